"""Matilde Wiese, Chambermaid Chief: cost 2, 1 VP wherever she is, no icons, chambered for 2 Servings, 24 copies.

In the own Starting Phase a chambered Matilde may go to the discard pile; then one card from hand must return to the
Town.
"""

from tests.table import NewTable


def test_she_leaves_the_quarters_and_a_card_returns_to_town(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: 1 Love x20
        A hand: 1 Love, Toni
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.asks("A", "use Matilde", "start serving")
    t.do("use Matilde")
    t.asks("A", "return 1 Love", "return Toni")
    t.do("return 1 Love")
    t.asks("A", "serve Toni", "end serving")
    t.has("""
        A hand: Toni
        A discard: Matilde
        A chambermaids:
        town: 1 Love x21
    """)


def test_a_maid_may_be_the_card_that_returns(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x4
        A hand: 1 Love, Toni
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.do("use Matilde")
    t.do("return Toni")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love
        A discard: Matilde
        town: Toni x5
    """)


def test_a_hand_of_one_kind_returns_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: 1 Love x20
        A hand: 1 Love x2
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.do("use Matilde")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: Matilde
        town: 1 Love x21
    """)


def test_she_may_stay_where_she_is(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love, Toni
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.do("start serving")
    t.asks("A", "serve Toni", "play 1 Love", "end serving")
    t.has("""
        A hand: 1 Love, Toni
        A chambermaids: Matilde
        A discard:
    """)


def test_each_chambered_matilde_may_be_used(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: 1 Love x20, Ute x5
        A hand: 1 Love, Ute, Toni
        A chambermaids: Matilde x2
        B hand: 1 Love
    """)
    t.do("use Matilde")
    t.do("return 1 Love")
    t.asks("A", "use Matilde", "start serving")
    t.do("use Matilde")
    t.asks("A", "return Ute", "return Toni")
    t.do("return Ute")
    t.asks("A", "serve Toni", "end serving")
    t.has("""
        A hand: Toni
        A chambermaids:
        A discard: Matilde x2
        town: 1 Love x21, Ute x6
    """)


def test_with_an_empty_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        turn: B
        A chambermaids: Matilde
        A discard:
    """)


def test_in_hand_or_in_other_quarters_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Matilde, 1 Love
        B hand: 1 Love
        B chambermaids: Matilde
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("phase: employ")


def test_becoming_a_chambermaid_takes_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Matilde, Anna, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Anna", "play 1 Love", "end serving")
    t.do("serve Anna")
    t.asks("A", "chamber Matilde", "play 1 Love", "end serving")
    t.do("chamber Matilde")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love
        A chambermaids: Matilde
        A played: Anna
    """)


def test_she_can_be_used_in_the_turn_after_she_was_chambered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Matilde, Anna
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Anna")
    t.do("chamber Matilde")
    t.asks("B", "play 1 Love", "end turn")
    t.do("B: end turn")
    t.asks("A", "use Matilde", "start serving")
    t.do("use Matilde")
    t.has("""
        A hand: 1 Love x4
        A discard: Matilde, Anna
    """)


def test_ill_she_neither_acts_nor_scores(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: 1 Love
        A chambermaids: Matilde (ill)
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("phase: employ")
    assert t.vp("A") == 0


def test_she_scores_one_point_chambered_or_not(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Matilde, 1 Love
        A deck: Matilde
        A discard: Matilde
        A chambermaids: Matilde x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 5


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Matilde x15
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Matilde")
    t.do("play 1 Love")
    t.do("employ Matilde")
    t.has("""
        A discard: Matilde
        love: 0
        town: Matilde x14
    """)
