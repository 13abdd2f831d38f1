"""Clymene Silvestri: private maid, cost 6, 1 VP, no icons.

At the start of the own turn the top card of her owner's deck is revealed. A Love card goes to the hand; any other card
the owner leaves there or discards.
"""

from tests.table import NewTable


def test_a_love_card_goes_to_the_hand(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: 2 Love, 3 Love
        A private: Clymene
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love
        A deck: 3 Love
        A discard:
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")


def test_any_other_card_may_be_discarded(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline, 2 Love
        A private: Clymene
        B hand: 1 Love
    """)
    t.has("phase: starting")
    t.asks("A", "leave it", "discard it")
    t.do("discard it")
    t.has("""
        phase: employ
        A hand: 1 Love
        A deck: 2 Love
        A discard: Aline
    """)


def test_any_other_card_may_be_left(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Emily, 2 Love
        A private: Clymene
        B hand: 1 Love
    """)
    t.do("leave it")
    t.has("""
        phase: employ
        A hand: 1 Love
        A deck: Emily, 2 Love
        A discard:
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A discard: 2 Love x3
        A private: Clymene
        B hand: 1 Love
    """)
    t.has("""
        A hand: 1 Love, 2 Love
        A deck: 2 Love x2
        A discard:
    """)


def test_with_deck_and_discard_pile_empty_nothing_happens(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Clymene
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        A hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_only_her_owners_turn_starts_with_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: 2 Love
        B hand: 1 Love
        B deck: 3 Love, Aline
        B private: Clymene
    """)
    t.has("""
        A deck: 2 Love
        B hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("""
        turn: B
        B hand: 1 Love, 3 Love
        B deck: Aline
    """)


def test_covered_she_reveals_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: 2 Love
        A private: Courtney, Clymene
        B hand: 1 Love
    """)
    t.has("""
        A hand: 1 Love
        A deck: 2 Love
    """)


def test_ill_she_acts_right_after_being_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A deck: 2 Love, Aline
        A private: Clymene (ill)
        B hand: 1 Love
    """)
    t.asks("A", "cure Clymene", "start serving")
    t.has("A deck: 2 Love, Aline")
    t.do("cure Clymene")
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love
        A deck: Aline
        A discard: 3 Love
    """)


def test_she_costs_six_love_and_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        A deck: 2 Love
        B hand: 1 Love
        private maids: Clymene, Chrysta | Shion, Silk
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Clymene")
    t.do("play 1 Love")
    t.do("employ Clymene")
    t.has("""
        love: 0
        A private: Clymene
        A hand: 1 Love
        A deck: 2 Love
    """)
    assert t.vp("A") == 1
