"""Fitting things into a number of lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

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


class Flow:
    """Short things one after the other, in lines that break between them and not inside."""

    def __init__(self, parts: Sequence[Text], between: str = " · ") -> None:
        self._parts = parts
        self._between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write as many of them into each line as it takes."""
        line = self._parts[0]
        for part in self._parts[1:]:
            longer = Text.assemble(line, (self._between, "quiet"), part)
            if longer.cell_len > options.max_width:
                yield Text.assemble(line, (self._between.rstrip(), "quiet"))
                longer = part
            line = longer
        yield line


class Last:
    """The last ones of several things that fit a height, filled up to it; ``before`` stands above them where some went.

    No thing begins in its middle: where not even the last one fits, it is its end that is missing, with three dots.
    """

    def __init__(self, things: Sequence[RenderableType], height: int, before: RenderableType) -> None:
        self._things = things
        self._height = height
        self._before = before

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write exactly the height."""
        free = options.update(height=None)
        rendered = [console.render_lines(thing, free, pad=False) for thing in self._things]
        above: list[Line] = []
        if sum(map(len, rendered)) > self._height:
            above = console.render_lines(self._before, free, pad=False)
            while len(rendered) > 1 and sum(map(len, rendered)) > self._height - len(above):
                rendered.pop(0)
                if len(rendered) == 1 and len(rendered[0]) > self._height - len(above):
                    above = []
        lines = [*above, *[line for lines in rendered for line in lines]]
        if len(lines) > self._height:
            yield Cut(self._things[-1], self._height)
        else:
            yield Lines([*lines, *([[]] * (self._height - len(lines)))])
