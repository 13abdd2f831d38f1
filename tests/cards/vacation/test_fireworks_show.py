"""Fireworks Show, Reminiscence of category 2: 4 VP, 1 copy, paid with two cards of cost 4.

Its new owner draws two cards more for his new hand at the end of this turn.
"""

from tests.table import NewTable


def test_the_new_hand_has_seven_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Fea x2, 1 Love
        A deck: Beatrice x8
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "acquire Fireworks Show", "end serving")
    t.do("acquire Fireworks Show")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: Fea x2
        A reminiscences: Fireworks Show
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise |
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Beatrice x7
        A deck: Beatrice
    """)


def test_later_turns_draw_five_again(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A deck: 1 Love x8
        A reminiscences: Fireworks Show
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: 1 Love x3
    """)


def test_the_next_players_hand_is_as_usual(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Fea x2, 1 Love
        A deck: 1 Love x8
        B hand: 1 Love
        B deck: 1 Love x8
    """)
    t.do("acquire Fireworks Show")
    t.do("A: end turn")
    t.do("B: end turn")
    t.has("""
        A hand: 7 cards
        B hand: 5 cards
    """)


def test_two_love_cards_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: 2 Love x2, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: serving")
    t.do("acquire Fireworks Show")
    t.has("""
        phase: employ
        love: 0
        A hand: 1 Love
        A discard: 2 Love x2
    """)


def test_the_player_chooses_which_two(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: 2 Love, Fea, Caldina, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Show")
    t.asks("A", "discard 2 Love", "discard Fea", "discard Caldina")
    t.do("discard Caldina")
    t.asks("A", "discard 2 Love", "discard Fea")
    t.do("discard 2 Love")
    t.has("""
        A hand: Fea, 1 Love
        A discard: 2 Love, Caldina
    """)


def test_one_card_of_cost_four_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Fea, Evita, 1 Love
        A discard: Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Evita", "play 1 Love", "end serving")
    t.refuses("acquire Fireworks Show")


def test_riyas_five_cards_come_on_top(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Show, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Fea x2, Riya Naragashi, 1 Love
        A deck: 1 Love x2, Beatrice x13
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Show")
    t.do("discard Fea")
    t.do("discard Fea")
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: Beatrice x12
        A deck: Beatrice
    """)


def test_it_scores_four_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Fireworks Show
        B hand: 1 Love
    """)
    assert t.vp("A") == 4
    assert t.vp("B") == 0
