"""Oktoberfest, beer: 3 VP, Alcohol 3, 1 copy.

It lies face up beside the pile when the game begins. It counts as a Weissbier for the others, but is itself always
worth 3 VP.
"""

from tests.table import NewTable


def test_it_lies_face_up_at_first(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("beers: Oktoberfest | ...")


def test_once_taken_another_beer_lies_in_its_place(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
    """)


def test_alone_it_is_worth_three_points(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Oktoberfest
        B hand: 1 Love
    """)
    assert t.vp("A") == 3


def test_it_counts_as_a_weissbier_and_stays_worth_three(table: NewTable) -> None:
    for count, points in ((1, 2 + 3), (2, 6 + 3), (4, 20 + 3), (7, 56 + 3)):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A beers: Oktoberfest, Weissbier x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_it_does_not_help_the_weissbiers_of_others(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Oktoberfest
        B hand: 1 Love
        B beers: Weissbier x2
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 4


def test_its_alcohol_is_three(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Oktoberfest, Altbier x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 3 + 8
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Oktoberfest, Altbier, Bock
        B hand: 1 Love
    """)
    assert t.vp("A") == 1 + 3 + 4 + 6


def test_under_a_beer_fest_it_counts_as_a_weissbier_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier
        A buildings: Beer Fest (Oktoberfest)
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 3 + 1
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier
        A buildings: Beer Fest (Oktoberfest, storm)
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
