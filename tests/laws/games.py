"""Random games for the laws: every mixture of boxes, number of players and variant, and play in which much happens.

Evenly random players end their turns so early that the rarer effects hardly occur, so every second game is played by
*lively* ones, who like doing something better than not doing it. *Curious* ones like best what they have done least.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations
from random import Random

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import BAR_MAID, Setup, lay_out
from cuore.engine.words import (
    ACQUIRE,
    BEER_FROM_PILE,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    LET_ALL,
    LOVE,
    PASS,
    PAY_FOR_BEER,
    PLAY_ALL_LOVE,
    PRIVATE,
    START_SERVING,
    card_of,
    verb_of,
)
from cuore.town import make_setup

FACTOR = max(1, int(os.environ.get("CUORE_LAW_GAMES", "1")))
"""How many times as many games as usual; with a large one, switch off the time limit of a test (``--timeout=0``)."""

MIXTURES: list[tuple[str, ...]] = [boxes for size in range(1, len(BOXES) + 1) for boxes in combinations(BOXES, size)]
"""All fifteen."""

ALL_TABLES = 5 * len(MIXTURES)
"""So many games have every mixture with every number of players."""

_LIKED = {
    END_SERVING: 0.1,
    END_TURN: 0.15,
    START_SERVING: 0.2,
    PASS: 0.4,
    LET_ALL: 0.1,
    CHAMBER: 0.6,
    PAY_FOR_BEER: 4.0,
    BEER_FROM_PILE: 2.0,
    BUY_BEER_FROM_PILE: 6.0,
    BUY_BEER_SHOWN: 6.0,
    ACQUIRE: 4.0,
}


def numbers(usual: int) -> range:
    """The numbers of the games that a test plays."""
    return range(usual * FACTOR)


@cache
def rules() -> Rules:
    """The cards of all games here."""
    return official_rules()


def setup_of(number: int, law: str) -> Setup:
    """The layout of a game: fifteen in a row have all mixtures, and ``ALL_TABLES`` in a row all numbers of players.

    Each box of a mixture gives the chiefs by turns; now and then it is the beginners' or the faster game.
    """
    cycle, place = divmod(number, len(MIXTURES))
    players = 2 + (cycle + place) % 5
    boxes = MIXTURES[place]
    first = (cycle + place) % len(boxes)
    return make_setup(
        rules(),
        boxes=boxes[first:] + boxes[:first],
        players=players,
        town="random",
        seed=f"{law} {number}",
        beginners=number % 7 == 3,
        faster=players == 2 and number % 4 == 3,
    )


def begin(number: int, law: str) -> Session:
    """A game with its history, at its first decision."""
    return Session(lay_out(rules(), setup_of(number, law)))


def player_of(number: int, law: str) -> Random:
    """The chance that all seats of a game decide with."""
    return Random(f"{law} {number} decides")


def choose(g: Game, chance: Random, lively: bool) -> int:
    """An answer to the open decision."""
    return pick(g, chance.random(), lively)


def pick(g: Game, fraction: float, lively: bool) -> int:
    """The answer that a number from 0 to 1 stands for."""
    if not lively:
        return int(fraction * len(g.options))
    appeals = list(accumulate(_appeal(g, option) for option in g.options))
    return bisect_right(appeals, fraction * appeals[-1])


def _appeal(g: Game, option: int) -> float:
    verb, card = verb_of(option), card_of(option)
    if verb in _LIKED:
        return _LIKED[verb]
    if verb == PLAY_ALL_LOVE:
        return 6.0
    if g.rules.category[card] == PRIVATE:
        return 6.0
    if verb == EMPLOY_CARD:
        return 0.1 * g.rules.cost[card] ** 2
    return 0.7 if g.rules.category[card] == LOVE else 1.0


def decisions(session: Session, number: int, law: str, most: int = 1_000_000) -> Iterator[int]:
    """Play a game: yields the answer that will be given next, before it is given, until the game is over."""
    chance = player_of(number, law)
    lively = number % 2 == 0
    while session.game.options and len(session.answers) < most:
        index = choose(session.game, chance, lively)
        yield index
        session.apply(index)


class Curious:
    """Players who like best what they have done least, in all games that they play together; rich and thirsty ones."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.done: Counter[tuple[int, int, int]] = Counter()

    def choose(self, g: Game) -> int:
        """An answer to the open decision."""
        appeals = list(accumulate(self._appeal(g, option) for option in g.options))
        index = min(bisect_right(appeals, self.chance.random() * appeals[-1]), len(g.options) - 1)
        self.done[_key(g, g.options[index])] += 1
        return index

    def _appeal(self, g: Game, option: int) -> float:
        verb, card = verb_of(option), card_of(option)
        appeal = _appeal(g, option) * (1 + 30 / (1 + self.done[_key(g, option)]))
        if verb == EMPLOY_CARD and (g.rules.category[card] == LOVE or g.rules.cards[card].title == BAR_MAID):
            return appeal * 6
        return appeal * 6 if verb in (PAY_FOR_BEER, BUY_BEER_FROM_PILE, BUY_BEER_SHOWN) else appeal


def _key(g: Game, option: int) -> tuple[int, int, int]:
    return g.ask_what, verb_of(option), card_of(option)
