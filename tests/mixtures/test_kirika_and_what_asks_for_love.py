"""Kirika (Oktoberfest) with everything that asks for Love: what her chiefs pay for, and what they do not.

From the moment she serves until the turn ends, Chambermaid Chiefs in hand are 1 Love cards too. Not before; not those
in the deck, in the quarters or already played; not Maid Chiefs; and never a 2 Love.
"""

from tests.table import NewTable


def test_nadja_takes_no_maid_chief(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Bock
        servings: 3
        A hand: Kirika, Nadja, Matilde, Anja
        A deck: Ute, Anna
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Nadja")
    t.asks("A", "discard Matilde", "pass")
    t.do("discard Matilde")
    t.do("beer from the pile")
    t.has("""
        A hand: Anja, Ute, Anna
        A discard: Matilde
        A beers: Altbier
        love: 1
        servings: 0
    """)


def test_nadja_served_before_kirika_finds_no_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        servings: 3
        A hand: Kirika, Nadja, Matilde x2
        A deck: Ute x2
        B hand: 1 Love
    """)
    t.do("serve Nadja")
    t.asks("A", "serve Kirika", "chamber Matilde", "end serving")
    t.do("serve Kirika")
    t.asks("A", "serve Ute", "chamber Ute", "play Matilde", "end serving")
    t.has("A beers:")


def test_nadja_wants_her_serving_as_ever(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        servings: 2
        A hand: Kirika, Nadja, Matilde, 1 Love
        A deck: Ute x2
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Nadja")
    t.has("phase: employ")
    t.lacks("discard Matilde")
    t.lacks("discard 1 Love")


def test_nadja_does_not_take_a_chief_who_was_played_for_her_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        servings: 3
        A hand: Kirika, Nadja, Matilde
        A deck: Ute x2
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play Matilde")
    t.has("""
        love: 1
        servings: 2
    """)
    t.do("serve Nadja")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")


def test_a_chief_in_the_quarters_or_played_already_cannot_be_played(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: serving
        A hand: Kirika, Matilde, 1 Love
        A deck: Ute x2
        A chambermaids: Matilde
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("play Matilde")
    t.lacks("play Matilde")
    t.has("""
        love: 1
        A chambermaids: Matilde
        A played: Kirika, Matilde
    """)


def test_a_chief_for_sainsbury_is_worth_what_a_1_love_is(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        private maids: Rosa, Fay | Sora, Amber
        servings: 2
        A hand: Kirika, Sainsbury, Colette, 1 Love
        A deck: Ute, Marianne
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Sainsbury")
    t.do("return Colette")
    t.offers("take 2 Love")
    t.offers("take Colette")
    t.offers("take Kirika")
    t.lacks("take 1 Love")
    t.lacks("take Marianne")
    t.do("take 2 Love")
    t.has("""
        A hand: 1 Love, 2 Love, Ute, Marianne
        town: Colette x24, 2 Love x11, 1 Love x34
        removed:
    """)


def test_the_chief_that_francine_brings_is_love_as_well(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        servings: 2
        A hand: Kirika, Francine, 2 Love x2
        A deck: Tiffany x2
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Francine")
    t.do("return two 2 Love")
    t.asks("A", "take Claudine", "take Aline")
    t.do("take Aline")
    t.do("play Aline")
    t.has("""
        love: 1
        A hand: Tiffany x2
        town: 2 Love x12
    """)


def test_in_the_park_pia_served_before_kirika_finds_no_love(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        town: Pia
        guests: Anna | Nadja
        phase: serving
        servings: 4
        A hand: Kirika, Pia x2, Colette Framboise at the Park, Dawn
        A deck: Dawn x3
        A high class: Ellis
        B hand: 1 Love
        B high class: Ignis
    """)
    t.do("serve Pia")
    t.has("""
        effort: 1
        A discard:
    """)
    t.do("serve Kirika")
    t.do("serve Pia")
    t.asks("A", "discard Colette Framboise at the Park", "pass")
    t.do("discard Colette Framboise at the Park")
    t.has("""
        effort: 3
        love: 0
        A discard: Colette Framboise at the Park
    """)


def test_nora_finds_love_in_the_deck_and_no_chiefs(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        servings: 2
        A hand: Kirika, Nora, Anja
        A deck: Anna x2, Matilde, 1 Love, Anna
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Nora")
    t.do("pay a Serving")
    t.has("""
        A hand: Anja, Anna x2, 1 Love
        A discard: Matilde
    """)


def test_a_chief_of_the_deck_is_no_love_for_evita(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: Scary Night |
        servings: 2
        A hand: Kirika, Evita, Fea
        A deck: Fea x2, Beatrice, 1 Love
        B hand: 1 Love
        B deck: 1 Love
    """)
    t.do("serve Kirika")
    t.do("serve Evita")
    t.do("choose A")
    t.has("""
        A discard: Beatrice
        love: 1
        servings: 1
    """)


def test_her_chiefs_complete_the_five_love_of_river_canoeing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: River Canoeing, Picnic, Watching the Stars | Scary Night
        servings: 2
        A hand: Kirika, Matilde x3, Ute
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("acquire River Canoeing")
    t.do("serve Kirika")
    t.do("acquire River Canoeing")
    t.do("take Anja")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A hand: Ute
        A discard: Anja, Matilde x3, 1 Love x2
        A reminiscences: River Canoeing
        town: Anja x7
    """)


def test_unserved_she_pays_for_no_river_canoeing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: River Canoeing, Finding a Hidden Hot Spring, Watching the Stars | Scary Night
        A hand: Kirika, Matilde x3, 1 Love x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Kirika", "play 1 Love", "end serving")


def test_maid_chiefs_pay_for_no_river_canoeing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: River Canoeing, Finding a Hidden Hot Spring, Scary Night | Scary Night
        A hand: Kirika, Anja x3
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Kirika")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
