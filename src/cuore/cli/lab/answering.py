"""From a question to its answer: what is missing is played and kept, then it is told."""

from __future__ import annotations

from pathlib import Path

from cuore.cli.counting import counted
from cuore.cli.crewing import CrewChoice, bots_named
from cuore.cli.lab.form import FormChoice
from cuore.cli.lab.keeping import usual_folder
from cuore.engine.errors import IllegalSetup
from cuore.lab.study import Study, run_study
from cuore.lab.study.running import check

KEEP = (
    "A folder to keep every game in. If it is there already, only what is missing is played. Without it, one among "
    "those that cuore lab studies shows."
)
BOTS = "Who plays, as in cuore bots; several, separated by commas, are asked one after the other."
BOT = "Who plays, as in cuore bots."


def answer(study: Study, keep: Path | None, crew: CrewChoice, form: FormChoice) -> int:
    """Play what a study lacks and tell what it found."""
    form.check()
    crew.check()
    check(study)  # before any folder is made, or anybody is asked to play
    folder = keep
    if folder is None:
        folder = usual_folder(study)
        folder.parent.mkdir(parents=True, exist_ok=True)
    pairs, at_most = study.towns * study.deals, study.until is not None
    with crew.crew() as workers, counted(study.games, folder, "--keep", at_most=at_most, pairs=pairs) as count:
        found = run_study(study, folder, workers, count)
    form.give(found, folder)
    return 0


def one(bots: str) -> str:
    """The bot that somebody named, where only one is asked."""
    names = bots_named(bots)
    if len(names) != 1:
        raise IllegalSetup(f"name one bot for this question, not {len(names)}")
    return names[0]
