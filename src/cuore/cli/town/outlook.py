"""A forecast on the screen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cuore.lab.forecast import Forecast, headline
from cuore.lab.forecast.findings import Minutes
from cuore.lab.numbers import Spread
from cuore.lab.pages.words import give_or_take, percent, plain


def outlook(found: Forecast) -> Iterator[RenderableType]:
    """What to expect: some sentences, the numbers, the cards, the plans."""
    yield Text()
    games = found.games
    yield Text(
        f"What to expect, from {games.total:,} games between {found.plan.bot} players ({found.plan.players} seats)",
        style="bold",
    )
    for sentence in headline(found):
        yield Text(sentence)
    yield Text()
    yield _numbers(found)
    if found.cards:
        yield Text()
        yield _cards(found)
    if found.plans is not None:
        yield Text()
        yield _plans(found)
    yield Text()
    yield Text(
        "In brackets: 95 % intervals. All of it is about these players; people may play the same town otherwise. "
        f"Checksum {found.checksum}.",
        style="dim",
    )


def _numbers(found: Forecast) -> Table:
    table = _table("What", "Mean", "Most games")
    rows = (
        ("Rounds", plain(found.rounds), _from_to(found.rounds)),
        ("Minutes", plain(found.minutes), _from_to(found.minutes)),
        ("Points of a seat", plain(found.points), _from_to(found.points)),
        ("Winner ahead by", plain(found.close.margin), _from_to(found.close.margin)),
        (f"Games within {found.close.within} points", percent(found.close.share), ""),
        ("Wins of whoever begins", percent(found.seat_one), ""),
        ("Changes of the lead", plain(found.lead_changes), ""),
        ("Harm done to others", plain(found.hurts), ""),
    )
    for row in rows:
        table.add_row(*row)
    return table


def _from_to(number: Spread | Minutes) -> str:
    """Where eight of ten games lie."""
    return f"{number.tenth:.0f} to {number.ninetieth:.0f}"


def _cards(found: Forecast) -> Table:
    table = _table("Pile", "Employed", "Worth", "Points", "")
    for card in sorted(found.cards, key=lambda card: -(card.worth.mean if card.worth else -1e9)):
        worth = f"{give_or_take(card.worth)}{' *' if card.sure else ''}" if card.worth else "–"
        points = give_or_take(card.points, 1, 1) if card.points else "–"
        table.add_row(card.name, f"{card.employed.mean:.1f}", worth, points, card.verdict)
    table.caption = (
        "Employed: copies a seat and game. Worth: what whoever may not have it loses, in wins of a hundred games. "
        "A star: surely not nothing, even among so many cards."
    )
    table.caption_justify = "left"
    return table


def _plans(found: Forecast) -> Table:
    assert found.plans is not None
    table = _table("Plan", "Wins", "")
    for plan in sorted(found.plans.plans, key=lambda plan: -plan.share.mean):
        table.add_row(plan.name, percent(plan.share), "wins a fair part" if plan.wins else "")
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if not number or not column else "right")
    return table
