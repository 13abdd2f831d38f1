"""Hermina Baum, Money Keeper Maid: cost 6, 1 VP, Love +3, 8 copies.

Employ bonus: at the end of that turn, after the new hand has been drawn, one card of it may be discarded for another
one from the deck.
"""

from tests.table import NewTable


def test_served_she_gives_three_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Hermina, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Hermina")
    t.has("""
        phase: employ
        love: 3
        servings: 0
        employments: 1
        A played: Hermina
    """)


def test_employed_she_lets_a_card_of_the_new_hand_be_changed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A deck: Ute, Toni, 1 Love, Matilde, Anna, Kaori
        B hand: 1 Love
        phase: employ
        love: 6
    """)
    t.do("employ Hermina")
    t.asks("A", "discard Ute", "discard Toni", "discard 1 Love", "discard Matilde", "discard Anna", "pass")
    t.do("discard Matilde")
    t.has("""
        turn: B
        A hand: Ute, Toni, 1 Love, Anna, Kaori
        A deck:
        A discard: Matilde, Hermina
    """)


def test_the_new_hand_may_be_kept(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A deck: Ute, Toni, 1 Love, Matilde, Anna, Kaori
        B hand: 1 Love
        phase: employ
        love: 6
    """)
    t.do("employ Hermina")
    t.do("pass")
    t.has("""
        turn: B
        A hand: Ute, Toni, 1 Love, Matilde, Anna
        A deck: Kaori
        A discard: Hermina
    """)


def test_serving_alone_changes_nothing_at_the_end_of_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Hermina
        A deck: 1 Love x4, Ute, Toni
        B hand: 1 Love
    """)
    t.do("serve Hermina")
    t.do("end turn")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love x4, Ute
        A deck: Toni
        A discard: Hermina
    """)


def test_two_of_them_employed_change_two_cards_one_after_the_other(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A deck: Ute, Toni, 1 Love, Matilde, Anna, Kaori, Paula
        B hand: 1 Love
        phase: employ
        love: 12
        employments: 2
    """)
    t.do("employ Hermina")
    t.do("employ Hermina")
    t.do("discard Ute")
    t.asks("A", "discard Toni", "discard 1 Love", "discard Matilde", "discard Anna", "discard Kaori", "pass")
    t.do("discard Toni")
    t.has("""
        turn: B
        A hand: 1 Love, Matilde, Anna, Kaori, Paula
        A discard: Toni, Ute, Hermina x2
    """)


def test_the_bonus_is_for_that_turn_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A deck: 1 Love x5, Ute, Toni, Anna, Kaori, Paula
        B hand: 1 Love
        phase: employ
        love: 6
    """)
    t.do("employ Hermina")
    t.asks("A", "discard 1 Love", "pass")
    t.do("pass")
    t.do("B: end turn")
    t.do("A: end turn")
    t.asks("B", "play 1 Love", "end turn")
    t.has("A hand: Ute, Toni, Anna, Kaori, Paula")


def test_an_empty_deck_is_refilled_for_the_other_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x2
        A deck: Hermina x5
        B hand: 1 Love
        phase: employ
        love: 6
    """)
    t.do("employ Hermina")
    t.asks("A", "discard Hermina", "pass")
    t.do("discard Hermina")
    t.has("""
        turn: B
        A hand: Hermina x5
        A deck: Hermina
        A discard:
    """)


def test_the_change_comes_after_the_card_that_ute_adds(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8, Ute x10
        A deck: 1 Love x5, Toni, Anna
        B hand: 1 Love
        phase: employ
        love: 9
        employments: 2
    """)
    t.do("employ Hermina")
    t.do("employ Ute")
    t.asks("A", "discard 1 Love", "discard Toni", "pass")
    t.do("discard Toni")
    t.has("""
        turn: B
        A hand: 1 Love x5, Anna
        A discard: Toni, Ute, Hermina
    """)


def test_she_scores_one_point_anywhere(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Hermina, 1 Love
        A deck: Hermina
        A discard: Hermina x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 4


def test_she_costs_six_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Hermina")
    t.do("play 1 Love")
    t.do("employ Hermina")
    t.has("""
        A discard: Hermina
        love: 0
        town: Hermina x7
    """)
