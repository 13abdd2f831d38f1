"""Fea Primrose, Beach Maid: cost 4, no VP, Serving +2, Employment +1, 10 copies."""

from tests.table import NewTable


def test_she_gives_two_servings_and_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fea, Evita, 1 Love
        A deck: Beatrice
        B hand: 1 Love
    """)
    t.do("serve Fea")
    t.has("""
        phase: serving
        servings: 2
        love: 0
        employments: 2
        A hand: Evita, 1 Love
        A deck: Beatrice
        A played: Fea
    """)


def test_her_servings_set_a_beatrice_aside(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fea, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Fea")
    t.do("chamber Beatrice")
    t.has("""
        phase: employ
        servings: 0
        employments: 2
        A chambermaids: Beatrice
    """)


def test_two_more_maids_serve_after_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fea, Valencia x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Fea")
    t.do("serve Valencia")
    t.do("serve Valencia")
    t.has("""
        phase: employ
        love: 4
        servings: 0
        A hand: Valencia, 1 Love
    """)


def test_two_cards_are_employed_after_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fea, 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Fea")
    t.do("play 3 Love")
    t.do("employ Beatrice")
    t.has("""
        turn: A
        love: 1
        employments: 1
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: Beatrice, 1 Love x2, 3 Love, Fea
    """)


def test_several_feas_add_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Fea x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Fea")
    t.do("serve Fea")
    t.do("serve Fea")
    t.has("""
        phase: employ
        employments: 4
        A hand: 1 Love
        A played: Fea x3
    """)


def test_she_is_no_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 2
        A hand: Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.refuses("chamber Fea")


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 3
        employments: 2
        town: Fea x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Fea")
    t.do("play 1 Love")
    t.do("employ Fea")
    t.has("""
        A discard: Fea
        town: Fea x9
        love: 0
    """)
