"""The Serving Phase: one Serving a turn, a maid played from hand costs one and gives her icons, then her text."""

from tests.table import NewTable


def test_one_maid_may_serve_a_turn(table: NewTable) -> None:
    t = table("""
        A hand: Rouge x2, 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: serving
        servings: 1
    """)
    t.do("serve Rouge")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        A hand: Rouge, 1 Love
        A played: Rouge
    """)


def test_maids_with_servings_let_more_maids_serve(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, Rouge x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.has("servings: 2")
    t.do("serve Rouge")
    t.has("servings: 1")
    t.do("serve Rouge")
    t.has("""
        phase: employ
        servings: 0
        love: 2
        A hand: Rouge, 1 Love
        A played: Kagari, Rouge x2
    """)


def test_all_icons_are_received(table: NewTable) -> None:
    t = table("""
        A hand: Geneviève, Azure, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Geneviève")
    t.has("""
        servings: 1
        love: 1
        employments: 1
        A hand: Azure, 1 Love, Colette
    """)
    t.do("serve Azure")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        employments: 2
    """)


def test_drawn_maids_can_serve_in_the_same_phase(table: NewTable) -> None:
    t = table("""
        A hand: Geneviève, 1 Love
        A deck: Kagari
        B hand: 1 Love
    """)
    t.do("serve Geneviève")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")


def test_drawn_maids_stay_in_hand_without_a_serving(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
        A deck: Kagari x2
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        phase: employ
        employments: 3
        A hand: Kagari x2, 1 Love
    """)


def test_a_draw_reshuffles_the_discard_pile_but_not_the_cards_in_play(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
        A deck: Colette
        A discard: 2 Love x2
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        A hand: 1 Love, Colette, 2 Love
        A deck: 2 Love
        A discard:
        A played: Moine
    """)


def test_a_draw_takes_what_there_is(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        A hand: 1 Love, Colette
        A deck:
        A discard:
        A played: Moine
    """)


def test_the_text_comes_after_the_icons_and_without_a_serving_left(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("serve Esquine")
    t.has("""
        servings: 0
        A hand: 1 Love, Colette x2
    """)
    t.asks("A", "discard 1 Love", "discard Colette", "pass")


def test_the_phase_may_be_ended_with_servings_left(table: NewTable) -> None:
    t = table("""
        A hand: Kagari x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.do("end serving")
    t.has("""
        phase: employ
        A hand: Kagari, 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_chiefs_do_not_serve(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, Colette, Rouge, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Rouge", "chamber Rouge", "play 1 Love", "end serving")
    t.refuses("serve Colette")
    t.refuses("serve Marianne")


def test_a_maid_not_in_hand_is_refused(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        A deck: Kagari
        A discard: Moine
        B hand: 1 Love
    """)
    t.refuses("serve Kagari")
    t.refuses("serve Moine")


def test_without_a_maid_to_play_the_phase_is_skipped(table: NewTable) -> None:
    t = table("""
        A hand: Colette, 1 Love x2
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
