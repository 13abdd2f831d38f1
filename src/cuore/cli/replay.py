"""``cuore replay``: stepping through a game that was written down, checking it, or playing on from anywhere in it."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.charset import write_nearest
from cuore.cli.listing import LIST
from cuore.cli.output import console
from cuore.cli.play import sit_down
from cuore.cli.play.keyboard import Keyboard
from cuore.cli.play.palette import new_console
from cuore.cli.play.save import named_file, new_file, unused
from cuore.cli.play.screen import Screen
from cuore.cli.play.wish import new_seed
from cuore.cli.reel import Reel
from cuore.cli.rules import readable_rules
from cuore.cli.stepping import Showing, step_through
from cuore.engine.errors import IllegalSetup, cut
from cuore.lab.files import read_text
from cuore.table import Seat, Table


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    at: int = 0,
    play: Annotated[bool, Parameter(negative=())] = False,
    seats: Annotated[str, LIST] = "",
    redeal: Annotated[bool, Parameter(negative=())] = False,
    save: Path | None = None,
    open: Annotated[bool, Parameter(negative=())] = False,  # noqa: A002 -- the word that a person types
    card_file: Path | None = None,
) -> int:
    """Step through a game file, check it, or play on from any decision in it.

    On a terminal the table is shown as each player saw it. A game that is over lies open; of one that is not, people
    see their own decisions only. Elsewhere the game is told line by line.

    Parameters
    ----------
    file
        A game in the notation of cuore.
    verify
        Replay and check only; exit code 0 says that everything agrees.
    at
        Begin before the decision of this number.
    play
        Play on from there at once, as a new game of its own. (While stepping, the word play does the same.)
    seats
        Who plays on, as in cuore play: names and bots separated by commas. Without it, those who played; where nobody
        knows who did, you for the player who is asked, and housekeeper for the others.
    redeal
        Play on with everything dealt anew that the player who is asked cannot know there, and with other luck.
    save
        Keep the game that is played on in this new file instead of one of its own in your data folder.
    open
        Show all decisions of a game that is not over yet, hands included.
    card_file
        The file of corrected or own cards that the game was played with.

    """
    if verify and (play or redeal):
        raise IllegalSetup("--verify only checks the game: leave out --play and --redeal")
    if redeal and not play and not _is_on_screen():
        raise IllegalSetup("--redeal is for playing on: add --play")
    rules = readable_rules(card_file)
    reel = Reel(rules, read_text(file), seats)
    if verify:
        decisions = "1 decision" if reel.last == 1 else f"{reel.last} decisions"
        console().print(
            f"{file.name}: {decisions} {'agrees' if reel.last == 1 else 'agree'}; {reel.result or 'not over'}",
            markup=False,
        )
        return 0
    if not 0 <= at <= reel.last:
        raise IllegalSetup(f"--at must be from 0 to {reel.last} in this game, not {cut(at)}")
    kept = unused(named_file(str(save))) if save else None
    reel.go(at)
    players = reel.players("") if play else _step(reel, is_open=open)
    if players is not None:
        cards = ("--card-file", str(card_file)) if card_file else ()
        welcome = f"Played on from decision {reel.at} of {reel.last}: a game of its own, saved after every decision."
        table = Table(reel.record.setup, reel.session, players)
        if redeal:
            table = table.imagined(table.game.asked, new_seed())
            welcome += " What the player who is asked could not know is dealt anew; nothing is told of before."
        sit_down(table, kept or new_file(), welcome, cards)
    return 0


def _is_on_screen() -> bool:
    """Whether somebody can step through a game here."""
    screen_console, keyboard = new_console(), Keyboard(sys.stdin or StringIO())
    return keyboard.is_person and screen_console.is_terminal and not screen_console.is_dumb_terminal


def _step(reel: Reel, is_open: bool) -> list[Seat] | None:
    """Step through a game, as the terminal allows it."""
    if _is_on_screen():
        screen_console, keyboard = new_console(), Keyboard(sys.stdin or StringIO())
        write_nearest(sys.stdout)
        return Showing(reel, Screen(screen_console, keyboard), is_open).run()
    return step_through(reel)
