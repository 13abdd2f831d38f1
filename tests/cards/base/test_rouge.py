"""Rouge Crescent, Chambermaid: cost 2, 1 VP, Love +1, chambered for 1 Serving, 10 copies.

Chambered Crescent sisters (Azure, Viola, Rouge) score in sets on top of their own points: 7 for each set of all
three, 3 for each set of two different ones.
"""

from tests.table import NewTable


def test_serving_she_gives_one_love(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        A deck: Kagari
    """)
    t.do("serve Rouge")
    t.has("""
        A hand: 1 Love
        A deck: Kagari
        A played: Rouge
        love: 1
        servings: 0
        employments: 1
        phase: employ
    """)
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")


def test_her_love_adds_to_love_cards(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love, Marianne
        town: Rouge x9
    """)
    t.do("serve Rouge")
    t.lacks("employ Rouge")
    t.do("play 1 Love")
    t.has("love: 2")
    t.offers("employ Rouge")


def test_chambering_her_costs_one_serving_and_gives_no_love(table: NewTable) -> None:
    t = table("""
        A hand: Rouge x2
        servings: 2
    """)
    t.do("chamber Rouge")
    t.has("""
        A hand: Rouge
        A played:
        A chambermaids: Rouge
        love: 0
        servings: 1
    """)
    t.asks("A", "serve Rouge", "chamber Rouge", "end serving")


def test_her_unused_love_is_lost_with_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("end turn")
    t.has("""
        turn: B
        love: 0
    """)
    t.do("B: end turn")
    t.has("""
        turn: A
        love: 0
    """)


def test_with_a_sister_she_is_worth_five_and_with_two_ten(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: 1 Love
        A chambermaids: Rouge, Viola
        B chambermaids: Rouge, Azure, Viola
        C chambermaids: Rouge x3
        phase: employ
    """)
    assert [t.vp(seat) for seat in "ABC"] == [5, 10, 3]


def test_chambering_her_completes_the_set(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        A chambermaids: Azure, Viola
    """)
    assert t.vp("A") == 3 + 3
    t.do("chamber Rouge")
    t.has("A chambermaids: Azure, Viola, Rouge")
    assert t.vp("A") == 3 + 7


def test_a_healthy_copy_stands_in_for_an_ill_one(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Rouge (ill), Rouge, Azure, Viola
        phase: employ
    """)
    assert t.vp("A") == 3 + 7


def test_two_illnesses_on_her_need_two_cures(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love x2, 1 Love
        A chambermaids: Rouge (ill 2)
        town: Illness x8
    """)
    t.do("cure Rouge")
    t.has("A chambermaids: Rouge (ill)")
    assert t.vp("A") == 0
    t.do("cure Rouge")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love x2
        A chambermaids: Rouge
        town: Illness x10
    """)
    assert t.vp("A") == 1


def test_as_a_maid_with_points_she_breaks_no_tie(table: NewTable) -> None:
    t = table("""
        A hand: Rouge x3, 1 Love
        B hand: Anise
        town: Kagari x0, Moine x0
        phase: employ
    """)
    t.do("end turn")
    assert t.vp("A") == t.vp("B") == 3
    assert sorted(t.winners()) == ["A", "B"]


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Rouge x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Rouge")
    t.do("play 1 Love")
    t.do("employ Rouge")
    t.has("""
        A discard: Rouge
        town: Rouge x9
        love: 0
    """)
