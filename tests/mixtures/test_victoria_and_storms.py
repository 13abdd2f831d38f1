"""Victoria (Expanding) where Heavy Storms (Oktoberfest) lie about.

Both she and the chosen opponent discard the top card of their decks; a printed cost that is two higher lets her tear
down one of that opponent's buildings. What lies under a storm is not there for her, and the storm stays on it.
"""

import pytest

from tests.table import NewTable


@pytest.mark.parametrize(
    ("own", "other"), [("Felicity", "1 Love"), ("2 Love", "Ririko"), ("3 Love", "Carillon"), ("Claudine", "2 Love")]
)
def test_a_printed_cost_two_higher_is_enough_and_love_has_one_too(table: NewTable, own: str, other: str) -> None:
    t = table(f"""
        boxes: expanding, oktoberfest
        A hand: Victoria, Tiffany
        A deck: {own}
        B hand: 1 Love
        B deck: {other}
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Garden", "pass")


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("Ririko", "1 Love"),
        ("1 Love", "1 Love"),
        ("2 Love", "Felicity"),
        ("Claudine", "Tiffany"),
        ("1 Love", "Tiffany"),
    ],
)
def test_a_printed_cost_one_higher_equal_or_lower_is_not(table: NewTable, own: str, other: str) -> None:
    t = table(f"""
        boxes: expanding, oktoberfest
        servings: 2
        A hand: Victoria, Tiffany
        A deck: {own}
        B hand: 1 Love
        B deck: {other}
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.asks("A", "serve Tiffany", "end serving")
    t.has("B buildings: Garden")


def test_the_only_garden_under_a_storm_is_safe_and_both_discard_all_the_same(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        servings: 2
        A hand: Victoria, Tiffany
        A deck: Tiffany
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden (storm)
    """)
    t.do("serve Victoria")
    t.asks("A", "serve Tiffany", "end serving")
    t.has("""
        love: 2
        A discard: Tiffany
        B discard: 1 Love
        B buildings: Garden (storm)
    """)


def test_of_two_gardens_the_one_without_a_storm_falls(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Victoria, Tiffany
        A deck: Tiffany
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden, Garden (storm)
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Garden", "pass")
    t.do("tear down Garden")
    t.has("""
        B buildings: Garden (storm)
        town: Garden x7, Heavy Storm x7
    """)


def test_instead_of_a_stormed_building_no_other_player_loses_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        players: 3
        servings: 2
        A hand: Victoria, Tiffany
        A deck: Tiffany
        A buildings: Lily Garden
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden (storm)
        C hand: 1 Love
        C deck: 1 Love
        C buildings: Lily Garden
    """)
    t.do("serve Victoria")
    t.asks("A", "choose B", "choose C")
    t.do("choose B")
    t.asks("A", "serve Tiffany", "end serving")
    t.has("""
        A buildings: Lily Garden
        C buildings: Lily Garden
        C deck: 1 Love
    """)


def test_borrowed_by_paula_she_spares_what_lies_under_a_storm(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: Paula, Anja, 1 Love
        A deck: 3 Love, Ute
        B hand: 1 Love
        B deck: Victoria, 1 Love
        B buildings: Garden (storm), Estate (Anja)
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Victoria")
    t.asks("A", "tear down Estate (Anja)", "pass")
    t.do("pass")
    t.has("""
        love: 2
        A deck: Ute
        A discard: 3 Love
        B discard: 1 Love, Victoria
        B buildings: Garden (storm), Estate (Anja)
    """)
