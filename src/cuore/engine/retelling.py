"""A view played forward by events: what a seat saw, and what it was told since, give what it sees now.

Every change follows from what ``told.py`` declares of the event; the few kinds that are more than one card going from
zone to zone have their rule here, in the same words as the moves. So whoever holds a view needs no other one while
events come in: a page that moves its cards, a bot in another process, a test that nothing happens untold.
"""

from __future__ import annotations

from cuore.engine.deal import Deal
from cuore.engine.event_kind import ADD, CLEAR, SET, SLOTS, Change, EventKind
from cuore.engine.game import Told
from cuore.engine.quarters import card_under
from cuore.engine.told import event_numbered
from cuore.engine.words import (
    BEER,
    EVERYBODY,
    GENERAL,
    HIDDEN,
    ILL,
    KIND,
    TOLD_BEER_TAKEN,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_PLAYED_DISMISSED,
    TOLD_PRIVATE_LEFT,
    TOLD_REMOVED,
    TOLD_SHUFFLED,
    TOLD_TORN_DOWN,
    UNDER,
    viewer_name,
)
from cuore.engine.zones import BAG, HOUSE_ZONES, PILE, TABLE_ZONES, TOWN_PILES

NOT_TOLD = ("asked", "ask_what", "decision", "decisions", "frames")
"""The open question: who is asked is no event but what the game waits for, and is new in every view."""

STAFF_ZONES = ("deck", "hand", "discard")
"""What a player owns of the staff lies in these, and the owner knows it all without its order."""

SORTED = frozenset([zone.name for zone in (*TABLE_ZONES, *HOUSE_ZONES) if zone.order == BAG] + ["owned"])
"""Fields of a view in which cards have no order of their own."""

Data = dict[str, object]


class Retelling:
    """A view in plain values (``View.data()``) that follows events told to its seat. The data are changed in place."""

    def __init__(self, deal: Deal, data: Data) -> None:
        self.deal = deal  # what stays the same for the whole game: which piles there are, and what its cards are
        self.data = data
        self.seat = _number(data, "seat")
        houses = data["houses"]
        assert isinstance(houses, list)
        self.houses: list[Data] = houses
        self.sorted = SORTED | {zone.name for zone in deal.stock.brings.zones if zone.order == BAG}
        self.piled = {zone.name for zone in deal.stock.brings.zones if zone.order == PILE}

    def __repr__(self) -> str:
        return f"<Retelling to {viewer_name(self.seat)}, {self.deal!r}>"

    def hear(self, told: Told) -> None:
        """One event, in the form told to the viewer."""
        what, seat, card, number, other, _ = told
        kind = event_numbered(what)
        if what == TOLD_HAND_CARD_DISMISSED:
            self._dismiss(kind, seat, card, other)
        elif what == TOLD_SHUFFLED or what == TOLD_PLAYED_DISMISSED:
            self._move_all(kind, seat, card)
        elif what == TOLD_EVENT_LANDED or what == TOLD_EVENT_LIFTED or what == TOLD_EVENT_RETURNED:
            self._lay(kind, seat, card, number)
        elif what == TOLD_PRIVATE_LEFT:
            self._take(kind.leaves, seat, card + number * ILL)
            self._put(kind.reaches, seat, card)
            for _ in range(number):
                self._put(TOWN_PILES, seat, self.deal.illness)
        elif what == TOLD_LAID_UNDER:
            self._take("beers" if self._is_beer(card) else kind.leaves, seat, card)
            self._replace(kind.reaches, seat, number, number + (card + 1) * UNDER)
        elif what == TOLD_TORN_DOWN:
            self._tear_down(kind, seat, number)
        elif what == TOLD_BEER_TAKEN:
            self._take("beers_up" if number else kind.leaves, seat, card)
            self._put(kind.reaches, seat, card)
        elif what == TOLD_REMOVED:
            self._take("beers_up" if seat < 0 else kind.leaves if self._is_beer(card) else "events", seat, card)
            self._put(kind.reaches, seat, card)
        else:
            if kind.leaves:
                self._take(kind.leaves, seat, card)
            if kind.reaches:
                self._put(kind.reaches, other if kind.to_other else seat, card)
        if kind.shows:
            self._holder(kind.leaves, seat)[f"{kind.leaves}_top"] = number
        for change in kind.changes:
            self._change(change, told)
        if not self.data["aside_count"]:
            self.data["aside_knows"] = EVERYBODY

    # -- counters --

    def _change(self, change: Change, told: Told) -> None:
        name = change.counter
        by = change.by if isinstance(change.by, int) else _slot(told, change.by)
        holder = self.data if name in self.data else self.houses[told[1]]
        value = holder[name]
        if isinstance(value, list):
            self._change_list(value, change, by, -1 if not change.of else _slot(told, change.of))
        elif isinstance(value, bool):
            holder[name] = bool(by)
        elif change.how == SET or change.how == CLEAR:
            holder[name] = by
        else:
            now = _number(holder, name)
            holder[name] = now + by if change.how == ADD else max(0, now - by)

    def _change_list(self, values: list[int], change: Change, by: int, at: int) -> None:
        """Skill points have a number for each skill; else it is a list of cards that are noted, each at its place."""
        if change.counter == "skills":
            if change.how == CLEAR:
                values[:] = [0] * len(values)
            else:
                values[at] += by if change.how == ADD else -by
        elif change.how == CLEAR:
            values.clear()
        elif change.how == ADD:
            values.insert(len(values) if at < 0 else at, by)
        else:
            values.remove(by)

    # -- cards --

    def _take(self, zone: str, seat: int, card: int) -> None:
        """A card leaves a zone, as far as the viewer sees it."""
        if zone == TOWN_PILES:
            if self.deal.pile_of[card] >= 0:
                _cards(self.data, TOWN_PILES)[self.deal.pile_of[card]] -= 1
            else:
                _cards(self.data, "guests_up").remove(card)
        elif zone == "picked":
            _cards(self.data, "picked")[seat] = HIDDEN
        elif zone == "preparations":
            self._take_preparation(card)
        else:
            holder = self._holder(zone, seat)
            if f"{zone}_count" in holder:
                holder[f"{zone}_count"] = _number(holder, f"{zone}_count") - 1
            if self._shown(zone, holder, card):
                cards = _cards(holder, zone)
                del cards[len(cards) - 1 - cards[::-1].index(card) if zone in self.piled else cards.index(card)]
            if zone in STAFF_ZONES and seat == self.seat:
                _cards(holder, "owned").remove(card)

    def _put(self, zone: str, seat: int, card: int) -> None:
        """A card reaches a zone, as far as the viewer sees it."""
        if zone == TOWN_PILES:
            self._put_into_town(card)
        elif zone == "picked":
            _cards(self.data, "picked")[seat] = card
        else:
            holder = self.houses[seat] if zone == "preparations" else self._holder(zone, seat)
            if f"{zone}_count" in holder:
                holder[f"{zone}_count"] = _number(holder, f"{zone}_count") + 1
            if f"{zone}_top" in holder:
                holder[f"{zone}_top"] = card
            if self._shown(zone, holder, card):
                self._add(holder, zone, card)
            if zone in STAFF_ZONES and seat == self.seat:
                self._add(holder, "owned", card)

    def _holder(self, zone: str, seat: int) -> Data:
        """Where a zone is: at the table, or in a house."""
        at_table = zone in self.data or f"{zone}_count" in self.data
        return self.data if at_table else self.houses[seat]

    def _shown(self, zone: str, holder: Data, card: int) -> bool:
        """Whether the viewer sees the cards of a zone: of those that are counted, in the own house alone."""
        if zone not in holder or card == HIDDEN:
            return False
        if zone == "aside":
            knows = _number(self.data, "aside_knows")
            return knows == EVERYBODY or (self.seat >= 0 and bool(knows >> self.seat & 1))
        return f"{zone}_count" not in holder or (self.seat >= 0 and holder is self.houses[self.seat])

    def _put_into_town(self, card: int) -> None:
        """To her pile; a guest to the guests, and what has no pile in this game is out of it."""
        if self.deal.pile_of[card] >= 0:
            _cards(self.data, TOWN_PILES)[self.deal.pile_of[card]] += 1
        elif self.deal.rules.category[card] == GENERAL:
            _cards(self.data, "guests_up").append(card)
        else:
            self._add(self.data, "removed", card)

    def _take_preparation(self, card: int) -> None:
        piles = self.data["preparations"]
        assert isinstance(piles, list)
        for pile in piles:
            if pile[-1:] == [card]:
                pile.pop()
                return
        raise ValueError("this preparation is not to be done next")

    # -- what is more than one card going from zone to zone --

    def _dismiss(self, kind: EventKind, seat: int, card: int, above: int) -> None:
        """A card of a packet: the first that is told lies on top of the pile."""
        top = self.houses[seat]["discard_top"]
        self._take(kind.leaves, seat, card)
        self._put(kind.reaches, seat, card)
        if above:
            self.houses[seat]["discard_top"] = top

    def _move_all(self, kind: EventKind, seat: int, top: int) -> None:
        """A whole zone goes to another one: the played cards to the discard pile, or that into the deck."""
        house = self.houses[seat]
        if kind.leaves in house:
            for card in _cards(house, kind.leaves)[:]:
                self._take(kind.leaves, seat, card)
                self._put(kind.reaches, seat, card)
        else:
            source, target = f"{kind.leaves}_count", f"{kind.reaches}_count"
            house[target] = _number(house, target) + _number(house, source)
            house[source] = 0
        house["discard_top"] = top

    def _lay(self, kind: EventKind, seat: int, event: int, entry: int) -> None:
        """An event lies down in quarters at large or on a card there, or leaves that place."""
        landing = kind.reaches == "events"
        if entry < 0:
            self._take(kind.leaves, seat, event)
            self._put(kind.reaches, seat, event)
            return
        for zone in ("chambermaids", "private", "buildings"):
            if entry in _cards(self.houses[seat], zone):
                self._replace(zone, seat, entry, entry + ILL if landing else entry - ILL)
                break
        if landing:
            self._take(kind.leaves, seat, event)
        else:
            self._put(kind.reaches, seat, event)

    def _tear_down(self, kind: EventKind, seat: int, entry: int) -> None:
        """A building goes back, and the card under it to its owner."""
        self._take(kind.leaves, seat, entry)
        self._put(kind.reaches, seat, entry & KIND)
        under = card_under(entry)
        if under >= 0:
            self._put("beers" if self._is_beer(under) else "discard", seat, under)

    def _replace(self, zone: str, seat: int, entry: int, now: int) -> None:
        cards = _cards(self.houses[seat], zone)
        cards[cards.index(entry)] = now
        if zone in self.sorted:
            cards.sort()

    def _add(self, holder: Data, zone: str, card: int) -> None:
        cards = _cards(holder, zone)
        cards.append(card)
        if zone in self.sorted:
            cards.sort()

    def _is_beer(self, card: int) -> bool:
        return self.deal.rules.category[card] == BEER


def _slot(told: Told, slot: str) -> int:
    return told[1 + SLOTS.index(slot)]


def _cards(data: Data, name: str) -> list[int]:
    found = data[name]
    assert isinstance(found, list)
    return found


def _number(data: Data, name: str) -> int:
    found = data[name]
    assert isinstance(found, int)
    return found
