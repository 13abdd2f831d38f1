"""Claire (base) against the events of Oktoberfest.

Held in hand she turns away whatever event is about to come into her holder's quarters: an Envy, and a Heavy Storm on a
building as well. Let Me Drink! is what its owner wants, so nobody is asked about it. When she serves, one event of
the own quarters may go back to Town, whatever its kind.
"""

import pytest

from tests.table import NewTable


def test_shown_from_hand_she_sends_an_envy_back(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        B hand: Claire, 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Envy")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.has("""
        turn: A
        B hand: Claire, 1 Love
        B events:
        town: Envy x8
        love: 1
        employments: 1
    """)


def test_her_holder_may_let_the_envy_come(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        B hand: Claire, 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.do("choose B")
    t.do("B: let it happen")
    t.has("""
        turn: A
        B events: Envy
        town: Envy x7
    """)


def test_shown_from_hand_she_sends_a_heavy_storm_back(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        B hand: Claire, 1 Love
        B buildings: Beer Fest
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.has("""
        turn: A
        B hand: Claire, 1 Love
        B buildings: Beer Fest
        town: Heavy Storm x8
        love: 0
        employments: 1
    """)


def test_her_holder_may_let_the_heavy_storm_come(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base, oktoberfest
        A hand: 1 Love
        B hand: Claire, 1 Love
        B buildings: Garden, Estate (Claudine)
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.do("put on Garden of B")
    t.do("B: let it happen")
    t.has("""
        turn: A
        B buildings: Garden (storm), Estate (Claudine)
        town: Heavy Storm x7
    """)


@pytest.mark.parametrize(("event", "place"), [("Envy", "choose B"), ("Heavy Storm", "put on Beer Fest of B")])
def test_a_hand_without_her_is_asked_too_when_one_has_left_town(table: NewTable, event: str, place: str) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest
        A discard: Claire
        B hand: 1 Love
        B buildings: Beer Fest
        phase: employ
        love: 5
        employments: 2
    """)
    t.do(f"employ {event}")
    t.do(place)
    t.asks("B", "let it happen", "let it all happen")
    t.refuses("reveal Claire")


@pytest.mark.parametrize(("event", "place"), [("Envy", "choose B"), ("Heavy Storm", "put on Beer Fest of B")])
def test_nobody_is_asked_while_all_of_them_are_in_town(table: NewTable, event: str, place: str) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest
        B hand: 1 Love
        B buildings: Beer Fest
        town: Claire x10
        phase: employ
        love: 5
        employments: 2
    """)
    t.do(f"employ {event}")
    t.do(place)
    t.asks("A", "play 1 Love", "end turn")
    t.has(f"town: {event} x7")


def test_only_the_one_who_would_receive_the_event_is_asked(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        C hand: Claire, 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.do("choose B")
    t.asks("B", "let it happen", "let it all happen")
    t.do("let it happen")
    t.asks("A", "play 1 Love", "end turn")
    t.has("B events: Envy")


def test_an_empty_hand_is_not_asked(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        B discard: Claire
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("B events: Envy")


def test_letting_it_all_happen_holds_for_every_kind_of_event(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        B hand: Claire, 1 Love
        B chambermaids: Colette
        B buildings: Beer Fest
        phase: employ
        love: 12
        employments: 4
    """)
    t.do("employ Envy")
    t.do("choose B")
    t.do("B: let it all happen")
    t.do("A: employ Heavy Storm")
    t.do("A: employ Bad Habit")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B events: Envy, Bad Habit
        B buildings: Beer Fest (storm)
        love: 0
    """)


def test_she_also_turns_away_a_storm_on_a_building_of_her_own_master(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Claire, 1 Love
        A buildings: Beer Fest
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.asks("A", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.has("""
        A buildings: Beer Fest
        town: Heavy Storm x8
        love: 0
    """)


def test_nobody_is_asked_about_let_me_drink(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Claire, 1 Love
        B hand: Claire, 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Let Me Drink!")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events: Let Me Drink!
        B events:
        town: Let Me Drink! x7
        love: 0
    """)


def test_sora_bringing_an_envy_asks_for_her(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        A private: Sora
        A events: Envy
        B hand: Claire, 1 Love
        B chambermaids: Colette
    """)
    t.do("use Sora")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.has("""
        A events:
        B events:
        town: Envy x8
    """)


def test_sora_bringing_a_heavy_storm_asks_for_her(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        A private: Sora
        A buildings: Beer Fest (storm)
        B hand: Claire, 1 Love
        B chambermaids: Colette
        B buildings: Beer Fest
    """)
    t.do("use Sora")
    t.do("B: reveal Claire")
    t.has("""
        A buildings: Beer Fest
        B buildings: Beer Fest
        town: Heavy Storm x8
    """)


@pytest.mark.parametrize(
    ("returned", "left", "building", "town"),
    [
        ("Envy", "Let Me Drink!", "Beer Fest (storm)", "Envy x8, Let Me Drink! x7, Heavy Storm x7"),
        ("Let Me Drink!", "Envy", "Beer Fest (storm)", "Envy x7, Let Me Drink! x8, Heavy Storm x7"),
        ("Heavy Storm from Beer Fest", "Envy, Let Me Drink!", "Beer Fest", "Envy x7, Let Me Drink! x7, Heavy Storm x8"),
    ],
)
def test_serving_she_returns_one_event_of_any_kind(
    table: NewTable, returned: str, left: str, building: str, town: str
) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Claire, 1 Love
        A events: Envy, Let Me Drink!
        A buildings: Beer Fest (storm)
        B hand: 1 Love
        town: Envy x7, Let Me Drink! x7, Heavy Storm x7
        phase: serving
    """)
    t.do("serve Claire")
    t.asks("A", "return Envy", "return Let Me Drink!", "return Heavy Storm from Beer Fest", "pass")
    t.do(f"return {returned}")
    t.has(f"""
        A events: {left}
        A buildings: {building}
        town: {town}
        servings: 1
    """)


def test_cured_of_envy_by_her_maids_have_their_price_again_this_turn(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Claire, 1 Love
        A events: Envy
        B hand: 1 Love
        town: Kagari x10
        phase: serving
        love: 3
        employments: 2
    """)
    t.do("serve Claire")
    t.do("return Envy")
    t.do("employ Kagari")
    t.has("""
        A events:
        A discard: Kagari
        love: 0
    """)
