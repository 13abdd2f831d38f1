"""Eliza Rosewater, Policing Maid: cost 3, no VP, Love +2, 10 copies.

Her master may look at the top card of one player's deck, his own included, and then either leaves it there or puts
it on that player's discard pile.
"""

from tests.table import NewTable


def test_she_gives_two_love(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        A deck: Kagari
        B deck: Colette
    """)
    t.do("serve Eliza")
    t.has("""
        A hand: 1 Love
        A deck: Kagari
        A played: Eliza
        love: 2
        employments: 1
    """)
    t.asks("A", "choose A", "choose B", "pass")


def test_the_top_card_of_another_deck_can_be_discarded(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        A deck: Azure
        B deck: Kagari, Colette
        B discard: 1 Love
    """)
    t.do("serve Eliza")
    t.do("choose B")
    t.asks("A", "leave it", "discard it")
    t.do("discard it")
    t.has("""
        A deck: Azure
        B deck: Colette
        B discard: Kagari, 1 Love
        turn: A
        phase: employ
    """)


def test_the_card_can_be_left_where_it_is(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        B deck: Kagari, Colette
    """)
    t.do("serve Eliza")
    t.do("choose B")
    t.do("leave it")
    t.has("""
        B deck: Kagari, Colette
        B discard:
        phase: employ
    """)


def test_her_master_may_choose_his_own_deck(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        A deck: Colette, Kagari
        B deck: Azure
    """)
    t.do("serve Eliza")
    t.do("choose A")
    t.do("discard it")
    t.has("""
        A hand: 1 Love
        A deck: Kagari
        A discard: Colette
        B deck: Azure
    """)


def test_looking_may_be_declined(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        A deck: Colette, Kagari
        B deck: Azure
    """)
    t.do("serve Eliza")
    t.do("pass")
    t.has("""
        A deck: Colette, Kagari
        B deck: Azure
        love: 2
        phase: employ
    """)


def test_seats_without_deck_and_discard_pile_are_not_on_offer(table: NewTable) -> None:
    t = table("""
        players: 4
        A hand: Eliza, 1 Love
        B deck: Kagari
        C hand: 1 Love x2
        D discard: Colette
    """)
    t.do("serve Eliza")
    t.asks("A", "choose B", "choose D", "pass")


def test_with_no_deck_anywhere_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Eliza")
    t.has("""
        love: 2
        phase: employ
    """)
    t.offers("play 1 Love")


def test_an_empty_deck_is_refilled_before_she_looks(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        B discard: Colette x3
    """)
    t.do("serve Eliza")
    t.do("choose B")
    t.has("""
        B deck: Colette x3
        B discard:
    """)
    t.do("discard it")
    t.has("""
        B deck: Colette x2
        B discard: Colette
    """)


def test_she_does_not_refill_a_deck_that_has_a_card(table: NewTable) -> None:
    t = table("""
        A hand: Eliza, 1 Love
        B deck: Kagari
        B discard: Colette x2
    """)
    t.do("serve Eliza")
    t.do("choose B")
    t.do("discard it")
    t.has("""
        B deck:
        B discard: Kagari, Colette x2
    """)


def test_the_others_see_the_card_only_once_it_is_discarded(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Eliza, 1 Love
        B deck: Kagari, Colette
        C hand: 1 Love
    """)
    t.do("serve Eliza")
    t.do("choose B")
    t.sees("B", "B deck: 2 cards")
    t.sees("C", "B deck: 2 cards")
    t.do("discard it")
    t.sees("C", "B discard: Kagari ...")


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Eliza x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Eliza")
    t.do("play 1 Love")
    t.do("employ Eliza")
    t.has("""
        A discard: Eliza
        town: Eliza x9
        love: 0
    """)
