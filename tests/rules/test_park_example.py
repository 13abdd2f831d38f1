"""The long example of the rule book, one whole round: Raoul (A) is First Master, then Baron (B) and Claris (C)."""

from tests.table import NewTable, Table

OPENING = """
    boxes: more
    players: 3
    phase: picking
    town: Tomo, Chiffon, Cecilia x10
    high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
    A hand: Colette x2, 1 Love x2, Tomo
    A deck: 1 Love x5, Colette
    B hand: Colette x2, 1 Love x3
    B deck: 1 Love, Colette, 1 Love
    C hand: Chiffon x2, 1 Love x2, Colette
    C deck: 1 Love, Chiffon, 1 Love, Colette x2, 1 Love x3, Chiffon
"""


def pick(t: Table) -> None:
    t.do("A: pick Yukina")
    t.do("B: pick Ellis")
    t.do("C: pick Arisa")


def raoul(t: Table) -> None:
    t.do("A: use Yukina")
    t.do("A: discard Colette")
    t.do("A: chamber Colette")
    t.do("A: end serving")
    t.do("A: end turn")


def baron(t: Table) -> None:
    t.do("B: use Ellis")
    t.do("B: discard Colette")
    t.do("B: play all Love")
    t.do("B: employ Cecilia")


def test_the_second_player_cannot_pick_the_maid_of_the_first(table: NewTable) -> None:
    t = table(OPENING)
    t.do("A: pick Yukina")
    t.refuses("pick Yukina")
    t.do("B: pick Ellis")
    t.asks("C", "pick Noëmi", "pick Celina", "pick Arisa", "pick Marianne", "pick Ignis", "pick Sylvie")


def test_raoul_gives_up_one_colette_and_chambers_the_other(table: NewTable) -> None:
    t = table(OPENING)
    pick(t)
    t.do("A: use Yukina")
    t.do("A: discard Colette")
    t.has("""
        servings: 2
        A discard: Colette
    """)
    t.do("A: chamber Colette")
    t.has("""
        servings: 0
        A chambermaids: Colette
    """)
    t.do("A: end serving")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.do("A: end turn")
    t.has("""
        turn: B
        A high class:
        A chambermaids: Colette
        A hand: 1 Love x5
        A deck: Colette
        A discard: 4 cards
    """)


def test_baron_exchanges_a_card_and_employs_cecilia(table: NewTable) -> None:
    t = table(OPENING)
    pick(t)
    raoul(t)
    t.do("B: use Ellis")
    t.asks("B", "discard Colette", "discard 1 Love")
    t.do("B: discard Colette")
    t.has("""
        phase: employ
        B hand: Colette, 1 Love x4
    """)
    t.do("B: play all Love")
    t.has("love: 4")
    t.do("B: employ Cecilia")
    t.has("""
        turn: C
        B high class:
        B hand: 5 cards
        B deck: 4 cards
        B discard:
        B played:
        town: Cecilia x9
    """)


def test_claris_finds_a_third_chiffon_and_cleans(table: NewTable) -> None:
    t = table(OPENING)
    pick(t)
    raoul(t)
    baron(t)
    t.has("turn: C")
    t.do("C: serve Chiffon")
    t.do("C: serve Chiffon")
    t.has("effort: 0")
    t.do("C: serve Chiffon")
    t.has("""
        phase: work
        effort: 2
        servings: 0
        C hand: 1 Love x4, Colette
    """)
    t.do("C: gain Cleaning 1")
    t.has("""
        phase: employ
        effort: 0
        C preparations: Cleaning 1
    """)
    t.do("C: play all Love")
    t.do("C: employ Cecilia")
    t.has("""
        C high class:
        C hand: Colette x2, 1 Love x3
        C deck: Chiffon
        C discard: 9 cards
        town: Cecilia x8
    """)


def test_after_the_round_raoul_picks_first_again(table: NewTable) -> None:
    t = table(OPENING)
    pick(t)
    raoul(t)
    baron(t)
    t.do("C: serve Chiffon")
    t.do("C: serve Chiffon")
    t.do("C: serve Chiffon")
    t.do("C: gain Cleaning 1")
    t.do("C: end turn")
    t.has("""
        phase: picking
        first master: A
        opened by: A
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
    """)
    assert t.vp("C") == 5
    t.do("A: pick Ignis")
