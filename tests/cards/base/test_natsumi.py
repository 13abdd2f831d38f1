"""Natsumi Fujikawa, Cleaning Maid: cost 5, no VP, Draw +1, Serving +2, 10 copies.

After the draw her master may discard one card from hand. If that is done, each other player who holds four or more
cards discards one of his own choice, clockwise.
"""

from tests.table import NewTable


def test_she_draws_a_card_and_gives_two_servings(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, Colette
        A deck: Kagari, 1 Love
    """)
    t.do("serve Natsumi")
    t.has("""
        A hand: Colette, Kagari
        A deck: 1 Love
        A played: Natsumi
        love: 0
        servings: 2
        employments: 1
    """)


def test_a_discard_makes_a_player_with_four_cards_discard(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, Colette, 1 Love x2
        A deck: Kagari
        B hand: 1 Love x3, Colette
    """)
    t.do("serve Natsumi")
    t.asks("A", "discard Colette", "discard 1 Love", "discard Kagari", "pass")
    t.do("discard 1 Love")
    t.asks("B", "discard Colette", "discard 1 Love")
    t.do("discard Colette")
    t.has("""
        A hand: Colette, 1 Love, Kagari
        A discard: 1 Love
        B hand: 1 Love x3
        B discard: Colette
        turn: A
        servings: 2
    """)


def test_declining_leaves_every_hand_alone(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, Colette, Kagari
        B hand: 1 Love x3, Colette x2
    """)
    t.do("serve Natsumi")
    t.do("pass")
    t.has("""
        A hand: Colette, Kagari
        A discard:
        B hand: 1 Love x3, Colette x2
        B discard:
        servings: 2
    """)


def test_a_player_with_three_cards_keeps_them(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, 1 Love, Kagari
        B hand: 1 Love x2, Colette
    """)
    t.do("serve Natsumi")
    t.do("discard 1 Love")
    t.asks("A", "serve Kagari", "end serving")
    t.has("""
        B hand: 1 Love x2, Colette
        B discard:
    """)


def test_the_others_discard_clockwise_from_the_active_player(table: NewTable) -> None:
    t = table("""
        players: 4
        turn: C
        A hand: 1 Love x3, Colette
        B hand: 1 Love x3, Colette x2
        C hand: Natsumi, 1 Love, Kagari
        D hand: 1 Love x2, Colette x2
    """)
    t.do("serve Natsumi")
    t.do("C: discard 1 Love")
    t.do("D: discard 1 Love")
    t.do("A: discard Colette")
    t.do("B: discard Colette")
    t.has("""
        A discard: Colette
        B discard: Colette
        C hand: Kagari
        D discard: 1 Love
        turn: C
    """)


def test_a_player_below_four_cards_is_skipped_in_the_round(table: NewTable) -> None:
    t = table("""
        players: 4
        A hand: Natsumi, 1 Love, Kagari
        B hand: 1 Love x3, Colette
        C hand: 1 Love x2, Colette
        D hand: 1 Love x3, Colette x2
    """)
    t.do("serve Natsumi")
    t.do("A: discard 1 Love")
    t.do("B: discard 1 Love")
    t.do("D: discard Colette")
    t.asks("A", "serve Kagari", "end serving")
    t.has("""
        B hand: 1 Love x2, Colette
        C hand: 1 Love x2, Colette
        D hand: 1 Love x3, Colette
    """)


def test_a_hand_of_one_kind_discards_without_a_question(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, 1 Love, Kagari
        B hand: 1 Love x4
    """)
    t.do("serve Natsumi")
    t.do("discard 1 Love")
    t.asks("A", "serve Kagari", "end serving")
    t.has("""
        B hand: 1 Love x3
        B discard: 1 Love
    """)


def test_the_card_just_drawn_may_be_discarded(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi
        A deck: Kagari
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Natsumi")
    t.asks("A", "discard Kagari", "pass")
    t.do("discard Kagari")
    t.has("""
        A hand:
        A discard: Kagari
        phase: employ
    """)


def test_with_an_empty_hand_nothing_is_asked_and_nobody_discards(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi
        B hand: 1 Love x3, Colette x2
        love: 1
    """)
    t.do("serve Natsumi")
    t.has("""
        phase: employ
        turn: A
        B hand: 1 Love x3, Colette x2
        B discard:
    """)
    t.asks("A", "employ 1 Love", "end turn")


def test_an_empty_deck_is_refilled_before_the_discard(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, Kagari
        A discard: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Natsumi")
    t.do("discard 1 Love")
    t.has("""
        A hand: Kagari
        A deck: 1 Love
        A discard: 1 Love
    """)


def test_discarded_cards_are_open_and_hands_stay_hidden(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, 1 Love x2, Kagari
        B hand: 1 Love x3, Colette
    """)
    t.do("serve Natsumi")
    t.do("discard 1 Love")
    t.do("B: discard Colette")
    t.sees("A", "B discard: Colette ...")
    t.sees("A", "B hand: 3 cards")
    t.sees("B", "A discard: 1 Love ...")
    t.sees("B", "A hand: 2 cards")


def test_milly_is_paid_before_the_discard_is_asked(table: NewTable) -> None:
    t = table("""
        A hand: Natsumi, Kagari
        A deck: 1 Love
        A private: Milly
        B hand: 1 Love
    """)
    t.do("serve Natsumi")
    t.asks("A", "discard Kagari", "discard 1 Love", "pass")
    t.has("servings: 3")


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Natsumi x10
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Natsumi")
    t.do("play 1 Love")
    t.do("employ Natsumi")
    t.has("""
        A discard: Natsumi
        town: Natsumi x9
        love: 0
    """)
