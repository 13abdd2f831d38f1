"""What stays the same for the whole of one game: who sits there, what the Town sells, the key of its luck."""

from __future__ import annotations

from cuore.engine.rules import Rules
from cuore.engine.words import EVENT, ON_MAID, PRIVATE


class Deal:
    """The unchanging facts of one game, shared by all its copies. ``key`` is the one secret in it."""

    def __init__(
        self,
        rules: Rules,
        key: bytes,
        seats: int,
        first: int,
        shop: list[int],
        totals: list[int],
        boxes: tuple[str, ...],
        empty_piles_end: int = 2,
        round_limit: int = 200,
    ) -> None:
        self.rules = rules
        self.key = key
        self.seats = seats
        self.first = first  # the seat that began; rounds are counted from it
        self.boxes = boxes
        self.empty_piles_end = empty_piles_end  # so many empty maid piles end the game
        self.round_limit = round_limit  # a game this long is stopped and scored
        self.shop = shop  # the kinds that have a pile in the Town, events last
        self.totals = totals  # by kind: how many cards take part in this game, wherever they are
        self.pile_of = [-1] * len(rules.cards)  # by kind: the place of its pile in the Town
        for place, kind in enumerate(shop):
            self.pile_of[kind] = place
        self.goods = len([k for k in shop if rules.category[k] != EVENT])  # piles before the events
        self.prices = [rules.cost[k] for k in shop[: self.goods]]
        self.offers = [rules.employ_option[k] for k in shop[: self.goods]]
        self.events = [k for k in shop if rules.category[k] == EVENT]
        self.maid_piles = [place for place, k in enumerate(shop) if rules.is_maid[k]]
        self.private_maids = sum(totals[k] for k in range(len(totals)) if rules.category[k] == PRIVATE)
        self.reacting = [k for k in rules.reacting if totals[k]]
        self.illness = next((k for k in self.events if rules.laid[k] == ON_MAID), -1)

        self._public: Deal | None = None

    def public(self) -> Deal:
        """The same facts without the secret key: what a view may hold."""
        if self._public is None:
            self._public = self.with_key(bytes(32))
        return self._public

    def with_key(self, key: bytes) -> Deal:
        """The same game with other luck from here on."""
        return Deal(
            self.rules,
            key,
            self.seats,
            self.first,
            self.shop,
            self.totals,
            self.boxes,
            self.empty_piles_end,
            self.round_limit,
        )
