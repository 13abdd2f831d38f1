"""Laura, Island Folk Maid: cost 6, no VP, Draw +2, 8 copies.

After the draw her master may set aside any number of Chambermaids and Chambermaid Chiefs from hand; no Serving is paid.
"""

from tests.table import NewTable


def test_drawn_and_held_chambermaids_are_set_aside_for_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Laura, Beatrice, 1 Love
        A deck: Valencia, Hyacinth, Fea
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.asks("A", "chamber Beatrice", "chamber Valencia", "chamber Hyacinth", "pass")
    t.do("chamber Beatrice")
    t.asks("A", "chamber Valencia", "chamber Hyacinth", "pass")
    t.do("chamber Valencia")
    t.asks("A", "chamber Hyacinth", "pass")
    t.do("chamber Hyacinth")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids: Beatrice, Valencia, Hyacinth
        A hand: 1 Love
        A deck: Fea
        A played: Laura
    """)


def test_the_master_may_stop_at_any_point(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Laura, Beatrice, Valencia, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.do("chamber Valencia")
    t.do("pass")
    t.has("""
        phase: employ
        A chambermaids: Valencia
        A hand: Beatrice, 1 Love
    """)


def test_declining_at_once_sets_nobody_aside(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Laura, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.asks("A", "chamber Beatrice", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        A chambermaids:
        A hand: Beatrice, 1 Love
    """)


def test_other_maids_are_not_set_aside(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Picnic | Trek
        A hand: Laura, Sophia, Fea, Florence, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.asks("A", "chamber Florence", "pass")


def test_without_a_chambermaid_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Laura, Sophia, 1 Love
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.has("""
        phase: employ
        A hand: Sophia, 1 Love, Fea x2
    """)


def test_servings_that_are_left_stay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 3
        A hand: Laura, Beatrice x2, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.do("chamber Beatrice")
    t.do("chamber Beatrice")
    t.do("pass")
    t.has("""
        phase: serving
        servings: 2
        love: 0
        A chambermaids: Beatrice x2
    """)
    t.asks("A", "serve Hyacinth", "chamber Hyacinth", "play 1 Love", "end serving")


def test_whoever_is_set_aside_gives_no_icons(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Laura, Valencia x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.do("chamber Valencia")
    t.do("chamber Valencia")
    t.has("""
        phase: employ
        love: 0
        A chambermaids: Valencia x2
    """)
    t.sees("B", "A chambermaids: Valencia x2")


def test_she_costs_six_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 5
        employments: 2
        town: Laura x8
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Laura")
    t.do("play 1 Love")
    t.do("employ Laura")
    t.has("""
        A discard: Laura
        town: Laura x7
        love: 0
    """)
