"""Runs: steps in a row that a language says together.

A language has a key for each: ``run.choose deck + discard that top``. What stands in brackets at the end may come
several times: ``run.choose place + [send + offer reaction + land]``, and ``times`` tells how often. Fields that several
steps of a run have must agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cuore.text.language import Language
from cuore.text.message import Message, Part
from cuore.text.worded import STEP

RUN = "run."
AND = " + "


@dataclass(frozen=True, slots=True)
class Run:
    """The keys of the steps that come once, and of those that come at least once behind them."""

    key: str
    once: tuple[str, ...]
    again: tuple[str, ...] = ()


@cache
def run_of(key: str) -> Run:
    """What a key stands for."""
    once, _, again = key.removeprefix(RUN).partition("[")
    return Run(key, _steps(once), _steps(again.removesuffix("]")))


def _steps(words: str) -> tuple[str, ...]:
    return tuple([f"{STEP}.{word.strip()}" for word in words.split(AND.strip()) if word.strip()])


def runs_in(language: Language) -> list[Run]:
    """The runs of a language, those of the most steps first."""
    keys = [key for key in language.templates if key.startswith(RUN) and "." not in key.removeprefix(RUN)]
    return sorted([run_of(key) for key in keys], key=lambda run: -len(run.once + run.again))


def with_runs(language: Language, steps: tuple[Message, ...]) -> list[Message]:
    """Some steps, with those that are said together as one."""
    runs = runs_in(language) if len(steps) > 1 else []
    found: list[Message] = []
    at = 0
    while at < len(steps):
        said, length = steps[at], 1
        for run in runs:
            fit = _fit(run, steps[at:])
            if fit is not None:
                said, length = fit
                break
        found.append(said)
        at += length
    return found


def _fit(run: Run, steps: tuple[Message, ...]) -> tuple[Message, int] | None:
    """A run as one message, with how many steps it tells, if the steps begin with it."""
    parts: dict[str, Part] = {}
    at = _taken(run.once, steps, parts)
    if at != len(run.once):
        return None
    times = 0
    while run.again and _taken(run.again, steps[at:], parts):
        at += len(run.again)
        times += 1
    if run.again and not times:
        return None
    return Message(run.key, {**parts, "times": times}), at


def _taken(keys: tuple[str, ...], steps: tuple[Message, ...], parts: dict[str, Part]) -> int:
    """How many steps these keys tell: all, or none where something else stands there. Their parts are added."""
    if tuple([step.key for step in steps[: len(keys)]]) != keys:
        return 0
    new = dict(parts)
    for step in steps[: len(keys)]:
        if any(name in new and new[name] != part for name, part in step.parts.items()):
            return 0
        new.update(step.parts)
    parts.update(new)
    return len(keys)
