"""Cynthia Lakes, Nap Maid: cost 5, no VP, Draw +4, 10 copies. Every other player draws one card."""

from tests.table import NewTable


def test_she_draws_four_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Cynthia, 1 Love
        A deck: Beatrice, Evita, Sophia, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Cynthia")
    t.has("""
        phase: employ
        servings: 0
        love: 0
        employments: 1
        A hand: 1 Love, Beatrice x2, Evita, Sophia
        A deck: 1 Love
        A played: Cynthia
    """)


def test_every_other_player_draws_one_without_being_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 4
        turn: C
        A hand: 1 Love
        A deck: Fea, Evita
        B hand: 1 Love x5
        B deck: Sophia
        C hand: Cynthia, 1 Love
        C deck: Beatrice x5
        D hand: 1 Love
        D deck: 2 Love x2
    """)
    t.do("serve Cynthia")
    t.has("""
        turn: C
        A hand: 1 Love, Fea
        A deck: Evita
        B hand: 1 Love x5, Sophia
        B deck:
        C hand: 1 Love, Beatrice x4
        C deck: Beatrice
        D hand: 1 Love, 2 Love
        D deck: 2 Love
    """)


def test_an_empty_deck_of_another_player_is_refilled(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Cynthia, 1 Love
        A deck: Beatrice x4
        B hand: 1 Love
        B discard: Fea x3
    """)
    t.do("serve Cynthia")
    t.has("""
        B hand: 1 Love, Fea
        B deck: Fea x2
        B discard:
    """)


def test_a_player_without_cards_to_draw_draws_none(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 3
        A hand: Cynthia, 1 Love
        A deck: Beatrice x4
        B hand: 1 Love
        C hand: 1 Love
        C deck: Fea
    """)
    t.do("serve Cynthia")
    t.has("""
        B hand: 1 Love
        C hand: 1 Love, Fea
    """)


def test_the_others_draw_even_if_her_master_cannot(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Cynthia, 1 Love
        B hand: 1 Love
        B deck: Fea
    """)
    t.do("serve Cynthia")
    t.has("""
        phase: employ
        A hand: 1 Love
        A played: Cynthia
        B hand: 1 Love, Fea
    """)


def test_what_the_others_drew_stays_hidden(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Cynthia, 1 Love
        A deck: Beatrice x4
        B hand: 1 Love
        B deck: Fea x3
    """)
    t.do("serve Cynthia")
    t.sees("A", "B hand: 2 cards")
    t.sees("A", "B deck: 2 cards")
    t.sees("B", "A hand: 5 cards")


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 4
        employments: 2
        town: Cynthia x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Cynthia")
    t.do("play 1 Love")
    t.do("employ Cynthia")
    t.has("""
        A discard: Cynthia
        town: Cynthia x9
        love: 0
    """)
