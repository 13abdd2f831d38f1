"""Anise Greenaway, Treasury Maid: cost 7, 3 VP, Draw +3, Employment +1, 8 copies. She has no text."""

from tests.table import NewTable


def test_she_draws_three_cards_and_gives_an_employment(table: NewTable) -> None:
    t = table("""
        A hand: Anise, 1 Love
        A deck: Colette, Kagari, 2 Love, 3 Love
    """)
    t.do("serve Anise")
    t.has("""
        A hand: 1 Love, Colette, Kagari, 2 Love
        A deck: 3 Love
        A played: Anise
        love: 0
        servings: 0
        employments: 2
        phase: employ
    """)


def test_a_maid_she_drew_needs_a_serving_of_its_own(table: NewTable) -> None:
    t = table("""
        A hand: Anise, 1 Love
        A deck: Kagari x3
    """)
    t.do("serve Anise")
    t.has("phase: employ")
    t.refuses("serve Kagari")


def test_a_maid_she_drew_may_serve_while_a_serving_is_left(table: NewTable) -> None:
    t = table("""
        A hand: Anise
        A deck: Kagari, Colette, 1 Love
        servings: 2
    """)
    t.do("serve Anise")
    t.has("servings: 1")
    t.do("serve Kagari")
    t.has("""
        A hand: Colette, 1 Love
        A played: Anise, Kagari
        servings: 2
    """)


def test_she_draws_only_what_there_is(table: NewTable) -> None:
    t = table("""
        A hand: Anise, 1 Love
        A deck: Colette
    """)
    t.do("serve Anise")
    t.has("""
        A hand: 1 Love, Colette
        A deck:
        A discard:
        employments: 2
    """)


def test_a_short_deck_is_refilled_in_the_middle_of_the_draw(table: NewTable) -> None:
    t = table("""
        A hand: Anise, Colette
        A deck: Kagari
        A discard: 1 Love x4
    """)
    t.do("serve Anise")
    t.has("""
        A hand: Colette, Kagari, 1 Love x2
        A deck: 1 Love x2
        A discard:
        A played: Anise
    """)


def test_a_deck_that_just_suffices_is_not_refilled(table: NewTable) -> None:
    t = table("""
        A hand: Anise
        A deck: 1 Love x3
        A discard: Colette, Kagari
    """)
    t.do("serve Anise")
    t.has("""
        A hand: 1 Love x3
        A deck:
        A discard: Colette, Kagari
    """)


def test_two_cards_can_be_employed_after_her(table: NewTable) -> None:
    t = table("""
        A hand: Anise, 1 Love x2
    """)
    t.do("serve Anise")
    t.do("play all Love")
    t.do("employ 1 Love")
    t.has("""
        A discard: 1 Love
        love: 1
        employments: 1
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: Anise, 1 Love x4
        A deck:
        A discard:
    """)


def test_she_scores_three_everywhere(table: NewTable) -> None:
    t = table("""
        A hand: Anise, 1 Love
        A deck: Anise
        A discard: Anise
        A played: Anise
        phase: employ
    """)
    assert t.vp("A") == 12


def test_she_can_not_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A hand: Anise
        servings: 2
    """)
    t.asks("A", "serve Anise", "end serving")
    t.refuses("chamber Anise")


def test_she_costs_seven_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Anise x8
        phase: employ
        love: 6
        employments: 2
    """)
    t.lacks("employ Anise")
    t.do("play 1 Love")
    t.do("employ Anise")
    t.has("""
        A discard: Anise
        town: Anise x7
        love: 0
        employments: 1
    """)


def test_her_three_cards_are_one_draw_for_milly(table: NewTable) -> None:
    t = table("""
        A hand: Anise, Kagari
        A deck: Colette x3
        A private: Milly
    """)
    t.do("serve Anise")
    t.has("servings: 1")
    t.asks("A", "serve Kagari", "end serving")
