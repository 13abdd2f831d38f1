"""Laying out the Town and dealing the start decks."""

from __future__ import annotations

from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import IllegalSetup, IllegalTown, WrongPlayerCount
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.player import Player, empty_player
from cuore.engine.rules import Rules
from cuore.engine.turn import TURN
from cuore.engine.words import CHAMBERMAID_CHIEF, EVENT, GENERAL, LOVE, MAID_CHIEF, PRIVATE, SEAT_NAMES

TOWN_SIZE = 10
START_LOVE = 7
START_CHIEFS = 3
HAND_SIZE = 5
FACE_UP_PRIVATE_MAIDS = 2
FASTER_BY = 3


class Setup:
    """How a game is laid out. The same setup and seed always give the same game.

    ``town`` names the ten general maids; ``without`` names events that stay in the box (the beginners' game leaves
    Bad Habit there); ``faster`` is the shorter game for two, with three cards less in every pile of general maids and
    chiefs.
    """

    __slots__ = ("boxes", "faster", "seats", "seed", "town", "without")

    def __init__(
        self,
        boxes: tuple[str, ...],
        seats: int,
        town: tuple[str, ...],
        seed: str,
        without: tuple[str, ...] = (),
        faster: bool = False,
    ) -> None:
        self.boxes = boxes
        self.seats = seats
        self.town = town
        self.seed = seed
        self.without = without
        self.faster = faster


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
    deal = Deal(stock, luck, setup.seats, first)
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
    g = Game(deal, players, piles, 0)
    g.face_down = [k for k in range(len(deal.totals)) if deal.totals[k] and rules.category[k] == PRIVATE]
    luck.shuffle("private maids", g.face_down)
    while g.face_down and len(g.face_up) < FACE_UP_PRIVATE_MAIDS:
        g.face_up.append(g.face_down.pop())
    g.push(TURN, first, -1)
    return g


def _stock(rules: Rules, setup: Setup) -> Stock:
    """The stock of a setup; games of many seeds with the same cards share it."""
    known = (setup.boxes, setup.town, setup.without, setup.faster)
    stock = rules.stocks.get(known)
    if not isinstance(stock, Stock):
        kinds = stocked(rules, setup)
        totals = [0] * len(rules.cards)
        for kind in kinds:
            totals[kind] = rules.cards[kind].copies
            if setup.faster and rules.category[kind] in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL):
                totals[kind] -= FASTER_BY
        stock = Stock(rules, [k for k in kinds if rules.category[k] != PRIVATE], totals, setup.boxes)
        if len(rules.stocks) > 1000:
            rules.stocks.clear()
        rules.stocks[known] = stock
    return stock


def start_deck(rules: Rules, shop: list[int]) -> list[int]:
    """The ten cards everybody begins with, sorted: the cheapest Love and the Chambermaid Chief of this Town."""
    love = min([k for k in shop if rules.category[k] == LOVE], key=lambda k: rules.cost[k])
    chief = next(k for k in shop if rules.category[k] == CHAMBERMAID_CHIEF)
    return sorted([love] * START_LOVE + [chief] * START_CHIEFS)


def stocked(rules: Rules, setup: Setup) -> list[int]:
    """All kinds that take part: chiefs, the chosen general maids by cost, Love, events, and the private maids."""
    boxes = setup.boxes
    chiefs = [k for k in of_boxes(rules, boxes[:1]) if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF)]
    loves = [k for k in of_boxes(rules, boxes[:1]) if rules.category[k] == LOVE]
    generals = sorted([rules.kind(name) for name in setup.town], key=lambda k: (rules.cost[k], k))
    events = [k for k in of_boxes(rules, boxes) if rules.category[k] == EVENT and rules.names[k] not in setup.without]
    private = [k for k in of_boxes(rules, boxes) if rules.category[k] == PRIVATE]
    return chiefs + generals + loves + events + private


def of_boxes(rules: Rules, boxes: tuple[str, ...]) -> list[int]:
    """All kinds of some boxes, in the order of the boxes."""
    return [k for box in boxes for k in range(len(rules.cards)) if rules.cards[k].box == box]


def check(rules: Rules, setup: Setup) -> None:
    """Refuse a setup that the rules do not allow, with the reason."""
    known = {card.box for card in rules.cards}
    if not setup.boxes:
        raise IllegalSetup("choose at least one box")
    for box in setup.boxes:
        if box not in known:
            raise IllegalSetup(f"there is no box called {box!r}; there is {', '.join(sorted(known))}")
    if not of_boxes(rules, setup.boxes[:1]) or not _has_chiefs(rules, setup.boxes[0]):
        raise IllegalSetup(
            f"the box {setup.boxes[0]!r} has no chiefs and no Love to start with: name another box first"
        )
    if (
        not setup.seed
        or len(setup.seed) > 200
        or not setup.seed.isprintable()
        or setup.seed != setup.seed.strip()
        or "#" in setup.seed
    ):
        raise IllegalSetup("a seed is 1 to 200 printable characters, without # and without spaces at its ends")
    if not 2 <= setup.seats <= 4:
        raise WrongPlayerCount(f"these boxes are for 2 to 4 players, not {setup.seats}")
    if setup.faster and setup.seats != 2:
        raise WrongPlayerCount(f"the faster game is for 2 players, not {setup.seats}")
    seen: set[str] = set()
    for name in setup.town:
        card = rules.cards[rules.kind(name)]
        if card.category != GENERAL:
            raise IllegalTown(f"{name} is not a general maid: a town is made of general maids")
        if card.box not in setup.boxes:
            raise IllegalTown(f"{name} is in the box {card.box!r}, which is not among {', '.join(setup.boxes)}")
        if name in seen:
            raise IllegalTown(f"{name} is twice in the town")
        seen.add(name)
    if len(setup.town) != TOWN_SIZE:
        many = "few" if len(setup.town) < TOWN_SIZE else "many"
        raise IllegalTown(f"too {many} general maids: a town has {TOWN_SIZE}, not {len(setup.town)}")
    for name in setup.without:
        if rules.cards[rules.kind(name)].category != EVENT:
            raise IllegalSetup(f"only events can be left in the box, and {name} is none")


def _has_chiefs(rules: Rules, box: str) -> bool:
    here = {rules.category[k] for k in of_boxes(rules, (box,))}
    return {MAID_CHIEF, CHAMBERMAID_CHIEF, LOVE} <= here
