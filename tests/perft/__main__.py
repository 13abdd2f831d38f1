"""Write the stored positions and their counts anew: ``python -m tests.perft``. Read the difference afterwards."""

from __future__ import annotations

from random import Random

from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.setup import new_game
from cuore.town import make_setup
from tests.perft import FOLDER, MARK, perft

POSITIONS = 60
MOST_NODES = 1_500
DEEPEST = 6


def position(number: int) -> Game:
    """A position somewhere in a random game, at a question that is not the plain one if such a one comes soon."""
    random = Random(f"perft {number}").random
    rules = official_rules()
    setup = make_setup(rules, players=2 + number % 3, town="random", seed=f"perft {number}")
    g = new_game(rules, setup)
    wanted = 40 + int(random() * 260)
    for _ in range(wanted):
        following = g.copy()
        following.apply(int(random() * len(g.options)))
        if following.over:
            break
        g = following
    for _ in range(60):
        if len(g.stack) > 1 or g.phase == 0:
            break
        following = g.copy()
        following.apply(int(random() * len(g.options)))
        if following.over:
            break
        g = following
    return g


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(POSITIONS):
        g = position(number)
        counts = [perft(g, 1)]
        while len(counts) < DEEPEST and counts[-1] < MOST_NODES:
            counts.append(perft(g, len(counts) + 1))
        text = write_position(g) + f"{MARK} {' '.join(map(str, counts))}\n"
        (FOLDER / f"{number:03}.txt").write_text(text, encoding="utf-8")


main()
