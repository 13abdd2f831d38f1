"""What stays the same for the whole of one game: who sits there, what the Town sells, the key of its luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cuore.engine.errors import DamagedRecord, ForeignRecord, shorten
from cuore.engine.luck import NO_LUCK, Luck
from cuore.engine.needs import fewest_cards
from cuore.engine.place import Place
from cuore.engine.plain_data import flag_in, list_in, number_in, numbers_in
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.score_rules import rules_in_play
from cuore.engine.sealed import Sealed
from cuore.engine.words import (
    BEER,
    ERRAND_NAMES,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    ON_BUILDING,
    ON_MAID,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    SEAT_NAMES,
)


class Stock(Sealed):
    """What a place sells and who takes part, and all that follows from it. Many games share one: nothing changes it.

    ``errands`` (each: is there any of it?) and ``beers`` are for positions in which such cards may be nowhere.
    """

    def __init__(
        self,
        rules: Rules,
        shop: Sequence[int],
        totals: Sequence[int],
        boxes: tuple[str, ...],
        private_pile: bool,
        errands: tuple[bool, ...] = (),
        beers: bool = False,
    ) -> None:
        self.rules = rules
        self.boxes = boxes
        self.brings = rules.brings(boxes)  # zones and counters of their own
        self.place: Place = rules.host(boxes).place
        self.shop = tuple(shop)  # the kinds that have a pile in the Town, events last
        self.totals = tuple(totals)  # by kind: how many cards take part in this game, wherever they are
        piles = [-1] * len(rules.cards)
        for at, kind in enumerate(shop):
            piles[kind] = at
        self.pile_of = tuple(piles)  # by kind: the place of its pile in the Town
        goods = [k for k in shop if rules.category[k] != EVENT and not rules.requires[k]]
        # Buildings that must be earned before they are bought.
        self.conditional = tuple([k for k in shop if rules.requires[k]])
        # By Love, up to the dearest price: the piles that it can pay for, and the options to employ from them. Needed
        # at every decision of an Employ Phase, so it is worked out once.
        dearest = max([rules.cost[k] for k in goods])
        self.payable = tuple([tuple([piles[k] for k in goods if rules.cost[k] <= n]) for n in range(dearest + 1)])
        self.offers = tuple([tuple([rules.employ_option[shop[at]] for at in row]) for row in self.payable])
        scoring = [(card.name, card.scores) for k, card in enumerate(rules.cards) if totals[k]]
        self.score_rules = tuple(rules_in_play(scoring))
        self.loves = tuple(sorted([k for k in shop if rules.category[k] == LOVE]))
        self.events = tuple([k for k in shop if rules.category[k] == EVENT])
        self.present = tuple([k for k in range(len(totals)) if totals[k]])
        present = self.present
        on_sale = [k for k in present if self.pile_of[k] >= 0 or rules.category[k] in (GENERAL, PRIVATE)]
        changes = [change for k in present for change in rules.changes[k]]
        bargains = [change.least() for change in changes if change.least() >= 0]
        self.cheapest = min([rules.cost[k] for k in on_sale] + bargains)  # with less Love nothing can be employed
        self.cheapest_event = min([rules.cost[k] for k in self.events], default=1_000)
        self.maid_piles = tuple([at for at, k in enumerate(shop) if rules.is_maid[k]])
        self.private_pile = private_pile  # whether there is a pile of private maids that can run out
        self.reacting = tuple([k for k in rules.reacting if totals[k]])
        self.illness = next((k for k in self.events if rules.laid[k] == ON_MAID), -1)
        self.storm = next((k for k in self.events if rules.laid[k] == ON_BUILDING), -1)
        self.protecting = tuple([k for k in present if rules.cards[k].protects])
        self.protected_from = min([rules.cards[k].protects for k in self.protecting], default=1_000)  # buildings
        self.beer_stand = next((k for k in present if rules.category[k] == BEER and rules.cards[k].opens), -1)
        self.has_beers = beers or any(rules.category[k] == BEER for k in present)
        # What there is more than in the first box, so that games without it need not look: prices that change without
        # a maid having served, things to use and to cure in a Starting Phase, cheaper chambermaids, Reminiscences,
        # abilities from hand, chambermaids who can be sent away.
        self.shifting = any(rules.changes[k] and (rules.chamber[k] or rules.laid[k]) for k in present)
        self.discounting = any(rules.chamber_discount[k] for k in present)
        self.reminiscing = any(rules.category[k] == REMINISCENCE for k in present)
        dearest_staff = max([rules.cost[k] for k in present if rules.sorts[k]], default=0)
        needs = [
            fewest_cards(rules.cards[k].needs, dearest_staff) for k in present if rules.category[k] == REMINISCENCE
        ]
        self.fewest_needs = min(needs, default=0)  # with fewer cards in hand no Reminiscence can be acquired
        self.uses = any(rules.chambered_starting[k] or (rules.laid[k] and rules.starting[k]) for k in present)
        # What the cures of events take.
        self.cures = tuple(sorted({rules.cure[k] for k in self.events if rules.cure[k] >= 0}))
        self.maid_cures = any(rules.cure_maid[k] for k in self.events)
        self.hand_abilities = tuple([k for k in present if rules.hand_ability[k]])
        self.high_class = tuple([k for k in present if rules.category[k] == HIGH_CLASS])
        prepared = {rules.errand[k] for k in present if rules.category[k] == PREPARATION}
        self.errands = errands or tuple([errand in prepared for errand in range(len(ERRAND_NAMES))])
        self.guests = tuple([k for k in present if rules.category[k] == GENERAL and self.pile_of[k] < 0])
        self.chamber_uses = tuple([k for k in present if rules.chambered_serving[k]])
        self.leaving = tuple([k for k in present if rules.leave[k]])
        # Something to forget when a turn begins, and something to do in a Serving Phase without a Serving.
        self.rarities = self.reminiscing or self.has_beers or bool(self.high_class)
        self.extras = (
            self.discounting
            or self.reminiscing
            or bool(self.hand_abilities)
            or bool(self.leaving)
            or bool(self.chamber_uses)
        )

    def __repr__(self) -> str:
        return f"<Stock of {' + '.join(self.boxes)}: {len(self.shop)} piles, {len(self.present)} kinds of cards>"


class Deal:
    """The unchanging facts of one game, shared by all its copies. ``luck`` holds the one secret in it."""

    __slots__ = (
        "asks_all",
        "empty_piles_end",
        "events",
        "first",
        "illness",
        "loves",
        "luck",
        "maid_piles",
        "offers",
        "payable",
        "pile_of",
        "place",
        "round_limit",
        "rules",
        "seats",
        "shop",
        "stock",
        "totals",
    )

    def __init__(
        self,
        stock: Stock,
        luck: Luck,
        seats: int,
        first: int,
        empty_piles_end: int = 2,
        round_limit: int = 200,
        asks_all: bool = False,
    ) -> None:
        self.stock = stock
        self.luck = luck
        self.seats = seats
        self.first = first  # the seat that began; rounds are counted from it
        self.empty_piles_end = empty_piles_end  # so many empty maid piles end the game
        self.round_limit = round_limit  # a game this long is stopped and scored
        self.asks_all = asks_all  # whether others than the player whose turn it is are asked even without a choice
        # The rules ask for these all the time: one step less to each.
        self.rules = stock.rules
        self.place = stock.place
        self.shop = stock.shop
        self.totals = stock.totals
        self.pile_of = stock.pile_of
        self.payable = stock.payable
        self.offers = stock.offers
        self.loves = stock.loves
        self.events = stock.events
        self.maid_piles = stock.maid_piles
        self.illness = stock.illness

    def __repr__(self) -> str:
        boxes = " + ".join(self.stock.boxes)
        return f"<Deal of {boxes} in the {self.place.title}: {self.seats} seats, {SEAT_NAMES[self.first]} began>"

    def with_luck(self, luck: Luck) -> Deal:
        """The same game with other luck from here on."""
        return Deal(self.stock, luck, self.seats, self.first, self.empty_piles_end, self.round_limit, self.asks_all)

    def data(self) -> dict[str, object]:
        """All but its luck as plain values: what another process needs to know of a game once."""
        stock = self.stock
        found: dict[str, object] = {
            "rules": RULES_VERSION,
            "cards": self.rules.fingerprint,
            "boxes": list(stock.boxes),
            "seats": self.seats,
            "first": self.first,
            "empty_piles_end": self.empty_piles_end,
            "round_limit": self.round_limit,
            "private_pile": stock.private_pile,
            "errands": list(stock.errands),
            "beers": stock.has_beers,
            "shop": list(self.shop),
            "totals": list(self.totals),
        }
        if self.asks_all:
            found["asks_all"] = True
        return found

    @staticmethod
    def of(data: Mapping[str, object], rules: Rules) -> Deal:
        """The deal with these data, without luck; what follows from its stock is looked up, or worked out once."""
        if (data.get("rules"), data.get("cards")) != (RULES_VERSION, rules.fingerprint):
            raise ForeignRecord("this is of a game with other rules or cards")
        seats, first = number_in(data, "seats"), number_in(data, "first")
        if not 1 <= seats <= len(SEAT_NAMES) or not 0 <= first < seats:
            raise DamagedRecord(f"no game has {shorten(seats)} seats of which {shorten(first)} begins")
        boxes = tuple([str(box) for box in list_in(data, "boxes")])
        errands = tuple([bool(errand) for errand in list_in(data, "errands")])
        shop, totals = tuple(numbers_in(data, "shop")), tuple(numbers_in(data, "totals"))
        private_pile, beers = flag_in(data, "private_pile"), flag_in(data, "beers")
        if set(shop) - set(range(len(rules.cards))) or len(totals) != len(rules.cards) or min(totals) < 0:
            raise DamagedRecord("no game is played with such piles")
        layout = (boxes, shop, totals, private_pile, errands, beers)
        stock = rules.known_stock(layout)
        if not isinstance(stock, Stock):
            stock = Stock(rules, shop, totals, boxes, private_pile, errands, beers)
            rules.keep_stock(layout, stock)
        ending = number_in(data, "empty_piles_end")
        asks_all = "asks_all" in data and flag_in(data, "asks_all")
        return Deal(stock, NO_LUCK, seats, first, ending, number_in(data, "round_limit"), asks_all)


def empty_maid_piles(deal: Deal, piles: list[int], private_pile: int, guests: int) -> int:
    """How many piles of maids have run out.

    The private maids count as one pile, and so do guests from other boxes; so many cards lie in these.
    """
    empty = 0
    for place in deal.maid_piles:
        if not piles[place]:
            empty += 1
    if deal.stock.private_pile and not private_pile:
        empty += 1
    if deal.stock.guests and not guests:
        empty += 1
    return empty
