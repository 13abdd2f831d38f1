"""Romina Vautrin, Job-skipping Maid: cost 4, no VP, Draw +2, Love +2, 10 copies.

Once she has served, the Serving Phase is over: no other maid, no chambermaid and no Reminiscence after her.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_gives_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Romina, 1 Love
        A deck: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.do("serve Romina")
    t.has("""
        phase: employ
        love: 2
        employments: 1
        A hand: 1 Love, Beatrice, Evita
        A deck: Fea
        A played: Romina
    """)


def test_servings_that_were_left_are_of_no_use(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 4
        A hand: Romina, Beatrice, Evita, 1 Love
        A deck: Valencia x2
        B hand: 1 Love
    """)
    t.do("serve Romina")
    t.has("""
        phase: employ
        A hand: Beatrice, Evita, 1 Love, Valencia x2
        A chambermaids:
    """)
    t.offers("play 1 Love")
    t.refuses("serve Evita")
    t.refuses("chamber Valencia")
    t.refuses("chamber Beatrice")


def test_no_reminiscence_is_acquired_after_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Scary Night, Archipelago Tour | Trek
        servings: 2
        A hand: Romina, Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.offers("acquire Scary Night")
    t.do("serve Romina")
    t.has("""
        phase: employ
        A hand: Beatrice, Evita, 1 Love
    """)
    t.refuses("acquire Scary Night")


def test_a_reminiscence_may_be_acquired_before_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Scary Night, Archipelago Tour | Trek
        A hand: Romina, Beatrice, Evita, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.do("serve Romina")
    t.has("""
        phase: employ
        love: 2
        A reminiscences: Scary Night
        A hand: 1 Love x3
        A deck: 1 Love
    """)


def test_her_love_employs_and_the_turn_ends_as_usual(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Romina, 1 Love
        A deck: 1 Love x2, Fea x5
        B hand: 1 Love
    """)
    t.do("serve Romina")
    t.do("employ Beatrice")
    t.has("""
        turn: B
        A hand: Fea x5
        A discard: Romina, 1 Love x3, Beatrice
    """)


def test_the_next_player_has_a_serving_phase_again(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Romina, 1 Love
        A deck: 1 Love x2
        B hand: Fea, 1 Love
    """)
    t.do("serve Romina")
    t.do("end turn")
    t.asks("B", "serve Fea", "play 1 Love", "end serving")
    t.has("phase: serving")


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 3
        employments: 2
        town: Romina x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Romina")
    t.do("play 1 Love")
    t.do("employ Romina")
    t.has("""
        A discard: Romina
        town: Romina x9
        love: 0
    """)
