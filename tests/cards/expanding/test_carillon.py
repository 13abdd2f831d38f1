"""Carillon Vandoor, Governess Maid: cost 5, no VP, Draw +3, 10 copies.

She makes her master draw three cards, and nothing else.
"""

from tests.table import NewTable


def test_she_draws_three_cards(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon, 1 Love
        A deck: Aline x2, 2 Love, Emily
        B hand: 1 Love
    """)
    t.do("serve Carillon")
    t.has("""
        phase: employ
        A hand: 1 Love, Aline x2, 2 Love
        A deck: Emily
        A played: Carillon
        servings: 0
        love: 0
        employments: 1
    """)


def test_drawn_love_can_be_played_and_drawn_maids_wait(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon
        A deck: 2 Love, Emily, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Carillon")
    t.asks("A", "play 2 Love", "end turn")
    t.refuses("serve Emily")
    t.do("play 2 Love")
    t.has("love: 2")


def test_with_a_serving_left_the_drawn_maids_may_serve(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, Carillon
        A deck: Suzuna, 1 Love, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.do("serve Carillon")
    t.has("servings: 1")
    t.asks("A", "serve Suzuna", "chamber Suzuna", "play 1 Love", "play 2 Love", "end serving")


def test_a_short_deck_is_refilled_from_the_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon, 1 Love
        A deck: Aline
        A discard: 2 Love x3
        B hand: 1 Love
    """)
    t.do("serve Carillon")
    t.has("""
        A hand: 1 Love, Aline, 2 Love x2
        A deck: 2 Love
        A discard:
        A played: Carillon
    """)


def test_she_draws_what_there_is(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon, 1 Love
        A deck: Aline x2
        B hand: 1 Love
    """)
    t.do("serve Carillon")
    t.has("""
        A hand: 1 Love, Aline x2
        A deck:
        A discard:
    """)


def test_others_see_only_how_many_cards_were_drawn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon, 1 Love
        A deck: Aline x2, 2 Love, Emily
        B hand: 1 Love
    """)
    t.do("serve Carillon")
    t.sees("B", "A hand: 4 cards")
    t.sees("B", "A deck: 1 card")


def test_she_does_not_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Carillon, 1 Love
        B hand: 1 Love
        servings: 2
    """)
    t.asks("A", "serve Carillon", "play 1 Love", "end serving")
    t.refuses("chamber Carillon")


def test_she_scores_nothing_and_counts_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A discard: Carillon
        B hand: 1 Love
        town: Lilac x0, Rutile x0
    """)
    assert t.vp("A") == 0
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Carillon x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Carillon")
    t.do("play 1 Love")
    t.do("employ Carillon")
    t.has("""
        A discard: Carillon
        town: Carillon x9
        love: 0
    """)
