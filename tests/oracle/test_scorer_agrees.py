"""The engine's scoring agrees with the naive scorers, which were written from the rule books alone."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cuore.bots.playout import play_out
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.deal import Deal, Stock
from cuore.engine.game import Game
from cuore.engine.quarters import card_under, events_on
from cuore.engine.scoring import points, winners
from cuore.engine.setup import new_game
from cuore.engine.side_table import new_side_table
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    ILL,
    MAID_CHIEF,
    PRIVATE,
    REMINISCENCE,
    UNDER,
)
from cuore.town import make_setup
from tests.oracle import naive_scorer, naive_scorer_all

RULES = official_rules()
KINDS = range(len(RULES.cards))
TOWN_BOXES = tuple(box for box in BOXES if box != "more")  # the Park has a scorer of its own
MIXTURES = [mixture for size in range(1, 5) for mixture in combinations(TOWN_BOXES, size)]


def houses(g: Game) -> list[naive_scorer_all.House]:
    """The houses of a game in the plain data of the naive scorers."""

    def names(cards: list[int]) -> list[str]:
        return [RULES.names[card] for card in cards]

    def maids(entries: list[int]) -> list[tuple[str, int]]:
        return [(RULES.names[entry % ILL], entry // ILL) for entry in entries]

    def buildings(entries: list[int]) -> list[tuple[str, int, str]]:
        under = [RULES.names[card_under(entry)] if card_under(entry) >= 0 else "" for entry in entries]
        return [(RULES.names[e % ILL], events_on(e), name) for e, name in zip(entries, under, strict=True)]

    return [
        naive_scorer_all.House(
            deck=names(p.deck),
            hand=names(p.hand),
            discard=names(p.discard),
            played=names(p.played),
            chambermaids=maids(p.chambermaids),
            private=maids(p.private),
            events=names(p.events),
            buildings=buildings(p.buildings),
            reminiscences=names(p.reminiscences),
            beers=names(p.beers),
            open_beer_stand=g.side.stand_owner == seat,
        )
        for seat, p in enumerate(g.players)
    ]


def check(g: Game) -> None:
    """Both scorers say the same; for the first box alone, the one written for it too."""
    plain = houses(g)
    assert points(g) == naive_scorer_all.victory_points(plain)
    assert winners(g) == naive_scorer_all.winners(plain)
    if g.deal.stock.boxes == ("base",):
        first_box = [
            naive_scorer.House(
                deck=h["deck"],
                hand=h["hand"],
                discard=h["discard"],
                played=h["played"],
                chambermaids=h["chambermaids"],
                private=h["private"],
                events=h["events"],
            )
            for h in plain
        ]
        assert points(g) == naive_scorer.victory_points(first_box)
        assert winners(g) == naive_scorer.winners(first_box)


@pytest.mark.parametrize("boxes", MIXTURES, ids="-".join)
def test_random_games_score_alike(boxes: tuple[str, ...]) -> None:
    for number in range(12):
        setup = make_setup(RULES, boxes=boxes, players=2 + number % 5, town="random", seed=f"scores {boxes} {number}")
        g = new_game(RULES, setup)
        play_out(g, Random(number).random, [])
        check(g)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boxes", [("base",), TOWN_BOXES], ids="-".join)
def test_made_up_final_positions_score_alike(boxes: tuple[str, ...], players: int) -> None:
    """Houses thrown together at random reach sets, majorities, ties and events that random play seldom sees."""
    rng = Random(f"made up {players} {boxes}")
    g = new_game(RULES, make_setup(RULES, boxes=boxes, players=players, town="random", seed="made up"))
    copies = [card.copies for card in RULES.cards]
    g.deal = Deal(Stock(RULES, g.deal.shop, copies, boxes, private_pile=True), g.deal.luck, players, 0)
    g.side = new_side_table()
    for _ in range(1500):
        make_up(g, rng, boxes)
        check(g)


def make_up(g: Game, rng: Random, boxes: tuple[str, ...]) -> None:
    """Throw all houses of a game together anew."""

    def of(*categories: int) -> list[int]:
        return [k for k in KINDS if RULES.category[k] in categories and RULES.cards[k].box in boxes]

    generals, chiefs = of(GENERAL), of(MAID_CHIEF, CHAMBERMAID_CHIEF)
    chamberable = [k for k in generals + chiefs if RULES.chamber[k] or RULES.leave[k]]
    private = of(PRIVATE)
    beers = [k for k in of(BEER) if not RULES.drunk[k] and not RULES.cards[k].opens]
    habits = [k for k in of(EVENT) if RULES.laid[k] not in (1, 4)]
    few = rng.random() < 0.5  # small houses tie more often
    g.side.stand_owner = int(rng.random() * g.deal.seats) if beers and rng.random() < 0.3 else -1
    for p in g.players:
        p.deck = pick(rng, generals + chamberable, 4 if few else 20)
        p.hand = pick(rng, chiefs, 2)
        p.discard = pick(rng, generals, 3)
        p.played = pick(rng, generals, 2)
        p.chambermaids = [k + ILL * int(rng.random() * 1.3) for k in pick(rng, chamberable, 3 if few else 12)]
        p.private = []
        while private and rng.random() < 0.4:
            p.private.append(private.pop(int(rng.random() * len(private))) + ILL * int(rng.random() * 1.3))
        p.events = pick(rng, habits, 6)
        p.reminiscences = pick(rng, of(REMINISCENCE), 3)
        p.beers = pick(rng, beers, 5)
        p.buildings = []
        for k in pick(rng, of(BUILDING), 4):
            under = {"Estate": chiefs, "Beer Fest": beers}.get(RULES.names[k], [])
            covered = under[int(rng.random() * len(under))] + 1 if under and rng.random() < 0.7 else 0
            if RULES.names[k] == "Estate" and not covered:
                covered = chiefs[0] + 1
            p.buildings.append(k + ILL * int(rng.random() * 1.3) + covered * UNDER)


def pick(rng: Random, kinds: list[int], most: int) -> list[int]:
    """Some cards of these kinds, often several of one."""
    if not kinds:
        return []
    favourite = kinds[int(rng.random() * len(kinds))]
    return [
        favourite if rng.random() < 0.4 else kinds[int(rng.random() * len(kinds))]
        for _ in range(int(rng.random() * (most + 1)))
    ]
