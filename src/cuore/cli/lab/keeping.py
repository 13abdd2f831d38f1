"""Where the games of a study are kept if nobody says: so that whoever is stopped goes on with the same command."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_data_path

from cuore.engine.rules import plain
from cuore.lab.games.folder import ABOUT, WORDS
from cuore.lab.study import Study
from cuore.lab.study.running import about

LONGEST_NAME = 60


def studies_folder() -> Path:
    """Where studies are kept if nobody says."""
    return user_data_path("cuore", appauthor=False) / "studies"


def usual_folder(study: Study) -> Path:
    """The folder of a study: another question, other cards and other players have another one; another name has not."""
    said = json.dumps({key: value for key, value in about(study).items() if key != WORDS}, sort_keys=True)
    digest = blake2b(said.encode(), digest_size=4).hexdigest()
    name = plain(study.name).encode("ascii", "ignore").decode()[:LONGEST_NAME].split()
    usual = studies_folder() / "-".join([*name, digest])
    return next((each for each in kept_studies() if each.name.split("-")[-1] == digest), usual)


def meant(words: Path) -> Path:
    """The folder that somebody means: any one, or by its name alone one of those that are kept."""
    kept = studies_folder() / words
    return kept if len(words.parts) == 1 and not words.exists() and kept.is_dir() else words


def kept_studies() -> list[Path]:
    """The folders of the studies that are kept, the latest first."""
    folder = studies_folder()
    found = [each for each in folder.iterdir() if (each / ABOUT).is_file()] if folder.is_dir() else []
    return sorted(found, key=lambda folder: (last_played(folder), folder.name), reverse=True)


def last_played(folder: Path) -> float:
    """When games were added to a folder for the last time."""
    games = folder / "games"
    return (games if games.is_dir() else folder).stat().st_mtime
