"""Pieces of work: exactly what is missing, never half a block, and the same whoever works."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.lab.crew import Processes
from cuore.lab.games.bulk import Piece, play_missing
from cuore.lab.games.chunks import BLIND, PIECES, PLANNED, SEARCHED, WORTH_IT, chunks_of
from cuore.lab.games.folder import TABLES
from cuore.lab.games.row import Place
from cuore.lab.games.town_row import town_row
from cuore.lab.playing import Players, play
from cuore.lab.simulate import Plan, simulate

TABLES_OF_BOTS = {
    ("random", "random"): BLIND,
    ("random", "planner"): PLANNED,
    ("barred:Illness:random", "once:Nord:random"): BLIND,
    ("once:Nord:planner",): PLANNED,
    ("biglove", "search:8"): SEARCHED,
    ("barred:Illness:search:8", "random"): SEARCHED,
    (): BLIND,
}

BOTS = st.sampled_from(list(TABLES_OF_BOTS))
BLOCKS = st.integers(1, 900)


def numbers(chunks: list[range]) -> list[int]:
    return [number for chunk in chunks for number in chunk]


@st.composite
def missing_blocks(draw: st.DrawFn) -> tuple[int, int, list[range]]:
    """A block, how many games there are in all, and which of them are missing: whole blocks."""
    block = draw(BLOCKS)
    there = draw(st.lists(st.booleans(), max_size=30))
    missing: list[range] = []
    for at, is_there in enumerate(there):
        if not is_there and missing and missing[-1].stop == at * block:
            missing[-1] = range(missing[-1].start, (at + 1) * block)
        elif not is_there:
            missing.append(range(at * block, (at + 1) * block))
    return block, len(there) * block, missing


@given(missing_blocks(), BOTS)
def test_what_is_missing_is_covered_in_order_and_no_block_is_cut(
    found: tuple[int, int, list[range]], bots: tuple[str, ...]
) -> None:
    block, total, missing = found
    chunks = chunks_of(missing, total, bots, block)
    assert numbers(chunks) == numbers(missing)
    assert all(chunk and chunk.start % block == chunk.stop % block == 0 for chunk in chunks)
    assert all(one.stop <= other.start for one, other in pairwise(chunks))


@given(st.lists(st.integers(0, 5000), max_size=12), BOTS, BLOCKS)
def test_whatever_is_missing_is_covered_even_where_a_block_was_cut_before(
    ends: list[int], bots: tuple[str, ...], block: int
) -> None:
    ends = sorted(set(ends))
    missing = [range(first, last) for first, last in zip(ends[::2], ends[1::2], strict=False)]
    chunks = chunks_of(missing, 5000, bots, block)
    assert numbers(chunks) == numbers(missing)
    assert all(chunks)


@given(st.integers(0, 40_000), BOTS, BLOCKS)
def test_a_piece_is_neither_too_long_nor_too_short(total: int, bots: tuple[str, ...], block: int) -> None:
    chunks = chunks_of([range(total)] if total else [], total, bots, block)
    most = TABLES_OF_BOTS[bots]
    assert all(len(chunk) <= max(block, most) for chunk in chunks)
    fair = min(most, max(-(-total // PIECES), most // WORTH_IT, 1))
    assert all(len(chunk) > fair - block for chunk in chunks[:-1])
    assert sum(map(len, chunks)) == total


@given(st.integers(1, 20_000), st.integers(1, 20_000), BOTS, BLOCKS)
def test_what_was_stopped_goes_on_with_the_pieces_that_it_would_have_had(
    total: int, there: int, bots: tuple[str, ...], block: int
) -> None:
    whole = chunks_of([range(total)], total, bots, block)
    done = whole[: there % (len(whole) + 1)]
    left = range(done[-1].stop if done else 0, total)
    assert [*done, *chunks_of([left] if left else [], total, bots, block)] == whole


def test_nobody_unknown_gets_work() -> None:
    with pytest.raises(CuoreError, match="no bot called"):
        chunks_of([range(9)], 9, ["barred:Illness:nobody"])


def test_the_same_pieces_come_of_any_number_of_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.lab.games.folder.Folder.join", lambda folder: None)
    monkeypatch.setattr("cuore.lab.games.chunks.WORTH_IT", 2000)
    plan = Plan(("base",), ("random", "random"), 20, "1", faster=True)
    found = []
    for jobs in (1, 3):
        path = tmp_path / f"{jobs}"
        simulate(plan, Processes(jobs), keep=path)
        found.append(
            {f"{table}/{file.name}": file.read_bytes() for table in TABLES for file in (path / table).iterdir()}
        )
    assert found[0] == found[1]
    assert len(found[0]) == 3 * 10


def test_of_games_that_are_not_kept_nobody_gets_more_than_how_they_went() -> None:
    plan = Plan(("base",), ("random", "random"), 3, "1", faster=True)
    pieces = list(play_missing(partial(_whole, plan), None, 3, plan.bots, 1, Processes(1)))
    rows = [row for piece in pieces for row in piece.rows]
    assert [row.place.game for row in rows] == [0, 1, 2]
    assert all(row.points and not row.answers and not row.arrivals for row in rows)
    assert all(not piece.towns and piece.files is None for piece in pieces)


def _whole(plan: Plan, numbers: range) -> Piece:
    """Games with everything, as whoever plays makes them."""
    rules = official_rules()
    rows = []
    for number in numbers:
        rows.append(play(Players(rules), rules, Place(number, 0, 0, "all"), plan.setup(rules, number), plan.bots))
        assert rows[-1].answers
        assert rows[-1].arrivals
    return Piece(rows, [town_row(rules, 0, plan.setup(rules, 0))])
