"""Nicole Schmieg, Apprentice Maid: cost 2, no VP, no icons, 10 copies.

Employ bonus: she goes to the discard pile of a player of her employer's choice. In the own Serving Phase, without a
Serving, two Nicoles from hand may return to the Town for a general maid costing 5 or less; that maid goes to the
discard pile.
"""

from tests.table import NewTable


def test_employed_she_goes_to_the_discard_pile_of_a_chosen_player(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        town: Nicole x10
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        C discard: Toni
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Nicole")
    t.asks("A", "choose A", "choose B", "choose C")
    t.do("choose C")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A discard:
        B discard:
        C discard: Nicole, Toni
        town: Nicole x9
        love: 0
    """)


def test_her_employer_may_keep_her(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nicole x10
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Nicole")
    t.do("choose A")
    t.has("""
        A discard: Nicole
        B discard:
    """)


def test_two_of_them_return_for_a_general_maid_of_cost_five_or_less(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nicole, Elsa, Hermina, Toni, Gina, Anna, Ute, Kaori, Paula, Renata
        A hand: Nicole x2
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 1
    """)
    t.asks("A", "use Nicole", "end serving")
    t.do("use Nicole")
    t.asks(
        "A",
        "take Nicole",
        "take Toni",
        "take Gina",
        "take Anna",
        "take Ute",
        "take Kaori",
        "take Paula",
        "take Renata",
    )
    t.do("take Toni")
    t.has("""
        phase: employ
        A hand:
        A discard: Toni
        town: Nicole x10, Toni x9
        servings: 0
        employments: 1
    """)


def test_she_needs_no_serving_and_uses_none(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x10
        A hand: Nicole x2, Ute
        B hand: 1 Love
    """)
    t.offers("use Nicole")
    t.offers("serve Ute")
    t.do("use Nicole")
    t.do("take Toni")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        servings: 1
        A discard: Toni
    """)


def test_one_nicole_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nicole
        A discard: Nicole
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 1
    """)
    t.asks("A", "employ 1 Love", "end turn")
    t.has("phase: employ")


def test_four_of_them_bring_two_maids(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x10, Anna x10
        A hand: Nicole x4
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 1
    """)
    t.do("use Nicole")
    t.do("take Toni")
    t.asks("A", "use Nicole", "end serving")
    t.do("use Nicole")
    t.do("take Anna")
    t.has("""
        phase: employ
        A discard: Anna, Toni
        town: Nicole x10, Toni x9, Anna x9
    """)


def test_an_empty_pile_has_nobody_to_take(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x0, Anna x1
        A hand: Nicole x2
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 1
    """)
    t.do("use Nicole")
    t.lacks("take Toni")
    t.lacks("take Matilde")
    t.lacks("take 1 Love")
    t.do("take Anna")
    t.has("""
        town: Anna x0
        A discard: Anna
    """)


def test_she_cannot_be_exchanged_in_the_employ_phase(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nicole x2, 1 Love
        B hand: 1 Love
        phase: employ
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_maid_taken_for_her_brings_no_employ_bonus(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nicole x8, Gina x10
        A hand: Nicole x2
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 5
    """)
    t.do("use Nicole")
    t.do("take Gina")
    t.has("""
        phase: employ
        love: 5
        A discard: Gina
        A beers:
    """)
    t.offers("end turn")


def test_a_nicole_taken_for_two_stays_with_her_master(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Nicole x2
        B hand: 1 Love
        phase: serving
        servings: 0
        love: 1
    """)
    t.do("use Nicole")
    t.do("take Nicole")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        A discard: Nicole
        town: Nicole x9
    """)


def test_she_costs_two_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Nicole x9
        A hand: 1 Love x2
        B hand: 1 Love
        B discard: Nicole
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Nicole")
    t.do("play 1 Love")
    t.do("employ Nicole")
    t.do("choose B")
    t.has("""
        B discard: Nicole x2
        love: 0
        town: Nicole x8
    """)
    assert t.vp("B") == 0
