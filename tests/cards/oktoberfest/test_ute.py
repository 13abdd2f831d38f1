"""Ute Krombach, Chambermaid: cost 3, VP by bonus, Employment +1, chambered for 1 Serving, 10 copies.

Employ bonus: one card more in the new hand of that turn, for each Ute employed. Chambered she scores 1 VP, or 2 VP
while the Alcohol of all her master's beers adds up to 2 to 9.
"""

from tests.table import NewTable


def test_served_she_gives_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Ute, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Ute")
    t.has("""
        phase: employ
        A played: Ute
        servings: 0
        employments: 2
    """)


def test_one_serving_makes_her_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Ute, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Ute", "chamber Ute", "play 1 Love", "end serving")
    t.do("chamber Ute")
    t.has("""
        phase: employ
        A chambermaids: Ute
        A played:
        servings: 0
        employments: 1
    """)
    assert t.vp("A") == 1


def test_employed_she_adds_a_card_to_the_new_hand(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Ute x10
        A deck: 1 Love x5, 2 Love, 3 Love
        B hand: 1 Love
        phase: employ
        love: 3
    """)
    t.do("employ Ute")
    t.has("""
        turn: B
        A hand: 1 Love x5, 2 Love
        A deck: 3 Love
        A discard: Ute
        town: Ute x9
    """)


def test_two_of_them_employed_add_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Ute x10
        A deck: 1 Love x5, 2 Love x2, 3 Love
        B hand: 1 Love
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Ute")
    t.do("employ Ute")
    t.has("""
        turn: B
        A hand: 1 Love x5, 2 Love x2
        A deck: 3 Love
    """)


def test_serving_adds_no_card_to_the_new_hand(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Ute, 1 Love
        A deck: 1 Love x5, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Ute")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: 2 Love
    """)


def test_the_bonus_is_for_that_turn_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Ute x10
        A deck: 1 Love x6, 2 Love x6
        B hand: 1 Love
        phase: employ
        love: 3
    """)
    t.do("employ Ute")
    t.do("B: end turn")
    t.has("A hand: 1 Love x6")
    t.do("A: end turn")
    t.has("""
        A hand: 2 Love x5
        A deck: 2 Love
    """)


def test_chambered_she_scores_two_with_two_to_nine_alcohol(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 4
        A hand: 1 Love
        A chambermaids: Ute
        A beers: Weissbier
        B hand: 1 Love
        B chambermaids: Ute x2
        B beers: Altbier x3
        C hand: 1 Love
        C chambermaids: Ute
        C beers: Altbier x2, Bock
        D hand: 1 Love
        D chambermaids: Ute
        D beers: Beer Stand
    """)
    assert t.vp("A") == 2 + 1
    assert t.vp("B") == 4 + 12
    assert t.vp("C") == 1 + 14
    assert t.vp("D") == 1 + 2


def test_outside_the_quarters_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Ute, 1 Love
        A deck: Ute
        A discard: Ute
        A beers: Altbier
        B hand: 1 Love
    """)
    assert t.vp("A") == 4


def test_the_beer_under_a_beer_fest_counts_for_her_unless_stormed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        A buildings: Beer Fest (Altbier)
        B hand: 1 Love
        B chambermaids: Ute
        B buildings: Beer Fest (Altbier, storm)
    """)
    assert t.vp("A") == 2 + 1 + 4
    assert t.vp("B") == 1


def test_the_beers_of_others_do_not_count_for_her(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        B hand: 1 Love
        B beers: Altbier
    """)
    assert t.vp("A") == 1


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Ute x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Ute")
    t.do("play 1 Love")
    t.do("employ Ute")
    t.has("""
        A discard: Ute
        love: 0
        town: Ute x9
    """)
