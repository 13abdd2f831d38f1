"""Riya Naragashi, Fireworks Maid: cost 4, no VP, Draw +2, 10 copies.

After the draw her master may return her to the Town. Then his Serving and Employ Phases are over at once, and his new
hand this turn has five cards more.
"""

from tests.table import NewTable


def test_she_draws_two_cards_and_offers_to_leave(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Riya Naragashi, 1 Love
        A deck: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.asks("A", "return Riya", "pass")
    t.has("""
        servings: 0
        A hand: 1 Love, Beatrice, Evita
        A deck: Fea
    """)


def test_returned_she_makes_the_new_hand_ten_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Riya Naragashi, 1 Love
        A deck: 1 Love x2, Beatrice x11
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: Beatrice x10
        A deck: Beatrice
        A discard: 1 Love x3
        A played:
        town: Riya Naragashi x10
    """)


def test_kept_she_leaves_the_turn_as_usual(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Riya Naragashi, 1 Love
        A deck: 1 Love x2, Beatrice x11
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("pass")
    t.has("""
        turn: A
        phase: employ
        A hand: 1 Love x3
        A played: Riya Naragashi
        town: Riya Naragashi x9
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Beatrice x5
        A discard: Riya Naragashi, 1 Love x3
    """)


def test_nothing_is_employed_after_her_return(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        love: 9
        employments: 3
        A hand: Riya Naragashi, 1 Love
        A deck: 1 Love x2, Beatrice x10
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        turn: B
        love: 0
        employments: 1
        A discard: 1 Love x3
    """)


def test_nobody_serves_after_her_return(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 3
        A hand: Riya Naragashi, Evita
        A deck: Evita x2, Beatrice x10
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: Beatrice x10
        A discard: Evita x3
    """)


def test_no_reminiscence_is_acquired_after_her_return(table: NewTable) -> None:
    position = """
        boxes: vacation
        reminiscences: Camp Fire, Scary Night, Archipelago Tour | Trek
        A hand: Riya Naragashi, Beatrice, Evita
        A deck: Beatrice x2, Daphne x10
        B hand: 1 Love
    """
    t = table(position)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: Daphne x10
        A reminiscences:
    """)
    t = table(position)
    t.do("serve Riya Naragashi")
    t.do("pass")
    t.asks("A", "acquire Scary Night", "end serving")


def test_the_dismissed_cards_are_reshuffled_if_ten_are_not_there(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Riya Naragashi, Sophia
        A deck: 1 Love x4
        A discard: Fea
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: 1 Love x4, Sophia, Fea
        A deck:
        A discard:
    """)


def test_her_return_may_refill_an_empty_pile(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Riya Naragashi x0, Lydia x0
        A hand: Riya Naragashi, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Riya Naragashi")
    t.do("return Riya")
    assert not t.over
    t.has("""
        turn: B
        town: Riya Naragashi x1
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 3
        employments: 2
        town: Riya Naragashi x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Riya Naragashi")
    t.do("play 1 Love")
    t.do("employ Riya Naragashi")
    t.has("""
        A discard: Riya Naragashi
        town: Riya Naragashi x9
        love: 0
    """)
