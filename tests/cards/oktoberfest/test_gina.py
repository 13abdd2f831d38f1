"""Gina Kersten, Bar Maid: cost 4, no VP, Draw +1, 10 copies.

Employ bonus: two Love more buy a beer. Served: in the Employ Phase of the same turn one beer may be bought for four
Love, without an Employment; one for each Gina served.
"""

from tests.table import NewTable


def test_served_she_draws_a_card_and_a_beer_can_be_bought_for_four(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Gina, 3 Love
        A deck: 1 Love, Ute
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Gina")
    t.has("""
        phase: employ
        A hand: 3 Love, 1 Love
        A deck: Ute
    """)
    t.lacks("buy beer from the pile")
    t.do("play 3 Love")
    t.offers("buy beer Oktoberfest")
    t.do("buy beer from the pile")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Altbier
        beers: Oktoberfest | Pilsner, Bock
        love: 0
        employments: 1
    """)


def test_one_gina_served_gives_one_purchase(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Gina, 1 Love
        B hand: 1 Love
        love: 8
    """)
    t.do("serve Gina")
    t.do("buy beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
        love: 4
    """)
    t.lacks("buy beer from the pile")
    t.lacks("buy beer Altbier")


def test_two_ginas_served_give_two_purchases(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock, Weissbier
        A hand: Anna, Gina x2, 1 Love
        B hand: 1 Love
        love: 12
    """)
    t.do("serve Anna")
    t.do("serve Gina")
    t.do("serve Gina")
    t.do("buy beer from the pile")
    t.do("buy beer Oktoberfest")
    t.lacks("buy beer from the pile")
    t.has("""
        A beers: Altbier, Oktoberfest
        beers: Pilsner | Bock, Weissbier
        love: 4
        employments: 1
    """)


def test_the_purchase_is_open_after_the_last_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Gina, 3 Love x2
        B hand: 1 Love
    """)
    t.do("serve Gina")
    t.do("play all Love")
    t.do("employ Matilde")
    t.has("""
        turn: A
        love: 4
        employments: 0
    """)
    t.asks("A", "buy beer from the pile", "buy beer Oktoberfest", "end turn")
    t.do("buy beer Oktoberfest")
    t.has("""
        turn: B
        A beers: Oktoberfest
    """)


def test_without_a_served_gina_no_beer_is_for_sale(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Gina, 1 Love
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("buy beer from the pile")
    t.lacks("buy beer Oktoberfest")


def test_the_purchase_is_lost_at_the_end_of_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Gina
        A deck: 1 Love, 2 Love x5
        B hand: 1 Love
    """)
    t.do("serve Gina")
    t.do("end turn")
    t.do("B: end turn")
    t.do("A: play 2 Love")
    t.do("A: play 2 Love")
    t.has("love: 4")
    t.offers("employ 2 Love")
    t.lacks("buy beer from the pile")


def test_employed_she_brings_a_beer_for_two_love_more(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Gina x10
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Gina")
    t.asks("A", "pay for a beer", "pass")
    t.do("pay for a beer")
    t.asks("A", "beer from the pile", "beer Oktoberfest")
    t.do("beer Oktoberfest")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A discard: Gina
        A beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
        love: 0
        employments: 1
    """)


def test_with_one_love_left_the_employ_bonus_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Gina x10
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Gina")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.has("""
        love: 1
        A beers:
    """)


def test_employing_her_does_not_open_the_purchase_for_four(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Gina x10
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 8
        employments: 2
    """)
    t.do("employ Gina")
    t.do("pass")
    t.has("love: 4")
    t.lacks("buy beer from the pile")
    t.lacks("buy beer Oktoberfest")


def test_she_costs_four_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Gina x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Gina")
    t.do("play 1 Love")
    t.do("employ Gina")
    t.has("""
        A discard: Gina
        love: 0
        town: Gina x9
    """)
    assert t.vp("A") == 0
