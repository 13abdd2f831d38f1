"""Holding a league: play what is missing, keep it, and say what it showed."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from pathlib import Path

from cuore.cards.door import load_rules
from cuore.lab.arena.plan import League
from cuore.lab.arena.play import play_matches
from cuore.lab.arena.report import Report, Tally
from cuore.lab.crew import Crew, Processes
from cuore.lab.games.bulk import Progress, play_missing
from cuore.lab.games.folder import Folder


def play_league(
    league: League, path: Path | None = None, crew: Crew | None = None, progress: Progress | None = None
) -> Report:
    """Play all games of a league that are not in its folder yet, and report on all of them."""
    rules = load_rules(league.card_file)
    league.check(rules)  # mistakes in the plan show here, before any process is started or any file is made
    tally = Tally(league)
    with nullcontext() if path is None else Folder.open(path, league.about(rules)) as folder:
        if folder is not None:
            folder.describe_cards(rules)
        task = partial(play_matches, league, folder is not None)
        # Games that share their luck stay together: they are nearly the same, so together they need half the room.
        for piece in play_missing(
            task, folder, league.games, league.bots, league.seats, crew or Processes(1), progress
        ):
            if folder is None:
                tally.add_all(piece.rows)
        if folder is not None:
            folder.join()
            tally.add_all(folder.results(league.games))
    return tally.report()
