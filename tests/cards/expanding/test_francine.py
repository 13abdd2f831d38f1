"""Francine Barbier, Library Maid: cost 5, no VP, Serving +2, 10 copies.

Her master may return two 2 Love from hand to Town; for them one chief of either kind comes from Town into the hand.
"""

from tests.table import NewTable


def test_she_gives_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, Aline
        B hand: 1 Love
    """)
    t.do("serve Francine")
    t.has("""
        servings: 2
        love: 0
        employments: 1
        A played: Francine
    """)
    t.asks("A", "chamber Aline", "end serving")


def test_two_cards_of_two_love_become_a_maid_chief_in_hand(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, Aline
        B hand: 1 Love
        town: 2 Love x5, Claudine x8
    """)
    t.do("serve Francine")
    t.asks("A", "return two 2 Love", "pass")
    t.do("return two 2 Love")
    t.asks("A", "take Claudine", "take Aline")
    t.do("take Claudine")
    t.has("""
        A hand: Aline, Claudine
        A discard:
        servings: 2
        town: 2 Love x7, Claudine x7
    """)
    t.asks("A", "chamber Aline", "end serving")


def test_an_aline_taken_can_become_a_chambermaid_at_once(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Francine")
    t.do("return two 2 Love")
    t.do("take Aline")
    t.do("chamber Aline")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love
        A chambermaids: Aline
    """)


def test_the_exchange_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, Aline
        B hand: 1 Love
        town: 2 Love x5
    """)
    t.do("serve Francine")
    t.do("pass")
    t.has("""
        A hand: 2 Love x2, Aline
        town: 2 Love x5
    """)
    t.asks("A", "chamber Aline", "play 2 Love", "end serving")


def test_with_a_single_two_love_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love, 1 Love x2, Aline
        B hand: 1 Love
    """)
    t.do("serve Francine")
    t.asks("A", "chamber Aline", "play 2 Love", "play 1 Love", "end serving")


def test_two_love_already_played_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, Aline
        B hand: 1 Love
    """)
    t.do("play 2 Love")
    t.do("serve Francine")
    t.asks("A", "chamber Aline", "play 2 Love", "end serving")


def test_she_exchanges_once(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x4, Aline
        B hand: 1 Love
    """)
    t.do("serve Francine")
    t.do("return two 2 Love")
    t.do("take Claudine")
    t.asks("A", "chamber Aline", "play 2 Love", "end serving")
    t.has("A hand: Claudine, Aline, 2 Love x2")


def test_with_one_kind_of_chief_left_that_one_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, 1 Love
        B hand: 1 Love
        town: Claudine x0, Aline x10
    """)
    t.do("serve Francine")
    t.do("return two 2 Love")
    t.has("""
        A hand: Aline, 1 Love
        town: Aline x9
    """)


def test_taking_the_last_chief_can_end_the_game_with_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Francine, 2 Love x2, 1 Love
        B hand: 1 Love
        town: Claudine x1, Lilac x0
    """)
    t.do("serve Francine")
    t.do("return two 2 Love")
    t.do("take Claudine")
    assert not t.over
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Francine x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Francine")
    t.do("play 1 Love")
    t.do("employ Francine")
    t.has("""
        A discard: Francine
        town: Francine x9
        love: 0
    """)
