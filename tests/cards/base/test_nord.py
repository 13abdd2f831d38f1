"""Nord Twilight: private maid, cost 4, -4 VP, no icons.

In the own Starting Phase her owner may discard the whole hand but one card; then two Illnesses of the Town are put on
one maid in anybody's private quarters. Ill, she neither acts nor costs points.
"""

from tests.table import NewTable


def test_discarding_all_but_one_card_puts_two_illnesses_on_one_maid(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love, Colette x2
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Nord", "play 1 Love", "start serving")
    t.do("use Nord")
    t.asks("A", "keep 1 Love", "keep Colette")
    t.do("keep 1 Love")
    t.asks("A", "put on Nord of A", "put on Colette of B")
    t.do("put on Colette of B")
    t.has("""
        turn: A
        phase: employ
        A hand: 1 Love
        A discard: Colette x2
        B chambermaids: Colette (ill 2)
        town: Illness x8
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_the_effect_may_be_declined(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love, Colette x2
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        A hand: 1 Love, Colette x2
        A discard:
        B chambermaids: Colette
        town: Illness x10
    """)
    t.lacks("use Nord")


def test_love_played_first_is_not_discarded(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love, 3 Love, Colette x2
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("play 3 Love")
    t.asks("A", "use Nord", "play 1 Love", "start serving")
    t.do("play 1 Love")
    t.do("use Nord")
    t.do("put on Colette of B")
    t.has("""
        love: 4
        A hand: Colette
        A played: 3 Love, 1 Love
        A discard: Colette
        B chambermaids: Colette (ill 2)
    """)


def test_with_one_card_left_by_playing_love_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love, Colette
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("play 1 Love")
    t.has("phase: employ")


def test_her_owner_may_put_the_illnesses_on_nord_herself(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love x3
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Nord")
    t.do("put on Nord of A")
    t.has("""
        A private: Nord (ill 2)
        A hand: 1 Love
        A discard: 1 Love x2
    """)
    assert t.vp("A") == 0


def test_only_the_top_of_a_stack_of_private_maids_can_be_chosen(table: NewTable) -> None:
    t = table("""
        A private: Nord, Lalande
        A hand: 1 Love x2
        B private: Rosa, Fay
        B hand: 1 Love
    """)
    t.do("use Nord")
    t.asks("A", "put on Nord of A", "put on Rosa of B")
    t.do("put on Rosa of B")
    t.has("B private: Rosa (ill 2), Fay")


def test_a_maid_already_ill_can_be_chosen(table: NewTable) -> None:
    t = table("""
        players: 3
        A private: Nord
        A hand: 1 Love x2
        B chambermaids: Colette, Colette (ill)
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("use Nord")
    t.asks("A", "put on Nord of A", "put on Colette of B", "put on Colette (ill) of B")
    t.do("put on Colette (ill) of B")
    t.has("""
        B chambermaids: Colette, Colette (ill 3)
        town: Illness x7
    """)


def test_with_one_illness_in_town_only_one_is_placed(table: NewTable) -> None:
    t = table("""
        town: Illness x1
        A private: Nord
        A hand: 1 Love x4
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Nord")
    t.do("put on Colette of B")
    t.has("""
        A hand: 1 Love
        A discard: 1 Love x3
        B chambermaids: Colette (ill)
        town: Illness x0
    """)


def test_without_an_illness_in_town_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        town: Illness x0
        A private: Nord
        A hand: 1 Love x2
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "play all Love", "end turn")


def test_with_a_single_card_in_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_claire_can_stop_each_illness_on_its_own(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love x2
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
    """)
    t.do("use Nord")
    t.do("put on Colette of B")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("B: reveal Claire")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("B: let it happen")
    t.has("""
        A hand: 1 Love
        B hand: Claire Saint-Juste, 1 Love
        B chambermaids: Colette (ill)
        town: Illness x9
    """)


def test_letting_it_all_happen_is_asked_only_once(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love x2
        B chambermaids: Colette
        B hand: Claire Saint-Juste, 1 Love
    """)
    t.do("use Nord")
    t.do("put on Colette of B")
    t.do("B: let it all happen")
    t.asks("A", "play 1 Love", "end turn")
    t.has("B chambermaids: Colette (ill 2)")


def test_ill_she_acts_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        A private: Nord (ill)
        A hand: 3 Love, 1 Love x2
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "cure Nord", "start serving")
    t.do("cure Nord")
    t.asks("A", "use Nord", "play 1 Love", "start serving")
    t.do("use Nord")
    t.do("put on Colette of B")
    t.has("""
        A private: Nord
        A hand: 1 Love
        A discard: 1 Love, 3 Love
        B chambermaids: Colette (ill 2)
        town: Illness x8
    """)


def test_she_costs_four_points_unless_ill(table: NewTable) -> None:
    t = table("""
        A private: Nord
        A hand: 1 Love
        B private: Fay
        B hand: 1 Love
    """)
    assert t.vp("A") == -4
    t = table("""
        A private: Nord (ill)
        A hand: 1 Love
        B private: Fay
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
