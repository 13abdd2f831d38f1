"""Emily Raymond, Architect Maid: cost 4, no VP, Serving +2, Employment +1, 10 copies.

For the rest of the turn she served in, every building costs her master one Love less, but never less than one.
"""

from tests.table import NewTable


def test_she_gives_two_servings_and_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, Aline
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.has("""
        phase: serving
        servings: 2
        employments: 2
        love: 0
        A played: Emily
    """)
    t.asks("A", "chamber Aline", "end serving")


def test_a_garden_costs_three(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love x2
        B hand: 1 Love
        love: 2
    """)
    t.do("serve Emily")
    t.lacks("employ Garden")
    t.do("play 1 Love")
    t.do("employ Garden")
    t.has("""
        A hand: 1 Love
        A buildings: Garden
        town: Garden x7
        love: 0
        employments: 1
    """)


def test_an_estate_costs_four_and_a_lily_garden_five(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, Aline, 1 Love x2
        A buildings: Garden
        B hand: 1 Love
        love: 3
    """)
    t.do("serve Emily")
    t.do("end serving")
    t.lacks("employ Estate")
    t.do("play 1 Love")
    t.offers("employ Estate")
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.offers("employ Lily Garden")


def test_every_building_of_the_turn_is_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        A deck: Aline x5
        B hand: 1 Love
        love: 6
    """)
    t.do("serve Emily")
    t.do("employ Garden")
    t.has("love: 3")
    t.do("employ Garden")
    t.has("""
        turn: B
        A buildings: Garden x2
        A discard: Emily, 1 Love
    """)


def test_two_of_her_add_up(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily x2, 1 Love x2
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Emily")
    t.do("serve Emily")
    t.has("""
        servings: 3
        employments: 3
    """)
    t.lacks("employ Garden")
    t.do("play 1 Love")
    t.do("employ Garden")
    t.has("""
        love: 0
        A buildings: Garden
    """)


def test_a_building_never_costs_less_than_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily x5, 1 Love x2
        B hand: 1 Love
    """)
    for _ in range(5):
        t.do("serve Emily")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.do("play 1 Love")
    t.do("employ Garden")
    t.has("""
        love: 0
        employments: 5
        A buildings: Garden
    """)


def test_maids_and_love_cards_keep_their_prices(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        B hand: 1 Love
        love: 3
    """)
    t.do("serve Emily")
    t.offers("employ Garden")
    t.lacks("employ Amaretto")
    t.lacks("employ 2 Love")


def test_ririko_is_reckoned_before_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love x2
        A chambermaids: Ririko
        B hand: 1 Love
        love: 3
    """)
    t.do("serve Emily")
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("""
        love: 0
        A buildings: Lily Garden
    """)


def test_other_players_pay_the_full_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        B hand: 1 Love x3
    """)
    t.do("serve Emily")
    t.do("A: end turn")
    t.do("B: play all Love")
    t.has("love: 3")
    t.offers("employ Suzuna")
    t.lacks("employ Garden")


def test_her_masters_next_turn_has_the_full_price_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.do("A: end turn")
    t.do("B: end turn")
    t.do("A: end serving")
    t.do("play all Love")
    t.has("love: 3")
    t.lacks("employ Garden")


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Emily x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Emily")
    t.do("play 1 Love")
    t.do("employ Emily")
    t.has("""
        A discard: Emily
        town: Emily x9
        love: 0
    """)
