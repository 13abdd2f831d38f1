"""What chambering costs with Eve and Felicity (Expanding) and Laura (Vacation).

Eve, a private maid, takes one Serving off the first maid chambered in a turn. Felicity, served, chambers one
Chambermaid Chief from hand for nothing; Laura, any number of Chambermaids and
Chambermaid Chiefs. A maid chambered for nothing is a maid chambered: she uses up what Eve gives.
"""

from tests.table import NewTable


def test_eve_makes_the_first_chambering_cheaper_and_no_other(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko, Suzuna, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.has("servings: 1")
    t.do("chamber Suzuna")
    t.has("""
        A chambermaids: Ririko, Suzuna
        servings: 0
    """)


def test_eve_makes_a_chief_cost_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.asks("A", "chamber Aline", "play 1 Love", "end serving")
    t.do("chamber Aline")
    t.has("""
        A chambermaids: Aline
        servings: 0
    """)


def test_a_second_chief_costs_two_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Aline x2, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        servings: 2
    """)
    t.do("chamber Aline")
    t.has("""
        phase: employ
        A hand: Aline, 1 Love
        A chambermaids: Aline
        servings: 1
    """)


def test_with_eve_a_maid_is_chambered_even_without_a_serving_left(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko, Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        phase: serving
        servings: 0
    """)
    t.asks("A", "chamber Ririko", "play 1 Love", "end serving")
    t.do("chamber Ririko")
    t.has("""
        A chambermaids: Ririko
        A hand: Aline, 1 Love
        servings: 0
    """)


def test_an_ill_eve_makes_nothing_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko, Aline, 1 Love
        A private: Eve Valentine (ill)
        B hand: 1 Love
    """)
    t.lacks("chamber Aline")
    t.do("chamber Ririko")
    t.has("servings: 0")


def test_a_covered_eve_makes_nothing_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko, 1 Love
        A private: Milly, Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.has("servings: 0")


def test_being_served_does_not_use_up_what_eve_gives(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko x2, Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("serve Ririko")
    t.has("servings: 1")
    t.do("chamber Aline")
    t.has("""
        A hand: Ririko, 1 Love
        A chambermaids: Aline
        servings: 0
    """)


def test_eve_works_anew_in_the_next_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Ririko, 1 Love
        A deck: Aline, 1 Love x4
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.do("end turn")
    t.do("B: end turn")
    t.do("A: chamber Aline")
    t.has("""
        A chambermaids: Ririko, Aline
        servings: 0
    """)


def test_felicity_chambers_one_chief_for_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Felicity, Aline x2, Ririko, Claudine, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Felicity")
    t.asks("A", "chamber Aline", "pass")
    t.do("chamber Aline")
    t.has("""
        phase: employ
        A hand: Aline, Ririko, Claudine, 1 Love
        A chambermaids: Aline
        love: 1
        servings: 0
    """)


def test_felicity_chambered_herself_chambers_nobody(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Felicity, Aline, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Felicity")
    t.has("""
        phase: employ
        A hand: Aline, 1 Love
        A chambermaids: Felicity
        love: 0
        servings: 0
    """)


def test_felicity_chambers_the_chief_of_another_box_too(table: NewTable) -> None:
    t = table("""
        boxes: base, expanding
        A hand: Felicity, Colette, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Felicity")
    t.asks("A", "chamber Colette", "pass")
    t.do("pass")
    t.has("""
        A hand: Colette, 1 Love
        A chambermaids:
    """)


def test_what_felicity_chambers_uses_up_eve(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Felicity, Aline, Ririko, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Felicity")
    t.do("chamber Aline")
    t.has("servings: 1")
    t.do("chamber Ririko")
    t.has("""
        A chambermaids: Aline, Ririko
        servings: 0
    """)


def test_felicity_declined_leaves_eve_her_chief(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Felicity, Aline, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Felicity")
    t.do("pass")
    t.do("chamber Aline")
    t.has("""
        A chambermaids: Aline
        servings: 0
    """)


def test_felicity_after_eve_is_as_free_as_ever(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: Felicity, Aline, Ririko, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("chamber Ririko")
    t.do("serve Felicity")
    t.do("chamber Aline")
    t.has("""
        A chambermaids: Aline, Ririko
        servings: 0
    """)


def test_laura_chambers_any_number_for_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Camp Fire, Trek, Underwater Grotto | Fireworks Festival
        A hand: Laura, Aline x2, Felicity
        A deck: Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.asks("A", "chamber Aline", "chamber Felicity", "chamber Hyacinth", "pass")
    t.do("chamber Aline")
    t.asks("A", "chamber Aline", "chamber Felicity", "chamber Hyacinth", "pass")
    t.do("chamber Felicity")
    t.do("chamber Aline")
    t.asks("A", "chamber Hyacinth", "pass")
    t.do("pass")
    t.has("""
        A hand: Hyacinth, 1 Love
        A chambermaids: Aline x2, Felicity
        servings: 0
        love: 0
    """)


def test_laura_chambers_neither_maid_chiefs_nor_other_maids(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Camp Fire, Trek, Underwater Grotto | Fireworks Festival
        A hand: Laura, Claudine, Domino, Emily, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_what_laura_chambers_uses_up_eve(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Camp Fire, Trek, Underwater Grotto | Fireworks Festival
        A hand: Laura, Ririko, Suzuna, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Laura")
    t.do("chamber Ririko")
    t.do("pass")
    t.has("servings: 1")
    t.do("chamber Suzuna")
    t.has("""
        A chambermaids: Ririko, Suzuna
        servings: 0
    """)


def test_laura_declined_leaves_eve_her_first_maid(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Camp Fire, Trek, Underwater Grotto | Fireworks Festival
        A hand: Laura, Ririko, Suzuna, 1 Love
        A private: Eve Valentine
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.do("pass")
    t.do("chamber Ririko")
    t.has("""
        phase: employ
        A hand: Suzuna, 1 Love
        A chambermaids: Ririko
        servings: 0
    """)


def test_laura_does_not_use_the_text_of_those_she_chambers(table: NewTable) -> None:
    t = table("""
        boxes: vacation, expanding
        reminiscences: Camp Fire, Trek, Underwater Grotto | Fireworks Festival
        A hand: Laura, Felicity, Suzuna, Beatrice, 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("serve Laura")
    t.do("chamber Felicity")
    t.do("chamber Suzuna")
    t.asks("A", "chamber Beatrice", "pass")
    t.has("""
        A deck: 1 Love x3
        love: 0
        servings: 0
    """)
