"""Tenalys Trent, Nap Maid: cost 5, no VP, Love +3, Employment +1, 10 copies.

When she serves, every player but the active one draws a card, wanted or not.
"""

from tests.table import NewTable


def test_she_gives_three_love_and_an_employment(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, 1 Love
        A deck: Kagari
        B hand: Colette
    """)
    t.do("serve Tenalys")
    t.has("""
        A hand: 1 Love
        A deck: Kagari
        A played: Tenalys
        love: 3
        servings: 0
        employments: 2
        phase: employ
    """)


def test_the_other_player_draws_one_card_without_being_asked(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, 1 Love
        B hand: Colette
        B deck: Kagari, 1 Love
    """)
    t.do("serve Tenalys")
    t.has("""
        B hand: Colette, Kagari
        B deck: 1 Love
        turn: A
        phase: employ
    """)
    t.offers("play 1 Love")


def test_with_four_players_all_three_others_draw(table: NewTable) -> None:
    t = table("""
        players: 4
        turn: C
        A hand: 1 Love
        A deck: Kagari, Colette
        B deck: Colette x2
        C hand: Tenalys, 1 Love
        C deck: Kagari
        D hand: 1 Love x5
        D deck: Kagari
    """)
    t.do("serve Tenalys")
    t.has("""
        A hand: 1 Love, Kagari
        A deck: Colette
        B hand: Colette
        B deck: Colette
        C hand: 1 Love
        C deck: Kagari
        D hand: 1 Love x5, Kagari
        D deck:
    """)


def test_an_empty_deck_is_refilled_for_the_draw(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, 1 Love
        B discard: Colette x3
    """)
    t.do("serve Tenalys")
    t.has("""
        B hand: Colette
        B deck: Colette x2
        B discard:
    """)


def test_a_player_without_deck_and_discard_pile_draws_nothing(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Tenalys, 1 Love
        B hand: 1 Love
        C hand: 1 Love
        C deck: Kagari
    """)
    t.do("serve Tenalys")
    t.has("""
        B hand: 1 Love
        C hand: 1 Love, Kagari
        love: 3
    """)


def test_the_extra_card_is_there_in_the_next_turn(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, 1 Love
        B hand: 1 Love x5
        B deck: Kagari, Colette
    """)
    t.do("serve Tenalys")
    t.finish_turn()
    t.has("""
        turn: B
        B hand: 1 Love x5, Kagari
        B deck: Colette
    """)
    t.offers("serve Kagari")


def test_the_card_drawn_stays_hidden_from_the_active_player(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, 1 Love
        B hand: Colette
        B deck: Kagari, 1 Love
    """)
    t.do("serve Tenalys")
    t.sees("A", "B hand: 2 cards")
    t.sees("B", "B hand: Colette, Kagari")


def test_the_others_draw_wakes_no_private_maid(table: NewTable) -> None:
    t = table("""
        A hand: Tenalys, Kagari, 1 Love
        A private: Milly
        B deck: 1 Love x3
        B private: Tanya
    """)
    t.do("serve Tenalys")
    t.has("""
        B hand: 1 Love
        B deck: 1 Love x2
        servings: 0
        phase: employ
    """)
    t.offers("play 1 Love")


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Tenalys x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Tenalys")
    t.do("play 1 Love")
    t.do("employ Tenalys")
    t.has("""
        A discard: Tenalys
        town: Tenalys x9
        love: 0
    """)
