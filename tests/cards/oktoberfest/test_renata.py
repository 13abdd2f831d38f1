"""Renata Abendroth, Punishing Maid: cost 3, no VP, Love +2, 10 copies.

Her master names an employ cost and a player with five or more cards in hand; that player discards one card of exactly
that cost, if there is one.
"""

from tests.table import NewTable


def test_a_card_of_the_named_cost_is_discarded(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x4, Ute
    """)
    t.do("serve Renata")
    t.do("A: name 3")
    t.has("""
        turn: A
        phase: employ
        love: 2
        B hand: 1 Love x4
        B discard: Ute
    """)


def test_the_victim_chooses_among_kinds_of_that_cost(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x2, Ute, Kaori, Toni
    """)
    t.do("serve Renata")
    t.do("name 3")
    t.asks("B", "discard Ute", "discard Kaori")
    t.do("B: discard Kaori")
    t.has("""
        turn: A
        B hand: 1 Love x2, Ute, Toni
        B discard: Kaori
    """)


def test_every_cost_of_a_card_that_can_be_in_hand_may_be_named(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Renata, Toni, Nora, Nadja, Gina, Anna, Ute, Kaori, Paula, Nicole
        A hand: Renata, 1 Love
        B hand: 1 Love x5
    """)
    t.do("serve Renata")
    t.asks("A", "name 1", "name 2", "name 3", "name 4", "name 5", "name 7", "name 10")


def test_the_cost_of_a_maid_in_town_may_be_named(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Hermina x8
        A hand: Renata, 1 Love
        B hand: 1 Love x5
    """)
    t.do("serve Renata")
    t.offers("name 6")
    t.lacks("name 8")


def test_without_a_card_of_that_cost_nothing_is_discarded_or_shown(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x4, Ute
    """)
    t.do("serve Renata")
    t.do("name 5")
    t.has("""
        turn: A
        phase: employ
        B hand: 1 Love x4, Ute
        B discard:
    """)
    t.sees("A", "B hand: 5 cards")


def test_one_card_of_the_cost_is_enough(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x2, Ute x3
    """)
    t.do("serve Renata")
    t.do("name 3")
    t.has("""
        B hand: 1 Love x2, Ute x2
        B discard: Ute
    """)


def test_a_love_card_has_a_cost_too(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x3, 2 Love, 3 Love
    """)
    t.do("serve Renata")
    t.do("name 7")
    t.has("""
        B hand: 1 Love x3, 2 Love
        B discard: 3 Love
    """)


def test_players_with_four_cards_are_safe(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Renata, 1 Love
        B hand: 1 Love x3, Ute
    """)
    t.do("serve Renata")
    t.has("""
        phase: employ
        love: 2
        B hand: 1 Love x3, Ute
    """)
    t.offers("play 1 Love")


def test_one_of_several_players_is_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 4
        A hand: Renata, 1 Love
        B hand: 1 Love x4, Ute
        C hand: 1 Love x3, Ute
        D hand: 1 Love x5, Ute
    """)
    t.do("serve Renata")
    t.asks("A", "choose B", "choose D")
    t.do("choose D")
    t.do("A: name 3")
    t.has("""
        B hand: 1 Love x4, Ute
        C hand: 1 Love x3, Ute
        D hand: 1 Love x5
        D discard: Ute
    """)


def test_she_costs_three_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Renata x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Renata")
    t.do("play 1 Love")
    t.do("employ Renata")
    t.has("""
        A discard: Renata
        love: 0
        town: Renata x9
    """)
    assert t.vp("A") == 0
