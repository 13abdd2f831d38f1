"""Julia Kunster, Potter Ware Maid: cost 4, no VP, Draw +2, Employment +1, 10 copies.

Her master looks at the two top cards of the beer pile, or at the last one, and may change their order. Nothing that is
only looked at takes effect.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_the_two_top_beers_change_places(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Julia
        A deck: 1 Love, Ute, Toni
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.asks("A", "swap them", "leave them")
    t.has("""
        A hand: 1 Love, Ute
        A deck: Toni
        employments: 2
    """)
    t.do("swap them")
    t.asks("A", "play 1 Love", "end turn")
    t.has("beers: Oktoberfest | Pilsner, Altbier, Bock")


def test_the_order_may_stay_as_it_is(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Julia, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.do("leave them")
    t.has("""
        phase: employ
        beers: Oktoberfest | Altbier, Pilsner, Bock
    """)


def test_of_a_pile_of_one_card_that_card_is_seen_and_no_order_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier
        A hand: Julia, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Julia")
    if t.mode != "reload":  # a position keeps no memory
        kind = t.rules.kind("Altbier")
        assert t.session.memory(0).beer_pile[-1] == kind
        assert t.session.memory(1).beer_pile[-1] != kind
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        beers: Oktoberfest | Altbier
        employments: 2
    """)


def test_get_drunk_has_no_effect_while_it_is_only_looked_at(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
        A hand: Julia, 1 Love
        A beers: Altbier x3
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.asks("A", "swap them", "leave them")
    t.do("swap them")
    t.has("""
        A beers: Altbier x3
        beers: Oktoberfest | Pilsner, Get Drunk (discard), Bock
    """)


def test_the_beer_stand_does_not_open_while_it_is_only_looked_at(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Beer Stand, Altbier, Pilsner
        A hand: Julia, 1 Love
        B hand: 1 Love
        love: 4
    """)
    t.do("serve Julia")
    t.do("leave them")
    t.has("""
        phase: employ
        beers: Oktoberfest | Beer Stand, Altbier, Pilsner
    """)
    t.lacks("buy beer from the pile")


def test_the_second_beer_can_be_brought_up_and_bought(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Anna, Julia, Gina, 1 Love
        B hand: 1 Love
        love: 4
    """)
    t.do("serve Anna")
    t.do("serve Julia")
    t.do("swap them")
    t.do("serve Gina")
    t.do("buy beer from the pile")
    t.has("""
        A beers: Pilsner
        beers: Oktoberfest | Altbier, Bock
        love: 0
    """)


def test_each_julia_served_looks_again(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Julia x2, 1 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Julia")
    t.do("swap them")
    t.do("serve Julia")
    t.asks("A", "swap them", "leave them")
    t.do("swap them")
    t.has("""
        beers: Oktoberfest | Altbier, Pilsner, Bock
        employments: 3
    """)


def test_she_costs_four_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Julia x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Julia")
    t.do("play 1 Love")
    t.do("employ Julia")
    t.has("""
        A discard: Julia
        love: 0
        town: Julia x9
    """)
    assert t.vp("A") == 0
