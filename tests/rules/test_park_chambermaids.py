"""Chambermaids at the Park: made in the serving step for the Servings printed, out of the deck, no icons.

Effects of chambermaids can be used at any moment of the own serving step, without a Serving.
"""

from tests.table import NewTable


def test_only_those_who_can_be_chambered_are_offered(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: serving
        servings: 2
        town: Dawn, Mirabel
        A hand: Colette, Mirabel, Dawn, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks(
        "A",
        "serve Mirabel",
        "serve Dawn",
        "serve Tomo",
        "chamber Colette",
        "chamber Mirabel",
        "chamber Dawn",
        "play 1 Love",
        "end serving",
    )


def test_two_cheap_ones_cost_a_serving_each(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: serving
        servings: 3
        A hand: Dawn x4
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("chamber Dawn")
    t.do("chamber Dawn")
    t.has("""
        servings: 1
        A chambermaids: Dawn x2
        A hand: Dawn x2
        love: 0
    """)


def test_chambering_is_not_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Mirabel, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Mirabel")
    t.has("""
        love: 0
        effort: 0
        concentration: 0
        A played:
    """)


def test_they_are_neither_discarded_nor_drawn(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Dawn, 1 Love
        A chambermaids: Dawn
        B hand: 1 Love
    """)
    t.do("chamber Dawn")
    t.do("end turn")
    t.has("""
        turn: B
        A chambermaids: Dawn x2
        A hand: 1 Love
        A deck:
        A discard:
    """)


def test_colettes_serving_chambers_another_maid(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: serving
        servings: 0
        A hand: Dawn, 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Colette", "play 1 Love", "end serving")
    t.do("use Colette")
    t.do("chamber Dawn")
    t.has("""
        phase: employ
        A chambermaids: Dawn
        A discard: Colette
    """)


def test_effects_can_be_used_between_two_services(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, Edith
        A chambermaids: Colette, Mirabel
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "serve Edith", "use Colette", "use Mirabel", "end serving")
    t.do("serve Tomo")
    t.asks("A", "use Colette", "use Mirabel", "end serving")
    t.do("use Colette")
    t.do("serve Edith")
    t.do("use Mirabel")
    t.has("""
        phase: employ
        concentration: 3
        imagination: 2
        love: 1
        A chambermaids:
    """)


def test_effects_wait_for_the_serving_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Sylvie", "start serving")
    t.do("start serving")
    t.asks("A", "use Colette", "play 1 Love", "end serving")


def test_a_used_one_is_back_in_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Colette")
    t.has("""
        phase: employ
        servings: 0
        A discard: Colette
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Colette, 1 Love
        A chambermaids:
    """)
