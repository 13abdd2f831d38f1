"""A Beer Stand that comes from another player: it is gained, so it opens again, at its new owner's.

Let Me Drink! takes one out of somebody's face-down beers, Get Drunk gives one away. Either way it lies open until the
end of the new owner's next turn, and everybody may buy one beer in each own Employ Phase so long. An open stand can be
taken as well; only under a Beer Fest it is out of reach.
"""

from cuore.engine.words import SEAT_NAMES
from tests.table import NewTable, Table

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


def test_an_open_stand_is_taken_and_opens_anew(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beer stand: B 1
        A hand: 1 Love, Ute
        A events: Let Me Drink!
        B hand: 1 Love
    """)
    assert (t.vp("A"), t.vp("B")) == (0, 2)
    t.do("use Let Me Drink!")
    t.has("""
        beer stand: A 2
        A beers:
        B beers:
        removed: Let Me Drink!
    """)
    assert (t.vp("A"), t.vp("B")) == (2, 0)


def test_beside_face_down_beers_an_open_stand_is_drawn_like_each_of_them() -> None:
    came = {taken_from_stand_and_beer(f"{number}") for number in range(20)}
    assert came == {"beer stand: A 2", "beer stand: B 1"}


def taken_from_stand_and_beer(seed: str) -> str:
    """Where the stand lies after Let Me Drink! took one of two beers, by the luck of a seed."""
    t = Table(
        f"""
        seed: {seed}
        boxes: oktoberfest
        beer stand: B 1
        A hand: 1 Love, Ute
        A events: Let Me Drink!
        B hand: 1 Love
        B beers: Altbier
    """,
        "plain",
    )
    t.do("use Let Me Drink!")
    side = t.session.game.side
    return f"beer stand: {SEAT_NAMES[side.stand_owner]} {side.stand_turns}"


def test_get_drunk_may_give_an_open_stand_away(table: NewTable) -> None:
    t = table(GIVING_AWAY.replace("Bock x2, Beer Stand", "Bock x2") + "    beer stand: A 1\n")
    t.do("serve Nadja")
    t.do("discard 1 Love")
    t.do("beer Altbier")
    t.do("give Beer Stand")
    t.do("choose C")
    t.has("""
        beer stand: C 1
        A beers: Bock x2, Altbier
        C beers:
    """)


def test_an_open_stand_cannot_be_laid_under_a_beer_fest(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beer stand: A 1
        phase: employ
        love: 4
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Beer Fest")
    t.has("A buildings: Beer Fest")


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
