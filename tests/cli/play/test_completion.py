"""What Tab makes of the beginning of a line."""

from __future__ import annotations

import pytest

from cuore.cli.play.completion import completions

OPTIONS = ["serve Natsumi Fujikawa", "serve Azure Crescent", "chamber Azure Crescent", "end serving"]
CARDS = ["Natsumi Fujikawa", "Azure Crescent", "Geneviève Daubigny"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", OPTIONS),
        ("ser", OPTIONS[:2]),
        ("serve n", OPTIONS[:1]),
        ("nat", OPTIONS[:1]),
        ("cham az", OPTIONS[2:3]),
        ("azure", []),  # two answers, which begin differently
        ("un", ["undo"]),
        ("?gen", ["? Geneviève Daubigny"]),
        ("? cres", ["? Azure Crescent"]),
        ("?", [f"? {card}" for card in CARDS]),
        ("3", []),
        ("¿", []),
    ],
)
def test_completions(line: str, found: list[str]) -> None:
    assert completions(line, OPTIONS, CARDS) == found
