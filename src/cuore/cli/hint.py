"""``cuore hint``: what a seat could do in a position or a game file, with chances and reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from cuore.bots.hint import Advice, NothingAsked, advise
from cuore.bots.search import Budget
from cuore.cli.output import console, print_json
from cuore.engine.errors import CuoreError, IllegalSetup
from cuore.engine.record import HEADER, read_record, replay
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.words import SEAT_NAMES
from cuore.lab.simulate import load_rules
from cuore.text.prompts import prompt
from cuore.town import lay_out_position

SECONDS = 3.0


def hint(
    file: Path,
    /,
    *,
    seat: str | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    jobs: int = 1,
    seed: str = "hint",
    card_file: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Show what a seat could do now: every option with its chance to win, how sure that is, and why.

    Only what that seat may know is looked at.

    Parameters
    ----------
    file
        A position or a game in the notation of cuore, for example one that cuore play has saved.
    seat
        The letter of the seat that wants to know; it must be the one that is asked. Without it, that one.
    seconds
        How long to think; 3 seconds if nothing is said.
    simulations
        Think for so many simulated games instead: the same number gives the same hint.
    jobs
        How many processes think at a time, where the system can fork.
    seed
        Any word: another one imagines other worlds.
    card_file
        The file of corrected or own cards that the game is played with.
    json
        The hint for programs.

    """
    if (seconds is not None and seconds <= 0) or (simulations is not None and simulations < 1):
        raise IllegalSetup("a hint needs some thought: more than 0 seconds, or at least 1 simulation")
    if jobs < 1:
        raise IllegalSetup("jobs must be at least 1")
    rules = load_rules(card_file.read_text(encoding="utf-8") if card_file else None)
    session = _session(rules, file.read_text(encoding="utf-8"))
    asked = _asked(session, seat)
    budget = Budget(simulations or 0, seconds or (0.0 if simulations else SECONDS), processes=jobs)
    found = advise(session.view(asked), session.memory(asked), budget, seed)
    if json:
        data: dict[str, object] = {"seat": SEAT_NAMES[asked], "options": [advice.data() for advice in found]}
        print_json(data)
        return 0
    out = console()
    decision = session.game.pending
    assert decision is not None
    out.print(Text(f"Seat {SEAT_NAMES[asked]}: {prompt(decision)}", style="bold"))
    out.print(advice_table(found))
    return 0


def advice_table(found: list[Advice]) -> Table:
    """The options with their chances and reasons, the best first."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("Option")
    table.add_column("Win", justify="right", no_wrap=True)
    table.add_column("between", justify="right", no_wrap=True)
    table.add_column("Why")
    for advice in found:
        table.add_row(
            Text(advice.words),
            f"{100 * advice.win:.0f} %" if advice.simulations else "?",
            f"{100 * advice.low:.0f}–{100 * advice.high:.0f}" if advice.simulations else "",
            Text(advice.reason),
        )
    return table


def _session(rules: Rules, text: str) -> Session:
    first = next((line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")), "")
    if first == HEADER:
        return replay(rules, read_record(text))
    return Session(lay_out_position(rules, text))


def _asked(session: Session, seat: str | None) -> int:
    if session.game.over:
        raise NothingAsked("the game is over: there is nothing to decide")
    asked = session.game.asked
    if seat is None:
        return asked
    letter = seat.strip().upper()
    if len(letter) != 1 or letter not in SEAT_NAMES[: session.game.deal.seats]:
        raise CuoreError(f"there is no seat {seat!r}; there is {', '.join(SEAT_NAMES[: session.game.deal.seats])}")
    if SEAT_NAMES.index(letter) != asked:
        raise NothingAsked(f"seat {letter} has nothing to decide now; seat {SEAT_NAMES[asked]} is asked")
    return asked
