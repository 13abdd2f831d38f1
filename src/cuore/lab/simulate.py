"""Playing many games between bots, in one process or several; the results do not depend on how many."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

from cuore.cards.door import load_rules
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.setup import Setup, host_of, new_game
from cuore.engine.words import ENDING_NAMES
from cuore.lab.crew import Crew, Processes
from cuore.lab.games.bulk import Piece, Progress, play_missing
from cuore.lab.games.folder import SOURCES, Folder
from cuore.lab.games.row import Place, Row
from cuore.lab.games.town_row import TownRow, town_row
from cuore.lab.playing import Players, play, players_version
from cuore.lab.seeds import check_seeds
from cuore.town import Wishes, make_setup
from cuore.town.drawing import NO_WISHES


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
    wishes: Wishes = NO_WISHES
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
            wishes=self.wishes,
        )

    def town_number(self, rules: Rules, number: int) -> int:
        """Where a game is played: each in a town of its own where chance draws towns or visitors, or all in one."""
        return number if self.town == "random" or host_of(rules, self.boxes).place.apart else 0

    def check(self, rules: Rules) -> None:
        """Refuse what cannot be played, before anything is."""
        check_seeds(self.seed, f"/{max(0, self.games - 1)}")
        new_game(rules, self.setup(rules, 0))
        players = Players(rules)
        for name in self.bots:
            players.bot(name)

    def about(self, rules: Rules) -> dict[str, object]:
        """All that decides what a game's number means; how many games are played does not."""
        return {
            "simulate": {
                "boxes": list(self.boxes),
                "bots": list(self.bots),
                "seed": self.seed,
                "town": self.town,
                "beginners": self.beginners,
                "faster": self.faster,
                "printed_only": self.printed_only,
                "without": self.without,
                "guests": self.guests,
                "private_maids": self.private_maids,
                "wishes": self.wishes.data(),
            },
            "rules": RULES_VERSION,
            "cards": rules.fingerprint,
            SOURCES: players_version(),
        }


class Tally:
    """What is counted of games, in the order of their numbers: no game is held."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * players
        self.shared = [0] * players
        self.points = [0] * players
        self.rounds = 0
        self.fewest_rounds = 0
        self.most_rounds = 0
        self.endings = {ending: 0 for ending in ENDING_NAMES if ending != "running"}
        self._digest = blake2b(digest_size=16)

    @property
    def checksum(self) -> str:
        """A fingerprint of all games in their order."""
        return self._digest.hexdigest()

    def add_all(self, rows: Iterable[Row]) -> None:
        """Some games more."""
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """One game more."""
        counted = self.wins if len(row.winners) == 1 else self.shared
        for seat in row.winners:
            counted[seat] += 1
        for seat, vp in enumerate(row.points):
            self.points[seat] += vp
        self.decisions += sum(row.decisions)
        self.rounds += row.rounds
        self.fewest_rounds = min(self.fewest_rounds, row.rounds) if self.games else row.rounds
        self.most_rounds = max(self.most_rounds, row.rounds)
        self.endings[row.ending] += 1
        self._digest.update(row.checksum)
        self.games += 1


@dataclass
class Report:
    """What a simulation found, seat by seat. ``tally`` is of all games, what is new was played in this run."""

    plan: Plan
    tally: Tally
    new_games: int
    new_decisions: int
    seconds: float
    cpu_seconds: float

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        tally = self.tally
        return {
            "boxes": list(self.plan.boxes),
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "town": self.plan.town,
            "seed": self.plan.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "games_per_s": round(self.new_games / max(self.seconds, 1e-9), 1),
            "decisions_per_s": round(self.new_decisions / max(self.seconds, 1e-9)),
            "seats": [
                {
                    "bot": bot,
                    "wins": tally.wins[seat],
                    "shared": tally.shared[seat],
                    "mean_vp": round(tally.points[seat] / tally.games, 3),
                }
                for seat, bot in enumerate(self.plan.bots)
            ],
            "rounds": {
                "mean": round(tally.rounds / tally.games, 2),
                "min": tally.fewest_rounds,
                "max": tally.most_rounds,
            },
            "endings": tally.endings,
            "checksum": tally.checksum,
        }


def simulate(
    plan: Plan, crew: Crew | None = None, progress: Progress | None = None, keep: Path | None = None
) -> Report:
    """Play all games of a plan, or, where a folder is named to ``keep`` them in, those that are not in it yet."""
    rules = load_rules(plan.card_file)
    plan.check(rules)  # mistakes in the plan show here, before any process is started or any file is made
    report = Report(plan, Tally(plan.players), 0, 0, 0.0, 0.0)
    started = time.perf_counter()
    with nullcontext() if keep is None else Folder.open(keep, plan.about(rules)) as folder:
        if folder is not None:
            folder.describe_cards(rules)
        task = partial(_chunk, plan, folder is not None)
        for piece in play_missing(task, folder, plan.games, plan.bots, 1, crew or Processes(1), progress):
            report.new_games += len(piece.rows)
            report.new_decisions += sum([sum(row.decisions) for row in piece.rows])
            report.cpu_seconds += piece.cpu_seconds
            if folder is None:
                report.tally.add_all(piece.rows)
        report.seconds = time.perf_counter() - started
        if folder is not None:
            folder.join()
            report.tally.add_all(folder.results(plan.games))
    return report


def _chunk(plan: Plan, watched: bool, numbers: range) -> Piece:
    """Some games of a plan, in any process. Their luck, towns and bots depend on the plan and their numbers alone."""
    rules = load_rules(plan.card_file)
    players = Players(rules)
    started = time.process_time()
    rows: list[Row] = []
    towns: dict[int, TownRow] = {}
    for number in numbers:
        setup = plan.setup(rules, number)
        town = plan.town_number(rules, number)
        rows.append(play(players, rules, Place(number, town, 0, "all"), setup, plan.bots, watched=watched))
        if watched and town not in towns:
            towns[town] = town_row(rules, town, setup)
    return Piece(rows, list(towns.values()), time.process_time() - started)
