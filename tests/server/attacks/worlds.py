"""Moments of games as a server deals them, beside worlds that one viewer cannot tell apart, and what is played next.

Worlds come from ``tests/laws``: dealt anew without the engine's views, or imagined from what a seat knows. The script
holds the answers that are the same in both, up to where the rules let them part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from textwrap import dedent

from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.record import setup_at
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.server.hall.room import setup_of as dealt_by_the_server
from cuore.server.ports import Secret
from cuore.server.wire.options import Laid, laid_of
from cuore.town import lay_out_position
from tests.laws.eyes import HONEST, SECRET, check_future
from tests.laws.games import choose, setup_of
from tests.laws.situations import POSITIONS, Situation, situations

LAW = "information at the table"
STEPS = 10


@dataclass(frozen=True)
class Pair:
    """Two worlds that look the same to a viewer, and the answers that follow in both."""

    name: str
    laid: Laid
    viewer: int
    positions: tuple[str, str]
    script: tuple[tuple[int, str], ...]  # seat and words
    turns: tuple[int, ...]  # whose turn it is at each of them

    @property
    def seats(self) -> int:
        return self.laid.players


def pairs_of_game(number: int, share: float, most: int) -> Iterator[Pair]:
    """Some pairs from all over one random game."""
    setup = setup_of(number, LAW)
    dealt = dealt_by_the_server(laid_of(setup), Secret(f"{LAW} {number}"))
    start = lay_out(official_rules(), dealt)
    yield from _some(situations(start, number, LAW, HONEST, share), f"game {number}", 0.35, most)


def pairs_of_position(index: int, seed: int, most: int) -> Iterator[Pair]:
    """Some pairs from where cards are looked at, exchanged and shown."""
    text = f"seed: {seed}\nasks all: yes\n" + dedent(POSITIONS[index])
    start = lay_out_position(official_rules(), text)
    found = situations(start, 2 * seed, LAW, HONEST, 1.0, most=12)
    yield from _some(found, f"position {index} seed {seed}", 0.2, most)


NO_CHOICE = """
    boxes: vacation
    players: 3
    phase: serving
    servings: 3
    asks all: yes
    A hand: Caldina Alley x2, 1 Love x3
    A deck: 1 Love x5
    B hand: {}
    B deck: {}
    C hand: 1 Love x3, 2 Love x2
    C deck: 1 Love x5
    """
"""B puts a card under the deck, face down, and has to choose which; or has five of a kind and nothing to choose."""


def pair_without_a_choice(viewer: int) -> Pair:
    """The same to everybody but B: a question with one answer, and one with two."""
    hands = (("1 Love x2, 2 Love x3", "1 Love x5"), ("1 Love x5", "1 Love x2, 2 Love x3"))
    games = [Session(lay_out_position(official_rules(), dedent(NO_CHOICE).format(*zones))).game for zones in hands]
    script = ((0, "serve Caldina Alley"), (1, "put under 1 Love"), (2, "put under 2 Love"), (0, "end serving"))
    one, other = [setup_at(write_position(g)) for g in games]
    return Pair("no choice", laid_of(one), viewer, (one.position, other.position), script, (0, 0, 0, 0))


OFFICIAL = [index for index, text in enumerate(POSITIONS) if SECRET not in text]
"""The positions without a card of our own."""


def _some(found: Iterator[Situation], name: str, share: float, most: int) -> Iterator[Pair]:
    chance = Random(f"{LAW} {name}")
    made = (
        pair
        for number, situation in enumerate(found)
        if chance.random() < share and (pair := _pair(situation, f"{name}, {number}: {situation.name}"))
    )
    yield from islice(made, most)


def _pair(situation: Situation, name: str) -> Pair | None:
    together = check_future(HONEST, situation.game, situation.world, situation.viewer, Random(name), STEPS)
    if not together:
        return None
    chance = Random(name)
    g = situation.game.copy()
    script: list[tuple[int, str]] = []
    turns: list[int] = []
    for _ in range(together):
        index = choose(g, chance, lively=True)
        script.append((g.asked, g.words()[index]))
        turns.append(g.turn)
        g.apply(index)
    one, other = setup_at(write_position(situation.game)), setup_at(write_position(situation.world))
    assert (one.boxes, one.seats) == (other.boxes, other.seats)
    positions = one.position, other.position
    return Pair(name, laid_of(one), situation.viewer, positions, tuple(script), tuple(turns))


def hidden_sum(g: Game) -> int:
    """A number that depends on what nobody else sees."""
    return sum(sum(p.hand) + 3 * sum(p.deck[-2:]) for p in g.players)
