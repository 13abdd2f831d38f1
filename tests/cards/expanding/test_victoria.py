"""Victoria Calderan, Destruction Maid: cost 4, no VP, Love +2, 10 copies.

Her master and one opponent of his choice each discard the top card of their decks. If the master's card has a printed
cost at least 2 higher, he may return one building of that opponent to Town.
"""

from tests.table import NewTable


def test_she_gives_two_love_and_both_discard_their_top_card(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Aline, 2 Love
        B hand: 1 Love
        B deck: Emily, Suzuna
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        love: 2
        A hand: 1 Love
        A deck: 2 Love
        A discard: Aline
        B hand: 1 Love
        B deck: Suzuna
        B discard: Emily
    """)


def test_a_dearer_card_tears_down_a_building(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Claudine
        A buildings: Estate (Aline)
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden x2, Lily Garden
        town: Garden x6, Lily Garden x7
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Garden", "tear down Lily Garden", "pass")
    t.do("tear down Lily Garden")
    t.has("""
        phase: employ
        A discard: Claudine
        A buildings: Estate (Aline)
        B discard: 1 Love
        B buildings: Garden x2
        town: Garden x6, Lily Garden x8
    """)


def test_tearing_down_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Claudine
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Garden", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        B buildings: Garden
        town: Garden x7
    """)


def test_a_difference_of_two_is_enough(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Suzuna
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden x2
    """)
    t.do("serve Victoria")
    t.do("tear down Garden")
    t.has("""
        B buildings: Garden
        town: Garden x7
    """)


def test_a_difference_of_one_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Aline
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        A discard: Aline
        B discard: 1 Love
        B buildings: Garden
    """)


def test_a_cheaper_card_tears_nothing_down(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: 1 Love
        A buildings: Garden
        B hand: 1 Love
        B deck: Claudine
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        A buildings: Garden
        B buildings: Garden
        B discard: Claudine
    """)


def test_the_opponent_is_chosen_first_and_only_he_is_concerned(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: Victoria, 1 Love
        A deck: Claudine, 2 Love
        B hand: 1 Love
        B deck: 1 Love
        B buildings: Garden
        C hand: 1 Love
        C deck: Aline, 2 Love
        C buildings: Lily Garden
    """)
    t.do("serve Victoria")
    t.asks("A", "choose B", "choose C")
    t.do("choose C")
    t.asks("A", "tear down Lily Garden", "pass")
    t.do("tear down Lily Garden")
    t.has("""
        A deck: 2 Love
        B deck: 1 Love
        B discard:
        B buildings: Garden
        C deck: 2 Love
        C discard: Aline
        C buildings:
        town: Lily Garden x8
    """)


def test_the_chief_of_a_torn_down_estate_goes_to_its_owners_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Emily
        B hand: 1 Love
        B deck: 1 Love, Suzuna
        B buildings: Estate (Claudine), Estate (Aline)
    """)
    t.do("serve Victoria")
    t.asks("A", "tear down Estate (Claudine)", "tear down Estate (Aline)", "pass")
    t.do("tear down Estate (Claudine)")
    t.has("""
        A discard: Emily
        B discard: Claudine, 1 Love
        B deck: Suzuna
        B buildings: Estate (Aline)
        town: Estate x7, Claudine x7
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A discard: Carillon x2
        B hand: 1 Love
        B discard: 1 Love x3
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.has("""
        A deck: Carillon
        A discard: Carillon
        B deck: 1 Love x2
        B discard: 1 Love
    """)
    t.asks("A", "tear down Garden", "pass")


def test_without_a_card_of_the_opponent_nothing_is_torn_down(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        A deck: Claudine x2
        B hand: 1 Love
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        love: 2
        B buildings: Garden
    """)


def test_without_an_own_card_nothing_is_torn_down(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Victoria, 1 Love
        B hand: 1 Love
        B deck: 1 Love x2
        B buildings: Garden
    """)
    t.do("serve Victoria")
    t.has("""
        phase: employ
        love: 2
        B buildings: Garden
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Victoria x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Victoria")
    t.do("play 1 Love")
    t.do("employ Victoria")
    t.has("""
        A discard: Victoria
        town: Victoria x9
        love: 0
    """)
