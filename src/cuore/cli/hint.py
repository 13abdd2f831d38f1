"""``cuore hint``: what a seat should do in a position or a game file, with chances and reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuore.bots.hint import AS_GOOD, BEHIND, ENOUGH, LEAST, SECONDS, Advice, NothingAsked, advise
from cuore.bots.search import Budget
from cuore.cli.numbers import MOST_JOBS, MOST_SECONDS, MOST_SIMULATIONS, within
from cuore.cli.output import console, print_json
from cuore.cli.thinking import thinking
from cuore.engine.errors import CuoreError, shorten
from cuore.engine.record import HEADER, read_record, replay
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import check_seed
from cuore.engine.words import SEAT_NAMES
from cuore.lab.files import read_text
from cuore.lab.simulate import load_rules
from cuore.text.prompts import prompt
from cuore.town import lay_out_position

FEW = 16
"""Imagined games of an answer below which a hint is little more than a guess."""

NAMED = 3
"""So many answers that are about as good are named; the table shows them all."""

LEAST_SECONDS = 0.001


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
    """Show what a seat should do now and why, what would be about as good, and the chance to win with every option.

    Only what that seat may know is looked at. Ctrl-C ends the thinking: what was found so far is shown.

    Parameters
    ----------
    file
        A position or a game in the notation of cuore, for example one that cuore play has saved.
    seat
        The letter of the seat that wants to know; it must be the one that is asked. Without it, that one.
    seconds
        How long to think; 4 seconds if nothing is said, or longer, until 400 games are simulated.
    simulations
        Think for so many simulated games instead, or fewer if they settle it: the same number gives the same hint.
    jobs
        How many processes think at a time, where the system can fork.
    seed
        Any word: another one imagines other worlds.
    card_file
        The file of corrected or own cards that the game is played with.
    json
        The hint for programs.

    """
    if seconds is not None:
        within("seconds", seconds, LEAST_SECONDS, MOST_SECONDS)
    if simulations is not None:
        within("simulations", simulations, 1, MOST_SIMULATIONS)
    within("jobs", jobs, 1, MOST_JOBS)
    check_seed(seed)
    rules = load_rules(read_text(card_file) if card_file else None)
    session = _session(rules, read_text(file))
    asked = _asked(session, seat)
    with thinking(Console(stderr=True, highlight=False)) as thought:
        most, least = simulations or 0, 0
        if not seconds and not simulations:
            most, seconds, least = ENOUGH, SECONDS, LEAST
        budget = Budget(most, seconds or 0.0, thought.is_broken_off, jobs, least, thought.report)
        found = advise(session.view(asked), session.memory(asked), budget, seed)
    if json:
        data: dict[str, object] = {"seat": SEAT_NAMES[asked], "options": [advice.data() for advice in found]}
        print_json(data)
        return 0
    out = console()
    decision = session.game.pending
    assert decision is not None
    out.print(Text(f"Seat {SEAT_NAMES[asked]}: {prompt(decision)}", style="bold"))
    out.print(advice_page(found, thought.is_broken_off()))
    return 0


def advice_page(found: list[Advice], broken_off: bool) -> RenderableType:
    """A recommendation, how sure it is, and below it all options with their chances and reasons."""
    best = found[0]
    return Group(
        Text(f"{_sentence(best.words)}.", style="bold"),
        Text(f"{_sentence(best.reason)}." if best.reason else ""),
        Text(" ".join([*(["Broken off."] if broken_off else []), how_sure(found)])),
        Text(),
        advice_table(found),
    )


def how_sure(found: list[Advice]) -> str:
    """What the recommended option is compared with, and how far the imagined games can tell."""
    best, *others = found
    if not best.simulations:
        return "No game was imagined to its end: this is a first glance, without looking ahead."
    alike = [advice.words for advice in others if advice.standing == AS_GOOD]
    if not alike:
        words = "Better than everything else that was tried."
    else:
        more = len(alike) - NAMED
        words = f"About the same: {', '.join(alike[:NAMED])}{f' and {more} more' if more > 0 else ''}."
    games = sum(advice.simulations for advice in found)
    words += f" It wins {_chance(best)} of its games; {games} were imagined."
    few = min(advice.simulations for advice in found if advice.standing != BEHIND) < FEW
    return f"{words} That is few: take it as a guess." if few else words


def advice_table(found: list[Advice]) -> Table:
    """The options with how they stand, their chances and reasons, the recommended one first."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("Option")
    table.add_column("Beside it")
    table.add_column("Wins", justify="right", no_wrap=True)
    table.add_column("Why")
    for advice in found:
        table.add_row(Text(advice.words), advice.standing, _chance(advice), Text(advice.reason))
    return table


def _chance(advice: Advice) -> str:
    """The bounds of a chance: a single number would look surer than it is."""
    return f"{100 * advice.low:.0f}–{100 * advice.high:.0f} %" if advice.simulations else "?"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


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
    seats = SEAT_NAMES[: session.game.deal.seats]
    if len(letter) != 1 or letter not in seats:
        raise CuoreError(f"there is no seat {shorten(seat)}; there is {', '.join(seats)}")
    if SEAT_NAMES.index(letter) != asked:
        raise NothingAsked(f"seat {letter} has nothing to decide now; seat {SEAT_NAMES[asked]} is asked")
    return asked
