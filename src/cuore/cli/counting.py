"""A long run on the command line: its bar, and what there is to say where somebody stops it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, Progress, ProgressColumn, SpinnerColumn, TextColumn, TimeRemainingColumn

from cuore.cli.output import console
from cuore.cli.places import shown
from cuore.lab.pages.words import many


@contextmanager
def counted(
    total: int, kept: Path | None, option: str, *, at_most: bool = False, pairs: int = 0
) -> Iterator[Callable[[int], None]]:
    """So many games to play, counted by calling what this gives; Ctrl-C ends the program.

    Where somebody asked for ``pairs``, the bar says for how many these games are. They are ``kept`` in a folder, or
    nowhere: then ``option`` is where one could name a folder. Where there are ``at_most`` so many, nobody knows how
    many, nor how long it takes.
    """
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        if move is not None:
            move(games)

    try:
        with _bar(total, pairs, at_most=at_most) as move:
            yield count
    except KeyboardInterrupt:
        words = f"No games were kept: name a folder for them by {option}."
        if kept is not None:
            of = f"at most {total}" if at_most else f"{total}"
            words = f"{done} of {of} games are kept in {shown(kept)}; the same command plays on."
        sys.stderr.write(f"Stopped. {words}\n")
        raise SystemExit(130) from None


@contextmanager
def _bar(total: int, pairs: int, *, at_most: bool) -> Iterator[Callable[[int], None] | None]:
    """How many games have been played, for whoever watches; nothing where nobody does."""
    if not sys.stderr.isatty():
        yield None
        return
    asked = f", for {many(pairs, 'pair')}" if pairs else ""
    columns: list[ProgressColumn] = [
        TextColumn(f"Playing: {{task.completed:,.0f}} of {{task.total:,.0f}} games{asked}"),
        BarColumn(),
        TimeRemainingColumn(),
    ]
    if at_most:  # nobody knows when it will be over
        words = "Playing until it is sure enough: {task.completed:,.0f} games, of at most {task.total:,.0f}"
        columns = [SpinnerColumn(), TextColumn(words)]
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda games: bar.advance(task, games)
