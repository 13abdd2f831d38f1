"""Sora Nakachi: private maid, cost 7, 2 VP, no icons.

In the own Starting Phase her owner may move one event from any private quarters to the like place of another player: a
Bad Habit to the quarters as such, an Illness onto a chosen maid. Quarters without maids take no event, and her owner's
own are not another player's.
"""

from tests.table import NewTable


def test_a_bad_habit_moves_to_another_player(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A events: Bad Habit
        A hand: 1 Love
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Sora", "start serving")
    t.do("use Sora")
    t.has("""
        phase: employ
        A events:
        B events: Bad Habit
        town: Bad Habit x15
    """)


def test_an_illness_moves_onto_a_chosen_maid_of_another_player(table: NewTable) -> None:
    t = table("""
        players: 3
        A private: Sora
        A events: Bad Habit
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B hand: 1 Love
        C chambermaids: Safran, Azure
        C hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "move Bad Habit of A", "move Illness from Colette of B")
    t.do("move Illness from Colette of B")
    t.asks("A", "put on Azure of C", "put on Safran of C")
    t.do("put on Safran of C")
    t.has("""
        A events: Bad Habit
        B chambermaids: Colette
        C chambermaids: Azure, Safran (ill)
        town: Illness x9
    """)


def test_a_bad_habit_goes_to_another_player_but_the_one_it_comes_from(table: NewTable) -> None:
    t = table("""
        players: 4
        A private: Sora
        A hand: 1 Love
        B chambermaids: Colette
        B events: Bad Habit x2
        B hand: 1 Love
        C chambermaids: Safran
        C hand: 1 Love
        D chambermaids: Safran
        D hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "choose C", "choose D")
    t.do("choose C")
    t.has("""
        A events:
        B events: Bad Habit
        C events: Bad Habit
    """)


def test_a_bad_habit_does_not_go_where_every_maid_is_ill(table: NewTable) -> None:
    t = table("""
        players: 3
        A private: Sora
        A events: Bad Habit
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B hand: 1 Love
        C chambermaids: Safran
        C hand: 1 Love
    """)
    t.do("use Sora")
    t.do("move Bad Habit of A")
    t.has("""
        phase: employ
        A events:
        B events:
        C events: Bad Habit
    """)


def test_an_illness_goes_only_onto_the_top_private_maid(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A chambermaids: Colette (ill)
        A hand: 1 Love
        B private: Rosa, Fay
        B hand: 1 Love
    """)
    t.do("use Sora")
    t.has("""
        A chambermaids: Colette
        B private: Rosa (ill), Fay
    """)


def test_one_of_two_illnesses_moves(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A chambermaids: Safran (ill 2)
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B hand: 1 Love
    """)
    t.do("use Sora")
    t.has("""
        A chambermaids: Safran (ill)
        B chambermaids: Colette (ill 2)
        town: Illness x7
    """)


def test_she_acts_once_a_turn(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A events: Bad Habit x3
        A hand: 1 Love
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events: Bad Habit x2
        B events: Bad Habit
    """)


def test_no_event_comes_to_the_own_quarters(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A chambermaids: Colette
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B events: Bad Habit
        B hand: 1 Love
    """)
    t.has("phase: employ")


def test_without_any_event_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A hand: 1 Love
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_without_a_place_for_the_event_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A events: Bad Habit
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_claire_sends_the_moved_event_back_to_town(table: NewTable) -> None:
    t = table("""
        A private: Sora
        A events: Bad Habit
        A hand: 1 Love
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
    """)
    t.do("use Sora")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("B: reveal Claire")
    t.has("""
        A events:
        B events:
        B hand: Claire Saint-Juste, 1 Love
        town: Bad Habit x16
    """)


def test_ill_she_acts_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        A private: Sora (ill)
        A events: Bad Habit
        A hand: 3 Love, 1 Love
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "cure Sora", "start serving")
    t.do("cure Sora")
    t.asks("A", "use Sora", "start serving")
    t.do("use Sora")
    t.has("""
        A private: Sora
        A events:
        A hand: 1 Love
        A discard: 3 Love
        B events: Bad Habit
        town: Illness x10
    """)


def test_she_scores_two_points_unless_ill(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: 1 Love
        B private: Sora
        B hand: 1 Love
        C hand: 1 Love
    """)
    assert t.vp("B") == 2
    t = table("""
        players: 3
        A hand: 1 Love
        B private: Sora (ill)
        B hand: 1 Love
        C hand: 1 Love
    """)
    assert t.vp("B") == 0


def test_no_event_goes_into_quarters_without_maids_not_even_one_that_could_be_laid_there(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 3
        A private: Sora
        A events: Envy
        A hand: 1 Love
        B buildings: Beer Fest
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.lacks("use Sora")


def test_envy_and_a_storm_go_where_there_is_a_healthy_maid(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 4
        A private: Sora
        A events: Envy
        A buildings: Beer Fest (storm)
        A hand: 1 Love
        B buildings: Beer Fest
        B hand: 1 Love
        C chambermaids: Colette (ill)
        C buildings: Beer Fest
        C hand: 1 Love
        D chambermaids: Colette
        D buildings: Beer Fest
        D hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "move Envy of A", "move Heavy Storm from Beer Fest (storm) of A", "move Illness from Colette of C")
    t.do("move Heavy Storm")
    t.has("""
        A buildings: Beer Fest
        B buildings: Beer Fest
        D buildings: Beer Fest (storm)
    """)


def test_a_lifted_envy_is_offered_no_quarters_without_maids(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 4
        A private: Sora
        A events: Envy
        A hand: 1 Love
        B hand: 1 Love
        C chambermaids: Colette
        C hand: 1 Love
        D chambermaids: Safran
        D hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "choose C", "choose D")


def test_let_me_drink_moves_to_another_player_with_a_maid_like_any_other_event(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 4
        A private: Sora
        A hand: 1 Love
        B events: Let Me Drink!
        B hand: 1 Love
        C chambermaids: Colette
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("use Sora")
    t.has("""
        B events:
        C events: Let Me Drink!
    """)


def test_nothing_can_be_moved_to_quarters_that_four_gardens_protect(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest, expanding
        A private: Sora
        A events: Let Me Drink!
        A hand: 1 Love
        B chambermaids: Colette
        B buildings: Garden x4
        B hand: 1 Love
    """)
    t.lacks("use Sora")
