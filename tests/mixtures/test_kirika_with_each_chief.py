"""Kirika (Oktoberfest: cost 4, Draw +2) with the Chambermaid Chiefs of all four boxes.

After she has served, Chambermaid Chiefs in hand count as a 1 Love each, in this turn: they can be played for one Love,
and what discards or returns Love from a hand takes them too. They stay Chambermaid Chiefs beside that: they can be
chambered, go under an Estate, and score. Maid Chiefs are not meant.
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


def test_sainsbury_takes_her_for_a_1_love(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Sainsbury, Colette, 2 Love
        B hand: 1 Love
        town: Colette x12
        servings: 2
    """)
    t.do("serve Kirika")
    t.do("serve Sainsbury")
    t.asks("A", "return Colette", "pass")
    t.do("return Colette")
    t.do("take 2 Love")
    t.has("""
        A hand: 2 Love x2
        town: Colette x13
    """)


def test_beside_a_1_love_sainsbury_asks_which(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Sainsbury, Colette, 1 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Kirika")
    t.do("serve Sainsbury")
    t.asks("A", "return Colette", "return 1 Love", "pass")


def test_francine_wants_true_2_loves(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Kirika, Francine, Aline x2, 2 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Kirika")
    t.do("serve Francine")
    t.lacks("pass")
    t.offers("chamber Aline")


def test_nadja_takes_her_for_a_love_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Kirika, Nadja, Matilde, 2 Love
        B hand: 1 Love
        servings: 3
        beers: Oktoberfest | Altbier, Bock
    """)
    t.do("serve Kirika")
    t.do("serve Nadja")
    t.asks("A", "discard Matilde", "discard 2 Love", "pass")
    t.do("discard Matilde")
    t.do("beer Oktoberfest")
    t.has("""
        A hand: 2 Love
        A discard: Matilde
        A beers: Oktoberfest
        servings: 0
    """)


def test_without_kirika_nadja_wants_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Nadja, Matilde
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Nadja")
    t.lacks("discard Matilde")


def test_in_the_park_pia_takes_colette(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        A hand: Kirika, Pia, Colette at the Park, 2 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Kirika")
    t.do("serve Pia")
    t.asks("A", "discard Colette", "discard 2 Love", "pass")
    t.do("discard Colette")
    t.has("effort: 2")


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
