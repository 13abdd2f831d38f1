"""Chiffon Loudenne: general maid, cost 3, no VP, Draw +1, Serving +1, 10 copies.

The third Chiffon who serves in one turn brings two Effort, and so do the sixth and the ninth.
"""

from tests.table import NewTable


def test_she_draws_a_card_and_gives_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon, Tomo, 1 Love
        A deck: Colette, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.has("""
        phase: serving
        servings: 1
        effort: 0
        love: 0
        A hand: Tomo, 1 Love, Colette
        A deck: 2 Love
    """)


def test_the_third_of_a_turn_brings_two_effort(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon x3, Tomo
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.has("effort: 0")
    t.do("serve Chiffon")
    t.has("""
        phase: serving
        effort: 2
        servings: 1
        A hand: Tomo, 1 Love x3
        A played: Chiffon x3
    """)


def test_a_third_found_on_the_way_counts_too(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Ellis, Sylvie
        A high class: Arisa
        A hand: Chiffon x2, 1 Love
        A deck: 1 Love, Chiffon, 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.asks("A", "gain Cleaning 1", "end work")
    t.has("""
        phase: work
        effort: 2
    """)


def test_the_sixth_brings_two_more_and_the_fourth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon x6, Tomo
        A deck: 1 Love x6
        B hand: 1 Love
    """)
    for effort in (0, 0, 2, 2, 2, 4):
        t.do("serve Chiffon")
        t.has(f"effort: {effort}")


def test_other_maids_between_them_do_not_matter(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon x3, Elaine, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Elaine")
    t.do("serve Chiffon")
    t.has("effort: 0")
    t.do("serve Chiffon")
    t.has("""
        effort: 2
        concentration: 1
    """)


def test_the_count_begins_anew_with_every_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon x2
        A deck: 1 Love x2, Chiffon x5, 1 Love
        B deck: 1 Love x5
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.do("A: end turn")
    t.do("A: pick Noëmi")
    t.do("B: pick Celina")
    t.has("A hand: Chiffon x5")
    t.do("A: serve Chiffon")
    t.has("""
        effort: 0
        A hand: Chiffon x4, 1 Love
        A played: Chiffon
    """)


def test_each_player_counts_the_own_ones(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Chiffon x2, 1 Love
        A deck: 1 Love x7
        B hand: Chiffon, Tomo
        B deck: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.do("A: end turn")
    t.do("B: serve Chiffon")
    t.has("""
        turn: B
        servings: 1
        effort: 0
    """)


def test_she_costs_three_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        employments: 2
        town: Chiffon x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Chiffon")
    t.do("play 1 Love")
    t.do("employ Chiffon")
    t.has("""
        love: 0
        A discard: Chiffon
        town: Chiffon x6
    """)
    assert t.vp("A") == 0
