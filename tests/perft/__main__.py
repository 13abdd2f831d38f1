"""Write the stored positions and their counts anew: ``python -m tests.perft``. Read the difference afterwards."""

from __future__ import annotations

from random import Random

from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.setup import new_game
from cuore.engine.words import (
    ASK_DECK,
    ASK_DISCARD,
    ASK_EMPLOY,
    ASK_MAY_DISCARD,
    ASK_PICK,
    ASK_REACTION,
    ASK_SERVING,
    ASK_STARTING,
    ASK_TAKE,
    ASK_TAKE_ASIDE,
    END_SERVING,
    END_TURN,
    END_WORK,
    PLAY_ALL_LOVE,
    START_SERVING,
)
from cuore.town import make_setup
from tests.perft import FOLDER, MARK, perft

OF_THE_FIRST_BOX = 60
OF_THE_TOWN = 160
POSITIONS = 205
MOST_NODES = 1_500
DEEPEST = 6
BOXES = (
    "expanding",
    "vacation",
    "oktoberfest",
    "base,expanding",
    "vacation,base",
    "oktoberfest,base",
    "expanding,vacation",
    "vacation,oktoberfest",
    "oktoberfest,expanding",
    "base,expanding,vacation,oktoberfest",
)
PARK_BOXES = (
    "more",
    "more,base",
    "expanding,more",
    "more,vacation",
    "oktoberfest,more",
    "more,base,expanding,vacation,oktoberfest",
)
COMMON = (
    ASK_PICK,
    ASK_STARTING,
    ASK_SERVING,
    ASK_EMPLOY,
    ASK_DISCARD,
    ASK_MAY_DISCARD,
    ASK_TAKE,
    ASK_TAKE_ASIDE,
    ASK_DECK,
    ASK_REACTION,
)
"""Questions that random play meets often enough."""


def position(number: int) -> Game:
    """A position somewhere in a random game, at a question that is not the plain one if such a one comes soon."""
    random = Random(f"perft {number}").random
    rules = official_rules()
    first = number < OF_THE_FIRST_BOX
    boxes, players = table(number)
    setup = make_setup(rules, boxes=tuple(boxes.split(",")), players=players, town="random", seed=f"perft {number}")
    g = new_game(rules, setup)

    def step() -> bool:
        """Play on by one decision; not into the end of the game."""
        nonlocal g
        following = g.copy()
        following.apply(int(random() * len(g.options)) if first else eager(g, random()))
        if following.over:
            return False
        g = following
        return True

    wanted = 40 + int(random() * 260)
    if number >= OF_THE_TOWN and number % 5 == 0:
        wanted = 0  # the first round of a game in the Park
    for _ in range(wanted):
        if not step():
            break
    for _ in range(60 if first else 200):
        special = len(g.stack) > 1 or g.phase == 0 if first else g.ask_what not in COMMON
        special = special or wanted == 0
        if special or not step():
            break
    return g


def table(number: int) -> tuple[str, int]:
    """The boxes and the number of players."""
    if number < OF_THE_FIRST_BOX:
        return "base", 2 + number % 3
    if number < OF_THE_TOWN:
        return BOXES[number % len(BOXES)], 2 + number // len(BOXES) % 5
    return PARK_BOXES[number % len(PARK_BOXES)], 2 + number // len(PARK_BOXES) % 3


def eager(g: Game, fraction: float) -> int:
    """Play that does much: all Love is played, and nothing is ended while there is something else to do, mostly."""
    options = g.options
    if PLAY_ALL_LOVE in options:
        return options.index(PLAY_ALL_LOVE)
    busy = [i for i, option in enumerate(options) if option not in (END_SERVING, END_TURN, END_WORK, START_SERVING)]
    if busy and fraction < 0.85:
        return busy[int(fraction / 0.85 * len(busy))]
    return int(fraction * len(options))


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
