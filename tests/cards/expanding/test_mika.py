"""Mika Yakushido, Black Maid: private maid, cost 6, -2 VP, no icons.

Whoever employs her puts her into the quarters of any player. At the start of each own turn her holder discards a
1 Love from hand; one who has none shows the hand instead, and Mika goes face down under the pile of private maids.
"""

from tests.table import NewTable


def test_employed_for_six_she_goes_to_a_chosen_player(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        B hand: 1 Love x2
        private maids: Mika Yakushido, Chrysta | Roanna, Silk
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Mika Yakushido")
    t.do("play 1 Love")
    t.do("employ Mika Yakushido")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.has("""
        turn: A
        love: 0
        employments: 1
        A private:
        B private: Mika Yakushido
        B hand: 1 Love x2
    """)


def test_the_buyer_may_keep_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        private maids: Mika Yakushido, Chrysta | Roanna, Silk
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Mika Yakushido")
    t.asks("A", "choose A", "choose B", "choose C")
    t.do("choose A")
    t.has("""
        A private: Mika Yakushido
        A hand: 1 Love
        B private:
        C private:
    """)


def test_she_covers_the_private_maids_of_her_new_holder(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Aurelie, Shion
        private maids: Mika Yakushido, Chrysta | Roanna, Silk
        phase: employ
        love: 6
        employments: 2
    """)
    t.do("employ Mika Yakushido")
    t.do("choose B")
    t.has("B private: Mika Yakushido, Aurelie, Shion")


def test_she_acts_at_the_start_of_her_holders_next_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline
        B hand: 1 Love x2, 2 Love
        private maids: Mika Yakushido, Chrysta | Roanna, Silk
        phase: employ
        love: 6
    """)
    t.do("employ Mika Yakushido")
    t.do("choose B")
    t.has("""
        turn: B
        B private: Mika Yakushido
        B hand: 1 Love, 2 Love
        B discard: 1 Love
    """)


def test_one_of_several_one_loves_is_discarded(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x3, 2 Love
        A private: Mika Yakushido
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        A hand: 1 Love x2, 2 Love
        A discard: 1 Love
        A private: Mika Yakushido
        love: 0
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")


def test_without_a_one_love_she_leaves(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 2 Love, Aline
        A private: Mika Yakushido, Courtney
        B hand: 1 Love
    """)
    t.has("""
        A hand: 2 Love, Aline
        A discard:
        A private: Courtney
    """)


def test_leaving_she_lies_under_the_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 2 Love
        A private: Mika Yakushido
        B hand: 1 Love
        private maids: Chrysta, Roanna | Silk
        love: 20
        employments: 4
    """)
    t.has("A private:")
    t.do("employ Chrysta")
    t.offers("employ Silk")
    t.lacks("employ Mika Yakushido")
    t.do("employ Roanna")
    t.offers("employ Mika Yakushido")


def test_other_turns_do_not_trouble_her_holder(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love x2
        B private: Mika Yakushido
    """)
    t.has("""
        A hand: 1 Love
        B hand: 1 Love x2
    """)
    t.do("A: end turn")
    t.has("""
        B hand: 1 Love
        B discard: 1 Love
    """)


def test_covered_she_does_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A private: Courtney, Mika Yakushido
        B hand: 1 Love
    """)
    t.has("""
        A hand: 1 Love
        A private: Courtney, Mika Yakushido
    """)
    assert t.vp("A") == 1 - 2


def test_ill_she_does_nothing_and_costs_no_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A private: Mika Yakushido (ill)
        B hand: 1 Love
    """)
    t.has("""
        A hand: 1 Love
        A private: Mika Yakushido (ill)
    """)
    assert t.vp("A") == 0


def test_cured_she_acts_at_once(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love x2
        A private: Mika Yakushido (ill)
        B hand: 1 Love
    """)
    t.asks("A", "cure Mika Yakushido", "start serving")
    t.do("cure Mika Yakushido")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: 1 Love, 3 Love
        A private: Mika Yakushido
        town: Illness x10
    """)


def test_she_costs_her_holder_two_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Mika Yakushido
    """)
    assert t.vp("A") == 0
    assert t.vp("B") == -2
