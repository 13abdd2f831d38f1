"""Lily Garden: building, cost 6 (5 with a chambered Ririko), 4 VP, 8 copies.

It may be bought only by a player whose Gardens and chambered Ririkos together outnumber the Lily Gardens he already
has. One that was bought stays, whatever is lost later.
"""

from tests.table import NewTable


def test_with_a_garden_it_can_be_employed_for_six(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        A buildings: Garden
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("""
        A hand: 1 Love
        A discard:
        A buildings: Garden, Lily Garden
        town: Lily Garden x7
        love: 0
        employments: 1
    """)


def test_without_a_garden_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Estate (Aline)
        B hand: 1 Love
        B buildings: Garden x3
        phase: employ
        love: 9
    """)
    t.offers("employ Garden")
    t.lacks("employ Lily Garden")


def test_as_many_lily_gardens_as_gardens_are_the_limit(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Garden x2, Lily Garden
        B hand: 1 Love
        phase: employ
        love: 20
        employments: 4
    """)
    t.do("employ Lily Garden")
    t.has("""
        love: 14
        A buildings: Garden x2, Lily Garden x2
    """)
    t.lacks("employ Lily Garden")
    t.do("employ Garden")
    t.offers("employ Lily Garden")


def test_a_garden_of_the_same_turn_is_enough(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 10
        employments: 3
    """)
    t.lacks("employ Lily Garden")
    t.do("employ Garden")
    t.do("employ Lily Garden")
    t.has("""
        love: 0
        A buildings: Garden, Lily Garden
    """)


def test_chambered_ririkos_count_like_gardens(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Ririko
        A buildings: Garden, Lily Garden
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Lily Garden")
    t.has("""
        love: 0
        A buildings: Garden, Lily Garden x2
    """)


def test_a_lost_garden_takes_no_lily_garden_with_it(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Claudine
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden, Lily Garden
    """)
    t.do("serve Victoria")
    t.do("tear down Garden")
    t.has("""
        B buildings: Lily Garden
        town: Garden x8, Lily Garden x7
    """)
    assert t.vp("B") == 4


def test_with_its_garden_lost_another_one_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Lily Garden x2, Garden
        B hand: 1 Love
        phase: employ
        love: 20
        employments: 4
    """)
    t.lacks("employ Lily Garden")
    t.do("employ Garden")
    t.lacks("employ Lily Garden")
    t.do("employ Garden")
    t.offers("employ Lily Garden")


def test_each_scores_four_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Garden x2, Lily Garden x2
        B hand: 1 Love
        B buildings: Lily Garden
    """)
    assert t.vp("A") == 2 + 8
    assert t.vp("B") == 4


def test_an_empty_pile_is_not_offered_and_is_no_maid_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x5
        A buildings: Garden
        B hand: 1 Love
        town: Lily Garden x1, Lilac x0
        phase: employ
        love: 12
        employments: 2
    """)
    t.do("employ Lily Garden")
    t.lacks("employ Lily Garden")
    t.do("end turn")
    assert not t.over
    t.has("turn: B")
