"""Estate: building, cost 5, 2 VP, 8 copies.

Its buyer needs a chief of either kind in hand and lays her under it. She is out of the deck but still owned: her
printed points count, yet she is no chambermaid. If the Estate is torn down she goes to her owner's discard pile.
"""

from tests.table import NewTable


def test_a_chief_from_hand_is_laid_under_it(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Estate")
    t.do("play 1 Love")
    t.do("employ Estate")
    t.has("""
        A hand: Aline, 1 Love
        A discard:
        A chambermaids:
        A buildings: Estate (Aline)
        town: Estate x7
        love: 0
        employments: 1
    """)
    t.sees("B", "A buildings: Estate (Aline)")


def test_the_buyer_chooses_between_two_kinds_of_chief(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, Claudine, 1 Love
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Estate")
    t.asks("A", "lay Aline under it", "lay Claudine under it")
    t.do("lay Claudine under it")
    t.has("""
        A hand: Aline, 1 Love
        A buildings: Estate (Claudine)
        love: 0
    """)


def test_without_a_chief_in_hand_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        A deck: Aline
        A discard: Claudine
        A chambermaids: Aline
        B hand: Aline
        phase: employ
        love: 5
    """)
    t.offers("employ Carillon")
    t.lacks("employ Estate")


def test_every_estate_needs_a_chief_of_its_own(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        B hand: 1 Love
        phase: employ
        love: 20
        employments: 4
    """)
    t.do("employ Estate")
    t.do("employ Estate")
    t.has("""
        love: 10
        A buildings: Estate (Aline), Estate (Aline)
        town: Estate x6
    """)
    t.lacks("employ Estate")


def test_it_and_the_chief_under_it_stay_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline
        A deck: 1 Love x5
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.do("employ Estate")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck:
        A discard:
        A buildings: Estate (Aline)
    """)


def test_it_scores_two_points_and_the_chief_her_own(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: 1 Love
        A buildings: Estate (Claudine)
        B hand: 1 Love
        B buildings: Estate (Aline)
        C hand: 1 Love
        C buildings: Estate (Aline), Estate (Claudine)
    """)
    assert [t.vp(seat) for seat in "ABC"] == [2 + 5, 2 + 1, 4 + 6]


def test_laying_a_chief_under_it_moves_no_point_of_hers(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Claudine, 1 Love
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("A") == 5
    t.do("employ Estate")
    assert t.vp("A") == 7


def test_the_chief_is_no_maid_that_events_can_reach(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Estate (Aline)
        phase: employ
        love: 4
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Illness")
    t.lacks("employ Bad Habit")


def test_the_chief_counts_for_the_most_colettes(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: Colette, 1 Love
        A buildings: Estate (Colette)
        B hand: Colette, 1 Love
    """)
    assert t.vp("A") == 2 + 1 + 1 + 5
    assert t.vp("B") == 1


def test_torn_down_it_gives_the_chief_back_to_its_owners_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Carillon
        B hand: 1 Love
        B deck: 1 Love
        B discard: Suzuna
        B buildings: Estate (Aline)
        town: Estate x7, Aline x20
    """)
    t.do("serve Victoria")
    t.do("tear down Estate (Aline)")
    t.has("""
        B buildings:
        B discard: Aline, 1 Love, Suzuna
        town: Estate x8, Aline x20
    """)
