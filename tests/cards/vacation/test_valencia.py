"""Valencia Prêtre, Chambermaid: cost 3, 1 VP, Love +2, 10 copies, chambered for one Serving.

In the own Starting Phase any number of chambered Valencias may be discarded; each draws two cards.
"""

from tests.table import NewTable


def test_serving_she_gives_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Valencia, 1 Love
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.do("serve Valencia")
    t.has("""
        phase: employ
        love: 2
        A hand: 1 Love
        A deck: Fea x2
        A played: Valencia
    """)


def test_one_serving_makes_her_a_chambermaid_who_must_wait_for_the_next_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Valencia, 1 Love
        A deck: 1 Love x9
        B hand: 1 Love
    """)
    t.do("chamber Valencia")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        A chambermaids: Valencia
    """)
    t.do("A: end turn")
    t.do("B: end turn")
    t.asks("A", "use Valencia", "start serving")


def test_discarded_from_the_quarters_she_draws_two_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A chambermaids: Valencia, Beatrice
        A hand: 1 Love
        A deck: Fea, Evita, Sophia
        B hand: 1 Love
    """)
    t.asks("A", "use Valencia", "start serving")
    t.do("use Valencia")
    t.has("""
        phase: serving
        servings: 1
        love: 0
        A chambermaids: Beatrice
        A hand: 1 Love, Fea, Evita
        A deck: Sophia
        A discard: Valencia
    """)
    t.asks("A", "serve Fea", "serve Evita", "play 1 Love", "end serving")


def test_several_are_used_one_after_the_other(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A chambermaids: Valencia x3
        A hand: 1 Love
        A deck: Beatrice x2, 1 Love x5
        B hand: 1 Love
    """)
    t.do("use Valencia")
    t.asks("A", "use Valencia", "start serving")
    t.has("A hand: 1 Love, Beatrice x2")
    t.do("use Valencia")
    t.has("""
        A hand: 1 Love x3, Beatrice x2
        A chambermaids: Valencia
        A discard: Valencia x2
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        A chambermaids: Valencia
        A deck: 1 Love x3
    """)


def test_she_may_stay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A chambermaids: Valencia
        A hand: 1 Love
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        A chambermaids: Valencia
        A hand: 1 Love
        A deck: Fea x2
    """)


def test_she_may_be_reshuffled_and_drawn_herself(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A chambermaids: Valencia
        A hand: 1 Love
        A deck: Fea
        B hand: 1 Love
    """)
    t.do("use Valencia")
    t.has("""
        A chambermaids:
        A hand: 1 Love, Fea, Valencia
        A deck:
        A discard:
    """)


def test_she_is_used_in_her_owners_turn_only(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        turn: B
        A chambermaids: Valencia
        A hand: 1 Love
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.asks("B", "play 1 Love", "end turn")


def test_ill_she_is_used_only_after_being_cured(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A chambermaids: Valencia (ill)
        A hand: 3 Love, 1 Love
        A deck: Fea x3
        B hand: 1 Love
    """)
    t.asks("A", "cure Valencia", "start serving")
    t.do("cure Valencia")
    t.asks("A", "use Valencia", "start serving")
    t.do("use Valencia")
    t.has("""
        A chambermaids:
        A hand: 1 Love, Fea x2
        A discard: Valencia, 3 Love
        town: Illness x10
    """)


def test_she_scores_one_point_anywhere(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Valencia, 1 Love
        A deck: Valencia
        A discard: Valencia
        A chambermaids: Valencia x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 5


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 2
        employments: 2
        town: Valencia x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Valencia")
    t.do("play 1 Love")
    t.do("employ Valencia")
    t.has("""
        A discard: Valencia
        town: Valencia x9
        love: 0
    """)
