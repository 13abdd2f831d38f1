"""Daphne Coraille, Sea Folk Maid: cost 3, no VP, Serving +1, 10 copies.

A 2 Love of the Town is put on top of her master's deck; he has no choice.
"""

from tests.table import NewTable


def test_a_two_love_comes_on_top_of_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Daphne, Fea, 1 Love
        A deck: Beatrice, Evita
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.has("""
        servings: 1
        love: 0
        A hand: Fea, 1 Love
        A deck: 2 Love, Beatrice, Evita
        A played: Daphne
        town: 2 Love x11
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_without_a_two_love_in_town_nothing_is_put_there(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: 2 Love x0
        A hand: Daphne, Fea, 1 Love
        A deck: Beatrice
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.has("""
        servings: 1
        A deck: Beatrice
        town: 2 Love x0
    """)


def test_the_next_draw_brings_it_to_hand(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Daphne, Margareta, 1 Love
        A deck: Beatrice
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.do("serve Margareta")
    t.has("""
        A hand: 1 Love, 2 Love
        A deck: Beatrice
    """)


def test_an_empty_deck_is_not_refilled_for_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Daphne, 1 Love
        A discard: Beatrice x2
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.has("""
        phase: employ
        A deck: 2 Love
        A discard: Beatrice x2
    """)


def test_every_daphne_puts_one_there(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Daphne x3, 1 Love
        A deck: Beatrice
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.do("serve Daphne")
    t.do("serve Daphne")
    t.has("""
        phase: employ
        servings: 1
        A deck: 2 Love x3, Beatrice
        town: 2 Love x9
    """)


def test_it_is_drawn_for_the_new_hand(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Daphne, 1 Love
        A deck: Beatrice x5
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 2 Love, Beatrice x4
        A deck: Beatrice
        A discard: Daphne, 1 Love
    """)


def test_taking_the_last_two_love_does_not_end_the_game(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: 2 Love x1, Lydia x0
        A hand: Daphne, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Daphne")
    t.do("end turn")
    assert not t.over
    t.has("""
        turn: B
        town: 2 Love x0
    """)


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 2
        employments: 2
        town: Daphne x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Daphne")
    t.do("play 1 Love")
    t.do("employ Daphne")
    t.has("""
        A discard: Daphne
        town: Daphne x9
        love: 0
    """)
