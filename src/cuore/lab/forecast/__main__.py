"""``python -m cuore.lab.forecast``: a forecast made by a process of its own, for whoever has something else to do.

It reads one JSON object from its standard input: the fields of a ``ForecastPlan``, and ``cache`` (a folder, or null for
none) and ``jobs`` (null: as many as there are cores). It writes lines of JSON: ``{"done": n, "total": m}`` some times a
second, and at last ``{"forecast": {…}}`` or ``{"error": "a sentence"}``. It ends when nobody reads them any more, and
when its input ends without a plan.
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

LONGEST = 10_000_000
"""Characters of a plan with its card file."""

PAUSE = 0.25
"""Seconds between two lines about how far it is."""

MOST_JOBS = 256


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for besides the plan."""

    cache: str | None = None
    jobs: int | None = None


def read_wish(text: str) -> tuple[ForecastPlan, Wish]:
    """A plan and what else is asked for, from JSON; strict about what it does not know."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise IllegalSetup("a plan is one JSON object, and this is none") from None
    if not isinstance(data, dict):
        raise IllegalSetup("a plan is one JSON object, and this is none")
    known = {field.name: field for field in fields(ForecastPlan)}
    wished = [field.name for field in msgspec.structs.fields(Wish)]
    unknown = [shorten(name) for name in data if name not in known and name not in wished]
    if unknown:
        raise IllegalSetup(f"a plan has no {listed(unknown)}; it has {listed([*known, *wished])}")
    missing = [name for name, field in known.items() if field.default is MISSING and name not in data]
    if missing:
        raise IllegalSetup(f"a plan needs {listed(missing)}")
    try:
        plan = msgspec.convert({name: data[name] for name in known if name in data}, ForecastPlan)
        wish = msgspec.convert({name: data[name] for name in wished if name in data}, Wish)
    except msgspec.ValidationError as error:
        raise IllegalSetup(f"this plan cannot be read: {error}") from None
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
    """Make the forecast that is asked for; False if it could not be made."""
    try:
        plan, wish = read_wish(text)
        cache = Cache(Path(wish.cache)) if wish.cache is not None else None
        made = forecast(plan, make_crew(wish.jobs), teller.progress, cache)
    except CuoreError as error:
        teller.say({"error": sentence(error)})
        return False
    teller.say({"forecast": made.data()})
    return True


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
