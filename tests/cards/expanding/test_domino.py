"""Domino Bonaparte, Black Maid: cost 4, VP "?", Draw +2, Employment +1, 10 copies.

Having served, she may be sent for one Serving into the quarters of another player, whose chambermaid she becomes. There
she costs 2 VP; anywhere else she scores nothing. Her holder may pay two Servings in the Serving or Employ Phase of his
own turn to return her to Town.
"""

import pytest

from tests.table import NewTable


def test_she_draws_two_cards_and_gives_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino, 1 Love
        A deck: Aline x2, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Domino")
    t.has("""
        phase: employ
        A hand: 1 Love, Aline x2
        A deck: 2 Love
        A played: Domino
        servings: 0
        employments: 2
    """)


def test_for_a_serving_she_becomes_the_chambermaid_of_another_player(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino, 1 Love
        A deck: Aline x2
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Domino")
    t.has("servings: 1")
    t.asks("A", "send to B", "pass")
    t.do("send to B")
    t.has("""
        phase: employ
        servings: 0
        employments: 2
        A hand: 1 Love, Aline x2
        A played:
        B chambermaids: Domino
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == -2


def test_sending_her_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino, 1 Love
        A deck: Aline x2
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Domino")
    t.do("pass")
    t.has("""
        phase: employ
        servings: 1
        A played: Domino
        B chambermaids:
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Domino, 1 Love, Aline x2
    """)


def test_she_goes_to_any_other_player(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 4
        turn: B
        A hand: 1 Love
        B hand: Domino, 1 Love
        C hand: 1 Love
        D hand: 1 Love
        servings: 2
    """)
    t.do("serve Domino")
    t.asks("B", "send to A", "send to C", "send to D", "pass")
    t.do("send to D")
    t.has("""
        D chambermaids: Domino
        A chambermaids:
        B chambermaids:
        C chambermaids:
    """)


def test_she_is_not_chambered_from_hand(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino, 1 Love
        B hand: 1 Love
        servings: 2
    """)
    t.asks("A", "serve Domino", "play 1 Love", "end serving")
    t.refuses("chamber Domino")


def test_her_holder_returns_her_to_town_for_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Domino
        B hand: 1 Love
        servings: 2
        town: Domino x9
    """)
    t.offers("send away Domino")
    t.do("send away Domino")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids:
        A discard:
        town: Domino x10
    """)
    t.asks("A", "play 1 Love", "end turn")
    assert t.vp("A") == 0


def test_one_serving_does_not_send_her_away(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Domino
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")
    t.refuses("send away Domino")


def test_servings_left_over_send_her_away_in_the_employ_phase(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, Ririko, 1 Love
        A chambermaids: Domino
        B hand: 1 Love
        town: Domino x9
    """)
    t.do("serve Emily")
    t.offers("send away Domino")
    t.do("end serving")
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "send away Domino", "end turn")
    t.do("send away Domino")
    t.has("""
        phase: employ
        servings: 0
        employments: 2
        A chambermaids:
        town: Domino x10
    """)


def test_she_is_returned_in_the_turn_after_she_came(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino
        B hand: Emily, 1 Love
        servings: 2
        town: Domino x9
    """)
    t.do("serve Domino")
    t.do("send to B")
    t.has("turn: B")
    t.asks("B", "serve Emily", "play 1 Love", "end serving")
    t.do("serve Emily")
    t.do("B: send away Domino")
    t.has("""
        turn: B
        A hand:
        B chambermaids:
        town: Domino x10
    """)


@pytest.mark.parametrize(("copies", "points"), [(1, -2), (2, -4), (5, -10)])
def test_each_chambered_one_costs_two_points(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Domino x{copies}
        B hand: 1 Love
    """)
    assert t.vp("A") == points


def test_outside_the_quarters_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Domino, 1 Love
        A deck: Domino
        A discard: Domino
        B hand: 1 Love
    """)
    assert t.vp("A") == 0


def test_ill_she_costs_no_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Domino, Domino (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == -2


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Domino x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Domino")
    t.do("play 1 Love")
    t.do("employ Domino")
    t.has("""
        A discard: Domino
        town: Domino x9
        love: 0
    """)
