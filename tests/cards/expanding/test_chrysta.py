"""Chrysta Antibes: private maid, cost 5, 1 VP, icon Employment +1.

In the own Starting Phase her owner gains one Employment. Icon and words are one and the same Employment.
"""

from tests.table import NewTable


def test_her_owner_starts_with_two_employments(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Chrysta
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        love: 0
        servings: 1
        employments: 2
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_two_cards_can_be_employed(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 3 Love
        A deck: Aline x5
        A private: Chrysta
        B hand: 1 Love
    """)
    t.do("play 3 Love")
    t.do("employ Ririko")
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A discard: 3 Love, 1 Love, Ririko
    """)


def test_her_employment_adds_to_that_of_serving_maids(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        A private: Chrysta
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.has("employments: 3")


def test_she_gives_it_in_every_turn_of_her_owner_only(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Chrysta
        B hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("""
        turn: B
        employments: 1
    """)
    t.do("B: end turn")
    t.has("""
        turn: A
        employments: 2
    """)


def test_covered_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Courtney, Chrysta
        B hand: 1 Love
    """)
    t.has("employments: 1")


def test_ill_she_gives_nothing_until_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A private: Chrysta (ill)
        B hand: 1 Love
    """)
    t.asks("A", "cure Chrysta", "start serving")
    t.has("employments: 1")
    t.do("cure Chrysta")
    t.has("""
        phase: employ
        employments: 2
        A private: Chrysta
        A discard: 3 Love
        town: Illness x10
    """)


def test_employed_for_five_she_gives_nothing_in_that_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        private maids: Chrysta, Roanna | Shion, Silk
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Chrysta")
    t.do("play 1 Love")
    t.do("employ Chrysta")
    t.has("""
        love: 0
        employments: 1
        A private: Chrysta
    """)


def test_she_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Chrysta
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
