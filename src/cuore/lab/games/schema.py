"""The columns of games in bulk, and rows as columns: what docs/data.md tells whoever reads the files.

``SCHEMA`` goes up whenever a column changes its name, its type or its meaning. A column for each seat ends in the
seat's letter and is empty where nobody sits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import polars as pl

from cuore.engine.rules import Rules
from cuore.engine.words import CATEGORY_NAMES, ENDING_NAMES, SEAT_NAMES
from cuore.lab.games.row import Arrival, Place, Row
from cuore.lab.games.town_row import TownRow

SCHEMA = 1

LETTERS = tuple(SEAT_NAMES.lower())
ESCAPE = 255
"""In ``answers`` a byte of this value adds itself to the one that follows."""

Columns = dict[str, pl.DataType]


def _by_seat(name: str, dtype: pl.DataType) -> Columns:
    return {f"{name}_{letter}": dtype for letter in LETTERS}


GAMES: Columns = {
    "game": pl.UInt32(),
    "town": pl.UInt32(),
    "deal": pl.UInt16(),
    "variant": pl.String(),
    "arm": pl.String(),
    "seats": pl.String(),
    "seed": pl.String(),
    "first": pl.UInt8(),
    "winners": pl.UInt8(),
    "ending": pl.Enum([name for name in ENDING_NAMES if name != "running"]),
    **_by_seat("points", pl.Int16()),
    "rounds": pl.UInt16(),
    **_by_seat("decisions", pl.UInt16()),
    **_by_seat("ms", pl.Float32()),
    "checksum": pl.UInt64(),
    "answers": pl.Binary(),
}
EMPLOYMENTS: Columns = {
    "game": pl.UInt32(),
    "round": pl.UInt16(),
    "seat": pl.UInt8(),
    "house": pl.UInt8(),
    "card": pl.UInt16(),
    "how": pl.String(),
}
TOWNS: Columns = {
    "town": pl.UInt32(),
    "variant": pl.String(),
    "players": pl.UInt8(),
    "code": pl.String(),
    "boxes": pl.String(),
    "maids": pl.String(),
    "without": pl.String(),
    "guests": pl.String(),
    "private_maids": pl.String(),
    "faster": pl.Boolean(),
    "printed_only": pl.Boolean(),
}
CARDS: Columns = {
    "card": pl.UInt16(),
    "name": pl.String(),
    "box": pl.String(),
    "category": pl.Enum(CATEGORY_NAMES),
    "cost": pl.UInt8(),
}

BETWEEN = ", "
"""Stands between names of bots and cards, none of which has a comma in it."""


def games_frame(rows: Sequence[Row]) -> pl.DataFrame:
    """A row a game."""
    columns: dict[str, list[Any]] = {
        "game": [row.place.game for row in rows],
        "town": [row.place.town for row in rows],
        "deal": [row.place.deal for row in rows],
        "variant": [row.place.variant for row in rows],
        "arm": [row.place.arm for row in rows],
        "seats": [BETWEEN.join(row.seats) for row in rows],
        "seed": [row.seed for row in rows],
        "first": [row.first for row in rows],
        "winners": [sum([1 << seat for seat in row.winners]) for row in rows],
        "ending": [row.ending for row in rows],
        **_seat_lists("points", [row.points for row in rows]),
        "rounds": [row.rounds for row in rows],
        **_seat_lists("decisions", [row.decisions for row in rows]),
        **_seat_lists("ms", [[_three_digits(ms) for ms in row.milliseconds] for row in rows]),
        "checksum": [int.from_bytes(row.checksum) for row in rows],
        "answers": [pack(row.answers) for row in rows],
    }
    return pl.DataFrame(columns, schema=GAMES)


def employments_frame(rows: Sequence[Row]) -> pl.DataFrame:
    """A row for each card that came into play by somebody's doing, in the order in which they came."""
    found = [(row.place.game, *arrival) for row in rows for arrival in row.arrivals]
    return pl.DataFrame(found, schema=EMPLOYMENTS, orient="row")


def towns_frame(towns: Sequence[TownRow]) -> pl.DataFrame:
    """A row for each town as it is played in one variant."""
    found = [[BETWEEN.join(cell) if isinstance(cell, tuple) else cell for cell in town] for town in towns]
    return pl.DataFrame(found, schema=TOWNS, orient="row")


def cards_frame(rules: Rules) -> pl.DataFrame:
    """A row for each kind of card there is."""
    cards = [
        (kind, card.name, card.box, CATEGORY_NAMES[card.category], card.cost) for kind, card in enumerate(rules.cards)
    ]
    return pl.DataFrame(cards, schema=CARDS, orient="row")


def rows_of(games: pl.DataFrame, employments: pl.DataFrame | None = None) -> Iterator[Row]:
    """The rows of some games again; what was not read of them is empty."""
    arrivals: dict[int, list[Arrival]] = {}
    for game, *rest in employments.iter_rows() if employments is not None else ():
        arrivals.setdefault(game, []).append(Arrival(*rest))
    for cells in games.iter_rows(named=True):
        game = cells["game"]
        yield Row(
            place=Place(game, cells["town"], cells["deal"], cells["arm"], cells["variant"]),
            seats=tuple(cells["seats"].split(BETWEEN)),
            seed=cells["seed"],
            first=cells["first"],
            winners=tuple([seat for seat in range(len(LETTERS)) if cells["winners"] >> seat & 1]),
            ending=cells["ending"],
            points=_of_seats("points", cells),
            rounds=cells["rounds"],
            decisions=_of_seats("decisions", cells),
            checksum=cells["checksum"].to_bytes(8),
            answers=unpack(cells.get("answers", b"")),
            arrivals=tuple(arrivals.get(game, ())),
            milliseconds=tuple([_three_digits(ms) for ms in _of_seats("ms", cells)]),
        )


def towns_of(towns: pl.DataFrame) -> Iterator[TownRow]:
    """The towns of a table again."""
    lists = ("boxes", "maids", "without", "guests", "private_maids")
    for cells in towns.iter_rows(named=True):
        named = {name: tuple(cells[name].split(BETWEEN)) if cells[name] else () for name in lists}
        yield TownRow(**{**cells, **named})


def pack(answers: Sequence[int]) -> bytes:
    """Answers as bytes."""
    if not answers or max(answers) < ESCAPE:
        return bytes(answers)
    return b"".join([bytes([ESCAPE] * (answer // ESCAPE) + [answer % ESCAPE]) for answer in answers])


def unpack(data: bytes) -> tuple[int, ...]:
    """The answers that some bytes stand for."""
    if ESCAPE not in data:
        return tuple(data)
    answers, more = [], 0
    for byte in data:
        more += byte
        if byte != ESCAPE:
            answers.append(more)
            more = 0
    return tuple(answers)


def _three_digits(value: float) -> float:
    """A time as exactly as it is worth its bytes."""
    return float(f"{value:.3g}")


def _seat_lists(name: str, values: Sequence[Sequence[float]]) -> dict[str, list[float | None]]:
    return {
        f"{name}_{letter}": [of_seats[seat] if seat < len(of_seats) else None for of_seats in values]
        for seat, letter in enumerate(LETTERS)
    }


def _of_seats(name: str, cells: dict[str, Any]) -> tuple[Any, ...]:
    values = [cells[f"{name}_{letter}"] for letter in LETTERS]
    return tuple([value for value in values if value is not None])
