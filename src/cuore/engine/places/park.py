"""The Park: a game in rounds. Everybody picks a high class maid, maids do errands, and guests come from other boxes."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.box import Box
from cuore.engine.card import COMMON, Card
from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import IllegalSetup
from cuore.engine.frame import Program
from cuore.engine.game import Game
from cuore.engine.luck import Luck
from cuore.engine.park import Park, new_park
from cuore.engine.phases.dismiss import AfterNewHand, CleanUp, OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.picking import PickHighClassMaids
from cuore.engine.phases.rounds import EndParkTurn, ReturnHighClassMaid
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase
from cuore.engine.phases.work import LoseServings, WorkStep
from cuore.engine.place import Place
from cuore.engine.rules import Rules
from cuore.engine.scoring import chambermaids
from cuore.engine.setup.choice import Setup, check_maids, check_needs, of_boxes
from cuore.engine.side_table import new_side_table
from cuore.engine.words import (
    CHAMBERMAID_CHIEF,
    EFFORT,
    EMPLOY,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    NO_ERRAND,
    ON_MAID,
    PICKING,
    PREPARATION,
    PRIVATE,
    SERVING,
    STARTING,
    WORK,
)

FULL_TABLE = 4
CHIEFS_A_SEAT = 3
FEWER_FOR_TWO = 3  # cards less in every pile of general maids when two play
LEFT_OUT_BY_TWO = EFFORT  # the errand that two players leave out
LEVELS_OUT = (1, 3)  # with fewer players, one preparation of each of these levels is left out

TURN: Program = (
    PickHighClassMaids(),
    BeginTurn(),
    StartingPhase(),
    ServingPhase(then=WORK),
    LoseServings(),
    WorkStep(),
    EmployPhase(),
    ReturnHighClassMaid(),
    OthersAtDismiss(),
    CleanUp(played_first=True),
    AfterNewHand(),
    EndParkTurn(),
)


class ThePark(Place):
    """The rules of the Park."""

    def __init__(self) -> None:
        super().__init__(
            "park",
            "Park",
            "park turn",
            TURN,
            steps={PICKING: 0, STARTING: 2, SERVING: 3, WORK: 5, EMPLOY: 6},
            after_serving=WORK,
            shown_private_maids=1,
            optional=(EVENT,),
            others_stay=" and high class maids who are not vital",
            open_pile=True,
            apart=True,
            visitors=10,
            skills=True,
            in_rounds=True,
            tie="chambermaids",
        )

    def check(self, rules: Rules, setup: Setup, host: Box) -> None:
        """Its own ten maids, and visitors from the other boxes."""
        if setup.faster:
            raise IllegalSetup("there is no faster game in the Park: its book says what two players leave out")
        if setup.printed_only:
            raise IllegalSetup(
                "the cards of the Park are mostly reconstructions: there is no game with printed ones only"
            )
        check_maids(rules, setup, (host.id,))
        check_needs(rules, setup, (host.id,))
        others = [box for box in setup.boxes if box != host.id]
        for names, category, what in (
            (setup.guests, GENERAL, "general maid"),
            (setup.private_maids, PRIVATE, "private maid"),
        ):
            for name in names:
                card = rules.cards[rules.kind(name)]
                if card.category != category or card.box not in others:
                    raise IllegalSetup(f"{name} is no {what} of another box in play, and cannot come to the Park")
            if len(set(names)) != len(names):
                raise IllegalSetup(f"a {what} is named twice among those who come to the Park")
        if len(setup.guests) not in (0, self.visitors):
            raise IllegalSetup(
                f"{self.visitors} general maids of other boxes come to the Park, or none, not {len(setup.guests)}"
            )
        there = [k for k in of_boxes(rules, tuple(others)) if rules.category[k] == PRIVATE]
        most = min(len(there), self.visitors)
        if len(setup.private_maids) > most:
            raise IllegalSetup(f"up to {most} private maids come to the Park, not {len(setup.private_maids)}")

    def can_stay(self, rules: Rules, kind: int) -> bool:
        """Events, and the high class maids whom the game can do without."""
        is_spare = rules.category[kind] == HIGH_CLASS and not is_vital(rules, kind)
        return is_spare or super().can_stay(rules, kind)

    def stock(self, rules: Rules, setup: Setup, host: Box, luck: Luck) -> Stock:
        all_of_them = high_class_maids(rules, host.id, setup.seats)
        high_class = [k for k in all_of_them if rules.names[k] not in setup.without]
        if setup.seats == FULL_TABLE - 1:
            leave_one_out(rules, high_class, luck)
        visitors = (setup.guests, setup.private_maids)
        known = (setup.boxes, setup.town, setup.without, *visitors, setup.seats, tuple(high_class))
        stock = rules.known_stock(known)
        if isinstance(stock, Stock):
            return stock
        generals = sorted([rules.kind(name) for name in setup.town], key=lambda k: (rules.cost[k], k))
        guests = [rules.kind(name) for name in (*setup.guests, *setup.private_maids)]
        own = of_boxes(rules, (host.id,))
        loves = [k for k in own if rules.category[k] == LOVE]
        illness = [k for k in of_boxes(rules, setup.boxes) if rules.laid[k] == ON_MAID]
        events = [k for k in illness if rules.names[k] not in setup.without]
        chiefs = [k for k in own if rules.category[k] == CHAMBERMAID_CHIEF][:1]  # the one of the start decks
        rest = high_class + preparations(rules, own, setup.seats)
        totals = [0] * len(rules.cards)
        for kind in generals + guests + loves + events + chiefs + rest:
            totals[kind] = self.copies(rules, kind, setup.seats, host.id)
        stock = Stock(rules, generals + loves + events, totals, setup.boxes, bool(setup.private_maids))
        rules.keep_stock(known, stock)
        return stock

    def lay_out(self, g: Game) -> None:
        g.park = lay_out_park(g.deal)
        g.side = new_side_table()
        g.phase = PICKING

    def tied(self, g: Game) -> list[int]:
        return chambermaids(g)

    def in_box(self, card: Card) -> int:
        return card.park_copies or card.copies

    def copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        """Of a visitor from another box there is one."""
        card = rules.cards[kind]
        if card.category == CHAMBERMAID_CHIEF:
            return CHIEFS_A_SEAT * seats
        if card.category == LOVE:
            return self.in_box(card)
        if card.category == EVENT:
            return card.copies
        if card.box != host:
            return 1
        if card.category == GENERAL and seats == 2:
            return max(0, card.copies - FEWER_FOR_TWO)
        if card.category == PREPARATION and seats < FULL_TABLE and card.level in LEVELS_OUT:
            return max(0, card.copies - 1)
        return card.copies

    def most_copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        card = rules.cards[kind]
        if card.category in (GENERAL, PRIVATE) and card.box != host:
            return 1
        return self.in_box(card)

    def sells(self, rules: Rules, kind: int, host: str) -> bool:
        """Its general maids, Love, and Illness."""
        if rules.category[kind] == GENERAL:
            return rules.cards[kind].box == host
        if rules.category[kind] == LOVE:
            return rules.cards[kind].box in (host, COMMON)
        return bool(rules.laid[kind] == ON_MAID)


PARK = ThePark()


def high_class_maids(rules: Rules, park: str, seats: int) -> list[int]:
    """The high class maids that so many players can have; of three players' one more is left out by chance."""
    found = [k for k in rules.by_box[park] if rules.category[k] == HIGH_CLASS]
    return [k for k in found if seats > 2 or rules.errand[k] != LEFT_OUT_BY_TWO]


def leave_one_out(rules: Rules, high_class: list[int], luck: Luck) -> None:
    """Three players have one high class maid less: chance says which, but none that is never left out."""
    spare = [k for k in high_class if not is_vital(rules, k)]
    if spare:
        high_class.remove(spare[luck.below("high class maid", len(spare))])


def preparations(rules: Rules, own: Sequence[int], seats: int) -> list[int]:
    """The kinds of preparations that so many players have."""
    found = [k for k in own if rules.category[k] == PREPARATION]
    return [k for k in found if seats > 2 or rules.errand[k] != LEFT_OUT_BY_TWO]


def is_vital(rules: Rules, kind: int) -> bool:
    """Whether a high class maid is never left out: a work chief, or the one who takes the First Master card."""
    return rules.errand[kind] != NO_ERRAND or rules.traits(kind).at("starting").does("first master")


def lay_out_park(deal: Deal) -> Park:
    """High class maids in a row, preparations in their piles, the guests shuffled with one on top."""
    rules = deal.rules
    park = new_park(deal.seats, deal.first)
    park.high_class = list(deal.stock.high_class)
    park.preparations = preparation_piles(rules, deal.totals)
    park.guests_down = list(deal.stock.guests)
    deal.luck.shuffle("guests", park.guests_down)
    if park.guests_down:
        park.guests_up.append(park.guests_down.pop())
    return park


def preparation_piles(rules: Rules, counts: Sequence[int]) -> list[list[int]]:
    """So many of each kind in the pile of their errand, the easiest on top."""
    piles: list[list[int]] = [[], [], []]
    kinds = [k for k in range(len(counts)) if counts[k] and rules.category[k] == PREPARATION]
    for kind in sorted(kinds, key=lambda k: -rules.cards[k].level):
        piles[rules.errand[kind]] += [kind] * counts[kind]
    return piles
