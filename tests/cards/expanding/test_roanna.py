"""Roanna Shiraz: private maid, cost 6, 1 VP, no icons.

In the own Starting Phase her owner may discard up to two cards from hand and draws as many.
"""

from tests.table import NewTable


def test_two_cards_are_discarded_and_two_are_drawn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love, Suzuna
        A private: Roanna
        B hand: 1 Love
    """)
    t.asks("A", "use Roanna", "start serving")
    t.do("use Roanna")
    t.asks("A", "discard Aline", "discard 1 Love", "pass")
    t.do("discard Aline")
    t.asks("A", "discard Aline", "discard 1 Love", "pass")
    t.do("discard 1 Love")
    t.has("""
        phase: serving
        A hand: Aline, Emily, 2 Love
        A deck: Suzuna
        A discard: 1 Love, Aline
    """)
    t.asks("A", "serve Emily", "play 2 Love", "end serving")


def test_one_card_may_be_enough(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love
        A private: Roanna
        B hand: 1 Love
    """)
    t.do("use Roanna")
    t.do("discard Aline")
    t.do("pass")
    t.has("""
        phase: serving
        A hand: Aline, 1 Love, Emily
        A deck: 2 Love
        A discard: Aline
    """)


def test_nothing_discarded_is_nothing_drawn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love
        A private: Roanna
        B hand: 1 Love
    """)
    t.do("use Roanna")
    t.do("pass")
    t.has("""
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love
        A discard:
    """)


def test_she_need_not_be_used(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love
        A private: Roanna
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        A hand: Aline x2, 1 Love
        A deck: Emily, 2 Love
    """)


def test_a_single_card_can_be_exchanged(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline
        A deck: Emily, 2 Love
        A private: Roanna
        B hand: 1 Love
    """)
    t.do("use Roanna")
    t.asks("A", "discard Aline", "pass")
    t.do("discard Aline")
    t.has("""
        phase: serving
        A hand: Emily
        A deck: 2 Love
        A discard: Aline
    """)


def test_the_discarded_cards_may_be_drawn_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        A deck: 2 Love
        A private: Roanna
        B hand: 1 Love
    """)
    t.do("use Roanna")
    t.do("discard Aline")
    t.do("discard Aline")
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love, Aline
        A deck: Aline
        A discard:
    """)


def test_with_an_empty_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A deck: Emily, 2 Love
        A private: Roanna
        B hand: 1 Love
        love: 1
    """)
    t.has("phase: employ")
    t.asks("A", "employ 1 Love", "end turn")


def test_covered_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Emily, 2 Love
        A private: Courtney, Roanna
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_ill_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A deck: Emily, 2 Love
        A private: Roanna (ill)
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_she_costs_six_love_and_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        private maids: Roanna, Chrysta | Shion, Silk
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Roanna")
    t.do("play 1 Love")
    t.do("employ Roanna")
    t.has("""
        love: 0
        A private: Roanna
    """)
    t.asks("A", "play 1 Love", "end turn")
    assert t.vp("A") == 1
