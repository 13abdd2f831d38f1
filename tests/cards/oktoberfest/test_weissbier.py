"""Weissbier, beer: VP by number, Alcohol 2, 7 copies.

Each is worth as many points as its owner has Weissbiers, the Oktoberfest counted with them.
"""

from tests.table import NewTable


def test_each_is_worth_the_number_of_them(table: NewTable) -> None:
    for count, points in ((1, 1), (2, 4), (3, 9), (5, 25), (7, 49)):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A beers: Weissbier x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_the_oktoberfest_makes_each_worth_one_more(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier x3, Oktoberfest
        B hand: 1 Love
    """)
    assert t.vp("A") == 12 + 3


def test_other_beers_do_not_count_as_weissbier(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier x2, Pilsner, Altbier, Bock
        B hand: 1 Love
    """)
    assert t.vp("A") == 4 + 1 + 4 + 6


def test_every_player_counts_the_own_ones(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A beers: Weissbier x2
        B hand: 1 Love
        B beers: Weissbier x3
        C hand: 1 Love
        C beers: Weissbier
    """)
    assert t.vp("A") == 4
    assert t.vp("B") == 9
    assert t.vp("C") == 1


def test_one_under_a_beer_fest_counts_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier x2
        A buildings: Beer Fest (Weissbier)
        B hand: 1 Love
        B beers: Weissbier x2
        B buildings: Beer Fest (Weissbier, storm)
    """)
    assert t.vp("A") == 9 + 1
    assert t.vp("B") == 4


def test_its_alcohol_is_two(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Weissbier
        B hand: 1 Love
        B chambermaids: Ute
        B beers: Weissbier, Altbier, Bock
        C hand: 1 Love
        C chambermaids: Ute
        C beers: Weissbier x2, Altbier x2
    """)
    assert t.vp("A") == 2 + 1
    assert t.vp("B") == 2 + 1 + 4 + 6
    assert t.vp("C") == 1 + 4 + 8


def test_a_gained_one_raises_those_already_there(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Weissbier | Altbier, Pilsner, Bock
        A hand: 1 Love
        A beers: Weissbier x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    assert t.vp("A") == 4
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Weissbier")
    t.has("A beers: Weissbier x3")
    assert t.vp("A") == 9
