"""The screen: shows scenes and pages, asks for lines, and draws the curtain between two people.

On a terminal everything happens on its alternate screen, which keeps no history: what one player saw the next cannot
scroll back to, and afterwards the terminal is as it was. Anywhere else (a pipe, a file, a terminal that cannot clear)
things are written one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cuore.cli.play.commands import Order, read_command
from cuore.cli.play.fit import Lines, lines_of
from cuore.cli.play.keyboard import Closed, Keyboard
from cuore.cli.play.layout import all_news, fitted, unlimited
from cuore.cli.play.scene import Scene

CURTAIN_LINES = 200
"""So many empty lines hide what cannot be cleared."""


class Screen:
    """Writes to a console and reads from a keyboard, as both allow."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self._keyboard = keyboard
        self._clears = keyboard.is_person and console.is_terminal and not console.is_dumb_terminal

    @contextmanager
    def opened(self) -> Iterator[None]:
        """The screen while a game is played on it."""
        if self._clears:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self._clears:
                self.console.set_alt_screen(False)

    def write(self, thing: RenderableType) -> None:
        """Write something below what is there. Long lines are left to the terminal, so that paths can be copied."""
        self.console.print(thing, soft_wrap=isinstance(thing, Text))

    def ask(self, scene: Scene, notice: Text, again: bool) -> str:
        """Show a scene and read a line. ``again``: it was shown before, and only the notice is new."""
        if self._clears:
            picture = fitted(self.console, scene, notice)
            if picture.news_cut and scene.is_fresh and not again:
                self.pages(all_news(scene))
            self.console.clear()
            self.console.print(Lines(picture.lines), end="")
        elif not again:
            self.console.print(unlimited(self.console, scene, notice))
        elif notice:
            self.console.print(notice)
        return self._line(f"{scene.name} ▸ ")

    def wait(self, words: str) -> None:
        """Say why nothing happens for a while, where a person sits and waits."""
        if self._clears:
            self.console.print(Text(words, "quiet"))

    def pages(self, thing: RenderableType, last_first: bool = False) -> None:
        """Show something of any length: page by page on a terminal, at once elsewhere."""
        if not self._clears:
            self.console.print(thing)
            return
        lines = lines_of(self.console, [thing])
        size = max(1, self.console.height - 1)
        count = max(1, -(-len(lines) // size))
        for number in range(1, count + 1):
            start = max(0, len(lines) - number * size) if last_first else (number - 1) * size
            self.console.clear()
            self.console.print(Lines(lines[start : start + size]), end="")
            if number == count:
                self._line("Enter: to the game ▸ ")
            elif self._line(
                f"Page {number} of {count} · Enter: {'earlier' if last_first else 'more'} · q: to the game ▸ "
            ):
                return

    def curtain(self, name: str) -> None:
        """Hide everything until the next person has sat down. Lines from a file need no curtain."""
        if not self._keyboard.is_person:
            return
        words = Text.assemble("Pass the keyboard to ", (name, "player"), ".", justify="center")
        wait = Text(f"{name}: press Enter when nobody else is looking.", "quiet", justify="center")
        if self._clears:
            self.console.clear()
            box = Panel(Group(words, "", wait), border_style="frame", padding=(1, 4), expand=False)
            self.console.print(Align.center(box, vertical="middle", height=self.console.height - 2))
        else:
            self.console.print("\n" * CURTAIN_LINES, words, wait, sep="\n")
        self._keyboard.forget_typed_ahead()
        if read_command(self._line("")).order is Order.QUIT:
            raise Closed

    def _line(self, prompt: str) -> str:
        self.console.print(Text(prompt, "number"), end="")
        self.console.file.flush()
        try:
            line = self._keyboard.line()
        except (Closed, KeyboardInterrupt):
            self.console.print()  # whatever follows does not belong behind the prompt
            raise
        if not self._keyboard.is_person:
            self.console.print(Text(line))  # nobody's typing has shown it
        return line
