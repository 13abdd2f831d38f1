"""Garden: building, cost 4, 1 VP, 8 copies.

Employed, it stands in the buyer's quarters at once. A player with four or more Gardens cannot be given any more events,
not even by himself; events that are already there stay.
"""

from tests.table import NewTable


def test_employed_it_stands_in_the_quarters(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Garden")
    t.do("play 1 Love")
    t.do("employ Garden")
    t.has("""
        A hand: 1 Love
        A discard:
        A buildings: Garden
        town: Garden x7
        love: 0
        employments: 1
    """)
    t.sees("B", "A buildings: Garden")


def test_it_uses_the_employment_and_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x5
        A buildings: Garden
        B hand: 1 Love
        phase: employ
        love: 9
    """)
    t.do("employ Garden")
    t.has("""
        turn: B
        A hand: Aline x5
        A discard: 1 Love
        A buildings: Garden x2
    """)


def test_each_scores_one_point(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Garden x5
        B hand: 1 Love
        B buildings: Garden
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 1


def test_an_empty_pile_is_not_offered_and_is_no_maid_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline
        A deck: Aline x5
        B hand: 1 Love
        town: Garden x0, Estate x0, Lily Garden x0, Lilac x0
        phase: employ
        love: 6
    """)
    t.lacks("employ Garden")
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_four_of_them_keep_a_bad_habit_away(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        players: 3
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Aline
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.has("""
        turn: A
        B events:
        C events: Bad Habit
    """)


def test_four_of_them_keep_an_illness_away(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Aline
        B hand: 1 Love
        B chambermaids: Aline
        B private: Courtney
        B buildings: Garden x4
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Illness")
    t.has("""
        A chambermaids: Aline (ill)
        B chambermaids: Aline
        B private: Courtney
    """)


def test_three_of_them_are_too_few_whatever_else_was_built(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Aline
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden x3, Lily Garden x2, Estate (Claudine)
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.has("B events: Bad Habit")


def test_with_everybody_protected_no_event_is_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Aline
        A buildings: Garden x4
        B hand: 1 Love
        B chambermaids: Suzuna
        B buildings: Garden x4
        phase: employ
        love: 4
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Bad Habit")
    t.lacks("employ Illness")


def test_sora_can_not_move_an_event_there(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A private: Sora
        A events: Bad Habit
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden x4
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_events_already_there_stay_when_the_fourth_comes(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Aline, Suzuna (ill)
        A buildings: Garden x3
        A events: Bad Habit x2
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Garden")
    t.has("""
        A buildings: Garden x4
        A events: Bad Habit x2
        A chambermaids: Aline, Suzuna (ill)
    """)
    assert t.vp("A") == 4 + 1 - 2
