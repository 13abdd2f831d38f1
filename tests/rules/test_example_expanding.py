"""The example of play in the rule book of Expanding the House: Raoul (A) has his turn, Baron (B) and Claris (C) wait.

Raoul holds Emily, Suzuna, Carillon, a 1 Love and a 2 Love; Carillon draws Lilac and two more Love cards for him.
"""

from tests.table import NewTable

RAOUL = """
    boxes: expanding
    players: 3
    private maids: Roanna, Chrysta | Silk, Shion
    A hand: Emily, Suzuna, 1 Love, 2 Love, Carillon
    A deck: Lilac, 1 Love, 2 Love, Aline x2, 3 Love x3, Aline
    B hand: 1 Love x3
    C hand: 1 Love x3
"""


def test_nothing_happens_in_his_starting_phase(table: NewTable) -> None:
    t = table(RAOUL)
    t.has("""
        turn: A
        phase: serving
        servings: 1
        employments: 1
        love: 0
    """)
    t.asks(
        "A",
        "serve Emily",
        "serve Suzuna",
        "chamber Suzuna",
        "serve Carillon",
        "play 1 Love",
        "play 2 Love",
        "end serving",
    )


def test_emily_gives_him_two_servings_and_an_employment(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.has("""
        servings: 2
        employments: 2
        love: 0
        A hand: Suzuna, 1 Love, 2 Love, Carillon
        A played: Emily
    """)
    t.asks("A", "serve Suzuna", "chamber Suzuna", "serve Carillon", "play 1 Love", "play 2 Love", "end serving")


def test_suzuna_becomes_his_chambermaid_for_one_serving(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.has("""
        servings: 1
        A hand: 1 Love, 2 Love, Carillon
        A chambermaids: Suzuna
        A played: Emily
    """)
    t.asks("A", "serve Carillon", "play 1 Love", "play 2 Love", "end serving")


def test_carillon_draws_three_cards_and_lilac_can_not_serve(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.do("serve Carillon")
    t.has("""
        phase: employ
        servings: 0
        employments: 2
        love: 0
        A hand: Lilac, 1 Love x2, 2 Love x2
        A deck: Aline x2, 3 Love x3, Aline
        A played: Emily, Carillon
    """)
    t.refuses("serve Lilac")
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")


def test_his_four_love_cards_add_up_to_six(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.do("serve Carillon")
    t.do("play all Love")
    t.has("""
        love: 6
        A hand: Lilac
        A played: Emily, Carillon, 1 Love x2, 2 Love x2
    """)
    t.asks(
        "A",
        "employ 1 Love",
        "employ 2 Love",
        "employ Aline",
        "employ Ririko",
        "employ Suzuna",
        "employ Felicity",
        "employ Lilac",
        "employ Rutile",
        "employ Phyllis",
        "employ Emily",
        "employ Amaretto",
        "employ Carillon",
        "employ Garden",
        "employ Chrysta",
        "employ Roanna",
        "end turn",
    )


def test_the_garden_costs_him_three(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.do("serve Carillon")
    t.do("play all Love")
    t.do("employ Garden")
    t.has("""
        turn: A
        love: 3
        employments: 1
        A buildings: Garden
        A discard:
        town: Garden x7
    """)
    t.asks(
        "A",
        "employ 1 Love",
        "employ Aline",
        "employ Ririko",
        "employ Suzuna",
        "employ Felicity",
        "employ Lilac",
        "employ Rutile",
        "employ Phyllis",
        "employ Garden",
        "end turn",
    )


def test_felicity_ends_his_turn_and_he_keeps_his_quarters(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.do("serve Carillon")
    t.do("play 1 Love")
    t.do("play 2 Love")
    t.do("play 2 Love")
    t.do("play 1 Love")
    t.do("employ Garden")
    t.do("employ Felicity")
    t.has("""
        turn: B
        town: Felicity x9, Garden x7
        A hand: Aline x2, 3 Love x3
        A deck: Aline
        A discard: 1 Love, 2 Love x2, 1 Love, Carillon, Emily, Lilac, Felicity
        A played:
        A chambermaids: Suzuna
        A buildings: Garden
    """)
    assert t.vp("A") == 3 + 1 + 1


def test_it_is_barons_turn_then(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Emily")
    t.do("chamber Suzuna")
    t.do("serve Carillon")
    t.do("play all Love")
    t.do("employ Garden")
    t.do("employ Felicity")
    t.asks("B", "play 1 Love", "play all Love", "end turn")
    t.has("""
        turn: B
        love: 0
        servings: 1
        employments: 1
    """)
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A chambermaids: Suzuna")
