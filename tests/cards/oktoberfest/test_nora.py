"""Nora Morgenstern, Negotiation Maid: cost 5, no VP, Serving +2, 10 copies.

Her master may pay one Serving, also one of hers, to reveal the two top cards of the own deck: Love goes to hand, the
rest to the discard pile.
"""

from tests.table import NewTable


def test_a_serving_of_hers_reveals_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        A deck: 2 Love, Toni, Matilde
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.has("servings: 2")
    t.asks("A", "pay a Serving", "pass")
    t.do("pay a Serving")
    t.asks("A", "serve Ute", "chamber Ute", "play 2 Love", "end serving")
    t.has("""
        A hand: Ute, 2 Love
        A deck: Matilde
        A discard: Toni
        servings: 1
    """)


def test_two_love_cards_both_come_to_hand(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora
        A deck: 1 Love, 2 Love, Ute
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.do("pay a Serving")
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love
        A deck: Ute
        A discard:
    """)


def test_two_maids_are_both_discarded(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        A deck: Toni x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.do("pay a Serving")
    t.has("""
        A hand: Ute
        A deck: 1 Love
        A discard: Toni x2
        servings: 1
    """)


def test_declining_keeps_both_servings_and_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.do("pass")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A hand: Ute
        A deck: 1 Love x2
        servings: 2
    """)


def test_with_nothing_to_reveal_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        B hand: 1 Love
        B deck: 1 Love x3
    """)
    t.do("serve Nora")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("servings: 2")


def test_a_single_card_is_revealed_alone(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        A deck: 3 Love
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.do("pay a Serving")
    t.has("""
        A hand: Ute, 3 Love
        A deck:
        A discard:
        servings: 1
    """)


def test_a_short_deck_is_refilled_for_the_second_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Ute
        A deck: 2 Love
        A discard: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Nora")
    t.do("pay a Serving")
    t.has("""
        A hand: Ute, 2 Love, 1 Love
        A deck: 1 Love
        A discard:
    """)


def test_she_pays_once_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nora, Kaori
        A deck: 1 Love x4
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Nora")
    t.has("servings: 3")
    t.do("pay a Serving")
    t.asks("A", "serve Kaori", "chamber Kaori", "play 1 Love", "end serving")
    t.has("""
        A deck: 1 Love x2
        servings: 2
    """)


def test_she_costs_five_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nora x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Nora")
    t.do("play 1 Love")
    t.do("employ Nora")
    t.has("""
        A discard: Nora
        love: 0
        town: Nora x9
    """)
    assert t.vp("A") == 0
