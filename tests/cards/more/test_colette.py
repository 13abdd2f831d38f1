"""Colette Framboise at the Park: chief, three in every start deck, never for hire, 1 VP, no icons.

Two Servings make her a chambermaid. At any moment of the serving step a chambered Colette may be discarded for one
Serving.
"""

from tests.table import NewTable


def test_two_servings_make_her_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: serving
        servings: 3
        A hand: Colette, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Colette")
    t.has("""
        servings: 1
        A chambermaids: Colette
        A hand: Tomo, 1 Love
    """)
    t.asks("A", "serve Tomo", "use Colette", "play 1 Love", "end serving")


def test_one_serving_is_not_enough_and_she_never_serves(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Colette, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("chamber Colette")
    t.refuses("serve Colette")


def test_a_chambered_one_is_discarded_for_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, Edith, 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Colette")
    t.has("""
        servings: 2
        A chambermaids:
        A discard: Colette
    """)
    t.do("serve Tomo")
    t.do("serve Edith")
    t.has("""
        phase: employ
        A played: Tomo, Edith
    """)


def test_she_can_be_used_when_no_serving_is_left(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: serving
        servings: 0
        A hand: Colette
        A chambermaids: Colette x2
        B hand: 1 Love
    """)
    t.asks("A", "use Colette", "end serving")
    t.do("use Colette")
    t.asks("A", "use Colette", "end serving")
    t.do("use Colette")
    t.asks("A", "chamber Colette", "end serving")
    t.has("""
        servings: 2
        A discard: Colette x2
    """)


def test_using_her_is_optional(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.asks("A", "use Colette", "play 1 Love", "end serving")
    t.do("end serving")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids: Colette
    """)


def test_from_the_hand_she_gives_no_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Colette x2, Tomo
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "end serving")
    t.refuses("use Colette")


def test_the_chambermaid_of_another_player_cannot_be_used(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, 1 Love
        B hand: 1 Love
        B chambermaids: Colette
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Colette")


def test_she_cannot_be_employed(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 12
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.offers("employ Anise")
    t.refuses("employ Colette")


def test_each_is_one_point_wherever_she_is_and_the_most_earn_no_bonus(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Colette, 1 Love
        A deck: Colette
        A discard: Colette
        A chambermaids: Colette x2
        B hand: Colette, 1 Love
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 1


def test_chambered_she_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A hand: Colette, 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("chamber Colette")
    t.do("end serving")
    t.do("end turn")
    t.has("""
        turn: B
        A chambermaids: Colette
        A hand: 1 Love x5
        A discard: 1 Love
    """)
