"""Caldina Alley, Sea Bear Maid: cost 4, no VP, Draw +2, 10 copies.

Each other player holding five or more cards puts one of his own choice at the bottom of his deck, in turn order.
"""

from tests.table import NewTable


def test_she_draws_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love
        A deck: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.do("serve Caldina")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love, Beatrice, Evita
        A deck: Fea
        A played: Caldina
    """)


def test_a_player_with_five_cards_puts_one_under_his_deck(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love
        A deck: Beatrice x2
        B hand: 1 Love x3, Beatrice x2
        B deck: Fea, Evita
    """)
    t.do("serve Caldina")
    t.asks("B", "put under 1 Love", "put under Beatrice")
    t.do("B: put under Beatrice")
    t.has("""
        turn: A
        phase: employ
        B hand: 1 Love x3, Beatrice
        B deck: Fea, Evita, Beatrice
        B discard:
    """)


def test_a_player_with_four_cards_keeps_them(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love x4
        A deck: Beatrice x2
        B hand: 1 Love x2, Beatrice x2
        B deck: Fea
    """)
    t.do("serve Caldina")
    t.has("""
        turn: A
        phase: employ
        A hand: 1 Love x4, Beatrice x2
        B hand: 1 Love x2, Beatrice x2
        B deck: Fea
    """)


def test_the_others_choose_in_turn_order(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 4
        turn: C
        A hand: 1 Love x4, Beatrice
        B hand: 1 Love x5, Beatrice
        C hand: Caldina, 1 Love
        C deck: Beatrice x2
        D hand: 1 Love x2, Beatrice x3
    """)
    t.do("serve Caldina")
    t.do("D: put under Beatrice")
    t.do("A: put under 1 Love")
    t.do("B: put under Beatrice")
    t.has("""
        turn: C
        phase: employ
        A hand: 1 Love x3, Beatrice
        A deck: 1 Love
        B hand: 1 Love x5
        B deck: Beatrice
        D hand: 1 Love x2, Beatrice x2
        D deck: Beatrice
    """)


def test_a_player_below_five_cards_is_skipped_in_the_round(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 3
        A hand: Caldina, 1 Love
        B hand: 1 Love x3, Beatrice
        C hand: 1 Love x3, Beatrice x2
    """)
    t.do("serve Caldina")
    t.do("C: put under 1 Love")
    t.has("""
        turn: A
        B hand: 1 Love x3, Beatrice
        C hand: 1 Love x2, Beatrice x2
        C deck: 1 Love
    """)


def test_a_hand_of_one_kind_leaves_no_choice(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love
        B hand: 1 Love x5
        B deck: Fea
    """)
    t.do("serve Caldina")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B hand: 1 Love x4
        B deck: Fea, 1 Love
    """)


def test_an_empty_deck_is_not_refilled_for_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love
        B hand: 1 Love x4, Beatrice
        B discard: Fea x2
    """)
    t.do("serve Caldina")
    t.do("B: put under Beatrice")
    t.has("""
        B hand: 1 Love x4
        B deck: Beatrice
        B discard: Fea x2
    """)


def test_nobody_else_sees_the_card(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Caldina, 1 Love
        B hand: 1 Love x4, Beatrice
        B deck: Fea
    """)
    t.do("serve Caldina")
    t.do("B: put under Beatrice")
    t.sees("A", "B hand: 4 cards")
    t.sees("A", "B deck: 2 cards")


def test_a_card_drawn_through_cynthia_may_be_the_fifth(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Picnic | Trek
        servings: 2
        A hand: Cynthia, Caldina, 1 Love
        B hand: 1 Love x4
        B deck: Sophia
    """)
    t.do("serve Cynthia")
    t.do("serve Caldina")
    t.asks("B", "put under 1 Love", "put under Sophia")


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 3
        employments: 2
        town: Caldina x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Caldina")
    t.do("play 1 Love")
    t.do("employ Caldina")
    t.has("""
        A discard: Caldina
        town: Caldina x9
        love: 0
    """)
