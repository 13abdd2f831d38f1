"""Heavy Storm, Event: cost 5, no VP, 8 copies.

It lies on a building in any quarters; that building and what is under it count as not there. In the own Starting Phase
the owner may discard a 3 Love from hand, and one Heavy Storm returns to the Town.
"""

from tests.table import NewTable


def test_it_is_put_on_a_chosen_building(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A buildings: Beer Fest
        B hand: 1 Love
        B buildings: Beer Fest (Altbier)
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.asks("A", "put on Beer Fest of A", "put on Beer Fest (Altbier) of B")
    t.do("put on Beer Fest (Altbier) of B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A buildings: Beer Fest
        B buildings: Beer Fest (Altbier, storm)
        town: Heavy Storm x7
        love: 0
    """)


def test_the_only_building_is_hit_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        C buildings: Beer Fest (Bock)
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("C") == 7
    t.do("employ Heavy Storm")
    t.asks("A", "play 1 Love", "end turn")
    t.has("C buildings: Beer Fest (Bock, storm)")
    assert t.vp("C") == 0


def test_a_second_one_may_lie_on_the_same_building(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Beer Fest (storm)
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.has("""
        B buildings: Beer Fest (storm 2)
        town: Heavy Storm x6
    """)


def test_without_a_building_anywhere_it_is_not_for_sale(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A chambermaids: Ute
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.offers("employ Envy")
    t.lacks("employ Heavy Storm")


def test_four_love_do_not_buy_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Beer Fest
        phase: employ
        love: 4
    """)
    t.lacks("employ Heavy Storm")
    t.do("play 1 Love")
    t.offers("employ Heavy Storm")


def test_a_three_love_drives_it_away(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Heavy Storm x3
        A hand: 3 Love, 1 Love
        A buildings: Beer Fest (Altbier, storm)
        B hand: 1 Love
    """)
    t.asks("A", "cure Beer Fest", "start serving")
    t.do("cure Beer Fest")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love
        A buildings: Beer Fest (Altbier)
        town: Heavy Storm x4
    """)
    assert t.vp("A") == 5


def test_two_of_them_take_two_three_loves(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 3 Love x2, 1 Love
        A buildings: Beer Fest (storm 2)
        B hand: 1 Love
    """)
    t.do("cure Beer Fest")
    t.has("A buildings: Beer Fest (storm)")
    assert t.vp("A") == 0
    t.do("cure Beer Fest")
    t.has("""
        A buildings: Beer Fest
        A discard: 3 Love x2
    """)
    assert t.vp("A") == 1


def test_without_a_three_love_it_stays(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 2 Love, 1 Love
        A buildings: Beer Fest (storm)
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")
    t.has("A buildings: Beer Fest (storm)")


def test_a_building_of_another_player_cannot_be_cured(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 3 Love
        B hand: 1 Love
        B buildings: Beer Fest (storm)
    """)
    t.asks("A", "play 3 Love", "end turn")


def test_a_weissbier_under_it_does_not_count_for_the_others(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A beers: Weissbier x2
        A buildings: Beer Fest (Weissbier, storm)
        B hand: 1 Love
    """)
    assert t.vp("A") == 4


def test_on_an_estate_it_hides_the_chief_as_well(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Estate (Anja)
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("B") == 8
    t.do("employ Heavy Storm")
    t.has("B buildings: Estate (Anja, storm)")
    assert t.vp("B") == 0


def test_four_gardens_protect_all_buildings(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Garden x4, Beer Fest
        phase: employ
        love: 5
    """)
    t.lacks("employ Heavy Storm")
