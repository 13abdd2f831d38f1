"""Evita Catala, Watermelon Smashing Maid: cost 3, no VP, Love +1, Serving +1, 10 copies.

The top card of any one player's deck is discarded, her master's own allowed; if it was a Love card he has one Serving
more.
"""

from tests.table import NewTable


def test_a_love_card_discarded_gives_another_serving(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice
        B hand: 1 Love
        B deck: 1 Love, Fea
    """)
    t.do("serve Evita")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.has("""
        servings: 2
        love: 1
        A deck: Beatrice
        B deck: Fea
        B discard: 1 Love
    """)


def test_a_maid_discarded_gives_nothing_more(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Evita, Fea, 1 Love
        A deck: Beatrice, 1 Love
        B hand: 1 Love
        B deck: 1 Love
    """)
    t.do("serve Evita")
    t.do("choose A")
    t.has("""
        servings: 1
        love: 1
        A deck: 1 Love
        A discard: Beatrice
        B deck: 1 Love
        B discard:
    """)


def test_any_love_card_counts(table: NewTable) -> None:
    for love in ("1 Love", "2 Love", "3 Love"):
        t = table(f"""
            boxes: vacation
            reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
            A hand: Evita, Fea, 1 Love
            A deck: {love}, Beatrice
            B hand: 1 Love
            B deck: Fea
        """)
        t.do("serve Evita")
        t.do("choose A")
        t.has(f"""
            servings: 2
            A discard: {love}
        """)


def test_a_deck_must_be_chosen(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 3
        A hand: Evita, 1 Love
        A deck: Sophia
        B hand: 1 Love
        B deck: Fea
        C hand: 1 Love
        C deck: Fea
    """)
    t.do("serve Evita")
    t.asks("A", "choose A", "choose B", "choose C")
    t.refuses("pass")


def test_a_player_without_deck_and_discard_pile_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        players: 3
        A hand: Evita, Fea, 1 Love
        A deck: Sophia
        B hand: 1 Love
        C hand: 1 Love
        C discard: 1 Love
    """)
    t.do("serve Evita")
    t.asks("A", "choose A", "choose C")


def test_with_one_deck_alone_her_master_has_no_choice(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Evita, Fea, 1 Love
        A deck: Sophia, Beatrice
        B hand: 1 Love
    """)
    t.do("serve Evita")
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.has("""
        servings: 1
        A deck: Beatrice
        A discard: Sophia
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Evita, Fea, 1 Love
        A deck: Sophia
        B hand: 1 Love
        B discard: 2 Love x3
    """)
    t.do("serve Evita")
    t.do("choose B")
    t.has("""
        servings: 2
        B deck: 2 Love x2
        B discard: 2 Love
    """)


def test_with_no_deck_at_all_she_just_gives_her_icons(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Evita, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Evita")
    t.has("""
        servings: 1
        love: 1
        A played: Evita
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 2
        employments: 2
        town: Evita x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Evita")
    t.do("play 1 Love")
    t.do("employ Evita")
    t.has("""
        A discard: Evita
        town: Evita x9
        love: 0
    """)
