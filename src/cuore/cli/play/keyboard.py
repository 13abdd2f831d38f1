"""Where the answers come from: a person at a terminal, or lines from a file."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from types import FrameType, ModuleType
from typing import TextIO

if sys.platform != "win32":
    import termios

QUIET = 0.1
"""Who has typed nothing for so many seconds has seen that something else is on the screen."""

Complete = Callable[[str], list[str]]
"""What a line could become when somebody presses Tab."""

_COLOURS = re.compile(r"(\x1b\[[\d;]*m)")
_SETTINGS = (
    "tab: complete",
    "set completion-ignore-case on",
    "set show-all-if-ambiguous on",
    "set page-completions off",
    "set completion-query-items 0",
    "set enable-bracketed-paste off",  # the terminal must be as it was, however the game ends
)


class Closed(Exception):
    """No more lines will come."""


class Redraw(Exception):
    """The screen must be drawn anew, with what has been typed so far: it has another size, or was away."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Keyboard:
    """Reads lines. It remembers none, so nobody can leaf through what the player before has typed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._reading = False
        self.is_person = stream.isatty()
        self._editor = _line_editor() if self.is_person and stream is sys.stdin and sys.stdout.isatty() else None

    @property
    def edits(self) -> bool:
        """Whether lines can be edited while they are typed."""
        return self._editor is not None

    def line(self, prompt: str = "", typed: str = "", complete: Complete | None = None) -> str:
        """The next line, without its end. Where lines can be edited, the prompt is written and some text is there."""
        self._reading = True
        try:
            editor = self._editor
            line = self._stream.readline() if editor is None else _edited(editor, prompt, typed, complete)
        finally:
            self._reading = False
        if not line:
            raise Closed
        return line.rstrip("\r\n")

    def forget_typed_ahead(self, but_unfinished: bool = False) -> str:
        """Drop what was typed before anybody was asked: it answered a question that was not there.

        ``but_unfinished``: a line that still waits for its Enter is returned, for its writer to see and finish.
        """
        if not self.is_person or sys.platform == "win32":
            return ""
        if not self.edits:
            termios.tcflush(self._stream, termios.TCIFLUSH)
            return ""
        typed = b""
        descriptor = self._stream.fileno()
        before = termios.tcgetattr(descriptor)
        now = termios.tcgetattr(descriptor)
        now[3] &= ~(termios.ICANON | termios.ECHO)  # or an unfinished line could not be read
        termios.tcsetattr(descriptor, termios.TCSANOW, now)
        try:
            while select.select([descriptor], [], [], QUIET if typed and not but_unfinished else 0)[0]:
                more = os.read(descriptor, 4096)
                if not more:
                    break
                typed = typed[-4096:] + more
        finally:
            termios.tcsetattr(descriptor, termios.TCSANOW, before)
        text = typed.decode(errors="ignore")
        return text if but_unfinished and text.isprintable() else ""

    # -- what happens to a terminal from outside --

    @contextmanager
    def watched(self, hide: Callable[[], object], show: Callable[[], object]) -> Iterator[None]:
        """While somebody types: ``Redraw`` comes when the terminal has another size, or the game is back from sleep."""
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            yield
            return

        def again(_number: int, _frame: FrameType | None) -> None:
            if self._reading:
                self._reading = False
                raise Redraw("" if self._editor is None else self._editor.get_line_buffer())

        def sleep(number: int, frame: FrameType | None) -> None:
            hide()
            with ExitStack() as awake:
                for signal_number in (signal.SIGTSTP, signal.SIGCONT):
                    awake.callback(signal.signal, signal_number, signal.signal(signal_number, signal.SIG_DFL))
                os.kill(os.getpid(), signal.SIGTSTP)
            show()
            again(number, frame)

        with ExitStack() as stack:
            for number, handler in ((signal.SIGWINCH, again), (signal.SIGCONT, again), (signal.SIGTSTP, sleep)):
                stack.callback(signal.signal, number, signal.signal(number, handler) or signal.SIG_DFL)
            yield


def _line_editor() -> ModuleType | None:
    """What edits lines, if this Python has it.

    It is looked for only where somebody sits: it tells every process that is started later the size of this terminal.
    """
    try:
        editor = import_module("readline")
    except ImportError:
        return None
    editor.set_auto_history(False)
    editor.clear_history()
    editor.set_completer_delims("")
    for setting in _SETTINGS:
        editor.parse_and_bind(setting)
    return editor


def _edited(editor: ModuleType, prompt: str, typed: str, complete: Complete | None) -> str:
    """A line and its end, like that of a stream; nothing at the end of all lines."""
    found: list[str] = []

    def next_one(text: str, number: int) -> str | None:
        if number == 0:
            found[:] = complete(text) if complete else []
        return found[number] if number < len(found) else None

    editor.set_completer(next_one)
    editor.set_startup_hook(lambda: editor.insert_text(typed))
    try:
        # Between these marks stands what takes no room on the screen.
        return input(_COLOURS.sub("\x01\\1\x02", prompt)) + "\n"
    except EOFError:
        return ""
    finally:
        editor.set_startup_hook(None)
        editor.set_completer(None)


@contextmanager
def unbroken() -> Iterator[None]:
    """What is done inside is done to the end: Ctrl-C waits for it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def later(number: int, _frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
