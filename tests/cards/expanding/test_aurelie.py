"""Aurelie Lambert: private maid, cost 6, 2 VP, no icons.

In the own Starting Phase her owner gets one Serving or one Employment more, and has to choose then.
"""

from tests.table import NewTable


def test_the_owner_must_choose_at_the_start_of_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A private: Aurelie
        B hand: 1 Love
    """)
    t.has("phase: starting")
    t.asks("A", "gain Serving", "gain Employment")


def test_a_serving_lets_a_second_maid_serve(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis x2, 1 Love
        A private: Aurelie
        B hand: 1 Love
    """)
    t.do("gain Serving")
    t.has("""
        phase: serving
        servings: 2
        employments: 1
        love: 0
    """)
    t.do("serve Phyllis")
    t.do("serve Phyllis")
    t.has("""
        phase: employ
        love: 4
    """)


def test_a_serving_can_make_a_chambermaid_chief_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love
        A private: Aurelie
        B hand: 1 Love
    """)
    t.do("gain Serving")
    t.asks("A", "chamber Aline", "play 1 Love", "end serving")


def test_employment_can_be_chosen(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A private: Aurelie
        B hand: 1 Love
    """)
    t.do("gain Employment")
    t.has("""
        phase: serving
        servings: 1
        employments: 2
        love: 0
    """)


def test_the_choice_comes_back_in_the_next_turn_and_its_bonus_does_not_last(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Aurelie
        B hand: 1 Love
    """)
    t.do("gain Employment")
    t.do("A: end turn")
    t.has("""
        turn: B
        employments: 1
    """)
    t.do("B: end turn")
    t.asks("A", "gain Serving", "gain Employment")
    t.has("""
        servings: 1
        employments: 1
    """)


def test_other_players_get_nothing_from_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Aurelie
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("employments: 1")


def test_covered_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Courtney, Aurelie
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_ill_she_gives_her_bonus_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A private: Aurelie (ill)
        B hand: 1 Love
    """)
    t.asks("A", "cure Aurelie", "start serving")
    t.do("cure Aurelie")
    t.asks("A", "gain Serving", "gain Employment")
    t.do("gain Employment")
    t.has("""
        phase: employ
        employments: 2
        A discard: 3 Love
    """)


def test_employed_for_six_she_gives_nothing_in_that_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        private maids: Aurelie, Chrysta | Shion, Silk
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Aurelie")
    t.do("play 1 Love")
    t.do("employ Aurelie")
    t.has("""
        love: 0
        employments: 1
        A private: Aurelie
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_she_scores_two_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Courtney, Aurelie
    """)
    assert t.vp("B") == 1 + 2
