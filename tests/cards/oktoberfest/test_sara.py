"""Sara Leonhardt, Floor Assistant Maid: cost 4, no VP, Love +2, 10 copies.

Her master may move one healthy chambered card, a Chambermaid Chief too, from the own quarters to the discard pile for
two Servings.
"""

from tests.table import NewTable


def test_a_dismissed_chambermaid_gives_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, Ute
        A chambermaids: Kaori
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.asks("A", "dismiss Kaori", "pass")
    t.has("""
        love: 2
        servings: 0
    """)
    t.do("dismiss Kaori")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A chambermaids:
        A discard: Kaori
        servings: 2
    """)


def test_one_of_several_chambermaids_is_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, 1 Love
        A chambermaids: Kaori x2, Ute
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.asks("A", "dismiss Kaori", "dismiss Ute", "pass")
    t.do("dismiss Kaori")
    t.has("""
        A chambermaids: Kaori, Ute
        A discard: Kaori
        servings: 2
    """)


def test_declining_keeps_the_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, Ute
        A chambermaids: Kaori
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: Ute
        A chambermaids: Kaori
        A discard:
        love: 2
        servings: 0
    """)


def test_without_a_chambermaid_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, Ute
        B hand: 1 Love
        B chambermaids: Kaori
    """)
    t.do("serve Sara")
    t.has("""
        phase: employ
        love: 2
        servings: 0
        B chambermaids: Kaori
    """)


def test_a_chambermaid_chief_may_be_dismissed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: serving
        A hand: Sara, Ute
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.asks("A", "dismiss Matilde", "pass")
    t.do("dismiss Matilde")
    t.has("""
        A chambermaids:
        A discard: Matilde
        servings: 2
    """)


def test_her_two_servings_can_chamber_a_chief(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, Matilde, 1 Love
        A chambermaids: Ute
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.do("dismiss Ute")
    t.asks("A", "chamber Matilde", "play 1 Love", "end serving")
    t.do("chamber Matilde")
    t.has("""
        phase: employ
        A chambermaids: Matilde
        A discard: Ute
        servings: 0
    """)


def test_a_dismissed_chambermaid_no_longer_scores_in_the_quarters(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Sara, 1 Love
        A chambermaids: Kaori x3
        B hand: 1 Love
    """)
    assert t.vp("A") == 12
    t.do("serve Sara")
    t.do("dismiss Kaori")
    assert t.vp("A") == 2


def test_an_ill_chambermaid_cannot_be_dismissed(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Sara, 1 Love
        A chambermaids: Kaori (ill), Ute
        B hand: 1 Love
    """)
    t.do("serve Sara")
    t.asks("A", "dismiss Ute", "pass")


def test_she_costs_four_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Sara x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Sara")
    t.do("play 1 Love")
    t.do("employ Sara")
    t.has("""
        A discard: Sara
        love: 0
        town: Sara x9
    """)
    assert t.vp("A") == 0
