"""A long run on the command line: its bar, and what there is to say where somebody stops it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from cuore.cli.output import progress_bar


@contextmanager
def counted(total: int, kept: Path | None, option: str) -> Iterator[Callable[[int], None]]:
    """So many games to play, counted by calling what this gives; Ctrl-C ends the program.

    They are ``kept`` in a folder, or nowhere: then ``option`` is where one could name a folder.
    """
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        if move is not None:
            move(games)

    try:
        with progress_bar(total) as move:
            yield count
    except KeyboardInterrupt:
        words = f"No games were kept: name a folder for them by {option}."
        if kept is not None:
            words = f"{done} of {total} games are kept in {kept}; the same command plays on."
        sys.stderr.write(f"Stopped. {words}\n")
        raise SystemExit(130) from None
