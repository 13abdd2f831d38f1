"""Julia: general maid, cost 6, 1 VP, Serving +1, Imagination +2, 8 copies."""

import pytest

from tests.table import NewTable


def test_she_gives_a_serving_and_two_imagination(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Julia, Tomo, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.has("""
        phase: serving
        servings: 1
        imagination: 2
        concentration: 0
        effort: 0
        love: 0
        A hand: Tomo, 1 Love
        A deck: Colette
    """)


def test_two_of_them_make_a_food_card_of_the_last_level(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Julia x2, 1 Love
        B hand: 1 Love
        B preparations: Food 1 x2, Food 2 x3
    """)
    t.do("serve Julia")
    t.do("serve Julia")
    t.asks("A", "gain Food 3", "end work")
    t.do("gain Food 3")
    t.has("""
        imagination: 0
        A preparations: Food 3
    """)


def test_her_serving_is_lost_when_nobody_else_can_serve(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Julia, Colette, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.has("""
        phase: employ
        servings: 0
        imagination: 2
    """)


def test_her_imagination_does_not_last_beyond_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        B high class: Noëmi
        A hand: Julia, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.do("end turn")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        imagination: 0
    """)


def test_each_is_worth_a_point(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Julia, 1 Love
        A discard: Julia x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0


def test_she_costs_six_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 5
        town: Julia x5
        A hand: 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.lacks("employ Julia")
    t.do("play 1 Love")
    t.do("employ Julia")
    t.has("""
        turn: B
        town: Julia x4
    """)


@pytest.mark.parametrize(("players", "count"), [(2, 5), (4, 8)])
def test_two_players_have_three_fewer(table: NewTable, players: int, count: int) -> None:
    t = table(f"""
        boxes: more
        players: {players}
        town: Julia
    """)
    t.has(f"town: Julia x{count}")
