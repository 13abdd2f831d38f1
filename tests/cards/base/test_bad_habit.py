"""Bad Habit: event, cost 2, -1 VP, 16 copies.

It is put in any private quarters with at least one maid, not on a maid. An owner of four or more loses two points for
each instead of one.
"""

from tests.table import NewTable


def test_employed_for_two_it_goes_to_a_chosen_player(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A chambermaids: Colette
        B chambermaids: Safran
        B hand: 1 Love
    """)
    t.do("employ Bad Habit")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.has("""
        turn: B
        A events:
        A discard:
        B events: Bad Habit
        B chambermaids: Safran
        town: Bad Habit x15
    """)


def test_the_active_player_may_take_it(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A chambermaids: Colette
        B chambermaids: Safran
        B hand: 1 Love
    """)
    t.do("employ Bad Habit")
    t.do("choose A")
    t.has("""
        A events: Bad Habit
        B events:
    """)


def test_only_quarters_with_a_maid_can_be_chosen(table: NewTable) -> None:
    t = table("""
        players: 4
        phase: employ
        love: 2
        A hand: Colette
        B chambermaids: Safran
        B hand: 1 Love
        C private: Rosa
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("employ Bad Habit")
    t.asks("A", "choose B", "choose C")


def test_without_a_maid_in_any_quarters_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A hand: Colette
        B hand: 1 Love
    """)
    t.offers("employ Rouge")
    t.lacks("employ Bad Habit")


def test_an_ill_maid_does_not_open_the_quarters(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A hand: Colette
        B chambermaids: Colette (ill)
        B hand: 1 Love
    """)
    t.offers("employ Rouge")
    t.lacks("employ Bad Habit")


def test_with_none_left_in_town_it_is_not_offered(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        town: Bad Habit x0
        A hand: Colette
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.offers("employ Rouge")
    t.lacks("employ Bad Habit")


def test_up_to_three_cost_one_point_each(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: 1 Love
        A chambermaids: Safran
        A events: Bad Habit
        B hand: 1 Love
        B chambermaids: Safran
        B events: Bad Habit x3
        C hand: 1 Love
    """)
    assert t.vp("A") == -1
    assert t.vp("B") == -3
    assert t.vp("C") == 0


def test_four_or_more_cost_two_points_each(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Safran
        A events: Bad Habit x4
        B hand: 1 Love
        B chambermaids: Safran
        B events: Bad Habit x6
    """)
    assert t.vp("A") == -8
    assert t.vp("B") == -12


def test_they_cost_points_although_every_maid_is_ill(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Azure (ill)
        A events: Bad Habit x2
        B hand: 1 Love
    """)
    assert t.vp("A") == -2


def test_a_three_love_does_not_remove_it(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love
        A chambermaids: Colette
        A events: Bad Habit
        B hand: 1 Love
    """)
    t.asks("A", "play 3 Love", "end turn")


def test_it_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Safran
        A events: Bad Habit x2
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A events: Bad Habit x2
        A hand: 1 Love
        A discard:
    """)


def test_claire_in_hand_returns_it_to_town(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        employments: 2
        A hand: 1 Love
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
    """)
    t.do("employ Bad Habit")
    t.do("B: reveal Claire")
    t.has("""
        turn: A
        love: 0
        employments: 1
        B events:
        B hand: Claire Saint-Juste, 1 Love
        town: Bad Habit x16
    """)


def test_claire_serving_returns_one_to_town(table: NewTable) -> None:
    t = table("""
        A hand: Claire Saint-Juste, 1 Love
        A chambermaids: Colette (ill)
        A events: Bad Habit x2
        B hand: 1 Love
    """)
    t.do("serve Claire")
    t.asks("A", "return Bad Habit", "return Illness from Colette", "pass")
    t.do("return Bad Habit")
    t.has("""
        A events: Bad Habit
        A chambermaids: Colette (ill)
        town: Bad Habit x15
    """)
