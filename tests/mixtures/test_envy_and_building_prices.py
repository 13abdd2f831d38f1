"""Envy (Oktoberfest) beside everything that changes prices in Expanding: Emily, Amaretto, Ririko.

In the Employ Phase of its owner an Envy makes maids dearer by one, two or more of them by two. Buildings, Love, events
and beers keep their price, so that a discount on these is worth as much as ever.
"""

from tests.table import NewTable


def test_envy_raises_maids_but_no_building_and_no_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        A events: Envy
        B hand: 1 Love
        town: Emily x10, Phyllis x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Emily")
    t.offers("employ Phyllis")
    t.offers("employ 2 Love")
    t.do("employ Garden")
    t.has("""
        A buildings: Garden
        love: 0
        employments: 1
    """)


def test_the_raised_price_is_paid(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        A events: Envy
        B hand: 1 Love
        town: Phyllis x10
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Phyllis")
    t.has("""
        A discard: Phyllis
        love: 1
    """)


def test_emilys_discount_is_whole_on_a_building_and_none_on_a_maid(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Emily, 1 Love
        A events: Envy
        B hand: 1 Love
        town: Emily x9, Phyllis x10
        phase: serving
        love: 3
    """)
    t.do("serve Emily")
    t.lacks("employ Phyllis")
    t.do("employ Garden")
    t.has("""
        A buildings: Garden
        love: 0
        employments: 1
    """)


def test_two_emilys_and_three_envies_do_not_meet(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Emily x2, 1 Love
        A events: Envy x3
        B hand: 1 Love
        town: Pauline x10
        phase: serving
        love: 6
    """)
    t.do("serve Emily")
    t.do("serve Emily")
    t.do("employ Garden")
    t.has("""
        love: 4
        employments: 2
    """)
    t.do("employ Pauline")
    t.has("""
        A buildings: Garden
        A discard: Pauline
        love: 0
    """)


def test_amarettos_love_prices_hold_under_envy(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Amaretto, 1 Love
        A events: Envy x2
        B hand: 1 Love
        phase: serving
        love: 6
        employments: 3
    """)
    t.do("serve Amaretto")
    t.do("employ 3 Love")
    t.has("love: 2")
    t.do("employ 2 Love")
    t.has("""
        A discard: 2 Love, 3 Love
        love: 0
        employments: 1
    """)


def test_amaretto_makes_no_maid_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Amaretto, 1 Love
        A events: Envy
        B hand: 1 Love
        town: Phyllis x10
        phase: serving
        love: 3
    """)
    t.do("serve Amaretto")
    t.offers("employ 2 Love")
    t.lacks("employ 3 Love")
    t.lacks("employ Phyllis")


def test_ririkos_lily_garden_price_holds_under_envy(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        A chambermaids: Ririko
        A events: Envy x2
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Lily Garden")
    t.has("""
        A buildings: Lily Garden
        love: 0
    """)


def test_without_ririko_a_lily_garden_costs_six_under_envy_too(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love x2
        A buildings: Garden
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("love: 0")


def test_ririko_and_emily_together_hold_under_envy(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Emily, 1 Love
        A chambermaids: Ririko
        A events: Envy x2
        B hand: 1 Love
        phase: serving
        love: 4
    """)
    t.do("serve Emily")
    t.do("employ Lily Garden")
    t.has("""
        A buildings: Lily Garden
        love: 0
    """)


def test_ririko_herself_is_a_maid_and_gets_dearer(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love x2
        A chambermaids: Ririko
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Ririko")
    t.do("play 1 Love")
    t.do("employ Ririko")
    t.has("love: 0")


def test_an_estate_keeps_its_price_while_chiefs_get_dearer(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Aline, 1 Love x2
        A events: Envy x2
        B hand: 1 Love
        phase: employ
        love: 8
        employments: 3
    """)
    t.do("employ Estate")
    t.has("""
        A buildings: Estate (Aline)
        love: 3
    """)
    t.lacks("employ Aline")
    t.do("play 1 Love")
    t.do("employ Aline")
    t.has("""
        A discard: Aline
        love: 0
    """)


def test_a_maid_chief_gets_dearer(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love x2
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 8
        employments: 2
    """)
    t.lacks("employ Claudine")
    t.do("play 1 Love")
    t.do("employ Claudine")
    t.has("love: 0")


def test_a_private_maid_gets_dearer(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        private maids: Silk, Shion | Courtney, Roanna
        A hand: 1 Love x2
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Silk")
    t.do("play 1 Love")
    t.do("employ Silk")
    t.has("""
        A private: Silk
        love: 0
    """)


def test_events_and_a_beer_fest_keep_their_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        A events: Envy x2
        B hand: 1 Love
        B buildings: Garden
        phase: employ
        love: 9
        employments: 3
    """)
    t.do("employ Heavy Storm")
    t.has("love: 4")
    t.do("employ Beer Fest")
    t.has("""
        A buildings: Beer Fest
        B buildings: Garden (storm)
        love: 0
    """)


def test_a_beer_bought_with_gina_keeps_its_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Weissbier
        A hand: Gina, 1 Love
        A events: Envy x2
        B hand: 1 Love
        phase: serving
        love: 4
    """)
    t.do("serve Gina")
    t.do("buy beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        love: 0
    """)


def test_nadja_gets_dearer_but_not_her_beer(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Weissbier
        A hand: 1 Love
        A events: Envy
        B hand: 1 Love
        town: Nadja x10
        phase: employ
        love: 7
        employments: 2
    """)
    t.do("employ Nadja")
    t.asks("A", "pay for a beer", "pass")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        A discard: Nadja
        love: 0
    """)


def test_only_its_owner_is_envious(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B events: Envy x2
        town: Phyllis x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Phyllis")
    t.has("love: 0")


def test_effects_look_at_the_printed_cost(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Grace, 1 Love
        A events: Envy x2
        B hand: 1 Love
        town: Phyllis x10, Emily x10
        phase: serving
    """)
    t.do("serve Grace")
    t.lacks("take Emily")
    t.do("take Phyllis")
    t.do("choose A")
    t.has("""
        A discard: Phyllis
        love: 1
    """)


def test_it_is_cured_with_a_maid_whose_printed_cost_is_four_or_more(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Emily, Phyllis, 2 Love
        A events: Envy x2
        B hand: 1 Love
        town: Emily x9, Envy x6
    """)
    t.asks("A", "cure Envy with Emily", "start serving")
    t.do("cure Envy with Emily")
    t.has("""
        A hand: Phyllis, 2 Love
        A discard:
        A events: Envy
        town: Emily x10, Envy x7
    """)


def test_a_fourth_building_discount_never_leads_below_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Emily x4, 1 Love
        A events: Envy
        B hand: 1 Love
        phase: serving
        love: 1
    """)
    for _ in range(4):
        t.do("serve Emily")
    t.do("employ Garden")
    t.has("""
        A buildings: Garden
        love: 0
        employments: 4
    """)
