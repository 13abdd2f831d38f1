"""Ellis: high class maid.

At the beginning of his turn her picker may draw one card; one card of the hand is discarded then.
"""

from tests.table import NewTable


def test_a_card_is_drawn_and_then_one_is_discarded(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: Tomo, 1 Love
        A deck: Colette, Edith
        B hand: 1 Love
    """)
    t.asks("A", "use Ellis", "start serving")
    t.do("use Ellis")
    t.has("""
        A hand: Tomo, 1 Love, Colette
        A deck: Edith
    """)
    t.asks("A", "discard Tomo", "discard 1 Love", "discard Colette")
    t.do("discard Colette")
    t.has("""
        phase: serving
        servings: 1
        A hand: Tomo, 1 Love
        A discard: Colette
    """)


def test_the_discard_cannot_be_refused(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("use Ellis")
    t.asks("A", "discard 1 Love", "discard Colette")
    t.refuses("pass")


def test_a_hand_of_one_kind_discards_by_itself(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love
        A deck: 1 Love, Colette
        B hand: 1 Love
    """)
    t.do("use Ellis")
    t.has("""
        phase: employ
        A hand: 1 Love
        A deck: Colette
        A discard: 1 Love
    """)


def test_she_may_be_left_unused(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        A hand: 1 Love
        A deck: Colette x2
        A discard:
    """)


def test_the_drawn_maid_can_serve_at_once(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love x2
        A deck: Edith, Colette
        B hand: 1 Love
    """)
    t.do("use Ellis")
    t.do("discard 1 Love")
    t.do("serve Edith")
    t.has("""
        phase: employ
        imagination: 2
        A played: Edith
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love, Dawn
        A discard: Colette x3
        B hand: 1 Love
    """)
    t.do("use Ellis")
    t.do("discard 1 Love")
    t.has("""
        A hand: Colette, Dawn
        A deck: Colette x2
        A discard: 1 Love
    """)


def test_with_no_card_anywhere_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 1
        A high class: Ellis
        A chambermaids: Dawn
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "employ 1 Love", "end turn")


def test_other_hands_are_left_alone(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        turn: C
        C high class: Ellis
        A hand: Colette x2, 1 Love
        B hand: Colette, 1 Love
        C hand: Colette, 1 Love, Dawn
        C deck: Colette
        D hand: Colette, 1 Love
        D deck: Tomo
    """)
    t.do("C: use Ellis")
    t.do("C: discard 1 Love")
    t.has("""
        A hand: Colette x2, 1 Love
        B hand: Colette, 1 Love
        C discard: 1 Love
        D hand: Colette, 1 Love
        D deck: Tomo
    """)
