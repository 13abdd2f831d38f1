"""Fitting things into a number of lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

Line = list[Segment]


def lines_of(console: Console, things: Sequence[RenderableType]) -> list[Line]:
    """All lines that things take on the screen."""
    return [line for thing in things for line in console.render_lines(thing, pad=False)]


class Lines:
    """Lines that were rendered before."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write them as they are."""
        for line in self._lines:
            yield from line
            yield Segment.line()


class Cut:
    """The first lines of a thing, with three dots where more would follow."""

    def __init__(self, thing: RenderableType, height: int) -> None:
        self._thing = thing
        self._height = height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write as many lines as are allowed."""
        lines = console.render_lines(self._thing, options.update(height=None), pad=False)
        shown = lines[: self._height]
        if len(lines) > len(shown):
            shown[-1] = [*Segment.adjust_line_length(shown[-1], options.max_width - 2, pad=False), Segment(" …")]
        yield Lines(shown)


class Last:
    """The last lines of a thing, filled up to a height; ``before`` stands above them where more went before."""

    def __init__(self, thing: RenderableType, height: int, before: RenderableType) -> None:
        self._thing = thing
        self._height = height
        self._before = before

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write exactly the height."""
        lines = console.render_lines(self._thing, options.update(height=None), pad=False)
        if len(lines) > self._height:
            before = console.render_lines(self._before, options.update(height=None), pad=False)
            if self._height <= len(before):
                before = []
            lines = [*before, *lines[len(lines) - self._height + len(before) :]]
        yield Lines([*lines, *([[]] * (self._height - len(lines)))])
