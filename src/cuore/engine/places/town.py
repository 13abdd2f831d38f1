"""The Town: where the games of most boxes are played, in turns of four phases, until its piles run out."""

from __future__ import annotations

from collections.abc import Iterable

from cuore.engine.box import Box
from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import IllegalSetup
from cuore.engine.frame import Program
from cuore.engine.game import Game
from cuore.engine.luck import Luck
from cuore.engine.phases.dismiss import AfterNewHand, CleanUp, EndTurn, OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase
from cuore.engine.place import Place
from cuore.engine.rules import Rules
from cuore.engine.scoring import plain_maids
from cuore.engine.setup.choice import LARGE_TABLE, Setup, check_maids, check_needs, of_boxes, stays_in_box
from cuore.engine.side_table import SideTable, new_side_table
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EMPLOY,
    EVENT,
    GENERAL,
    LOVE,
    MAID_CHIEF,
    PRIVATE,
    REMINISCENCE,
    SERVING,
    STARTING,
)

SPECIAL = (EVENT, BUILDING, PRIVATE, REMINISCENCE, BEER)
"""What a town can have besides its staff, and can do without."""

FACE_UP_PRIVATE_MAIDS = 2
FACE_UP_REMINISCENCES = 3
FASTER_BY = 3

TURN: Program = (
    BeginTurn(),
    StartingPhase(),
    ServingPhase(then=EMPLOY),
    EmployPhase(),
    OthersAtDismiss(),
    CleanUp(),
    AfterNewHand(),
    EndTurn(),
)


class Town(Place):
    """The rules of the Town."""

    def __init__(self) -> None:
        super().__init__(
            "town",
            "Town",
            "turn",
            TURN,
            steps={STARTING: 1, SERVING: 2, EMPLOY: 3},
            after_serving=EMPLOY,
            shown_private_maids=FACE_UP_PRIVATE_MAIDS,
            optional=SPECIAL,
            tie="plain maids",
        )

    def check(self, rules: Rules, setup: Setup, host: Box) -> None:
        check_maids(rules, setup, setup.boxes)
        beers = [rules.names[k] for k in of_boxes(rules, setup.boxes) if rules.category[k] == BEER]
        left = [name for name in beers if name in setup.without]
        if left and left != beers:
            raise IllegalSetup(f"beers stay in the box together or not at all: {left[0]} alone cannot be left there")
        check_needs(rules, setup, setup.boxes)

    def stock(self, rules: Rules, setup: Setup, host: Box, luck: Luck) -> Stock:
        large = setup.seats > LARGE_TABLE
        known = (setup.boxes, setup.town, setup.without, setup.faster, setup.printed_only, large)
        stock = rules.known_stock(known)
        if not isinstance(stock, Stock):
            kinds = stocked(rules, setup)
            totals = [0] * len(rules.cards)
            for kind in kinds:
                category = rules.category[kind]
                totals[kind] = self.copies(rules, kind, setup.seats, host.id)
                fewer = category in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL) or rules.cards[kind].fewer_when_faster
                if setup.faster and fewer:
                    totals[kind] = max(0, totals[kind] - FASTER_BY)
                elif setup.faster and category == REMINISCENCE:
                    totals[kind] = 1
            private_pile = len([k for k in kinds if rules.category[k] == PRIVATE]) > FACE_UP_PRIVATE_MAIDS
            sold = [k for k in kinds if rules.sellable(k)]
            stock = Stock(rules, sold, totals, setup.boxes, private_pile)
            rules.keep_stock(known, stock)
        return stock

    def lay_out(self, g: Game) -> None:
        if any(g.rules.category[k] in (REMINISCENCE, BEER) for k in g.deal.stock.present):
            g.side = lay_out_side_table(g.rules, g.deal)

    def tied(self, g: Game) -> list[int]:
        return plain_maids(g)

    def copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        card = rules.cards[kind]
        return card.copies * (2 if card.category == LOVE and seats > LARGE_TABLE else 1)

    def most_copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        return self.copies(rules, kind, seats, host)


TOWN = Town()


def lay_out_side_table(rules: Rules, deal: Deal) -> SideTable:
    """Reminiscences, category 1 over category 2, three face up; beers, and the one that starts face up."""
    side = new_side_table()
    for level in (2, 1):
        pile = [k for k in _each(deal, REMINISCENCE) if rules.cards[k].level == level]
        deal.luck.shuffle(f"reminiscences {level}", pile)
        side.reminiscences_down += pile
    while side.reminiscences_down and len(side.reminiscences_up) < FACE_UP_REMINISCENCES:
        side.reminiscences_up.append(side.reminiscences_down.pop())
    side.beers_down = [k for k in _each(deal, BEER) if not rules.cards[k].starts_shown]
    deal.luck.shuffle("beers", side.beers_down)
    side.beers_up = [k for k in _each(deal, BEER) if rules.cards[k].starts_shown]
    return side


def _each(deal: Deal, category: int) -> list[int]:
    """Every single card of a category that takes part."""
    return [k for k, n in enumerate(deal.totals) if deal.rules.category[k] == category for _ in range(n)]


def stocked(rules: Rules, setup: Setup) -> list[int]:
    """All kinds that take part: chiefs, the chosen general maids by cost, Love, buildings, events, and the rest."""
    boxes = setup.boxes
    chiefs = [k for k in of_boxes(rules, boxes[:1]) if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF)]
    loves = [k for k in of_boxes(rules, boxes) if rules.category[k] == LOVE]
    generals = sorted([rules.kind(name) for name in setup.town], key=lambda k: (rules.cost[k], k))
    special = [k for k in of_boxes(rules, boxes) if rules.category[k] in SPECIAL]
    others = taking_part(rules, [k for k in special if not stays_in_box(rules, k, setup.without, setup.printed_only)])
    buildings = [k for k in others if rules.category[k] == BUILDING]
    events = [k for k in others if rules.category[k] == EVENT]
    rest = [k for k in others if rules.category[k] in (PRIVATE, REMINISCENCE, BEER)]
    return chiefs + generals + loves + buildings + events + rest


def taking_part(rules: Rules, special: Iterable[int]) -> list[int]:
    """The special cards that take part when these are there: with beers about, only Reminiscences of category 1."""
    kinds = list(special)
    beers = any(rules.category[k] == BEER for k in kinds)
    return [k for k in kinds if not (beers and rules.category[k] == REMINISCENCE and rules.cards[k].level == 2)]
