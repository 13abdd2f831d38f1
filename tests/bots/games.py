"""Games for the tests of the bots: all mixtures of boxes, and positions from the middle of games."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import combinations
from random import Random
from types import FunctionType, ModuleType

from cuore.bots import Bot, Ears
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.game import Game
from cuore.engine.record import start_session
from cuore.engine.session import Session
from cuore.engine.setup import new_game
from cuore.engine.view import View
from cuore.town import make_setup

EVERY_TOWN_BOX = tuple(box for box in BOXES if box != "more")
"""All boxes whose game is played in the Town; with the last one it is the Park."""

MIXTURES = [mixture for size in range(1, len(BOXES) + 1) for mixture in combinations(BOXES, size)]


def fresh(boxes: tuple[str, ...], players: int, seed: str, faster: bool = False) -> Game:
    """A new game in a random town."""
    setup = make_setup(official_rules(), boxes=boxes, players=players, town="random", seed=seed, faster=faster)
    return new_game(official_rules(), setup)


def sessions(boxes: tuple[str, ...], players: int, seed: str, every: int, most: int) -> Iterator[Session]:
    """A game of random answers, handed out after every so many of them."""
    setup = make_setup(official_rules(), boxes=boxes, players=players, town="random", seed=seed)
    session = start_session(official_rules(), setup)
    rng = Random(seed)
    while not session.game.over and session.game.decisions < most:
        if session.game.decisions % every == 0:
            yield session
        session.apply(int(rng.random() * len(session.game.options)))


def play(g: Game, bots: list[Bot], seed: str = "test") -> None:
    """Let bots play a game to its end."""
    ears = Ears(g, bots)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while g.options:
        seat = g.asked
        index = bots[seat].choose(View(g, seat), rngs[seat], ears.memory(seat))
        assert 0 <= index < len(g.options)
        g.apply(index)


def reachable(thing: object) -> list[object]:
    """Everything that can be reached from a thing by following references, code and classes aside."""
    found = {id(thing): thing}
    open_ends = [thing]
    while open_ends:
        for inner in gc.get_referents(open_ends.pop()):
            if id(inner) not in found and not isinstance(inner, (type, FunctionType, ModuleType)):
                found[id(inner)] = inner
                open_ends.append(inner)
    return list(found.values())
