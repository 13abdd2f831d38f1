"""Fireworks Festival, Reminiscence of category 2: 6 VP, 1 copy, paid with staff of cost 7, 5 and 4.

Five more cards are drawn for this turn's new hand.
"""

from tests.table import NewTable


def test_costs_of_seven_five_and_four_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Lydia, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "serve Lydia", "serve Fea", "play 1 Love", "acquire Fireworks Festival", "end serving")
    t.do("acquire Fireworks Festival")
    t.has("""
        phase: employ
        new_hand: 10
        A hand: 1 Love
        A discard: Fea, Lydia, Fryda
        A reminiscences: Fireworks Festival
        reminiscences: Archipelago Tour, Camp Fire, Underwater Grotto |
    """)


def test_the_new_hand_has_ten_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Lydia, Fea
        A deck: 1 Love x12
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Festival")
    t.has("""
        turn: B
        A hand: 1 Love x10
        A deck: 1 Love x2
    """)


def test_the_hand_after_that_has_five_again(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Lydia, Fea
        A deck: 1 Love x20
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Festival")
    t.do("B: end turn")
    t.do("A: end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
    """)


def test_love_cards_of_these_costs_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: 3 Love, Cynthia, 2 Love
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Festival")
    t.has("""
        A reminiscences: Fireworks Festival
        A hand: 3 Love, Cynthia, 2 Love
    """)


def test_a_dearer_card_does_not_pay_for_a_cheaper_one(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Sophia, Laura, Lydia, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Laura", "serve Lydia", "serve Fea", "end serving")
    t.refuses("acquire Fireworks Festival")


def test_it_adds_to_riya(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Lydia, Fea, Riya
        A deck: 1 Love x20
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Festival")
    t.do("discard Fea")
    t.do("serve Riya")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: 1 Love x15
    """)


def test_the_player_chooses_among_cards_of_equal_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: 3 Love, Fryda, Lydia, Fea, 2 Love
        B hand: 1 Love
    """)
    t.do("acquire Fireworks Festival")
    t.asks("A", "discard 3 Love", "discard Fryda")
    t.do("discard Fryda")
    t.asks("A", "discard 2 Love", "discard Fea")
    t.do("discard 2 Love")
    t.has("A hand: 3 Love, Fea")


def test_it_scores_six_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Fireworks Festival
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
