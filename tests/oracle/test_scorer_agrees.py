"""The engine's scoring agrees with the naive scorer, which was written from the rule book alone."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots.playout import play_out
from cuore.cards.catalogue import official_rules
from cuore.engine.deal import Deal, Stock
from cuore.engine.game import Game
from cuore.engine.scoring import points, winners
from cuore.engine.setup import new_game
from cuore.engine.words import GENERAL, ILL, PRIVATE
from cuore.town import make_setup
from tests.oracle import naive_scorer
from tests.oracle.naive_scorer import House

RULES = official_rules()


def houses(g: Game) -> list[House]:
    """The houses of a game in the plain data of the naive scorer."""

    def names(cards: list[int]) -> list[str]:
        return [RULES.names[card] for card in cards]

    def maids(entries: list[int]) -> list[tuple[str, int]]:
        return [(RULES.names[entry % ILL], entry // ILL) for entry in entries]

    return [
        House(
            deck=names(p.deck),
            hand=names(p.hand),
            discard=names(p.discard),
            played=names(p.played),
            chambermaids=maids(p.chambermaids),
            private=maids(p.private),
            events=names(p.events),
        )
        for p in g.players
    ]


def check(g: Game) -> None:
    """Both scorers say the same."""
    plain = houses(g)
    assert points(g) == naive_scorer.victory_points(plain)
    assert winners(g) == naive_scorer.winners(plain)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_score_alike(players: int) -> None:
    for number in range(60):
        g = new_game(RULES, make_setup(RULES, players=players, town="random", seed=f"scores {players} {number}"))
        play_out(g, Random(number).random, [])
        check(g)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_made_up_final_positions_score_alike(players: int) -> None:
    """Houses thrown together at random reach sets, majorities, ties and Illnesses that random play seldom sees."""
    rng = Random(f"made up {players}")
    g = new_game(RULES, make_setup(RULES, players=players, seed="made up"))
    generals = [k for k in range(len(RULES.cards)) if RULES.category[k] == GENERAL]
    copies = [card.copies for card in RULES.cards]
    g.deal = Deal(Stock(RULES, g.deal.shop, copies, ("base",), private_pile=True), g.deal.luck, players, 0)
    chamberable = [k for k in range(len(RULES.cards)) if RULES.chamber[k]]
    for _ in range(1500):
        private = [k for k in range(len(RULES.cards)) if RULES.category[k] == PRIVATE]
        few = rng.random() < 0.5  # small houses tie more often
        for p in g.players:
            p.deck = pick(rng, generals + chamberable, 4 if few else 20)
            p.hand = pick(rng, [*chamberable, 0], 2)
            p.discard = pick(rng, generals, 3)
            p.played = pick(rng, generals, 2)
            p.chambermaids = [k + ILL * int(rng.random() * 1.3) for k in pick(rng, chamberable, 3 if few else 12)]
            p.private = []
            while private and rng.random() < 0.4:
                p.private.append(private.pop(int(rng.random() * len(private))) + ILL * int(rng.random() * 1.3))
            p.events = [RULES.kinds["Bad Habit"]] * int(rng.random() * 7)
        check(g)


def pick(rng: Random, kinds: list[int], most: int) -> list[int]:
    """Some cards of these kinds, often several of one."""
    favourite = kinds[int(rng.random() * len(kinds))]
    return [
        favourite if rng.random() < 0.4 else kinds[int(rng.random() * len(kinds))]
        for _ in range(int(rng.random() * (most + 1)))
    ]
