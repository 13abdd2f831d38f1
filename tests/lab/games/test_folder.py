"""The folder of games: whole whatever happens, never mixed, and one sentence for everything that is wrong with it."""

from __future__ import annotations

import io
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError, DamagedRecord
from cuore.lab.games import folder as folders
from cuore.lab.games.folder import TABLES, CannotKeep, Folder, files_of, read_folder
from cuore.lab.games.row import Row
from cuore.lab.lock import InUse
from tests.lab.games.rows import ABOUT, fill, filled, made_up, town_of

HOLDER = """
import sys, time
from pathlib import Path
from cuore.lab.games.folder import Folder
with Folder.open(Path(sys.argv[1]), {"made up": {"seed": "1"}, "rules": 2, "cards": ""}):
    print("held", flush=True)
    time.sleep(60)
"""


def expected(numbers: range) -> list[Row]:
    return [made_up(number) for number in numbers]


def files(path: Path, table: str = "games") -> list[str]:
    return sorted(file.name for file in (path / table).iterdir())


def all_bytes(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


# -- what is there --


def test_games_come_back_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    filled(tmp_path / "games", range(10, 20), range(10), range(20, 24))
    found = read_folder(tmp_path / "games")
    assert list(found.rows()) == expected(range(24))
    assert [row.place.game for row in found.results(15)] == list(range(15))
    assert (len(found), found.end, repr(found)) == (24, 24, f"<Folder {tmp_path / 'games'}: 24 games>")
    assert found.games().collect()["game"].to_list() == list(range(24))
    assert found.employments().collect()["game"].is_sorted()
    assert found.about == ABOUT
    assert found.row(17) == (made_up(17), town_of(8))


def test_a_town_that_is_told_by_two_pieces_is_one_town(tmp_path: Path) -> None:
    found = filled(tmp_path / "games", range(3), range(3, 6))
    assert found.towns().collect()["town"].to_list() == [0, 1, 2]
    found = filled(tmp_path / "games")
    assert found.towns().collect()["code"].to_list() == ["CODE-0", "CODE-1", "CODE-2"]


def test_nothing_is_a_folder_too(tmp_path: Path) -> None:
    found = filled(tmp_path / "games")
    assert (len(found), found.end, found.missing(7), found.missing(0)) == (0, 0, [range(7)], [])
    for table, columns in TABLES.items():
        assert dict(getattr(found, table)().collect_schema()) == columns
    assert found.cards().collect().height == 0
    assert found.checksum() == blake2b(digest_size=16).hexdigest()


def test_the_checksum_is_over_all_games_or_the_first_of_them(tmp_path: Path) -> None:
    found = filled(tmp_path / "games", range(10), range(10, 20))
    for total in (20, 13, 10, 0):
        sums = b"".join(made_up(number).checksum for number in range(total))
        assert found.checksum(total) == blake2b(sums, digest_size=16).hexdigest()
    assert found.checksum() == found.checksum(20)


def test_cards_are_described_once(tmp_path: Path) -> None:
    with Folder.open(tmp_path / "games", ABOUT) as folder:
        folder.describe_cards(official_rules())
        before = all_bytes(tmp_path)
        folder.describe_cards(official_rules())
        assert all_bytes(tmp_path) == before
        assert folder.cards().collect()["name"][9] == official_rules().names[9]


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(1, 9))), st.integers(0, 60))
def test_what_is_missing_is_what_is_not_there(pieces: list[tuple[int, int]], total: int) -> None:
    there: list[range] = []
    for first, count in pieces:
        piece = range(first, first + count)
        if not any(number in other for other in there for number in piece):
            there.append(piece)
    folder = object.__new__(Folder)
    folder._parts = sorted(there, key=lambda piece: piece.start)
    missing = folder.missing(total)
    assert [number for piece in missing for number in piece] == [
        number for number in range(total) if not any(number in piece for piece in there)
    ]
    assert all(piece and after.start > piece.stop for piece, after in pairwise(missing))


# -- joining --


def test_small_files_become_large_ones_and_nothing_else_changes(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with Folder.open(path, ABOUT) as folder:
        for first in (0, 4, 8, 14, 18):
            fill(folder, range(first, first + 4))
        before = list(folder.rows())
        folder.join()
        assert list(folder.rows()) == before
        for table in TABLES:
            assert files(path, table) == ["00000000-00000011.parquet", "00000014-00000021.parquet"]
        fill(folder, range(12, 14))
        folder.join()
        assert list(folder.rows()) == expected(range(22))
    for table in TABLES:
        assert files(path, table) == ["00000000-00000021.parquet"]
    schema = pl.read_parquet(path / "games" / "00000000-00000021.parquet").schema
    assert dict(schema) == TABLES["games"]


def test_no_file_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "MOST_JOINED", 10)
    with Folder.open(tmp_path / "games", ABOUT) as folder:
        for first in range(0, 24, 4):
            fill(folder, range(first, first + 4))
        folder.join()
        assert list(map(len, folder._parts)) == [8, 8, 8]
        assert list(folder.rows()) == expected(range(24))


class Cut(BaseException):
    """As if the machine had stopped."""


def changes(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let the machine stop when files have been renamed or taken away so many times."""
    left = after

    def counting(name: str) -> None:
        real = getattr(Path, name)

        def change(path: Path, *args: object, **kwargs: object) -> object:
            nonlocal left
            if not left:
                raise Cut
            left -= 1
            return real(path, *args, **kwargs)

        monkeypatch.setattr(Path, name, change)

    counting("replace")
    counting("unlink")


@pytest.mark.parametrize("after", range(13))
def test_joining_can_be_cut_off_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    path = tmp_path / "games"
    folder = Folder.open(path, ABOUT)
    fill(folder, range(4))
    fill(folder, range(4, 8))
    fill(folder, range(8, 12))
    with monkeypatch.context() as patch, folder:
        changes(patch, after)
        if after < 12:  # three new files, nine old ones
            with pytest.raises(Cut):
                folder.join()
        else:
            folder.join()
        patch.undo()
    assert list(read_folder(path).rows()) == expected(range(12))
    with Folder.open(path, ABOUT) as again:
        assert again.missing(12) == []
        assert list(again.rows()) == expected(range(12))
        again.join()
    for table in TABLES:
        assert files(path, table) == ["00000000-00000011.parquet"]
    assert list(read_folder(path).rows()) == expected(range(12))


@pytest.mark.parametrize("after", range(4))
def test_a_piece_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    path = tmp_path / "games"
    with Folder.open(path, ABOUT) as folder, monkeypatch.context() as patch:
        fill(folder, range(4))
        changes(patch, after)
        if after < 3:
            with pytest.raises(Cut):
                fill(folder, range(4, 8))
        else:
            fill(folder, range(4, 8))
    there = range(4) if after < 3 else range(8)
    assert list(read_folder(path).rows()) == expected(there)
    with Folder.open(path, ABOUT) as again:
        assert list(again.rows()) == expected(there)
        assert again.missing(8) == ([range(4, 8)] if after < 3 else [])
        assert {len(files(path, table)) for table in TABLES} == {len(there) // 4}  # half of a piece was swept up


def test_a_beginning_can_be_cut_off_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games"
    with monkeypatch.context() as patch:
        changes(patch, 0)
        with pytest.raises(Cut):
            Folder.open(path, ABOUT)
    assert files(tmp_path, "games") != []
    with pytest.raises(CuoreError, match=re.escape("there is no study.json in it")):
        read_folder(path)
    assert list(filled(path, range(3)).rows()) == expected(range(3))


# -- what is refused --


OTHERS: dict[str, tuple[dict[str, object], str]] = {
    "value": ({**ABOUT, "made up": {"seed": "2"}}, "there seed is 1, here 2"),
    "more": ({**ABOUT, "made up": {"seed": "1", "faster": True}}, "there faster is nothing, here yes"),
    "less": ({**ABOUT, "made up": {}}, "there seed is 1, here nothing"),
    "rules": ({**ABOUT, "rules": 3}, "there rules is 2, here 3"),
    "a list": ({**ABOUT, "made up": {"seed": ["a", "b"]}}, "here a,b"),
    "players": ({**ABOUT, "sources": "new"}, "begun by another version of cuore"),
    "plan before players": ({**ABOUT, "sources": "new", "rules": 3}, "there rules is 2, here 3"),
}


@pytest.mark.parametrize(("about", "reason"), OTHERS.values(), ids=OTHERS)
def test_another_plan_is_refused_and_nothing_is_touched(tmp_path: Path, about: dict[str, object], reason: str) -> None:
    filled(tmp_path / "games", range(4))
    before = all_bytes(tmp_path)
    with pytest.raises(CuoreError, match=reason):
        Folder.open(tmp_path / "games", about)
    assert all_bytes(tmp_path) == before


def test_the_same_plan_in_other_words_is_the_same(tmp_path: Path) -> None:
    with Folder.open(tmp_path / "games", {"plan": {"boxes": ("base",), "x": None}}) as folder:
        fill(folder, range(2))
    with Folder.open(tmp_path / "games", {"plan": {"x": None, "boxes": ["base"]}}) as folder:
        assert len(folder) == 2


FOREIGN = {
    "no JSON": "my diary",
    "a list": "[]",
    "no word of us": '{"a": 1}',
    "newer": '{"cuore games": 2, "rules": 2}',
    "no number": '{"cuore games": true}',
    "lists without end": "[" * 100_000,
}


@pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)
def test_a_folder_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "study.json").write_text(text, encoding="utf-8")
    before = all_bytes(tmp_path)
    refusals: list[Callable[[], Folder]] = [lambda: Folder.open(tmp_path, ABOUT), lambda: read_folder(tmp_path)]
    for refused in refusals:
        with pytest.raises(CuoreError, match=re.escape(tmp_path.name)) as caught:
            refused()
        assert (
            "format 2, and this version of cuore reads format 1; a newer version of cuore can read them"
            in str(caught.value)
        ) == ('games": 2' in text)
    assert all_bytes(tmp_path) == before


def test_other_files_are_never_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,", encoding="utf-8")
    with pytest.raises(CuoreError, match=r"not a folder of games: there is no study\.json in it, but other files"):
        Folder.open(tmp_path, ABOUT)
    letter = tmp_path / "letter.txt"
    refusals: list[Callable[[], Folder]] = [lambda: Folder.open(letter, ABOUT), lambda: read_folder(letter)]
    for refused in refusals:
        with pytest.raises(CuoreError, match="is not a folder of games"):
            refused()
    with pytest.raises(CuoreError, match="there is no such folder"):
        read_folder(tmp_path / "nowhere")
    with pytest.raises(CuoreError, match=r"there is no folder .*nowhere to keep games in"):
        Folder.open(tmp_path / "nowhere" / "games", ABOUT)
    assert all_bytes(tmp_path) == {"letter.txt": b"Dear Ann,"}


def torn(data: bytes) -> bytes:
    return data[: len(data) // 2]


def spoilt(data: bytes) -> bytes:
    return data[:40] + bytes(byte ^ 0x5A for byte in data[40:140]) + data[140:]


def fewer(data: bytes) -> bytes:
    file = io.BytesIO()
    pl.read_parquet(data).head(3).write_parquet(file)
    return file.getvalue()


def moved(data: bytes) -> bytes:
    file = io.BytesIO()
    pl.read_parquet(data).with_columns(pl.col("game") + 1000).write_parquet(file)
    return file.getvalue()


def renamed(data: bytes) -> bytes:
    file = io.BytesIO()
    pl.read_parquet(data).rename({"town": "city"}).write_parquet(file)
    return file.getvalue()


DAMAGES = {"torn": torn, "empty": lambda data: b"", "fewer": fewer, "moved": moved, "renamed": renamed}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_named_and_nothing_is_overwritten(tmp_path: Path, damage: object) -> None:
    path = tmp_path / "games"
    filled(path, range(4), range(4, 8))
    file = path / "games" / "00000004-00000007.parquet"
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    before = all_bytes(path)
    with pytest.raises(CuoreError, match=r"games/00000004-00000007\.parquet (cannot be read|does not hold)"):
        Folder.open(path, ABOUT)
    assert all_bytes(path) == before


@pytest.mark.parametrize("table", TABLES)
def test_damage_that_shows_when_it_is_read_is_named_too(tmp_path: Path, table: str) -> None:
    path = tmp_path / "games"
    filled(path, range(4), range(4, 8))
    file = path / table / "00000004-00000007.parquet"
    file.write_bytes(spoilt(file.read_bytes()))
    with pytest.raises(CuoreError, match=rf"{table}/00000004-00000007\.parquet cannot be read: ") as caught:
        read_folder(path).check()
    assert "\n" not in str(caught.value)
    file.unlink()
    if table != "games":
        with pytest.raises(CuoreError, match=rf"{table}/00000004-00000007\.parquet is missing"):
            Folder.open(path, ABOUT)


def test_employments_of_other_games_are_told(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, range(4), range(4, 8))
    one, other = (path / "employments" / name for name in files(path, "employments"))
    one.write_bytes(other.read_bytes())
    with pytest.raises(CuoreError, match=r"employments/00000000-00000003\.parquet does not hold the games"):
        read_folder(path).check()


READINGS: dict[str, Callable[[Folder], object]] = {
    "results": lambda folder: list(folder.results()),
    "rows": lambda folder: list(folder.rows()),
    "a row": lambda folder: folder.row(5),
    "checksum": lambda folder: folder.checksum(),
    "games": lambda folder: folder.games().collect(),
    "employments": lambda folder: folder.employments(range(4, 5)).collect(),
    "towns": lambda folder: folder.towns().collect(),
    "everything": lambda folder: folder.check(),
}


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("other", [*TABLES, "cards"])
def test_a_file_of_another_table_or_of_other_games_is_named_however_it_is_read(
    tmp_path: Path, table: str, other: str, reading: str
) -> None:
    if table == other == "towns" or (reading in TABLES and reading != table):
        return  # a town has no number of a game; and a table alone is read without the others
    path = tmp_path / "games"
    filled(path, range(4), range(4, 8))
    with Folder.open(path, ABOUT) as folder:
        folder.describe_cards(official_rules())
    wrong = path / "cards.parquet" if other == "cards" else path / other / "00000000-00000003.parquet"
    (path / table / "00000004-00000007.parquet").write_bytes(wrong.read_bytes())
    with pytest.raises(DamagedRecord, match=rf"{table}/00000004-00000007\.parquet does not hold the games"):
        READINGS[reading](read_folder(path))


def test_a_file_of_cards_that_has_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, range(4))
    (path / "cards.parquet").write_bytes((path / "towns" / "00000000-00000003.parquet").read_bytes())
    with pytest.raises(DamagedRecord, match=r"cards\.parquet does not hold the cards"):
        read_folder(path).cards()


NAMES = ["run[1]", "a*b[1]?{x}", "s[1]", "two\nlines", "~", "file:x", "r%41n"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_means_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "run1"))
    for other in ("run1", "s1", "ab1x", "x", "rAn"):
        filled(Path(other), range(50))
    path = Path(name)
    filled(path, range(4), range(4, 8))
    with Folder.open(path, ABOUT) as folder:
        folder.join()
        assert list(folder.rows()) == expected(range(8))
    assert list(read_folder(path).rows()) == expected(range(8))
    assert read_folder(path).row(5) == (made_up(5), town_of(2))
    assert files(path) == ["00000000-00000007.parquet"]
    assert len(read_folder(Path("run1"))) == 50


@pytest.mark.parametrize("table", ["games", "employments"])
def test_what_was_joined_wrongly_never_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    path = tmp_path / "games"
    filled(path, range(4), range(4, 8))
    before = all_bytes(path)
    scan = Folder._scan

    def wrong(folder: Folder, which: str, parts: list[range]) -> pl.LazyFrame:
        return scan(folder, which, parts[:1] if which == table else parts)

    monkeypatch.setattr(Folder, "_scan", wrong)
    with Folder.open(path, ABOUT) as folder, pytest.raises(CuoreError, match="cannot be joined; all of them stay"):
        folder.join()
    monkeypatch.undo()
    with Folder.open(path, ABOUT) as folder:
        assert list(folder.rows()) == expected(range(8))
    assert {name: data for name, data in all_bytes(path).items() if name in before} == before


def test_a_name_that_is_no_text_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9")
    refusals: list[Callable[[], Folder]] = [lambda: Folder.open(path, ABOUT), lambda: read_folder(path)]
    for refused in refusals:
        with pytest.raises(CannotKeep, match="its name is not valid UTF-8") as caught:
            refused()
        assert str(caught.value).isprintable()
    assert not path.exists()


def test_no_part_of_a_folder_has_a_number_beyond_all_games(tmp_path: Path) -> None:
    filled(tmp_path / "games", range(4))
    odd = tmp_path / "games" / "games" / f"00000000-{'9' * 200}.parquet"
    odd.write_bytes(b"")
    with Folder.open(tmp_path / "games", ABOUT) as folder:
        assert len(folder) == 4
    assert odd.exists()


def test_two_files_with_the_same_games_are_told(tmp_path: Path) -> None:
    filled(tmp_path / "games", range(6))
    filled(tmp_path / "others", range(4, 8))
    for table in TABLES:
        shutil.copy(tmp_path / "others" / table / "00000004-00000007.parquet", tmp_path / "games" / table)
    with pytest.raises(CuoreError, match=r"00000000-00000005\.parquet and 00000004-00000007\.parquet hold the same"):
        read_folder(tmp_path / "games")


def test_a_town_that_nobody_told(tmp_path: Path) -> None:
    with Folder.open(tmp_path / "games", ABOUT) as folder:
        folder.add(files_of(expected(range(4))))
        with pytest.raises(CuoreError, match="does not say in which town game 2 was played"):
            folder.row(2)
        with pytest.raises(CuoreError, match="there is no game 9 in it"):
            folder.row(9)


# -- two of us, and no room --


def test_one_folder_has_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path, range(4))
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)},
    )
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(InUse, match=rf"another window \(process {other.pid}\): wait until it is done"):
            Folder.open(path, ABOUT)
        assert list(read_folder(path).rows()) == expected(range(4))
    finally:
        other.kill()
        other.wait()
        other.stdout.close()
    with Folder.open(path, ABOUT) as folder:
        assert len(folder) == 4
    assert not (path / "study.json.lock").exists()


@contextmanager
def little_room(most: int) -> Iterator[None]:
    """No file can grow beyond so many bytes: writing ends as on a full disk, in the middle."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("most", [100, 3000, 5000])
def test_a_full_disk_loses_nothing(tmp_path: Path, most: int) -> None:
    path = tmp_path / "games"
    with Folder.open(path, ABOUT) as folder:
        fill(folder, range(4))
        with little_room(most), pytest.raises(CannotKeep) as caught:
            fill(folder, range(4, 34))
        assert str(caught.value).startswith(
            f"no more games can be kept in {path}: the file would be too large; those already there are safe"
        )
        assert list(folder.rows()) == expected(range(4))
        assert folder.missing(34) == [range(4, 34)]
        fill(folder, range(4, 34))
    with Folder.open(path, ABOUT) as folder:
        assert list(folder.rows()) == expected(range(34))


@pytest.mark.parametrize("most", [100, 3000, 9000])
def test_without_room_to_join_the_small_files_stay(tmp_path: Path, most: int) -> None:
    path = tmp_path / "games"
    with Folder.open(path, ABOUT) as folder:
        for first in range(0, 40, 4):
            fill(folder, range(first, first + 4))
        with little_room(most):
            folder.join()
        assert list(folder.rows()) == expected(range(40))
        assert {len(files(path, table)) for table in TABLES} == {10}
        folder.join()
        assert list(folder.rows()) == expected(range(40))
    assert {len(files(path, table)) for table in TABLES} == {1}


def test_what_cannot_be_written_is_told_in_one_sentence() -> None:
    with pytest.raises(CannotKeep, match="no games can be kept in /proc/games: "):
        Folder.open(Path("/proc/games"), ABOUT)


def test_anybody_can_read_what_it_is_about(tmp_path: Path) -> None:
    filled(tmp_path / "games", range(2))
    said = json.loads((tmp_path / "games" / "study.json").read_text(encoding="utf-8"))
    assert said == {"cuore games": 1, **ABOUT}
