"""Playing many games between bots, in one process or several; the results do not depend on how many."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import get_context
from random import Random

from cuore.bots import Bot, Ears, make_bot
from cuore.bots.playout import play_out
from cuore.cards.door import load_rules
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.setup import Setup, new_game
from cuore.engine.view import View
from cuore.engine.words import ENDING_NAMES
from cuore.town import make_setup

CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What to play: everything a worker process needs, as plain values."""

    boxes: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: str
    town: str = "first"
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    without: str = ""
    guests: str = "random"
    private_maids: str = "random"
    card_file: str | None = None  # the text of a card file

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    def setup(self, rules: Rules, number: int) -> Setup:
        """The setup of one of the games."""
        return make_setup(
            rules,
            boxes=self.boxes,
            players=self.players,
            town=self.town,
            seed=f"{self.seed}/{number}",
            beginners=self.beginners,
            faster=self.faster,
            printed_only=self.printed_only,
            without=self.without,
            guests=self.guests,
            private_maids=self.private_maids,
        )


@dataclass
class GameResult:
    """How one game went."""

    decisions: int
    rounds: int
    ending: str
    vp: list[int]
    winners: list[int]
    checksum: bytes


@dataclass
class Report:
    """What a simulation found, seat by seat."""

    plan: Plan
    seconds: float
    cpu_seconds: float
    games: list[GameResult] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        n = len(self.games)
        decisions = sum(game.decisions for game in self.games)
        digest = blake2b(digest_size=16)
        for game in self.games:
            digest.update(game.checksum)
        return {
            "boxes": list(self.plan.boxes),
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "town": self.plan.town,
            "seed": self.plan.seed,
            "games": n,
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "games_per_s": round(n / max(self.seconds, 1e-9), 1),
            "decisions_per_s": round(decisions / max(self.seconds, 1e-9)),
            "seats": [self._seat(seat) for seat in range(self.plan.players)],
            "rounds": {
                "mean": round(sum(game.rounds for game in self.games) / n, 2),
                "min": min(game.rounds for game in self.games),
                "max": max(game.rounds for game in self.games),
            },
            "endings": {
                ending: sum(game.ending == ending for game in self.games)
                for ending in ENDING_NAMES
                if ending != "running"
            },
            "checksum": digest.hexdigest(),
        }

    def _seat(self, seat: int) -> dict[str, object]:
        n = len(self.games)
        return {
            "bot": self.plan.bots[seat],
            "wins": sum(game.winners == [seat] for game in self.games),
            "shared": sum(seat in game.winners and len(game.winners) > 1 for game in self.games),
            "mean_vp": round(sum(game.vp[seat] for game in self.games) / n, 3),
        }


def play_game(rules: Rules, plan: Plan, number: int) -> GameResult:
    """One game of a plan. Its luck, town and bots depend on the plan's seed and its number alone."""
    setup = plan.setup(rules, number)
    g = new_game(rules, setup)
    answers: list[int] = []
    bots = [make_bot(name) for name in plan.bots]
    if all(bot.blind for bot in bots):
        play_out(g, Random(f"{setup.seed}/bots").random, answers)
    else:
        play_bots(g, bots, [Random(f"{setup.seed}/bot {seat}") for seat in range(plan.players)], answers)
    vp = points(g)
    checksum = game_checksum(g, vp, answers)
    return GameResult(g.decisions, g.round, ENDING_NAMES[g.ending], vp, winners(g), checksum)


def game_checksum(g: Game, vp: list[int], answers: list[int]) -> bytes:
    """A short fingerprint of a finished game: every answer, and how it ended."""
    told = f"{answers}{vp}{g.round}{g.ending}".encode()
    return blake2b(told, digest_size=8).digest()


def play_bots(
    g: Game, bots: Sequence[Bot], rngs: Sequence[Random], answers: list[int], thought: list[list[float]] | None = None
) -> None:
    """Let bots play a game to its end. ``thought`` takes down, for each seat, the seconds of each of its decisions."""
    ears = Ears(g, bots)
    while g.options:
        seat = g.asked
        bot = bots[seat]
        rng = rngs[seat]
        started = time.perf_counter()
        if bot.blind:
            index = int(rng.random() * len(g.options))
        else:
            index = bot.choose(View(g, seat), rng, ears.memory(seat))
        if thought is not None:
            thought[seat].append(time.perf_counter() - started)
        answers.append(index)
        g.apply(index)


def _chunk(job: tuple[Plan, int, int]) -> tuple[list[GameResult], float]:
    plan, first, last = job
    rules = load_rules(plan.card_file)
    started = time.process_time()
    results = [play_game(rules, plan, number) for number in range(first, last)]
    return results, time.process_time() - started


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan. ``progress`` is called with the number of games done since its last call."""
    # Mistakes in the plan show here, before any process is started.
    rules = load_rules(plan.card_file)
    new_game(rules, plan.setup(rules, 0))
    for name in plan.bots:
        make_bot(name)
    chunks = [(plan, first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    report = Report(plan, 0.0, 0.0)
    started = time.perf_counter()
    if jobs == 1:
        for chunk in chunks:
            _collect(report, _chunk(chunk), progress)
    else:
        with get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
            for done in pool.imap(_chunk, chunks):
                _collect(report, done, progress)
    report.seconds = time.perf_counter() - started
    return report


def _collect(report: Report, done: tuple[list[GameResult], float], progress: Callable[[int], None] | None) -> None:
    results, cpu = done
    report.games += results
    report.cpu_seconds += cpu
    if progress:
        progress(len(results))
