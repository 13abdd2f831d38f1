"""Tiffany (Expanding: cost 7, 2 VP, Love +3) with private maids who are ill (base).

When she serves, the own top private maid may be exchanged for one of the two face up in Town. She may be ill: then her
Illnesses return to Town, she goes healthy and face down under the pile, and the new one comes healthy.
"""

from tests.table import NewTable


def test_an_ill_private_maid_may_be_exchanged_and_her_illness_returns(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
        town: Illness x9
    """)
    t.do("serve Tiffany")
    t.asks("A", "swap for Fay", "swap for Sora", "pass")
    t.do("swap for Fay")
    t.has("""
        A private: Fay
        town: Illness x10
        love: 3
    """)


def test_all_her_illnesses_return(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill 3)
        B hand: 1 Love
        B chambermaids: Safran (ill)
        town: Illness x6
    """)
    t.do("serve Tiffany")
    t.do("swap for Sora")
    t.has("""
        A private: Sora
        B chambermaids: Safran (ill)
        town: Illness x9
    """)


def test_a_healthy_one_moves_no_illness(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Milly, Tanya (ill)
        B hand: 1 Love
        town: Illness x9
    """)
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.has("""
        A private: Fay, Tanya (ill)
        town: Illness x9
    """)


def test_only_the_top_one_is_exchanged_and_a_covered_one_stays_ill(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill), Tanya (ill), Milly
        B hand: 1 Love
        town: Illness x8
    """)
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.has("""
        A private: Fay, Tanya (ill), Milly
        town: Illness x9
    """)


def test_declining_leaves_her_ill(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
        town: Illness x9
    """)
    t.do("serve Tiffany")
    t.do("pass")
    t.has("""
        A private: Rosa Topaz (ill)
        town: Illness x9
        love: 3
    """)


def test_the_next_of_the_pile_takes_the_free_place_and_the_given_up_one_lies_at_the_bottom(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
        love: 20
        employments: 3
    """)
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.offers("employ Sora")
    t.offers("employ Nord")
    t.lacks("employ Rosa Topaz")
    t.lacks("employ Fay")
    t.do("employ Nord")
    t.offers("employ Rosa Topaz")


def test_the_given_up_one_comes_back_healthy(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill 2)
        B hand: 1 Love
        love: 20
        employments: 3
    """)
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.do("employ Nord")
    t.do("employ Rosa Topaz")
    t.has("A private: Rosa Topaz, Nord, Fay")


def test_the_new_one_comes_too_late_for_the_starting_phase(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Lucienne | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
    """)
    t.do("serve Tiffany")
    t.do("swap for Lucienne")
    t.has("""
        phase: employ
        love: 3
        servings: 0
        employments: 1
    """)


def test_a_new_milly_works_in_the_same_serving_phase(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Milly, Sora | Nord, Amber Twilight
        A hand: Tiffany, Carillon, 1 Love
        A deck: 1 Love x3
        A private: Rosa Topaz (ill)
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Tiffany")
    t.do("swap for Milly")
    t.do("serve Carillon")
    t.has("""
        A hand: 1 Love x4
        servings: 1
    """)


def test_giving_up_an_ill_black_maid_changes_the_points_by_the_new_one_only(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Amber Twilight, Milly
        A hand: Tiffany, 1 Love
        A private: Nord (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t.do("serve Tiffany")
    t.do("swap for Sora")
    assert t.vp("A") == 2 + 2


def test_giving_up_a_healthy_black_maid_lifts_her_penalty(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Amber Twilight, Milly
        A hand: Tiffany, 1 Love
        A private: Nord
        B hand: 1 Love
        phase: serving
    """)
    assert t.vp("A") == 2 - 4
    t.do("serve Tiffany")
    t.do("swap for Fay")
    assert t.vp("A") == 2


def test_without_a_private_maid_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A chambermaids: Safran (ill)
        B hand: 1 Love
        B private: Milly (ill)
    """)
    t.do("serve Tiffany")
    t.has("""
        phase: employ
        A chambermaids: Safran (ill)
        B private: Milly (ill)
        love: 3
    """)


def test_one_cured_first_acts_and_may_still_be_exchanged(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 3 Love, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
    """)
    t.do("cure Rosa Topaz")
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.has("""
        A private: Fay
        A discard: 3 Love
        town: Illness x10
        love: 4
    """)


def test_the_returned_illness_can_be_employed_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        private maids: Fay, Sora | Nord, Amber Twilight
        A hand: Tiffany, 1 Love
        A private: Rosa Topaz (ill)
        B hand: 1 Love
        B chambermaids: Safran
        town: Illness x0
        love: 1
        employments: 2
    """)
    t.do("serve Tiffany")
    t.do("swap for Fay")
    t.do("employ Illness")
    t.do("put on Safran of B")
    t.has("""
        A private: Fay
        B chambermaids: Safran (ill)
        town: Illness x0
        love: 0
    """)
