"""Sunset Cruise, Reminiscence of category 2: 5 VP, 1 copy, paid with a card of cost 7 and a card of cost 2.

Employment +1 and Love +2.
"""

from tests.table import NewTable


def test_it_gives_an_employment_and_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: Fryda, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "play 1 Love", "acquire Sunset Cruise", "end serving")
    t.do("acquire Sunset Cruise")
    t.has("""
        phase: employ
        love: 2
        employments: 2
        A hand: 1 Love
        A discard: Beatrice, Fryda
        A reminiscences: Sunset Cruise
        reminiscences: Moonlit Dance, Camp Fire, Treasure Dive |
    """)


def test_a_three_love_is_a_card_of_cost_seven(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: 3 Love, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Sunset Cruise")
    t.has("""
        phase: employ
        love: 2
        A hand: 1 Love
        A discard: Hyacinth, 3 Love
    """)


def test_two_cards_are_employed_with_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: 3 Love, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Sunset Cruise")
    t.do("employ 1 Love")
    t.has("""
        turn: A
        love: 1
        employments: 1
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: 1 Love x3, 3 Love, Beatrice
    """)


def test_the_player_chooses_among_cards_of_equal_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: 3 Love, Fryda, Beatrice, Hyacinth
        B hand: 1 Love
    """)
    t.do("acquire Sunset Cruise")
    t.asks("A", "discard 3 Love", "discard Fryda")
    t.do("discard 3 Love")
    t.asks("A", "discard Beatrice", "discard Hyacinth")
    t.do("discard Hyacinth")
    t.has("""
        A hand: Fryda, Beatrice
        A discard: Hyacinth, 3 Love
        love: 2
        employments: 2
    """)


def test_it_is_not_offered_without_both_costs(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: Fryda, 3 Love, Evita, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "serve Evita", "play 3 Love", "play 1 Love", "end serving")
    t.refuses("acquire Sunset Cruise")


def test_a_card_of_cost_eight_is_not_one_of_cost_seven(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Sunset Cruise, Camp Fire, Treasure Dive | Moonlit Dance
        A hand: Sophia, Laura, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Laura", "play 1 Love", "end serving")
    t.refuses("acquire Sunset Cruise")


def test_it_scores_five_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Sunset Cruise
        B hand: 1 Love
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 0
