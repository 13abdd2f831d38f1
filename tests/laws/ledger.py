"""A bookkeeper who sees nothing but events: card lists of its own, moved only by what is told.

It shares no code with moves.py. If it ever disagrees with the game, a card moved without being told, or was told to
move and did not; and since it is asked after every event, no card can be lost or doubled between two decisions
either, on whichever build.
"""

from __future__ import annotations

from collections import Counter

from cuore.engine.game import Game, Told
from cuore.engine.words import (
    DISMISS,
    EMPLOY,
    ILL,
    SERVING,
    STARTING,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EMPLOYMENTS,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PLAYED_DISMISSED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SHUFFLED,
    TOLD_SMALLER_HAND,
    TOLD_TOOK,
    TOLD_TOP_DISCARDED,
    TOLD_TURN,
    TOLD_USED,
)

HAND, DECK, DISCARD, PLAYED = "hand", "deck", "discard", "played"
CHAMBERMAIDS, STACK, EVENTS = "chambermaids", "private maids", "events"
TOWN, ON_OFFER, FACE_DOWN, MOVING = "town", "on offer", "face down", "moving"

Place = tuple[int, str]
"""A seat (or -1 for the table) and one of its zones."""

_FROM_TO = {
    TOLD_DREW: (DECK, HAND),
    TOLD_TOP_DISCARDED: (DECK, DISCARD),
    TOLD_DISCARDED: (HAND, DISCARD),
    TOLD_HAND_CARD_DISMISSED: (HAND, DISCARD),
    TOLD_SERVED: (HAND, PLAYED),
    TOLD_LOVE_PLAYED: (HAND, PLAYED),
    TOLD_CHAMBERED: (HAND, CHAMBERMAIDS),
    TOLD_EMPLOYED: (TOWN, DISCARD),
    TOLD_TOOK: (TOWN, HAND),
    TOLD_RETURNED: (HAND, TOWN),
    TOLD_PRIVATE_ARRIVED: (ON_OFFER, STACK),
    TOLD_PRIVATE_TURNED_UP: (FACE_DOWN, ON_OFFER),
    TOLD_EVENT_SENT: (TOWN, MOVING),
    TOLD_EVENT_TURNED_AWAY: (MOVING, TOWN),
}
"""Events by which one card goes from a zone to another, both of the seat that is named (or of the table)."""

_NO_CARD_MOVES = (
    TOLD_LOVE,
    TOLD_SERVINGS,
    TOLD_EMPLOYMENTS,
    TOLD_REVEALED,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOOKED_AT_HAND,
    TOLD_USED,
    TOLD_SMALLER_HAND,
    TOLD_SCORE,
)


class Ledger:
    """Where every card is, according to the events alone. A zone is a bag: nothing tells the order of a shuffle."""

    def __init__(self, g: Game) -> None:
        """Start from a game of which nothing has been told yet."""
        self.bags = bags_of(g)
        self.tops = tops_of(g)
        self.total = self.count()
        self.turn = g.turn
        self.phase = DISMISS
        self.over = False
        self._last = (-1, -1)

    def hear(self, told: Told) -> None:
        """Move what is told to move. Fails if it is not where it is said to come from."""
        what, seat, card, number, other, _ = told
        assert not self.over or what == TOLD_SCORE, "something happened after the end"
        if what in _FROM_TO:
            source, target = _FROM_TO[what]
            self._move(card, _place(seat, source), _place(seat, target))
            self._look(what, seat, card, number)
        elif what == TOLD_GAVE:
            self._move(card, (seat, HAND), (other, HAND))
        elif what == TOLD_SHUFFLED:
            assert not self.bags[seat, DECK], "a deck that still has cards is not shuffled"
            assert number == self._move_all((seat, DISCARD), (seat, DECK)) > 0
            self.tops[seat] = []
        elif what == TOLD_PLAYED_DISMISSED:
            assert self.bags[seat, PLAYED][card] > 0
            assert number == self._move_all((seat, PLAYED), (seat, DISCARD))
            self.tops[seat] = [card]
        elif what in (TOLD_EVENT_LANDED, TOLD_EVENT_LIFTED, TOLD_EVENT_RETURNED):
            self._event(what, seat, card, number)
        elif what in (TOLD_TURN, TOLD_PHASE, TOLD_OVER):
            self._course(what, seat, number)
        else:
            assert what in _NO_CARD_MOVES
        assert self.count() == self.total
        self._last = (what, seat)

    def count(self) -> int:
        """All cards there are; an Illness lying on a maid is one too."""
        return sum(count * (1 + entry // ILL) for bag in self.bags.values() for entry, count in bag.items())

    def _look(self, what: int, seat: int, card: int, number: int) -> None:
        if what == TOLD_DREW:
            assert number == self.bags[seat, DECK].total(), "a draw tells how many cards are left"
        elif what == TOLD_PRIVATE_TURNED_UP:
            assert number == self.bags[-1, FACE_DOWN].total()
        elif what in (TOLD_DISCARDED, TOLD_TOP_DISCARDED, TOLD_EMPLOYED):
            self.tops[seat] = [card]
        elif what == TOLD_HAND_CARD_DISMISSED and self._last != (what, seat):
            self.tops[seat] = [card]  # a packet is told from its top card on

    def _event(self, what: int, seat: int, event: int, entry: int) -> None:
        """An event comes to lie in quarters (``entry`` -1) or on a maid there, or leaves that place."""
        if what == TOLD_EVENT_LANDED:
            source, target, change = (-1, MOVING), (seat, EVENTS), ILL
        else:
            source, target, change = (seat, EVENTS), (-1, MOVING if what == TOLD_EVENT_LIFTED else TOWN), -ILL
        if entry < 0:
            self._move(event, source, target)
            return
        maids = (seat, CHAMBERMAIDS) if self.bags[seat, CHAMBERMAIDS][entry] else (seat, STACK)
        self._take(entry, maids)
        self.bags[maids][entry + change] += 1
        if change > 0:
            self._take(event, source)
        else:
            self.bags[target][event] += 1

    def _course(self, what: int, seat: int, number: int) -> None:
        if what == TOLD_TURN:
            assert self.phase == DISMISS, "a turn begins when another has ended"
            self.turn, self.phase = seat, STARTING
        elif what == TOLD_PHASE:
            assert seat == self.turn
            assert (self.phase, number) in ((STARTING, SERVING), (SERVING, EMPLOY), (EMPLOY, DISMISS))
            self.phase = number
        else:
            assert self.phase == DISMISS, "a game ends when a turn does"
            self.over = True

    def _take(self, entry: int, place: Place) -> None:
        assert self.bags[place][entry] > 0, f"{entry} is not at {place}"
        self.bags[place][entry] -= 1
        if not self.bags[place][entry]:
            del self.bags[place][entry]

    def _move(self, entry: int, source: Place, target: Place) -> None:
        self._take(entry, source)
        self.bags[target][entry] += 1

    def _move_all(self, source: Place, target: Place) -> int:
        moved = self.bags[source].total()
        self.bags[target] += self.bags[source]
        self.bags[source] = Counter()
        return moved


def _place(seat: int, zone: str) -> Place:
    return (-1, zone) if zone in (TOWN, ON_OFFER, FACE_DOWN, MOVING) else (seat, zone)


def bags_of(g: Game) -> dict[Place, Counter[int]]:
    """Where the cards of a game really are."""
    found: dict[Place, Counter[int]] = {
        (-1, TOWN): +Counter(dict(zip(g.deal.shop, g.piles, strict=True))),
        (-1, ON_OFFER): Counter(g.face_up),
        (-1, FACE_DOWN): Counter(g.face_down),
        (-1, MOVING): Counter(g.moving),
    }
    for seat, p in enumerate(g.players):
        for zone, cards in (
            (HAND, p.hand),
            (DECK, p.deck),
            (DISCARD, p.discard),
            (PLAYED, p.played),
            (CHAMBERMAIDS, p.chambermaids),
            (STACK, p.private),
            (EVENTS, p.events),
        ):
            found[seat, zone] = Counter(cards)
    return found


def tops_of(g: Game) -> list[list[int]]:
    """The card on top of every discard pile, if there is one."""
    return [p.discard[-1:] for p in g.players]
