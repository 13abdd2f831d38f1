"""Finished games as a server gives them out."""

from __future__ import annotations

from functools import cache
from random import Random

from cuore.cards.catalogue import official_rules
from cuore.engine.position import write_position
from cuore.engine.record import setup_at, start_session, write_record
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.server.commitment import commit
from cuore.town import make_setup

TABLE = "k3vqz7m2x9"
SEED = bytes(range(32)).hex()


def play(session: Session, chance: Random, most: int = 1_000_000) -> None:
    """Play on at random."""
    while not session.game.over and len(session.answers) < most:
        session.apply(chance.randrange(len(session.game.options)))


def finished(setup: Setup, number: int = 0) -> str:
    """A whole random game with its promise."""
    session = start_session(official_rules(), setup)
    play(session, Random(number))
    assert session.game.over
    return write_record(setup, session, TABLE, commit(TABLE, setup))


def live_setup(players: int = 2, boxes: tuple[str, ...] = ("base",), seed: str = SEED) -> Setup:
    """How a game of a server is laid out."""
    town = "first" if len(boxes) == 1 or boxes[0] == "more" else "random"
    return make_setup(official_rules(), boxes=boxes, players=players, town=town, seed=seed)


@cache
def game() -> str:
    """One such game."""
    return finished(live_setup())


@cache
def fork_setup() -> Setup:
    """How a game begins that goes on from the middle of another one."""
    session = start_session(official_rules(), live_setup())
    play(session, Random(7), 60)
    return setup_at(write_position(session.game), SEED)


@cache
def fork() -> str:
    """A game that went on from there."""
    return finished(fork_setup())
