"""Finding a Hidden Hot Spring, Reminiscence of category 1: 3 VP, 2 copies, paid with staff of cost 4, 4 and 3.

Two "3 Love" come from the Town to the own discard pile.
"""

from tests.table import NewTable


def test_two_cards_of_cost_four_and_one_of_cost_three_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek, Underwater Grotto
        town: 3 Love x8
        A hand: Fea, Riya, Evita, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Riya", "serve Evita", "play 1 Love", "acquire Finding", "end serving")
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: 3 Love x2, Evita...
        A reminiscences: Finding a Hidden Hot Spring
        town: 3 Love x6
        reminiscences: Trek, Camp Fire, Archipelago Tour | Underwater Grotto
    """)


def test_a_two_love_is_a_staff_member_of_cost_four(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        A hand: 2 Love x2, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love x2, Evita, 2 Love x2
    """)


def test_one_card_of_cost_four_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        A hand: Fea, Evita x2, Lydia
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Evita", "serve Lydia", "end serving")
    t.refuses("acquire Finding a Hidden Hot Spring")


def test_without_a_card_of_cost_three_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        A hand: Fea x3, Beatrice
        B hand: 1 Love
    """)
    t.refuses("acquire Finding a Hidden Hot Spring")


def test_the_player_chooses_among_cards_of_equal_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        A hand: Fea, Riya, 2 Love, Evita, Daphne
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.asks("A", "discard Fea", "discard Riya", "discard 2 Love")
    t.do("discard Riya")
    t.asks("A", "discard Fea", "discard 2 Love")
    t.do("discard 2 Love")
    t.asks("A", "discard Evita", "discard Daphne")
    t.do("discard Daphne")
    t.has("""
        A hand: Fea, Evita
        A discard: 3 Love x2, Daphne, 2 Love, Riya
    """)


def test_what_is_left_of_the_love_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        town: 3 Love x1
        A hand: Fea x2, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        A discard: 3 Love, Evita, Fea x2
        town: 3 Love x0
    """)


def test_without_such_love_it_is_acquired_for_its_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Archipelago Tour | Trek
        town: 3 Love x0
        A hand: Fea x2, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        A discard: Evita, Fea x2
        A reminiscences: Finding a Hidden Hot Spring
    """)


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Finding a Hidden Hot Spring
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0
