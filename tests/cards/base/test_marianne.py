"""Marianne Soleil, Maid Chief: cost 9, 6 VP, no icons, 8 copies.

She does nothing during play: no service, no room of her own. Wherever she is when the game ends, she scores 6.
"""

from tests.table import NewTable


def test_each_one_scores_six_wherever_she_is(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, 1 Love
        A deck: Marianne
        A discard: Marianne
        phase: employ
    """)
    assert t.vp("A") == 18


def test_she_can_be_neither_served_nor_chambered(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, Kagari, 1 Love
        servings: 3
    """)
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.refuses("serve Marianne")
    t.refuses("chamber Marianne")
    t.has("""
        A hand: Marianne, Kagari, 1 Love
        servings: 3
    """)


def test_alone_with_love_she_leaves_nothing_to_do_in_the_serving_phase(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_nine_love_employ_her_into_the_discard_pile(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        town: Marianne x8
        phase: employ
        love: 10
        employments: 2
    """)
    t.do("employ Marianne")
    t.has("""
        A hand: 1 Love
        A discard: Marianne
        town: Marianne x7
        love: 1
        employments: 1
    """)


def test_eight_love_are_not_enough(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        town: Marianne x8
        phase: employ
        love: 8
    """)
    t.refuses("employ Marianne")
    t.do("play 1 Love")
    t.offers("employ Marianne")


def test_her_pile_counts_among_the_two_empty_maid_piles(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: 1 Love
        town: Marianne x1, Kagari x0
        phase: employ
        love: 9
    """)
    assert not t.over
    t.do("employ Marianne")
    assert t.over
    assert t.winners() == ["A"]
    assert t.vp("A") == 6


def test_her_empty_pile_alone_does_not_end_the_game(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B hand: 1 Love
        town: Marianne x1
        phase: employ
        love: 9
    """)
    t.do("employ Marianne")
    assert not t.over
    t.has("""
        turn: B
        town: Marianne x0
    """)


def test_she_does_not_break_a_tie_since_she_prints_points(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, 1 Love
        B hand: Anise x2, 1 Love
        town: Kagari x0, Moine x0
        phase: employ
    """)
    t.do("end turn")
    assert t.vp("A") == t.vp("B") == 6
    assert sorted(t.winners()) == ["A", "B"]
