"""Heavy Storm (Oktoberfest) on an Estate (Expanding).

While a storm lies on it, neither the Estate nor the chief under it is there: no points of either, and she is not
counted wherever owned chiefs are counted. A 3 Love from hand at the start of the owner's turn sends one storm away.
"""

from tests.table import NewTable


def test_it_is_put_on_one_building_of_choice(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Estate (Claudine), Estate (Aline), Garden
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("B") == 7 + 3 + 1
    t.do("employ Heavy Storm")
    t.asks("A", "put on Estate (Claudine) of B", "put on Estate (Aline) of B", "put on Garden of B")
    t.do("put on Estate (Claudine) of B")
    t.has("""
        B buildings: Estate (Claudine, storm), Estate (Aline), Garden
        town: Heavy Storm x7
        love: 0
    """)
    assert t.vp("B") == 3 + 1


def test_the_only_estate_around_is_hit_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Estate (Aline)
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.asks("A", "play 1 Love", "end turn")
    t.has("B buildings: Estate (Aline, storm)")
    assert t.vp("B") == 0


def test_a_second_storm_may_follow_the_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Estate (Aline, storm)
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.has("""
        B buildings: Estate (Aline, storm 2)
        town: Heavy Storm x6
    """)


def test_without_a_building_anywhere_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Aline
        phase: employ
        love: 5
    """)
    t.offers("employ Envy")
    t.lacks("employ Heavy Storm")


def test_a_three_love_sends_it_away(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 3 Love, 1 Love
        A buildings: Estate (Claudine, storm)
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
    t.asks("A", "cure Estate", "start serving")
    t.do("cure Estate")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love
        A buildings: Estate (Claudine)
        town: Heavy Storm x8
    """)
    assert t.vp("A") == 7


def test_two_storms_want_two_three_loves(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 3 Love x2, 1 Love
        A buildings: Estate (Claudine, storm 2)
        B hand: 1 Love
    """)
    t.do("cure Estate")
    t.has("A buildings: Estate (Claudine, storm)")
    assert t.vp("A") == 0
    t.do("cure Estate")
    t.has("""
        A buildings: Estate (Claudine)
        A discard: 3 Love x2
        town: Heavy Storm x8
    """)
    assert t.vp("A") == 7


def test_another_players_estate_can_not_be_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 3 Love, 1 Love
        B hand: 1 Love
        B buildings: Estate (Claudine, storm)
    """)
    t.has("phase: employ")
    t.lacks("cure Estate")


def test_the_buried_colette_is_missing_for_the_majority(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love, Colette
        B hand: 1 Love, Colette
        B buildings: Estate (Colette)
        phase: employ
        love: 5
        employments: 2
    """)
    assert (t.vp("A"), t.vp("B")) == (1, 1 + 3 + 5)
    t.do("employ Heavy Storm")
    assert (t.vp("A"), t.vp("B")) == (1, 1)


def test_the_buried_colette_may_hand_the_majority_to_another(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love, Colette x2
        B hand: 1 Love, Colette
        B buildings: Estate (Colette, storm)
    """)
    assert (t.vp("A"), t.vp("B")) == (2 + 5, 1)


def test_the_buried_maid_chief_spoils_no_bock(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love, Claudine
        A beers: Bock
        A buildings: Estate (Claudine)
        B hand: 1 Love, Claudine
        B beers: Bock
        B buildings: Estate (Claudine, storm)
    """)
    assert t.vp("A") == 5 + 2 + 5 + 0
    assert t.vp("B") == 5 + 6


def test_the_buried_chief_does_not_weigh_on_clorinde(table: NewTable) -> None:
    t = table("""
        boxes: vacation, expanding, oktoberfest
        A hand: 1 Love
        A discard: Clorinde x2, Beatrice x6
        A buildings: Estate (Sophia)
        B hand: 1 Love
        B discard: Clorinde x2, Beatrice x6
        B buildings: Estate (Sophia, storm)
    """)
    assert t.vp("A") == 0 + 2 + 5
    assert t.vp("B") == 4


def test_silk_does_not_count_an_estate_under_storm(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 3 Love, 1 Love
        A deck: 2 Love
        A private: Silk
        A buildings: Garden x2, Estate (Aline, storm)
        B hand: 1 Love
    """)
    t.asks("A", "cure Estate", "start serving")
    t.do("cure Estate")
    t.asks("A", "use Silk", "start serving")


def test_victoria_finds_no_building_where_a_storm_lies(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Victoria, 1 Love
        A deck: Carillon
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Estate (Claudine, storm)
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        B buildings: Estate (Claudine, storm)
    """)


def test_victoria_tears_down_the_one_that_stands_beside_it(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Victoria, 1 Love
        A deck: Carillon
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Estate (Claudine, storm), Estate (Aline)
        town: Estate x6
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Estate (Aline)", "pass")
    t.do("tear down Estate")
    t.has("""
        B discard: Aline, 1 Love
        B buildings: Estate (Claudine, storm)
        town: Estate x7, Heavy Storm x7
    """)


def test_a_stormed_estate_takes_nothing_from_the_price_or_the_chief_of_a_new_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: 1 Love, Aline
        A buildings: Estate (Claudine, storm)
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Estate")
    t.has("""
        A hand: 1 Love
        A buildings: Estate (Claudine, storm), Estate (Aline)
        love: 0
    """)
    assert t.vp("A") == 3
