"""A desk to play at without a terminal: what is typed is given, what is shown is kept, question by question."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from textwrap import dedent

from rich.console import Console

from cuore.cards.catalogue import official_rules
from cuore.cli.play.commands import ASKED_BACK, YES
from cuore.cli.play.keyboard import Closed, Complete, Keyboard
from cuore.cli.play.palette import THEME
from cuore.cli.play.save import resumed
from cuore.cli.play.screen import Screen
from cuore.cli.play.sitting import Sitting
from cuore.engine.position import write_position
from cuore.engine.record import setup_at, start_session
from cuore.engine.rules import Rules
from cuore.table import Table
from cuore.table.seats import read_seats
from cuore.text.options import option_texts
from cuore.town import lay_out_position, make_setup
from tests.laws.games import FACTOR

CTRL_C = "^C"
_INDEX = re.compile(r"<(\d+)>")
CLEAR = "\x1b[2J"
CURTAIN = "Pass the keyboard to"


def option(index: int) -> str:
    """A line that stands for the words of the option with this index, whatever its number is."""
    return f"<{index}>"


FIRST, SECOND = option(0), option(1)


class Typist(Keyboard):
    """Types lines and keeps what was shown before each of them; whoever is ``sure`` says yes when asked back."""

    def __init__(
        self, lines: Iterable[str], out: StringIO, is_person: bool, table: Table | None = None, sure: bool = True
    ) -> None:
        super().__init__(StringIO())
        self.is_person = is_person
        self._table = table
        self._sure = sure
        self.shown: list[str] = []
        self._lines = list(lines)
        self._out = out
        self._read = 0

    def line(self, prompt: str = "", typed: str = "", complete: Complete | None = None) -> str:
        text = self._out.getvalue()
        self.shown.append(text[self._read :])
        self._read = len(text)
        if self._sure and ASKED_BACK in " ".join(self.shown[-1].split()):
            self.shown.pop()
            return YES[0]
        if not self._lines:
            raise Closed
        line = self._lines.pop(0)
        if line == CTRL_C:
            raise KeyboardInterrupt
        index = _INDEX.fullmatch(line)
        if index is None or self._table is None or self._table.game.pending is None:
            return line
        return option_texts(self._table.rules, self._table.game.pending, self._table.names)[int(index[1])]

    def forget_typed_ahead(self, but_unfinished: bool = False) -> str:
        """Nothing is typed ahead here."""
        return ""


@dataclass
class Outcome:
    """How a sitting went: the table after it, everything shown, and what was shown before each line that was typed."""

    table: Table
    output: str
    shown: list[str]


def new_console(out: StringIO, width: int = 80, height: int = 24, *, terminal: bool = False) -> Console:
    """A console of a certain size, without colours, that may clear the screen or not."""
    return Console(
        file=out, width=width, height=height, theme=THEME, force_terminal=terminal, color_system=None, highlight=False
    )


ALL_BOXES = "base,expanding,vacation,oktoberfest"
GAMES = [*ALL_BOXES.split(","), ALL_BOXES, "oktoberfest,vacation"]
"""Every box alone, all of them together, and another mixture."""

PEOPLE = {2: "Ann,Ben", 6: "Ann,Ben,Cleo,Dora,Emil,Finn"}
"""As few and as many people as can play."""


def new_table(seats: str, seed: str = "a", town: str = "", boxes: str = "base") -> Table:
    """A fresh table; without a wish, the Town is the recommended one if there is such."""
    players = read_seats(seats)
    wish = town or ("first" if boxes in ALL_BOXES.split(",") else "random")
    setup = make_setup(official_rules(), boxes=tuple(boxes.split(",")), players=len(players), seed=seed, town=wish)
    return Table(setup, start_session(official_rules(), setup), players)


def table_at(position: str, seats: str = "Ann,Ben", *answers: str, rules: Rules | None = None) -> Table:
    """A table at a position in the notation, some answers later; with the official cards, or with others."""
    rules = rules or official_rules()
    setup = setup_at(write_position(lay_out_position(rules, dedent(position))))
    table = Table(setup, start_session(rules, setup), read_seats(seats))
    for answer in answers:
        say(table, answer)
    return table


def choose(table: Table, index: int) -> None:
    """Let whoever is asked give an answer."""
    table.answer(table.game.asked, index, table.revision)


def say(table: Table, words: str) -> None:
    """Let whoever is asked give an answer, in the words of the notation."""
    decision = table.game.pending
    assert decision is not None
    choose(table, table.game.index(words))


def sit(
    table: Table,
    file: Path,
    lines: Iterable[str],
    *,
    terminal: bool = False,
    width: int = 80,
    height: int = 24,
    sure: bool = True,
) -> Outcome:
    """Play at a table with these lines; on a terminal with a person, or from a pipe."""
    out = StringIO()
    typist = Typist(lines, out, is_person=terminal, table=table, sure=sure)
    console = new_console(out, width, height, terminal=terminal)
    Sitting(table, Screen(console, typist), file, "Welcome.").run()
    return Outcome(table, out.getvalue(), typist.shown)


def sit_again(file: Path, lines: Iterable[str], *, terminal: bool = False) -> Outcome:
    """Go on with a saved game."""
    return sit(resumed(official_rules(), file, None), file, lines, terminal=terminal)


def next_look(table: Table, usual: int) -> int:
    """The decision at which a test looks at the screen again: drawing one takes longer than playing a hundred.

    Looks come as many times as often as CUORE_LAW_GAMES says.
    """
    return table.game.decisions + max(1, usual // FACTOR)


def play_on(table: Table, decisions: int, seed: int = 1) -> None:
    """Let chance answer for everybody until so many decisions are made or the game is over."""
    rng = Random(seed)
    while not table.game.over and table.game.decisions < decisions:
        choose(table, int(rng.random() * len(table.game.options)))
