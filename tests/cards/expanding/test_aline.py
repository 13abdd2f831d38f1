"""Aline du Roy, Chambermaid Chief: cost 2, 1 VP, no icons, 24 copies (3 in each start deck).

She never serves; two Servings make her a chambermaid. She scores her point in any place, and there is no bonus for
owning the most of her.
"""

from tests.table import NewTable


def test_chambering_her_costs_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline x2, 1 Love
        servings: 4
    """)
    t.do("chamber Aline")
    t.has("""
        A hand: Aline, 1 Love
        A chambermaids: Aline
        A played:
        servings: 2
        phase: serving
    """)
    t.do("chamber Aline")
    t.has("""
        A hand: 1 Love
        A chambermaids: Aline x2
        servings: 0
        phase: employ
    """)


def test_one_serving_is_not_enough_to_chamber_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, Emily
    """)
    t.asks("A", "serve Emily", "end serving")
    t.refuses("chamber Aline")
    t.do("serve Emily")
    t.asks("A", "chamber Aline", "end serving")


def test_she_can_not_be_served(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love
        servings: 2
    """)
    t.asks("A", "chamber Aline", "play 1 Love", "end serving")
    t.refuses("serve Aline")


def test_a_chambered_one_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, Emily
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.do("chamber Aline")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck:
        A discard: Emily
        A chambermaids: Aline
    """)


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Aline x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Aline")
    t.do("play 1 Love")
    t.do("employ Aline")
    t.has("""
        A hand: 1 Love
        A discard: Aline
        town: Aline x9
        love: 0
    """)


def test_three_of_her_are_in_every_start_deck(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
    """)
    t.has("""
        B hand: 5 cards
        B deck: 5 cards
        town: Aline x21
    """)
    assert t.vp("B") == 3


def test_she_scores_one_point_anywhere_and_no_majority_counts(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love
        A deck: Aline
        A discard: Aline x2
        A chambermaids: Aline
        B hand: Aline
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 1


def test_ill_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Aline, Aline (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
