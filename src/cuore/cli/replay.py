"""``cuore replay``: stepping through a game that was written down, or checking it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.output import console
from cuore.engine.position import write_position
from cuore.engine.record import Record, read_record, result_words
from cuore.engine.record import replay as replay_record
from cuore.engine.rules import Rules
from cuore.engine.words import SEAT_NAMES
from cuore.lab.simulate import load_rules
from cuore.text.flavour import as_in_park
from cuore.text.log import log_lines

HELP = "Enter: next · number: go to that decision · b: back · p: position as text · e: to the end · q: quit"


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    card_file: Path | None = None,
) -> int:
    """Step through a game file, or replay it all and check every decision and the result.

    Parameters
    ----------
    file
        A game in the notation of cuore.
    verify
        Replay and check only; exit code 0 says that everything agrees.
    card_file
        The file of corrected or own cards that the game was played with.

    """
    record = read_record(file.read_text(encoding="utf-8"))
    rules = load_rules(card_file.read_text(encoding="utf-8") if card_file else None)
    session = replay_record(rules, record)
    if verify:
        ended = result_words(session) or "not over"
        console().print(f"{file.name}: {len(record.answers)} decisions agree; {ended}", markup=False)
        return 0
    _step_through(rules, record, len(record.answers))
    return 0


def _step_through(rules: Rules, record: Record, last: int) -> None:
    out = console()
    names = [f"Seat {letter}" for letter in SEAT_NAMES]
    at, shown = 0, 0
    session = replay_record(rules, record, 0)
    out.print(Text(HELP, style="dim"))
    while True:
        for line in log_lines(rules, session.told[shown:], names):
            out.print("  " + (as_in_park(line) if session.game.park.in_use else line), markup=False)
        shown = len(session.told)
        if at < last:
            _, seat, words = record.answers[at]
            out.print(Text(f"{at}/{last}  {SEAT_NAMES[seat]}: {words}", style="bold"))
        else:
            out.print(Text(f"{at}/{last}  {result_words(session) or 'the record ends here'}", style="bold"))
        try:
            command = input("> " if sys.stdin.isatty() else "").strip().lower()
        except EOFError:
            return
        if command in ("q", "quit"):
            return
        if command == "p":
            out.print(write_position(session.game), markup=False, soft_wrap=True)
            continue
        if command == "":
            if at == last:
                return
            session.answer(record.answers[at][2])
            at += 1
            continue
        target = _target(command, at, last)
        if target is None:
            out.print(Text(HELP, style="dim"))
            continue
        session, at = replay_record(rules, record, target), target
        shown = session.marks[-1] if session.marks else 0


def _target(command: str, at: int, last: int) -> int | None:
    if command == "b":
        return max(0, at - 1)
    if command == "e":
        return last
    if command.isdecimal():
        return min(int(command), last) if len(command) < 9 else last
    return None
