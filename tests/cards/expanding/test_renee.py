"""Renée R Rieussec, Pet Maid: cost 5, no VP, Draw +2, Serving +1, 10 copies.

Whoever holds six or more cards after her draw must put one card from hand, of his own choice, on top of his deck.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_gives_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love
        A deck: Aline, Emily, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.has("""
        A hand: 1 Love, Aline, Emily
        A deck: 2 Love
        A played: Renée
        servings: 1
        love: 0
        employments: 1
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_with_six_cards_one_must_be_put_back(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x3, Aline
        A deck: Emily, 2 Love, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.asks("A", "put back 1 Love", "put back Aline", "put back Emily", "put back 2 Love")
    t.do("put back Aline")
    t.has("""
        A hand: 1 Love x3, Emily, 2 Love
        A deck: Aline, Suzuna
        A discard:
        servings: 1
    """)
    t.asks("A", "serve Emily", "play 1 Love", "play 2 Love", "end serving")


def test_with_five_cards_nothing_is_put_back(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x2, Aline
        A deck: Emily, 2 Love, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.asks("A", "serve Emily", "play 1 Love", "play 2 Love", "end serving")
    t.has("A deck: Suzuna")


def test_love_played_before_does_not_count_as_held(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x3, Aline
        A deck: Emily, 2 Love, Suzuna
        B hand: 1 Love
    """)
    t.do("play 1 Love")
    t.do("serve Renée")
    t.asks("A", "serve Emily", "play 1 Love", "play 2 Love", "end serving")
    t.has("""
        love: 1
        A hand: 1 Love x2, Aline, Emily, 2 Love
    """)


def test_only_one_card_is_put_back_from_a_larger_hand(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x5, Aline
        A deck: Emily, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.do("put back 2 Love")
    t.has("""
        A hand: 1 Love x5, Aline, Emily
        A deck: 2 Love
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_a_second_one_draws_the_card_put_back(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée x2, 1 Love x3
        A deck: Aline x2, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.asks("A", "put back Renée", "put back 1 Love", "put back Aline")
    t.do("put back Aline")
    t.do("serve Renée")
    t.asks("A", "put back 1 Love", "put back Aline", "put back Suzuna")
    t.has("A hand: 1 Love x3, Aline x2, Suzuna")


def test_a_hand_of_one_kind_is_not_asked(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x4
        A deck: 1 Love x2, Aline
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.has("""
        phase: employ
        A hand: 1 Love x5
        A deck: 1 Love, Aline
    """)


def test_an_empty_deck_is_refilled_before_a_card_is_put_back(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x3, Aline
        A discard: 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.do("put back Aline")
    t.has("""
        A hand: 1 Love x5
        A deck: Aline, 1 Love
        A discard:
    """)


def test_others_do_not_see_which_card_was_put_back(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Renée, 1 Love x3, Aline
        A deck: Emily, 2 Love, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Renée")
    t.do("put back Emily")
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A deck: 2 cards")
    t.sees("B", "A discard: 0 cards")


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Renée x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Renée")
    t.do("play 1 Love")
    t.do("employ Renée")
    t.has("""
        A discard: Renée
        town: Renée x9
        love: 0
    """)
