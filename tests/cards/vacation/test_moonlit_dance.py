"""Moonlit Dance, Reminiscence of category 2: 5 VP, 1 copy, paid with a card of cost 4 and a card of cost 5.

Its new owner may set aside any number of Chambermaids and Chambermaid Chiefs from hand; no Serving is paid.
"""

from tests.table import NewTable


def test_chambermaids_are_set_aside_for_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        phase: serving
        servings: 0
        A hand: Fea, Lydia, Beatrice, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Moonlit Dance")
    t.asks("A", "chamber Beatrice", "chamber Hyacinth", "pass")
    t.do("chamber Beatrice")
    t.asks("A", "chamber Hyacinth", "pass")
    t.do("chamber Hyacinth")
    t.has("""
        phase: employ
        love: 0
        A hand: 1 Love
        A chambermaids: Beatrice, Hyacinth
        A discard: Lydia, Fea
        A reminiscences: Moonlit Dance
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise |
    """)


def test_the_player_may_stop_at_any_point(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        A hand: Fea, Lydia, Beatrice x3, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Moonlit Dance")
    t.do("chamber Beatrice")
    t.do("chamber Beatrice")
    t.asks("A", "chamber Beatrice", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: Beatrice, 1 Love
        A chambermaids: Beatrice x2
        A reminiscences: Moonlit Dance
    """)


def test_servings_that_are_left_stay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        servings: 2
        A hand: 2 Love, Cynthia, Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Moonlit Dance")
    t.do("chamber Beatrice")
    t.has("""
        phase: serving
        servings: 2
        A chambermaids: Beatrice
    """)
    t.asks("A", "serve Evita", "play 1 Love", "end serving")


def test_without_a_chambermaid_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        A hand: Fea, Lydia, Sophia, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Moonlit Dance")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: Sophia, 1 Love
        A reminiscences: Moonlit Dance
    """)


def test_a_florence_may_pay_or_be_set_aside(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        A hand: Fea, Lydia, Florence, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Moonlit Dance")
    t.asks("A", "discard Lydia", "discard Florence")
    t.do("discard Lydia")
    t.asks("A", "chamber Florence", "pass")
    t.do("chamber Florence")
    t.has("""
        A chambermaids: Florence
        A discard: Lydia, Fea
    """)


def test_it_is_not_offered_without_both_costs(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise | Treasure Dive
        A hand: Fea, 2 Love, Evita
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Evita", "play 2 Love", "end serving")
    t.refuses("acquire Moonlit Dance")


def test_it_scores_five_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Moonlit Dance
        B hand: 1 Love
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 0
