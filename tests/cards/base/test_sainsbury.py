"""Sainsbury Lockwood, Laundry Maid: cost 5, no VP, no icons, 10 copies.

Her master may send one 1 Love from hand back to Town; for it a 2 Love or any maid with a cost of at most 4 comes
from Town straight into the hand, ready for use in the same turn. (A private maid goes to the private quarters.)
"""

from tests.table import NewTable


def test_a_one_love_becomes_a_two_love(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love, Colette
        town: 1 Love x10, 2 Love x5
    """)
    t.do("serve Sainsbury")
    t.asks("A", "return 1 Love", "pass")
    t.do("return 1 Love")
    t.do("take 2 Love")
    t.has("""
        A hand: 2 Love, Colette
        A discard:
        A played: Sainsbury
        town: 1 Love x11, 2 Love x4
        employments: 1
        phase: employ
    """)
    t.asks("A", "play 2 Love", "end turn")


def test_only_two_love_and_maids_up_to_cost_four_are_on_offer(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love
        private maids: Fay, Rosa | Tanya, Nord
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.asks(
        "A",
        "take 2 Love",
        "take Colette",
        "take Azure",
        "take Viola",
        "take Rouge",
        "take Safran",
        "take Kagari",
        "take Genevieve",
        "take Moine",
    )


def test_the_exchange_may_be_declined(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love x2
        town: 1 Love x10
    """)
    t.do("serve Sainsbury")
    t.do("pass")
    t.has("""
        A hand: 1 Love x2
        town: 1 Love x10
        phase: employ
    """)
    t.asks("A", "play 1 Love", "play all Love", "end turn")


def test_without_a_one_love_in_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 2 Love
    """)
    t.do("serve Sainsbury")
    t.has("phase: employ")
    t.asks("A", "play 2 Love", "end turn")


def test_a_one_love_already_played_can_not_be_exchanged(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love
    """)
    t.do("play 1 Love")
    t.do("serve Sainsbury")
    t.has("""
        A played: 1 Love, Sainsbury
        love: 1
        phase: employ
    """)
    t.asks("A", "employ 1 Love", "end turn")


def test_only_one_love_can_be_exchanged(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love x2
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.do("take 2 Love")
    t.has("""
        A hand: 1 Love, 2 Love
        phase: employ
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")


def test_a_maid_taken_may_serve_at_once(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love, Colette
        town: Kagari x10
        servings: 2
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.do("take Kagari")
    t.has("""
        A hand: Colette, Kagari
        town: Kagari x9
        servings: 1
    """)
    t.do("serve Kagari")
    t.has("servings: 2")
    t.offers("chamber Colette")


def test_she_leaves_no_serving_for_the_maid_taken(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love x2
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.do("take Kagari")
    t.has("""
        A hand: Kagari, 1 Love
        servings: 0
        phase: employ
    """)


def test_empty_piles_are_not_on_offer(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love
        town: 2 Love x0, Kagari x0
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.lacks("take 2 Love")
    t.lacks("take Kagari")
    t.offers("take Moine")


def test_a_cheap_face_up_private_maid_moves_into_the_private_quarters(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love
        private maids: Tanya, Fay | Rosa, Lucienne
        love: 5
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.offers("take Tanya")
    t.lacks("take Fay")
    t.do("take Tanya")
    t.has("""
        A hand:
        A private: Tanya
        phase: employ
    """)
    t.offers("employ Rosa")
    t.lacks("employ Lucienne")


def test_taking_the_last_copy_can_end_the_game_with_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: Sainsbury, 1 Love x2
        town: Kagari x1, Moine x0
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.do("take Kagari")
    t.has("town: Kagari x0")
    assert not t.over
    t.do("end turn")
    assert t.over


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Sainsbury x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Sainsbury")
    t.do("play 1 Love")
    t.do("employ Sainsbury")
    t.has("""
        A discard: Sainsbury
        town: Sainsbury x9
        love: 0
    """)
