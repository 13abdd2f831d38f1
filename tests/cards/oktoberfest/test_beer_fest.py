"""Beer Fest, Building: cost 4, 1 VP, 8 copies.

It goes into its employer's quarters, who may lay one of the own beers under it. That beer still scores, but neither Get
Drunk nor Let Me Drink! reaches it, and Get Drunk does not count its Alcohol.
"""

from tests.table import NewTable


def test_a_beer_may_be_laid_under_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Altbier, Pilsner
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Beer Fest")
    t.asks("A", "lay Altbier under it", "lay Pilsner under it", "pass")
    t.do("lay Altbier under it")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A buildings: Beer Fest (Altbier)
        A beers: Pilsner
        A discard:
        town: Beer Fest x7
        love: 0
    """)


def test_it_may_stay_empty(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Altbier
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Beer Fest")
    t.asks("A", "lay Altbier under it", "pass")
    t.do("pass")
    t.has("""
        A buildings: Beer Fest
        A beers: Altbier
    """)


def test_without_a_beer_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B beers: Altbier
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Beer Fest")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A buildings: Beer Fest
        B beers: Altbier
    """)


def test_each_beer_fest_takes_one_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Pilsner, Bock
        A buildings: Beer Fest (Altbier)
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Beer Fest")
    t.do("lay Pilsner under it")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A buildings: Beer Fest (Altbier), Beer Fest (Pilsner)
        A beers: Bock
        town: Beer Fest x6
    """)


def test_it_scores_one_point_and_its_beer_scores_too(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest, Beer Fest (Altbier)
        B hand: 1 Love
        B buildings: Beer Fest (Weissbier)
        B beers: Weissbier
    """)
    assert t.vp("A") == 1 + 1 + 4
    assert t.vp("B") == 1 + 2 + 2


def test_get_drunk_does_not_count_the_beer_under_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x2
        A buildings: Beer Fest (Altbier)
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("""
        A beers: Altbier x2, Pilsner
        A buildings: Beer Fest (Altbier)
    """)


def test_get_drunk_does_not_reach_the_beer_under_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Weissbier
        A hand: 1 Love
        A beers: Altbier x2, Bock
        A buildings: Beer Fest (Pilsner)
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.asks("A", "give Altbier", "give Bock")


def test_its_pile_does_not_count_for_the_end_of_the_game(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Beer Fest x1, Nora x0
        A deck: 1 Love x5
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.do("employ Beer Fest")
    assert not t.over
    t.has("""
        turn: B
        town: Beer Fest x0
        A buildings: Beer Fest
    """)


def test_it_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 3
    """)
    t.lacks("employ Beer Fest")
    t.do("play 1 Love")
    t.offers("employ Beer Fest")
