"""Fay Longfang: private maid, cost 6, no VP, no icons.

In the own Starting Phase her owner gets one Love or one Employment more, and has to choose then.
"""

from tests.table import NewTable


def test_the_owner_must_choose_at_the_start_of_the_turn(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A hand: Kagari, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: starting")
    t.asks("A", "gain Love", "gain Employment")


def test_love_can_be_chosen(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A hand: Kagari, 1 Love
        B hand: 1 Love
    """)
    t.do("gain Love")
    t.has("""
        phase: serving
        love: 1
        servings: 1
        employments: 1
    """)


def test_employment_can_be_chosen(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A hand: Kagari, 1 Love
        B hand: 1 Love
    """)
    t.do("gain Employment")
    t.has("""
        phase: serving
        love: 0
        servings: 1
        employments: 2
    """)


def test_the_choice_comes_back_in_the_next_turn_and_its_bonus_does_not_last(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("gain Love")
    t.do("A: end turn")
    t.has("""
        turn: B
        love: 0
    """)
    t.do("B: end turn")
    t.asks("A", "gain Love", "gain Employment")
    t.has("love: 0")


def test_other_players_get_nothing_from_her(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B private: Fay
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        employments: 1
    """)


def test_ill_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Fay (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        employments: 1
    """)


def test_cured_she_gives_her_bonus_at_once(table: NewTable) -> None:
    t = table("""
        A private: Fay (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "cure Fay", "start serving")
    t.do("cure Fay")
    t.asks("A", "gain Love", "gain Employment")
    t.do("gain Employment")
    t.has("""
        phase: employ
        employments: 2
        A private: Fay
        A hand: 1 Love
        A discard: 3 Love
        town: Illness x10
    """)


def test_covered_by_another_private_maid_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Milly, Fay
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        employments: 1
    """)


def test_employed_for_six_she_gives_nothing_in_that_turn(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 6
        employments: 2
        private maids: Fay, Rosa | Nord, Sora
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Fay")
    t.has("""
        phase: employ
        love: 0
        employments: 1
        A private: Fay
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B private: Fay
        B hand: 1 Love
    """)
    assert t.vp("B") == 0


def test_she_counts_as_a_maid_without_points_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        B private: Fay
        B hand: 1 Love
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]
