"""How much slower a decision is in every mixture of boxes than in the base box."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import process_time

from cuore.bots.playout import play_out
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.setup import new_game
from cuore.town import make_setup


def slower_than_base(games: int, seed: int) -> dict[str, float]:
    """Time a decision on random towns of each mixture, as a multiple of the base box on its first town.

    A game of the one and a game of the other take turns, so that a busy moment of the machine falls on both. Setting up
    does not count.
    """
    found: dict[str, float] = {}
    for size in range(1, len(BOXES) + 1):
        for boxes in combinations(BOXES, size):
            base, mixture = [0.0, 0.0], [0.0, 0.0]
            for number in range(games):
                _play(BOXES[:1], "first", f"{seed} {number}", base)
                _play(boxes, "random", f"{seed} {number}", mixture)
            found[" + ".join(boxes)] = (mixture[0] / mixture[1]) / (base[0] / base[1])
    return found


def _play(boxes: tuple[str, ...], town: str, seed: str, sums: list[float]) -> None:
    """One game; its seconds and decisions are added to the sums."""
    rules = official_rules()
    g = new_game(rules, make_setup(rules, boxes=boxes, players=2, town=town, seed=f"bench {seed}"))
    random = Random(seed).random
    began = process_time()
    play_out(g, random, [])
    sums[0] += process_time() - began
    sums[1] += g.decisions
