"""The example of play of the Oktoberfest rule book: Ludek (A) has his turn, Kimberly (B) and Alec (C) wait.

Anna, Kirika and Gina serve him, his Matildes pay like Love, a beer comes from the pile and a Nicole goes to Alec. The
book passes over the card that Gina draws; here his deck is empty by then, except where the last tests say otherwise.
"""

from tests.table import NewTable

LUDEK = """
    boxes: oktoberfest
    players: 3
    town: Nicole x10
    beers: Weissbier | Altbier, Oktoberfest, Bock
    A hand: Anna, Gina, Kirika, Matilde, 1 Love
    A deck: Matilde, 3 Love
    A beers: Pilsner
    B hand: 1 Love x3
    C hand: 1 Love x3
    C discard: Ute
"""

LUDEK_WITH_A_LONGER_DECK = LUDEK.replace("Matilde, 3 Love\n", "Matilde, 3 Love, Anja, 2 Love x6\n")


def test_nothing_happens_in_his_starting_phase(table: NewTable) -> None:
    t = table(LUDEK)
    t.has("""
        turn: A
        phase: serving
        servings: 1
        love: 0
    """)
    t.asks("A", "serve Anna", "serve Gina", "serve Kirika", "play 1 Love", "end serving")


def test_anna_serves_him_without_her_employ_bonus(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.has("""
        servings: 2
        A played: Anna
        A deck: Matilde, 3 Love
    """)
    t.asks("A", "serve Gina", "serve Kirika", "chamber Matilde", "play 1 Love", "end serving")


def test_kirika_draws_a_matilde_and_a_three_love(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.has("""
        servings: 1
        A hand: Gina, Matilde x2, 1 Love, 3 Love
        A played: Anna, Kirika
    """)
    t.offers("serve Gina")
    t.lacks("chamber Matilde")


def test_with_gina_he_runs_out_of_servings(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.has("""
        phase: employ
        servings: 0
        employments: 1
        A hand: Matilde x2, 1 Love, 3 Love
    """)
    t.asks("A", "play Matilde", "play 1 Love", "play 3 Love", "play all Love", "end turn")


def test_his_matildes_are_played_like_love(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play Matilde")
    t.has("love: 1")
    t.do("play Matilde")
    t.has("love: 2")
    t.do("play 1 Love")
    t.has("love: 3")
    t.do("play 3 Love")
    t.has("""
        love: 6
        employments: 1
        A hand:
        A played: Anna, Kirika, Gina, Matilde x2, 1 Love, 3 Love
    """)
    t.offers("buy beer from the pile")
    t.offers("buy beer Weissbier")


def test_he_buys_the_unknown_beer_for_four_love(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.has("""
        love: 2
        employments: 1
        A beers: Pilsner, Altbier
        beers: Weissbier | Oktoberfest, Bock
    """)
    t.lacks("buy beer from the pile")
    t.sees("A", "A beers: Pilsner, Altbier")
    t.sees("B", "A beers: 2 cards")
    t.sees("C", "A beers: 2 cards")


def test_he_employs_a_nicole_for_alec(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.do("employ Nicole")
    t.asks("A", "choose A", "choose B", "choose C")
    t.do("choose C")
    t.has("""
        C discard: Nicole, Ute
        town: Nicole x9
    """)


def test_all_his_cards_are_discarded_and_five_drawn(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.do("employ Nicole")
    t.do("choose C")
    t.has("""
        turn: B
        A hand: 5 cards
        A deck: 2 cards
        A discard:
        A played:
        A beers: Pilsner, Altbier
    """)


def test_it_is_kimberlys_turn_then(table: NewTable) -> None:
    t = table(LUDEK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play all Love")
    t.do("buy beer from the pile")
    t.do("employ Nicole")
    t.do("choose C")
    t.asks("B", "play 1 Love", "play all Love", "end turn")
    t.has("""
        love: 0
        servings: 1
        employments: 1
    """)
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "C discard: Nicole ...")


def test_with_a_longer_deck_gina_draws_a_card(table: NewTable) -> None:
    t = table(LUDEK_WITH_A_LONGER_DECK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.has("""
        phase: employ
        A hand: Matilde x2, 1 Love, 3 Love, Anja
        A deck: 2 Love x6
    """)


def test_with_a_longer_deck_his_discard_pile_shows_the_order_of_the_turn(table: NewTable) -> None:
    t = table(LUDEK_WITH_A_LONGER_DECK)
    t.do("serve Anna")
    t.do("serve Kirika")
    t.do("serve Gina")
    t.do("play Matilde")
    t.do("play Matilde")
    t.do("play 1 Love")
    t.do("play 3 Love")
    t.do("buy beer from the pile")
    t.do("employ Nicole")
    t.do("choose C")
    t.has("""
        turn: B
        A hand: 2 Love x5
        A deck: 2 Love
        A discard: 3 Love, 1 Love, Matilde x2, Gina, Kirika, Anna, Anja
    """)
