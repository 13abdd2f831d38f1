"""Keeping games on disk, so that neither quitting nor a crash loses anything, and finding them again.

A saved game is its record in the notation of games, with one comment line more: who sits where, in the words of
``--seats``. Every other reader of records skips it.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from cuore.cli.here import command
from cuore.engine.errors import CuoreError, DamagedRecord, WrongPlayerCount, cut, shorten
from cuore.engine.record import HEADER, Record, check_version, read_record, replay, write_record
from cuore.engine.rules import Rules
from cuore.lab.files import CannotOpen, read_text
from cuore.lab.lock import held, is_held
from cuore.table import SAID_IN_RECORD, Seat, Table, seats_said, write_seats
from cuore.troubles import REASONS, reason

SUFFIX = ".cuore"
PART = ".part"
"""How a file ends that is being written; before it, so many bytes of chance keep two writers apart."""
TOKEN = 4

OFFERED = 5
"""So many unfinished games are offered."""


class CannotSave(CuoreError):
    """A game could not be written to disk."""


def games_folder() -> Path:
    """Where games are kept when nobody says otherwise."""
    return user_data_path("cuore", appauthor=False) / "games"


# -- writing --


def new_file() -> Path:
    """A file for a game that begins now; no other game has it."""
    stem = f"{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    path = games_folder() / f"{stem}{SUFFIX}"
    number = 1
    while path.exists() or is_held(path):
        number += 1
        path = games_folder() / f"{stem}-{number}{SUFFIX}"
    return path


def unused(path: Path) -> Path:
    """A file that a person named for a game, if there is a folder for it and nothing in its place."""
    if path.exists():
        raise CannotSave(f"{cut(path)} already exists: go on with it by --resume, or choose another name")
    _check_folder(path)
    return path


def _check_folder(path: Path) -> None:
    """A folder that is not there is a slip more often than a wish for one."""
    if not path.parent.exists():
        raise CannotSave(f"there is no folder {cut(path.parent)} to save in")


def named_file(words: str) -> Path:
    """The file that a person means: with ~ for the own home, and with or without quotation marks."""
    quoted = len(words) > 1 and words[0] in "\"'" and words[-1] == words[0]
    try:
        return Path(words[1:-1] if quoted else words).expanduser()
    except RuntimeError:
        raise CannotSave(f"{shorten(words)} cannot be the name of a file: there is no such home folder") from None


@contextmanager
def kept(path: Path) -> Iterator[None]:
    """A saved game while somebody plays it: nobody else may, and what a crash left half written is swept up."""
    with ExitStack() as stack:
        try:
            path = path.resolve()
            stack.enter_context(held(path, "leave it there first, with q"))
            for part in path.parent.glob(f"{_literal(path.name)}.{'[0-9a-f]' * 2 * TOKEN}{PART}"):
                part.unlink(missing_ok=True)
        except (OSError, RuntimeError) as error:  # the latter is a link that leads to itself
            raise CannotSave(f"the game cannot be saved in {cut(path)}: {_reason(error)}") from None
        yield


def write_game(table: Table) -> str:
    """A game and who plays it, as a saved game."""
    return with_seats(write_record(table.setup, table.session), write_seats(table.seats))


def with_seats(record: str, seats: str) -> str:
    """A record that tells who plays it, in the words of ``--seats``."""
    return record.replace(HEADER, f"{HEADER}\n{SAID_IN_RECORD}{seats}", 1)


def save(table: Table, path: Path) -> None:
    """Write a game to disk. Whenever the machine stops, the file holds this game or the one before, whole."""
    try:
        path = path.resolve()  # a link stays a link
        part = path.with_name(f"{path.name}.{secrets.token_hex(TOKEN)}{PART}")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("x", encoding="utf-8", newline="\n") as file:
                file.write(write_game(table))
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except (OSError, RuntimeError) as error:
        raise CannotSave(f"the game cannot be saved in {cut(path)}: {_reason(error)}") from None


def _reason(error: OSError | RuntimeError) -> str:
    return reason(error, writing=True) if isinstance(error, OSError) else REASONS[errno.ELOOP]


def save_copy(table: Table, path: Path) -> None:
    """Write a game to a file that a person named. A file with anything but an earlier state of it is left alone."""
    if not str(path).isprintable():
        raise CannotSave(f"{shorten(str(path))} cannot be the name of a file: it has letters that cannot be printed")
    try:
        is_folder = path.is_dir()
    except OSError as error:
        raise CannotSave(f"{cut(path)} cannot be the name of a file: {reason(error)}") from None
    if is_folder:
        raise CannotSave(f"{cut(path)} is a folder: name a file in it")
    _check_folder(path)
    with kept(path):
        if path.exists() and not _is_earlier(path, table):
            raise CannotSave(f"{cut(path)} already exists and holds something else: choose another name")
        save(table, path)


def _is_earlier(path: Path, table: Table) -> bool:
    """Whether a file holds nothing that this game would not keep: the same people, setup, cards and first answers."""
    try:
        text = read_text(path)
        record = read_record(text)
        seats = write_seats(seats_of(text, record))
    except CuoreError:
        return False
    now = read_record(write_game(table))
    answers = [(seat, words) for _, seat, words in record.answers]
    return (
        seats == write_seats(table.seats)
        and record.setup == now.setup
        and record.cards == now.cards
        and answers == [(seat, words) for _, seat, words in now.answers[: len(answers)]]
    )


def _literal(name: str) -> str:
    """A name in which a pattern finds nothing but itself."""
    return re.sub(r"([*?[])", r"[\1]", name)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# -- reading --


class Unfinished(NamedTuple):
    """The games that were played last among those that are not over, and what is wrong with files younger than all."""

    paths: list[Path]
    damaged: list[str]


def _age(file: Path) -> float:
    """When a file was written; one that is gone by now, or a link to nowhere, is the oldest."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def unfinished() -> Unfinished:
    """Look for games to go on with, the last one first. One in which no person has decided anything is none."""
    paths: list[Path] = []
    damaged: list[str] = []
    files = games_folder().glob(f"*{SUFFIX}")
    for path in sorted(files, key=_age, reverse=True):
        try:
            text = read_text(path)
            record = read_record(text)
            if not record.result and _is_begun(text, record):
                check_version(record)
                paths.append(path)
        except CannotOpen as error:
            damaged += [] if paths else [str(error)]
        except CuoreError as error:
            damaged += [] if paths else [f"{cut(path)}: {error}"]
        if len(paths) == OFFERED:
            break
    return Unfinished(paths, damaged)


def _is_begun(text: str, record: Record) -> bool:
    """Whether a person has decided anything; who nobody knows is taken for one."""
    try:
        people = [number for number, seat in enumerate(seats_of(text, record)) if seat.bot is None]
    except CuoreError:
        people = list(range(record.setup.seats))
    return any(seat in people for _, seat, _ in record.answers)


def last_unfinished() -> Path:
    """The game to go on with. A younger one that cannot be read is not passed over in silence."""
    paths, damaged = unfinished()
    if damaged:
        rather = f"; the last one that can is {command('play', '--resume', str(paths[0]))}" if paths else ""
        raise CannotOpen(f"the last game cannot go on: {damaged[0]}{rather}")
    if not paths:
        raise CannotOpen("there is no unfinished game to go on with: begin one without --resume")
    return paths[0]


def resumed(rules: Rules, path: Path, wanted: list[Seat] | None) -> Table:
    """A saved game with everybody back in their seats, or with others in them when ``wanted`` says so."""
    text = read_text(path)
    try:
        record = read_record(text)
        session = replay(rules, record)
        seats = wanted or seats_of(text, record)
    except CuoreError as error:
        raise type(error)(f"{cut(path)}: {error}") from None
    if len(seats) != record.setup.seats:
        raise WrongPlayerCount(
            f"this game is for {record.setup.seats} players, not {len(seats)}: give --seats {record.setup.seats} "
            "names with commas between them"
        )
    return Table(record.setup, session, seats)


def seats_of(text: str, record: Record) -> list[Seat]:
    """Who plays a saved game."""
    seats = seats_said(text)
    if not seats:
        raise DamagedRecord(
            f"this game does not say who plays: name {record.setup.seats} players with --seats, with commas "
            "between them"
        )
    return seats
