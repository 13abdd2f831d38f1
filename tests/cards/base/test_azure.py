"""Azure Crescent, Chambermaid: cost 2, 1 VP, Employment +1, chambered for 1 Serving, 10 copies.

Chambered Crescent sisters (Azure, Viola, Rouge) score in sets on top of their own points: 7 for each set of all
three, 3 for each set of two different ones.
"""

from tests.table import NewTable


def test_serving_she_gives_an_employment(table: NewTable) -> None:
    t = table("""
        A hand: Azure, 1 Love x2
        A deck: Kagari
    """)
    t.do("serve Azure")
    t.has("""
        A hand: 1 Love x2
        A deck: Kagari
        A played: Azure
        love: 0
        servings: 0
        employments: 2
        phase: employ
    """)


def test_chambering_her_costs_one_serving_and_gives_no_employment(table: NewTable) -> None:
    t = table("""
        A hand: Azure, Kagari
        servings: 2
    """)
    t.do("chamber Azure")
    t.has("""
        A hand: Kagari
        A played:
        A chambermaids: Azure
        servings: 1
        employments: 1
    """)


def test_two_cards_can_be_employed_after_her_service(table: NewTable) -> None:
    t = table("""
        A hand: Azure, 1 Love x3
        town: Azure x5
    """)
    t.do("serve Azure")
    t.do("play all Love")
    t.do("employ Azure")
    t.has("""
        A discard: Azure
        town: Azure x4
        love: 1
        employments: 1
    """)
    t.do("employ 1 Love")
    t.has("turn: B")


def test_with_rouge_she_is_worth_five(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure, Rouge
        phase: employ
    """)
    assert t.vp("A") == 2 + 3


def test_with_both_sisters_she_is_worth_ten(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure, Viola, Rouge
        phase: employ
    """)
    assert t.vp("A") == 3 + 7


def test_copies_of_herself_make_no_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure x4
        phase: employ
    """)
    assert t.vp("A") == 4


def test_a_sister_outside_the_private_quarters_completes_no_set(table: NewTable) -> None:
    t = table("""
        A hand: Viola, 1 Love
        A discard: Rouge
        A chambermaids: Azure
        phase: employ
    """)
    assert t.vp("A") == 3


def test_ill_she_scores_nothing_and_completes_no_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure (ill), Viola, Rouge
        phase: employ
    """)
    assert t.vp("A") == 2 + 3


def test_a_sister_in_another_house_completes_no_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure
        B chambermaids: Rouge, Viola
        phase: employ
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 5


def test_a_chambered_one_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        A hand: Azure, Marianne
        A deck: 1 Love x5
    """)
    t.do("chamber Azure")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A discard: Marianne
        A chambermaids: Azure
    """)


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Azure x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Azure")
    t.do("play 1 Love")
    t.do("employ Azure")
    t.has("""
        A discard: Azure
        town: Azure x9
        love: 0
    """)
