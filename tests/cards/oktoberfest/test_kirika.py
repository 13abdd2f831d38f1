"""Kirika von Heidemann, Welfare Maid: cost 4, no VP, Draw +2, 10 copies.

For the rest of the turn the Chambermaid Chiefs in her master's hand count as a 1 Love each, wherever one may be used.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_matilde_can_be_played_as_one_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Matilde
        A deck: Matilde, 1 Love, Ute
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", "play Matilde", "play 1 Love", "play all Love", "end turn")
    t.do("play Matilde")
    t.has("""
        love: 1
        A hand: Matilde, 1 Love
        A deck: Ute
        A played: Kirika, Matilde
    """)


def test_playing_all_love_includes_the_chiefs(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Matilde x2, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play all Love")
    t.has("""
        love: 4
        A hand:
        A played: Kirika, Matilde x2, 2 Love
    """)


def test_without_her_a_chief_cannot_be_played(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Matilde, 1 Love
        B hand: 1 Love
        phase: employ
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.refuses("play Matilde")


def test_a_maid_chief_is_no_chambermaid_chief(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Anja, Matilde
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", "play Matilde", "end turn")
    t.refuses("play Anja")


def test_the_chiefs_of_another_box_count_as_well(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Kirika, Colette
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", "play Colette", "end turn")
    t.do("play Colette")
    t.has("""
        love: 1
        A played: Kirika, Colette
    """)


def test_chiefs_played_so_are_discarded_like_other_played_cards(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Matilde
        A deck: 1 Love x7
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play Matilde")
    t.do("play 1 Love")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A discard: 1 Love, Matilde, Kirika, 1 Love
    """)


def test_the_effect_ends_with_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika
        A deck: 2 Love x2, Matilde x4, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("end turn")
    t.do("B: end turn")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A hand: Matilde x4, 1 Love")


def test_a_chief_may_still_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Matilde x2
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Kirika")
    t.do("chamber Matilde")
    t.asks("A", "play Matilde", "end turn")
    t.has("""
        A chambermaids: Matilde
        A hand: Matilde
        servings: 0
    """)


def test_a_chief_is_a_love_card_to_discard_for_a_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kirika, Nadja, Matilde
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Kirika")
    t.do("serve Nadja")
    t.do("discard Matilde")
    t.do("beer Oktoberfest")
    t.has("""
        servings: 0
        A hand:
        A discard: Matilde
        A beers: Oktoberfest
    """)


def test_she_costs_four_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Kirika x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Kirika")
    t.do("play 1 Love")
    t.do("employ Kirika")
    t.has("""
        A discard: Kirika
        love: 0
        town: Kirika x9
    """)
    assert t.vp("A") == 0
