"""``python -m cuore.lab.forecast``: a forecast made, or a town searched for, by a process of its own.

It reads one JSON object from its standard input: the fields of a ``ForecastPlan``, or of a ``SearchPlan`` if there is
``like`` among them, and ``cache`` (a folder, or null for none) and ``jobs`` (null: as many as there are cores). It
writes lines of JSON: ``{"done": n, "total": m}`` some times a second, and at last ``{"forecast": {…}}``,
``{"found": {…}}`` or ``{"error": "a sentence"}``. What was found has its ``sentences`` with it. It ends when nobody
reads them any more, and when its input ends without a plan.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from time import monotonic
from typing import TextIO

import msgspec

from cuore.engine.errors import CuoreError, IllegalSetup, listed, sentence, shorten
from cuore.lab.crew import make_crew
from cuore.lab.forecast.cache import Cache
from cuore.lab.forecast.forecast import forecast
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.forecast.search_plan import SearchPlan
from cuore.town import read_wishes

LONGEST = 10_000_000
"""Characters of a plan with its card file."""

PAUSE = 0.25
"""Seconds between two lines about how far it is."""

MOST_JOBS = 256


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for besides the plan."""

    cache: str | None = None
    jobs: int | None = None


def read_wish(text: str) -> tuple[ForecastPlan | SearchPlan, Wish]:
    """A plan and what else is asked for, from JSON; strict about what it does not know."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise IllegalSetup("a plan must be one JSON object") from None
    if not isinstance(data, dict):
        raise IllegalSetup("a plan must be one JSON object")
    sort: type[ForecastPlan | SearchPlan] = SearchPlan if "like" in data else ForecastPlan
    name_of_sort = "search" if sort is SearchPlan else "plan"
    known = {field.name: field for field in fields(sort)}
    wished = [field.name for field in msgspec.structs.fields(Wish)]
    unknown = [shorten(name) for name in data if name not in known and name not in wished]
    if unknown:
        raise IllegalSetup(f"a {name_of_sort} has no {listed(unknown)}; choose from {listed([*known, *wished])}")
    missing = [name for name, field in known.items() if field.default is MISSING and name not in data]
    if missing:
        raise IllegalSetup(f"a {name_of_sort} needs {listed(missing)}")
    if "wishes" in data:
        data["wishes"] = read_wishes(data["wishes"])
    try:
        plan = msgspec.convert({name: data[name] for name in known if name in data}, sort)
        wish = msgspec.convert({name: data[name] for name in wished if name in data}, Wish)
    except msgspec.ValidationError as error:
        raise IllegalSetup(f"this {name_of_sort} cannot be read: {error}") from None
    if wish.jobs is not None and not 1 <= wish.jobs <= MOST_JOBS:
        raise IllegalSetup(f"jobs must be from 1 to {MOST_JOBS}, not {wish.jobs}")
    return plan, wish


class Teller:
    """Writes lines, at once and whole."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._last = -PAUSE

    def say(self, line: Mapping[str, object]) -> None:
        """One line."""
        self._out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._out.flush()

    def progress(self, done: int, total: int) -> None:
        """How far it is, if the last time is some time ago."""
        now = monotonic()
        if now - self._last >= PAUSE:
            self._last = now
            self.say({"done": done, "total": total})


def answer(text: str, teller: Teller) -> bool:
    """Make the forecast or the search that is asked for; False if it could not be made."""
    try:
        plan, wish = read_wish(text)
        made = _made(plan, wish, teller)
    except CuoreError as error:
        teller.say({"error": sentence(error)})
        return False
    teller.say(made)
    return True


def _made(plan: ForecastPlan | SearchPlan, wish: Wish, teller: Teller) -> dict[str, object]:
    crew = make_crew(wish.jobs)
    if isinstance(plan, SearchPlan):
        found = plan.find(crew, teller.progress)
        return {"found": {**found.data(), "sentences": found.sentences()}}
    cache = Cache(Path(wish.cache)) if wish.cache is not None else None
    return {"forecast": forecast(plan, crew, teller.progress, cache).data()}


def main() -> int:
    """Read a plan, and answer."""
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr] # they are what they are here
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    try:
        # One line is enough: whoever started this may keep the other end open.
        return 0 if answer(sys.stdin.readline(LONGEST), Teller(sys.stdout)) else 2
    except BrokenPipeError:
        # Nobody listens: there is nothing to say, and no complaint on the way out either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
