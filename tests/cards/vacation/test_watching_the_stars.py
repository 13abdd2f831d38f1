"""Watching the Stars, Reminiscence of category 1: 3 VP, 2 copies, paid with maids who cost 15 or more together.

Love +8 and Employment +1, which last into this turn's Employ Phase.
"""

from tests.table import NewTable


def test_maids_that_cost_fifteen_together_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek, Underwater Grotto
        A hand: Sophia, Fryda, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "play 1 Love", "acquire Watching the Stars", "end serving")
    t.do("acquire Watching the Stars")
    t.has("""
        phase: employ
        love: 8
        employments: 2
        A hand: 1 Love
        A discard: Fryda, Sophia
        A reminiscences: Watching the Stars
        reminiscences: Trek, Camp Fire, Fireworks Festival | Underwater Grotto
    """)


def test_fourteen_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Laura, 3 Love x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Laura", "play 3 Love", "end serving")
    t.refuses("acquire Watching the Stars")


def test_the_love_and_the_employment_are_for_the_employ_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Fryda
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("employ Fea")
    t.has("""
        turn: A
        love: 4
        employments: 1
    """)
    t.do("employ 2 Love")
    t.has("turn: B")


def test_maids_may_still_serve_afterwards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Fryda, Valencia
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("discard Sophia")
    t.do("discard Fryda")
    t.do("serve Valencia")
    t.has("""
        phase: employ
        love: 10
        employments: 2
    """)


def test_nothing_of_it_is_left_in_the_next_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Fryda
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("end turn")
    t.has("""
        turn: B
        love: 0
        employments: 1
    """)


def test_the_player_chooses_maid_by_maid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Fryda, Laura, Beatrice
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.asks("A", "discard Sophia", "discard Fryda", "discard Laura", "discard Beatrice")
    t.do("discard Laura")
    t.asks("A", "discard Sophia", "discard Fryda", "discard Beatrice")
    t.do("discard Fryda")
    t.asks("A", "discard Sophia", "discard Beatrice")
    t.do("discard Beatrice")
    t.has("""
        A hand: Sophia
        A discard: Beatrice, Fryda, Laura
        love: 8
    """)


def test_a_payment_that_has_become_the_only_one_is_finished_unasked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Fireworks Festival | Trek
        A hand: Sophia, Lydia, Beatrice x2
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("discard Beatrice")
    t.asks("A", "discard Sophia", "discard Lydia", "discard Beatrice")
    t.do("discard Beatrice")
    t.has("""
        A hand:
        A reminiscences: Watching the Stars
    """)


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Watching the Stars
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0
