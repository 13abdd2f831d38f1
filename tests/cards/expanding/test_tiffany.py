"""Tiffany Wise, Hiring Maid: cost 7, 2 VP, Love +3, 8 copies.

Her master may exchange the private maid on top of his stack for one of those lying face up in Town. The one given up
goes face down under the pile of private maids; an Illness on her returns to Town.
"""

from tests.table import NewTable


def test_she_gives_three_love_and_asks_nothing_without_a_private_maid(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tiffany")
    t.has("""
        phase: employ
        love: 3
        servings: 0
        employments: 1
        A hand: 1 Love
        A private:
        A played: Tiffany
    """)


def test_the_private_maid_is_exchanged_for_one_face_up(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A private: Courtney
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine, Silk
        love: 4
    """)
    t.do("serve Tiffany")
    t.asks("A", "swap for Chrysta", "swap for Roanna", "pass")
    t.do("swap for Chrysta")
    t.has("""
        phase: employ
        love: 7
        A private: Chrysta
        A discard:
    """)
    t.offers("employ Roanna")
    t.offers("employ Eve Valentine")
    t.lacks("employ Chrysta")
    t.lacks("employ Courtney")
    t.lacks("employ Silk")


def test_the_exchange_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A private: Courtney
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine, Silk
        love: 4
    """)
    t.do("serve Tiffany")
    t.do("pass")
    t.has("""
        phase: employ
        A private: Courtney
    """)
    t.offers("employ Chrysta")
    t.offers("employ Roanna")


def test_only_the_top_of_the_stack_is_exchanged(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A private: Courtney, Shion, Silk
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine
    """)
    t.do("serve Tiffany")
    t.do("swap for Roanna")
    t.has("A private: Roanna, Shion, Silk")


def test_the_one_given_up_lies_under_the_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A private: Courtney
        B hand: 1 Love
        private maids: Chrysta, Roanna | Silk, Shion
        love: 20
        employments: 4
    """)
    t.do("serve Tiffany")
    t.do("swap for Chrysta")
    t.do("employ Silk")
    t.offers("employ Shion")
    t.lacks("employ Courtney")
    t.do("employ Shion")
    t.offers("employ Courtney")
    t.has("A private: Shion, Silk, Chrysta")


def test_the_new_one_is_too_late_for_her_starting_phase(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A private: Courtney
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine, Silk
    """)
    t.do("serve Tiffany")
    t.do("swap for Chrysta")
    t.has("employments: 1")


def test_a_mika_can_be_sent_away(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love x2
        A private: Mika Yakushido
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine, Silk
    """)
    t.has("A discard: 1 Love")
    assert t.vp("A") == 2 - 2
    t.do("serve Tiffany")
    t.do("swap for Chrysta")
    t.has("A private: Chrysta")
    assert t.vp("A") == 2 + 1


def test_the_illness_of_an_exchanged_maid_returns_to_town(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Tiffany, 1 Love
        A private: Courtney (ill 2)
        B hand: 1 Love
        private maids: Chrysta, Roanna | Eve Valentine, Silk
        town: Illness x8
    """)
    t.do("serve Tiffany")
    t.do("swap for Roanna")
    t.has("""
        A private: Roanna
        town: Illness x10
    """)


def test_she_scores_two_points_anywhere(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Tiffany, 1 Love
        A deck: Tiffany
        A discard: Tiffany
        B hand: 1 Love
    """)
    assert t.vp("A") == 6


def test_she_costs_seven_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Tiffany x8
        phase: employ
        love: 6
        employments: 2
    """)
    t.lacks("employ Tiffany")
    t.do("play 1 Love")
    t.do("employ Tiffany")
    t.has("""
        A discard: Tiffany
        town: Tiffany x7
        love: 0
    """)
