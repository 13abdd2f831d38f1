"""The numbers of answers, so that the same number typed twice never does two different things.

What lies in the Town has its number for the whole game, from ``TOWN`` on in the order of the Town; a card that is
turned up in the place of another gets the number of that place, though not in a turn in which it meant the other. All
other answers count from 1 and keep their numbers as long as a turn lasts, whoever asks and whatever else comes and
goes; 0 always ends something. All that follows from the game, so a game that is resumed has the same numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count

from cuore.engine.decision import Decision
from cuore.engine.options import ABSENT, unpack
from cuore.engine.places.town import FACE_UP_REMINISCENCES
from cuore.engine.session import Session
from cuore.engine.verbs import IN_TOWN
from cuore.engine.view import View
from cuore.engine.words import (
    END_SERVING,
    END_TURN,
    END_WORK,
    EVENT,
    HIDDEN,
    PICKING,
)

END = 0
ENDS = (END_SERVING, END_WORK, END_TURN)

TOWN = 20
"""The number of the first pile in the Town; what comes before is for all other answers."""

BEER_PILE = HIDDEN
"""Stands for the unknown card on top of the beer pile where cards are told by their kinds."""

NOBODY = -1


def in_town(view: View, decision: Decision, option: int) -> int | None:
    """The kind of card in the Town or beside it that an option is about, if any."""
    parts = unpack(view.deal.rules, option, decision.seat, decision.question)
    if parts.at != IN_TOWN:
        return None
    return BEER_PILE if parts.card == ABSENT else parts.card


class Numbers:
    """Gives the options of one decision after the other their numbers."""

    def __init__(self) -> None:
        self._turn: tuple[int, int, bool, int] | None = None  # round, whose turn, whether picking, who is asked
        self._given: dict[int, int] = {}  # option to number, in this turn
        self._town: dict[int, int] = {}  # kind to number, of cards that come and go; those that lie there
        self._after = 0  # the first number behind all places in the Town and beside it
        self._seen: dict[int, int] = {}  # kind to number, of everything in the Town and beside it
        self._used = NOBODY  # the number that was answered last, if nobody else has acted since

    def of(self, view: View, decision: Decision) -> dict[int, int]:
        """The numbers of all options, and of those that this turn had before, where nothing else has them now."""
        turn = (view.round, view.turn, view.phase == PICKING, decision.seat)
        if turn != self._turn:
            self._turn = turn
            self._given = {}
            self._town = {kind: number for kind, number in self._town.items() if number < self._after}
        taken = {self._used, *self._given.values()}
        town = self._numbers_in_town(view, taken)
        taken.update(town.values())
        for option in decision.options:
            if option not in self._given:
                kind = in_town(view, decision, option)
                if option in ENDS:
                    self._given[option] = END
                elif kind in town:
                    self._given[option] = town[kind]
                else:
                    self._given[option] = next(n for n in count(1) if n not in taken)
                taken.add(self._given[option])
        now = {option: self._given[option] for option in decision.options}
        return now | {option: n for option, n in self._given.items() if n not in now.values()}

    def answered(self, number: int) -> None:
        """An answer was given by, or instead of, this number."""
        self._used = number

    def card(self, number: int) -> int | None:
        """The card in the Town that has a number, whether it can be had or not."""
        return next((kind for kind, its_number in self._seen.items() if its_number == number), None)

    def _numbers_in_town(self, view: View, taken: Collection[int]) -> dict[int, int]:
        """The numbers of everything that lies in the Town and beside it, by kind of card."""
        deal = view.deal
        is_event = [deal.rules.category[kind] == EVENT for kind in deal.shop]
        goods = [kind for kind, event in zip(deal.shop, is_event, strict=True) if not event]
        events = [kind for kind, event in zip(deal.shop, is_event, strict=True) if event]
        private = view.deal.place.shown_private_maids
        found = {kind: TOWN + place for place, kind in enumerate(goods)}
        after = TOWN + len(goods)
        lying: dict[int, int] = {}
        for cards, places in (
            (view.face_up, private if deal.stock.private_pile else 0),
            (view.guests_up, 1 if deal.stock.guests else 0),
            (events, len(events)),
            (view.reminiscences_up, FACE_UP_REMINISCENCES if deal.stock.reminiscing else 0),
            ([BEER_PILE] if deal.stock.has_beers else [], 1 if deal.stock.has_beers else 0),
            (view.beers_up, 1 if deal.stock.has_beers else 0),
        ):
            lying.update(self._in_places(cards, range(after, after + places), taken))
            after += places
        self._after = after
        for kind in [kind for kind, number in lying.items() if number == NOBODY]:
            lying[kind] = next(n for n in count(after) if n not in taken and n not in lying.values())
        self._town = lying
        self._seen = found | lying
        return self._seen

    def _in_places(self, cards: Sequence[int], places: range, taken: Collection[int]) -> dict[int, int]:
        """Cards that come and go: who lay there keeps the number, who is new gets that of a free place, if any."""
        found = {kind: self._town[kind] for kind in cards if kind in self._town}
        for kind in cards:
            if kind not in found:
                free = [n for n in places if n not in found.values() and n not in taken]
                found[kind] = free[0] if free else NOBODY
        return found


def numbers_so_far(session: Session, people: Collection[int]) -> Numbers:
    """The numbers that the people at a table have read so far in a game."""
    numbers = Numbers()
    game = session.beginning()
    for index in session.answers:
        if game.asked in people:
            decision = game.pending
            assert decision is not None
            numbers.answered(numbers.of(View(game, game.asked), decision)[decision.options[index]])
        else:
            numbers.answered(NOBODY)
        game.apply(index)
    return numbers
