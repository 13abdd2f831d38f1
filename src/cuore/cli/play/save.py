"""Keeping games on disk, so that neither quitting nor a crash loses anything, and finding them again.

A saved game is its record in the notation of games, with one comment line more: who sits where, in the words of
``--seats``. Every other reader of records skips it.
"""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from cuore.cli.play.seats import Seat, read_seats, write_seats
from cuore.cli.play.table import Table
from cuore.engine.errors import CuoreError, DamagedRecord, WrongPlayerCount
from cuore.engine.record import HEADER, Record, read_record, replay, write_record
from cuore.engine.rules import Rules

SUFFIX = ".cuore"
SEATS = "# seats: "


class CannotSave(CuoreError):
    """A game could not be written to disk."""


class CannotOpen(CuoreError):
    """A file that cannot be read, or no saved game where one is looked for."""


def games_folder() -> Path:
    """Where games are kept when nobody says otherwise."""
    return user_data_path("cuore", appauthor=False) / "games"


# -- writing --


def new_file() -> Path:
    """A file for a game that begins now; no other game has it."""
    stem = f"{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    path = games_folder() / f"{stem}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = games_folder() / f"{stem}-{number}{SUFFIX}"
    return path


def unused(path: Path) -> Path:
    """A file that a person named for a game, if there is nothing in its place."""
    if path.exists():
        raise CannotSave(f"{path} exists already: go on with it by --resume, or choose another name")
    return path


def write_game(table: Table) -> str:
    """A game and who plays it, as a saved game."""
    return with_seats(write_record(table.setup, table.session), write_seats(table.seats))


def with_seats(record: str, seats: str) -> str:
    """A record that tells who plays it, in the words of ``--seats``."""
    return record.replace(HEADER, f"{HEADER}\n{SEATS}{seats}", 1)


def save(table: Table, path: Path) -> None:
    """Write a game to disk. Whenever the machine stops, the file holds this game or the one before, whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(write_game(table))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise CannotSave(f"the game cannot be saved in {path}: {error.strerror}") from None


def save_copy(table: Table, path: Path) -> None:
    """Write a game to a file that a person named. A file with anything but this same game in it is left alone."""
    if not str(path).isprintable():
        raise CannotSave(f"{str(path)!r} cannot be the name of a file")
    if path.exists():
        try:
            same = read_record(read_text(path)).setup.seed == table.setup.seed
        except CuoreError:
            same = False
        if not same:
            raise CannotSave(f"{path} exists already, and is not this game: choose another name")
    save(table, path)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# -- reading --


def read_text(path: Path) -> str:
    """What is in a file, if it can be had."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CannotOpen(f"{path} cannot be opened: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CannotOpen(f"{path} cannot be opened: it is not text") from None


def last_unfinished() -> Path:
    """The game that was played last among those that are not over."""
    files = games_folder().glob(f"*{SUFFIX}")
    for path in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            if not read_record(read_text(path)).result:
                return path
        except CuoreError:
            continue  # somebody else's file in this folder must not keep the others from being found
    raise CannotOpen("there is no unfinished game to resume")


def resumed(rules: Rules, path: Path, wanted: list[Seat] | None) -> Table:
    """A saved game with everybody back in their seats, or with others in them when ``wanted`` says so."""
    text = read_text(path)
    try:
        record = read_record(text)
        session = replay(rules, record)
        seats = wanted or seats_of(text, record)
    except CuoreError as error:
        raise type(error)(f"{path}: {error}") from None
    if len(seats) != record.setup.seats:
        raise WrongPlayerCount(f"{path}: this game has {record.setup.seats} seats, but {len(seats)} players came")
    return Table(record.setup, session, seats)


def seats_of(text: str, record: Record) -> list[Seat]:
    """Who plays a saved game."""
    line = re.search(rf"^{SEATS}(.*)$", text, re.MULTILINE)
    if line is None:
        raise DamagedRecord(f"this game does not say who plays: name its {record.setup.seats} players with --seats")
    return read_seats(line[1])
