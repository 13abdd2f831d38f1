"""Elsa Reinmaier, Total Management Maid: cost 7, 2 VP, Employment +2, 8 copies.

Her text draws three cards. Then everybody with four or more cards in hand, her own master first, discards one card of
his choice.
"""

from tests.table import NewTable


def test_she_draws_three_cards_and_gives_two_employments(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa
        A deck: 1 Love, Ute, Toni, Matilde
        B hand: 1 Love
    """)
    t.do("serve Elsa")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        A hand: 1 Love, Ute, Toni
        A deck: Matilde
        A played: Elsa
        love: 0
        servings: 0
        employments: 3
    """)


def test_her_own_master_with_four_cards_must_discard(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa, 1 Love
        A deck: 1 Love, Ute, Toni, Matilde
        B hand: 1 Love
    """)
    t.do("serve Elsa")
    t.asks("A", "discard 1 Love", "discard Ute", "discard Toni")
    t.do("discard 1 Love")
    t.has("""
        A hand: 1 Love, Ute, Toni
        A discard: 1 Love
        A deck: Matilde
        employments: 3
    """)


def test_another_player_with_four_cards_discards_too(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa
        A deck: 1 Love
        B hand: 1 Love x3, Ute
    """)
    t.do("serve Elsa")
    t.asks("B", "discard 1 Love", "discard Ute")
    t.do("B: discard Ute")
    t.has("""
        turn: A
        A hand: 1 Love
        A discard:
        B hand: 1 Love x3
        B discard: Ute
    """)


def test_nobody_with_three_cards_discards(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa
        A deck: 1 Love x2, Ute
        B hand: 1 Love x2, Ute
    """)
    t.do("serve Elsa")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x2, Ute
        A discard:
        B hand: 1 Love x2, Ute
        B discard:
    """)


def test_the_active_player_discards_first_and_the_others_follow_clockwise(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 4
        turn: B
        A hand: 1 Love x3, Ute
        B hand: Elsa, 1 Love x2, Kaori
        B deck: 1 Love
        C hand: 1 Love x2, Ute
        D hand: 1 Love x3, Toni x2
    """)
    t.do("serve Elsa")
    t.do("B: discard Kaori")
    t.do("D: discard Toni")
    t.do("A: discard 1 Love")
    t.asks("B", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x2, Ute
        B hand: 1 Love x3
        C hand: 1 Love x2, Ute
        D hand: 1 Love x3, Toni
    """)


def test_hands_of_one_kind_discard_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love x5
    """)
    t.do("serve Elsa")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x3
        A discard: 1 Love
        B hand: 1 Love x4
        B discard: 1 Love
    """)


def test_a_short_deck_is_refilled_while_she_draws(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Elsa
        A deck: 2 Love
        A discard: 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Elsa")
    t.has("""
        A hand: 2 Love, 1 Love x2
        A deck: 1 Love
        A discard:
    """)


def test_she_scores_two_points_anywhere(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Elsa, 1 Love
        A deck: Elsa
        A discard: Elsa
        B hand: 1 Love
    """)
    assert t.vp("A") == 6


def test_she_costs_seven_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Elsa x8
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.lacks("employ Elsa")
    t.do("play 1 Love")
    t.do("employ Elsa")
    t.has("""
        A discard: Elsa
        love: 0
        town: Elsa x7
    """)
