"""Trek into the Ancient Ruins, Reminiscence of category 2: 6 VP, 1 copy, paid with two General Maids of cost 5 or more.

It has no effect.
"""

from tests.table import NewTable


def test_two_general_maids_of_cost_five_or_more_acquire_it_and_nothing_happens(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Fireworks Festival | Archipelago Tour, Underwater Grotto
        A hand: Lydia, Laura, 1 Love
        B hand: 1 Love x5
    """)
    t.asks("A", "serve Lydia", "serve Laura", "play 1 Love", "acquire Trek", "end serving")
    t.do("acquire Trek into the Ancient Ruins")
    t.has("""
        phase: employ
        love: 0
        employments: 1
        new_hand: 5
        A hand: 1 Love
        A discard: 2 cards
        A reminiscences: Trek
        B hand: 1 Love x5
        reminiscences: Archipelago Tour, Camp Fire, Fireworks Festival | Underwater Grotto
    """)


def test_two_of_a_kind_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Fireworks Festival | Archipelago Tour
        love: 1
        A hand: Cynthia x2
        B hand: 1 Love
    """)
    t.do("acquire Trek")
    t.has("A discard: Cynthia x2")


def test_chiefs_love_and_cheaper_maids_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Fireworks Festival | Archipelago Tour
        A hand: Sophia x2, 3 Love, Fea x2, Lydia
        B hand: 1 Love
    """)
    t.lacks("acquire Trek")


def test_each_of_the_two_must_cost_five(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "serve Fea", "end serving")


def test_the_player_chooses_among_more(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Fryda, Laura, Lydia, Fea
        B hand: 1 Love
    """)
    t.do("acquire Trek")
    t.asks("A", "discard Fryda", "discard Laura", "discard Lydia")
    t.do("discard Laura")
    t.asks("A", "discard Fryda", "discard Lydia")
    t.do("discard Fryda")
    t.has("""
        A hand: Lydia, Fea
        A discard: Fryda, Laura
    """)


def test_it_scores_six_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Trek
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
