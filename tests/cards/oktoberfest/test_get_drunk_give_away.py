"""Get Drunk (give away), beer card: no VP, no Alcohol, 1 copy.

Drawn or revealed, it is resolved at once: if the Alcohol of the active player's beers outside a Beer Fest is 9 or more,
that player chooses one of them and gives it to another player. Then the card leaves the game and is replaced.
"""

from tests.table import NewTable


def test_drawn_with_nine_alcohol_a_beer_goes_to_the_only_other_player(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x3
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Altbier x2, Pilsner
        B beers: Altbier
        beers: Oktoberfest | Bock
        removed: Get Drunk (give away)
    """)


def test_the_beer_is_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Weissbier
        A hand: 1 Love
        A beers: Altbier x2, Bock
        B hand: 1 Love
        B beers: Pilsner
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.asks("A", "give Altbier", "give Bock")
    t.do("give Bock")
    t.has("""
        A beers: Altbier x2, Pilsner
        B beers: Bock, Pilsner
        beers: Oktoberfest | Weissbier
    """)


def test_the_player_who_receives_it_is_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x3
        B hand: 1 Love
        C hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.asks("A", "choose B", "choose C")
    t.do("choose C")
    t.has("""
        A beers: Altbier x2, Pilsner
        B beers:
        C beers: Altbier
    """)
    t.sees("B", "C beers: 1 card")
    t.sees("C", "C beers: Altbier")


def test_with_eight_alcohol_nothing_is_given(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Altbier
        A hand: 1 Love
        A beers: Weissbier x4
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("""
        A beers: Weissbier x4, Pilsner
        B beers:
        removed: Get Drunk (give away)
    """)


def test_revealed_beside_the_pile_the_beer_just_taken_counts_and_may_be_given(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Bock | Get Drunk (give away), Pilsner, Weissbier
        A hand: 1 Love
        A beers: Altbier x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Bock")
    t.asks("A", "give Altbier", "give Bock")
    t.do("give Bock")
    t.has("""
        A beers: Altbier x2
        B beers: Bock
        beers: Pilsner | Weissbier
        removed: Get Drunk (give away)
    """)


def test_beers_under_a_beer_fest_are_not_counted(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Bock
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
        B beers:
    """)


def test_only_the_active_player_is_checked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Pilsner, Weissbier
        A hand: 1 Love
        B hand: 1 Love
        B beers: Altbier x3, Bock
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Oktoberfest
        B beers: Altbier x3, Bock
        beers: Pilsner | Weissbier
    """)


def test_a_beer_given_away_scores_for_its_new_owner(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Bock, Altbier
        A hand: 1 Love
        A beers: Weissbier x5
        B hand: 1 Love
        B beers: Weissbier x2
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    assert t.vp("A") == 16 + 6
    assert t.vp("B") == 9
