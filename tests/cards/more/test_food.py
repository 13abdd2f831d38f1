"""Food: preparations of three levels that need 2, 3 and 4 Imagination and are worth 2, 4 and 6 VP.

Three of each with four players; one of level 1 and one of level 3 fewer with two or three. Noëmi's picker may gain them
in the work step, from the top of the pile, lowest level first.
"""

import pytest

from tests.table import NewTable

ALL_KINDS = [f"{errand} {level}" for errand in ("Food", "Decoration", "Cleaning") for level in (1, 2, 3)]


@pytest.mark.parametrize(
    ("gained", "imagination", "option"),
    [("Decoration 1", 2, "Food 1"), ("Food 1 x2", 3, "Food 2"), ("Food 1 x2, Food 2 x3", 4, "Food 3")],
)
def test_each_level_has_its_price(table: NewTable, gained: str, imagination: int, option: str) -> None:
    t = table(f"""
        boxes: more
        phase: work
        imagination: {imagination}
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
        B preparations: {gained}
    """)
    t.asks("A", f"gain {option}", "end work")
    t.do(f"gain {option}")
    t.has(f"""
        phase: employ
        imagination: 0
        A preparations: {option}
    """)


@pytest.mark.parametrize(
    ("gained", "imagination"), [("Decoration 1", 1), ("Food 1 x2", 2), ("Food 1 x2, Food 2 x3", 3)]
)
def test_one_point_too_few_skips_the_step(table: NewTable, gained: str, imagination: int) -> None:
    t = table(f"""
        boxes: more
        phase: work
        imagination: {imagination}
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
        B preparations: {gained}
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("phase: employ")


def test_only_the_top_card_can_be_gained(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 9
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Food 1", "end work")
    t.refuses("gain Food 2")
    t.refuses("gain Food 3")


def test_several_are_gained_one_by_one_down_the_pile(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 8
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
        B preparations: Food 1
    """)
    t.do("gain Food 1")
    t.asks("A", "gain Food 2", "end work")
    t.do("gain Food 2")
    t.has("imagination: 3")
    t.do("gain Food 2")
    t.has("""
        phase: employ
        imagination: 0
        A preparations: Food 1, Food 2 x2
        preparations: Food 2, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2
    """)


def test_the_levels_are_worth_two_four_and_six_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: 1 Love
        A preparations: Food 1, Food 2, Food 3
        B hand: 1 Love
        B preparations: Food 3, Food 2 x2
    """)
    assert t.vp("A") == 12
    assert t.vp("B") == 14


@pytest.mark.parametrize(
    ("players", "piles"),
    [
        (2, "Food 1 x2, Food 2 x3, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2"),
        (
            4,
            ", ".join(f"{kind} x{2 if kind == 'Cleaning 3' else 3}" for kind in ALL_KINDS),
        ),
    ],
)
def test_the_number_of_players_decides_how_many_there_are(table: NewTable, players: int, piles: str) -> None:
    t = table(f"""
        boxes: more
        players: {players}
    """)
    t.has(f"preparations: {piles}")


def test_it_never_joins_the_staff(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 2
        A high class: Noëmi
        A hand: 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("gain Food 1")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Colette x5
        A deck:
        A discard: 1 Love
        A preparations: Food 1
    """)


def test_the_last_one_triggers_the_end(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 4
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
        B preparations: Food 1 x2, Food 2 x3, Food 3
    """)
    t.do("gain Food 3")
    t.do("end turn")
    t.has("""
        turn: B
        last round: yes
    """)
    assert not t.over
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]
