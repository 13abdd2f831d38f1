"""Lalande Dreyfus: private maid, cost 6, 2 VP, icon Draw +1.

In the own Starting Phase her owner may draw a card. Icon and words are one and the same card, not two.
"""

from tests.table import NewTable


def test_her_owner_may_draw_one_card(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "start serving")
    t.do("use Lalande")
    t.has("""
        phase: employ
        A hand: 1 Love, Colette
        A deck: Colette x2
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_drawing_may_be_declined_and_is_not_offered_later(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: Kagari, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("start serving")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.has("""
        A hand: Kagari, 1 Love
        A deck: Colette x3
    """)


def test_a_drawn_maid_can_serve_in_the_same_turn(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: 1 Love
        A deck: Kagari, Colette
        B hand: 1 Love
    """)
    t.do("use Lalande")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")


def test_a_drawn_three_love_can_still_cure(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 1 Love
        A deck: 3 Love, Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "start serving")
    t.do("use Lalande")
    t.asks("A", "cure Colette", "start serving")
    t.do("cure Colette")
    t.has("""
        phase: employ
        A chambermaids: Colette
        A hand: 1 Love
        A discard: 3 Love
    """)


def test_an_empty_deck_is_reshuffled_for_her(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: 1 Love
        A discard: Colette x2
        B hand: 1 Love
    """)
    t.do("use Lalande")
    t.has("""
        A hand: 1 Love, Colette
        A deck: Colette
        A discard:
    """)


def test_others_see_only_that_the_hand_grew(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("use Lalande")
    t.sees("B", "A hand: 2 cards")
    t.sees("B", "A deck: 2 cards")


def test_ill_she_acts_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        A private: Lalande (ill)
        A hand: 3 Love, 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.asks("A", "cure Lalande", "start serving")
    t.do("cure Lalande")
    t.asks("A", "use Lalande", "start serving")
    t.do("use Lalande")
    t.has("""
        A hand: 1 Love, Colette
        A deck: Colette
        A discard: 3 Love
    """)


def test_covered_by_another_private_maid_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Tanya, Lalande
        A hand: 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_she_scores_two_points_unless_ill(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B private: Lalande
        B hand: 1 Love
    """)
    assert t.vp("B") == 2
    t = table("""
        A hand: 1 Love
        B private: Lalande (ill)
        B hand: 1 Love
    """)
    assert t.vp("B") == 0
