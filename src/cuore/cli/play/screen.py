"""The screen: shows scenes and pages, asks for lines, and draws the curtain between two people.

On a terminal everything happens on its alternate screen, which keeps no history: what one player saw the next cannot
scroll back to, and afterwards the terminal is as it was. Anywhere else (a pipe, a file, a terminal that cannot clear)
things are written one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from functools import partial

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cuore.cli.play.commands import LEAVE, YES, Order, Unreadable, read_command
from cuore.cli.play.completion import completions
from cuore.cli.play.fit import Lines, lines_of
from cuore.cli.play.keyboard import Closed, Complete, Keyboard, Redraw
from cuore.cli.play.layout import all_news, fitted, unlimited
from cuore.cli.play.scene import Scene
from cuore.engine.errors import shorten

BACK = ("b", "back")

CURTAIN_LINES = 200
"""So many empty lines hide what cannot be cleared."""


class Ahead(Enum):
    """What becomes of keys that were pressed before a question was there."""

    KEPT = auto()  # it is the question of before
    UNFINISHED = auto()  # a line without its Enter stays, to be seen and finished
    DROPPED = auto()


class Screen:
    """Writes to a console and reads from a keyboard, as both allow."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self._keyboard = keyboard
        self._clears = keyboard.is_person and console.is_terminal and not console.is_dumb_terminal

    @property
    def is_for_person(self) -> bool:
        """Whether somebody sits here, who may press a wrong key."""
        return self._keyboard.is_person

    @property
    def is_watched(self) -> bool:
        """Whether a person sits and waits before a terminal that can write over what is there."""
        return self._clears

    @contextmanager
    def opened(self) -> Iterator[None]:
        """The screen while a game is played on it."""
        if not self._clears:
            yield
            return
        show, hide = (partial(self.console.set_alt_screen, on) for on in (True, False))
        show()
        try:
            with self._keyboard.watched(hide, show):
                yield
        finally:
            hide()

    def write(self, thing: RenderableType) -> None:
        """Write something below what is there. Long lines are left to the terminal, so that paths can be copied."""
        self.console.print(thing, soft_wrap=isinstance(thing, Text))

    def ask(self, scene: Scene, notice: Text, again: bool) -> str:
        """Show a scene and read a line. ``again``: it was shown before, and only the notice is new.

        News that do not fit come first, on pages of their own; a command that is typed there is obeyed. An answer is
        not taken there: it cannot be meant for a question that was not to be seen yet.
        """
        prompt = scene.prompt
        if self._clears and scene.is_fresh and not again and fitted(self.console, scene, notice).news_cut:
            typed = self.pages(all_news(scene))
            if typed and _is_order(typed):
                return typed
            if typed:
                notice = Text(f"{shorten(typed)} was not taken: here is the question.", "notice")

        def draw() -> str:
            self.console.clear()
            self.console.print(Lines(fitted(self.console, scene, notice).lines), end="")
            return prompt

        if not self._clears:
            if not again:
                self.console.print(unlimited(self.console, scene, notice))
            elif notice:
                self.console.print(notice)
        cards = [scene.labels.rules.names[kind] for kind, total in enumerate(scene.view.deal.totals) if total]
        ahead = Ahead.KEPT if again else Ahead.DROPPED if scene.is_fresh else Ahead.UNFINISHED
        complete = partial(completions, options=[] if scene.past else scene.options, cards=cards)
        return self._line(draw if self._clears else lambda: prompt, ahead, complete)

    def choose(self, picture: Callable[[], RenderableType]) -> str:
        """Show something to choose from and read a line."""

        def draw() -> str:
            if self._clears:
                self.console.clear()
            self.console.print(picture())
            return "▸ "

        return self._line(draw, Ahead.UNFINISHED)

    def agrees(self, question: str) -> bool:
        """Ask for a yes below what is there; anything else is a no."""
        return self._line(lambda: question, Ahead.DROPPED).strip().lower() in YES

    def wait(self, words: str) -> None:
        """Say why nothing happens for a while, where a person sits and waits."""
        if self._clears:
            self.console.print(Text(words, "quiet"))

    def pages(self, thing: RenderableType, last_first: bool = False) -> str:
        """Show something of any length: page by page on a terminal, at once elsewhere.

        What is typed there, but for the keys that turn pages, closes them and is returned: it is meant for the game.
        """
        if not self._clears:
            self.console.print(thing)
            return ""
        number = count = 1

        def draw() -> str:
            nonlocal number, count
            lines = lines_of(self.console, [thing])
            size = max(1, self.console.height - 1)
            count = max(1, -(-len(lines) // size))
            number = min(number, count)
            start = max(0, len(lines) - number * size) if last_first else (number - 1) * size
            self.console.clear()
            self.console.print(Lines(lines[start : start + size]), end="")
            if count == 1:
                return "Enter: to the game ▸ "
            enter = "to the game" if number == count else "earlier" if last_first else "more"
            back = " · b: back" if number > 1 else ""
            leave = " · q: to the game" if number < count else ""
            return f"Page {number} of {count} · Enter: {enter}{back}{leave} ▸ "

        while number <= count:
            typed = self._line(draw, Ahead.DROPPED).strip()
            if typed.lower() in LEAVE:
                return ""
            if typed.lower() in BACK and count > 1:
                number = max(1, number - 1)
            elif typed:
                return "" if typed.lower() in BACK else typed
            else:
                number += 1
        return ""

    def curtain(self, name: str) -> None:
        """Hide everything until the next person has sat down. Lines from a file need no curtain."""
        if not self._keyboard.is_person:
            return
        words = Text.assemble("Pass the keyboard to ", (name, "player"), ".", justify="center")
        wait = Text(f"{name}: press Enter when nobody else is looking.", "quiet", justify="center")
        box = Panel(Group(words, "", wait), border_style="frame", padding=(1, 4), expand=False)

        def draw() -> str:
            self.console.clear()
            self.console.print(Align.center(box, vertical="middle", height=self.console.height - 2))
            return ""

        if not self._clears:
            self.console.print("\n" * CURTAIN_LINES, words, wait, sep="\n")
        if self._line(draw if self._clears else lambda: "", Ahead.DROPPED).strip().lower() in LEAVE:
            raise Closed

    def _line(self, draw: Callable[[], str], ahead: Ahead, complete: Complete | None = None) -> str:
        """Draw something, which tells the prompt, and read a line below it; as often as the terminal wants it."""
        typed = ""
        while True:
            words = draw()
            if ahead is not Ahead.KEPT:
                typed = self._keyboard.forget_typed_ahead(but_unfinished=ahead is Ahead.UNFINISHED)
                ahead = Ahead.KEPT
            prompt = self._prompt(words)
            try:
                line = self._keyboard.line(prompt, typed, complete)
            except Redraw as redraw:
                typed = redraw.typed
                continue
            except (Closed, KeyboardInterrupt):
                self.console.print()  # whatever follows does not belong behind the prompt
                raise
            if not self._keyboard.is_person:
                self.console.print(Text(_visible(line)))  # nobody's typing has shown it
            return line

    def _prompt(self, words: str) -> str:
        """A prompt as who edits lines must write it; for everybody else it is written here."""
        text = Text(words, "number")
        if not self._keyboard.edits:
            self.console.print(text, end="")
            self.console.file.flush()
            return ""
        self.console.file.flush()
        with self.console.capture() as written:
            self.console.print(text, end="")
        return written.get()


def _is_order(line: str) -> bool:
    """Whether a line is a command, and no answer."""
    try:
        return read_command(line).order is not Order.ANSWER
    except Unreadable:
        return False


def _visible(line: str) -> str:
    """A line without anything that a terminal would obey."""
    return "".join(c if c.isprintable() else "·" for c in line)
