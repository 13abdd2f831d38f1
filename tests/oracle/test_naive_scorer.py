"""The naive scorer against sums worked out by hand, the rule book's own examples first.

An oracle that is wrong in the same way as the engine proves nothing, so expected scores are literals; two tests add
that the order in which sets are made never costs a point.
"""

from itertools import product

import pytest

from .naive_scorer import LOVE, NO_VP_MAIDS, PRINTED_VP, QUESTION_MARK_MAIDS, House, victory_points, winners

COLETTE = "Colette Framboise"
OPHELIA = "Ophelia Grail"
SAFRAN = "Safran Virginie"
AZURE = "Azure Crescent"
VIOLA = "Viola Crescent"
ROUGE = "Rouge Crescent"
GENEVIEVE = "Geneviève Daubigny"
MARIANNE = "Marianne Soleil"


def house(
    *,
    deck: list[str] | None = None,
    hand: list[str] | None = None,
    discard: list[str] | None = None,
    played: list[str] | None = None,
    chambermaids: list[tuple[str, int]] | None = None,
    private: list[tuple[str, int]] | None = None,
    bad_habits: int = 0,
) -> House:
    return {
        "deck": deck or [],
        "hand": hand or [],
        "discard": discard or [],
        "played": played or [],
        "chambermaids": chambermaids or [],
        "private": private or [],
        "events": ["Bad Habit"] * bad_habits,
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
        (COLETTE, 1),
        ("Anise Greenaway", 3),
        (GENEVIEVE, 0),
        (OPHELIA, 0),
        (SAFRAN, 0),
        (AZURE, 1),
        ("1 Love", 0),
        ("3 Love", 0),
    ],
)
def test_a_card_scores_its_number_wherever_it_lies(name: str, expected: int) -> None:
    assert points(house(deck=[name])) == expected
    assert points(house(hand=[name])) == expected
    assert points(house(discard=[name])) == expected
    assert points(house(played=[name])) == expected


def test_every_private_maid_of_the_stack_scores() -> None:
    stack = healthy("Sora Nakachi", "Lalande Dreyfus", "Milly Violet", "Lucienne de Marlboro", "Rosa Topaz")
    assert points(house(private=stack)) == 2 + 2 + 2 + 1 + 1
    stack = healthy("Tanya Petrushka", "Fay Longfang", "Eugenie Fontaine", "Amber Twilight", "Nord Twilight")
    assert points(house(private=stack)) == 1 + 0 + 0 - 3 - 4


def test_illness_lifts_the_penalty_of_the_black_maids() -> None:
    assert points(house(private=[("Amber Twilight", 1), ("Rosa Topaz", 0)])) == 1
    assert points(house(private=[("Nord Twilight", 2), ("Rosa Topaz", 0)])) == 1


def test_the_tables_hold_every_kind_of_the_box_once() -> None:
    kinds = [*PRINTED_VP, *QUESTION_MARK_MAIDS, *NO_VP_MAIDS, *LOVE]
    assert len(kinds) == len(set(kinds))
    assert len(kinds) == 2 + 16 + 10 + 3


# Safran


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, 0), (1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (9, 24), (10, 28)],
)
def test_chambered_safrans_score_in_sets(count: int, expected: int) -> None:
    assert points(house(chambermaids=healthy(*[SAFRAN] * count))) == expected


def test_safrans_in_the_deck_join_no_set() -> None:
    assert points(house(deck=[SAFRAN] * 3, hand=[SAFRAN], chambermaids=healthy(SAFRAN))) == 0
    assert points(house(deck=[SAFRAN] * 2, chambermaids=healthy(SAFRAN, SAFRAN))) == 4


def test_an_ill_safran_joins_no_set() -> None:
    assert points(house(chambermaids=[(SAFRAN, 0), (SAFRAN, 0), (SAFRAN, 0), (SAFRAN, 1)])) == 8
    assert points(house(chambermaids=[(SAFRAN, 0), (SAFRAN, 2)])) == 0


def test_no_other_way_of_making_safran_sets_is_worth_more() -> None:
    for fours, threes, twos, ones in product(range(3), range(4), range(6), range(11)):
        count = 4 * fours + 3 * threes + 2 * twos + ones
        if count <= 10:
            safrans = house(chambermaids=healthy(*[SAFRAN] * count))
            assert points(safrans) >= 12 * fours + 8 * threes + 4 * twos


# The Crescent sisters


@pytest.mark.parametrize(
    ("azure", "viola", "rouge", "expected"),
    [
        (1, 0, 0, 1),
        (1, 0, 1, 5),  # the rule book's pair: 2 + 3
        (1, 1, 0, 5),
        (0, 1, 1, 5),
        (1, 1, 1, 10),  # the rule book's three: 3 + 7
        (2, 0, 0, 2),  # twice the same sister is no pair
        (2, 1, 1, 11),  # 4 + 7, and not 4 + 3 + 3
        (2, 2, 0, 10),  # 4 + 3 + 3
        (2, 2, 1, 15),  # 5 + 7 + 3
        (2, 2, 2, 20),  # 6 + 7 + 7
        (1, 3, 2, 16),  # 6 + 7 + 3
        (3, 1, 1, 12),  # 5 + 7
        (0, 3, 5, 17),  # 8 + 3 + 3 + 3
    ],
)
def test_chambered_crescents_score_in_sets(azure: int, viola: int, rouge: int, expected: int) -> None:
    sisters = [AZURE] * azure + [VIOLA] * viola + [ROUGE] * rouge
    assert points(house(chambermaids=healthy(*sisters))) == expected


def test_crescents_in_the_deck_have_their_own_point_only() -> None:
    assert points(house(deck=[AZURE], hand=[VIOLA], discard=[ROUGE])) == 3
    assert points(house(deck=[ROUGE], chambermaids=healthy(AZURE, VIOLA))) == 1 + 1 + 1 + 3


def test_an_ill_crescent_has_no_point_and_joins_no_set() -> None:
    assert points(house(chambermaids=[(AZURE, 0), (VIOLA, 0), (ROUGE, 1)])) == 5
    assert points(house(chambermaids=[(AZURE, 0), (VIOLA, 1), (ROUGE, 3)])) == 1


def test_no_other_way_of_making_crescent_sets_is_worth_more() -> None:
    # every way to take some threes, some Azure-Viola, some Azure-Rouge and some Viola-Rouge pairs
    for threes, with_viola, with_rouge, without_azure in product(range(4), repeat=4):
        azure = threes + with_viola + with_rouge
        viola = threes + with_viola + without_azure
        rouge = threes + with_rouge + without_azure
        sisters = [AZURE] * azure + [VIOLA] * viola + [ROUGE] * rouge
        taken = 7 * threes + 3 * (with_viola + with_rouge + without_azure)
        assert points(house(chambermaids=healthy(*sisters))) >= len(sisters) + taken


# Ophelia


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, 0), (1, 0), (2, -4), (3, 6), (4, -8), (5, 10), (6, -12), (7, 14), (8, -16)],
)
def test_ophelias_like_odd_numbers_but_not_one(count: int, expected: int) -> None:
    assert points(house(deck=[OPHELIA] * count)) == expected


def test_ophelias_are_counted_over_deck_hand_and_discard_pile() -> None:
    assert points(house(deck=[OPHELIA], hand=[OPHELIA], discard=[OPHELIA])) == 6
    assert points(house(deck=[OPHELIA], played=[OPHELIA])) == -4


# Colette


def test_the_one_with_most_colettes_gets_five() -> None:
    assert victory_points([house(deck=[COLETTE] * 4), house(deck=[COLETTE] * 3)]) == [4 + 5, 3]


def test_level_colettes_give_nobody_the_bonus() -> None:
    assert victory_points([house(deck=[COLETTE] * 3), house(deck=[COLETTE] * 3)]) == [3, 3]
    three = [house(deck=[COLETTE] * 4), house(deck=[COLETTE] * 3), house(deck=[COLETTE] * 4)]
    assert victory_points(three) == [4, 3, 4]


def test_a_tie_below_the_top_does_not_matter() -> None:
    three = [house(deck=[COLETTE] * 3), house(deck=[COLETTE] * 4), house(deck=[COLETTE] * 3)]
    assert victory_points(three) == [3, 4 + 5, 3]


def test_nobody_with_a_colette_gives_nobody_the_bonus() -> None:
    assert victory_points([house(), house()]) == [0, 0]


def test_colettes_count_chambered_or_not_but_not_ill() -> None:
    rival = house(deck=[COLETTE] * 3)
    assert victory_points([house(deck=[COLETTE] * 3, chambermaids=[(COLETTE, 0)]), rival]) == [4 + 5, 3]
    assert victory_points([house(deck=[COLETTE] * 3, chambermaids=[(COLETTE, 1)]), rival]) == [3, 3]
    assert victory_points([house(deck=[COLETTE] * 2, chambermaids=[(COLETTE, 1)]), rival]) == [2, 3 + 5]


# Bad Habits


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, 6), (1, 5), (2, 4), (3, 3), (4, -2), (5, -4), (16, -26)],
)
def test_bad_habits_weigh_double_from_the_fourth(count: int, expected: int) -> None:
    assert points(house(deck=[MARIANNE], bad_habits=count)) == expected


def test_bad_habits_may_lead_below_zero() -> None:
    assert points(house(chambermaids=[(COLETTE, 1)], bad_habits=3)) == -3


# The win


def test_the_most_points_win_whatever_the_tie_break_says() -> None:
    assert winners([house(deck=[GENEVIEVE] * 9), house(deck=[MARIANNE])]) == [1]


def test_a_tie_goes_to_the_most_maids_without_points() -> None:
    first = house(deck=[MARIANNE, GENEVIEVE])
    second = house(deck=[MARIANNE, GENEVIEVE], private=healthy("Fay Longfang"))
    assert winners([first, second]) == [1]


@pytest.mark.parametrize(
    "name",
    [
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
    ],
)
def test_each_general_maid_without_points_breaks_a_tie(name: str) -> None:
    assert winners([house(), house(deck=[name])]) == [1]


@pytest.mark.parametrize("name", ["Fay Longfang", "Eugenie Fontaine"])
def test_each_private_maid_without_points_breaks_a_tie(name: str) -> None:
    assert winners([house(), house(private=healthy(name))]) == [1]


def test_the_tie_break_looks_everywhere() -> None:
    first = house(deck=[MARIANNE, GENEVIEVE, GENEVIEVE])
    second = house(deck=[MARIANNE, GENEVIEVE], hand=["Nena Wilder"], discard=["Eliza Rosewater"])
    third = house(deck=[MARIANNE, GENEVIEVE], hand=["Esquine Forêt"], played=["Moine de Lefèvre"])
    assert winners([first, second, third]) == [1, 2]


def test_love_question_marks_and_negative_maids_are_no_tie_break() -> None:
    plain = house(deck=[MARIANNE])
    assert winners([plain, house(deck=[MARIANNE, "1 Love", "2 Love", "3 Love"])]) == [0, 1]
    assert winners([plain, house(deck=[MARIANNE, OPHELIA, SAFRAN], chambermaids=healthy(SAFRAN))]) == [0, 1]
    black = house(deck=[MARIANNE, "Anise Greenaway"], private=healthy("Amber Twilight"))
    assert winners([plain, black]) == [0, 1]


def test_an_ill_maid_is_no_tie_break() -> None:
    ill = house(deck=[MARIANNE], private=[("Fay Longfang", 1), ("Eugenie Fontaine", 0)])
    assert winners([ill, house(deck=[MARIANNE, GENEVIEVE])]) == [0, 1]
    assert winners([ill, house(deck=[MARIANNE, GENEVIEVE, GENEVIEVE])]) == [1]


def test_only_the_tied_compare_maids_without_points() -> None:
    loser = house(deck=[GENEVIEVE] * 5)
    assert winners([loser, house(deck=[MARIANNE]), house(deck=[MARIANNE])]) == [1, 2]


def test_a_tie_may_be_below_zero() -> None:
    assert winners([house(bad_habits=1), house(bad_habits=2), house(bad_habits=1)]) == [0, 2]


# A whole table, and the manners of the oracle


def test_a_whole_table() -> None:
    first = house(
        deck=["1 Love", "2 Love", COLETTE, COLETTE, "Anise Greenaway", OPHELIA],  # 1 + 1 + 3
        hand=[MARIANNE, OPHELIA],  # 6
        discard=[OPHELIA, SAFRAN],  # three Ophelias: 6
        chambermaids=[(COLETTE, 0), (SAFRAN, 0), (SAFRAN, 0), (SAFRAN, 1)],  # 1 + a pair of Safrans 4
        private=[("Milly Violet", 0), ("Sora Nakachi", 1)],  # 2
        bad_habits=2,  # -2
    )
    second = house(
        deck=["1 Love", COLETTE, COLETTE, COLETTE, "Kagari Ichinomiya"],  # 3
        hand=[ROUGE],  # 1
        played=["Tenalys Trent"],
        chambermaids=[(COLETTE, 0), (AZURE, 0), (VIOLA, 0), (ROUGE, 0), (VIOLA, 0), (AZURE, 2)],  # 1 + 4 + 7
        private=[("Nord Twilight", 0)],  # -4
        bad_habits=4,  # -8
    )  # and the Colette bonus, four against three: 5
    assert victory_points([first, second]) == [22, 9]
    assert winners([first, second]) == [0]
    assert winners([second, first]) == [1]


def test_the_start_of_a_game_is_a_shared_win() -> None:
    start = house(deck=["1 Love"] * 7 + [COLETTE] * 3)
    assert victory_points([start, start, start, start]) == [3, 3, 3, 3]
    assert winners([start, start, start, start]) == [0, 1, 2, 3]


def test_scoring_moves_no_card() -> None:
    def position() -> list[House]:
        return [
            house(deck=[COLETTE], hand=[OPHELIA], discard=[OPHELIA], chambermaids=[(SAFRAN, 1), (SAFRAN, 0)]),
            house(played=["1 Love"], private=[("Rosa Topaz", 0)], bad_habits=1),
        ]

    houses = position()
    victory_points(houses)
    winners(houses)
    assert houses == position()


def test_a_name_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(ValueError, match="Genevieve"):
        victory_points([house(deck=["Genevieve Daubigny"])])
    with pytest.raises(ValueError, match="Bad Habit"):
        victory_points([house(deck=["Bad Habit"])])
    stray = house()
    stray["events"] = ["Illness"]
    with pytest.raises(ValueError, match="Illness"):
        victory_points([stray])
