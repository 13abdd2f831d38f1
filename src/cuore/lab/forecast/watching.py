"""Playing one game and writing down what a forecast wants to know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cuore.bots import Bot, Ears
from cuore.engine.game import Game, Told
from cuore.engine.scoring import points, winners
from cuore.engine.told import event_numbered
from cuore.engine.view import View
from cuore.engine.words import ENDING_NAMES, PICKING, TOLD_TURN
from cuore.lab.arrivals import Doing
from cuore.lab.playing import game_checksum
from cuore.lab.ways import is_burden


@dataclass(frozen=True)
class Watched:
    """How one game went, seat by seat. Cards by their kinds, hurts by the names of events."""

    rounds: int
    turns: int
    decisions: int
    first: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    lead_changes: int
    got: tuple[dict[int, int], ...]  # by whose doing cards came into play, wherever they went
    hurts: dict[str, int]  # what anybody suffered by somebody else's doing
    checksum: str

    def share(self, seat: int) -> float:
        """What a seat has of the win: all of it, a part of a shared one, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Lead:
    """Who leads, and how often that has changed. A tie changes nothing: somebody else must lead alone."""

    def __init__(self) -> None:
        self.leader = -1
        self.changes = 0

    def note(self, standing: Sequence[int]) -> None:
        """The points of all seats at some moment."""
        best = max(standing)
        if standing.count(best) > 1:
            return
        leader = standing.index(best)
        if self.leader not in (-1, leader):
            self.changes += 1
        self.leader = leader


class Watcher:
    """Hears all that a game tells from now on."""

    def __init__(self, g: Game) -> None:
        self._rules = g.rules
        self._doing = Doing(g)
        self.turns = 0 if g.phase == PICKING else 1
        self.got: list[dict[int, int]] = [{} for _ in range(g.deal.seats)]
        self.hurts: dict[str, int] = {}

    def hear(self, told: Told) -> None:
        """One event, with everything that only some may know."""
        what, seat, card, _, other, _ = told
        self.turns += what == TOLD_TURN
        way = self._doing.hear(told)
        if way is None:
            return
        doer, getter = self._doing.doer, self._doing.getter(way, told)
        receiver = other if way.to_other else seat
        if getter >= 0:
            got = self.got[getter]
            got[card] = got.get(card, 0) + 1
        if way.suffers or ((way.gets or way.to_other) and not way.loses):
            hurt = receiver != doer and (way.suffers or is_burden(self._rules, card))
        else:
            hurt = seat != doer and (way.loses or way.shrinks)
        if hurt:
            name = event_numbered(what).name
            self.hurts[name] = self.hurts.get(name, 0) + 1


def watch(g: Game, bots: Sequence[Bot], rngs: Sequence[Random]) -> Watched:
    """Let bots play a game to its end, and tell how it went."""
    ears = Ears(g, bots)  # which tell the game where to tell, if anybody wants to remember
    own: list[Told] = []
    told = own if g.told is None else g.told
    g.told = told
    watcher = Watcher(g)
    lead = Lead()
    answers: list[int] = []
    while g.options:
        seat = g.asked
        index = bots[seat].choose(View(g, seat), rngs[seat], ears.memory(seat))
        answers.append(index)
        before, turns = len(told), watcher.turns
        g.apply(index)
        for event in told[before:]:
            watcher.hear(event)
        own.clear()
        if watcher.turns > turns and g.options:  # at the end they are counted below
            lead.note(points(g))
    vp = points(g)
    lead.note(vp)
    return Watched(
        rounds=g.round,
        turns=watcher.turns,
        decisions=g.decisions,
        first=g.deal.first,
        points=tuple(vp),
        winners=tuple(winners(g)),
        ending=ENDING_NAMES[g.ending],
        lead_changes=lead.changes,
        got=tuple(watcher.got),
        hurts=watcher.hurts,
        checksum=game_checksum(g, vp, answers).hex(),
    )
