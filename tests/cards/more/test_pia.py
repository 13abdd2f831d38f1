"""Pia Lindqvist: general maid, cost 2, no VP, Effort +1, 10 copies.

When she serves, one Love card of any value may be discarded from hand for one Effort more.
"""

from tests.table import NewTable


def test_a_love_card_is_discarded_for_a_second_effort(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Pia, 1 Love, 2 Love, Colette
        B hand: 1 Love
    """)
    t.do("serve Pia")
    t.asks("A", "discard 1 Love", "discard 2 Love", "pass")
    t.do("discard 1 Love")
    t.has("""
        phase: employ
        effort: 2
        love: 0
        servings: 0
        A hand: 2 Love, Colette
        A discard: 1 Love
        A played: Pia
    """)


def test_keeping_the_love_leaves_one_effort(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Pia, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Pia")
    t.do("pass")
    t.has("""
        phase: employ
        effort: 1
        A hand: 1 Love
        A discard:
    """)


def test_without_love_in_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A hand: Pia, Tomo, Colette
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Pia")
    t.asks("A", "serve Tomo", "end serving")
    t.has("effort: 1")


def test_each_of_two_asks_for_her_own_card(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A hand: Pia x2, 1 Love x2
        A chambermaids: Dawn
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Pia")
    t.do("discard 1 Love")
    t.do("serve Pia")
    t.asks("A", "discard 1 Love", "pass")
    t.do("discard 1 Love")
    t.has("""
        phase: employ
        effort: 4
        A hand:
        A discard: 1 Love x2
    """)


def test_one_love_makes_her_enough_for_arisa(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: B
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B high class: Arisa
        B hand: Pia, 3 Love, 1 Love
        C hand: 1 Love
    """)
    t.do("B: serve Pia")
    t.do("B: discard 3 Love")
    t.do("B: gain Cleaning 1")
    t.has("""
        phase: employ
        effort: 0
        B preparations: Cleaning 1
        B discard: 3 Love
        A hand: 1 Love
    """)


def test_love_played_before_cannot_be_discarded_again(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Pia, 1 Love
        B hand: 1 Love
    """)
    t.do("play 1 Love")
    t.do("serve Pia")
    t.has("""
        phase: employ
        effort: 1
        love: 1
        A played: 1 Love, Pia
    """)


def test_she_costs_two_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 1
        employments: 2
        town: Pia x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Pia")
    t.do("play 1 Love")
    t.do("employ Pia")
    t.has("""
        love: 0
        A discard: Pia
        town: Pia x6
    """)
    assert t.vp("A") == 0
