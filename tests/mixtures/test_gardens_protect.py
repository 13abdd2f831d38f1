"""Four Gardens (Expanding) against the events of base and Oktoberfest.

Nobody with four or more Gardens free of storm can be given an event, not even by himself: neither by employing it nor
by Sora, Nord or Nena. Events that were there before stay and work on. What is no event still comes.
"""

import pytest

from tests.table import NewTable


def test_an_illness_can_not_come(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Safran
        B private: Fay
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Azure, Rouge
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Illness")
    t.asks("A", "put on Azure of C", "put on Rouge of C")


def test_a_bad_habit_can_not_come(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A chambermaids: Safran
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Safran
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Bad Habit")
    t.asks("A", "choose A", "choose C")


def test_an_envy_can_not_come(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Garden x4
        C hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.asks("A", "choose A", "choose C")


def test_a_heavy_storm_can_not_come_over_any_building(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Garden x4, Lily Garden, Estate (Marianne), Beer Fest
        C hand: 1 Love
        C buildings: Garden, Lily Garden
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Heavy Storm")
    t.asks("A", "put on Garden of C", "put on Lily Garden of C")


@pytest.mark.parametrize("event", ["Illness", "Bad Habit", "Envy", "Heavy Storm"])
def test_with_everybody_protected_no_event_is_offered(table: NewTable, event: str) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A chambermaids: Safran
        A buildings: Garden x4
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        phase: employ
        love: 5
    """)
    t.offers("employ 2 Love")
    t.lacks(f"employ {event}")


@pytest.mark.parametrize("event", ["Illness", "Bad Habit", "Heavy Storm"])
def test_the_own_gardens_protect_from_oneself(table: NewTable, event: str) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A chambermaids: Safran
        A buildings: Garden x4
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.offers("employ 2 Love")
    t.lacks(f"employ {event}")


def test_an_envy_goes_to_the_one_who_is_left(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A buildings: Garden x4
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.has("""
        A events:
        B events: Envy
    """)


@pytest.mark.parametrize(
    "buildings",
    ["Garden x3", "Garden x3, Lily Garden x2", "Garden x3, Garden (storm)", "Garden x3, Estate (Marianne), Beer Fest"],
)
def test_fewer_than_four_free_gardens_protect_nobody(table: NewTable, buildings: str) -> None:
    t = table(f"""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: {buildings}
        phase: employ
        love: 6
        employments: 3
    """)
    t.do("employ Bad Habit")
    t.do("employ Illness")
    t.has(f"""
        B chambermaids: Safran (ill)
        B events: Bad Habit
        B buildings: {buildings}
        love: 0
    """)


def test_five_gardens_of_which_one_is_under_storm_protect(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4, Garden (storm)
        phase: employ
        love: 5
    """)
    t.offers("employ 2 Love")
    t.lacks("employ Illness")
    t.lacks("employ Bad Habit")
    t.lacks("employ Heavy Storm")


def test_sending_the_storm_away_brings_the_protection_back(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 3 Love, 1 Love
        A chambermaids: Safran
        A buildings: Garden x3, Garden (storm)
        B hand: 1 Love
        love: 2
    """)
    t.do("cure Garden")
    t.has("""
        phase: employ
        A buildings: Garden x4
    """)
    t.offers("employ 1 Love")
    t.lacks("employ Bad Habit")


def test_events_that_were_there_stay_when_the_fourth_garden_comes(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love
        A chambermaids: Safran (ill)
        A buildings: Garden x3
        A events: Bad Habit, Envy
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.do("employ Garden")
    t.has("""
        A chambermaids: Safran (ill)
        A buildings: Garden x4
        A events: Bad Habit, Envy
    """)
    assert t.vp("A") == 4 - 1


def test_an_envy_that_was_there_works_on(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding, oktoberfest
        A hand: 1 Love x2
        A buildings: Garden x4
        A events: Envy
        B hand: 1 Love
        town: Kagari x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Kagari")
    t.do("play 1 Love")
    t.do("employ Kagari")
    t.has("love: 0")


def test_nena_passes_over_a_protected_neighbour(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding
        A hand: Nena, 1 Love
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Safran
        town: Bad Habit x1
    """)
    t.do("serve Nena")
    t.has("""
        B events:
        C events: Bad Habit
        town: Bad Habit x0
        love: 1
    """)


def test_nord_can_not_choose_a_maid_of_a_protected_player(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding
        A hand: 1 Love x2
        A private: Nord
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Safran
    """)
    t.do("use Nord")
    t.asks("A", "put on Nord of A", "put on Safran of C")
    t.do("put on Safran of C")
    t.has("""
        B chambermaids: Safran
        C chambermaids: Safran (ill 2)
    """)


def test_nord_without_a_place_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love x2
        A private: Nord
        A buildings: Garden x4
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
    """)
    t.has("phase: employ")
    t.lacks("use Nord")


def test_sora_can_not_bring_a_bad_habit_to_a_protected_player(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: 1 Love
        A private: Sora
        A events: Bad Habit
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("A events: Bad Habit")


def test_sora_can_not_bring_an_illness_to_a_protected_player(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding
        A hand: 1 Love
        A private: Sora
        A chambermaids: Safran (ill)
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        C hand: 1 Love
        C chambermaids: Safran
    """)
    t.do("use Sora")
    t.has("""
        A chambermaids: Safran
        B chambermaids: Safran
        C chambermaids: Safran (ill)
    """)


def test_sora_may_take_an_event_from_a_protected_player(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: base, expanding
        A hand: 1 Love
        A private: Sora
        B hand: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        B events: Bad Habit
        C hand: 1 Love
        C chambermaids: Safran
    """)
    t.do("use Sora")
    t.has("""
        B events:
        C events: Bad Habit
    """)


def test_domino_is_no_event_and_comes(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: Domino, 1 Love
        B hand: 1 Love
        B buildings: Garden x4
        servings: 2
    """)
    t.do("serve Domino")
    t.do("send to B")
    t.has("""
        B chambermaids: Domino
        servings: 0
    """)
    assert t.vp("B") == 4 - 2


def test_mika_is_no_event_and_comes(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        private maids: Mika Yakushido, Fay | Nord, Milly
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Garden x4
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Mika Yakushido")
    t.do("choose B")
    t.has("B private: Mika Yakushido")


def test_victoria_may_break_the_protection(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: Victoria, 1 Love
        A deck: Carillon
        B hand: 1 Love
        B deck: 1 Love
        B chambermaids: Safran
        B buildings: Garden x4
        employments: 2
    """)
    t.do("serve Victoria")
    t.do("tear down Garden")
    t.do("employ Bad Habit")
    t.has("""
        B buildings: Garden x3
        B events: Bad Habit
        love: 0
    """)
