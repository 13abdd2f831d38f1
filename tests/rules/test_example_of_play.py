"""The rule book's example of play: Raoul (A) has his turn, Baron (B) and Claris (C) wait.

Raoul holds two Colettes, two 1 Love and Geneviève; she draws Kagari, whose Servings make a Colette a chambermaid.
"""

from tests.table import NewTable

RAOUL = """
    players: 3
    A hand: Colette x2, 1 Love x2, Geneviève
    A deck: Kagari, 2 Love x5, Colette
    B hand: 1 Love x3
    C hand: 1 Love x3
"""


def test_nothing_happens_in_his_starting_phase(table: NewTable) -> None:
    t = table(RAOUL)
    t.has("""
        turn: A
        phase: serving
        servings: 1
        love: 0
    """)
    t.asks("A", "serve Geneviève", "play 1 Love", "end serving")


def test_genevieve_serves_him_and_he_draws_kagari(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.has("""
        servings: 1
        love: 1
        A hand: Colette x2, 1 Love x2, Kagari
        A played: Geneviève
    """)
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")


def test_kagari_gives_the_two_servings_for_a_chambermaid(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.do("serve Kagari")
    t.has("servings: 2")
    t.asks("A", "chamber Colette", "play 1 Love", "end serving")
    t.do("chamber Colette")
    t.has("""
        servings: 0
        A chambermaids: Colette
        A hand: Colette, 1 Love x2
        A played: Geneviève, Kagari
    """)


def test_out_of_servings_he_comes_to_his_employ_phase(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.has("""
        phase: employ
        employments: 1
        love: 1
    """)
    t.asks("A", "play 1 Love", "play all Love", "employ 1 Love", "end turn")


def test_he_plays_his_love_and_employs_rouge(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.do("play 1 Love")
    t.has("love: 2")
    t.do("play 1 Love")
    t.has("""
        love: 3
        A hand: Colette
        A played: Geneviève, Kagari, 1 Love x2
    """)
    t.asks(
        "A",
        "employ 1 Love",
        "employ Azure",
        "employ Viola",
        "employ Rouge",
        "employ Safran",
        "employ Kagari",
        "employ Colette",
        "employ Bad Habit",
        "end turn",
    )
    t.do("employ Rouge")
    t.has("""
        turn: B
        town: Rouge x9
    """)


def test_he_discards_everything_but_the_chambermaid_and_draws_five(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.do("play all Love")
    t.do("employ Rouge")
    t.has("""
        A chambermaids: Colette
        A discard: 1 Love x2, Kagari, Geneviève, Colette, Rouge
        A hand: 2 Love x5
        A deck: Colette
        A played:
    """)


def test_it_is_barons_turn_then(table: NewTable) -> None:
    t = table(RAOUL)
    t.do("serve Geneviève")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.do("play all Love")
    t.do("employ Rouge")
    t.asks("B", "play 1 Love", "play all Love", "end turn")
    t.has("""
        turn: B
        love: 0
        employments: 1
        A hand: 5 cards
    """)
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A discard: 1 Love ...")
