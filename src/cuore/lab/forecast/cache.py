"""Forecasts that were made before, in a folder: a file each, named by a hash of everything that decides it."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import asdict
from functools import cache
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_cache_path

import cuore
from cuore.cards.door import VARIABLE
from cuore.engine.errors import CuoreError
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.lab.crew.fingerprint import boxes_hashes, sources_hash, together
from cuore.lab.files import read_text
from cuore.lab.forecast.plan import ForecastPlan

DECIDING = (
    "engine",
    "cards",
    "bots",
    "lab/forecast",
    "lab/arrivals.py",
    "lab/interventions.py",
    "lab/intervals.py",
    "lab/numbers.py",
    "lab/playing.py",
    "lab/ways.py",
)
"""The sources from which the games and what is counted of them follow."""

MOST_KEPT = 2_000
"""Forecasts in a folder; those that were made first go first."""

SUFFIX = ".json"
PART = ".part"


@cache
def sources() -> str:
    """A fingerprint of these sources. The compiled build has them beside what it made of them, so it has the same."""
    return sources_hash(Path(cuore.__file__).parent, DECIDING)


@cache
def boxes(modules: str) -> str:
    """A fingerprint of the boxes from elsewhere, which a process loads once."""
    return together(boxes_hashes(modules), 8)


def key(plan: ForecastPlan, rules: Rules) -> str:
    """The name of a forecast: other plans, cards, boxes, rules or players have another one."""
    decides = {
        "plan": asdict(plan),
        "rules": RULES_VERSION,
        "cards": rules.fingerprint,
        "boxes": boxes(os.environ.get(VARIABLE, "")),
        "sources": sources(),
    }
    return blake2b(json.dumps(decides, sort_keys=True).encode(), digest_size=16).hexdigest()


def default_folder() -> Path:
    """Where forecasts are kept when nobody says otherwise."""
    return user_cache_path("cuore", appauthor=False) / "forecasts"


class Cache:
    """The forecasts in a folder. It may be emptied at any time; what cannot be read or written is as if not there."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = default_folder() if folder is None else folder

    def __repr__(self) -> str:
        return f"<Cache in {self.folder}>"

    def get(self, plan: ForecastPlan, rules: Rules) -> object:
        """The data of a forecast; None if there is none."""
        try:
            found: object = json.loads(read_text(self._file(plan, rules)))
        except (CuoreError, ValueError, RecursionError):
            return None
        return found

    def put(self, plan: ForecastPlan, rules: Rules, data: dict[str, object]) -> None:
        """Keep the data of a forecast: whole or not at all, whoever else writes the same."""
        path = self._file(plan, rules)
        part = path.with_name(f"{path.name}.{secrets.token_hex(4)}{PART}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                with part.open("x", encoding="utf-8", newline="\n") as file:
                    json.dump(data, file, ensure_ascii=False)
                    file.flush()
                    os.fsync(file.fileno())
                part.replace(path)
                self._tidy()
            except BaseException:
                part.unlink(missing_ok=True)
                raise
        except OSError:  # a full disk must not cost the forecast itself
            return

    def _tidy(self) -> None:
        """Let the oldest go where there are too many."""
        kept = sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
        for file in kept[:-MOST_KEPT]:
            file.unlink(missing_ok=True)

    def _file(self, plan: ForecastPlan, rules: Rules) -> Path:
        return self.folder / f"{key(plan, rules)}{SUFFIX}"
