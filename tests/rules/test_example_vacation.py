"""The example of play in the Vacation rule book: Raoul (A) has his turn, Baron (B) and Claris (C) wait.

Raoul holds Clorinde, Beatrice, Evita, Hyacinth and a 3 Love; Clorinde draws Sophia, two maids pay for the Scary Night,
Beatrice moves into the quarters, and the 3 Love employs Margareta.
"""

from tests.table import NewTable

RAOUL = """
    boxes: vacation
    players: 3
    reminiscences: Scary Night, Camp Fire, Fireworks Festival | Trek, Archipelago Tour
    A hand: Clorinde, Beatrice, Evita, Hyacinth, 3 Love
    A deck: Sophia, 1 Love x5, Beatrice
    B hand: 1 Love x3, Beatrice x2
    C hand: 1 Love x4, Beatrice
"""


def test_without_a_valencia_nothing_happens_in_his_starting_phase(table: NewTable) -> None:
    t = table(RAOUL)
    t.has("""
        turn: A
        phase: serving
        servings: 1
        love: 0
    """)
    t.asks(
        "A",
        "serve Clorinde",
        "serve Evita",
        "serve Hyacinth",
        "chamber Hyacinth",
        "play 3 Love",
        "acquire Scary Night",
        "end serving",
    )


def test_clorinde_serves_him_and_he_draws_sophia(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.has("""
        servings: 2
        A hand: Beatrice, Evita, Hyacinth, 3 Love, Sophia
        A played: Clorinde
    """)
    t.asks(
        "A",
        "serve Evita",
        "serve Hyacinth",
        "chamber Hyacinth",
        "chamber Beatrice",
        "play 3 Love",
        "acquire Scary Night",
        "end serving",
    )


def test_he_dismisses_evita_and_hyacinth_for_the_scary_night(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.do("acquire Scary Night")
    t.asks("A", "discard Beatrice", "discard Hyacinth")
    t.do("discard Hyacinth")
    t.has("""
        A hand: Beatrice, 3 Love, Sophia
        A discard: Evita, Hyacinth
        A reminiscences: Scary Night
        servings: 2
    """)


def test_baron_and_claris_are_left_with_three_cards(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.do("acquire Scary Night")
    t.do("discard Hyacinth")
    t.asks("B", "discard 1 Love", "discard Beatrice")
    t.do("B: discard 1 Love")
    t.do("B: discard Beatrice")
    t.asks("C", "discard 1 Love", "discard Beatrice")
    t.do("C: discard 1 Love")
    t.do("C: discard 1 Love")
    t.has("""
        B hand: 1 Love x2, Beatrice
        B discard: Beatrice, 1 Love
        C hand: 1 Love x2, Beatrice
        C discard: 1 Love x2
        reminiscences: Trek, Camp Fire, Fireworks Festival | Archipelago Tour
    """)
    t.asks("A", "chamber Beatrice", "play 3 Love", "end serving")


def test_both_servings_make_beatrice_a_chambermaid_and_his_employ_phase_follows(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.do("acquire Scary Night")
    t.do("discard Hyacinth")
    t.do("B: discard 1 Love")
    t.do("B: discard Beatrice")
    t.do("C: discard 1 Love")
    t.do("C: discard 1 Love")
    t.do("A: chamber Beatrice")
    t.has("""
        phase: employ
        servings: 0
        employments: 1
        love: 0
        A chambermaids: Beatrice
        A hand: 3 Love, Sophia
    """)
    t.asks("A", "play 3 Love", "end turn")


def test_his_three_love_employs_margareta_and_his_turn_is_finished(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.do("acquire Scary Night")
    t.do("discard Hyacinth")
    t.do("B: discard 1 Love")
    t.do("B: discard Beatrice")
    t.do("C: discard 1 Love")
    t.do("C: discard 1 Love")
    t.do("A: chamber Beatrice")
    t.do("play 3 Love")
    t.asks(
        "A",
        "employ 1 Love",
        "employ Beatrice",
        "employ Hyacinth",
        "employ Evita",
        "employ Margareta",
        "employ Daphne",
        "end turn",
    )
    t.do("employ Margareta")
    t.has("""
        turn: B
        town: Margareta x9
        A chambermaids: Beatrice
        A reminiscences: Scary Night
        A discard: 3 Love, Clorinde, Sophia, Margareta, Evita, Hyacinth
        A hand: 1 Love x5
        A deck: Beatrice
        A played:
    """)


def test_it_is_barons_turn_then_with_the_three_cards_he_kept(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Clorinde")
    t.do("acquire Scary Night")
    t.do("discard Hyacinth")
    t.do("B: discard 1 Love")
    t.do("B: discard Beatrice")
    t.do("C: discard 1 Love")
    t.do("C: discard 1 Love")
    t.do("A: chamber Beatrice")
    t.do("play 3 Love")
    t.do("employ Margareta")
    t.asks("B", "play 1 Love", "play all Love", "end turn")
    t.has("""
        turn: B
        love: 0
        employments: 1
    """)
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A discard: 3 Love ...")
    t.sees("B", "A reminiscences: Scary Night")
    t.sees("C", "A chambermaids: Beatrice")
    assert t.vp("A") == 2 + 3 + 5 + 2
