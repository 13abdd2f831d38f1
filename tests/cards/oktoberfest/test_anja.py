"""Anja Brunner, Maid Chief: cost 10, 6 VP, no icons, 8 copies.

She never serves. At scoring each Anja is worth one point more when her master owns three or more Nicoles, wherever
those are.
"""

from tests.table import NewTable


def test_she_costs_ten_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 9
        employments: 2
    """)
    t.lacks("employ Anja")
    t.do("play 1 Love")
    t.do("employ Anja")
    t.has("""
        A hand: 1 Love
        A discard: Anja
        love: 0
        town: Anja x7
    """)


def test_she_is_worth_six_points_in_hand_deck_and_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anja, 1 Love
        A deck: Anja
        A discard: Anja
        B hand: 1 Love
    """)
    assert t.vp("A") == 18
    assert t.vp("B") == 0


def test_three_nicoles_make_each_anja_worth_seven(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Nicole, Anja, 1 Love
        A deck: Nicole, Anja
        A discard: Nicole
        B hand: 1 Love
    """)
    assert t.vp("A") == 14


def test_more_than_three_nicoles_add_no_further_point(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Anja, Nicole x7
        B hand: 1 Love
    """)
    assert t.vp("A") == 7


def test_two_nicoles_are_too_few(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Anja, Nicole x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6


def test_the_nicoles_of_another_player_do_not_help(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Anja, Nicole
        B hand: 1 Love
        B discard: Nicole x3
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0


def test_a_nicole_given_by_another_player_helps(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        turn: B
        phase: employ
        love: 2
        employments: 2
        A hand: 1 Love
        A discard: Anja, Nicole x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    t.do("employ Nicole")
    t.do("choose A")
    assert t.vp("A") == 7


def test_she_can_neither_serve_nor_be_chambered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anja, Ute
        B hand: 1 Love
        servings: 3
    """)
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.refuses("serve Anja")


def test_she_does_not_count_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest |
        A hand: 1 Love
        A discard: Anja
        B hand: 1 Love
        B discard: Matilde x6
    """)
    t.do("end turn")
    assert t.over
    assert sorted(t.winners()) == ["A", "B"]


def test_a_general_maid_beside_her_decides_the_tie(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest |
        A hand: 1 Love
        A discard: Anja
        B hand: 1 Love
        B discard: Anja, Toni
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]
