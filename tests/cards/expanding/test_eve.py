"""Eve Valentine: private maid, cost 5, 1 VP, no icons.

The first maid her owner makes a chambermaid in the Serving Phase of each own turn costs one Serving less, down to none.
"""

from tests.table import NewTable


def test_a_chambermaid_chief_costs_one_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.asks("A", "chamber Aline", "play 1 Love", "end serving")
    t.do("chamber Aline")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love
        A chambermaids: Aline
    """)


def test_another_maid_costs_none(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko, Phyllis, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.has("""
        servings: 1
        A chambermaids: Ririko
    """)
    t.asks("A", "serve Phyllis", "play 1 Love", "end serving")


def test_the_free_one_is_offered_even_with_no_serving_left(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, Ririko, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.has("""
        phase: serving
        servings: 0
    """)
    t.asks("A", "chamber Ririko", "play 1 Love", "end serving")
    t.do("chamber Ririko")
    t.has("""
        phase: employ
        servings: 0
        love: 2
        A chambermaids: Ririko
    """)


def test_a_chief_still_needs_one_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.has("""
        phase: employ
        A hand: Aline, 1 Love
    """)
    t.refuses("chamber Aline")


def test_only_the_first_of_the_turn_is_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, Ririko, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        servings: 3
    """)
    t.do("chamber Ririko")
    t.has("servings: 3")
    t.do("chamber Aline")
    t.has("servings: 1")
    t.lacks("chamber Aline")
    t.has("A chambermaids: Ririko, Aline")


def test_a_second_maid_costs_her_full_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko x2, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.has("servings: 1")
    t.do("chamber Ririko")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids: Ririko x2
    """)


def test_serving_is_no_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis x2, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.has("""
        phase: employ
        servings: 0
        A hand: Phyllis, 1 Love
    """)


def test_each_turn_of_her_owner_has_its_first_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Aline")
    t.do("A: end turn")
    t.do("B: end turn")
    t.do("A: chamber Aline")
    t.has("""
        turn: A
        phase: employ
        servings: 0
        A hand: 1 Love
        A chambermaids: Aline x2
    """)


def test_covered_she_does_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love
        A private: Courtney, Eve Valentine
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.refuses("chamber Aline")


def test_ill_she_does_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Aline, 1 Love
        A private: Eve Valentine (ill)
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.refuses("chamber Aline")


def test_she_costs_five_love_and_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        private maids: Eve Valentine, Chrysta | Shion, Silk
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Eve Valentine")
    t.do("play 1 Love")
    t.do("employ Eve Valentine")
    t.has("""
        love: 0
        A private: Eve Valentine
    """)
    assert t.vp("A") == 1
