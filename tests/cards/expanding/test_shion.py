"""Shion Tsuwabuki: private maid, cost 5, 1 VP, no icons.

In the own Starting Phase her owner may discard a 1 Love from hand and gains one Serving for it.
"""

from tests.table import NewTable


def test_a_one_love_is_discarded_for_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2, Emily
        A private: Shion
        B hand: 1 Love
    """)
    t.asks("A", "use Shion", "start serving")
    t.do("use Shion")
    t.has("""
        phase: serving
        servings: 2
        love: 0
        A hand: 1 Love, Emily
        A discard: 1 Love
    """)


def test_she_acts_once_a_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x3
        A private: Shion
        B hand: 1 Love
    """)
    t.do("use Shion")
    t.has("""
        phase: employ
        A hand: 1 Love x2
    """)
    t.refuses("use Shion")


def test_the_serving_makes_a_chambermaid_chief_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2, Aline
        A private: Shion
        B hand: 1 Love
    """)
    t.do("use Shion")
    t.do("chamber Aline")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids: Aline
        A hand: 1 Love
    """)


def test_she_need_not_be_used(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love, Emily
        A private: Shion
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: serving
        servings: 1
        A hand: 1 Love, Emily
        A discard:
    """)


def test_without_a_one_love_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 2 Love, 3 Love, Emily
        A private: Shion
        B hand: 1 Love
    """)
    t.asks("A", "serve Emily", "play 2 Love", "play 3 Love", "end serving")


def test_other_players_turns_do_not_use_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Shion
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.do("A: end turn")
    t.asks("B", "use Shion", "start serving")


def test_covered_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Courtney, Shion
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_ill_she_is_offered_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love, Emily
        A private: Shion (ill)
        B hand: 1 Love
    """)
    t.asks("A", "cure Shion", "start serving")
    t.do("cure Shion")
    t.asks("A", "use Shion", "start serving")
    t.do("use Shion")
    t.has("""
        servings: 2
        A hand: Emily
        A discard: 1 Love, 3 Love
    """)


def test_she_costs_five_love_and_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        private maids: Shion, Chrysta | Roanna, Silk
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Shion")
    t.do("play 1 Love")
    t.do("employ Shion")
    t.has("""
        love: 0
        A private: Shion
        A hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    assert t.vp("A") == 1
