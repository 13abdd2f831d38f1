"""The decision trees of the stored positions have the stored sizes."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import official_rules
from cuore.town import read_position
from tests.perft import FOLDER, perft, read_counts

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_positions() -> None:
    assert len(FILES) >= 60
    assert sum(sum(read_counts(path.read_text(encoding="utf-8"))) for path in FILES) >= 100_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tree_has_its_stored_size(path: object) -> None:
    text = (FOLDER / f"{path}").read_text(encoding="utf-8")
    g = read_position(official_rules(), text)
    counts = read_counts(text)
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts
