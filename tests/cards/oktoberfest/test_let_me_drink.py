"""Let Me Drink!, Event: cost 5, no VP, 8 copies.

It goes into its employer's own quarters. In the Starting Phase of a later turn the owner may discard a Love card from
hand: the event leaves the game, and a random face-down beer of another player changes sides.
"""

from tests.table import NewTable


def test_it_goes_into_the_own_quarters(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Let Me Drink!")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events: Let Me Drink!
        A discard:
        B events:
        town: Let Me Drink! x7
        love: 0
    """)


def test_a_love_card_brings_a_beer_of_another_player(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love, Ute
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier x2
    """)
    t.asks("A", "use Let Me Drink!", "start serving")
    t.do("use Let Me Drink!")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A hand: Ute
        A discard: 1 Love
        A events:
        A beers: Altbier
        B beers: Altbier
        removed: Let Me Drink!
        town: Let Me Drink! x7
    """)


def test_the_love_card_and_the_player_are_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 4
        A hand: 1 Love, 2 Love
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
        C hand: 1 Love
        D hand: 1 Love
        D beers: Bock x2
    """)
    t.do("use Let Me Drink!")
    t.asks("A", "discard 1 Love", "discard 2 Love")
    t.do("discard 1 Love")
    t.asks("A", "choose B", "choose D")
    t.do("choose D")
    t.has("""
        A hand: 2 Love
        A beers: Bock
        B beers: Altbier
        D beers: Bock
    """)


def test_it_may_wait(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
    """)
    t.do("start serving")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events: Let Me Drink!
        B beers: Altbier
    """)


def test_without_a_love_card_in_hand_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Ute
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
    """)
    t.asks("A", "serve Ute", "chamber Ute", "end serving")


def test_while_no_other_player_has_a_beer_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A events: Let Me Drink!
        A beers: Altbier
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_beer_under_a_beer_fest_is_out_of_reach(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Pilsner
        B buildings: Beer Fest (Altbier)
        C hand: 1 Love
        C buildings: Beer Fest (Bock)
    """)
    t.do("use Let Me Drink!")
    t.has("""
        A beers: Pilsner
        B beers:
        B buildings: Beer Fest (Altbier)
        C buildings: Beer Fest (Bock)
    """)


def test_it_can_be_used_from_the_next_own_turn_on(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A deck: 1 Love x5
        B hand: 1 Love
        B beers: Altbier
        phase: employ
        love: 5
    """)
    t.do("employ Let Me Drink!")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        A beers:
        B beers: Altbier
    """)
    t.do("B: end turn")
    t.asks("A", "use Let Me Drink!", "start serving")


def test_two_of_them_bring_two_beers(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love x3
        A events: Let Me Drink! x2
        B hand: 1 Love
        B beers: Altbier x3
    """)
    t.do("use Let Me Drink!")
    t.asks("A", "use Let Me Drink!", "start serving")
    t.do("use Let Me Drink!")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events:
        A beers: Altbier x2
        B beers: Altbier
        removed: Let Me Drink! x2
    """)


def test_the_beer_that_changed_sides_stays_hidden(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love x2
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Pilsner x2
        C hand: 1 Love
    """)
    t.do("use Let Me Drink!")
    t.sees("A", "A beers: Pilsner")
    t.sees("C", "A beers: 1 card")
    t.sees("C", "B beers: 1 card")


def test_four_love_do_not_buy_it_and_it_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A events: Let Me Drink!
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("employ Let Me Drink!")
    assert t.vp("A") == 0
    t.do("play 1 Love")
    t.offers("employ Let Me Drink!")


def test_four_own_gardens_do_not_forbid_it(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A buildings: Garden x4
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.do("employ Let Me Drink!")
    t.has("A events: Let Me Drink!")
