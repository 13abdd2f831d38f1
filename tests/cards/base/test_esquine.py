"""Esquine Forêt, Scrapping Maid: cost 4, no VP, Draw +2, 10 copies.

After the draw her master may discard one or two cards from hand, and gets a Serving for each.
"""

from tests.table import NewTable


def test_two_discarded_cards_give_two_servings(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Colette, 1 Love
        A deck: Kagari, 2 Love, 3 Love
    """)
    t.do("serve Esquine")
    t.asks("A", "discard Colette", "discard 1 Love", "discard Kagari", "discard 2 Love", "pass")
    t.do("discard 1 Love")
    t.asks("A", "discard Colette", "discard Kagari", "discard 2 Love", "pass")
    t.do("discard 2 Love")
    t.asks("A", "serve Kagari", "chamber Colette", "end serving")
    t.has("""
        A hand: Colette, Kagari
        A deck: 3 Love
        A discard: 2 Love, 1 Love
        A played: Esquine
        servings: 2
        love: 0
    """)


def test_one_discarded_card_gives_one_serving(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Colette
        A deck: Kagari, 1 Love
    """)
    t.do("serve Esquine")
    t.do("discard 1 Love")
    t.do("pass")
    t.asks("A", "serve Kagari", "end serving")
    t.has("""
        A hand: Colette, Kagari
        A discard: 1 Love
        servings: 1
    """)


def test_declining_gives_no_serving(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Kagari
        A deck: 1 Love x2
    """)
    t.do("serve Esquine")
    t.do("pass")
    t.has("""
        A hand: Kagari, 1 Love x2
        A discard:
        servings: 0
        phase: employ
    """)


def test_a_third_discard_is_not_offered(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Kagari
        A deck: 1 Love x2
    """)
    t.do("serve Esquine")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.asks("A", "serve Kagari", "end serving")
    t.refuses("discard Kagari")


def test_with_an_empty_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        A hand: Esquine
        love: 1
    """)
    t.do("serve Esquine")
    t.has("""
        phase: employ
        turn: A
    """)
    t.asks("A", "employ 1 Love", "end turn")


def test_with_one_card_in_hand_there_is_no_second_question(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Kagari
        love: 1
    """)
    t.do("serve Esquine")
    t.asks("A", "discard Kagari", "pass")
    t.do("discard Kagari")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        A hand:
        A discard: Kagari
    """)


def test_discards_start_a_new_pile_after_a_reshuffle(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, 1 Love
        A deck: Kagari
        A discard: Colette
    """)
    t.do("serve Esquine")
    t.has("""
        A hand: 1 Love, Kagari, Colette
        A deck:
        A discard:
    """)
    t.do("discard Colette")
    t.do("pass")
    t.has("""
        A hand: 1 Love, Kagari
        A discard: Colette
        servings: 1
    """)


def test_two_servings_gained_can_chamber_colette(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Colette, 1 Love x3
    """)
    t.do("serve Esquine")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("chamber Colette")
    t.has("""
        A hand: 1 Love
        A discard: 1 Love x2
        A chambermaids: Colette
        servings: 0
        phase: employ
    """)


def test_other_players_keep_their_cards(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, Kagari, 1 Love x2
        B hand: 1 Love x3, Colette x2
    """)
    t.do("serve Esquine")
    t.do("discard 1 Love")
    t.do("pass")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.has("""
        B hand: 1 Love x3, Colette x2
        B discard:
    """)


def test_tanya_may_draw_before_the_discard_is_asked(table: NewTable) -> None:
    t = table("""
        A hand: Esquine, 1 Love
        A deck: Colette x2, Kagari
        A private: Tanya
    """)
    t.do("serve Esquine")
    t.asks("A", "draw", "pass")
    t.do("draw")
    t.asks("A", "discard 1 Love", "discard Colette", "discard Kagari", "pass")


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Esquine x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Esquine")
    t.do("play 1 Love")
    t.do("employ Esquine")
    t.has("""
        A discard: Esquine
        town: Esquine x9
        love: 0
    """)
