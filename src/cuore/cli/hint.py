"""``cuore hint``: what a seat should do in a position or a game file, with chances and reasons."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.bots.advice.hint import NothingAsked, advise
from cuore.cli.advice import advice_page
from cuore.cli.output import console, print_json
from cuore.cli.play.speech import speaker_for
from cuore.cli.ranges import MOST_JOBS, MOST_SECONDS, MOST_SIMULATIONS, within
from cuore.cli.reel import Reel
from cuore.cli.rules import readable_rules
from cuore.cli.thinking import thinking
from cuore.engine.errors import CuoreError, DamagedRecord, cut, shorten
from cuore.engine.position import HEADER as POSITION
from cuore.engine.position import split_lines
from cuore.engine.position.notation import clean_lines
from cuore.engine.record import HEADER, read_record
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import check_seed
from cuore.engine.words import SEAT_NAMES
from cuore.lab.files import read_text
from cuore.text.options import option_text
from cuore.text.prompts import prompt
from cuore.town import lay_out_position

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
    rules = readable_rules(card_file)
    session, names, called = _session(rules, _game_or_position(file))
    asked = _asked(session, seat)
    speaker = speaker_for(session.game.deal, names, asked)
    say = partial(option_text, rules, names) if names and not json else None
    with thinking(console(stderr=True)) as thought:
        budget = thought.budget(simulations or 0, seconds or 0.0, jobs)
        found = advise(session.view(asked), session.memory(asked), budget, seed, say)
        thought.found()
        if json:
            print_json({"seat": SEAT_NAMES[asked], "options": [advice.data(speaker) for advice in found]})
            return 0
        out = console()
        decision = session.game.pending
        assert decision is not None
        who = called[asked] if called else f"Seat {SEAT_NAMES[asked]}"
        out.print(Text(f"{who}: {speaker.say(prompt(rules, decision))}", style="bold"))
        out.print(advice_page(speaker, found, thought.is_broken_off()))
    return 0


def _game_or_position(file: Path) -> str:
    """The text of a file that has the form of one of the two notations."""
    text = read_text(file)
    if not _first_line(text):
        raise DamagedRecord(f"{cut(file)} is neither a game nor a position of cuore: there is nothing in it")
    try:
        if _is_game(text):
            read_record(text)
        else:
            split_lines(text, POSITION)
    except DamagedRecord as error:
        raise DamagedRecord(f"{cut(file)} is neither a game nor a position of cuore: {error}") from None
    return text


def _is_game(text: str) -> bool:
    return _first_line(text) == HEADER


def _first_line(text: str) -> str:
    return next((line for _, line in clean_lines(text)), "")


def _session(rules: Rules, text: str) -> tuple[Session, list[str], list[str]]:
    """The game, and where it is known who plays it, their names: as others call them, and as they are called."""
    if not _is_game(text):
        return Session(lay_out_position(rules, text)), [], []
    reel = Reel(rules, text)
    reel.go(reel.last)
    return reel.session, reel.names if reel.seats else [], [seat.name for seat in reel.seats]


def _asked(session: Session, seat: str | None) -> int:
    if session.game.over:
        raise NothingAsked("this game is over: there is nothing left to decide")
    asked = session.game.asked
    if seat is None:
        return asked
    letter = seat.strip().upper()
    seats = SEAT_NAMES[: session.game.deal.seats]
    if len(letter) != 1 or letter not in seats:
        raise CuoreError(f"there is no seat {shorten(seat)}; choose from {', '.join(seats)}")
    if SEAT_NAMES.index(letter) != asked:
        raise NothingAsked(f"seat {letter} has nothing to decide now: it is the turn of seat {SEAT_NAMES[asked]}")
    return asked
