"""Amber Twilight: private maid, cost 5, -3 VP, no icons.

When another player's Discard Phase begins, that player puts the top card of the own deck on the own discard pile.
Unless it was a maid, the new hand of that player is one card smaller. Ill, she neither acts nor costs points.
"""

from tests.table import NewTable


def test_a_maid_on_top_is_discarded_and_the_new_hand_is_full(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: Colette, 1 Love x6
        B private: Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: 1 Love
        A discard: 1 Love, Colette
    """)


def test_a_love_card_on_top_is_discarded_and_the_new_hand_is_one_smaller(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: 2 Love, Colette x5
        B private: Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Colette x4
        A deck: Colette
        A discard: 1 Love, 2 Love
    """)


def test_her_owner_is_not_affected(table: NewTable) -> None:
    t = table("""
        A private: Amber Twilight
        A hand: 1 Love
        A deck: 1 Love x5, Colette
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: Colette
        A discard: 1 Love
    """)


def test_every_other_player_is_affected_in_the_own_turn(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: 1 Love
        A deck: 1 Love, Colette x5
        B hand: 1 Love
        B deck: 1 Love, Colette x5
        C private: Amber Twilight
        C hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("""
        A hand: Colette x4
        B hand: 1 Love
        B deck: 1 Love, Colette x5
    """)
    t.do("B: end turn")
    t.has("""
        turn: C
        B hand: Colette x4
        B deck: Colette
        B discard: 1 Love x2
    """)


def test_an_empty_deck_is_reshuffled_before_the_hand_is_discarded(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A discard: Colette x6
        B private: Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        A hand: Colette x5
        A deck:
        A discard: 1 Love, Colette
    """)


def test_a_card_employed_this_turn_may_be_the_one_she_discards(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 1
        A hand: Colette x6
        B private: Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: 4 cards
        A deck: 3 cards
        A discard:
    """)


def test_with_deck_and_discard_pile_empty_nothing_happens(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x6
        B private: Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: 1 Love
        A discard:
    """)


def test_ill_she_does_nothing(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: 1 Love x5, Colette
        B private: Amber Twilight (ill)
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: Colette
        A discard: 1 Love
    """)


def test_covered_by_another_private_maid_she_does_nothing(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: 1 Love x5, Colette
        B private: Rosa, Amber Twilight
        B hand: 1 Love x2
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: Colette
        A discard: 1 Love
    """)


def test_she_costs_her_owner_three_points_also_when_covered(table: NewTable) -> None:
    t = table("""
        A private: Amber Twilight
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == -3
    t = table("""
        A private: Rosa, Amber Twilight
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == -2


def test_ill_she_costs_no_points(table: NewTable) -> None:
    t = table("""
        A private: Amber Twilight (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0


def test_employed_for_five_she_enters_the_quarters_of_the_buyer(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 5
        private maids: Amber Twilight, Fay | Rosa, Nord
        A deck: Colette
        B hand: 1 Love x2
    """)
    t.do("employ Amber")
    t.has("""
        turn: B
        A private: Amber Twilight
        A hand: Colette
        B private:
    """)


def test_four_love_do_not_employ_her(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        private maids: Amber Twilight, Fay | Rosa, Nord
        A deck: Colette
        B hand: 1 Love x2
    """)
    t.lacks("employ Amber")
    t.offers("employ 2 Love")
