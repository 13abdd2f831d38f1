"""Arisa: high class maid, one of the vital four, work chief for Cleaning.

Whoever picked her may turn Effort into the top card of the Cleaning pile in the work step, and that is all she does.
With two players neither she nor the Cleaning cards are in the game.
"""

from tests.table import NewTable


def test_with_her_effort_buys_the_top_cleaning_card(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: work
        effort: 2
        A high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.asks("A", "gain Cleaning 1", "end work")
    t.do("gain Cleaning 1")
    t.has("""
        phase: employ
        effort: 0
        A preparations: Cleaning 1
    """)


def test_with_two_players_she_cannot_be_picked(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: picking
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks(
        "A",
        "pick Noëmi",
        "pick Celina",
        "pick Marianne",
        "pick Ignis",
        "pick Yukina",
        "pick Ellis",
        "pick Sylvie",
        "pick Thekla",
    )
    t.refuses("pick Arisa")


def test_with_three_players_she_can_be_picked(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        phase: picking
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("A: pick Arisa")
    t.has("""
        A high class: Arisa
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Ellis, Sylvie
    """)


def test_she_does_nothing_before_the_work_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        A high class: Arisa
        A hand: Pia, Cecilia, 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.asks("A", "serve Pia", "serve Cecilia", "play 1 Love", "end serving")
    t.refuses("use Arisa")


def test_imagination_and_concentration_clean_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: work
        imagination: 4
        concentration: 4
        effort: 1
        A high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_effort_without_her_gains_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: work
        effort: 6
        A high class: Marianne
        C high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.has("""
        phase: employ
        effort: 6
        A preparations:
    """)
