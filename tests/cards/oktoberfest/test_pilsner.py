"""Pilsner, beer: VP by sets, Alcohol 2, 6 copies.

Sets are made of threes first: three 14 VP, two 6 VP, one 1 VP.
"""

from tests.table import NewTable


def test_up_to_three_make_one_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A beers: Pilsner
        B hand: 1 Love
        B beers: Pilsner x2
        C hand: 1 Love
        C beers: Pilsner x3
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 6
    assert t.vp("C") == 14


def test_more_than_three_make_several_sets(table: NewTable) -> None:
    for count, points in ((4, 15), (5, 20), (6, 28)):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A beers: Pilsner x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_other_beers_fill_no_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Pilsner x2, Altbier, Weissbier
        B hand: 1 Love
    """)
    assert t.vp("A") == 6 + 4 + 1


def test_one_under_a_beer_fest_fills_a_set_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Pilsner x2
        A buildings: Beer Fest (Pilsner)
        B hand: 1 Love
        B beers: Pilsner x2
        B buildings: Beer Fest (Pilsner, storm)
    """)
    assert t.vp("A") == 14 + 1
    assert t.vp("B") == 6


def test_its_alcohol_is_two(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Pilsner
        B hand: 1 Love
        B chambermaids: Ute
        B beers: Pilsner, Altbier, Bock
        C hand: 1 Love
        C chambermaids: Ute
        C beers: Pilsner x2, Altbier x2
    """)
    assert t.vp("A") == 2 + 1
    assert t.vp("B") == 2 + 1 + 4 + 6
    assert t.vp("C") == 1 + 6 + 8


def test_a_third_one_gained_completes_the_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Pilsner, Altbier, Bock
        A hand: 1 Love
        A beers: Pilsner x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    assert t.vp("A") == 6
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("A beers: Pilsner x3")
    assert t.vp("A") == 14
