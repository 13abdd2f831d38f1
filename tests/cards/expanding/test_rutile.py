"""Rutile der Sar, Ninja Maid: cost 3, no VP, no icons, 10 copies.

The top card of one player's deck, it may be the own one, is discarded. If it is a Love card it gives Love +2, a general
maid gives Serving +2, a chief of either kind Draw +2.
"""

from tests.table import NewTable


def test_a_discarded_love_card_gives_two_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        A deck: Aline
        B hand: 1 Love
        B deck: 3 Love, Aline
    """)
    t.do("serve Rutile")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.has("""
        phase: employ
        love: 2
        servings: 0
        employments: 1
        A deck: Aline
        B deck: Aline
        B discard: 3 Love
    """)


def test_a_discarded_general_maid_gives_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, Suzuna, 1 Love
        A deck: Aline
        B hand: 1 Love
        B deck: Emily
    """)
    t.do("serve Rutile")
    t.do("choose B")
    t.has("""
        phase: serving
        love: 0
        servings: 2
        A deck: Aline
        B deck:
        B discard: Emily
    """)
    t.asks("A", "serve Suzuna", "chamber Suzuna", "play 1 Love", "end serving")


def test_a_discarded_maid_chief_draws_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        A deck: 2 Love, Aline, Emily
        B hand: 1 Love
        B deck: Claudine
    """)
    t.do("serve Rutile")
    t.do("choose B")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        A hand: 1 Love, 2 Love, Aline
        A deck: Emily
        A discard:
        B hand: 1 Love
        B discard: Claudine
    """)


def test_a_discarded_chambermaid_chief_draws_two_cards_too(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        A deck: Aline, 2 Love x2, Emily
        B hand: 1 Love
        B deck: 1 Love
    """)
    t.do("serve Rutile")
    t.do("choose A")
    t.has("""
        A hand: 1 Love, 2 Love x2
        A deck: Emily
        A discard: Aline
        B deck: 1 Love
        B discard:
    """)


def test_an_own_discarded_chief_may_be_drawn_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        A deck: Claudine
        B hand: 1 Love
    """)
    t.do("serve Rutile")
    t.has("""
        phase: employ
        A hand: 1 Love, Claudine
        A deck:
        A discard:
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        A deck: Aline
        B hand: 1 Love
        B discard: 2 Love x3
    """)
    t.do("serve Rutile")
    t.do("choose B")
    t.has("""
        love: 2
        B deck: 2 Love x2
        B discard: 2 Love
    """)


def test_seats_without_deck_and_discard_pile_are_not_on_offer(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 4
        A hand: Rutile, 1 Love
        A deck: Aline
        B hand: 1 Love
        C discard: 1 Love
        D deck: 1 Love
    """)
    t.do("serve Rutile")
    t.asks("A", "choose A", "choose C", "choose D")


def test_with_no_deck_anywhere_nothing_is_gained(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Rutile, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Rutile")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        A hand: 1 Love
        A played: Rutile
    """)


def test_the_discarded_card_is_open_to_all(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: Rutile, 1 Love
        B hand: 1 Love
        B deck: 2 Love, Aline
        C hand: 1 Love
    """)
    t.do("serve Rutile")
    t.sees("C", "B discard: 2 Love ...")
    t.sees("C", "B deck: 1 card")


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Rutile x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Rutile")
    t.do("play 1 Love")
    t.do("employ Rutile")
    t.has("""
        A discard: Rutile
        town: Rutile x9
        love: 0
    """)
