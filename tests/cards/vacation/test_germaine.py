"""Germaine Mahle, Juice Serving Maid: cost 3, no VP, Draw +2, 10 copies.

After the draw a Chambermaid Chief costing three or less may be taken from the Town to the own discard pile; whoever
takes her draws one more card.
"""

from tests.table import NewTable


def test_the_question_comes_after_two_cards_are_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Germaine, 1 Love
        A deck: Fea, Evita, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.has("""
        servings: 0
        A hand: 1 Love, Fea, Evita
        A deck: 2 Love
    """)
    t.asks("A", "take Beatrice", "pass")


def test_beatrice_goes_to_the_discard_pile_and_a_card_is_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Germaine, 1 Love
        A deck: Sophia, Evita, 2 Love, Fea
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.do("take Beatrice")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia, Evita, 2 Love
        A deck: Fea
        A discard: Beatrice
        A played: Germaine
        town: Beatrice x23
    """)


def test_declining_draws_nothing_more(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Germaine, 1 Love
        A deck: Sophia, Evita, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia, Evita
        A deck: 2 Love
        A discard:
        town: Beatrice x24
    """)


def test_without_a_beatrice_in_town_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Beatrice x0
        A hand: Germaine, 1 Love
        A deck: Sophia, Evita, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia, Evita
        A deck: 2 Love
    """)


def test_the_taken_beatrice_may_be_the_card_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Germaine, 1 Love
        A deck: Sophia x2
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.do("take Beatrice")
    t.has("""
        A hand: 1 Love, Sophia x2, Beatrice
        A deck:
        A discard:
        town: Beatrice x23
    """)


def test_the_last_beatrice_empties_her_pile(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Beatrice x1, Lydia x0
        A hand: Germaine, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.do("take Beatrice")
    t.do("end turn")
    assert t.over


def test_other_boxes_chambermaid_chief_is_taken_where_she_takes_part(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Germaine, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.asks("A", "take Colette", "pass")
    t.do("take Colette")
    t.has("""
        A hand: 1 Love x4
        A discard: Colette
        town: Colette x23
    """)


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 2
        employments: 2
        town: Germaine x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Germaine")
    t.do("play 1 Love")
    t.do("employ Germaine")
    t.has("""
        A discard: Germaine
        town: Germaine x9
        love: 0
    """)
