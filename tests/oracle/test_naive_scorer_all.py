"""The naive scorer of the four boxes against sums worked out by hand, the rule books' own examples first.

Expected scores are literals, as in the tests of the base box's scorer; where both can score a house they must agree.
"""

from itertools import product

import pytest

from . import naive_scorer
from .naive_scorer_all import (
    ALCOHOL,
    BUILDING_VP,
    CHAMBERMAID_CHIEFS,
    LOVE,
    MAID_CHIEFS,
    NO_VP_MAIDS,
    PRINTED_VP,
    QUESTION_MARK_MAIDS,
    REMINISCENCE_VP,
    House,
    victory_points,
    winners,
)

COLETTE = "Colette Framboise"
MARIANNE = "Marianne Soleil"
OPHELIA = "Ophelia Grail"
SAFRAN = "Safran Virginie"
AZURE = "Azure Crescent"
ROUGE = "Rouge Crescent"
VIOLA = "Viola Crescent"
KAGARI = "Kagari Ichinomiya"

CLAUDINE = "Claudine de la Rochelle"
ALINE = "Aline du Roy"
FELICITY = "Felicity Horn"
SUZUNA = "Suzuna Kamikawa"
DOMINO = "Domino Bonaparte"
RIRIKO = "Ririko Hiiragi"
SILK = "Silk Amanohara"
MIKA = "Mika Yakushido"

SOPHIA = "Sophia Marfil"
BEATRICE = "Beatrice Escudo"
CLORINDE = "Clorinde Sea"
FLORENCE = "Florence Spring"
MARGARETA = "Margareta Torrente"
HYACINTH = "Hyacinth Arrow"

ANJA = "Anja Brunner"
MATILDE = "Matilde Wiese"
NICOLE = "Nicole Schmieg"
UTE = "Ute Krombach"
KAORI = "Kaori Hamasaki"


def house(
    *,
    deck: list[str] | None = None,
    hand: list[str] | None = None,
    discard: list[str] | None = None,
    played: list[str] | None = None,
    chambermaids: list[tuple[str, int]] | None = None,
    private: list[tuple[str, int]] | None = None,
    events: list[str] | None = None,
    buildings: list[tuple[str, int, str]] | None = None,
    reminiscences: list[str] | None = None,
    beers: list[str] | None = None,
    open_beer_stand: bool = False,
) -> House:
    return {
        "deck": deck or [],
        "hand": hand or [],
        "discard": discard or [],
        "played": played or [],
        "chambermaids": chambermaids or [],
        "private": private or [],
        "events": events or [],
        "buildings": buildings or [],
        "reminiscences": reminiscences or [],
        "beers": beers or [],
        "open_beer_stand": open_beer_stand,
    }


def points(one: House) -> int:
    """One player's points beside a rival who owns so many Colettes that nobody else gets their bonus."""
    return victory_points([one, house(deck=[COLETTE] * 24)])[0]


def healthy(*names: str) -> list[tuple[str, int]]:
    return [(name, 0) for name in names]


# The printed numbers


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (MARIANNE, 6),
        (CLAUDINE, 5),
        (SOPHIA, 5),
        (ANJA, 6),
        (COLETTE, 1),
        (ALINE, 1),
        (MATILDE, 1),
        (BEATRICE, 0),
        ("Tiffany Wise", 2),
        (SUZUNA, 1),
        (RIRIKO, 1),
        (FELICITY, 0),
        (DOMINO, 0),
        (CLORINDE, 2),
        ("Valencia Prêtre", 1),
        (FLORENCE, 0),
        (HYACINTH, 0),
        (MARGARETA, 0),
        ("Laura", 0),
        ("Elsa Reinmaier", 2),
        ("Hermina Baum", 1),
        (UTE, 0),
        (KAORI, 0),
        (NICOLE, 0),
        ("2 Love", 0),
    ],
)
def test_a_card_scores_its_number_wherever_it_lies(name: str, expected: int) -> None:
    assert points(house(deck=[name])) == expected
    assert points(house(hand=[name])) == expected
    assert points(house(discard=[name])) == expected
    assert points(house(played=[name])) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (MIKA, -2),
        (SILK, 0),
        ("Courtney Jewel", 1),
        ("Roanna Shiraz", 1),
        ("Aurelie Lambert", 2),
        ("Clymene Silvestri", 1),
        ("Chrysta Antibes", 1),
        ("Eve Valentine", 1),
        ("Shion Tsuwabuki", 1),
        ("Milly Violet", 2),
    ],
)
def test_private_maids_score_unless_ill(name: str, expected: int) -> None:
    assert points(house(private=[(name, 0)])) == expected
    assert points(house(private=[("Rosa Topaz", 0), (name, 0)])) == 1 + expected
    assert points(house(private=[(name, 1)])) == 0


def test_the_tables_hold_every_kind_of_the_four_boxes_once() -> None:
    maids = [*PRINTED_VP, *QUESTION_MARK_MAIDS, *NO_VP_MAIDS]
    assert len(maids) == len(set(maids))
    assert len(maids) == (2 + 16 + 10) + (2 + 16 + 9) + (2 + 18) + (2 + 16)
    assert len(LOVE) == 3
    assert len(MAID_CHIEFS) == len(CHAMBERMAID_CHIEFS) == 4
    assert set(MAID_CHIEFS + CHAMBERMAID_CHIEFS) <= set(maids)
    assert (len(BUILDING_VP), len(REMINISCENCE_VP), len(ALCOHOL)) == (3 + 1, 10, 6)


# Expanding


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, 0), (1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (9, 24), (10, 28)],
)
def test_chambered_felicities_score_in_sets(count: int, expected: int) -> None:
    assert points(house(chambermaids=healthy(*[FELICITY] * count))) == expected


def test_felicity_and_safran_make_no_common_set() -> None:
    assert points(house(chambermaids=healthy(FELICITY, SAFRAN))) == 0
    assert points(house(chambermaids=healthy(FELICITY, FELICITY, SAFRAN, SAFRAN, SAFRAN))) == 4 + 8


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (2, 2), (3, 8), (4, 9), (5, 10), (6, 16), (9, 24), (10, 25)])
def test_three_chambered_suzunas_earn_five_together(count: int, expected: int) -> None:
    assert points(house(chambermaids=healthy(*[SUZUNA] * count))) == expected


def test_suzunas_elsewhere_have_their_own_point_only() -> None:
    assert points(house(deck=[SUZUNA], chambermaids=healthy(SUZUNA, SUZUNA))) == 3
    assert points(house(chambermaids=[(SUZUNA, 0), (SUZUNA, 0), (SUZUNA, 1)])) == 2


def test_a_chambered_domino_costs_her_holder_two() -> None:
    assert points(house(chambermaids=healthy(DOMINO))) == -2
    assert points(house(chambermaids=healthy(DOMINO, DOMINO, DOMINO))) == -6
    assert points(house(deck=[DOMINO], hand=[DOMINO], chambermaids=[(DOMINO, 1), (DOMINO, 0)])) == -2


@pytest.mark.parametrize(
    ("name", "under", "expected"),
    [
        ("Garden", "", 1),
        ("Lily Garden", "", 4),
        ("Beer Fest", "", 1),
        ("Estate", CLAUDINE, 2 + 5),
        ("Estate", MARIANNE, 2 + 6),
        ("Estate", ALINE, 2 + 1),
        ("Estate", COLETTE, 2 + 1),
        ("Estate", BEATRICE, 2 + 0),  # she is not chambered there
        ("Estate", MATILDE, 2 + 1),
    ],
)
def test_buildings_score_with_what_lies_under_them_unless_there_is_a_storm(
    name: str, under: str, expected: int
) -> None:
    assert points(house(buildings=[(name, 0, under)])) == expected
    assert points(house(buildings=[(name, 0, under), (name, 0, under)])) == 2 * expected
    assert points(house(buildings=[(name, 1, under)])) == 0
    assert points(house(buildings=[(name, 2, under), (name, 0, under)])) == expected


def test_lost_gardens_take_nothing_from_a_lily_garden() -> None:
    assert points(house(buildings=[("Lily Garden", 0, ""), ("Garden", 1, "")])) == 4


def test_the_colette_under_an_estate_counts_for_the_majority() -> None:
    rival = house(deck=[COLETTE] * 3)
    assert victory_points([house(deck=[COLETTE] * 3, buildings=[("Estate", 0, COLETTE)]), rival]) == [3 + 3 + 5, 3]
    assert victory_points([house(deck=[COLETTE] * 3, buildings=[("Estate", 1, COLETTE)]), rival]) == [3, 3]
    assert victory_points([house(deck=[COLETTE] * 2, buildings=[("Estate", 1, COLETTE)]), rival]) == [2, 3 + 5]


# Vacation


def test_beatrice_has_two_points_chambered_and_healthy_only() -> None:
    assert points(house(chambermaids=healthy(BEATRICE, BEATRICE), deck=[BEATRICE] * 3)) == 4
    assert points(house(chambermaids=[(BEATRICE, 1), (BEATRICE, 0)])) == 2


def test_six_chiefs_leave_clorinde_her_points_and_seven_do_not() -> None:
    assert points(house(deck=[CLORINDE, CLORINDE] + [ALINE] * 5 + [CLAUDINE])) == 4 + 5 + 5
    assert points(house(deck=[CLORINDE, CLORINDE] + [ALINE] * 5 + [CLAUDINE] * 2)) == 0 + 5 + 10
    assert points(house(deck=[CLORINDE, *[BEATRICE] * 7])) == 0


def test_clorinde_counts_the_chiefs_of_all_places() -> None:
    six = [BEATRICE] * 6
    assert points(house(deck=[CLORINDE, *six], chambermaids=healthy(BEATRICE))) == 0 + 2
    assert points(house(deck=[CLORINDE, *six], chambermaids=[(BEATRICE, 1)])) == 2
    assert points(house(deck=[CLORINDE, *six], buildings=[("Estate", 0, SOPHIA)])) == 0 + 7
    assert points(house(deck=[CLORINDE, *six], buildings=[("Estate", 1, SOPHIA)])) == 2


def test_florence_wants_seven_chambermaids() -> None:
    assert points(house(chambermaids=healthy(FLORENCE, *[BEATRICE] * 5))) == 10
    assert points(house(chambermaids=healthy(FLORENCE, *[BEATRICE] * 6))) == 12 + 5
    assert points(house(chambermaids=healthy(*[FLORENCE] * 7))) == 35
    assert points(house(chambermaids=healthy(*[FLORENCE] * 6))) == 0


def test_florence_counts_neither_the_ill_nor_private_maids_nor_an_estate() -> None:
    assert points(house(chambermaids=[*healthy(FLORENCE, *[BEATRICE] * 5), (BEATRICE, 1)])) == 10
    assert points(house(chambermaids=healthy(*[FLORENCE] * 6), private=healthy(SILK))) == 0
    assert points(house(chambermaids=healthy(*[FLORENCE] * 6), buildings=[("Estate", 0, BEATRICE)])) == 2
    assert points(house(chambermaids=healthy(*[BEATRICE] * 7), deck=[FLORENCE])) == 14
    assert points(house(chambermaids=[*healthy(*[BEATRICE] * 7), (FLORENCE, 1)])) == 14


def test_hyacinth_wants_two_reminiscences() -> None:
    two = healthy(HYACINTH, HYACINTH)
    assert points(house(chambermaids=two, reminiscences=["Scary Night"])) == 3
    assert points(house(chambermaids=two, reminiscences=["Scary Night", "Scary Night"])) == 6 + 4
    assert points(house(chambermaids=two, reminiscences=["Picnic"] * 2 + ["River Canoeing"] * 2)) == 12 + 4
    assert points(house(deck=[HYACINTH], reminiscences=["Scary Night", "Picnic"])) == 6
    assert points(house(chambermaids=[(HYACINTH, 1)], reminiscences=["Scary Night", "Picnic"])) == 6


@pytest.mark.parametrize(("count", "expected"), [(1, 0), (2, 0), (3, -3), (4, -4), (5, -5), (10, -10)])
def test_three_margaretas_are_too_many(count: int, expected: int) -> None:
    assert points(house(deck=[MARGARETA] * count)) == expected
    assert points(house(hand=[MARGARETA], discard=[MARGARETA] * (count - 1))) == expected


def test_reminiscences_score() -> None:
    first = ["Scary Night", "Picnic", "River Canoeing", "Finding a Hidden Hot Spring", "Watching the Stars"]
    assert points(house(reminiscences=first)) == 3 + 3 + 3 + 3 + 3
    second = ["Trek into the Ancient Ruins", "Fireworks Festival", "Archipelago Tour", "Camp Fire"]
    assert points(house(reminiscences=second)) == 6 + 6 + 6 + 6
    assert points(house(reminiscences=["Underwater Grotto Discovery"])) == 10


# Oktoberfest


@pytest.mark.parametrize(("nicoles", "expected"), [(0, 12), (2, 12), (3, 14), (4, 14), (10, 14)])
def test_three_nicoles_please_every_anja(nicoles: int, expected: int) -> None:
    assert points(house(deck=[ANJA, ANJA] + [NICOLE] * nicoles)) == expected


def test_anja_looks_for_nicoles_everywhere() -> None:
    assert points(house(deck=[ANJA, NICOLE], hand=[NICOLE], discard=[NICOLE])) == 7
    assert points(house(deck=[NICOLE] * 3, buildings=[("Estate", 0, ANJA)])) == 2 + 7
    assert points(house(deck=[NICOLE] * 3, buildings=[("Estate", 1, ANJA)])) == 0


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, 1), (2, 2), (3, 12), (4, 13), (5, 14), (6, 24), (7, 25), (10, 37)],  # the rule book's five: 12 + 2
)
def test_chambered_kaoris_score_in_sets(count: int, expected: int) -> None:
    assert points(house(chambermaids=healthy(*[KAORI] * count))) == expected
    assert points(house(chambermaids=[*healthy(*[KAORI] * count), (KAORI, 1)], deck=[KAORI] * 3)) == expected


@pytest.mark.parametrize(
    ("beers", "beer_points", "each"),
    [
        ([], 0, 1),
        (["Beer Stand"], 2, 1),
        (["Weissbier"], 1, 2),
        (["Pilsner"], 1, 2),
        (["Altbier", "Altbier"], 8, 2),
        (["Altbier", "Altbier", "Altbier"], 12, 2),  # nine is still well
        (["Bock", "Bock"], 12, 2),
        (["Bock", "Bock", "Pilsner"], 13, 1),  # ten is not
        (["Oktoberfest", "Altbier", "Bock"], 13, 1),
    ],
)
def test_ute_likes_a_measured_drinker(beers: list[str], beer_points: int, each: int) -> None:
    assert points(house(chambermaids=healthy(UTE, UTE), beers=beers)) == beer_points + 2 * each
    assert points(house(deck=[UTE, UTE], beers=beers)) == beer_points
    assert points(house(chambermaids=[(UTE, 1)], beers=beers)) == beer_points


def test_ute_counts_the_beer_under_a_beer_fest_while_it_is_there() -> None:
    ute = healthy(UTE)
    assert points(house(chambermaids=ute, buildings=[("Beer Fest", 0, "Altbier")])) == 1 + 4 + 2
    assert points(house(chambermaids=ute, buildings=[("Beer Fest", 1, "Altbier")])) == 1
    over = house(chambermaids=ute, beers=["Bock", "Bock"], buildings=[("Beer Fest", 0, "Altbier")])
    assert points(over) == 12 + 1 + 4 + 1
    assert points(house(chambermaids=ute, open_beer_stand=True)) == 2 + 1


@pytest.mark.parametrize(
    ("beers", "expected"),
    [
        (["Weissbier"] * 3, 9),  # the rule book's three
        (["Weissbier", "Oktoberfest"], 5),  # the rule book's pair: 2 + 3
        (["Oktoberfest"], 3),
        (["Weissbier"], 1),
        (["Weissbier"] * 7, 49),
        (["Weissbier"] * 7 + ["Oktoberfest"], 56 + 3),
        (["Pilsner"], 1),
        (["Pilsner"] * 2, 6),
        (["Pilsner"] * 3, 14),
        (["Pilsner"] * 4, 15),
        (["Pilsner"] * 5, 20),  # the rule book's five: 14 + 6
        (["Pilsner"] * 6, 28),
        (["Altbier"] * 5, 20),
        (["Bock"] * 3, 18),
        (["Beer Stand"], 2),
        (["Weissbier", "Pilsner", "Altbier", "Bock", "Beer Stand"], 1 + 1 + 4 + 6 + 2),
    ],
)
def test_beers_score(beers: list[str], expected: int) -> None:
    assert points(house(beers=beers)) == expected


def test_the_open_beer_stand_has_its_two_points() -> None:
    assert points(house(open_beer_stand=True)) == 2
    assert points(house(beers=["Altbier"], open_beer_stand=True)) == 6


def test_the_beer_under_a_beer_fest_joins_the_others() -> None:
    assert points(house(beers=["Pilsner"] * 2, buildings=[("Beer Fest", 0, "Pilsner")])) == 14 + 1
    assert points(house(beers=["Pilsner"] * 2, buildings=[("Beer Fest", 1, "Pilsner")])) == 6
    assert points(house(beers=["Weissbier"], buildings=[("Beer Fest", 0, "Oktoberfest")])) == 5 + 1
    assert points(house(beers=["Weissbier"], buildings=[("Beer Fest", 2, "Oktoberfest")])) == 1


def test_two_maid_chiefs_spoil_every_bock() -> None:
    assert points(house(beers=["Bock"] * 2, deck=[ANJA])) == 12 + 6
    assert points(house(beers=["Bock"] * 2, deck=[ANJA], hand=[ANJA])) == 12
    assert points(house(beers=["Bock"] * 2, deck=[MATILDE] * 9)) == 12 + 9
    assert points(house(beers=["Altbier", "Bock"], discard=[ANJA] * 3)) == 4 + 18


def test_bock_counts_the_maid_chief_under_an_estate_while_it_is_there() -> None:
    assert points(house(beers=["Bock"], deck=[CLAUDINE], buildings=[("Estate", 0, CLAUDINE)])) == 5 + 2 + 5
    assert points(house(beers=["Bock"], deck=[CLAUDINE], buildings=[("Estate", 1, CLAUDINE)])) == 6 + 5
    assert points(house(beers=["Bock"], deck=[CLAUDINE], buildings=[("Estate", 0, ALINE)])) == 6 + 5 + 2 + 1


def test_envy_and_let_me_drink_cost_no_points() -> None:
    events = ["Envy", "Envy", "Let Me Drink!", "Bad Habit", "Bad Habit", "Bad Habit"]
    assert points(house(events=events)) == -3
    assert points(house(events=[*events, "Bad Habit"])) == -8


# The base box


def test_the_examples_of_the_base_book_hold() -> None:
    assert points(house(chambermaids=healthy(*[SAFRAN] * 6))) == 16
    assert points(house(chambermaids=healthy(AZURE, ROUGE))) == 5
    assert points(house(chambermaids=healthy(AZURE, VIOLA, ROUGE))) == 10
    assert points(house(deck=[OPHELIA] * 3)) == 6
    assert points(house(deck=[OPHELIA] * 2)) == -4


def test_both_scorers_agree_on_houses_of_the_base_box() -> None:
    maids = [SAFRAN, SAFRAN, AZURE, VIOLA, ROUGE, COLETTE, AZURE, VIOLA, SAFRAN]
    for safe, ill, ophelias, habits in product(range(10), range(3), range(4), range(6)):
        chambermaids = [(name, ill if number == safe else 0) for number, name in enumerate(maids[: safe + 1])]
        one = house(
            deck=[OPHELIA] * ophelias + [COLETTE] * ill,
            hand=[KAGARI] * ophelias,
            chambermaids=chambermaids,
            private=[("Amber Twilight", ill), ("Fay Longfang", 0)],
            events=["Bad Habit"] * habits,
        )
        two = house(deck=[COLETTE] * 2, played=[KAGARI] * 3, private=healthy("Sora Nakachi"))
        old = [base_house(one), base_house(two)]
        assert victory_points([one, two]) == naive_scorer.victory_points(old)
        assert winners([one, two]) == naive_scorer.winners(old)


def base_house(one: House) -> naive_scorer.House:
    return {
        "deck": one["deck"],
        "hand": one["hand"],
        "discard": one["discard"],
        "played": one["played"],
        "chambermaids": one["chambermaids"],
        "private": one["private"],
        "events": one["events"],
    }


# The win


@pytest.mark.parametrize("name", NO_VP_MAIDS)
def test_each_maid_without_points_breaks_a_tie(name: str) -> None:
    assert winners([house(), house(deck=[name])]) == [1]


@pytest.mark.parametrize("name", [DOMINO, FELICITY, BEATRICE, FLORENCE, MARGARETA, HYACINTH, UTE, KAORI])
def test_question_marks_are_no_tie_break(name: str) -> None:
    assert points(house(deck=[name])) == 0
    assert winners([house(), house(deck=[name])]) == [0, 1]


def test_what_is_no_maid_is_no_tie_break() -> None:
    first = house(reminiscences=["Picnic"], buildings=[("Garden", 0, "")])
    second = house(beers=["Altbier"], events=["Envy"])
    third = house(buildings=[("Lily Garden", 0, ""), ("Garden", 1, "")], deck=["1 Love"])
    assert winners([first, second, third]) == [0, 1, 2]


def test_the_chief_under_an_estate_is_no_tie_break_because_every_chief_prints_points() -> None:
    first = house(buildings=[("Lily Garden", 0, "")])
    second = house(buildings=[("Estate", 0, BEATRICE), ("Estate", 0, BEATRICE)])
    assert winners([first, second]) == [0, 1]


def test_private_maids_without_points_break_a_tie_unless_ill() -> None:
    first = house(deck=[MATILDE])
    assert winners([first, house(deck=[MATILDE], private=healthy(SILK))]) == [1]
    assert winners([first, house(deck=[MATILDE], private=[(SILK, 1)])]) == [0, 1]


def test_only_the_tied_compare_maids_without_points() -> None:
    loser = house(deck=[NICOLE] * 5, beers=["Pilsner"])
    assert winners([loser, house(deck=[ANJA]), house(beers=["Bock"])]) == [1, 2]


def test_six_players_may_share() -> None:
    assert winners([house(deck=[ALINE] * 3)] * 6) == [0, 1, 2, 3, 4, 5]


# Whole tables, and the manners of the oracle


def test_a_whole_table_of_four_boxes() -> None:
    first = house(
        deck=["1 Love", "3 Love", ALINE, ALINE, CLORINDE, MARGARETA, MARGARETA],  # 1 + 1 + 2
        hand=[CLAUDINE],  # 5
        discard=[MARGARETA, "Tiffany Wise", NICOLE],  # 2, and three Margaretas -3
        chambermaids=[*healthy(*[SUZUNA] * 3), (ALINE, 0), (HYACINTH, 0), (SAFRAN, 1), (DOMINO, 0)],  # 3+5, 1, 2, -2
        private=[("Eve Valentine", 0), (MIKA, 0)],  # 1 - 2
        buildings=[("Garden", 0, ""), ("Garden", 1, ""), ("Lily Garden", 0, ""), ("Estate", 0, ALINE)],  # 1 + 4 + 3
        reminiscences=["Scary Night", "Picnic"],  # 3 + 3
        beers=["Weissbier", "Oktoberfest", "Bock"],  # 2 + 3 + 6
        events=["Bad Habit", "Envy"],  # -1
    )
    second = house(
        deck=["2 Love", ALINE, CLAUDINE, "Elsa Reinmaier"],  # 1 + 5 + 2
        played=["Paula Lauenburg", OPHELIA, OPHELIA],  # -4
        chambermaids=healthy(*[KAORI] * 4, UTE, FELICITY, FELICITY, FLORENCE),  # 13 + 1 (Alcohol 12) + 4 + 5
        private=healthy(SILK, "Nord Twilight"),  # -4
        buildings=[("Beer Fest", 0, "Altbier"), ("Beer Fest", 1, "Altbier"), ("Estate", 0, CLAUDINE)],  # 1 + 4 + 7
        beers=["Bock", "Altbier", "Pilsner"],  # 0 + 4 + 1
        events=["Let Me Drink!", *["Bad Habit"] * 4],  # -8
        open_beer_stand=True,  # 2
    )
    assert victory_points([first, second]) == [40, 34]
    assert winners([first, second]) == [0]
    assert winners([second, first]) == [1]


def test_the_start_of_a_game_is_a_shared_win() -> None:
    start = house(deck=["1 Love"] * 7 + [BEATRICE] * 3)
    assert victory_points([start] * 5) == [0] * 5
    assert winners([start] * 5) == [0, 1, 2, 3, 4]


def test_scoring_moves_no_card() -> None:
    def position() -> list[House]:
        return [
            house(deck=[ALINE], hand=[OPHELIA], chambermaids=[(SUZUNA, 1), (UTE, 0)], open_beer_stand=True),
            house(beers=["Pilsner"], buildings=[("Estate", 0, CLAUDINE), ("Beer Fest", 1, "Bock")], events=["Envy"]),
        ]

    houses = position()
    victory_points(houses)
    winners(houses)
    assert houses == position()


@pytest.mark.parametrize(
    ("stray", "wrong"),
    [
        (house(deck=["Renee R Rieussec"]), "Renee"),
        (house(deck=["Garden"]), "Garden"),
        (house(events=["Heavy Storm"]), "Heavy Storm"),
        (house(buildings=[("Beer Stand", 0, "")]), "Beer Stand"),
        (house(buildings=[("Garden", 0, ALINE)]), "Aline"),
        (house(buildings=[("Estate", 1, SUZUNA)]), "Suzuna"),
        (house(buildings=[("Beer Fest", 1, CLAUDINE)]), "Claudine"),
        (house(reminiscences=["Weissbier"]), "Weissbier"),
        (house(beers=["Get Drunk (discard)"]), "Get Drunk"),
    ],
)
def test_a_card_in_the_wrong_place_is_refused(stray: House, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        victory_points([stray])
