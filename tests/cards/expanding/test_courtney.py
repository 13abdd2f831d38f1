"""Courtney Jewel: private maid, cost 6, 1 VP, no icons.

In the own Dismiss Phase her owner draws one card more for the new hand and then discards one card of it.
"""

from tests.table import NewTable


def test_six_cards_are_drawn_and_one_is_discarded(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3, 2 Love, Emily, Suzuna, Ririko
        A private: Courtney
        B hand: 1 Love
    """)
    t.do("end turn")
    t.asks("A", "discard Aline", "discard 2 Love", "discard Emily", "discard Suzuna")
    t.has("""
        turn: A
        A hand: Aline x3, 2 Love, Emily, Suzuna
    """)
    t.do("discard Emily")
    t.has("""
        turn: B
        A hand: Aline x3, 2 Love, Suzuna
        A deck: Ririko
        A discard: Emily, 1 Love
    """)


def test_six_cards_of_one_kind_need_no_question(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x7
        A private: Courtney
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Aline x5
        A deck: Aline
        A discard: Aline, 1 Love
    """)


def test_the_sixth_card_may_come_from_the_reshuffled_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x5
        A private: Courtney
        B hand: 1 Love
    """)
    t.do("end turn")
    t.asks("A", "discard Aline", "discard 1 Love")
    t.do("discard 1 Love")
    t.has("""
        turn: B
        A hand: Aline x5
        A deck:
        A discard: 1 Love
    """)


def test_the_kept_cards_are_hidden_and_the_discarded_one_is_open(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3, 2 Love, Emily, Suzuna, Ririko
        A private: Courtney
        B hand: 1 Love
    """)
    t.do("end turn")
    t.sees("B", "A hand: 6 cards")
    t.do("discard 2 Love")
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A discard: 2 Love ...")


def test_other_players_draw_five(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x7
        B hand: 1 Love
        B private: Courtney
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Aline x5
        A deck: Aline x2
        A discard: 1 Love
    """)


def test_covered_she_does_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x7
        A private: Eve Valentine, Courtney
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Aline x5
        A deck: Aline x2
    """)


def test_ill_she_does_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A deck: Aline x7
        A private: Courtney (ill)
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Aline x5
        A deck: Aline x2
    """)


def test_employed_for_six_she_acts_at_the_end_of_that_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x7
        B hand: 1 Love
        private maids: Courtney, Chrysta | Roanna, Silk
        phase: employ
        love: 5
    """)
    t.lacks("employ Courtney")
    t.do("play 1 Love")
    t.do("employ Courtney")
    t.has("""
        turn: B
        A private: Courtney
        A hand: Aline x5
        A deck: Aline
        A discard: Aline, 1 Love
    """)


def test_she_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Courtney
    """)
    assert t.vp("B") == 1
