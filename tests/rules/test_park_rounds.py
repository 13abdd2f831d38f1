"""Rounds at the Park: everybody picks a high class maid, then everybody has one turn, both in the order of the round.

The holder of the First Master card opens a round. Its order is fixed then; the card decides about the next one.
"""

from tests.table import NewTable


def test_the_opener_picks_first_and_the_others_follow_clockwise(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: picking
        turn: C
        opened by: C
        first master: C
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("C: pick Noëmi")
    t.do("D: pick Celina")
    t.do("A: pick Arisa")
    t.do("B: pick Marianne")
    t.has("""
        turn: C
        A high class: Arisa
        B high class: Marianne
        C high class: Noëmi
        D high class: Celina
        high class: Ignis, Yukina, Ellis, Sylvie, Thekla
    """)


def test_all_nine_are_there_for_the_first_of_four(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: picking
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.asks(
        "A",
        "pick Noëmi",
        "pick Celina",
        "pick Arisa",
        "pick Marianne",
        "pick Ignis",
        "pick Yukina",
        "pick Ellis",
        "pick Sylvie",
        "pick Thekla",
    )


def test_a_maid_already_picked_cannot_be_picked_again(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: picking
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: pick Yukina")
    t.asks(
        "B",
        "pick Noëmi",
        "pick Celina",
        "pick Marianne",
        "pick Ignis",
        "pick Ellis",
        "pick Sylvie",
        "pick Thekla",
    )
    t.refuses("pick Yukina")
    t.refuses("pass")


def test_with_three_players_the_one_left_out_is_not_there(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        phase: picking
        high class: Noëmi, Celina, Arisa, Marianne, Yukina, Ellis, Sylvie, Thekla
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("A: pick Noëmi")
    t.do("B: pick Celina")
    t.asks("C", "pick Arisa", "pick Marianne", "pick Yukina", "pick Ellis", "pick Sylvie", "pick Thekla")
    t.refuses("pick Ignis")


def test_turns_follow_in_the_order_of_the_picks(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        phase: picking
        turn: B
        opened by: B
        first master: B
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("B: pick Noëmi")
    t.do("C: pick Celina")
    t.do("A: pick Arisa")
    t.do("B: end turn")
    t.do("C: end turn")
    t.do("A: end turn")
    t.offers("pick Noëmi")
    t.has("""
        opened by: B
        phase: picking
    """)
    t.do("B: pick Celina")


def test_a_finished_round_is_counted(table: NewTable) -> None:
    t = table("""
        boxes: more
        round: 7
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("round: 7")
    t.do("B: end turn")
    t.has("round: 8")


def test_each_maid_returns_with_the_turn_of_her_own_picker(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        B high class: Celina
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: end turn")
    t.has("""
        A high class:
        B high class: Celina
    """)
    t.do("B: end turn")
    t.has("""
        B high class:
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Ellis, Sylvie, Thekla
    """)


def test_the_first_master_stays_the_same_when_nobody_takes_the_card(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: A
        opened by: B
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.has("first master: B")
    t.do("A: end turn")
    t.has("""
        first master: B
        opened by: B
    """)
    t.do("B: pick Sylvie")


def test_a_card_taken_in_this_round_decides_the_order_of_the_next(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        turn: D
        opened by: A
        first master: C
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("D: end turn")
    t.has("opened by: C")
    t.do("C: pick Noëmi")
    t.do("D: pick Celina")
    t.do("A: pick Arisa")
    t.do("B: pick Ellis")
    t.has("turn: C")
    t.do("C: end turn")
    t.has("turn: D")


def test_taking_the_card_gives_no_second_turn_in_the_round(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: C
        opened by: B
        high class: Noëmi, Celina, Arisa, Ignis, Yukina, Ellis, Sylvie
        C high class: Marianne
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("C: use Marianne")
    t.do("C: end turn")
    t.has("turn: A")
    t.do("A: end turn")
    t.has("""
        phase: picking
        opened by: C
    """)
    t.do("C: pick Marianne")
    t.do("A: pick Noëmi")
    t.do("B: pick Celina")
    t.has("turn: C")
