"""Beatrice Escudo, Chambermaid Chief: cost 2, no icons, 24 copies, three in every start deck.

Two Servings make her a chambermaid; each chambered Beatrice is worth 2 VP, anywhere else she is worth nothing.
"""

from tests.table import NewTable


def test_she_scores_two_points_as_a_chambermaid_and_none_elsewhere(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Beatrice, 1 Love
        A deck: Beatrice
        A discard: Beatrice x2
        A chambermaids: Beatrice x3
        B hand: Beatrice, 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0


def test_two_servings_make_her_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        phase: serving
        servings: 3
        A hand: Beatrice x2, Fea, 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
    t.do("chamber Beatrice")
    t.has("""
        servings: 1
        A chambermaids: Beatrice
        A hand: Beatrice, Fea, 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    assert t.vp("A") == 2


def test_with_one_serving_she_is_not_offered_and_she_never_serves(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.refuses("chamber Beatrice")
    t.refuses("serve Beatrice")


def test_the_most_of_them_earn_no_bonus(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        players: 3
        A hand: 1 Love
        A chambermaids: Beatrice x4
        B hand: 1 Love
        B chambermaids: Beatrice
        C hand: 1 Love
        C discard: Beatrice x6
    """)
    assert t.vp("A") == 8
    assert t.vp("B") == 2
    assert t.vp("C") == 0


def test_she_stays_in_the_quarters_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 2
        A hand: Beatrice, 1 Love
        A deck: Fea x5
        B hand: 1 Love
    """)
    t.do("chamber Beatrice")
    t.do("end turn")
    t.has("""
        turn: B
        A chambermaids: Beatrice
        A hand: Fea x5
        A discard: 1 Love
    """)


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 1
        employments: 2
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Beatrice")
    t.do("play 1 Love")
    t.do("employ Beatrice")
    t.has("""
        A discard: Beatrice
        town: Beatrice x23
        love: 0
    """)


def test_ill_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        A hand: 1 Love
        A chambermaids: Beatrice x2, Beatrice (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 4


def test_under_an_estate_she_is_not_chambered(table: NewTable) -> None:
    t = table("""
        boxes: vacation, expanding
        A hand: 1 Love
        A buildings: Estate (Beatrice)
        A chambermaids: Beatrice
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 2
