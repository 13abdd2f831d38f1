"""The Discard Phase: hand and played cards are discarded, five cards are drawn, counters are lost.

The discard pile becomes the deck only when a card has to be moved from an empty deck.
"""

from tests.table import NewTable


def test_hand_and_played_cards_are_discarded_and_five_are_drawn(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, Colette
        A deck: 1 Love x7
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck: 1 Love x2
        A played:
        A discard: Rouge, Colette
    """)


def test_the_hand_goes_first_and_played_cards_follow_in_their_order(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, Rouge, Colette, 1 Love
        A deck: 2 Love x5
        A discard: Marianne
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.do("serve Rouge")
    t.do("play 1 Love")
    t.do("employ Azure")
    t.has("""
        turn: B
        A hand: 2 Love x5
        A discard: 1 Love, Rouge, Kagari, Colette, Azure, Marianne
    """)


def test_private_quarters_stay(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: Colette x5
        A chambermaids: Safran, Colette (ill)
        A private: Milly, Tanya
        A events: Bad Habit
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        A chambermaids: Safran, Colette (ill)
        A private: Milly, Tanya
        A events: Bad Habit
        A discard: 1 Love
    """)


def test_counters_are_lost(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 6
        servings: 3
        employments: 4
        A hand: 1 Love
        B hand: Kagari, 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        phase: serving
        love: 0
        servings: 1
        employments: 1
    """)


def test_a_deck_drawn_to_its_last_card_is_not_reshuffled_yet(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: Colette x5
        A discard: 2 Love x2
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        A hand: Colette x5
        A deck:
        A discard: 1 Love, 2 Love x2
    """)


def test_a_short_deck_is_drawn_first_and_then_the_reshuffled_discard_pile(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A deck: Colette x2
        A discard: 1 Love x3
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        A hand: Colette x2, 1 Love x3
        A deck: 1 Love
        A discard:
    """)


def test_cards_of_this_turn_are_among_those_reshuffled(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        A hand: 2 Love x2
        A played: 2 Love x2
        B hand: 1 Love
    """)
    t.do("employ 2 Love")
    t.has("""
        A hand: 2 Love x5
        A deck:
        A discard:
        A played:
    """)


def test_with_fewer_than_five_cards_all_are_drawn(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        A discard: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x3
        A deck:
        A discard:
    """)


def test_the_next_player_clockwise_has_the_next_turn(table: NewTable) -> None:
    t = table("""
        players: 3
        turn: B
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("B: end turn")
    t.has("turn: C")
    t.do("C: end turn")
    t.has("turn: A")
    t.do("A: end turn")
    t.has("turn: B")


def test_others_see_the_top_of_the_discard_pile_and_the_size_of_the_new_hand(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, Colette
        A deck: 1 Love x7
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("end turn")
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A deck: 2 cards")
    t.sees("B", "A discard: Rouge ...")
