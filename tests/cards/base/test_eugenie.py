"""Eugenie Fontaine: private maid, cost 5, no VP, no icons.

In the own Starting Phase her owner may look at one random card in the hand of another player. The owner may then let
that player see one random card of the own hand; if so, the two cards change places.
"""

from tests.table import NewTable


def test_two_random_cards_are_exchanged(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Colette x3
    """)
    t.asks("A", "use Eugenie", "play 1 Love", "start serving")
    t.do("use Eugenie")
    t.asks("A", "exchange", "pass")
    t.do("exchange")
    t.has("""
        phase: employ
        A hand: 1 Love, Colette
        B hand: Colette x2, 1 Love
        A discard:
        B discard:
    """)


def test_love_played_first_is_not_given_away(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 3 Love, Colette
        B hand: Kagari
    """)
    t.do("play 3 Love")
    t.do("use Eugenie")
    t.do("exchange")
    t.has("""
        love: 3
        A hand: Kagari
        A played: 3 Love
        B hand: Colette
    """)


def test_after_looking_the_owner_may_keep_the_own_cards(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Colette x3
    """)
    t.do("use Eugenie")
    t.do("pass")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x2
        B hand: Colette x3
    """)


def test_looking_may_be_declined(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Colette x3
    """)
    t.do("start serving")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("""
        A hand: 1 Love x2
        B hand: Colette x3
    """)


def test_the_owner_chooses_among_the_players_with_cards_in_hand(table: NewTable) -> None:
    t = table("""
        players: 4
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Colette x2
        C deck: Colette
        D hand: Kagari x2
    """)
    t.do("use Eugenie")
    t.asks("A", "choose B", "choose D")
    t.do("choose D")
    t.do("exchange")
    t.has("""
        A hand: 1 Love, Kagari
        B hand: Colette x2
        D hand: Kagari, 1 Love
    """)


def test_a_maid_gained_by_the_exchange_can_serve_at_once(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Kagari x2
    """)
    t.do("use Eugenie")
    t.do("exchange")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")


def test_when_no_other_player_has_a_card_in_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Eugenie
        A hand: 1 Love x2
        B deck: Colette x3
    """)
    t.has("phase: employ")
    t.lacks("use Eugenie")


def test_the_exchange_leaves_hand_sizes_unchanged_for_a_third_player_to_see(table: NewTable) -> None:
    t = table("""
        players: 3
        A private: Eugenie
        A hand: 1 Love x2
        B hand: Colette x3
        C hand: 1 Love
    """)
    t.do("use Eugenie")
    t.do("choose B")
    t.do("exchange")
    t.sees("C", "A hand: 2 cards")
    t.sees("C", "B hand: 3 cards")


def test_ill_she_acts_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        A private: Eugenie (ill)
        A hand: 3 Love, 1 Love x2
        B hand: Colette x2
    """)
    t.asks("A", "cure Eugenie", "start serving")
    t.do("cure Eugenie")
    t.asks("A", "use Eugenie", "play 1 Love", "start serving")
    t.do("use Eugenie")
    t.do("exchange")
    t.has("""
        A hand: 1 Love, Colette
        A discard: 3 Love
        B hand: Colette, 1 Love
    """)


def test_covered_by_another_private_maid_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        A private: Milly, Eugenie
        A hand: 1 Love x2
        B hand: Colette x2
    """)
    t.asks("A", "play 1 Love", "play all Love", "end turn")


def test_she_scores_nothing_but_counts_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        B private: Eugenie
        B hand: 1 Love
    """)
    assert t.vp("B") == 0
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]
