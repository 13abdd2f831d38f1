"""Bock, beer: 6 VP, Alcohol 4, 3 copies. It is worth nothing to a player who owns two or more Maid Chiefs."""

from tests.table import NewTable


def test_each_is_worth_six_points(table: NewTable) -> None:
    for count in (1, 2, 3):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A beers: Bock x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == 6 * count


def test_one_maid_chief_does_no_harm(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Anja
        A beers: Bock
        B hand: 1 Love
    """)
    assert t.vp("A") == 6 + 6


def test_two_maid_chiefs_make_every_bock_worthless(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anja, 1 Love
        A deck: Anja
        A beers: Bock x2, Altbier
        B hand: 1 Love
    """)
    assert t.vp("A") == 12 + 4


def test_chambermaid_chiefs_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Matilde x3, Anja
        A chambermaids: Matilde
        A beers: Bock
        B hand: 1 Love
    """)
    assert t.vp("A") == 3 + 6 + 1 + 6


def test_the_maid_chiefs_of_others_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Bock
        B hand: 1 Love
        B discard: Anja x3
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 18


def test_a_maid_chief_under_an_estate_counts_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: 1 Love
        A discard: Anja
        A buildings: Estate (Anja)
        A beers: Bock
        B hand: 1 Love
        B discard: Anja
        B buildings: Estate (Anja, storm)
        B beers: Bock
    """)
    assert t.vp("A") == 6 + 2 + 6
    assert t.vp("B") == 6 + 6


def test_its_alcohol_is_four(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Bock, Altbier, Weissbier
        B hand: 1 Love
        B chambermaids: Ute
        B beers: Bock, Altbier x2
    """)
    assert t.vp("A") == 2 + 6 + 4 + 1
    assert t.vp("B") == 1 + 6 + 8


def test_under_a_beer_fest_it_follows_the_same_rule(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest (Bock)
        B hand: 1 Love
        B discard: Anja x2
        B buildings: Beer Fest (Bock)
    """)
    assert t.vp("A") == 1 + 6
    assert t.vp("B") == 1 + 12
