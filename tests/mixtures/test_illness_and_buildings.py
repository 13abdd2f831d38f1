"""Illness (base) beside the buildings of Expanding.

An Illness lies on chambermaids, Chambermaid Chiefs and top private maids. The chief under an Estate is none of these:
she is owned and scores, but she can not fall ill, and she makes her owner's quarters no place for a Bad Habit. What
chambermaids do for buildings they do only while they are healthy.
"""

import pytest

from tests.table import NewTable


def test_the_chief_under_an_estate_can_not_be_chosen_but_her_neighbours_can(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Safran, Colette
        B buildings: Estate (Colette), Garden
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Illness")
    t.asks("A", "put on Safran of B", "put on Colette of B")
    t.do("put on Colette of B")
    t.has("""
        B chambermaids: Safran, Colette (ill)
        B buildings: Estate (Colette), Garden
        town: Illness x9
    """)


@pytest.mark.parametrize("chief", ["Marianne", "Colette"])
def test_with_no_maid_but_an_estates_chief_neither_illness_nor_bad_habit_is_offered(
    table: NewTable, chief: str
) -> None:
    t = table(f"""
        boxes: base, expanding
        A hand: 1 Love
        A buildings: Garden
        B hand: 1 Love
        B buildings: Estate ({chief})
        phase: employ
        love: 4
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Illness")
    t.lacks("employ Bad Habit")


def test_nena_finds_no_maid_in_an_estate(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: Nena, 1 Love
        B hand: 1 Love
        B buildings: Estate (Marianne)
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        town: Bad Habit x16
    """)


def test_nord_can_not_choose_the_chief_under_an_estate(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love x2
        A private: Nord
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Estate (Colette)
    """)
    t.do("use Nord")
    t.asks("A", "put on Nord of A", "put on Safran of B")
    t.do("put on Safran of B")
    t.has("""
        B chambermaids: Safran (ill 2)
        B buildings: Estate (Colette)
    """)


def test_sora_can_not_move_an_illness_to_the_chief_under_an_estate(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love
        A private: Sora
        A chambermaids: Safran (ill)
        B hand: 1 Love
        B buildings: Estate (Colette)
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("A chambermaids: Safran (ill)")


def test_an_ill_colette_does_not_count_but_the_one_under_the_estate_does(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love, Colette
        B hand: 1 Love, Colette
        B chambermaids: Colette (ill)
        B buildings: Estate (Colette)
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 1 + 2 + 1 + 5


def test_a_chambered_chief_does_not_pay_for_an_estate(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love
        A chambermaids: Colette, Colette (ill)
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.offers("employ Garden")
    t.lacks("employ Estate")


def test_an_ill_ririko_opens_no_lily_garden(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Ririko (ill)
        B hand: 1 Love
        phase: employ
        love: 6
    """)
    t.offers("employ Garden")
    t.lacks("employ Lily Garden")


def test_an_ill_ririko_makes_no_lily_garden_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love x2
        A chambermaids: Ririko (ill)
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
        A buildings: Garden, Lily Garden
        love: 0
    """)


def test_a_ririko_cured_this_turn_serves_her_master_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A chambermaids: Ririko (ill)
        B hand: 1 Love
        love: 5
        employments: 2
    """)
    t.do("cure Ririko")
    t.do("employ Lily Garden")
    t.has("""
        A chambermaids: Ririko
        A buildings: Lily Garden
        love: 0
        town: Illness x10
    """)


def test_a_lily_garden_stays_when_its_ririko_falls_ill(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Ririko
        B buildings: Lily Garden
        phase: employ
        love: 4
        employments: 2
    """)
    assert t.vp("B") == 5
    t.do("employ Illness")
    t.has("""
        B chambermaids: Ririko (ill)
        B buildings: Lily Garden
    """)
    assert t.vp("B") == 4


def test_an_ill_domino_costs_her_holder_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Domino
        phase: employ
        love: 4
        employments: 2
    """)
    assert t.vp("B") == -2
    t.do("employ Illness")
    t.has("B chambermaids: Domino (ill)")
    assert t.vp("B") == 0


def test_an_ill_silk_looks_at_no_building_until_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A deck: 2 Love
        A private: Silk
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.asks("A", "use Silk", "start serving")
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A deck: 2 Love
        A private: Silk (ill)
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.asks("A", "cure Silk", "start serving")
    t.do("cure Silk")
    t.asks("A", "use Silk", "start serving")
    t.do("use Silk")
    t.has("""
        A hand: 1 Love, 2 Love
        A discard: 3 Love
    """)
