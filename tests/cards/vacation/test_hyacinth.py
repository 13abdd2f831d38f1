"""Hyacinth Arrow, Chambermaid: cost 2, Love +1, 10 copies, chambered for one Serving.

With two or more Reminiscences in the quarters each chambered Hyacinth is worth 2 VP; otherwise, and elsewhere, nothing.
"""

from tests.table import NewTable


def test_serving_she_gives_one_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Hyacinth", "chamber Hyacinth", "play 1 Love", "end serving")
    t.do("serve Hyacinth")
    t.has("""
        phase: employ
        love: 1
        A played: Hyacinth
        A chambermaids:
    """)


def test_one_serving_makes_her_a_chambermaid_without_her_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Hyacinth")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        A chambermaids: Hyacinth
    """)


def test_two_reminiscences_make_every_chambered_hyacinth_worth_two(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Hyacinth x3
        A reminiscences: Scary Night, Picnic
        B hand: 1 Love
    """)
    assert t.vp("A") == 6 + 3 + 3


def test_one_reminiscence_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Hyacinth x3
        A reminiscences: Scary Night
        B hand: 1 Love
        B chambermaids: Hyacinth
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0


def test_four_reminiscences_do_not_double_her(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Hyacinth x2
        A reminiscences: Scary Night x2, Picnic, River Canoeing
        B hand: 1 Love
    """)
    assert t.vp("A") == 4 + 6 + 3 + 3


def test_outside_the_quarters_she_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Hyacinth, 1 Love
        A deck: Hyacinth
        A discard: Hyacinth
        A reminiscences: Watching the Stars x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6


def test_the_reminiscences_of_others_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Hyacinth
        A reminiscences: Scary Night
        B hand: 1 Love
        B reminiscences: Scary Night x2
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 6


def test_the_second_reminiscence_brings_her_points_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Underwater Grotto, Archipelago Tour | Trek
        A hand: Sophia, Fryda, 1 Love
        A chambermaids: Hyacinth x2
        A reminiscences: Scary Night
        B hand: 1 Love
    """)
    assert t.vp("A") == 5 + 3
    t.do("acquire Watching the Stars")
    assert t.vp("A") == 5 + 3 + 3 + 4


def test_ill_she_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        A hand: 1 Love
        A chambermaids: Hyacinth, Hyacinth (ill)
        A reminiscences: Scary Night x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 6


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 1
        employments: 2
        town: Hyacinth x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Hyacinth")
    t.do("play 1 Love")
    t.do("employ Hyacinth")
    t.has("""
        A discard: Hyacinth
        town: Hyacinth x9
        love: 0
    """)
