"""Tanya Petrushka: private maid, cost 4, 1 VP, no icons.

In the own Serving Phase, when one of the owner's maids made the owner draw, the owner may draw one card more. It comes
right after that draw, before anything else the drawing maid does, and once a turn at most.
"""

from tests.table import NewTable


def test_after_a_draw_one_more_card_may_be_drawn(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Viola, 1 Love
        A deck: Colette, Kagari, Colette
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.asks("A", "draw", "pass")
    t.has("A hand: 1 Love, Colette")
    t.do("draw")
    t.has("""
        A hand: 1 Love, Colette, Kagari
        A deck: Colette
        servings: 0
    """)


def test_the_extra_card_may_be_declined(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Viola, 1 Love
        A deck: Colette, Kagari, Colette
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: 1 Love, Colette
        A deck: Kagari, Colette
    """)


def test_she_acts_once_a_turn(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Geneviève x2, 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("serve Geneviève")
    t.do("draw")
    t.do("serve Geneviève")
    t.has("""
        phase: employ
        love: 2
        A hand: 1 Love, Colette x3
        A deck: Colette x2
    """)


def test_the_extra_card_comes_before_the_text_of_the_drawing_maid(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Esquine, 1 Love
        A deck: Colette x2, Kagari, Colette
        B hand: 1 Love
    """)
    t.do("serve Esquine")
    t.asks("A", "draw", "pass")
    t.do("draw")
    t.asks("A", "discard 1 Love", "discard Colette", "discard Kagari", "pass")


def test_a_maid_that_does_not_draw_leaves_her_for_later(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Kagari, Viola, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.asks("A", "serve Viola", "chamber Viola", "play 1 Love", "end serving")
    t.do("serve Viola")
    t.asks("A", "draw", "pass")


def test_a_draw_that_finds_no_card_does_not_count(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Viola, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A hand: 1 Love")


def test_the_extra_card_reshuffles_an_empty_deck(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Viola, 1 Love
        A deck: Colette
        A discard: 2 Love x2
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.has("A discard: 2 Love x2")
    t.do("draw")
    t.has("""
        A hand: 1 Love, Colette, 2 Love
        A deck: 2 Love
        A discard:
        A played: Viola
    """)


def test_making_a_maid_a_chambermaid_is_no_draw(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: Viola, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("chamber Viola")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A deck: Colette x3")


def test_ill_she_draws_nothing(table: NewTable) -> None:
    t = table("""
        A private: Tanya (ill)
        A hand: Viola, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A hand: 1 Love, Colette")


def test_covered_by_another_private_maid_she_draws_nothing(table: NewTable) -> None:
    t = table("""
        A private: Rosa, Tanya
        A hand: Viola, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.has("""
        phase: employ
        A hand: 1 Love, Colette
        A deck: Colette x2
    """)


def test_she_scores_one_point_unless_ill(table: NewTable) -> None:
    t = table("""
        A private: Tanya
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
    t = table("""
        A private: Tanya (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
