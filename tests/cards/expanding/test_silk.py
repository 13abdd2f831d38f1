"""Silk Amanohara, Exorcist Maid: private maid, cost 4, no VP, icon Draw +1.

In the own Starting Phase her owner may draw a card if at least three buildings stand in his quarters. Icon and words
are one and the same card.
"""

from tests.table import NewTable


def test_with_three_buildings_her_owner_may_draw_one_card(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3
        A private: Silk
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.has("phase: starting")
    t.asks("A", "use Silk", "start serving")
    t.do("use Silk")
    t.has("""
        phase: employ
        A hand: 1 Love, Aline
        A deck: Aline x2
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_buildings_of_every_kind_count(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3
        A private: Silk
        A buildings: Garden, Lily Garden, Estate (Claudine)
        B hand: 1 Love
    """)
    t.asks("A", "use Silk", "start serving")


def test_two_buildings_are_too_few(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3
        A private: Silk
        A buildings: Garden, Estate (Claudine)
        B hand: 1 Love
        B buildings: Garden x3
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")
    t.refuses("use Silk")


def test_drawing_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Emily, 1 Love
        A deck: Aline x3
        A private: Silk
        A buildings: Garden x4
        B hand: 1 Love
    """)
    t.do("start serving")
    t.asks("A", "serve Emily", "play 1 Love", "end serving")
    t.has("A deck: Aline x3")


def test_an_empty_deck_is_refilled_for_her(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A discard: Aline x2
        A private: Silk
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.do("use Silk")
    t.has("""
        A hand: 1 Love, Aline
        A deck: Aline
        A discard:
    """)


def test_a_drawn_maid_can_serve_in_the_same_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Emily, Aline
        A private: Silk
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.do("use Silk")
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_covered_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A deck: Aline x3
        A private: Courtney, Silk
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_ill_she_acts_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 3 Love, 1 Love
        A deck: Aline x3
        A private: Silk (ill)
        A buildings: Garden x3
        B hand: 1 Love
    """)
    t.asks("A", "cure Silk", "start serving")
    t.do("cure Silk")
    t.asks("A", "use Silk", "start serving")
    t.do("use Silk")
    t.has("""
        A hand: 1 Love, Aline
        A discard: 3 Love
    """)


def test_she_scores_nothing_and_counts_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B private: Silk
        town: Lilac x0, Rutile x0
    """)
    assert t.vp("B") == 0
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_she_costs_four_love_and_gives_nothing_in_that_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        A deck: Aline x3
        A buildings: Garden x3
        B hand: 1 Love
        private maids: Silk, Chrysta | Roanna, Shion
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Silk")
    t.do("play 1 Love")
    t.do("employ Silk")
    t.has("""
        A private: Silk
        A hand: 1 Love
        A deck: Aline x3
        love: 0
    """)
    t.asks("A", "play 1 Love", "end turn")
