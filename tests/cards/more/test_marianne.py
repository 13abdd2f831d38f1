"""Marianne Soleil at the Park: high class maid, one of the vital four.

At the beginning of his turn her picker may take the First Master card. The round under way keeps its order; the next
one is opened by the new holder.
"""

from tests.table import NewTable


def test_her_picker_takes_the_first_master_card(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        B high class: Marianne
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("B", "use Marianne", "start serving")
    t.has("first master: A")
    t.do("use Marianne")
    t.has("""
        phase: employ
        first master: B
        opened by: A
    """)


def test_taking_it_is_optional(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        B high class: Marianne
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        first master: A
    """)
    t.do("end turn")
    t.offers("pick Marianne")
    t.has("opened by: A")


def test_the_holder_of_the_card_is_not_offered_her(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Marianne
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Marianne")
    t.has("first master: A")


def test_the_new_holder_opens_the_next_round(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        round: 4
        B high class: Marianne
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Marianne")
    t.do("end turn")
    t.has("""
        round: 5
        opened by: B
        first master: B
        phase: picking
    """)
    t.do("B: pick Noëmi")
    t.do("A: pick Marianne")
    t.has("turn: B")


def test_the_round_under_way_goes_on_as_it_began(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        turn: B
        B high class: Marianne
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("use Marianne")
    t.do("B: end turn")
    t.do("C: end turn")
    t.has("""
        turn: D
        opened by: A
        first master: B
    """)
    t.do("D: end turn")
    t.has("opened by: B")
    t.do("B: pick Ellis")


def test_picking_her_alone_moves_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: picking
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: pick Ignis")
    t.do("B: pick Marianne")
    t.has("""
        turn: A
        first master: A
        B high class: Marianne
    """)


def test_she_is_not_for_hire(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 12
        A high class: Ellis
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.offers("employ 3 Love")
    t.refuses("employ Marianne")
