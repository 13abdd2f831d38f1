"""Kirika (Oktoberfest: cost 4, Draw +2) with the Chambermaid Chiefs of all four boxes.

After she has served, Chambermaid Chiefs in hand can be played for one Love each, in this turn. They stay Chambermaid
Chiefs in every other respect: they can be chambered, go under an Estate, score, and are no Love card for any effect.
Maid Chiefs are not meant.
"""

import pytest

from tests.table import NewTable

EACH_CHIEF = pytest.mark.parametrize(
    ("boxes", "chief"),
    [
        ("base, oktoberfest", "Colette"),
        ("expanding, oktoberfest", "Aline"),
        ("vacation, oktoberfest", "Beatrice"),
        ("oktoberfest", "Matilde"),
    ],
)


@EACH_CHIEF
def test_played_she_gives_one_love(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", f"play {chief}", "play 1 Love", "play all Love", "end turn")
    t.do(f"play {chief}")
    t.has(f"""
        A hand: 1 Love x2
        A played: Kirika, {chief}
        love: 1
        employments: 1
    """)


@EACH_CHIEF
def test_playing_all_love_plays_her_too(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}, 1 Love, 3 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play all Love")
    t.has(f"""
        A hand:
        A played: Kirika, {chief}, 1 Love, 3 Love
        love: 5
    """)


@EACH_CHIEF
def test_one_drawn_by_kirika_can_be_played(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, 1 Love
        A deck: 1 Love, {chief}, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do(f"play {chief}")
    t.has(f"""
        A hand: 1 Love x2
        A deck: 1 Love
        A played: Kirika, {chief}
        love: 1
    """)


@EACH_CHIEF
def test_without_kirika_she_can_not_be_played(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: {chief}, 1 Love
        A discard: Kirika
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.refuses(f"play {chief}")


@EACH_CHIEF
def test_she_can_be_chambered_instead(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}, 1 Love
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Kirika")
    t.offers(f"chamber {chief}")
    t.offers(f"play {chief}")
    t.do(f"chamber {chief}")
    t.has(f"""
        A chambermaids: {chief}
        A hand: 1 Love
        love: 0
        servings: 0
    """)
    t.lacks(f"play {chief}")


@EACH_CHIEF
def test_played_she_is_discarded_with_the_rest_and_is_no_love_next_turn(
    table: NewTable, boxes: str, chief: str
) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}
        A deck: 1 Love x2, {chief}, 1 Love x4
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do(f"play {chief}")
    t.do("end turn")
    t.has(f"""
        turn: B
        A hand: {chief}, 1 Love x4
        A discard: {chief}, Kirika, 1 Love x2
    """)
    t.do("B: end turn")
    t.asks("A", "play 1 Love", "play all Love", "end turn")


@EACH_CHIEF
def test_another_players_chiefs_stay_what_they_are(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, 1 Love
        B hand: {chief}, 1 Love
    """)
    t.do("serve Kirika")
    t.do("end turn")
    t.asks("B", "play 1 Love", "end turn")


@EACH_CHIEF
def test_playing_her_changes_no_points(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}, 1 Love
        A chambermaids: {chief}
        B hand: 1 Love, {chief}
        phase: serving
    """)
    before = (t.vp("A"), t.vp("B"))
    t.do("serve Kirika")
    t.do(f"play {chief}")
    assert (t.vp("A"), t.vp("B")) == before


@pytest.mark.parametrize(
    ("boxes", "chief"),
    [
        ("base, oktoberfest", "Marianne"),
        ("expanding, oktoberfest", "Claudine"),
        ("vacation, oktoberfest", "Sophia"),
        ("oktoberfest", "Anja"),
    ],
)
def test_a_maid_chief_is_no_love(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Kirika, {chief}, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", "play 1 Love", "end turn")
    t.refuses(f"play {chief}")


def test_sainsbury_takes_her_for_no_love_card(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Sainsbury, Colette, 2 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Kirika")
    t.do("serve Sainsbury")
    t.has("""
        phase: employ
        A hand: Colette, 2 Love
    """)
    t.offers("play Colette")


def test_nadja_takes_her_for_no_love_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Kirika, Nadja, Matilde
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Kirika")
    t.do("serve Nadja")
    t.has("""
        turn: A
        A hand: Matilde
        A beers:
        love: 1
    """)
    t.lacks("discard Matilde")


def test_played_she_can_no_longer_go_under_an_estate(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Kirika, Aline, 1 Love
        B hand: 1 Love
        love: 5
    """)
    t.do("serve Kirika")
    t.offers("employ Estate")
    t.do("play Aline")
    t.lacks("employ Estate")
    t.offers("employ Garden")


def test_in_hand_she_goes_under_an_estate_as_ever(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Kirika, Aline, 1 Love
        B hand: 1 Love
        love: 5
        employments: 2
    """)
    t.do("serve Kirika")
    t.do("employ Estate")
    t.has("""
        A hand: 1 Love
        A buildings: Estate (Aline)
        love: 0
    """)


def test_several_are_played_one_by_one(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Colette x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play Colette")
    t.do("play Colette")
    t.has("""
        A hand: Colette, 1 Love
        A played: Kirika, Colette x2
        love: 2
    """)


def test_the_love_of_a_chief_pays_for_what_was_out_of_reach(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Colette, 1 Love
        B hand: 1 Love
        town: Rouge x10
        love: 1
        employments: 2
    """)
    t.do("serve Kirika")
    t.lacks("employ Rouge")
    t.do("play Colette")
    t.do("employ Rouge")
    t.has("""
        A discard: Rouge
        love: 0
    """)
