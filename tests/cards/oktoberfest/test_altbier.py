"""Altbier, beer: 4 VP, Alcohol 3, 5 copies. It has no effect."""

from tests.table import NewTable


def test_each_is_worth_four_points(table: NewTable) -> None:
    for count in (1, 2, 5):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A beers: Altbier x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == 4 * count
        assert t.vp("B") == 0


def test_other_beers_do_not_change_its_worth(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Altbier, Weissbier, Pilsner, Oktoberfest
        A discard: Anja x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 4 + 2 + 1 + 3 + 12


def test_gaining_it_has_no_further_effect(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x3
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Altbier x4
        beers: Oktoberfest | Pilsner, Bock
    """)


def test_its_alcohol_is_three(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Altbier x3
        B hand: 1 Love
        B chambermaids: Ute
        B beers: Altbier x2, Pilsner x2
    """)
    assert t.vp("A") == 2 + 12
    assert t.vp("B") == 1 + 8 + 6


def test_under_a_beer_fest_it_keeps_its_worth_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest (Altbier)
        B hand: 1 Love
        B beers: Altbier
        B buildings: Beer Fest (Altbier, storm)
    """)
    assert t.vp("A") == 4 + 1
    assert t.vp("B") == 4
