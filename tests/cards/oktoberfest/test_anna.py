"""Anna Hartmann, Silver Tableware Maid: cost 3, no VP, Serving +2, 10 copies.

Employ bonus: the top card of any one player's deck may be discarded.
"""

from tests.table import NewTable


def test_served_she_gives_two_servings_and_touches_no_deck(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anna, Ute
        A deck: 1 Love
        B hand: 1 Love
        B deck: Toni
    """)
    t.do("serve Anna")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        servings: 2
        A deck: 1 Love
        B deck: Toni
    """)


def test_employed_she_discards_the_top_card_of_another_deck(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love
        A deck: Toni
        B hand: 1 Love
        B deck: Ute, Kaori
        B discard: Matilde
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Anna")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A deck: Toni
        A discard: Anna
        B deck: Kaori
        B discard: Ute, Matilde
        love: 0
    """)


def test_the_own_deck_may_be_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love
        A deck: Toni, Kaori
        B hand: 1 Love
        B deck: Ute
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Anna")
    t.do("choose A")
    t.has("""
        A deck: Kaori
        A discard: Toni, Anna
        B deck: Ute
        B discard:
    """)


def test_the_bonus_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love
        A deck: Toni
        B hand: 1 Love
        B deck: Ute
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Anna")
    t.do("pass")
    t.has("""
        A deck: Toni
        A discard: Anna
        B deck: Ute
        B discard:
    """)


def test_a_player_with_nothing_to_discard_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        town: Anna x10
        A hand: 1 Love
        A deck: Toni
        B hand: 1 Love
        C hand: 1 Love
        C deck: Ute
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Anna")
    t.asks("A", "choose A", "choose C", "pass")
    t.do("choose C")
    t.has("""
        C deck:
        C discard: Ute
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love
        A deck: Toni
        B hand: 1 Love
        B discard: Ute x3
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Anna")
    t.do("choose B")
    t.has("""
        B deck: Ute x2
        B discard: Ute
    """)


def test_each_anna_employed_discards_a_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love
        A deck: Toni
        B hand: 1 Love
        B deck: Ute, Kaori, 2 Love
        phase: employ
        love: 6
        employments: 3
    """)
    t.do("employ Anna")
    t.do("choose B")
    t.do("employ Anna")
    t.do("choose B")
    t.has("""
        A discard: Anna x2
        B deck: 2 Love
        B discard: Kaori, Ute
    """)
    t.sees("A", "B discard: Kaori ...")


def test_she_costs_three_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love x2
        A deck: Toni
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Anna")
    t.do("play 1 Love")
    t.do("employ Anna")
    t.do("pass")
    t.has("""
        A discard: Anna
        love: 0
        town: Anna x9
    """)
    assert t.vp("A") == 0
