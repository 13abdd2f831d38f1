"""Nonnette Soyeux, Dolphin Caretaker Maid: cost 2, no VP, Draw +2, Employment +1, 10 copies.

After the draw her master may put one card from his hand on top of his deck.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_gives_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love
        A deck: Fea, Evita, Sophia
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.has("""
        employments: 2
        love: 0
        servings: 0
        A hand: 1 Love, Fea, Evita
        A deck: Sophia
    """)
    t.asks("A", "put back 1 Love", "put back Fea", "put back Evita", "pass")


def test_a_card_of_the_hand_goes_on_top_of_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love
        A deck: Fea, Evita, Sophia
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("put back Fea")
    t.has("""
        phase: employ
        A hand: 1 Love, Evita
        A deck: Fea, Sophia
        A discard:
        A played: Nonnette
    """)


def test_declining_keeps_the_hand(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love
        A deck: Fea, Evita, Sophia
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: 1 Love, Fea, Evita
        A deck: Sophia
    """)


def test_one_card_only_is_put_back(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love x3
        A deck: Sophia
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("put back Sophia")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("A deck: Sophia")


def test_with_an_empty_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        love: 1
        A hand: Nonnette
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("employments: 2")


def test_the_card_put_back_is_the_next_one_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 2
        A hand: Nonnette, Margareta, 1 Love
        A deck: Fea, Sophia, Evita
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("put back Sophia")
    t.do("serve Margareta")
    t.has("""
        A hand: 1 Love, Fea, Sophia
        A deck: Evita
    """)


def test_on_an_empty_deck_the_discard_pile_stays_where_it_is(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love
        A deck: Evita x2
        A discard: Beatrice x3
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("put back Evita")
    t.has("""
        A hand: 1 Love, Evita
        A deck: Evita
        A discard: Beatrice x3
    """)


def test_nobody_else_sees_the_card(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Nonnette, 1 Love
        A deck: Fea, Evita, Sophia
        B hand: 1 Love
    """)
    t.do("serve Nonnette")
    t.do("put back Evita")
    t.sees("B", "A hand: 2 cards")
    t.sees("B", "A deck: 2 cards")


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 1
        employments: 2
        town: Nonnette x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Nonnette")
    t.do("play 1 Love")
    t.do("employ Nonnette")
    t.has("""
        A discard: Nonnette
        town: Nonnette x9
        love: 0
    """)
