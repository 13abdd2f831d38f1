"""Claire Saint-Juste, White Maid: cost 3, no VP, Serving +1, 10 copies.

When she serves, her master may return one Event from his own private quarters to Town. Held in hand, she may be
shown, as often as wanted, when an Event is about to come to her holder: the Event goes back to Town, the price paid
for it is gone, and she stays in hand.
"""

from tests.table import NewTable


def test_without_events_she_only_gives_a_serving(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Kagari
        A chambermaids: Azure
        B chambermaids: Azure (ill)
        B events: Bad Habit
    """)
    t.do("serve Claire")
    t.has("""
        A hand: Kagari
        A played: Claire
        B chambermaids: Azure (ill)
        B events: Bad Habit
        servings: 1
    """)
    t.asks("A", "serve Kagari", "end serving")


def test_she_returns_one_bad_habit(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Kagari
        A chambermaids: Azure
        A events: Bad Habit x2
        town: Bad Habit x14
    """)
    t.do("serve Claire")
    t.asks("A", "return Bad Habit", "pass")
    t.do("return Bad Habit")
    t.has("""
        A events: Bad Habit
        town: Bad Habit x15
        servings: 1
    """)


def test_she_returns_one_illness(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Kagari
        A chambermaids: Safran (ill 2), Colette (ill)
        A events: Bad Habit
        town: Illness x7
    """)
    t.do("serve Claire")
    t.asks("A", "return Bad Habit", "return Illness from Safran", "return Illness from Colette", "pass")
    t.do("return Illness from Safran")
    t.has("""
        A chambermaids: Safran (ill), Colette (ill)
        A events: Bad Habit
        town: Illness x8
    """)


def test_returning_an_event_may_be_declined(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Kagari
        A chambermaids: Azure (ill)
        A events: Bad Habit
    """)
    t.do("serve Claire")
    t.do("pass")
    t.has("""
        A chambermaids: Azure (ill)
        A events: Bad Habit
        servings: 1
    """)


def test_milly_cured_by_her_works_in_the_same_serving_phase(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Genevieve, Kagari
        A deck: 1 Love
        A private: Milly (ill)
    """)
    t.do("serve Claire")
    t.do("return Illness from Milly")
    t.has("""
        A private: Milly
        servings: 1
    """)
    t.do("serve Genevieve")
    t.has("servings: 2")


def test_fay_cured_by_her_comes_too_late_for_the_starting_phase(table: NewTable) -> None:
    t = table("""
        A hand: Claire, Kagari
        A private: Fay (ill)
    """)
    t.do("serve Claire")
    t.do("return Illness from Fay")
    t.asks("A", "serve Kagari", "end serving")
    t.has("""
        A private: Fay
        love: 0
        employments: 1
    """)


def test_shown_from_hand_she_sends_every_event_back(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: Claire, 1 Love
        B chambermaids: Colette
        town: Bad Habit x16, Illness x10
        phase: employ
        love: 7
        employments: 3
    """)
    t.do("employ Bad Habit")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.do("A: employ Illness")
    t.do("B: reveal Claire")
    t.has("""
        turn: A
        B hand: Claire, 1 Love
        B chambermaids: Colette
        B events:
        town: Bad Habit x16, Illness x10
        love: 1
        employments: 1
    """)


def test_her_holder_may_let_the_event_happen_and_is_asked_again(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: Claire, 1 Love
        B chambermaids: Colette
        town: Bad Habit x16
        phase: employ
        love: 5
        employments: 3
    """)
    t.do("employ Bad Habit")
    t.do("B: let it happen")
    t.do("A: employ Bad Habit")
    t.do("B: reveal Claire")
    t.has("""
        B events: Bad Habit
        town: Bad Habit x15
        love: 1
        employments: 1
    """)


def test_letting_it_all_happen_is_not_asked_again_this_turn(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: Claire, 1 Love
        B chambermaids: Colette
        phase: employ
        love: 5
        employments: 3
    """)
    t.do("employ Bad Habit")
    t.do("B: let it all happen")
    t.do("A: employ Bad Habit")
    t.has("""
        turn: A
        B events: Bad Habit x2
        love: 1
        employments: 1
    """)
    t.offers("end turn")


def test_a_hand_without_her_is_asked_too_when_one_has_left_town(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A discard: Claire
        B hand: 1 Love
        B chambermaids: Colette
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.asks("B", "let it happen", "let it all happen")
    t.refuses("reveal Claire")
    t.do("let it happen")
    t.has("B events: Bad Habit")


def test_an_empty_hand_is_not_asked(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B discard: Claire
        B chambermaids: Colette
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.has("""
        turn: A
        B events: Bad Habit
        love: 1
    """)


def test_nobody_is_asked_while_all_of_them_are_in_town(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Colette
        town: Claire x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.has("""
        turn: A
        B events: Bad Habit
        love: 1
    """)


def test_she_also_turns_away_an_event_on_oneself(table: NewTable) -> None:
    t = table("""
        A hand: Claire, 1 Love
        A chambermaids: Colette
        town: Bad Habit x16
        phase: employ
        love: 3
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.asks("A", "reveal Claire", "let it happen", "let it all happen")
    t.do("reveal Claire")
    t.has("""
        A hand: Claire, 1 Love
        A events:
        town: Bad Habit x16
        love: 1
        employments: 1
    """)


def test_she_can_not_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A hand: Claire
        servings: 2
    """)
    t.asks("A", "serve Claire", "end serving")
    t.refuses("chamber Claire")


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Claire x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Claire")
    t.do("play 1 Love")
    t.do("employ Claire")
    t.has("""
        A discard: Claire
        town: Claire x9
        love: 0
    """)
