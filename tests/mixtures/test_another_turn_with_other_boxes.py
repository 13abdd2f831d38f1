"""Archipelago Tour (Vacation) beside the cards of other boxes: what lasts a turn, and what waits for the next one.

The other turn is a turn of its own. What holds for one turn is over when it begins, what happens in every turn happens
in both, and what waits for its owner's next turn has not to wait longer than until this one. With beers in play the
Tour stays in its box, so some of these positions come about only when a table decides otherwise.
"""

from tests.table import NewTable


def test_a_private_maid_acts_in_both_turns(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | Picnic
        A hand: Marianne x2, Colette x2, 1 Love
        A private: Fay
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.asks("A", "gain Love", "gain Employment")
    t.do("gain Love")
    t.has("love: 1")
    t.do("acquire Archipelago Tour")
    t.do("end turn")
    t.asks("A", "gain Love", "gain Employment")
    t.has("""
        turn: A
        love: 0
    """)


def test_amber_strikes_at_the_end_of_both_turns(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Archipelago Tour, Watching the Stars, Finding a Hidden Hot Spring | Picnic
        A hand: Marianne x4, 1 Love
        A deck: 1 Love, 2 Love x4, 1 Love, 3 Love x4, Azure
        B hand: 1 Love
        B private: Amber
    """)
    t.do("acquire Archipelago Tour")
    t.do("end turn")
    t.has("""
        turn: A
        A hand: 2 Love x4
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 3 Love x4
    """)


def test_amaretto_makes_love_cheaper_in_her_own_turn_only(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Archipelago Tour, Finding a Hidden Hot Spring, Underwater Grotto | Picnic
        A hand: Claudine x4, Amaretto, 2 Love
        A deck: 2 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Amaretto")
    t.do("play 2 Love")
    t.do("employ 2 Love")
    t.has("""
        turn: A
        love: 0
        A hand: 2 Love x5
    """)
    t.do("play 2 Love")
    t.lacks("employ 2 Love")
    t.do("play 2 Love")
    t.offers("employ 2 Love")
    t.lacks("employ 3 Love")


def test_emily_makes_buildings_cheaper_in_her_own_turn_only(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Archipelago Tour, Finding a Hidden Hot Spring, Underwater Grotto | Picnic
        A hand: Claudine x4, Emily, 3 Love
        A deck: 3 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Emily")
    t.do("play 3 Love")
    t.offers("employ Garden")
    t.do("end turn")
    t.has("turn: A")
    t.do("play 3 Love")
    t.lacks("employ Garden")
    t.do("play 3 Love")
    t.offers("employ Garden")


def test_the_purchase_that_gina_opens_is_for_her_own_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: Archipelago Tour, Finding a Hidden Hot Spring, Underwater Grotto | Picnic
        beers: Oktoberfest | Altbier, Bock, Pilsner x2
        A hand: Sophia x4, Gina, 3 Love
        A deck: 1 Love, 3 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Gina")
    t.do("end turn")
    t.has("""
        turn: A
        A hand: 3 Love x5
    """)
    t.do("play all Love")
    t.lacks("buy beer from the pile")


def test_chiefs_are_love_in_the_turn_of_kirika_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: Archipelago Tour, Watching the Stars, Finding a Hidden Hot Spring | Camp Fire
        A hand: Anja x4, Kirika, Matilde
        A deck: 1 Love x2, Matilde x4, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("discard Anja")
    t.do("discard Anja")
    t.do("discard Anja")
    t.do("discard Anja")
    t.do("serve Kirika")
    t.offers("play Matilde")
    t.do("end turn")
    t.has("""
        turn: A
        A hand: Matilde x4, 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_an_open_beer_stand_sells_a_beer_in_each_of_the_two_turns_and_closes_after_the_second(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: Archipelago Tour, Finding a Hidden Hot Spring, Underwater Grotto | Picnic
        beers: Oktoberfest | Altbier, Bock, Pilsner x2
        beer stand: A 2
        A hand: Sophia x4, 3 Love x2
        A deck: 3 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.lacks("buy beer from the pile")
    t.has("""
        love: 2
        A beers: Altbier
    """)
    t.do("end turn")
    t.has("""
        turn: A
        beer stand: A 1
    """)
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.lacks("buy beer from the pile")
    t.has("""
        love: 11
        A beers: Altbier, Bock
    """)
    t.do("end turn")
    t.has("""
        turn: B
        beer stand: closed
        A beers: Altbier, Bock, Beer Stand
    """)


def test_let_me_drink_need_not_wait_longer_than_until_the_second_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | Picnic
        love: 2
        A hand: Sophia x4, 3 Love
        A deck: 1 Love x5
        B hand: 1 Love
        B beers: Altbier
    """)
    t.do("acquire Archipelago Tour")
    t.do("play 3 Love")
    t.do("employ Let Me Drink!")
    t.asks("A", "use Let Me Drink!", "start serving")
    t.do("use Let Me Drink!")
    t.has("""
        turn: A
        A beers: Altbier
        B beers:
    """)


def test_there_is_no_second_turn_when_the_first_has_emptied_the_beer_pile(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: Archipelago Tour, Picnic, Watching the Stars | Scary Night
        beers: Oktoberfest | Altbier
        A hand: Anja x4, 3 Love, 1 Love, Gina
        A deck: 1 Love x9
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Gina")
    t.do("play 3 Love")
    t.do("play 1 Love")
    t.do("buy beer from the pile")
    assert not t.over
    t.do("end turn")
    assert t.over
