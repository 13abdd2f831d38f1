"""Illness: event, cost 4, no VP, 10 copies.

It is put on one private maid (the top of a stack only) or chambermaid in anybody's private quarters. An ill maid has no
abilities and no points, but a private maid still covers those beneath her. Several may lie on one maid. In the own
Starting Phase her owner may discard a 3 Love from hand to return one Illness of the own quarters to the Town.
"""

from tests.table import NewTable


def test_employed_for_four_it_is_put_on_a_maid_of_any_player(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A chambermaids: Colette
        B chambermaids: Safran
        B private: Fay, Rosa
        B hand: 1 Love
    """)
    t.do("employ Illness")
    t.asks("A", "put on Colette of A", "put on Safran of B", "put on Fay of B")
    t.do("put on Fay of B")
    t.has("""
        turn: B
        B private: Fay (ill), Rosa
        B chambermaids: Safran
        A discard:
        town: Illness x9
    """)


def test_three_love_do_not_employ_it(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 3
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.offers("employ Bad Habit")
    t.lacks("employ Illness")


def test_without_a_maid_in_any_quarters_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A hand: Colette
        B hand: 1 Love
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Illness")


def test_with_none_left_in_town_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        town: Illness x0
        B chambermaids: Colette
        B hand: 1 Love
        A hand: Colette
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Illness")


def test_several_may_lie_on_one_maid(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A hand: Colette
        B chambermaids: Colette, Colette (ill)
        B hand: 1 Love
    """)
    t.do("employ Illness")
    t.asks("A", "put on Colette of B", "put on Colette (ill) of B")
    t.do("put on Colette (ill) of B")
    t.has("""
        B chambermaids: Colette, Colette (ill 2)
        town: Illness x8
    """)


def test_an_ill_chambermaid_loses_her_points_and_leaves_her_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure, Rouge (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 1


def test_a_three_love_from_hand_returns_one_illness(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love x2, 1 Love
        A chambermaids: Colette (ill 2)
        B hand: 1 Love
    """)
    t.asks("A", "cure Colette", "start serving")
    t.do("cure Colette")
    t.has("""
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        A discard: 3 Love
        town: Illness x9
    """)
    t.asks("A", "cure Colette", "start serving")
    t.do("cure Colette")
    t.has("""
        phase: employ
        A chambermaids: Colette
        A hand: 1 Love
        A discard: 3 Love x2
        town: Illness x10
    """)


def test_a_maid_of_another_player_can_not_be_cured(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love, 1 Love
        B chambermaids: Colette (ill)
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.lacks("cure Colette")


def test_a_two_love_does_not_cure(table: NewTable) -> None:
    t = table("""
        A hand: 2 Love, 1 Love
        A chambermaids: Colette (ill)
        B hand: 1 Love
    """)
    t.asks("A", "play 2 Love", "play 1 Love", "play all Love", "end turn")


def test_claire_in_hand_returns_it_to_town_and_its_price_is_lost(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        employments: 2
        A hand: 1 Love
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
    """)
    t.do("employ Illness")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("B: reveal Claire")
    t.has("""
        turn: A
        love: 0
        employments: 1
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
        town: Illness x10
    """)


def test_without_claire_in_hand_it_can_not_be_refused(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A hand: Colette
        B chambermaids: Colette
        B discard: Claire Saint-Juste
        B hand: 1 Love
    """)
    t.do("employ Illness")
    t.asks("B", "let it happen", "let it all happen")
    t.do("B: let it happen")
    t.has("B chambermaids: Colette (ill)")


def test_claire_serving_returns_one_to_town(table: NewTable) -> None:
    t = table("""
        A hand: Claire Saint-Juste, 1 Love
        A chambermaids: Colette (ill 2)
        B hand: 1 Love
    """)
    t.do("serve Claire")
    t.asks("A", "return Illness from Colette", "pass")
    t.do("return Illness from Colette")
    t.has("""
        A chambermaids: Colette (ill)
        town: Illness x9
    """)
