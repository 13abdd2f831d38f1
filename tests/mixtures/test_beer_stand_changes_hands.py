"""A Beer Stand that comes from another player: it is gained, so it opens again, at its new owner's.

Let Me Drink! takes one out of somebody's face-down beers, Get Drunk gives one away. Either way it lies open until the
end of the new owner's next turn, and everybody may buy one beer in each own Employ Phase so long. An open stand is face
up, and one under a Beer Fest is out of reach: neither can be taken.
"""

from tests.table import NewTable

GIVING_AWAY = """
    boxes: oktoberfest
    players: 3
    beers: Altbier | Get Drunk (give away), Pilsner, Weissbier, Bock, Pilsner x3
    servings: 2
    A hand: Nadja, 1 Love, 2 Love x2
    A deck: Ute x3, Anna x2
    A beers: Bock x2, Beer Stand
    B hand: 2 Love x2
    B deck: Ute x3, Anna x2
    C hand: 2 Love x2
    C deck: Ute x3, Anna x2
"""


def test_taken_by_let_me_drink_it_sells_to_the_whole_table_for_a_round(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        beers: Oktoberfest | Altbier, Bock, Pilsner x3
        A hand: 1 Love, 2 Love x2
        A deck: 1 Love x5
        A events: Let Me Drink!
        B hand: 3 Love x2
        B deck: 1 Love x5
        B beers: Beer Stand
        C hand: 3 Love x2
        C deck: 1 Love x5
    """)
    assert (t.vp("A"), t.vp("B")) == (0, 2)
    t.do("use Let Me Drink!")
    t.do("discard 1 Love")
    t.has("""
        beer stand: A 2
        A beers:
        B beers:
        removed: Let Me Drink!
    """)
    assert (t.vp("A"), t.vp("B")) == (2, 0)
    t.do("play all Love")
    t.offers("buy beer Oktoberfest")
    t.do("buy beer from the pile")
    t.has("""
        turn: B
        beer stand: A 1
        A beers: Altbier
    """)
    t.do("B: play all Love")
    t.do("B: buy beer from the pile")
    t.lacks("buy beer from the pile")
    t.do("B: end turn")
    t.has("B beers: Bock")
    t.do("C: play all Love")
    t.offers("buy beer from the pile")
    t.do("C: end turn")
    t.has("""
        turn: A
        beer stand: A 1
    """)
    t.do("A: end turn")
    t.has("""
        turn: B
        beer stand: closed
        A beers: Altbier, Beer Stand
    """)


def test_an_open_stand_is_no_face_down_beer_to_take(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beer stand: B 1
        A hand: 1 Love
        A events: Let Me Drink!
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_beside_an_open_stand_a_face_down_beer_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beer stand: B 1
        A hand: 1 Love, Ute
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
    """)
    t.do("use Let Me Drink!")
    t.has("""
        beer stand: B 1
        A beers: Altbier
        B beers:
    """)


def test_a_stand_under_a_beer_fest_stays_there(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A events: Let Me Drink!
        B hand: 1 Love
        B buildings: Beer Fest (Beer Stand)
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_get_drunk_turned_up_beside_the_pile_may_give_the_stand_away(table: NewTable) -> None:
    t = table(GIVING_AWAY)
    t.do("serve Nadja")
    t.asks("A", "discard 1 Love", "discard 2 Love", "pass")
    t.do("discard 1 Love")
    t.asks("A", "beer from the pile", "beer Altbier")
    t.do("beer Altbier")
    t.asks("A", "give Altbier", "give Bock", "give Beer Stand")
    t.do("give Beer Stand")
    t.asks("A", "choose B", "choose C")
    t.do("choose B")
    t.has("""
        beer stand: B 1
        A beers: Bock x2, Altbier
        B beers:
        beers: Pilsner | Weissbier, Bock, Pilsner x3
        removed: Get Drunk (give away)
    """)
    assert t.vp("B") == 2


def test_who_gave_it_away_may_buy_there_in_the_same_turn(table: NewTable) -> None:
    t = table(GIVING_AWAY)
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer Altbier")
    t.do("give Beer Stand")
    t.do("choose B")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.has("""
        A beers: Bock x2, Altbier, Weissbier
        love: 1
    """)


def test_given_to_the_next_player_it_is_closed_for_the_one_after(table: NewTable) -> None:
    t = table(GIVING_AWAY)
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer Altbier")
    t.do("give Beer Stand")
    t.do("choose B")
    t.do("A: end turn")
    t.has("beer stand: B 1")
    t.do("B: play all Love")
    t.offers("buy beer from the pile")
    t.do("B: end turn")
    t.has("""
        turn: C
        beer stand: closed
        B beers: Beer Stand
    """)
    t.do("C: play all Love")
    t.lacks("buy beer from the pile")


def test_given_to_the_last_player_it_is_open_for_all_who_come_before(table: NewTable) -> None:
    t = table(GIVING_AWAY)
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer Altbier")
    t.do("give Beer Stand")
    t.do("choose C")
    t.do("A: end turn")
    t.has("beer stand: C 1")
    t.do("B: play all Love")
    t.offers("buy beer from the pile")
    t.do("B: end turn")
    t.has("beer stand: C 1")
    t.do("C: play all Love")
    t.offers("buy beer from the pile")
    t.do("C: end turn")
    t.has("""
        turn: A
        beer stand: closed
        C beers: Beer Stand
    """)
