"""Nadja Kersten, Bar Maid: cost 5, no VP, Love +1, 10 copies.

Employ bonus: one Love more buys a beer. Served: her master may discard a Love card from hand and pay one Serving for a
beer.
"""

from tests.table import NewTable


def test_served_she_trades_a_love_card_and_a_serving_for_a_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Anna, Nadja, 1 Love, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Nadja")
    t.asks("A", "discard 1 Love", "discard 2 Love", "pass")
    t.do("discard 1 Love")
    t.asks("A", "beer from the pile", "beer Oktoberfest")
    t.do("beer from the pile")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        A hand: 2 Love
        A discard: 1 Love
        A beers: Altbier
        beers: Oktoberfest | Pilsner, Bock
    """)


def test_any_love_card_will_do_and_the_face_up_beer_may_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Anna, Nadja, 1 Love, 3 Love
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Nadja")
    t.do("discard 3 Love")
    t.do("beer Oktoberfest")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love
        A beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
        love: 1
    """)


def test_the_trade_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Anna, Nadja, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Nadja")
    t.asks("A", "discard 1 Love", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        servings: 1
        A hand: 1 Love
        A discard:
        A beers:
    """)


def test_without_a_serving_left_there_is_no_trade(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nadja, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Nadja")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.has("""
        love: 1
        servings: 0
        A beers:
    """)


def test_without_a_love_card_in_hand_there_is_no_trade(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Anna, Nadja, Matilde
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("serve Nadja")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        servings: 1
        A beers:
    """)


def test_employed_she_brings_a_beer_for_one_love_more(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.asks("A", "pay for a beer", "pass")
    t.do("pay for a beer")
    t.asks("A", "beer from the pile", "beer Oktoberfest")
    t.do("beer from the pile")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A discard: Nadja
        A beers: Altbier
        town: Nadja x9
        love: 0
        employments: 1
    """)


def test_the_beer_of_the_employ_bonus_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pass")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.has("""
        A discard: Nadja
        A beers:
        love: 1
    """)


def test_she_costs_five_love_which_leaves_nothing_for_a_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        A deck: 1 Love x5
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.do("employ Nadja")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        A discard: Nadja
        A beers:
    """)


def test_two_nadjas_served_make_two_trades(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock, Weissbier
        A hand: Nadja x2, 1 Love x3
        B hand: 1 Love
        servings: 4
    """)
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer Oktoberfest")
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer from the pile")
    t.has("""
        A hand: 1 Love
        A discard: 1 Love x2
        A beers: Oktoberfest, Pilsner
        beers: Altbier | Bock, Weissbier
        love: 2
        servings: 0
    """)


def test_four_love_do_not_employ_her_and_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x9
        A hand: 1 Love
        A discard: Nadja
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("employ Nadja")
    assert t.vp("A") == 0
    t.do("play 1 Love")
    t.offers("employ Nadja")
