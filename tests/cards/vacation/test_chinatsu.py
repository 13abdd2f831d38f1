"""Chinatsu Kooriyama, Interpreter Maid: cost 4, no VP, no icons, 10 copies.

Her master may return two maids from hand to the Town; he then takes one maid of the Town costing seven or less into his
hand, where she can be used at once.
"""

from tests.table import NewTable


def test_two_maids_are_returned_for_one_taken_into_hand(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Fryda x8
        A hand: Chinatsu, Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.asks("A", "return Beatrice", "return Evita", "pass")
    t.do("return Beatrice")
    t.do("take Fryda")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love, Fryda
        A discard:
        A played: Chinatsu
        town: Beatrice x24, Evita x10, Fryda x7
    """)


def test_after_the_first_the_second_is_a_must(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Chinatsu, Beatrice, Evita, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("return Fea")
    t.asks("A", "return Beatrice", "return Evita")
    t.do("return Evita")
    t.offers("take Fea")
    t.lacks("pass")


def test_maids_up_to_seven_are_on_offer_and_love_is_not(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Chinatsu, Hyacinth, Evita, Margareta, Daphne, Fea, Caldina, Laura, Lydia x0, Fryda
        A hand: Chinatsu, Beatrice x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("return Beatrice")
    t.asks(
        "A",
        "take Beatrice",
        "take Chinatsu",
        "take Hyacinth",
        "take Evita",
        "take Margareta",
        "take Daphne",
        "take Fea",
        "take Caldina",
        "take Laura",
        "take Fryda",
    )
    t.refuses("take Sophia")
    t.refuses("take 2 Love")


def test_declining_keeps_every_card(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Chinatsu, Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: Beatrice, Evita, 1 Love
        town: Beatrice x23, Evita x9
    """)


def test_with_one_maid_and_love_in_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Chinatsu, Sophia, 1 Love, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.has("""
        phase: employ
        A hand: Sophia, 1 Love, 2 Love
    """)


def test_the_taken_maid_serves_if_a_serving_is_left(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Fea x10
        servings: 2
        A hand: Chinatsu, Beatrice x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("return Beatrice")
    t.do("take Fea")
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.has("servings: 1")


def test_chiefs_may_be_returned(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        town: Laura x8
        A hand: Chinatsu, Sophia x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("return Sophia")
    t.do("take Laura")
    t.has("""
        A hand: 1 Love, Laura
        town: Sophia x8, Laura x7
    """)
    assert t.vp("A") == 0


def test_a_face_up_private_maid_goes_to_the_quarters(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        private maids: Fay, Rosa | Nord
        A hand: Chinatsu, Beatrice x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.do("return Beatrice")
    t.offers("take Fay")
    t.lacks("take Nord")
    t.do("take Rosa")
    t.has("""
        A private: Rosa
        A hand: 1 Love
        love: 0
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 3
        employments: 2
        town: Chinatsu x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Chinatsu")
    t.do("play 1 Love")
    t.do("employ Chinatsu")
    t.has("""
        A discard: Chinatsu
        town: Chinatsu x9
        love: 0
    """)
