"""``cuore lab run``: a study that somebody wrote down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.crewing import ALL_CORES, CrewChoice
from cuore.cli.lab.amount import towns_of
from cuore.cli.lab.answering import KEEP, answer
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.lab.study import read_study_file
from cuore.lab.study.plan import with_towns


def run(
    file: Path,
    /,
    *,
    pairs: int | None = None,
    seed: str | None = None,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """Play a study of a file: any of the other questions, or one of your own.

    Parameters
    ----------
    file
        A study in TOML.
    pairs
        How many deals there are in all, instead of what the file says of its towns.
    seed
        Other towns and other luck than the file says.
    keep
        A folder for the games.
    crew
        Who plays them.
    form
        In what form the answer is given.

    """
    study = read_study_file(file)
    if pairs is not None:
        study = with_towns(study, towns_of(pairs, study.deals))
    if seed is not None:
        study = replace(study, seed=seed)
    return answer(study, keep, crew, form)
