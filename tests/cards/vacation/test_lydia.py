"""Lydia Leon, Adventurer Maid: cost 5, no VP, Serving +1, 10 copies.

The top five cards of her master's deck are turned up; one of his choice goes to his hand, the others are discarded.
"""

from tests.table import NewTable


def test_one_of_five_cards_is_taken_and_the_others_are_discarded(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Fea, Beatrice, 1 Love, Sophia, 2 Love, Evita
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "take Fea", "take Beatrice", "take 1 Love", "take Sophia", "take 2 Love")
    t.do("take Fea")
    t.has("""
        A hand: 1 Love, Fea
        A deck: Evita
        A discard: 2 Love, Sophia, 1 Love, Beatrice
        A played: Lydia
    """)


def test_her_serving_lets_the_taken_maid_serve(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Beatrice x4, Evita
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.has("servings: 1")
    t.do("take Evita")
    t.asks("A", "serve Evita", "play 1 Love", "end serving")
    t.has("A discard: Beatrice x4")


def test_a_card_must_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Beatrice x2, Sophia x3
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "take Beatrice", "take Sophia")
    t.refuses("pass")


def test_five_equal_cards_leave_no_choice(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Fea x6
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.has("""
        A hand: 1 Love, Fea
        A deck: Fea
        A discard: Fea x4
    """)


def test_a_short_deck_is_refilled_while_revealing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Fea x2
        A discard: Beatrice x4
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "take Fea", "take Beatrice")
    t.do("take Fea")
    t.has("""
        A hand: 1 Love, Fea
        A deck: Beatrice
        A discard: Beatrice x3, Fea
        A played: Lydia
    """)


def test_with_fewer_than_five_cards_all_are_revealed(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Beatrice, Sophia
        A discard: Evita
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "take Beatrice", "take Sophia", "take Evita")
    t.do("take Sophia")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia
        A deck:
        A discard: Evita, Beatrice
    """)


def test_with_no_card_to_reveal_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Picnic | Trek
        A hand: Lydia, Fea
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.asks("A", "serve Fea", "end serving")
    t.has("servings: 1")


def test_the_others_see_what_was_discarded_last(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Lydia, 1 Love
        A deck: Fea, Beatrice x3, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Lydia")
    t.do("take Fea")
    t.sees("B", "A discard: 2 Love ...")
    t.sees("B", "A hand: 2 cards")
    t.sees("B", "A deck: 0 cards")


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 4
        employments: 2
        town: Lydia x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Lydia")
    t.do("play 1 Love")
    t.do("employ Lydia")
    t.has("""
        A discard: Lydia
        town: Lydia x9
        love: 0
    """)
