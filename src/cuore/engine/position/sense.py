"""Whether what a position says can be at one moment of a game: its phase, its round, the effects in progress.

Every line can be right by itself and the whole still be no game: a card would vanish or an effect reach for a card that
is not there, many decisions later. So it is refused when it is read.
"""

from __future__ import annotations

from cuore.engine.errors import DamagedRecord
from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.laying import LAYING, RECEIVING
from cuore.engine.park import NOBODY
from cuore.engine.phases.dismiss import OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.picking import PickHighClassMaids
from cuore.engine.phases.rounds import ReturnHighClassMaid
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase
from cuore.engine.phases.work import LoseServings, WorkStep
from cuore.engine.position.reader import Reader
from cuore.engine.reminiscences import ACQUIRING
from cuore.engine.words import (
    DISMISS,
    EMPLOY,
    EVENT,
    PHASE_NAMES,
    PICKING,
    REMINISCENCE,
    SEAT_NAMES,
    SERVING,
    STARTING,
    WORK,
)

PHASE_OF: dict[type, int] = {
    PickHighClassMaids: PICKING,
    BeginTurn: STARTING,
    StartingPhase: STARTING,
    ServingPhase: SERVING,
    LoseServings: WORK,
    WorkStep: WORK,
    EmployPhase: EMPLOY,
}
"""The phase that a step of a turn is part of; all others come when the turn closes."""

ABOUT = {LAYING: EVENT, RECEIVING: EVENT, ACQUIRING: REMINISCENCE}
"""What sort of card these programs are always about."""

TURNING_OVER = "turn over"


def check_sense(reader: Reader, g: Game) -> None:
    """Refuse a position that no game could come to, or go on from."""
    if g.over:
        return
    _check_turn(g)
    if g.park.in_use:
        _check_round(g)
    for place, f in enumerate(g.stack[1:], 1):
        reader.line = reader.frames[place][0]
        _check_effect(reader, g, f)
    reader.line = 0
    top = g.stack[-1]
    if g.aside and (top.pc == len(top.program) or TURNING_OVER not in top.program[top.pc].NEEDS):
        raise DamagedRecord("cards lie aside that no effect has turned over")


def _check_turn(g: Game) -> None:
    """The phase, the seat and the place in the turn belong together."""
    turn = g.stack[0]
    step = turn.program[turn.pc] if turn.pc < len(turn.program) else None
    if g.phase != PHASE_OF.get(type(step), DISMISS):
        raise DamagedRecord(f"the {PHASE_NAMES[g.phase]} phase does not fit this place of the turn")
    if g.phase == PICKING:
        have = [seat for seat in range(g.deal.seats) if g.park.picked[seat] != NOBODY]
        should = [(g.park.opener + place) % g.deal.seats for place in range(turn.at)]
        if turn.seat != g.park.opener or have != sorted(set(should)) or turn.at > g.deal.seats:
            raise DamagedRecord("high class maids are picked in turn, from the seat that opens the round")
    elif turn.seat != g.turn:
        raise DamagedRecord(f"it is {SEAT_NAMES[g.turn]}'s turn, not {SEAT_NAMES[turn.seat]}'s")
    elif turn.at >= (g.deal.seats if isinstance(step, OthersAtDismiss) else 1):
        raise DamagedRecord(f"this place of the turn is never at {turn.at}")


def _check_round(g: Game) -> None:
    """Who has had a turn in this round has given the high class maid back; skill points are of one turn."""
    park = g.park
    if g.phase == PICKING:
        if any(park.skills) or len(g.stack) > 1:
            raise DamagedRecord("while high class maids are picked nobody has skill points, and no effect happens")
        return
    turn = g.stack[0]
    seats = g.deal.seats
    over = [(park.opener + place) % seats for place in range((g.turn - park.opener) % seats)]
    if any(isinstance(step, ReturnHighClassMaid) for step in turn.program[: turn.pc]):
        over.append(g.turn)
    for seat in over:
        if park.picked[seat] != NOBODY:
            name = g.rules.names[park.picked[seat]]
            raise DamagedRecord(f"{SEAT_NAMES[seat]}'s turn of this round is over: {name} is back in the Park")


def _check_effect(reader: Reader, g: Game, f: Frame) -> None:
    """An effect is its own card's, done by the right seat, and finds what it is about."""
    rules = g.rules
    path = rules.path_of(f.program)
    owner, slash, part = path.partition(" / ")
    if slash and (f.card < 0 or rules.programs.get(f"{rules.names[f.card]} / {part}") is not f.program):
        raise reader.damaged(f"this is an effect of {owner}, and of no other card")
    if f.program in ABOUT and rules.category[f.card] != ABOUT[f.program]:
        raise reader.damaged(f"{path!r} cannot be about {rules.names[f.card]}")
    if f.pc == len(f.program):
        return
    if f.seat != g.turn and any(step.TURN_PLAYER for step in f.program[f.pc :]):
        raise reader.damaged("this effect is for the player whose turn it is")
    if not f.program[f.pc].makes_sense(g, f):
        raise reader.damaged("what this effect is about is not there")
    if slash and not g.deal.totals[f.card]:
        raise reader.damaged(f"{owner} is not in this game")
