"""Beer Stand, beer: 2 VP, Alcohol 0, 1 copy.

Gained, it lies open in the quarters until the end of its owner's next turn; so long every player may buy one beer for
four Love in each own Employ Phase, without an Employment. Then it is turned face down with its owner's beers.
"""

from tests.table import NewTable


def test_gained_from_the_pile_it_opens_at_once(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Beer Stand, Altbier, Pilsner, Bock
        A hand: Gina, 1 Love
        B hand: 1 Love
        love: 8
    """)
    t.do("serve Gina")
    t.do("buy beer from the pile")
    t.has("""
        beer stand: A 2
        A beers:
        beers: Oktoberfest | Altbier, Pilsner, Bock
        love: 4
    """)
    t.do("buy beer from the pile")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A beers: Altbier
        love: 0
        employments: 1
    """)


def test_taken_face_up_it_opens_as_well(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Beer Stand | Altbier, Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 10
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.asks("A", "beer from the pile", "beer Beer Stand")
    t.do("beer Beer Stand")
    t.has("""
        beer stand: A 2
        A beers:
        beers: Altbier | Pilsner, Bock
        love: 4
    """)
    t.offers("buy beer from the pile")
    t.offers("buy beer Altbier")


def test_lying_face_up_in_town_it_sells_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Beer Stand | Altbier, Pilsner, Bock
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("buy beer from the pile")
    t.lacks("buy beer Beer Stand")


def test_another_player_may_buy_one_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        beer stand: A 1
        turn: B
        phase: employ
        love: 8
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.offers("buy beer Oktoberfest")
    t.do("buy beer from the pile")
    t.lacks("buy beer from the pile")
    t.has("""
        turn: B
        B beers: Altbier
        A beers:
        love: 4
        employments: 1
    """)


def test_less_than_four_love_buys_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        beer stand: A 1
        phase: employ
        love: 3
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.lacks("buy beer from the pile")
    t.do("play 1 Love")
    t.offers("buy beer from the pile")
    t.offers("buy beer Oktoberfest")


def test_the_purchase_is_open_after_the_last_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        beer stand: A 1
        turn: B
        phase: employ
        love: 6
        A hand: 1 Love
        B deck: 1 Love x5
    """)
    t.do("employ Matilde")
    t.asks("B", "buy beer from the pile", "buy beer Oktoberfest", "end turn")
    t.do("buy beer Oktoberfest")
    t.has("""
        turn: A
        B beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
    """)


def test_everybody_has_the_chance_before_it_closes(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        beers: Oktoberfest | Altbier, Pilsner, Bock
        beer stand: A 2
        A hand: 2 Love x2
        B hand: 2 Love x2
        C hand: 2 Love x2
    """)
    t.do("A: end turn")
    t.has("beer stand: A 1")
    for seat in ("B", "C", "A"):
        t.do(f"{seat}: play all Love")
        t.offers("buy beer from the pile")
        t.do("end turn")
    t.has("""
        turn: B
        A beers: Beer Stand
    """)
    t.do("B: play all Love")
    t.lacks("buy beer from the pile")


def test_it_is_turned_face_down_at_the_end_of_its_last_turn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        beer stand: A 1
        A hand: 1 Love
        A beers: Pilsner
        B hand: 2 Love x2
    """)
    t.do("end turn")
    t.has("A beers: Beer Stand, Pilsner")
    t.sees("B", "A beers: 2 cards")
    t.do("B: play all Love")
    t.lacks("buy beer from the pile")


def test_a_served_gina_adds_a_second_purchase(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock, Weissbier
        beer stand: B 1
        A hand: Gina, 1 Love
        B hand: 1 Love
        love: 12
    """)
    t.do("serve Gina")
    t.do("buy beer from the pile")
    t.do("buy beer from the pile")
    t.lacks("buy beer from the pile")
    t.has("""
        A beers: Altbier, Pilsner
        love: 4
    """)


def test_it_is_worth_two_points_open_or_not(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Beer Stand
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t = table("""
        boxes: oktoberfest
        beer stand: A 2
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 2


def test_it_has_no_alcohol(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Beer Stand
        B hand: 1 Love
        B chambermaids: Ute
        B beers: Altbier x3
    """)
    assert t.vp("A") == 1 + 2
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Beer Stand, Altbier x3
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 2 + 12


def test_coming_from_another_player_by_let_me_drink_it_opens_again(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love, 2 Love
        A deck: 1 Love x5
        A events: Let Me Drink!
        B hand: 1 Love
        B deck: 1 Love x5
        B beers: Beer Stand
        love: 4
    """)
    t.do("use Let Me Drink!")
    t.do("discard 1 Love")
    t.has("""
        beer stand: A 2
        A beers:
        B beers:
    """)
    t.sees("B", "A beers: 0 cards")
    t.offers("buy beer Oktoberfest")
    t.do("end turn")
    t.has("beer stand: A 1")
    t.do("B: end turn")
    t.do("A: end turn")
    t.has("""
        beer stand: closed
        A beers: Beer Stand
    """)


def test_given_away_by_get_drunk_it_opens_for_its_new_owner_until_the_end_of_the_next_own_turn(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Bock, Altbier, Pilsner
        A hand: 1 Love
        A beers: Altbier x3, Beer Stand
        B hand: 1 Love
        C hand: 1 Love
        phase: employ
        love: 10
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.do("give Beer Stand")
    t.do("choose B")
    t.has("""
        beer stand: B 1
        A beers: Altbier x3, Bock
        B beers:
    """)
    t.offers("buy beer from the pile")
    t.do("end turn")
    t.has("beer stand: B 1")
    t.do("B: end turn")
    t.has("""
        beer stand: closed
        B beers: Beer Stand
    """)


def test_another_beer_that_changes_sides_opens_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love, 2 Love
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
    """)
    t.do("use Let Me Drink!")
    t.do("discard 1 Love")
    t.has("""
        beer stand: closed
        A beers: Altbier
    """)
