"""Private maids: a new one covers the former, only the top one acts, all healthy ones score.

Two lie face up in Town; whoever is employed is replaced from the face-down pile.
"""

from tests.table import NewTable


def test_a_new_private_maid_covers_the_former_one(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 6
        private maids: Fay, Sora | Nord, Lalande
        A private: Rosa, Milly
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Fay")
    t.has("""
        turn: B
        A private: Fay, Rosa, Milly
        A discard:
    """)


def test_only_the_top_one_is_active(table: NewTable) -> None:
    t = table("""
        A private: Rosa, Fay, Lucienne
        A hand: Rouge, 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: serving
        love: 1
        servings: 1
        employments: 1
    """)


def test_the_order_of_the_stack_decides(table: NewTable) -> None:
    t = table("""
        A private: Fay, Rosa, Lucienne
        A hand: Rouge, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Love", "gain Employment")
    t.do("gain Employment")
    t.has("""
        phase: serving
        love: 0
        servings: 1
        employments: 2
    """)


def test_an_ill_one_on_top_still_blocks_those_beneath_her(table: NewTable) -> None:
    t = table("""
        A private: Fay (ill), Rosa
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        employments: 1
    """)


def test_covered_ones_score(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B private: Fay, Sora, Lalande, Rosa
        B hand: 1 Love
    """)
    assert t.vp("B") == 5


def test_ill_ones_do_not_score_wherever_they_lie(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: 1 Love
        B private: Sora (ill), Lalande
        B hand: 1 Love
        C private: Milly, Rosa (ill)
        C hand: 1 Love
    """)
    assert t.vp("B") == 2
    assert t.vp("C") == 2


def test_only_the_top_one_can_be_made_ill(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A hand: Colette
        B private: Rosa, Fay
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("employ Illness")
    t.asks("A", "put on Rosa of B", "put on Colette of B")


def test_a_covered_ill_one_can_be_cured_and_stays_inactive(table: NewTable) -> None:
    t = table("""
        A private: Milly, Rosa (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "cure Rosa", "start serving")
    t.do("cure Rosa")
    t.has("""
        love: 0
        A private: Milly, Rosa
        town: Illness x10
    """)


def test_an_employed_one_is_replaced_from_the_pile(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 20
        employments: 3
        private maids: Fay, Rosa | Nord, Sora
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Fay")
    t.offers("employ Rosa")
    t.offers("employ Nord")
    t.lacks("employ Fay")
    t.lacks("employ Sora")
    t.do("employ Nord")
    t.offers("employ Rosa")
    t.offers("employ Sora")
    t.has("A private: Nord, Fay")


def test_without_a_face_down_one_left_nobody_takes_her_place(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 20
        employments: 3
        private maids: Fay, Rosa |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Fay")
    t.lacks("employ Fay")
    t.do("employ Rosa")
    t.lacks("employ Rosa")
    t.has("A private: Rosa, Fay")


def test_the_pile_counts_as_empty_when_its_last_face_down_card_is_taken(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 6
        town: Moine x0
        private maids: Fay, Rosa | Nord
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Fay")
    assert t.over


def test_the_pile_is_not_empty_while_one_card_lies_face_down(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 6
        town: Moine x0
        private maids: Fay, Rosa | Nord, Sora
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Fay")
    assert not t.over
    t.has("turn: B")
