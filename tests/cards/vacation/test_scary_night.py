"""Scary Night, Reminiscence of category 1: 3 VP, 3 copies, paid with a card of cost 2 and a card of cost 3.

Every other player discards until three cards are left in hand.
"""

from tests.table import NewTable


def test_a_card_of_cost_two_and_one_of_cost_three_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek, Underwater Grotto
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "play 1 Love", "acquire Scary Night", "end serving")
    t.do("acquire Scary Night")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: Evita, Beatrice
        A reminiscences: Scary Night
        reminiscences: Trek, Camp Fire, Fireworks Festival | Underwater Grotto
    """)


def test_other_players_discard_down_to_three_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love x3, Beatrice x2
    """)
    t.do("acquire Scary Night")
    t.asks("B", "discard 1 Love", "discard Beatrice")
    t.do("B: discard Beatrice")
    t.asks("B", "discard 1 Love", "discard Beatrice")
    t.do("B: discard 1 Love")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B hand: 1 Love x2, Beatrice
        B discard: 1 Love, Beatrice
    """)


def test_players_with_three_cards_or_fewer_keep_them(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        players: 3
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love x2, Beatrice
        C hand: 1 Love, Beatrice
    """)
    t.do("acquire Scary Night")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B hand: 1 Love x2, Beatrice
        C hand: 1 Love, Beatrice
    """)


def test_the_others_discard_in_turn_order(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        players: 4
        turn: C
        A hand: 1 Love x3, Beatrice
        B hand: 1 Love x3, Beatrice x2
        C hand: Beatrice, Evita, 1 Love
        D hand: 1 Love x2, Beatrice x2
    """)
    t.do("acquire Scary Night")
    t.do("D: discard Beatrice")
    t.do("A: discard 1 Love")
    t.do("B: discard 1 Love")
    t.do("B: discard 1 Love")
    t.has("""
        turn: C
        A hand: 1 Love x2, Beatrice
        B hand: 1 Love, Beatrice x2
        D hand: 1 Love x2, Beatrice
        C hand: 1 Love
    """)


def test_a_hand_of_one_kind_is_discarded_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love x5
    """)
    t.do("acquire Scary Night")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B hand: 1 Love x3
        B discard: 1 Love x2
    """)


def test_the_own_hand_is_not_touched(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        A hand: Beatrice, Evita, 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("""
        phase: employ
        A hand: 1 Love x5
    """)


def test_the_player_chooses_among_cards_of_equal_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        servings: 2
        A hand: Beatrice, Hyacinth, Evita, Daphne, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.asks("A", "discard Beatrice", "discard Hyacinth")
    t.do("discard Hyacinth")
    t.asks("A", "discard Evita", "discard Daphne")
    t.do("discard Evita")
    t.has("""
        servings: 2
        A hand: Beatrice, Daphne, 1 Love
        A discard: Evita, Hyacinth
    """)


def test_two_cards_of_one_of_the_costs_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        A hand: Beatrice, Hyacinth, 2 Love
        B hand: 1 Love
    """)
    t.refuses("acquire Scary Night")
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek
        A hand: Evita, Daphne, 2 Love
        B hand: 1 Love
    """)
    t.refuses("acquire Scary Night")


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Scary Night
        B hand: 1 Love
        B reminiscences: Scary Night x2
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 6
