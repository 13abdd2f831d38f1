"""Nena Wilder, Teasing Maid: cost 5, no VP, Love +1, 10 copies.

When she serves, the left neighbour and then the right neighbour of the active player each get a Bad Habit from Town,
if a healthy maid lives in that neighbour's private quarters and the pile still has one. With two players there is
one neighbour only, who gets one.
"""

from tests.table import NewTable


def test_with_two_players_the_other_gets_exactly_one_bad_habit(table: NewTable) -> None:
    t = table("""
        A hand: Nena, 1 Love
        B chambermaids: Azure
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        A hand: 1 Love
        A played: Nena
        B events: Bad Habit
        B chambermaids: Azure
        town: Bad Habit x15
        love: 1
        servings: 0
        employments: 1
        phase: employ
    """)


def test_private_quarters_without_maids_get_nothing(table: NewTable) -> None:
    t = table("""
        A hand: Nena, 1 Love
        B hand: Colette, 1 Love
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        town: Bad Habit x16
        love: 1
    """)


def test_an_ill_maid_counts_as_not_there(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Nena, 1 Love
        B chambermaids: Azure (ill)
        C chambermaids: Azure (ill), Rouge
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        C events: Bad Habit
        town: Bad Habit x15
    """)


def test_a_private_maid_is_a_maid_too(table: NewTable) -> None:
    t = table("""
        A hand: Nena, 1 Love
        B private: Fay
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        B events: Bad Habit
        B private: Fay
        town: Bad Habit x15
    """)


def test_with_four_players_only_the_two_neighbours_are_hit(table: NewTable) -> None:
    t = table("""
        players: 4
        A hand: Nena, 1 Love
        A chambermaids: Azure
        B chambermaids: Azure
        C chambermaids: Azure
        D chambermaids: Azure
        town: Bad Habit x16
    """)
    t.do("serve Nena")
    t.has("""
        A events:
        B events: Bad Habit
        C events:
        D events: Bad Habit
        town: Bad Habit x14
    """)


def test_the_last_bad_habit_goes_to_the_left(table: NewTable) -> None:
    t = table("""
        players: 3
        turn: B
        A chambermaids: Azure
        B hand: Nena, 1 Love
        C chambermaids: Azure
        town: Bad Habit x1
    """)
    t.do("serve Nena")
    t.has("""
        A events:
        C events: Bad Habit
        town: Bad Habit x0
    """)


def test_the_last_bad_habit_goes_right_when_the_left_has_no_maids(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Nena, 1 Love
        B hand: 1 Love
        C chambermaids: Azure
        town: Bad Habit x1
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        C events: Bad Habit
    """)


def test_without_bad_habits_in_town_only_the_love_is_left(table: NewTable) -> None:
    t = table("""
        A hand: Nena, 1 Love
        B chambermaids: Azure
        town: Bad Habit x0
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        love: 1
        phase: employ
    """)


def test_the_fourth_bad_habit_doubles_the_loss(table: NewTable) -> None:
    t = table("""
        A hand: Nena, 1 Love
        B chambermaids: Azure
        B events: Bad Habit x3
    """)
    assert t.vp("B") == 1 - 3
    t.do("serve Nena")
    t.has("B events: Bad Habit x4")
    assert t.vp("B") == 1 - 8


def test_claire_sends_it_back_and_the_right_neighbour_gets_it(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Nena, 1 Love
        B hand: Claire
        B chambermaids: Azure
        C hand: 1 Love
        C chambermaids: Azure
        town: Bad Habit x1
    """)
    t.do("serve Nena")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.asks("C", "let it happen", "let it all happen")
    t.do("let it happen")
    t.has("""
        B hand: Claire
        B events:
        C events: Bad Habit
        town: Bad Habit x0
        turn: A
    """)


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Nena x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Nena")
    t.do("play 1 Love")
    t.do("employ Nena")
    t.has("""
        A discard: Nena
        town: Nena x9
        love: 0
    """)
