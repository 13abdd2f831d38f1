"""A second opinion on who won: the end of a base-box game, scored from the rule book alone.

Tests hand the same final position to the engine and to this module, and the two must agree. So it shares no code and
no data with the engine, works on plain card names, and is written to be compared with the rule book line by line:
where a shorter or faster way exists, the plain one was taken.

Chapter numbers in the comments are those of the base box's rule book.
"""

from typing import TypedDict


class House(TypedDict):
    """Everything one player owns when the game is over, by full card name."""

    deck: list[str]
    hand: list[str]
    discard: list[str]
    played: list[str]
    chambermaids: list[tuple[str, int]]  # name, number of Illness cards on her
    private: list[tuple[str, int]]  # name, number of Illness cards on her, in any order
    events: list[str]  # the Bad Habits lying in the quarters


COLETTE = "Colette Framboise"
OPHELIA = "Ophelia Grail"
SAFRAN = "Safran Virginie"
AZURE = "Azure Crescent"
VIOLA = "Viola Crescent"
ROUGE = "Rouge Crescent"
BAD_HABIT = "Bad Habit"

# Chapter 12: maids with a number in the corner.
PRINTED_VP = {
    "Marianne Soleil": 6,
    COLETTE: 1,
    "Anise Greenaway": 3,
    AZURE: 1,
    VIOLA: 1,
    ROUGE: 1,
    "Amber Twilight": -3,
    "Nord Twilight": -4,
    "Sora Nakachi": 2,
    "Lalande Dreyfus": 2,
    "Milly Violet": 2,  # as on the card; chapter 12-3 has another number
    "Lucienne de Marlboro": 1,
    "Rosa Topaz": 1,
    "Tanya Petrushka": 1,
}

# Chapter 12-2: maids with a question mark there; what they are worth is worked out below.
QUESTION_MARK_MAIDS = [OPHELIA, SAFRAN]

# Chapter 12: maids with nothing there.
NO_VP_MAIDS = [
    "Sainsbury Lockwood",
    "Tenalys Trent",
    "Natsumi Fujikawa",
    "Nena Wilder",
    "Esquine Forêt",
    "Geneviève Daubigny",
    "Moine de Lefèvre",
    "Eliza Rosewater",
    "Kagari Ichinomiya",
    "Claire Saint-Juste",
    "Fay Longfang",
    "Eugenie Fontaine",
]

# Chapter 12-5: Love has no victory points, and chapter 5 does not count it among the maids.
LOVE = ["1 Love", "2 Love", "3 Love"]


def victory_points(houses: list[House]) -> list[int]:
    """Each player's victory points, in the order of the houses; an unknown name among scored cards is a ValueError."""
    totals = []
    for number, house in enumerate(houses):
        # Chapter 11-2, first step: hand and discard pile join the deck.
        deck = _whole_deck(house)

        # Second step: the ill leave.
        chambermaids = _healthy(house["chambermaids"])
        private = _healthy(house["private"])

        # Third step: the maids in the quarters, and what they earn for having been chambered.
        total = 0
        for name in chambermaids + private:
            total += _printed_vp(name)
        total += _safran_bonus(chambermaids)
        total += _crescent_bonus(chambermaids)

        # Fourth step: the maids in the deck, and what is counted over deck and quarters together.
        for name in deck:
            total += _printed_vp(name)
        total += _ophelia_points(_owned(house))
        if _has_most_colettes(houses, number):
            total += 5

        # Fifth step: the Bad Habits.
        total -= _bad_habit_penalty(house["events"])

        totals.append(total)
    return totals


def winners(houses: list[House]) -> list[int]:
    """The indexes of all who share the win, lowest first; there must be at least one house."""
    # Chapter 11-2: most victory points ...
    points = victory_points(houses)
    best = max(points)
    tied = [number for number in range(len(houses)) if points[number] == best]

    # ... then, among those only, most maids without victory points; whoever is still level shares.
    most = max(_no_vp_maids(houses[number]) for number in tied)
    return [number for number in tied if _no_vp_maids(houses[number]) == most]


def _whole_deck(house: House) -> list[str]:
    # Cards still lying in the play area would have been discarded when the turn ended (chapter 6-4).
    return house["deck"] + house["hand"] + house["discard"] + house["played"]


def _healthy(maids: list[tuple[str, int]]) -> list[str]:
    # Chapter 9-2: one Illness is as bad as several.
    return [name for name, illnesses in maids if illnesses == 0]


def _owned(house: House) -> list[str]:
    return _whole_deck(house) + _healthy(house["chambermaids"]) + _healthy(house["private"])


def _printed_vp(name: str) -> int:
    if name in PRINTED_VP:
        return PRINTED_VP[name]
    if name in QUESTION_MARK_MAIDS or name in NO_VP_MAIDS or name in LOVE:
        return 0
    message = f"no such maid or Love card: {name}"
    raise ValueError(message)


def _safran_bonus(chambermaids: list[str]) -> int:
    # Chapter 12-2, Safran: big sets first; one left over earns nothing.
    left = chambermaids.count(SAFRAN)
    bonus = 0
    while left >= 4:
        left -= 4
        bonus += 12
    while left >= 3:
        left -= 3
        bonus += 8
    while left >= 2:
        left -= 2
        bonus += 4
    return bonus


def _crescent_bonus(chambermaids: list[str]) -> int:
    # Chapter 12-2, Azure: sets of all three first, then pairs; her own point each sister has already.
    azure = chambermaids.count(AZURE)
    viola = chambermaids.count(VIOLA)
    rouge = chambermaids.count(ROUGE)
    bonus = 0
    while azure > 0 and viola > 0 and rouge > 0:
        azure -= 1
        viola -= 1
        rouge -= 1
        bonus += 7
    # One sister is used up now, so at most one of these three loops finds anything to do.
    while azure > 0 and viola > 0:
        azure -= 1
        viola -= 1
        bonus += 3
    while azure > 0 and rouge > 0:
        azure -= 1
        rouge -= 1
        bonus += 3
    while viola > 0 and rouge > 0:
        viola -= 1
        rouge -= 1
        bonus += 3
    return bonus


def _ophelia_points(owned: list[str]) -> int:
    # Chapter 12-2, Ophelia: alone she earns nothing, although one is odd.
    count = owned.count(OPHELIA)
    if count < 2:
        return 0
    if count % 2 == 1:
        return 2 * count
    return -2 * count


def _has_most_colettes(houses: list[House], number: int) -> bool:
    # Chapter 12-1, Colette: level with anybody is not enough, and neither is having none.
    mine = _owned(houses[number]).count(COLETTE)
    others = [_owned(houses[other]).count(COLETTE) for other in range(len(houses)) if other != number]
    return mine > max(others, default=0)


def _bad_habit_penalty(events: list[str]) -> int:
    # Chapter 12-4, Bad Habit: from the fourth on, all of them weigh double, the first three too.
    for name in events:
        if name != BAD_HABIT:
            message = f"no Bad Habit: {name}"
            raise ValueError(message)
    if len(events) >= 4:
        return 2 * len(events)
    return len(events)


def _no_vp_maids(house: House) -> int:
    # Chapter 11-2: a question mark or a negative number in the corner is not nothing.
    return len([name for name in _owned(house) if name in NO_VP_MAIDS])
