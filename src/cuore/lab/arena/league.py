"""Holding a league: play what is missing, keep it, and say what it showed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from cuore.cards.door import load_rules
from cuore.engine.errors import IllegalSetup
from cuore.lab.arena.file import GamesFile
from cuore.lab.arena.plan import League
from cuore.lab.arena.play import play_all
from cuore.lab.arena.played import Played
from cuore.lab.arena.report import Report, report

Progress = Callable[[int], None]


def play_league(
    league: League,
    path: Path | None = None,
    jobs: int = 1,
    keep_answers: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Play all games of a league that are not in its file yet, and report on all of them.

    ``progress`` is called with the number of games done since its last call; first with those that were there already.
    """
    if jobs < 1:
        raise IllegalSetup("jobs must be at least 1")
    rules = load_rules(league.card_file)
    league.check(rules)  # mistakes in the plan show here, before any process is started or any file is made
    with GamesFile(path, league, rules) if path is not None else nullcontext() as file:
        there = file.games if file is not None else {}
        games: dict[int, Played] = {number: game for number, game in there.items() if number < league.games}
        if progress:
            progress(len(games))
        missing = [number for number in range(league.games) if number not in games]
        with closing(play_all(league, missing, jobs, keep_answers)) as playing:
            for played in playing:
                if file is not None:
                    file.add(played)
                games[played.game] = played
                if progress:
                    progress(1)
    return report(league, [games[number] for number in sorted(games)])
