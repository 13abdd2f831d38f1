"""Games that are played in Python up to a question, so that a browser sees that question without playing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from cuore.cards.catalogue import official_rules
from cuore.engine.record import start_session, write_record
from cuore.town import draw_town
from tests.web.visitor import Visitor

LATEST = 25
"""Rounds that are played: houses are full by then."""


@dataclass(frozen=True)
class Question:
    """A decision of a game: the record up to it, who is asked what, and where the options lie."""

    record: str
    decision: int
    seat: int
    seats: int
    what: int
    places: frozenset[str]
    options: int

    def open(self, visitor: Visitor) -> str:
        """A table that goes on from here, where this visitor is asked; gives its id."""
        seats = ["me" if seat == self.seat else "apprentice" for seat in range(self.seats)]
        wish = {"record": self.record, "decision": self.decision, "seat": self.seat, "seats": seats}
        return str(visitor.ask("/api/replays/fork", {**wish, "options": {"pace": 0}})["id"])


def questions(boxes: list[str], seats: int, seed: str = "tea") -> list[Question]:
    """Of a game in which everybody answers at random: of each kind of question, the one with the most options."""
    fullest: dict[tuple[int, frozenset[str]], Question] = {}
    for question in _asked(boxes, seats, seed):
        key = (question.what, question.places)
        if key not in fullest or question.options >= fullest[key].options:
            fullest[key] = question
    return list(fullest.values())


def _asked(boxes: list[str], seats: int, seed: str) -> Iterator[Question]:
    rules = official_rules()
    setup = draw_town(rules, tuple(boxes), seed).setup(seats, seed)
    session = start_session(rules, setup)
    dice = Random(seed)
    asked: list[tuple[int, int, int, frozenset[str], int]] = []
    while (decision := session.game.pending) is not None and session.game.round < LATEST:
        places = frozenset([option.at or "nowhere" for option in decision.unpacked(rules)])
        asked.append((session.game.decisions, decision.seat, decision.question, places, len(decision.options)))
        session.apply(dice.randrange(len(decision.options)))
    record = write_record(setup, session)
    for number, seat, what, places, options in asked:
        yield Question(record, number, seat, seats, what, places, options)


SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080))


def out_of_reach(visitor: Visitor, sizes: Sequence[tuple[int, int]], scales: Sequence[int]) -> list[str]:
    """Options of the open question that a pointer meets neither on the table nor beside the question, by size."""
    found = []
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for scale in scales:
            hidden = visitor.page.evaluate("player.hiddenAt", {"width": width, "height": height, "scale": scale})
            found += [f"{width}x{height} at {scale} %: {words}" for words in hidden]
    return found
