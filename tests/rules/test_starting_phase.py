"""The Starting Phase: private maids act, and a 3 Love from hand returns an Illness of the own quarters."""

from tests.table import NewTable


def test_with_nothing_to_do_the_phase_is_skipped(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 3 Love
        B hand: 1 Love
    """)
    t.has("phase: serving")


def test_an_effect_happens_once_a_turn(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "cure Colette", "start serving")
    t.do("use Lalande")
    t.asks("A", "cure Colette", "start serving")
    t.has("A hand: 3 Love, 1 Love, Kagari")


def test_the_player_chooses_the_order(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.do("cure Colette")
    t.asks("A", "use Lalande", "start serving")
    t.do("use Lalande")
    t.has("""
        phase: serving
        A chambermaids: Colette
        A hand: 1 Love, Kagari
        A discard: 3 Love
    """)


def test_leaving_the_phase_gives_up_what_was_left(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, Kagari
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.do("start serving")
    t.asks("A", "serve Kagari", "play 3 Love", "end serving")
    t.has("""
        A chambermaids: Colette (ill)
        A hand: 3 Love, Kagari
        town: Illness x9
    """)


def test_an_ill_private_maid_has_no_effect(table: NewTable) -> None:
    t = table("""
        A private: Lalande (ill)
        A hand: 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_cured_private_maid_acts_at_once(table: NewTable) -> None:
    t = table("""
        A private: Rosa (ill)
        A hand: 3 Love, Kagari
        B hand: 1 Love
    """)
    t.asks("A", "cure Rosa", "start serving")
    t.do("cure Rosa")
    t.has("""
        phase: serving
        love: 1
        A private: Rosa
        A hand: Kagari
        A discard: 3 Love
        town: Illness x10
    """)


def test_several_illnesses_are_cured_one_three_love_each(table: NewTable) -> None:
    t = table("""
        A chambermaids: Colette (ill), Safran (ill)
        A hand: 3 Love x2, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "cure Colette", "cure Safran", "start serving")
    t.do("cure Safran")
    t.asks("A", "cure Colette", "start serving")
    t.do("cure Colette")
    t.has("""
        phase: employ
        A chambermaids: Colette, Safran
        A hand: 1 Love
        A discard: 3 Love x2
        town: Illness x10
    """)


def test_without_a_three_love_left_no_cure_is_offered(table: NewTable) -> None:
    t = table("""
        A chambermaids: Colette (ill), Safran (ill)
        A hand: 3 Love, 1 Love
        A deck: 3 Love
        B hand: 1 Love
    """)
    t.do("cure Colette")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A chambermaids: Colette, Safran (ill)")


def test_only_the_player_whose_turn_it_is_may_cure(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B hand: 3 Love, 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.do("A: end turn")
    t.asks("B", "cure Colette", "start serving")


def test_an_obligatory_effect_comes_before_the_offered_cure(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Love", "gain Employment")
    t.do("gain Employment")
    t.has("employments: 2")
    t.asks("A", "cure Colette", "start serving")
