"""``cuore play``: a game in the terminal, for people, bots, or both."""

from __future__ import annotations

import secrets
import sys
from io import StringIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.cards.cardfile import rules_from_file
from cuore.cards.catalogue import official_rules
from cuore.cli.here import command
from cuore.cli.letters import read_anyway, write_nearest
from cuore.cli.play.keyboard import Keyboard
from cuore.cli.play.labels import Labels
from cuore.cli.play.news import paragraphs
from cuore.cli.play.palette import new_console
from cuore.cli.play.save import last_unfinished, new_file, read_text, resumed, unused
from cuore.cli.play.score import final_score
from cuore.cli.play.screen import Screen
from cuore.cli.play.seats import read_seats
from cuore.cli.play.sitting import Sitting
from cuore.cli.play.story import story
from cuore.cli.play.table import Table
from cuore.engine.errors import CuoreError, IllegalSetup
from cuore.engine.record import start_session
from cuore.engine.setup import park_box
from cuore.town import make_setup

__all__ = ["play", "sit_down"]

SEATS = "you, housekeeper"
BOXES = "base"
VISITORS = "random"

_NO_WISH = (BOXES, None, None, "", VISITORS, VISITORS, False, False, False)
"""How a game is laid out, when nobody said anything about it."""


def play(
    *,
    seats: str | None = None,
    boxes: str = BOXES,
    town: str | None = None,
    seed: str | None = None,
    beginners: Annotated[bool, Parameter(negative=())] = False,
    faster: Annotated[bool, Parameter(negative=())] = False,
    printed_only: Annotated[bool, Parameter(negative=())] = False,
    without: str = "",
    guests: str = VISITORS,
    private_maids: str = VISITORS,
    card_file: Path | None = None,
    save: Path | None = None,
    resume: Annotated[list[Path] | None, Parameter(consume_multiple=(0, 1), negative=(), metavar="[FILE]")] = None,
) -> int:
    """Play in the terminal, against bots or with other people at the same keyboard.

    The game is saved after every decision: leave with q, Ctrl-D or Ctrl-C whenever you like, and go on with --resume.
    Answers may also come from a file or a pipe, a line each.

    Parameters
    ----------
    seats
        Who plays, 2 to 6 names separated by commas (with the box more 2 to 4). The computer plays, from beginner to
        strongest: apprentice, housekeeper, governess, butler, matriarch; with a taste of their own: rush, chambermaids,
        engine, harasser; and random, biglove, planner, search. Any other name is a person: "Ann, Ben, housekeeper".
        Without it, you play against housekeeper.
    boxes
        The boxes to play with, separated by commas: base, expanding, vacation, oktoberfest, more, in any mixture. The
        first one gives the chiefs. With more the game is played in the Park, whatever else is named: other boxes lend
        it guests, private maids and Illness.
    town
        The general maids on offer: first (recommended for a first game with one box, or in the Park), random, or ten
        names separated by commas. Without it, first where there is such a recommendation, else random.
    seed
        Any word. The same seed deals the same game; without it, chance draws one and shows it.
    beginners
        Leave the Bad Habits in the box.
    faster
        The shorter game for two: three cards less in every pile of chiefs, general maids and buildings.
    printed_only
        Leave all cards in the box whose price, points or effect are reconstructions. Beers, of which only the Alcohol
        is one, stay. (Not in the Park, where most cards are.)
    without
        Events to leave in the box, names separated by commas: "Illness, Bad Habit".
    guests
        In the Park with other boxes: the general maids of these who come, one card each in one pile: random, none, or
        ten names separated by commas.
    private_maids
        In the Park with other boxes: the private maids who come: random, none, or names separated by commas, ten or as
        many as there are.
    card_file
        A file of corrected or own cards to play with.
    save
        Keep the game in this new file instead of one of its own in your data folder.
    resume
        Go on with the game in FILE, or with the last unfinished one. With --seats, others take over the seats.

    """
    try:
        rules = rules_from_file(read_text(card_file)) if card_file else official_rules()
        file = unused(save) if save else None
        if resume is None:
            players = read_seats(SEATS if seats is None else seats)
            chosen = tuple(box.strip() for box in boxes.split(","))
            draws = town is None and len(chosen) > 1 and not park_box(rules, chosen)
            setup = make_setup(
                rules,
                boxes=chosen,
                players=len(players),
                town="random" if draws else "first" if town is None else town,
                seed=secrets.token_hex(6) if seed is None else seed,
                beginners=beginners,
                faster=faster,
                printed_only=printed_only,
                guests=guests,
                private_maids=private_maids,
                without=without,
            )
            table = Table(setup, start_session(rules, setup), players)
            file = file or new_file()
            drawn = " Its Town was drawn at random." if draws else ""
            welcome = f"A new game with the seed {setup.seed}.{drawn} It is saved after every decision."
        elif (boxes, town, seed, without, guests, private_maids, beginners, faster, printed_only) == _NO_WISH:
            found = resume[0] if resume else last_unfinished()
            table = resumed(rules, found, None if seats is None else read_seats(seats))
            file = file or found
            welcome = f"Welcome back. This game is kept in {file}"
        else:
            raise IllegalSetup("a resumed game is laid out already: only --seats, --card-file and --save go with it")
        sit_down(table, file, welcome, ("--card-file", str(card_file)) if card_file else ())
    except CuoreError as error:
        print(f"cuore: {error}", file=sys.stderr)
        return 2
    return 0


def sit_down(table: Table, file: Path, welcome: str, cards: tuple[str, ...]) -> None:
    """Play at the terminal, or with lines from a file; then tell how it ended, or how to go on."""
    write_nearest(sys.stdout)
    answers = sys.stdin or StringIO()
    read_anyway(answers)
    screen = Screen(new_console(), Keyboard(answers))
    Sitting(table, screen, file, welcome).run()
    if table.game.over:
        screen.write(story(Labels(table.game.deal), paragraphs(table.rules, table.last_news(), table.names)))
        screen.write(final_score(table.game, table.names, screen.console.width))
        screen.write(
            Text(f"The whole game is kept in {file}\nSee it again with: {command('replay', str(file), *cards)}")
        )
    else:
        go_on = command("play", "--resume", str(file), *cards)
        screen.write(Text(f"The game is saved in {file}\nGo on with: {go_on}"))
