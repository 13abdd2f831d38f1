"""A second opinion on who won, for the first four boxes in any mixture: base, Expanding, Vacation, Oktoberfest.

It is to mixtures what ``naive_scorer`` is to the base box, and keeps the same manners: no code and no data shared with
the engine, plain card names, and the plain way taken where a shorter or faster one exists. The comments name the rule
book and its chapter, or say that the point was settled where the books are silent.
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
    events: list[str]  # Bad Habits, Envies and Let Me Drinks lying in the quarters
    buildings: list[tuple[str, int, str]]  # name, number of Heavy Storms on it, name of the card under it or ""
    reminiscences: list[str]
    beers: list[str]  # face down in the quarters; those under a Beer Fest stand with the building
    open_beer_stand: bool  # the Beer Stand still lies face up here, and is not among the beers


COLETTE = "Colette Framboise"
BEATRICE = "Beatrice Escudo"
ANJA = "Anja Brunner"
NICOLE = "Nicole Schmieg"

OPHELIA = "Ophelia Grail"
SAFRAN = "Safran Virginie"
AZURE = "Azure Crescent"
VIOLA = "Viola Crescent"
ROUGE = "Rouge Crescent"
DOMINO = "Domino Bonaparte"
FELICITY = "Felicity Horn"
SUZUNA = "Suzuna Kamikawa"
CLORINDE = "Clorinde Sea"
FLORENCE = "Florence Spring"
MARGARETA = "Margareta Torrente"
HYACINTH = "Hyacinth Arrow"
UTE = "Ute Krombach"
KAORI = "Kaori Hamasaki"

OKTOBERFEST = "Oktoberfest"
WEISSBIER = "Weissbier"
PILSNER = "Pilsner"
ALTBIER = "Altbier"
BOCK = "Bock"
BEER_STAND = "Beer Stand"

GARDEN = "Garden"
ESTATE = "Estate"
LILY_GARDEN = "Lily Garden"
BEER_FEST = "Beer Fest"

BAD_HABIT = "Bad Habit"
EVENTS_WITHOUT_POINTS = ["Envy", "Let Me Drink!"]

MAID_CHIEFS = ["Marianne Soleil", "Claudine de la Rochelle", "Sophia Marfil", ANJA]
CHAMBERMAID_CHIEFS = [COLETTE, "Aline du Roy", BEATRICE, "Matilde Wiese"]

# Maids with a number in the corner.
PRINTED_VP = {
    # base
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
    "Milly Violet": 2,  # as on the card; base 12-3 has another number
    "Lucienne de Marlboro": 1,
    "Rosa Topaz": 1,
    "Tanya Petrushka": 1,
    # Expanding
    "Claudine de la Rochelle": 5,
    "Aline du Roy": 1,
    "Tiffany Wise": 2,
    SUZUNA: 1,
    "Ririko Hiiragi": 1,
    "Mika Yakushido": -2,
    "Courtney Jewel": 1,
    "Roanna Shiraz": 1,
    "Aurelie Lambert": 2,
    "Clymene Silvestri": 1,
    "Chrysta Antibes": 1,
    "Eve Valentine": 1,
    "Shion Tsuwabuki": 1,
    # Vacation
    "Sophia Marfil": 5,
    CLORINDE: 2,
    "Valencia Prêtre": 1,
    # Oktoberfest
    ANJA: 6,
    "Matilde Wiese": 1,
    "Elsa Reinmaier": 2,
    "Hermina Baum": 1,
}

# Maids with a question mark there; what they are worth is worked out below.
QUESTION_MARK_MAIDS = [
    OPHELIA,
    SAFRAN,
    DOMINO,
    FELICITY,
    BEATRICE,
    FLORENCE,
    MARGARETA,
    HYACINTH,
    UTE,
    KAORI,
]

# Maids with nothing there.
NO_VP_MAIDS = [
    # base
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
    # Expanding
    "Carillon Vandoor",
    "Francine Barbier",
    "Renée R Rieussec",
    "Amaretto Renard",
    "Victoria Calderan",
    "Emily Raymond",
    "Rutile der Sar",
    "Phyllis Lumley",
    "Lilac Hawkwind",
    "Grace Saulsbury",
    "Pauline Dumond",
    "Silk Amanohara",
    # Vacation
    "Fryda Viento",
    "Laura",
    "Lydia Leon",
    "Cynthia Lakes",
    "Caldina Alley",
    "Riya Naragashi",
    "Chinatsu Kooriyama",
    "Fea Primrose",
    "Romina Vautrin",
    "Daphne Coraille",
    "Germaine Mahle",
    "Evita Catala",
    "Nonnette Soyeux",
    # Oktoberfest
    "Toni Darling",
    "Nora Morgenstern",
    "Nadja Kersten",
    "Gina Kersten",
    "Sara Leonhardt",
    "Julia Kunster",
    "Kirika von Heidemann",
    "Anna Hartmann",
    "Renata Abendroth",
    "Aileen Hammerschmidt",
    "Paula Lauenburg",
    NICOLE,
]

# Base 12-5: Love has no victory points, and base 5 does not count it among the maids.
LOVE = ["1 Love", "2 Love", "3 Love"]

# Expanding 4 and Oktoberfest 5: buildings have their points in the corner too.
BUILDING_VP = {GARDEN: 1, ESTATE: 2, LILY_GARDEN: 4, BEER_FEST: 1}

# Vacation 4: so have reminiscences.
REMINISCENCE_VP = {
    "Scary Night": 3,
    "Picnic": 3,
    "River Canoeing": 3,
    "Finding a Hidden Hot Spring": 3,
    "Watching the Stars": 3,
    "Trek into the Ancient Ruins": 6,
    "Fireworks Festival": 6,
    "Archipelago Tour": 6,
    "Underwater Grotto Discovery": 10,
    "Camp Fire": 6,
}

# Oktoberfest 8-2: what the beers add to the Alcohol value. A Get Drunk leaves the game as soon as it is seen.
ALCOHOL = {OKTOBERFEST: 3, WEISSBIER: 2, PILSNER: 2, ALTBIER: 3, BOCK: 4, BEER_STAND: 0}


def victory_points(houses: list[House]) -> list[int]:
    """Each player's victory points, in the order of the houses; an unknown name among scored cards is a ValueError."""
    totals = []
    for number, house in enumerate(houses):
        # Base 11-2, second step: the ill leave. So does everything under a Heavy Storm (Oktoberfest 13-3).
        chambermaids = _healthy(house["chambermaids"])
        owned = _owned(house)
        beers = _beers(house)

        # The numbers in the corners, wherever the maid lies, a chief under an Estate too.
        total = 0
        for name in owned:
            total += _printed_vp(name)

        # What maids earn for having been chambered.
        total += _sets_of_up_to_four(chambermaids.count(SAFRAN))
        total += _sets_of_up_to_four(chambermaids.count(FELICITY))
        total += _crescent_bonus(chambermaids)
        total += _suzuna_bonus(chambermaids)
        total += _kaori_points(chambermaids)
        total += _domino_points(chambermaids)
        total += _beatrice_points(chambermaids)
        total += _florence_points(chambermaids)
        total += _hyacinth_points(chambermaids, house["reminiscences"])
        total += _ute_points(chambermaids, beers)

        # What is counted over deck and quarters together.
        total += _ophelia_points(owned)
        total += _margareta_points(owned)
        total += _clorinde_loss(owned)
        total += _anja_bonus(owned)
        if _has_most_colettes(houses, number):
            total += 5

        # What is no maid.
        total += _building_points(house["buildings"])
        total += _reminiscence_points(house["reminiscences"])
        total += _beer_points(beers, owned)
        total -= _bad_habit_penalty(house["events"])

        totals.append(total)
    return totals


def winners(houses: list[House]) -> list[int]:
    """The indexes of all who share the win, lowest first; there must be at least one house."""
    # Every book: most victory points ...
    points = victory_points(houses)
    best = max(points)
    tied = [number for number in range(len(houses)) if points[number] == best]

    # ... then, among those only, most maids without victory points; whoever is still level shares.
    most = max(_no_vp_maids(houses[number]) for number in tied)
    return [number for number in tied if _no_vp_maids(houses[number]) == most]


# What belongs to a house


def _whole_deck(house: House) -> list[str]:
    # Cards still lying in the play area would have been discarded when the turn ended (base 6-4).
    return house["deck"] + house["hand"] + house["discard"] + house["played"]


def _healthy(maids: list[tuple[str, int]]) -> list[str]:
    # Base 9-2: one Illness is as bad as several.
    return [name for name, illnesses in maids if illnesses == 0]


def _under(house: House, building: str) -> list[str]:
    # Oktoberfest 13-3: under a storm neither the building is there nor what lies under it.
    return [under for name, storms, under in house["buildings"] if name == building and storms == 0 and under]


def _owned(house: House) -> list[str]:
    # Settled: the chief under an Estate is owned, but not chambered.
    quarters = _healthy(house["chambermaids"]) + _healthy(house["private"])
    return _whole_deck(house) + quarters + _under(house, ESTATE)


def _beers(house: House) -> list[str]:
    beers = house["beers"] + _under(house, BEER_FEST)
    if house["open_beer_stand"]:
        beers = [*beers, BEER_STAND]
    for name in beers:
        if name not in ALCOHOL:
            message = f"no such beer: {name}"
            raise ValueError(message)
    return beers


def _printed_vp(name: str) -> int:
    if name in PRINTED_VP:
        return PRINTED_VP[name]
    if name in QUESTION_MARK_MAIDS or name in NO_VP_MAIDS or name in LOVE:
        return 0
    message = f"no such maid or Love card: {name}"
    raise ValueError(message)


# Chambered maids


def _sets_of_up_to_four(left: int) -> int:
    # Base 12-2, Safran, and Felicity after her: big sets first; one left over earns nothing.
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
    # Base 12-2, Azure: sets of all three first, then pairs; her own point each sister has already.
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


def _suzuna_bonus(chambermaids: list[str]) -> int:
    # Five for each full set of three; her own point she has already.
    left = chambermaids.count(SUZUNA)
    bonus = 0
    while left >= 3:
        left -= 3
        bonus += 5
    return bonus


def _kaori_points(chambermaids: list[str]) -> int:
    # Oktoberfest 13-2, Kaori: sets of three first.
    left = chambermaids.count(KAORI)
    points = 0
    while left >= 3:
        left -= 3
        points += 12
    if left == 2:
        points += 2
    if left == 1:
        points += 1
    return points


def _domino_points(chambermaids: list[str]) -> int:
    # Expanding 6: she lives with whom she was sent to, and that player pays.
    return -2 * chambermaids.count(DOMINO)


def _beatrice_points(chambermaids: list[str]) -> int:
    return 2 * chambermaids.count(BEATRICE)


def _florence_points(chambermaids: list[str]) -> int:
    # Whoever lives in the quarters as a chambermaid counts: chiefs, Florence herself, a Domino; private maids do not.
    if len(chambermaids) >= 7:
        return 5 * chambermaids.count(FLORENCE)
    return 0


def _hyacinth_points(chambermaids: list[str], reminiscences: list[str]) -> int:
    # Two points flat; four reminiscences do not double them.
    if len(reminiscences) >= 2:
        return 2 * chambermaids.count(HYACINTH)
    return 0


def _ute_points(chambermaids: list[str], beers: list[str]) -> int:
    # Oktoberfest 13-2, Ute: neither sober nor drunk.
    alcohol = 0
    for name in beers:
        alcohol += ALCOHOL[name]
    if 2 <= alcohol <= 9:
        return 2 * chambermaids.count(UTE)
    return chambermaids.count(UTE)


# Maids counted over everything owned


def _ophelia_points(owned: list[str]) -> int:
    # Base 12-2, Ophelia: alone she earns nothing, although one is odd.
    count = owned.count(OPHELIA)
    if count < 2:
        return 0
    if count % 2 == 1:
        return 2 * count
    return -2 * count


def _margareta_points(owned: list[str]) -> int:
    count = owned.count(MARGARETA)
    if count >= 3:
        return -count
    return 0


def _clorinde_loss(owned: list[str]) -> int:
    # With seven chiefs of either kind every Clorinde loses the two points that were counted for her already.
    chiefs = [name for name in owned if name in MAID_CHIEFS or name in CHAMBERMAID_CHIEFS]
    if len(chiefs) >= 7:
        return -2 * owned.count(CLORINDE)
    return 0


def _anja_bonus(owned: list[str]) -> int:
    # Oktoberfest 13-1: the card says more than three Nicoles, its details say three or more; the details hold.
    if owned.count(NICOLE) >= 3:
        return owned.count(ANJA)
    return 0


def _has_most_colettes(houses: list[House], number: int) -> bool:
    # Base 12-1, Colette: level with anybody is not enough, and neither is having none.
    mine = _owned(houses[number]).count(COLETTE)
    others = [_owned(houses[other]).count(COLETTE) for other in range(len(houses)) if other != number]
    return mine > max(others, default=0)


# What is no maid


def _building_points(buildings: list[tuple[str, int, str]]) -> int:
    points = 0
    for name, storms, under in buildings:
        if name not in BUILDING_VP:
            message = f"no such building: {name}"
            raise ValueError(message)
        if not _may_lie_under(name, under):
            message = f"no card that lies under a {name}: {under}"
            raise ValueError(message)
        if storms == 0:
            points += BUILDING_VP[name]
    return points


def _may_lie_under(building: str, under: str) -> bool:
    if under == "":
        return True
    if building == ESTATE:
        return under in MAID_CHIEFS or under in CHAMBERMAID_CHIEFS
    if building == BEER_FEST:
        return under in ALCOHOL
    return False


def _reminiscence_points(reminiscences: list[str]) -> int:
    points = 0
    for name in reminiscences:
        if name not in REMINISCENCE_VP:
            message = f"no such reminiscence: {name}"
            raise ValueError(message)
        points += REMINISCENCE_VP[name]
    return points


def _beer_points(beers: list[str], owned: list[str]) -> int:
    # Oktoberfest 13-5, one beer after the other.
    points = 0

    # Oktoberfest: three, and a Weissbier by name.
    points += 3 * beers.count(OKTOBERFEST)

    # Weissbier: each as many as there are Weissbiers.
    points += beers.count(WEISSBIER) * (beers.count(WEISSBIER) + beers.count(OKTOBERFEST))

    # Pilsner: sets of three first.
    left = beers.count(PILSNER)
    while left >= 3:
        left -= 3
        points += 14
    if left == 2:
        points += 6
    if left == 1:
        points += 1

    # Altbier: four.
    points += 4 * beers.count(ALTBIER)

    # Bock: six, or nothing in a house with two Maid Chiefs; Chambermaid Chiefs are not meant.
    if len([name for name in owned if name in MAID_CHIEFS]) < 2:
        points += 6 * beers.count(BOCK)

    # Beer Stand: two, open or not.
    points += 2 * beers.count(BEER_STAND)

    return points


def _bad_habit_penalty(events: list[str]) -> int:
    # Base 12-4, Bad Habit: from the fourth on, all of them weigh double, the first three too.
    for name in events:
        if name != BAD_HABIT and name not in EVENTS_WITHOUT_POINTS:
            message = f"no event that lies in the quarters: {name}"
            raise ValueError(message)
    count = events.count(BAD_HABIT)
    if count >= 4:
        return 2 * count
    return count


def _no_vp_maids(house: House) -> int:
    # Base 11-2: a question mark or a negative number in the corner is not nothing.
    return len([name for name in _owned(house) if name in NO_VP_MAIDS])
