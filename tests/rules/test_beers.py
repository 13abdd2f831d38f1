"""Beers: gained from the pile or face up, kept face down in the quarters, and the pile that ends the game."""

from tests.table import NewTable


def test_the_top_card_of_the_pile_may_be_gained_unseen(table: NewTable) -> None:
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
    t.do("pay for a beer")
    t.asks("A", "beer from the pile", "beer Oktoberfest")
    t.do("beer from the pile")
    t.has("""
        A beers: Altbier
        beers: Oktoberfest | Pilsner, Bock
    """)


def test_the_face_up_beer_may_be_gained_and_is_refilled_from_the_pile(table: NewTable) -> None:
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
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        beers: Altbier | Pilsner, Bock
    """)


def test_a_beer_is_neither_employed_nor_takes_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Gina, 1 Love
        B hand: 1 Love
        love: 9
    """)
    t.do("serve Gina")
    t.lacks("employ Oktoberfest")
    t.do("buy beer from the pile")
    t.has("""
        love: 5
        employments: 1
        A discard:
        A beers: Altbier
    """)


def test_beers_stay_in_the_quarters_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: 1 Love
        A deck: 2 Love x5
        A beers: Pilsner, Weissbier
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A beers: Pilsner, Weissbier
        A hand: 2 Love x5
        A discard: 1 Love
        A deck:
    """)


def test_others_see_how_many_beers_a_player_has_and_not_which(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Gina, 1 Love
        A beers: Weissbier
        B hand: 1 Love
        C hand: 1 Love
        love: 4
    """)
    t.do("serve Gina")
    t.do("buy beer from the pile")
    t.sees("A", "A beers: Altbier, Weissbier")
    t.sees("B", "A beers: 2 cards")
    t.sees("C", "A beers: 2 cards")


def test_a_get_drunk_revealed_beside_the_pile_is_replaced(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard), Get Drunk (give away), Altbier, Pilsner
        A hand: 1 Love
        B hand: 1 Love
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
        beers: Altbier | Pilsner
    """)


def test_a_get_drunk_drawn_from_the_pile_is_replaced_by_the_next_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (give away), Altbier, Pilsner
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    t.has("""
        A beers: Altbier
        beers: Oktoberfest | Pilsner
        removed: Get Drunk (give away)
    """)


def test_the_game_ends_after_the_turn_in_which_the_pile_runs_out(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Altbier
        A hand: 1 Love
        B hand: 1 Love
        B discard: Matilde x3
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer from the pile")
    assert not t.over
    t.asks("A", "play 1 Love", "end turn")
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_refilling_the_face_up_place_can_empty_the_pile(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Altbier
        A hand: 1 Love
        B hand: 1 Love
        B discard: Matilde x4
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    assert not t.over
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_a_get_drunk_as_the_last_card_empties_the_pile(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest | Get Drunk (discard)
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.do("beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        removed: Get Drunk (discard)
    """)
    t.do("end turn")
    assert t.over


def test_one_card_left_in_the_pile_does_not_end_the_game(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_the_face_up_beer_alone_does_not_keep_the_game_going(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 4
        turn: C
        beers: Oktoberfest |
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("C: end turn")
    assert t.over


def test_with_an_empty_pile_the_face_up_beer_is_gained_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nadja x10
        beers: Oktoberfest |
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Nadja")
    t.do("pay for a beer")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A beers: Oktoberfest")


def test_two_empty_maid_piles_still_end_the_game(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        town: Nora x0, Toni x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert t.over
