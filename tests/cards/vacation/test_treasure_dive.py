"""Treasure Dive, Reminiscence of category 2: 4 VP, 1 copy, paid with a card of cost 3 and a card of cost 5.

A Love card or General Maid of the Town costing five or less goes to its new owner's hand.
"""

from tests.table import NewTable


def test_love_and_general_maids_up_to_five_are_on_offer(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Moonlit Dance
        town: Hyacinth, Evita, Margareta, Daphne x0, Fea, Caldina, Lydia, Cynthia, Clorinde, Fryda
        A hand: Evita, Lydia, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Lydia", "play 1 Love", "acquire Treasure Dive", "end serving")
    t.do("acquire Treasure Dive")
    t.asks(
        "A",
        "take 1 Love",
        "take 2 Love",
        "take Hyacinth",
        "take Evita",
        "take Margareta",
        "take Fea",
        "take Caldina",
        "take Lydia",
        "take Cynthia",
    )
    t.refuses("take 3 Love")
    t.refuses("take Beatrice")
    t.refuses("take Clorinde")
    t.refuses("pass")


def test_the_card_goes_to_hand(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Lydia, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Treasure Dive")
    t.do("take 2 Love")
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love
        A discard: Lydia, Evita
        A reminiscences: Treasure Dive
        town: 2 Love x11
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise |
    """)


def test_a_maid_taken_can_serve_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Moonlit Dance
        town: Cynthia x10
        A hand: Evita, Lydia, 1 Love
        A deck: Beatrice x4
        B hand: 1 Love
    """)
    t.do("acquire Treasure Dive")
    t.do("take Cynthia")
    t.asks("A", "serve Cynthia", "play 1 Love", "end serving")
    t.do("serve Cynthia")
    t.has("""
        A hand: 1 Love, Beatrice x4
        town: Cynthia x9
    """)


def test_it_is_not_offered_without_both_costs(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Shell Gathering
        A hand: Lydia, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Lydia", "serve Fea", "play 1 Love", "end serving")
    t.refuses("acquire Treasure Dive")


def test_the_player_chooses_among_cards_of_equal_cost(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Valencia, Lydia, Florence, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Treasure Dive")
    t.asks("A", "discard Evita", "discard Valencia")
    t.do("discard Valencia")
    t.asks("A", "discard Lydia", "discard Florence")
    t.do("discard Florence")
    t.has("A hand: Evita, Lydia, 1 Love")
    t.offers("take Evita")


def test_no_private_maid_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        reminiscences: Treasure Dive, Camp Fire, Sunset Cruise | Moonlit Dance
        private maids: Rosa, Tanya | Nord
        A hand: Evita, Lydia, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Treasure Dive")
    t.offers("take Evita")
    t.lacks("take Rosa")
    t.lacks("take Tanya")
    t.lacks("take Illness")


def test_it_scores_four_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Treasure Dive
        B hand: 1 Love
    """)
    assert t.vp("A") == 4
    assert t.vp("B") == 0
