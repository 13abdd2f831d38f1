"""Playing what is missing: pieces of a plan go to whoever works, and each is kept as soon as it comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from typing import NamedTuple

from cuore.lab.crew import Crew
from cuore.lab.games.chunks import chunks_of
from cuore.lab.games.folder import Files, Folder, files_of
from cuore.lab.games.row import Row
from cuore.lab.games.town_row import TownRow

Progress = Callable[[int], None]
"""Called with the number of games done since its last call; first with those that were there already."""


class Piece(NamedTuple):
    """Games whose numbers follow each other, their towns, and the time that a processor spent on them."""

    rows: list[Row]
    towns: list[TownRow]
    cpu_seconds: float = 0.0
    files: Files | None = None


def play_missing(
    task: Callable[[range], Piece],
    folder: Folder | None,
    total: int,
    bots: Iterable[str],
    block: int,
    crew: Crew,
    progress: Progress | None = None,
) -> Iterator[Piece]:
    """Play all games below a total that are not in a folder yet, and keep them there; without a folder, all of them.

    A ``block`` of games is never cut in two. The pieces come in the order of their games; what was answered and what
    came into play is in the files of games that are kept, and nowhere else.
    """
    missing = [range(total)] if folder is None else folder.missing(total)
    if progress:
        progress(total - sum(map(len, missing)))
    work = partial(_in_short if folder is None else _as_files, task)
    with closing(crew.run(work, chunks_of(missing, total, bots, block))) as pieces:
        for piece in pieces:
            if folder is not None and piece.files is not None:
                folder.add(piece.files)
            if progress:
                progress(len(piece.rows))
            yield piece


def _in_short(task: Callable[[range], Piece], numbers: range) -> Piece:
    """A piece of which nobody wants more than how its games went."""
    return _shortened(task(numbers))


def _as_files(task: Callable[[range], Piece], numbers: range) -> Piece:
    """A piece as it is kept, made where it was played: there are many who play, and one who writes."""
    piece = task(numbers)
    return _shortened(piece)._replace(files=files_of(piece.rows, piece.towns))


def _shortened(piece: Piece) -> Piece:
    return Piece([row._replace(answers=(), arrivals=()) for row in piece.rows], [], piece.cpu_seconds)
