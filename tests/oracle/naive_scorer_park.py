"""A second opinion on who won a party in the Park, with or without visitors from the first four boxes.

It keeps the manners of the other naive scorers: no code and no data shared with the engine, plain card names, and the
plain way. The comments name the chapter of the rule book, or say that the point was settled where it is silent. What
visitors from other boxes are worth, the scorer of these boxes says.
"""

from typing import TypedDict

from tests.oracle import naive_scorer_all

COLETTE = "Colette Framboise at the Park"
OPHELIA = "Ophelia Grail at the Park"
DAWN = "Dawn Stride"

# Maids with a number in the corner, and those without one. Ophelia and Dawn have an X.
PRINTED_VP = {COLETTE: 1, "Anise Greenaway at the Park": 3, "Julia": 1}
NO_VP_MAIDS = [
    "Edith Shirling",
    "Lenor Abrille",
    "Tomo Watagaya",
    "Cecilia Saint-Claire",
    "Moinne de Lefèbre",
    "Chiffon Loudenne",
    "Elaine Fontenille",
    "Mirabel Ashdown",
    "Pia Lindqvist",
]
X_MAIDS = [OPHELIA, DAWN]

PREPARATION_VP = {
    "Food 1": 2,
    "Food 2": 4,
    "Food 3": 6,
    "Decoration 1": 2,
    "Decoration 2": 4,
    "Decoration 3": 6,
    "Cleaning 1": 2,
    "Cleaning 2": 4,
    "Cleaning 3": 6,
}


class ParkHouse(TypedDict):
    """Everything one player has when the party begins, by full card name. High class maids are nobody's."""

    deck: list[str]
    hand: list[str]
    discard: list[str]
    played: list[str]
    chambermaids: list[tuple[str, int]]  # name, number of Illness cards on her
    private: list[tuple[str, int]]  # visitors: name, number of Illness cards on her, in any order
    preparations: list[str]


def victory_points(houses: list[ParkHouse]) -> list[int]:
    """Each player's victory points, in the order of the houses; an unknown name is a ValueError."""
    visiting = naive_scorer_all.victory_points([_visitors(house) for house in houses])
    totals = []
    for number, house in enumerate(houses):
        # Chapter 7: first the preparations ...
        total = 0
        for name in house["preparations"]:
            if name not in PREPARATION_VP:
                message = f"no such preparation: {name}"
                raise ValueError(message)
            total += PREPARATION_VP[name]

        # ... then the chambermaids with their bonuses ...
        chambermaids = _healthy(house["chambermaids"])
        total += chambermaids.count(DAWN)
        total += 2 * (chambermaids.count(DAWN) // 3)

        # ... and then whatever else shows a number. Colette's stands in her corner, chambered or not.
        own = _everything(house)
        for name in own:
            total += PRINTED_VP.get(name, 0)
        total += _ophelia_points(own)

        total += visiting[number]
        total += _florence_points(chambermaids)
        totals.append(total)
    return totals


def winners(houses: list[ParkHouse]) -> list[int]:
    """The indexes of all who share the win, lowest first; there must be at least one house."""
    # Chapter 7: most victory points; among those who tie, most chambermaids; then it remains a tie.
    points = victory_points(houses)
    tied = [number for number in range(len(houses)) if points[number] == max(points)]
    most = max(len(_healthy(houses[number]["chambermaids"])) for number in tied)
    return [number for number in tied if len(_healthy(houses[number]["chambermaids"])) == most]


def _healthy(maids: list[tuple[str, int]]) -> list[str]:
    # Illness works "just like in Tanto Cuore" (chapter 8): who is ill counts as not there.
    return [name for name, illnesses in maids if illnesses == 0]


def _everything(house: ParkHouse) -> list[str]:
    return house["deck"] + house["hand"] + house["discard"] + house["played"] + _healthy(house["chambermaids"])


def _is_own(name: str) -> bool:
    return name in PRINTED_VP or name in NO_VP_MAIDS or name in X_MAIDS


def _ophelia_points(own: list[str]) -> int:
    # Settled: as in the base box, and counted apart from the base box's Ophelia, who is another card.
    count = own.count(OPHELIA)
    if count < 2:
        return 0
    return 2 * count if count % 2 == 1 else -2 * count


def _florence_points(chambermaids: list[str]) -> int:
    # A visitor who looks at all chambermaids, the Park's too; so she is not left to the other scorer.
    if len(chambermaids) >= 7:
        return 5 * chambermaids.count(naive_scorer_all.FLORENCE)
    return 0


def _visitors(house: ParkHouse) -> naive_scorer_all.House:
    """The visitors of a house alone, without a chambered Florence."""

    def foreign(names: list[str]) -> list[str]:
        return [name for name in names if not _is_own(name)]

    return naive_scorer_all.House(
        deck=foreign(house["deck"]),
        hand=foreign(house["hand"]),
        discard=foreign(house["discard"]),
        played=foreign(house["played"]),
        chambermaids=[
            (name, illnesses)
            for name, illnesses in house["chambermaids"]
            if not _is_own(name) and name != naive_scorer_all.FLORENCE
        ],
        private=house["private"],
        events=[],
        buildings=[],
        reminiscences=[],
        beers=[],
        open_beer_stand=False,
    )
