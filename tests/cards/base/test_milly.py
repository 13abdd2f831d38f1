"""Milly Violet: private maid, cost 5, 2 VP, no icons.

In the own Serving Phase, the first time one of the owner's maids makes the owner draw, the owner gains one Serving. It
comes right after that draw, before anything else the drawing maid does, and once a turn at most.
"""

from tests.table import NewTable


def test_a_maid_that_draws_gives_one_serving(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Viola x2, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.has("""
        phase: serving
        servings: 1
        A hand: Viola, 1 Love, Colette
    """)
    t.offers("serve Viola")


def test_only_the_first_draw_of_the_turn_counts(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Viola x3, 1 Love
        A deck: Colette x4
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.do("serve Viola")
    t.has("""
        phase: employ
        servings: 0
        A hand: Viola, 1 Love, Colette x2
    """)


def test_several_cards_drawn_at_once_give_one_serving(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Moine, Rouge, 1 Love
        A deck: Colette x4
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        servings: 1
        employments: 3
        A hand: Rouge, 1 Love, Colette x2
    """)


def test_the_serving_comes_before_the_text_of_the_drawing_maid(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Esquine, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Esquine")
    t.asks("A", "discard 1 Love", "discard Colette", "pass")
    t.has("servings: 1")


def test_a_maid_that_does_not_draw_leaves_her_for_later(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Kagari, Viola, 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.has("servings: 2")
    t.do("serve Viola")
    t.has("servings: 2")
    t.offers("chamber Colette")


def test_a_draw_that_finds_no_card_does_not_count(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Viola x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.has("""
        phase: employ
        servings: 0
        A hand: Viola, 1 Love
        A played: Viola
    """)


def test_a_draw_that_finds_one_card_of_two_counts(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Moine, Rouge, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        servings: 1
        A hand: Rouge, 1 Love, Colette
    """)
    t.offers("serve Rouge")


def test_making_a_maid_a_chambermaid_is_no_draw(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: Viola x2, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("chamber Viola")
    t.has("""
        phase: employ
        servings: 0
        A hand: Viola, 1 Love
        A deck: Colette x3
    """)


def test_ill_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A private: Milly (ill)
        A hand: Viola x2, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Viola")
    t.has("""
        phase: employ
        servings: 0
        A hand: Viola, 1 Love, Colette
    """)


def test_cured_by_claire_she_acts_in_the_same_serving_phase(table: NewTable) -> None:
    t = table("""
        A private: Milly (ill)
        A hand: Claire Saint-Juste, Viola x2, 1 Love
        A deck: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Claire")
    t.asks("A", "return Illness from Milly", "pass")
    t.do("return Illness from Milly")
    t.do("serve Viola")
    t.has("""
        servings: 1
        A private: Milly
    """)
    t.offers("serve Viola")


def test_she_scores_two_points_unless_ill(table: NewTable) -> None:
    t = table("""
        A private: Milly
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t = table("""
        A private: Milly (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
