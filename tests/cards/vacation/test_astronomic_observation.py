"""Astronomic Observation, Reminiscence of category 1: 3 VP, 2 copies, paid with a card of cost 3 and a card of cost 4.

Its new owner alone looks at the top three cards of his deck; one goes to his hand, the others to his discard pile.
"""

from tests.table import NewTable


def test_one_of_three_cards_is_taken_and_the_others_are_discarded(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice, Sophia, Beatrice, 3 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Fea", "play 1 Love", "acquire Astronomic Observation", "end serving")
    t.do("acquire Astronomic Observation")
    t.asks("A", "take Beatrice", "take Sophia")
    t.do("take Sophia")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia
        A deck: 3 Love
        A discard: Beatrice x2, Fea, Evita
        A reminiscences: Astronomic Observation
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise |
    """)


def test_a_card_must_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice, Sophia, 2 Love, 3 Love
        B hand: 1 Love
    """)
    t.do("acquire Astronomic Observation")
    t.asks("A", "take Beatrice", "take Sophia", "take 2 Love")
    t.refuses("pass")
    t.do("take 2 Love")
    t.has("""
        A hand: 1 Love, 2 Love
        A discard: 4 cards
    """)


def test_three_equal_cards_leave_no_choice(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice x4
        B hand: 1 Love
    """)
    t.do("acquire Astronomic Observation")
    t.has("""
        phase: employ
        A hand: 1 Love, Beatrice
        A deck: Beatrice
        A discard: Beatrice x2, Fea, Evita
    """)


def test_a_short_deck_is_refilled_with_the_cards_just_discarded(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, 1 Love
        A deck: Sophia
        B hand: 1 Love
    """)
    t.do("acquire Astronomic Observation")
    t.asks("A", "take Sophia", "take Evita", "take Fea")
    t.do("take Fea")
    t.has("""
        A hand: 1 Love, Fea
        A deck:
        A discard: 2 cards
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_a_two_love_is_a_card_of_cost_four(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Valencia, 2 Love, 1 Love
        A deck: Beatrice x3
        B hand: 1 Love
    """)
    t.do("acquire Astronomic Observation")
    t.has("""
        A reminiscences: Astronomic Observation
        A hand: 1 Love, Beatrice
        A discard: Beatrice x2, 2 Love, Valencia
        love: 0
    """)


def test_it_is_not_offered_without_both_costs(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Daphne, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Daphne", "play 1 Love", "end serving")
    t.refuses("acquire Astronomic Observation")


def test_the_others_do_not_see_the_card_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Astronomic Observation, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice, Sophia, Beatrice, 3 Love
        B hand: 1 Love
    """)
    t.do("acquire Astronomic Observation")
    t.sees("B", "A hand: 1 card")
    t.do("take Sophia")
    t.sees("B", "A hand: 2 cards")
    t.sees("B", "A discard: Beatrice ...")
    t.sees("B", "A deck: 1 card")


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Astronomic Observation
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0
