"""A folder of games: what they are games of, and the games in Parquet, a file for each piece of work.

``study.json`` says what a game's number means. ``games/``, ``employments/`` and ``towns/`` have files of the same
names, ``FIRST-LAST.parquet``, and the listing of ``games/`` is all there is to know about what was played: its file of
a piece comes last, so it vouches for the others. A file is there whole or not at all, whenever the machine stops. At
the end small files are joined into larger ones; where one lies within another, the larger one holds, so a joining that
was cut off does no harm.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, Self

import polars as pl
from polars.exceptions import PanicException, PolarsError

from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, IllegalSetup, cut
from cuore.engine.rules import Rules
from cuore.lab.files import CannotOpen, read_text
from cuore.lab.games.row import Row
from cuore.lab.games.schema import (
    CARDS,
    EMPLOYMENTS,
    GAMES,
    SCHEMA,
    TOWNS,
    Columns,
    cards_frame,
    employments_frame,
    games_frame,
    rows_of,
    towns_frame,
    towns_of,
)
from cuore.lab.games.town_row import TownRow
from cuore.lab.games.whole import TMP, keep, parquet, sink
from cuore.lab.lock import held
from cuore.troubles import reason

ABOUT = "study.json"
FORMAT = "cuore games"
WORDS = "words"
"""What stands under this decides no game: it may be said anew of games that are there."""

SOURCES = "sources"
"""What says by which players the games were played; where only this differs, the plan is the same."""

TABLES: dict[str, Columns] = {"employments": EMPLOYMENTS, "towns": TOWNS, "games": GAMES}
"""In the order in which the files of a piece are written: the last one vouches for the others."""

MOST_JOINED = 200_000
"""Games in a file. Whoever reads file by file needs room for no more."""

LONGEST_REASON = 300
_PART = re.compile(r"(\d{8,10})-(\d{8,10})\.parquet")
_LAST = (1 << 32) - 1
"""A game's number has four bytes."""


class Files(NamedTuple):
    """A piece of games as it lies on the disk: a file for each table. Who plays makes them, who keeps writes them."""

    part: range
    tables: dict[str, bytes]


def files_of(rows: Sequence[Row], towns: Sequence[TownRow] = ()) -> Files:
    """Games whose numbers follow each other, and the towns in which they were played, as files."""
    part = range(rows[0].place.game, rows[-1].place.game + 1)
    assert [row.place.game for row in rows] == list(part)
    frames = {"employments": employments_frame(rows), "towns": towns_frame(towns), "games": games_frame(rows)}
    return Files(part, {table: parquet(frames[table]) for table in TABLES})


class CannotKeep(CuoreError):
    """Games cannot be written where they should be; those that are there stay."""


class Folder:
    """Games by their numbers. ``Folder.open`` is for whoever adds some, ``read_folder`` for all others."""

    def __init__(self, path: Path, about: dict[str, object]) -> None:
        self.path = path
        self.about = about
        self._parts = _listed(path)
        self._checked: set[tuple[str, range]] = set()
        self._open = ExitStack()

    @classmethod
    def open(cls, path: Path, about: dict[str, object]) -> Self:
        """A folder for games of a plan: a new one, or one with some of its games. Nobody else may add to it.

        ``about`` is plain data that says what a game's number means; under ``words`` it may say more, and the newest of
        that is kept. Raises ``IllegalSetup`` where the folder has games of another plan, ``ForeignRecord`` where it has
        something else.
        """
        said: dict[str, object] = json.loads(json.dumps(about))
        with ExitStack() as stack:
            _check_path(path)
            _make(path)
            with _writing(path):
                stack.enter_context(held(path / ABOUT, "wait until it is done, or choose another folder"))
            if (path / ABOUT).exists():
                there = _about(path)
                _compare(path, there, said)
            else:
                there = {}
            if there.get(WORDS) != said.get(WORDS) or not there:
                _say(path, said)
            _sweep(path)
            folder = cls(path, said)
            for part in folder._parts:
                folder._check(part)
            folder._open = stack.pop_all()
        return folder

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def __repr__(self) -> str:
        return f"<Folder {self.path}: {len(self)} games>"

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    @property
    def end(self) -> int:
        """The number after that of the last game."""
        return self._parts[-1].stop if self._parts else 0

    # -- adding --

    def missing(self, total: int) -> list[range]:
        """The numbers below a total that are not there, in order."""
        found, at = [], 0
        for part in [*self._parts, range(total, total)]:
            if at < min(part.start, total):
                found.append(range(at, min(part.start, total)))
            at = max(at, part.stop)
        return found

    def describe_cards(self, rules: Rules) -> None:
        """Say which cards the numbers in the columns stand for."""
        if not (self.path / "cards.parquet").exists():
            with _writing(self.path):
                keep(self.path / "cards.parquet", parquet(cards_frame(rules)))

    def add(self, piece: Files) -> None:
        """Keep a piece: games whose numbers follow each other, and the towns in which they were played."""
        with _writing(self.path):
            for table in TABLES:
                keep(self._file(table, piece.part), piece.tables[table])
        self._parts = sorted([*self._parts, piece.part], key=_start)

    def join(self) -> None:
        """Make few large files of many small ones. Nothing depends on it: where there is no room, they stay."""
        for group in _groups(self._parts):
            whole = range(group[0].start, group[-1].stop)
            try:
                for table in TABLES:
                    sink(self._scan(table, group), self._file(table, whole), self._joined(table, group))
            except (OSError, PolarsError, PanicException):
                with suppress(CuoreError):
                    _sweep(self.path)
                return
            self._parts = sorted([whole, *[part for part in self._parts if part not in group]], key=_start)
            _sweep(self.path)

    # -- reading --

    def games(self, numbers: range | None = None) -> pl.LazyFrame:
        """A row a game, in the order of their numbers; all of them, or those with some numbers."""
        return self._some("games", numbers)

    def employments(self, numbers: range | None = None) -> pl.LazyFrame:
        """A row for each card that came into play by somebody's doing, game by game."""
        return self._some("employments", numbers)

    def towns(self) -> pl.LazyFrame:
        """A row for each town as it is played in one variant."""
        return self._scan("towns", self._parts).unique(["town", "variant"], keep="first", maintain_order=True)

    def cards(self) -> pl.LazyFrame:
        """A row for each kind of card there is."""
        path = self.path / "cards.parquet"
        if not path.exists():
            return pl.LazyFrame(schema=CARDS)
        with _reading(path):
            cards = _scan(path)
            is_so = dict(cards.collect_schema()) == CARDS
        if not is_so:
            raise DamagedRecord(f"{cut(path)} does not hold the cards that its name says")
        return cards

    def pieces(self, total: int | None = None) -> Iterator[pl.DataFrame]:
        """The games without their answers, file by file: no more than one file's lie in memory.

        All of them, or those with numbers below a total.
        """
        for part in self._parts:
            if total is None or part.start < total:
                games = self._read("games", part, [column for column in GAMES if column != "answers"])
                yield games if total is None else games.filter(pl.col("game") < total)

    def results(self, total: int | None = None) -> Iterator[Row]:
        """The same one by one: games without what was answered and employed."""
        for games in self.pieces(total):
            yield from rows_of(games)

    def rows(self) -> Iterator[Row]:
        """The games one by one, with everything."""
        for part in self._parts:
            yield from rows_of(self._read("games", part), self._read("employments", part))

    def row(self, number: int) -> tuple[Row, TownRow]:
        """One game, and the town in which it was played."""
        for part in self._parts:
            if number in part:
                self._check(part)
                with _reading(self._file("games", part)):
                    games, employments = (
                        _scan(self._file(table, part)).filter(pl.col("game") == number).collect()
                        for table in ("games", "employments")
                    )
                (row,) = rows_of(games, employments)
                here = (pl.col("town") == row.place.town) & (pl.col("variant") == row.place.variant)
                towns = list(towns_of(self._read("towns", part).filter(here)))
                if not towns:
                    raise DamagedRecord(
                        f"{cut(self._file('towns', part))} does not say in which town game {number} was played"
                    )
                return row, towns[0]
        raise IllegalSetup(f"{cut(self.path)}: there is no game {number} in it")

    def checksum(self, total: int | None = None) -> str:
        """A fingerprint of all games, or of those with numbers below a total, in their order."""
        digest = blake2b(digest_size=16)
        for part in self._parts:
            games = self._read("games", part, ["game", "checksum"])
            for number in (games if total is None else games.filter(pl.col("game") < total))["checksum"]:
                digest.update(number.to_bytes(8))
        return digest.hexdigest()

    def check(self) -> None:
        """Read everything once. Raises ``DamagedRecord`` that names the first file that cannot be read."""
        for part in self._parts:
            for table in TABLES:
                self._read(table, part)
        with _reading(self.path / "cards.parquet"):
            self.cards().collect()

    # -- files --

    def _file(self, table: str, part: range) -> Path:
        return self.path / table / _name(part)

    def _some(self, table: str, numbers: range | None) -> pl.LazyFrame:
        """The rows of all games, or of those with some numbers, of whose files alone something is read."""
        if numbers is None:
            return self._scan(table, self._parts)
        parts = [part for part in self._parts if part.start < numbers.stop and numbers.start < part.stop]
        return self._scan(table, parts).filter(pl.col("game").is_between(numbers.start, numbers.stop - 1))

    def _scan(self, table: str, parts: Sequence[range]) -> pl.LazyFrame:
        if not parts:
            return pl.LazyFrame(schema=TABLES[table])
        for part in parts:
            self._check(part, [table])
        return _scan(*[self._file(table, part) for part in parts])

    def _read(self, table: str, part: range, columns: Sequence[str] | None = None) -> pl.DataFrame:
        self._check(part)
        file = self._file(table, part)
        with _reading(file):
            games = _scan(file)
            return (games if columns is None else games.select(columns)).collect()

    def _check(self, part: range, tables: Iterable[str] = TABLES) -> None:
        """Refuse a file that is not what its name says, from its columns and the numbers of its games alone.

        Everything that reads a piece asks this first, once of each file.
        """
        for table in tables:
            if (table, part) in self._checked:
                continue
            file = self._file(table, part)
            with _reading(file):
                is_so = _holds(file, table, part)
            if not is_so:
                raise DamagedRecord(f"{cut(file)} does not hold the games that its name says")
            self._checked.add((table, part))

    def _joined(self, table: str, group: Sequence[range]) -> Callable[[Path], None]:
        """What makes sure that a file holds all of some pieces, before it stands for them."""

        def check(file: Path) -> None:
            whole = range(group[0].start, group[-1].stop)
            rows = sum(_rows(self._file(table, part)) for part in group)
            if not _holds(file, table, whole) or _rows(file) != rows:
                raise DamagedRecord(f"{cut(self.path)}: its games cannot be joined; all of them stay as they are")

        return check


def read_folder(path: Path) -> Folder:
    """The games of a folder, whoever may still be adding to it."""
    _check_path(path)
    if path.exists() and not path.is_dir():
        raise ForeignRecord(f"{cut(path)} is not a folder of games")
    if not path.exists():
        raise CannotOpen(f"{cut(path)} cannot be opened: there is no such folder")
    if not (path / ABOUT).exists():
        raise ForeignRecord(f"{cut(path)} is not a folder of games: there is no {ABOUT} in it")
    return Folder(path, _about(path))


# -- what the games are games of --


def _check_path(path: Path) -> None:
    """Refuse a folder whose name is no text: the library that reads the games cannot open it."""
    try:
        str(path.absolute()).encode()
    except UnicodeEncodeError:
        raise CannotKeep(f"{cut(path)} cannot be a folder of games: its name is not valid UTF-8") from None


def _make(path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise ForeignRecord(f"{cut(path)} is not a folder of games")
    if not path.absolute().parent.exists():
        # A slip more often than a wish for so many folders.
        raise CannotKeep(f"there is no folder {cut(path.parent)} to keep games in")
    try:
        path.mkdir(exist_ok=True)
        others = [file.name for file in path.iterdir() if not file.name.startswith(ABOUT)]
    except OSError as error:
        raise CannotKeep(f"no games can be kept in {cut(path)}: {reason(error, writing=True)}") from None
    if others and not (path / ABOUT).exists():
        raise ForeignRecord(f"{cut(path)} is not a folder of games: there is no {ABOUT} in it, but other files")


def _say(path: Path, about: dict[str, object]) -> None:
    text = json.dumps({FORMAT: SCHEMA, **about}, ensure_ascii=False, indent=1) + "\n"
    with _writing(path):
        keep(path / ABOUT, text.encode())


def _about(path: Path) -> dict[str, object]:
    found: object = None
    with suppress(ValueError, RecursionError):
        found = json.loads(read_text(path / ABOUT))
    if not isinstance(found, dict) or type(found.get(FORMAT)) is not int:
        raise ForeignRecord(f"{cut(path / ABOUT)} does not say what games these are")
    version = found.pop(FORMAT)
    if version != SCHEMA:
        newer = "; a newer version of cuore can read them" if version > SCHEMA else ""
        raise ForeignRecord(
            f"{cut(path)}: its games have format {version}, and this version of cuore reads format {SCHEMA}{newer}"
        )
    return found


def _compare(path: Path, found: dict[str, object], wanted: dict[str, object]) -> None:
    """Refuse to mix the games of two plans in one folder, and say what is different."""
    there, here = ({key: value for key, value in _flat(all_) if key[0] != WORDS} for all_ in (found, wanted))
    differs = [key for key in {**here, **there} if there.get(key) != here.get(key)]
    plan = [key for key in differs if key != (SOURCES,)]
    if plan:
        key = plan[0]
        raise IllegalSetup(
            f"{cut(path)} holds games of another plan: there {cut(' '.join(key[1:] or key))} is "
            f"{_said(there.get(key))}, here {_said(here.get(key))}; choose another folder, or the same plan"
        )
    if differs:
        raise IllegalSetup(
            f"{cut(path)} was begun by another version of cuore, whose players may differ: choose another"
        )


def _flat(data: dict[str, object], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """All values, each with the keys that lead to it; of things in a list that have names, these are the keys."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _flat(value, (*above, key))
        elif value and isinstance(value, list) and all(isinstance(each, dict) and "name" in each for each in value):
            yield from _flat({str(each["name"]): each for each in value}, (*above, key))
        else:
            yield (*above, key), value


def _said(value: object) -> str:
    """A value as a person would say it."""
    if isinstance(value, list):
        return cut(",".join(map(cut, value)))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return cut(value) if value not in (None, "", {}) else "nothing"


# -- pieces --


def _name(part: range) -> str:
    return f"{part.start:08}-{part.stop - 1:08}.parquet"


def _start(part: range) -> int:
    return part.start


def _listed(path: Path) -> list[range]:
    """The pieces that are there, in order; those within a larger one do not count."""
    found: list[range] = []
    for part in sorted(_found(path / "games"), key=lambda part: (part.start, -part.stop)):
        if found and part.start < found[-1].stop:
            if part.stop > found[-1].stop:
                raise DamagedRecord(f"{cut(path / 'games')}: {_name(found[-1])} and {_name(part)} hold the same games")
            continue
        found.append(part)
    return found


def _found(folder: Path) -> Iterator[range]:
    with _reading(folder):
        names = [file.name for file in folder.iterdir()] if folder.exists() else []
    yield from filter(None, map(_part, names))


def _part(name: str) -> range | None:
    """The piece whose file has such a name."""
    match = _PART.fullmatch(name)
    if match is None or not int(match[1]) <= int(match[2]) <= _LAST:
        return None
    return range(int(match[1]), int(match[2]) + 1)


def _scan(*files: Path) -> pl.LazyFrame:
    """The rows of these very files: no sign in a name stands for anything else."""
    return pl.scan_parquet([file.absolute() for file in files], glob=False)


def _rows(file: Path) -> int:
    return int(_scan(file).select(pl.len()).collect().item())


def _holds(file: Path, table: str, part: range) -> bool:
    """Whether a file has the columns of a table and the games of a piece; a town has no number of a game."""
    lazy = _scan(file)
    if dict(lazy.collect_schema()) != TABLES[table]:
        return False
    if table == "towns":
        return True
    found = lazy.select("game").collect()["game"]
    if table == "games":
        return len(found) == len(part) and bool((found == pl.Series(part, dtype=pl.UInt32)).all())
    return bool(found.is_between(part.start, part.stop - 1).all())


def _sweep(path: Path) -> None:
    """Take away what a stop has left: half a file, one that nothing vouches for, one whose games a larger one has."""
    with _writing(path):
        for table in TABLES:
            (path / table).mkdir(exist_ok=True)
        names = {_name(part) for part in _listed(path)}
        for table in reversed(TABLES):  # what vouches goes first
            for file in (path / table).iterdir():
                if file.name.endswith(TMP) or (_part(file.name) and file.name not in names):
                    file.unlink(missing_ok=True)


def _groups(parts: Sequence[range]) -> list[list[range]]:
    """Pieces that follow each other, as many as make one file, where that makes fewer files."""
    groups: list[list[range]] = []
    for part in parts:
        last = groups[-1] if groups else []
        if last and part.start == last[-1].stop and part.stop - last[0].start <= MOST_JOINED:
            last.append(part)
        else:
            groups.append([part])
    return [group for group in groups if len(group) > 1]


# -- troubles --


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotKeep(
            f"no more games can be kept in {cut(path)}: {reason(error, writing=True)}; those already there are "
            "safe, and the same "
            "command goes on from them"
        ) from None


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise DamagedRecord(f"{cut(path)} is missing") from None
    except (OSError, PolarsError, PanicException) as error:
        raise DamagedRecord(f"{cut(path)} cannot be read: {reason_of(error)}") from None


def reason_of(error: BaseException) -> str:
    """What an error of a library says first, on one line; whatever follows is about its own works."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0][:LONGEST_REASON] if lines else type(error).__name__
