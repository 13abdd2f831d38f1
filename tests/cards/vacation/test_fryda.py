"""Fryda Viento, Oceanographer Maid: cost 7, no VP, Draw +2, Love +2, Employment +2, 8 copies."""

from tests.table import NewTable


def test_she_draws_two_and_gives_two_love_and_two_employments(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fryda, 1 Love
        A deck: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "play 1 Love", "end serving")
    t.do("serve Fryda")
    t.has("""
        phase: employ
        love: 2
        servings: 0
        employments: 3
        A hand: 1 Love, Beatrice, Evita
        A deck: Fea
        A played: Fryda
    """)


def test_a_second_fryda_finds_no_serving(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fryda x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Fryda")
    t.has("""
        phase: employ
        employments: 3
        A hand: Fryda, 1 Love
        A played: Fryda
    """)


def test_two_frydas_with_two_servings_add_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 2
        A hand: Fryda x2
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Fryda")
    t.do("serve Fryda")
    t.has("""
        phase: employ
        love: 4
        employments: 5
        A hand: 1 Love x4
        A deck: 1 Love
    """)


def test_an_empty_deck_is_refilled_between_the_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fryda, 1 Love
        A deck: Fea
        A discard: Beatrice x2
        B hand: 1 Love
    """)
    t.do("serve Fryda")
    t.has("""
        A hand: 1 Love, Fea, Beatrice
        A deck: Beatrice
        A discard:
        A played: Fryda
    """)


def test_three_cards_may_be_employed_after_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Trek, Archipelago Tour | Underwater Grotto
        A hand: Fryda, 3 Love
        B hand: 1 Love
    """)
    t.do("serve Fryda")
    t.do("play 3 Love")
    t.do("employ Beatrice")
    t.do("employ Beatrice")
    t.has("""
        turn: A
        love: 1
        employments: 1
        A discard: Beatrice x2
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: Beatrice x2, 1 Love, Fryda, 3 Love
        town: Beatrice x22
    """)


def test_she_costs_seven_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 6
        employments: 2
        town: Fryda x8
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Fryda")
    t.do("play 1 Love")
    t.do("employ Fryda")
    t.has("""
        A discard: Fryda
        town: Fryda x7
        love: 0
    """)


def test_she_has_no_points_and_so_breaks_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        town: Lydia x0, Cynthia x0
        A hand: 1 Love
        A discard: Sophia
        B hand: 1 Love
        B discard: Sophia, Fryda
    """)
    t.do("end turn")
    assert t.over
    assert t.vp("A") == t.vp("B") == 5
    assert t.winners() == ["B"]
