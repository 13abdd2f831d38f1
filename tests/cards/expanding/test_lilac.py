"""Lilac Hawkwind, Bodyguard Maid: cost 3, no VP, no icons, 10 copies.

Every player, her master included, discards the top card of his deck. Then her master puts a Love card or a maid with a
cost of at most 4 from Town on top of his own deck. (A private maid goes to the private quarters.)
"""

from tests.table import NewTable


def test_everybody_discards_and_a_card_of_the_town_goes_on_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: Lilac, 1 Love
        A deck: Aline, 1 Love
        B hand: 1 Love
        B deck: 2 Love, Aline
        C hand: 1 Love
        C deck: Suzuna
    """)
    t.do("serve Lilac")
    t.has("""
        A deck: 1 Love
        A discard: Aline
        B deck: Aline
        B discard: 2 Love
        C deck:
        C discard: Suzuna
    """)
    t.do("take Emily")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        employments: 1
        A hand: 1 Love
        A deck: Emily, 1 Love
        A discard: Aline
        town: Emily x9
    """)


def test_love_and_maids_up_to_cost_four_must_be_chosen_from(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        B hand: 1 Love
        private maids: Chrysta, Roanna | Silk, Courtney
    """)
    t.do("serve Lilac")
    t.asks(
        "A",
        "take 1 Love",
        "take 2 Love",
        "take Aline",
        "take Ririko",
        "take Suzuna",
        "take Felicity",
        "take Lilac",
        "take Rutile",
        "take Phyllis",
        "take Emily",
        "take Amaretto",
    )


def test_the_card_taken_is_the_next_one_drawn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, Suzuna, 1 Love
        A deck: Aline, 2 Love
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Lilac")
    t.do("take Emily")
    t.do("serve Suzuna")
    t.has("""
        A hand: Emily, 1 Love
        A deck: 2 Love
    """)


def test_an_empty_pile_is_not_on_offer(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        B hand: 1 Love
        town: Emily x0, 2 Love x0
    """)
    t.do("serve Lilac")
    t.lacks("take Emily")
    t.lacks("take 2 Love")
    t.offers("take Amaretto")


def test_a_cheap_face_up_private_maid_goes_to_the_quarters(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        A deck: Aline, 2 Love
        B hand: 1 Love
        private maids: Silk, Chrysta | Roanna, Courtney
        love: 6
    """)
    t.do("serve Lilac")
    t.lacks("take Chrysta")
    t.do("take Silk")
    t.has("""
        phase: employ
        A private: Silk
        A deck: 2 Love
    """)
    t.offers("employ Roanna")
    t.lacks("employ Courtney")


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        A discard: Aline x2
        B hand: 1 Love
        B discard: 1 Love x3
    """)
    t.do("serve Lilac")
    t.do("take 2 Love")
    t.has("""
        A deck: 2 Love, Aline
        A discard: Aline
        B deck: 1 Love x2
        B discard: 1 Love
    """)


def test_players_without_a_card_discard_nothing_and_the_card_is_taken_all_the_same(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Lilac")
    t.do("take Suzuna")
    t.has("""
        phase: employ
        A deck: Suzuna
        A discard:
        B hand: 1 Love
        B discard:
    """)


def test_taking_the_last_copy_can_end_the_game_with_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Lilac, 1 Love
        B hand: 1 Love
        town: Emily x1, Carillon x0
    """)
    t.do("serve Lilac")
    t.do("take Emily")
    assert not t.over
    t.do("end turn")
    assert t.over


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Lilac x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Lilac")
    t.do("play 1 Love")
    t.do("employ Lilac")
    t.has("""
        A discard: Lilac
        town: Lilac x9
        love: 0
    """)
