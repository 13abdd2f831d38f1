"""What the tests of ``cuore lab`` have in common: a question as it is understood, and a small study to look at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuore.engine.errors import CuoreError
from cuore.lab.study import Study
from tests.cli.command import Cuore

CARD = """
[[card]]
name = "Beatrix Fernway"
title = "Gardening Maid"
category = "general maid"
cost = 4
icons = { draw = 1, serving = 1 }
"""
ANOTHER = CARD.replace("Beatrix Fernway", "Cordula Finch").replace("cost = 4", "cost = 3")

SMALL = ("lab", "card", "anise", "--bots", "random", "--pairs", "6", "--jobs", "1")
"""Twenty-four games, which take a moment."""

Understood = Callable[..., Study]


def understood(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> Understood:
    """A function that gives the study which a command line means, without playing it."""
    asked: list[Study] = []

    def stop(study: Study, *_: object) -> None:
        asked.append(study)
        raise CuoreError("understood")

    monkeypatch.setattr("cuore.cli.lab.answering.run_study", stop)

    def run(*words: str) -> Study:
        done = cuore(*words)
        assert done.err == "cuore: understood\n", done
        return asked.pop()

    return run
