"""Games for folders: some that were played, and many that nobody played but which look as if."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from cuore.cards.catalogue import official_rules
from cuore.lab.games.folder import Folder, files_of
from cuore.lab.games.row import Arrival, Place, Row
from cuore.lab.games.town_row import TownRow, town_row
from cuore.lab.playing import Players, play
from cuore.town import make_setup

ABOUT: dict[str, object] = {"made up": {"seed": "1"}, "rules": 2, "cards": ""}

PLAYED = (
    (("base",), ("planner", "rush"), "town one"),
    (("base", "vacation"), ("random", "random", "planner"), "town two"),
    (("more", "base"), ("planner", "barred:Illness:biglove"), "town three"),
    (("base", "expanding", "oktoberfest"), ("random",) * 6, "town four"),
)


def made_up(number: int, seats: int = 2) -> Row:
    """A game that follows from its number alone; two of them share a town and its luck."""
    rng = Random(number)
    points = tuple([rng.randrange(-5, 60) for _ in range(seats)])
    return Row(
        place=Place(number, number // 2, 0, "all"),
        seats=("planner", "rush", "random", "biglove", "engine", "butler")[:seats],
        seed=f"1/town {number // 2 + 1}/deal 1",
        first=rng.randrange(seats),
        winners=tuple([seat for seat, vp in enumerate(points) if vp == max(points)]),
        ending=rng.choice(("piles", "rounds")),
        points=points,
        rounds=rng.randrange(15, 35),
        decisions=tuple([rng.randrange(70, 130) for _ in range(seats)]),
        checksum=rng.randbytes(8),
        answers=tuple([int(rng.random() ** 3 * 12) for _ in range(rng.randrange(100, 250))]),
        arrivals=tuple(
            [
                Arrival(n, n % seats, (n + n // 7) % seats, rng.randrange(155), "employed")
                for n in range(rng.randrange(9))
            ]
        ),
    )


def town_of(number: int) -> TownRow:
    return TownRow(number, "", 2, f"CODE-{number}", ("base",), ("Ann", "Ben"), (), (), (), False, False)


def fill(folder: Folder, numbers: Iterable[int]) -> None:
    """Add made-up games with these numbers as one piece."""
    rows = [made_up(number) for number in numbers]
    folder.add(files_of(rows, [town_of(town) for town in dict.fromkeys(row.place.town for row in rows)]))


def filled(path: Path, *pieces: range) -> Folder:
    """A folder with these games, for whoever reads it."""
    with Folder.open(path, ABOUT) as folder:
        for piece in pieces:
            fill(folder, piece)
    return folder


@cache
def played() -> tuple[list[Row], list[TownRow]]:
    """Games that were played: in the Town and in the Park, by two, three and six, with an intervention."""
    rules, rows, towns = official_rules(), [], []
    players = Players(rules)
    for number, (boxes, bots, seed) in enumerate(PLAYED):
        setup = make_setup(rules, boxes=boxes, players=len(bots), town="random", seed=seed, faster=number == 0)
        towns.append(town_row(rules, number, setup))
        rows.append(play(players, rules, Place(number, number, 0, "all"), setup, bots, timed=number == 0))
    return rows, towns
