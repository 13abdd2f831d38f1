"""Aileen Hammerschmidt, Gambler Maid: cost 3, no VP, no icons, 10 copies.

Her master may discard up to two cards from hand and then draws as many.
"""

from tests.table import NewTable


def test_two_discarded_cards_are_replaced_by_two_drawn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen, Ute, Matilde
        A deck: 1 Love, Toni, Anna
        B hand: 1 Love
    """)
    t.do("serve Aileen")
    t.asks("A", "discard Ute", "discard Matilde", "pass")
    t.do("discard Ute")
    t.asks("A", "discard Matilde", "pass")
    t.do("discard Matilde")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love, Toni
        A deck: Anna
        A discard: Matilde, Ute
        A played: Aileen
    """)


def test_one_discarded_card_is_replaced_by_one(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen, Ute, Matilde
        A deck: 1 Love, Toni, Anna
        B hand: 1 Love
    """)
    t.do("serve Aileen")
    t.do("discard Matilde")
    t.do("pass")
    t.has("""
        A hand: Ute, 1 Love
        A deck: Toni, Anna
        A discard: Matilde
    """)


def test_declining_at_once_draws_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen, Ute, 1 Love
        A deck: Toni, Anna
        B hand: 1 Love
    """)
    t.do("serve Aileen")
    t.do("pass")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: Ute, 1 Love
        A deck: Toni, Anna
        A discard:
    """)


def test_a_third_card_cannot_be_discarded(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen, Ute x2, 1 Love
        A deck: Toni x3
        B hand: 1 Love
    """)
    t.do("serve Aileen")
    t.do("discard Ute")
    t.do("discard Ute")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love, Toni x2
        A deck: Toni
    """)


def test_with_an_empty_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen
        A deck: Toni, Anna
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Aileen")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        A hand:
        A deck: Toni, Anna
    """)


def test_the_discarded_cards_are_reshuffled_when_the_deck_is_empty(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Aileen, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Aileen")
    t.asks("A", "discard 1 Love", "pass")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x2
        A deck:
        A discard:
        A played: Aileen
    """)


def test_maids_drawn_by_her_serve_while_servings_last(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anna, Aileen, 1 Love
        A deck: Kaori
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Aileen")
    t.do("discard 1 Love")
    t.asks("A", "serve Kaori", "chamber Kaori", "end serving")
    t.has("""
        servings: 1
        A hand: Kaori
        A discard: 1 Love
    """)


def test_she_costs_three_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Aileen x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Aileen")
    t.do("play 1 Love")
    t.do("employ Aileen")
    t.has("""
        A discard: Aileen
        love: 0
        town: Aileen x9
    """)
    assert t.vp("A") == 0
