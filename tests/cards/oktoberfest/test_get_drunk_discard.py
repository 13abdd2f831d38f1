"""Get Drunk (discard), beer card: no VP, no Alcohol, 1 copy.

Drawn or revealed, it is resolved at once: if the Alcohol of the active player's beers outside a Beer Fest is 9 or more,
a random one of them leaves the game. Then the card itself leaves the game, and the next one takes its place.
"""

from tests.table import NewTable


def test_drawn_with_nine_alcohol_it_costs_a_beer_and_another_is_drawn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
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
        B beers:
        beers: Oktoberfest | Bock
    """)


def test_with_eight_alcohol_no_beer_is_lost(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Altbier
        A hand: 1 Love
        A beers: Bock x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("""
        A beers: Bock x2, Pilsner
        beers: Oktoberfest | Altbier
        removed: Get Drunk (discard)
    """)


def test_revealed_as_the_next_face_up_beer_it_is_resolved_and_replaced(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Altbier | Get Drunk (discard), Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x2
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Altbier")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Altbier x2
        beers: Pilsner | Bock
    """)


def test_only_the_active_player_is_checked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        B beers: Altbier x3
        C hand: 1 Love
        C beers: Bock x2, Altbier
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        B beers: Altbier x3
        C beers: Bock x2, Altbier
        beers: Pilsner | Bock
    """)


def test_beers_under_a_beer_fest_are_neither_counted_nor_lost(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Weissbier
        A hand: 1 Love
        A beers: Bock x2
        A buildings: Beer Fest (Bock)
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("""
        A beers: Bock x2, Pilsner
        A buildings: Beer Fest (Bock)
        removed: Get Drunk (discard)
    """)


def test_the_open_beer_stand_adds_no_alcohol(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Altbier
        beer stand: A 1
        A hand: 1 Love
        A beers: Bock x2
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.do("buy beer from the pile")
    t.has("""
        A beers: Bock x2, Pilsner
        beer stand: A 1
        removed: Get Drunk (discard)
    """)


def test_both_get_drunk_cards_in_a_row_are_resolved_one_after_the_other(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Get Drunk (give away), Pilsner, Altbier
        A hand: 1 Love
        A beers: Bock x3
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
        A beers: Bock x2, Pilsner
        B beers:
        beers: Oktoberfest | Altbier
    """)


def test_it_happens_in_the_serving_phase_too(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
        A hand: Anna, Nadja, 1 Love x2
        A beers: Altbier x4
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer from the pile")
    t.has("""
        phase: employ
        A beers: Altbier x3, Pilsner
        beers: Oktoberfest | Bock
    """)
