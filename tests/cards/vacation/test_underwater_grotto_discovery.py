"""Underwater Grotto Discovery, Reminiscence of category 2: 10 VP, 1 copy, paid with four General Maids of cost 5 or up.

It has no effect.
"""

from tests.table import NewTable


def test_four_general_maids_of_cost_five_or_more_acquire_it_and_nothing_happens(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Fireworks Festival, Archipelago Tour | Camp Fire
        A hand: Lydia, Cynthia, Florence, Laura, 1 Love
        B hand: 1 Love x5
    """)
    t.offers("acquire Underwater Grotto Discovery")
    t.do("acquire Underwater Grotto Discovery")
    t.has("""
        phase: employ
        love: 0
        employments: 1
        A hand: 1 Love
        A discard: 4 cards
        A reminiscences: Underwater Grotto
        B hand: 1 Love x5
        reminiscences: Camp Fire, Fireworks Festival, Archipelago Tour |
    """)


def test_maids_of_one_kind_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Fireworks Festival, Archipelago Tour | Camp Fire
        A hand: Lydia x3, Laura
        B hand: 1 Love
    """)
    t.do("acquire Underwater Grotto")
    t.has("A reminiscences: Underwater Grotto")


def test_three_are_not_enough_whatever_they_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Fireworks Festival, Archipelago Tour | Trek
        A hand: Fryda x3, Fea, Sophia
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "serve Fea", "end serving")
    t.refuses("acquire Underwater Grotto")


def test_the_player_chooses_among_more(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Fireworks Festival, Archipelago Tour | Trek
        A hand: Fryda, Laura, Lydia x2, Cynthia
        B hand: 1 Love
    """)
    t.do("acquire Underwater Grotto")
    t.asks("A", "discard Fryda", "discard Laura", "discard Lydia", "discard Cynthia")
    t.do("discard Lydia")
    t.do("discard Lydia")
    t.asks("A", "discard Fryda", "discard Laura", "discard Cynthia")
    t.do("discard Cynthia")
    t.do("discard Fryda")
    t.has("""
        A hand: Laura
        A discard: Fryda, Cynthia, Lydia x2
    """)


def test_no_serving_is_needed(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Fireworks Festival, Archipelago Tour | Trek
        phase: serving
        servings: 0
        A hand: Fryda x4
        B hand: 1 Love
    """)
    t.asks("A", "acquire Underwater Grotto", "end serving")


def test_it_scores_ten_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Underwater Grotto
        B hand: 1 Love
    """)
    assert t.vp("A") == 10
    assert t.vp("B") == 0
