"""Grace Saulsbury, Parlor Maid: cost 3, no VP, Love +1, 10 copies.

Her master may put a maid with a cost of at most 3 from Town into any player's discard pile, the own one included.
"""

from tests.table import NewTable


def test_she_gives_one_love_and_offers_the_cheap_maids_of_the_town(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        town: Grace, Ririko, Suzuna, Felicity, Lilac, Rutile, Phyllis, Emily, Amaretto, Carillon
    """)
    t.do("serve Grace")
    t.has("""
        love: 1
        servings: 0
        employments: 1
    """)
    t.asks(
        "A",
        "take Aline",
        "take Grace",
        "take Ririko",
        "take Suzuna",
        "take Felicity",
        "take Lilac",
        "take Rutile",
        "take Phyllis",
        "pass",
    )


def test_the_maid_may_go_to_the_own_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        A discard: 2 Love
        B hand: 1 Love
        town: Suzuna x10
    """)
    t.do("serve Grace")
    t.do("take Suzuna")
    t.asks("A", "choose A", "choose B")
    t.do("choose A")
    t.has("""
        phase: employ
        love: 1
        A hand: 1 Love
        A discard: Suzuna, 2 Love
        B discard:
        town: Suzuna x9
    """)


def test_the_maid_may_go_to_another_players_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: Grace, 1 Love
        B hand: 1 Love
        C hand: 1 Love
        C discard: 2 Love
        town: Aline x10
    """)
    t.do("serve Grace")
    t.do("take Aline")
    t.asks("A", "choose A", "choose B", "choose C")
    t.do("choose C")
    t.has("""
        turn: A
        A discard:
        B discard:
        C discard: Aline, 2 Love
        town: Aline x9
    """)


def test_taking_a_maid_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        town: Suzuna x10
    """)
    t.do("serve Grace")
    t.do("pass")
    t.has("""
        phase: employ
        love: 1
        A discard:
        B discard:
        town: Suzuna x10
    """)


def test_an_empty_pile_is_not_on_offer(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        town: Suzuna x0, Ririko x10
    """)
    t.do("serve Grace")
    t.offers("take Ririko")
    t.refuses("take Suzuna")


def test_love_cards_and_dearer_maids_are_refused(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        town: Emily x10
        private maids: Silk, Chrysta | Roanna, Courtney
    """)
    t.do("serve Grace")
    t.refuses("take 1 Love")
    t.refuses("take Emily")
    t.refuses("take Silk")
    t.refuses("take Claudine")


def test_the_gift_is_on_top_for_all_to_see(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        B discard: 2 Love
        town: Rutile x10
    """)
    t.do("serve Grace")
    t.do("take Rutile")
    t.do("choose B")
    t.sees("A", "B discard: Rutile ...")


def test_taking_the_last_copy_can_end_the_game_with_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Grace, 1 Love
        B hand: 1 Love
        town: Suzuna x1, Lilac x0
    """)
    t.do("serve Grace")
    t.do("take Suzuna")
    t.do("choose A")
    assert not t.over
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Grace x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Grace")
    t.do("play 1 Love")
    t.do("employ Grace")
    t.has("""
        A discard: Grace
        town: Grace x9
        love: 0
    """)
