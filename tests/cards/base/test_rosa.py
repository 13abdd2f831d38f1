"""Rosa Topaz: private maid, cost 5, 1 VP, icon Love +1.

In the own Starting Phase her owner gains one Love. Icon and words are one and the same Love, not two.
"""

from tests.table import NewTable


def test_her_owner_starts_with_one_love(table: NewTable) -> None:
    t = table("""
        A private: Rosa
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        love: 1
        employments: 1
    """)
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")


def test_her_love_adds_to_the_love_of_maids_and_cards(table: NewTable) -> None:
    t = table("""
        A private: Rosa
        A hand: Rouge, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("play 2 Love")
    t.has("love: 4")
    t.offers("employ 2 Love")


def test_other_players_get_nothing_from_her(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B private: Rosa
        B hand: 1 Love
    """)
    t.has("love: 0")
    t.asks("A", "play 1 Love", "end turn")


def test_she_gives_one_love_in_every_turn_of_her_owner(table: NewTable) -> None:
    t = table("""
        A private: Rosa
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("love: 0")
    t.do("B: end turn")
    t.has("""
        turn: A
        love: 1
    """)


def test_ill_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Rosa (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("love: 0")


def test_cured_in_the_starting_phase_she_gives_her_love_at_once(table: NewTable) -> None:
    t = table("""
        A private: Rosa (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "cure Rosa", "start serving")
    t.do("cure Rosa")
    t.has("""
        phase: employ
        love: 1
        A private: Rosa
        A hand: 1 Love
        A discard: 3 Love
        town: Illness x10
    """)


def test_cured_by_claire_in_the_serving_phase_she_is_too_late(table: NewTable) -> None:
    t = table("""
        A private: Rosa (ill)
        A hand: Claire Saint-Juste, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Claire")
    t.do("return Illness from Rosa")
    t.has("""
        phase: employ
        love: 0
        A private: Rosa
    """)


def test_covered_by_another_private_maid_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Tanya, Rosa
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("love: 0")


def test_employed_for_five_she_gives_nothing_in_that_turn(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 5
        employments: 2
        private maids: Rosa, Fay | Nord, Sora
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Rosa")
    t.has("""
        phase: employ
        love: 0
        A private: Rosa
    """)


def test_she_scores_one_point_unless_ill(table: NewTable) -> None:
    t = table("""
        A private: Rosa
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
    t = table("""
        A private: Rosa (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
