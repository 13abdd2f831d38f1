"""Guests at the Park who end phases, borrow maids or name costs.

Ending the serving step leads to the work step; leaving at once leads to the return of the high class maid. A borrowed
Chiffon is counted among the Chiffons of a turn. The costs of all staff in play can be named.
"""

from tests.table import NewTable


def test_romina_ends_the_serving_step_and_the_work_step_follows(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        A high class: Noëmi
        A hand: Julia, Romina, Edith, 1 Love
        servings: 2
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.do("serve Romina")
    t.asks("A", "gain Food 1", "end work")
    t.has("""
        servings: 0
        imagination: 2
        A hand: Edith, 1 Love
    """)
    t.do("gain Food 1")
    t.has("""
        phase: employ
        A preparations: Food 1
    """)


def test_riya_skips_the_work_and_employ_steps_and_the_high_class_maid_goes_back(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        opened by: A
        guests: Fea |
        A high class: Noëmi
        A hand: Julia, Riya, 1 Love
        A deck: 1 Love x2, Pia x5, Tomo x6
        servings: 2
        B high class: Ignis
        B hand: 1 Love
    """)
    t.do("serve Julia")
    t.do("serve Riya")
    t.do("return Riya")
    t.has("""
        turn: B
        A high class:
        A preparations:
        A hand: Pia x5, Tomo x5
        A deck: Tomo
        guests: Fea | Riya
    """)


def test_a_borrowed_chiffon_is_the_third(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        A hand: Chiffon x2, Paula, 1 Love
        A deck: 1 Love, Edith, Chiffon, Tomo, Edith
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Chiffon")
    t.has("effort: 2")


def test_a_borrowed_chiffon_is_remembered_by_the_one_after_her(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        A hand: Chiffon x2, Paula, 1 Love
        A deck: Tomo, Chiffon, Edith, Edith x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Chiffon")
    t.has("effort: 0")
    t.do("serve Chiffon")
    t.has("effort: 2")


def test_after_a_borrowed_third_the_fourth_brings_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        A hand: Chiffon x3, Paula, 1 Love
        A deck: 1 Love, Edith, Chiffon, Tomo, Edith x2
        B hand: 1 Love
    """)
    t.do("serve Chiffon")
    t.do("serve Chiffon")
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Chiffon")
    t.has("effort: 2")
    t.do("serve Chiffon")
    t.has("effort: 2")


def test_renata_may_name_the_cost_of_all_staff_in_play(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        guests: Elsa |
        A hand: Renata, 1 Love
        B hand: 1 Love x4, Colette
    """)
    t.do("serve Renata")
    t.asks("A", "name 0", "name 1", "name 2", "name 3", "name 4", "name 5", "name 6", "name 7")
    t.do("name 0")
    t.has("""
        B hand: 1 Love x4
        B discard: Colette
    """)
