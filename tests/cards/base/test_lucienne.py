"""Lucienne de Marlboro: private maid, cost 5, 1 VP, icon Serving +1.

In the own Starting Phase her owner gains one Serving. Icon and words are one and the same Serving, not two.
"""

from tests.table import NewTable


def test_her_owner_starts_with_two_servings(table: NewTable) -> None:
    t = table("""
        A private: Lucienne
        A hand: Rouge x3, 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: serving
        servings: 2
    """)


def test_two_maids_can_serve_and_no_third(table: NewTable) -> None:
    t = table("""
        A private: Lucienne
        A hand: Rouge x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("serve Rouge")
    t.has("""
        phase: employ
        servings: 0
        love: 2
        A hand: Rouge, 1 Love
        A played: Rouge x2
    """)


def test_two_servings_are_enough_to_make_colette_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A private: Lucienne
        A hand: Colette, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "chamber Colette", "play 1 Love", "end serving")
    t.do("chamber Colette")
    t.has("""
        phase: employ
        A chambermaids: Colette
        A hand: 1 Love
    """)


def test_other_players_get_nothing_from_her(table: NewTable) -> None:
    t = table("""
        A hand: Rouge x2, 1 Love
        B private: Lucienne
        B hand: 1 Love
    """)
    t.has("servings: 1")


def test_she_gives_her_serving_in_every_turn_of_her_owner(table: NewTable) -> None:
    t = table("""
        A private: Lucienne
        A hand: Rouge
        A deck: Rouge x5
        B hand: 1 Love
    """)
    t.do("end serving")
    t.do("B: end turn")
    t.has("""
        turn: A
        phase: serving
        servings: 2
    """)


def test_ill_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Lucienne (ill)
        A hand: Rouge x2, 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: serving
        servings: 1
    """)


def test_cured_she_gives_her_serving_at_once(table: NewTable) -> None:
    t = table("""
        A private: Lucienne (ill)
        A hand: 3 Love, Colette
        B hand: 1 Love
    """)
    t.do("cure Lucienne")
    t.asks("A", "chamber Colette", "end serving")
    t.has("""
        phase: serving
        servings: 2
        A private: Lucienne
        A discard: 3 Love
    """)


def test_with_one_illness_of_two_left_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Lucienne (ill 2)
        A hand: 3 Love, Rouge x2
        B hand: 1 Love
    """)
    t.do("cure Lucienne")
    t.has("""
        phase: serving
        servings: 1
        A private: Lucienne (ill)
    """)


def test_covered_by_another_private_maid_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Rosa, Lucienne
        A hand: Rouge x2, 1 Love
        B hand: 1 Love
    """)
    t.has("""
        servings: 1
        love: 1
    """)


def test_she_scores_one_point_unless_ill(table: NewTable) -> None:
    t = table("""
        A private: Lucienne
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
    t = table("""
        A private: Lucienne (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
