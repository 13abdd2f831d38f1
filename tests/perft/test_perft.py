"""The decision trees of the stored positions have the stored sizes."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.words import ASK_PICK, ASK_WORK, EMPLOY, PICKING, SERVING, STARTING, WORK
from cuore.town import read_position
from tests.perft import FOLDER, perft, read_counts

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_positions() -> None:
    assert len(FILES) >= 205
    assert sum(sum(read_counts(path.read_text(encoding="utf-8"))) for path in FILES) >= 400_000


def test_there_are_positions_of_every_box_and_every_number_of_players() -> None:
    games = [read_position(official_rules(), path.read_text(encoding="utf-8")) for path in FILES]
    alone = [g.deal.stock.boxes for g in games if len(g.deal.stock.boxes) == 1]
    assert set(alone) == {(box,) for box in BOXES}
    mixed = {g.deal.stock.boxes for g in games if len(g.deal.stock.boxes) > 1}
    assert len(mixed) >= 7
    assert {g.deal.seats for g in games} == {2, 3, 4, 5, 6}
    asked = {g.ask_what for g in games}
    assert len(asked) >= 20, "questions of many kinds are open in them"


def test_there_are_positions_of_the_park_with_every_phase_and_with_visitors() -> None:
    games = [read_position(official_rules(), path.read_text(encoding="utf-8")) for path in FILES]
    park = [g for g in games if g.park.in_use]
    assert {g.deal.seats for g in park} == {2, 3, 4}
    assert {g.phase for g in park} == {PICKING, STARTING, SERVING, WORK, EMPLOY}
    assert {ASK_PICK, ASK_WORK} <= {g.ask_what for g in park}
    visitors = [(bool(g.park.guests_up), bool(g.face_up), g.deal.illness >= 0) for g in park]
    assert all(len(set(kind)) == 2 for kind in zip(*visitors, strict=True)), "with and without each of them"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tree_has_its_stored_size(path: object) -> None:
    text = (FOLDER / f"{path}").read_text(encoding="utf-8")
    g = read_position(official_rules(), text)
    counts = read_counts(text)
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts
