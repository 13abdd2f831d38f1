"""``cuore simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from cuore.cards.catalogue import BOXES
from cuore.cards.door import load_rules
from cuore.cli.boxes import NAMES, PLAYERS
from cuore.cli.counting import counted
from cuore.cli.crewing import ALL_CORES, CrewChoice, bots_named
from cuore.cli.listing import LIST
from cuore.cli.output import console, print_json
from cuore.cli.ranges import MOST_GAMES, within
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.errors import WrongPlayerCount, cut
from cuore.lab.files import read_text
from cuore.lab.simulate import Plan, Report
from cuore.lab.simulate import simulate as run

BOXES_HELP = (
    f"The boxes in play, separated by commas: {NAMES}. Without it, {BOXES[0]}, or those of a town that is named."
)
PLAYERS_HELP = f"How many seats, {PLAYERS}; only a check that so many bots are named."


def simulate(
    *,
    boxes: Annotated[str | None, LIST, Parameter(help=BOXES_HELP)] = None,
    players: Annotated[int | None, Parameter(help=PLAYERS_HELP)] = None,
    bots: Annotated[str, LIST] = "random,random",
    games: int = 1000,
    seed: str = "1",
    town: str | None = None,
    keep: Path | None = None,
    crew: CrewChoice = ALL_CORES,
    beginners: Annotated[bool, Parameter(negative=())] = False,
    faster: Annotated[bool, Parameter(negative=())] = False,
    printed_only: Annotated[bool, Parameter(negative=())] = False,
    without: Annotated[str, LIST] = "",
    guests: Annotated[str, LIST] = "random",
    private_maids: Annotated[str, LIST] = "random",
    wishes: TownWishes = NO_TOWN_WISHES,
    card_file: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play many games between bots and report what happened.

    Parameters
    ----------
    boxes
        The boxes in play.
    players
        How many seats.
    bots
        A bot for each seat, separated by commas. Levels: apprentice, housekeeper, governess, butler, matriarch.
        Personas: rush, chambermaids, engine, harasser. Others: random, biglove, planner, search (search:200 thinks for
        200 simulations, search:0.5s for half a second).
    games
        How many games.
    seed
        The same seed gives the same games, on every machine and build, unless a bot thinks by the clock.
    town
        first (the recommended one), random (another one for each game), the code or the name of a town, or ten names
        separated by commas. Without it, first, or random where something is wished of it.
    keep
        A folder to keep every game in. If it is there already, only what is missing is played.
    crew
        Who plays.
    beginners
        Leave the Bad Habits in the box.
    faster
        The faster game for two players.
    printed_only
        Leave all cards in the box whose price, points or effect are reconstructions.
    without
        Special cards to leave in the box, names separated by commas.
    guests
        In the Park with other boxes: their general maids who come: random (others for each game), none, or ten names
        separated by commas.
    private_maids
        In the Park with other boxes: their private maids who come: random, none, or names separated by commas.
    wishes
        What is wished of a town that is drawn.
    card_file
        A file of corrected or own cards.
    json
        The report for programs.

    """
    names = bots_named(bots)
    if players is not None and players != len(names):
        raise WrongPlayerCount(f"{players} players need {players} bots, and --bots names {len(names)}: {cut(bots)}")
    within("games", games, 1, MOST_GAMES)
    crew.check()
    cards = read_text(card_file) if card_file else None
    rules = load_rules(cards)
    plan = Plan(
        boxes=boxes_for(rules, boxes, town) or (BOXES[0],),
        bots=names,
        games=games,
        seed=seed,
        town=town or ("random" if wishes.wishes else "first"),
        beginners=beginners,
        faster=faster,
        printed_only=printed_only,
        without=without,
        guests=guests,
        private_maids=private_maids,
        wishes=wishes.wishes,
        card_file=cards,
    )
    plan.check(rules)  # before anybody is asked to play
    with crew.crew() as workers, counted(plan.games, keep, "--keep") as count:
        report = run(plan, workers, count, keep)
    if json:
        print_json(report.data())
    else:
        _print(report)
    return 0


def _print(report: Report) -> None:
    data = report.data()
    out = console()
    out.print(
        f"{data['games']} games, {data['decisions']} decisions in {data['seconds']} s "
        f"({data['games_per_s']} games/s, {data['decisions_per_s']} decisions/s)"
    )
    table = Table(box=None, header_style="bold")
    for column in ("Seat", "Bot", "Wins", "Shared", "Mean VP"):
        table.add_column(column, justify="left" if column in ("Seat", "Bot") else "right")
    seats = data["seats"]
    assert isinstance(seats, list)
    for seat, row in enumerate(seats):
        table.add_row("ABCDEF"[seat], row["bot"], str(row["wins"]), str(row["shared"]), f"{row['mean_vp']:.1f}")
    out.print(table)
    rounds = data["rounds"]
    endings = data["endings"]
    assert isinstance(rounds, dict)
    assert isinstance(endings, dict)
    ended = ", ".join(f"{count} by {ending}" for ending, count in endings.items() if count)
    out.print(f"Rounds {rounds['min']}–{rounds['max']}, {rounds['mean']} on average; ended: {ended}")
    out.print(f"Checksum {data['checksum']}")
