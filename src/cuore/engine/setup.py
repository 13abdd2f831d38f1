"""Laying out the Town and dealing the start decks."""

from __future__ import annotations

from cuore.engine.card import COMMON
from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import IllegalSetup, IllegalTown, WrongPlayerCount
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.player import Player, empty_player
from cuore.engine.rules import Rules
from cuore.engine.side_table import SideTable, new_side_table
from cuore.engine.turn import TURN
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    LOVE,
    MAID_CHIEF,
    PRIVATE,
    REMINISCENCE,
    SEAT_NAMES,
)

TOWN_SIZE = 10
START_LOVE = 7
START_CHIEFS = 3
HAND_SIZE = 5
FACE_UP_PRIVATE_MAIDS = 2
FACE_UP_REMINISCENCES = 3
FASTER_BY = 3
BAR_MAID = "Bar Maid"
LARGE_TABLE = 4  # with more players there are two sets of Love, and three empty piles end the game
MOST_PLAYERS = 6
LONGEST_SEED = 200


class Setup:
    """How a game is laid out. The same setup and seed always give the same game.

    ``town`` names the ten general maids; ``without`` names events that stay in the box (the beginners' game leaves
    Bad Habit there); ``faster`` is the shorter game for two, with three cards less in every pile of general maids and
    chiefs; ``printed_only`` leaves every card in the box that is a reconstruction. The first box gives the chiefs.
    """

    __slots__ = ("boxes", "faster", "printed_only", "seats", "seed", "town", "without")

    def __init__(
        self,
        boxes: tuple[str, ...],
        seats: int,
        town: tuple[str, ...],
        seed: str,
        without: tuple[str, ...] = (),
        faster: bool = False,
        printed_only: bool = False,
    ) -> None:
        self.boxes = boxes
        self.seats = seats
        self.town = town
        self.seed = seed
        self.without = without
        self.faster = faster
        self.printed_only = printed_only


def new_game(rules: Rules, setup: Setup) -> Game:
    """A fresh game, standing at its first decision."""
    g = lay_out(rules, setup)
    g.run()
    return g


def lay_out(rules: Rules, setup: Setup) -> Game:
    """A fresh game before its first step: everything is dealt and nothing has happened."""
    check(rules, setup)
    luck = luck_from_seed(setup.seed)
    stock = _stock(rules, setup)
    first = luck.below("first player", setup.seats)
    deal = Deal(stock, luck, setup.seats, first, empty_piles_that_end(setup.seats))
    start = start_deck(rules, deal.shop)
    piles = [deal.totals[k] for k in deal.shop]
    players: list[Player] = []
    for seat in range(setup.seats):
        p = empty_player()
        p.deck = start[:]
        for card in start:
            piles[deal.pile_of[card]] -= 1
        luck.shuffle(f"deck {SEAT_NAMES[seat]} 0", p.deck)
        p.shuffles = 1
        p.hand = sorted(p.deck[-HAND_SIZE:])
        del p.deck[-HAND_SIZE:]
        players.append(p)
    for place, kind in enumerate(deal.shop):
        if piles[place] < 0:
            raise IllegalSetup(f"there are not enough cards of {rules.names[kind]} for {setup.seats} players")
    g = Game(deal, players, piles, piles.count(0))
    g.face_down = [k for k in range(len(deal.totals)) if deal.totals[k] and rules.category[k] == PRIVATE]
    luck.shuffle("private maids", g.face_down)
    while g.face_down and len(g.face_up) < FACE_UP_PRIVATE_MAIDS:
        g.face_up.append(g.face_down.pop())
    if any(rules.category[k] in (REMINISCENCE, BEER) for k, total in enumerate(deal.totals) if total):
        g.side = _lay_out_side_table(rules, deal)
    g.push(TURN, first, -1)
    return g


def _lay_out_side_table(rules: Rules, deal: Deal) -> SideTable:
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


def _stock(rules: Rules, setup: Setup) -> Stock:
    """The stock of a setup; games of many seeds with the same cards share it."""
    large = setup.seats > LARGE_TABLE
    known = (setup.boxes, setup.town, setup.without, setup.faster, setup.printed_only, large)
    stock = rules.stocks.get(known)
    if not isinstance(stock, Stock):
        kinds = stocked(rules, setup)
        totals = [0] * len(rules.cards)
        for kind in kinds:
            totals[kind] = rules.cards[kind].copies
            category = rules.category[kind]
            if large and category == LOVE:
                totals[kind] *= 2
            if setup.faster and category in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, BUILDING):
                totals[kind] = max(0, totals[kind] - FASTER_BY)
            elif setup.faster and category == REMINISCENCE:
                totals[kind] = 1
        private_pile = len([k for k in kinds if rules.category[k] == PRIVATE]) > FACE_UP_PRIVATE_MAIDS
        stock = Stock(rules, [k for k in kinds if rules.sellable(k)], totals, setup.boxes, private_pile)
        if len(rules.stocks) > 1000:
            rules.stocks.clear()
        rules.stocks[known] = stock
    return stock


def empty_piles_that_end(seats: int) -> int:
    """How many empty maid piles end a game of so many players."""
    return 3 if seats > LARGE_TABLE else 2


def start_deck(rules: Rules, shop: list[int]) -> list[int]:
    """The ten cards everybody begins with, sorted: the cheapest Love and the Chambermaid Chief of this Town."""
    love = min([k for k in shop if rules.category[k] == LOVE], key=lambda k: rules.cost[k])
    chief = next(k for k in shop if rules.category[k] == CHAMBERMAID_CHIEF)
    return sorted([love] * START_LOVE + [chief] * START_CHIEFS)


def stocked(rules: Rules, setup: Setup) -> list[int]:
    """All kinds that take part: chiefs, the chosen general maids by cost, Love, buildings, events, and the rest."""
    boxes = setup.boxes
    chiefs = [k for k in of_boxes(rules, boxes[:1]) if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF)]
    loves = [k for k in of_boxes(rules, boxes) if rules.category[k] == LOVE]
    generals = sorted([rules.kind(name) for name in setup.town], key=lambda k: (rules.cost[k], k))
    others = [
        k
        for k in of_boxes(rules, boxes)
        if rules.category[k] in (BUILDING, EVENT, PRIVATE, REMINISCENCE, BEER)
        and rules.names[k] not in setup.without
        and not (setup.printed_only and rules.cards[k].provenance == "reconstructed")
    ]
    if any(rules.category[k] == BEER for k in others):
        others = [k for k in others if rules.cards[k].level != 2]  # with beers about, only Reminiscences of category 1
    buildings = [k for k in others if rules.category[k] == BUILDING]
    events = [k for k in others if rules.category[k] == EVENT]
    rest = [k for k in others if rules.category[k] in (PRIVATE, REMINISCENCE, BEER)]
    return chiefs + generals + loves + buildings + events + rest


def of_boxes(rules: Rules, boxes: tuple[str, ...]) -> list[int]:
    """All kinds of some boxes, in the order of the boxes; what is common to all boxes (Love) comes last."""
    return [kind for box in (*boxes, COMMON) for kind in rules.by_box.get(box, [])]


def check(rules: Rules, setup: Setup) -> None:
    """Refuse a setup that the rules do not allow, with the reason."""
    _check_boxes(rules, setup.boxes)
    check_seed(setup.seed)
    if not 2 <= setup.seats <= MOST_PLAYERS:
        raise WrongPlayerCount(f"these boxes are for 2 to {MOST_PLAYERS} players, not {setup.seats}")
    if setup.faster and setup.seats != 2:
        raise WrongPlayerCount(f"the faster game is for 2 players, not {setup.seats}")
    _check_town(rules, setup)
    for name in setup.without:
        if rules.cards[rules.kind(name)].category != EVENT:
            raise IllegalSetup(f"only events can be left in the box, and {name} is none")


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written down."""
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable() or seed != seed.strip() or "#" in seed:
        raise IllegalSetup("a seed is 1 to 200 printable characters, without # and without spaces at its ends")


def _check_boxes(rules: Rules, boxes: tuple[str, ...]) -> None:
    known = [box for box in rules.by_box if box != COMMON]
    if not boxes:
        raise IllegalSetup("choose at least one box")
    if len(set(boxes)) != len(boxes):
        raise IllegalSetup(f"a box is named twice: {', '.join(boxes)}")
    for box in boxes:
        if box not in known:
            raise IllegalSetup(f"there is no box called {box!r}; there is {', '.join(known)}")
    if not _has_chiefs(rules, boxes[0]):
        raise IllegalSetup(f"the box {boxes[0]!r} has no chiefs to start with: name another box first")


def _check_town(rules: Rules, setup: Setup) -> None:
    seen: set[str] = set()
    for name in setup.town:
        card = rules.cards[rules.kind(name)]
        if card.category != GENERAL:
            raise IllegalTown(f"{name} is not a general maid: a town is made of general maids")
        if card.box not in setup.boxes:
            raise IllegalTown(f"{name} is in the box {card.box!r}, which is not among {', '.join(setup.boxes)}")
        if setup.printed_only and card.provenance == "reconstructed":
            raise IllegalTown(f"{name} is a reconstruction, and only printed cards are wanted")
        if name in seen:
            raise IllegalTown(f"{name} is twice in the town")
        seen.add(name)
    if len(setup.town) != TOWN_SIZE:
        many = "few" if len(setup.town) < TOWN_SIZE else "many"
        raise IllegalTown(f"too {many} general maids: a town has {TOWN_SIZE}, not {len(setup.town)}")
    bar_maids = [rules.names[k] for k in of_boxes(rules, setup.boxes) if rules.cards[k].title == BAR_MAID]
    if bar_maids and not seen.intersection(bar_maids):
        raise IllegalTown(f"a town with beers needs at least one {BAR_MAID}: {' or '.join(bar_maids)}")


def _has_chiefs(rules: Rules, box: str) -> bool:
    here = {rules.category[k] for k in of_boxes(rules, (box,))}
    return {MAID_CHIEF, CHAMBERMAID_CHIEF} <= here
