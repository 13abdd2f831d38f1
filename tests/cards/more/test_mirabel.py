"""Mirabel Ashdown: general maid, cost 3, no VP, Love +1, Effort +1, 10 copies.

One Serving makes her a chambermaid. At any moment of the serving step a chambered Mirabel may be discarded for one
Concentration.
"""

from tests.table import NewTable


def test_serving_she_gives_a_love_and_an_effort(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Mirabel, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Mirabel")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        effort: 1
        concentration: 0
        A played: Mirabel
        A chambermaids:
    """)


def test_one_serving_makes_her_a_chambermaid_without_any_icon(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Mirabel, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Mirabel", "chamber Mirabel", "serve Tomo", "play 1 Love", "end serving")
    t.do("chamber Mirabel")
    t.has("""
        phase: serving
        servings: 0
        love: 0
        effort: 0
        A chambermaids: Mirabel
        A played:
    """)
    t.asks("A", "use Mirabel", "play 1 Love", "end serving")


def test_chambered_she_is_discarded_for_a_concentration(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: 1 Love
        A chambermaids: Mirabel x2
        B hand: 1 Love
    """)
    t.do("use Mirabel")
    t.has("""
        phase: serving
        servings: 1
        concentration: 1
        love: 0
        A chambermaids: Mirabel
        A discard: Mirabel
    """)
    t.do("use Mirabel")
    t.asks("A", "gain Decoration 1", "end work")
    t.has("""
        concentration: 2
        A discard: Mirabel x2
    """)


def test_she_can_be_used_in_the_turn_in_which_she_was_chambered(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Mirabel, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Mirabel")
    t.do("use Mirabel")
    t.has("""
        phase: employ
        concentration: 1
        A chambermaids:
        A discard: Mirabel
    """)


def test_after_the_serving_step_it_is_too_late(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        concentration: 2
        A high class: Celina
        A hand: 1 Love
        A chambermaids: Mirabel
        B hand: 1 Love
    """)
    t.asks("A", "gain Decoration 1", "end work")
    t.refuses("use Mirabel")
    t.do("end work")
    t.asks("A", "play 1 Love", "end turn")


def test_the_one_of_another_player_cannot_be_used(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, 1 Love
        B hand: 1 Love
        B chambermaids: Mirabel
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Mirabel")


def test_she_is_worth_nothing_chambered_or_not(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Mirabel, 1 Love
        A chambermaids: Mirabel x3, Colette
        B hand: 1 Love
    """)
    assert t.vp("A") == 1


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        employments: 2
        town: Mirabel x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Mirabel")
    t.do("play 1 Love")
    t.do("employ Mirabel")
    t.has("""
        love: 0
        A discard: Mirabel
        town: Mirabel x6
    """)
