"""``cuore arena``: who is the better player, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from cuore.cards.door import load_rules
from cuore.cli.counting import counted
from cuore.cli.crewing import ALL_CORES, CrewChoice, bots_named
from cuore.cli.listing import LIST
from cuore.cli.output import console, print_json, print_notation
from cuore.cli.play.save import with_seats
from cuore.cli.ranges import MOST_TOWNS, within
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.errors import DamagedRecord, IllegalSetup, cut
from cuore.engine.rules import Rules
from cuore.lab.arena import League, Report, play_league, read_league
from cuore.lab.arena import report as report_of
from cuore.lab.arena.table import Sheet, footnotes, headline, markdown, sheets
from cuore.lab.files import read_text
from cuore.lab.games.folder import Folder
from cuore.lab.games.replaying import seats_said, write_game
from cuore.lab.games.row import MOST_DEALS

ALL = "all"

arena = App(name="arena", help="Let bots meet on mirrored luck, and measure who is better.", help_format="plaintext")


@arena.default
def play(
    *,
    bots: Annotated[str, LIST] = "random,biglove,housekeeper",
    players: int = 2,
    candidate: str | None = None,
    towns: int = 40,
    deals: int = 1,
    boxes: Annotated[str | None, LIST] = None,
    town: str = "random",
    seed: str = "1",
    file: Path | None = None,
    crew: CrewChoice = ALL_CORES,
    beginners: Annotated[bool, Parameter(negative=())] = False,
    faster: Annotated[bool, Parameter(negative=())] = False,
    printed_only: Annotated[bool, Parameter(negative=())] = False,
    wishes: TownWishes = NO_TOWN_WISHES,
    card_file: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    markdown: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Let bots meet on mirrored luck: the same towns and deals for everybody, with the seats rotated.

    Parameters
    ----------
    bots
        The bots that meet, separated by commas.
    players
        How many sit at a table; every choice of so many bots makes one.
    candidate
        One of the bots: it alone meets copies of each of the others.
    towns
        In how many towns they meet. A folder with fewer can be played on.
    deals
        How many deals there are in each town; every table plays each of them once from every seat.
    boxes
        The boxes in play, separated by commas; all draws a mixture for each town. Without it, all, or those of a town
        that is named.
    town
        random (another one each time), first (the recommended one), the code or the name of a town, or ten names
        separated by commas.
    seed
        The same seed gives the same towns and deals, on every machine and build.
    file
        A folder to keep every game in. If it is there already, only what is missing is played.
    crew
        Who plays.
    beginners
        Leave the Bad Habits in the box.
    faster
        The faster game for two players.
    printed_only
        Leave all cards in the box whose price, points or effect are reconstructions.
    wishes
        What is wished of a town that is drawn.
    card_file
        A file of corrected or own cards.
    json
        The report for programs.
    markdown
        The report as tables for a page.

    """
    _one_form(json, markdown)
    within("towns", towns, 1, MOST_TOWNS)
    within("deals", deals, 1, MOST_DEALS)
    crew.check()
    cards = read_text(card_file) if card_file else None
    rules = load_rules(cards)
    named = boxes_for(rules, None if boxes is None or boxes.strip() == ALL else boxes, town)
    league = League(
        bots=bots_named(bots),
        seed=seed,
        seats=players,
        towns=towns,
        deals=deals,
        candidate=candidate.strip().lower() if candidate is not None else None,
        boxes=_all_boxes(rules) if named is None else named,
        mixed=named is None,
        town=town,
        beginners=beginners,
        faster=faster,
        printed_only=printed_only,
        wishes=wishes.wishes,
        card_file=cards,
    )
    league.check(rules)  # before anything is counted: a mistake may make it without end
    with crew.crew() as workers, counted(league.games, file, "--file") as count:
        found = play_league(league, file, workers, count)
    _print(found, json=json, as_markdown=markdown)
    return 0


@arena.command
def show(
    file: Path,
    /,
    *,
    card_file: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    markdown: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Show the results of a folder again, without playing.

    Parameters
    ----------
    file
        A folder that an arena has written.
    card_file
        The file of corrected or own cards that the games were played with.
    json
        The report for programs.
    markdown
        The report as tables for a page.

    """
    _one_form(json, markdown)
    league, folder = read_league(file, read_text(card_file) if card_file else None)
    if not len(folder):
        raise DamagedRecord(f"{cut(file)} holds no finished game yet")
    _print(report_of(league, folder.results()), json=json, as_markdown=markdown)
    return 0


@arena.command
def game(file: Path, number: int, /, *, card_file: Path | None = None) -> int:
    """Write down one game of a folder, for cuore replay.

    Parameters
    ----------
    file
        A folder that an arena has written.
    number
        Which game: what its row calls "game".
    card_file
        The file of corrected or own cards that the games were played with.

    """
    cards = read_text(card_file) if card_file else None
    _, folder = read_league(file, cards)
    print_game(folder, load_rules(cards), number)
    return 0


def print_game(folder: Folder, rules: Rules, number: int) -> None:
    """Write down a game of any folder, as ``cuore replay`` reads it, with who played it."""
    row, town = folder.row(number)
    print_notation(with_seats(write_game(rules, row, town), seats_said(row)))


def _all_boxes(rules: Rules) -> tuple[str, ...]:
    """The boxes that a game can be played with alone."""
    return tuple(box.id for box in rules.boxes.values() if box.first_town)


def _one_form(json: bool, as_markdown: bool) -> None:
    if json and as_markdown:
        raise IllegalSetup("choose one of --json and --markdown")


def _print(found: Report, *, json: bool, as_markdown: bool) -> None:
    if json:
        print_json(found.data())
    elif as_markdown:
        sys.stdout.write(markdown(found))
    else:
        out = console()
        out.print(Text(headline(found)))
        for sheet in sheets(found, numbered=True):
            out.print()
            if sheet.title:
                out.print(Text(sheet.title, style="bold"))
            out.print(_table(sheet))
        out.print()
        for note in footnotes(found):
            out.print(Text(note, style="dim"))


def _table(sheet: Sheet) -> Table:
    table = Table(box=None, header_style="bold")
    for i, column in enumerate(sheet.columns):
        table.add_column(
            column, justify="left" if i < sheet.words else "right", style="bold" if column == "Player" else ""
        )
    for row in sheet.rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
