"""Letting bots play a game to its end, and writing it down: the one place where bots are called in bulk."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

import cuore
from cuore.bots import Bot, Ears, make_bot
from cuore.bots.planner_bot import PlannerBot
from cuore.cards.door import VARIABLE
from cuore.engine.game import Game, Told
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.setup import Setup, new_game
from cuore.engine.view import View
from cuore.engine.words import ENDING_NAMES
from cuore.lab.arrivals import Arrivals
from cuore.lab.crew.fingerprint import boxes_hashes, sources_hash, together
from cuore.lab.games.row import Place, Row
from cuore.lab.interventions import inner_of, intervene, read_intervention

DECIDING = (
    "engine",
    "cards",
    "town",
    "bots",
    "lab/arena/plan.py",
    "lab/arrivals.py",
    "lab/interventions.py",
    "lab/playing.py",
    "lab/simulate.py",
    "lab/study/plan.py",
    "lab/ways.py",
)
"""The sources from which it follows which games there are, how they go between bots, and what is written down."""


def players_version() -> str:
    """A fingerprint of these sources and of boxes from elsewhere: games of two versions belong into two folders."""
    return _players_version(os.environ.get(VARIABLE, ""))


@cache
def _players_version(boxes: str) -> str:
    return together([sources_hash(Path(cuore.__file__).parent, DECIDING), *boxes_hashes(boxes)], 8)


class Players:
    """Makes bots by name, interventions included (``barred:CARD:planner``: see ``interventions``).

    A planner keeps nothing of a game but its judgement of the Town, so there is one of each: games of one Town that are
    played one after the other judge it once.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._planners: dict[str, PlannerBot] = {}

    def bot(self, name: str) -> Bot:
        """A bot for one seat of one game."""
        asked = read_intervention(self._rules, name)
        if asked is not None:
            return intervene(asked, self.bot(asked.bot))
        known = self._planners.get(name)
        if known is not None:
            return known
        bot = make_bot(name)
        if isinstance(bot, PlannerBot):
            self._planners[name] = bot
        return bot


def play(
    players: Players,
    rules: Rules,
    place: Place,
    setup: Setup,
    seats: Sequence[str],
    *,
    watched: bool = True,
    timed: bool = False,
) -> Row:
    """One game. Its luck, and that of whoever sits in a seat, depend on the setup's seed and the seat alone.

    Without being ``watched`` it says nothing of arrivals; ``timed`` it says how long each seat thought.
    """
    g = new_game(rules, setup)
    bots = [players.bot(name) for name in seats]
    game = Playing(g, bots, chances(bots, setup.seed), watched)
    game.to_the_end()
    return game.row(place, tuple(seats), setup.seed, timed)


def chances(bots: Sequence[Bot], seed: str) -> list[Random]:
    """Every seat's own chance, whoever sits there; players who are all blind share one, whatever is asked of them."""
    if all(inner_of(bot).blind for bot in bots):
        return [Random(f"{seed}/bots")] * len(bots)
    return [Random(f"{seed}/bot {seat}") for seat in range(len(bots))]


class Playing:
    """A game between bots, with what is written down of it."""

    def __init__(self, g: Game, bots: Sequence[Bot], rngs: Sequence[Random], watched: bool) -> None:
        self._g, self._bots, self._rngs = g, bots, rngs
        self._ears = Ears(g, bots)  # which tell the game where to tell, if anybody wants to remember
        self._own: list[Told] = []
        self._arrivals = Arrivals(g) if watched else None
        if watched and g.told is None:
            g.told = self._own
        self._answers: list[int] = []
        self._decisions = [0] * len(bots)
        self._thought = [0.0] * len(bots)

    def to_the_end(self) -> None:
        """Ask whoever is asked, until nobody is."""
        g = self._g
        while g.options:
            seat = g.asked
            bot, rng = self._bots[seat], self._rngs[seat]
            started = time.perf_counter()
            if bot.blind:
                index = int(rng.random() * len(g.options))
            else:
                index = bot.choose(View(g, seat), rng, self._ears.memory(seat))
            self._thought[seat] += time.perf_counter() - started
            self._decisions[seat] += 1
            self._answers.append(index)
            heard = len(g.told) if g.told is not None else 0
            g.apply(index)
            if self._arrivals is not None:
                for told in (g.told or [])[heard:]:
                    self._arrivals.hear(told)
                self._own.clear()

    def row(self, place: Place, seats: tuple[str, ...], seed: str, timed: bool) -> Row:
        """The finished game."""
        vp = points(self._g)
        return Row(
            place=place,
            seats=seats,
            seed=seed,
            first=self._g.deal.first,
            winners=tuple(winners(self._g)),
            ending=ENDING_NAMES[self._g.ending],
            points=tuple(vp),
            rounds=self._g.round,
            decisions=tuple(self._decisions),
            checksum=game_checksum(self._g, vp, self._answers),
            answers=tuple(self._answers),
            arrivals=tuple(self._arrivals.found) if self._arrivals else (),
            milliseconds=tuple([round(1000 * seconds, 2) for seconds in self._thought]) if timed else (),
        )


def game_checksum(g: Game, vp: list[int], answers: list[int]) -> bytes:
    """A short fingerprint of a finished game: every answer, and how it ended."""
    told = f"{answers}{vp}{g.round}{g.ending}".encode()
    return blake2b(told, digest_size=8).digest()
