"""A long run on the command line: its bar, and what there is to say where somebody stops it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from cuore.cli.output import progress_bar


@contextmanager
def counted(total: int, kept: Path | None, option: str, *, at_most: bool = False) -> Iterator[Callable[[int], None]]:
    """So many games to play, counted by calling what this gives; Ctrl-C ends the program.

    They are ``kept`` in a folder, or nowhere: then ``option`` is where one could name a folder. Where there are
    ``at_most`` so many, nobody knows how many, nor how long it takes.
    """
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        if move is not None:
            move(games)

    try:
        with _open_end(total) if at_most else progress_bar(total) as move:
            yield count
    except KeyboardInterrupt:
        words = f"No games were kept: name a folder for them by {option}."
        if kept is not None:
            of = f"at most {total}" if at_most else f"{total}"
            words = f"{done} of {of} games are kept in {kept}; the same command plays on."
        sys.stderr.write(f"Stopped. {words}\n")
        raise SystemExit(130) from None


@contextmanager
def _open_end(most: int) -> Iterator[Callable[[int], None] | None]:
    """How many games have been played, where it is not known how many will be; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    words = TextColumn("Playing until it is sure enough: {task.completed:,.0f} games, of at most {task.total:,.0f}")
    with Progress(SpinnerColumn(), words, console=Console(stderr=True, highlight=False), transient=True) as bar:
        task = bar.add_task("", total=most)
        yield lambda games: bar.advance(task, games)
