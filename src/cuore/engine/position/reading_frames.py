"""Reading the frames of a position: the programs that are running, and where each of them is."""

from __future__ import annotations

from cuore.engine.beers import BEER_OF_PILE, BEER_SHOWN_THERE
from cuore.engine.errors import DamagedRecord, shorten
from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.laying import LAYING, RECEIVING
from cuore.engine.park import NOBODY
from cuore.engine.position.notation import small_number
from cuore.engine.position.reader import Reader
from cuore.engine.words import PHASE_NAMES, PICKING

MOST_REPEATS = 99  # a total of costs that is being paid goes that far
NAMELESS = (BEER_OF_PILE, BEER_SHOWN_THERE)
"""Programs that can run without a card behind them: a beer bought at the Beer Stand."""


def read_frames(reader: Reader, g: Game) -> None:
    """The frames that are said; the turn at the beginning of its phase if none are."""
    if g.over and reader.frames:
        raise DamagedRecord("a game that has ended has no frames")
    if not reader.frames and not g.over:
        steps = reader.place.steps
        if g.phase not in steps:
            raise DamagedRecord(f"a position in the {PHASE_NAMES[g.phase]} phase must say its frames")
        f = g.push(reader.place.turn, g.turn, -1)
        f.pc = steps[g.phase]
        if g.phase == PICKING:
            f.seat = g.park.opener
            f.at = len([kind for kind in g.park.picked if kind != NOBODY])
    for number, value in reader.frames:
        reader.line = number
        words = [part.strip() for part in value.split(";")]
        program = reader.rules.programs.get(words[0])
        if program is None:
            raise reader.damaged(f"there is no program {shorten(words[0])}")
        f = Frame(program, -1, -1)
        for part in words[1:]:
            _read_register(reader, g, f, part)
        if f.seat < 0 or not 0 <= f.pc <= len(program):
            raise reader.damaged("a frame needs a seat, and a step that its program has")
        if (f.program is reader.place.turn) == bool(g.stack):
            raise reader.damaged("the turn is the first frame, and only the first")
        sent = f.program is RECEIVING or (f.program is LAYING and f.pc > 0)
        if sent and f.target < 0:
            raise reader.damaged("an event on its way needs a target")
        if g.stack and f.card < 0 and f.program not in NAMELESS:
            raise reader.damaged("an effect needs the card it comes from")
        g.stack.append(f)


def _read_register(reader: Reader, g: Game, f: Frame, part: str) -> None:
    """What a frame holds; ``step 3`` is the third."""
    key, _, value = part.partition(" ")
    if key == "step" and small_number(value) >= 1:
        f.pc = small_number(value) - 1
    elif key == "seat":
        f.seat = reader.seat(value, g.deal.seats)
    elif key == "card":
        f.card = reader.find(value)
    elif key == "target":
        f.target = reader.seat(value, g.deal.seats)
    elif key == "picked":
        f.picked = reader.find(value)
    elif part.startswith("known to "):
        f.knows = reader.seats(part[9:], g.deal.seats)
    elif key == "place":
        f.place = reader.entry(value)[0]
    elif key == "at" and 0 <= small_number(value) <= MOST_REPEATS:
        f.at = small_number(value)
    elif part == "borrowed":
        f.borrowed = True
    else:
        raise reader.damaged(f"{shorten(part)} is not a part of a frame")
