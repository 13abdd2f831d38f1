"""What one process measures of the build it runs. ``python -m cuore.lab.bench.measure`` prints it as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from time import process_time

from cuore.bots.playout import play_out
from cuore.build import running_build
from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.setup import new_game
from cuore.engine.view import View
from cuore.lab.bench.mixtures import slower_than_base
from cuore.town import make_setup

COPIES = 20_000
VIEWS = 2_000
KEPT = 5_000


def measure(games: int, seed: int) -> dict[str, object]:
    """Random play on the recommended first town, without events; times are CPU seconds of this process."""
    play_some(50, seed, 2)  # warm up
    two = play_some(games, seed, 2)
    middle = middle_game(seed)
    return {
        "build": running_build(),
        "games": games,
        "decisions_per_s": two["decisions_per_s"],
        "games_per_s": two["games_per_s"],
        "decisions_per_game": two["decisions_per_game"],
        "copies_per_s": rate(COPIES, middle.copy),
        "views_per_s": rate(VIEWS, lambda: View(middle, middle.asked)),
        "bytes_per_game": bytes_per_copy(middle),
        "players": {str(n): play_some(max(20, games // 4), seed, n)["decisions_per_s"] for n in (2, 3, 4)},
        "rounds": by_rounds(max(20, games // 4), seed),
        "mixtures": slower_than_base(max(1, games // 5), seed),
    }


def start(seed: int, number: int, players: int) -> Game:
    """One game of the benchmark."""
    rules = official_rules()
    return new_game(rules, make_setup(rules, players=players, seed=f"bench {seed} {number}"))


def play_some(games: int, seed: int, players: int) -> dict[str, float]:
    """Play games to their end; setting them up counts."""
    decisions = 0
    answers: list[int] = []
    random = Random(seed).random
    began = process_time()
    for number in range(games):
        g = start(seed, number, players)
        play_out(g, random, answers)
        decisions += g.decisions
    seconds = process_time() - began
    return {
        "decisions_per_s": decisions / seconds,
        "games_per_s": games / seconds,
        "decisions_per_game": decisions / games,
    }


def middle_game(seed: int) -> Game:
    """A game after twenty rounds, in the middle of a turn."""
    random = Random(seed).random
    g = start(seed, 0, 2)
    while g.round < 20 or len(g.options) < 5:
        g.apply(int(random() * len(g.options)))
    return g


def rate(times: int, act: object) -> float:
    """How often a second something can be done."""
    assert callable(act)
    began = process_time()
    for _ in range(times):
        act()
    return times / (process_time() - began)


def bytes_per_copy(g: Game) -> float:
    """The memory that one more game takes, from the growth of this process; 0 where the system does not tell."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return 0.0

    def resident() -> int:
        return int(statm.read_text(encoding="ascii").split()[1]) * 4096

    before = resident()
    kept = [g.copy() for _ in range(KEPT)]
    return (resident() - before) / len(kept)


def by_rounds(games: int, seed: int) -> dict[str, float]:
    """Microseconds a decision in the rounds 1–20, 21–40, ...: how cost grows with the length of a game."""
    random = Random(seed).random
    spent: dict[int, float] = {}
    made: dict[int, int] = {}
    for number in range(games):
        g = start(seed, number, 2)
        while g.options:
            span = (g.round - 1) // 20
            before, began = g.decisions, process_time()
            while g.options and (g.round - 1) // 20 == span:
                g.apply(int(random() * len(g.options)))
            spent[span] = spent.get(span, 0.0) + process_time() - began
            made[span] = made.get(span, 0) + g.decisions - before
    return {f"{span * 20 + 1}-{span * 20 + 20}": spent[span] / made[span] * 1e6 for span in sorted(spent)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))) + "\n")
