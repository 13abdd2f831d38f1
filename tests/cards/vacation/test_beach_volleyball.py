"""Beach Volleyball, Reminiscence of category 1: 2 VP, 2 copies, paid with two General Maids of cost 3. Serving +2."""

from tests.table import NewTable


def test_two_general_maids_of_cost_three_give_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Beach Volleyball, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita x2, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Beach Volleyball")
    t.has("""
        servings: 3
        A hand: Fea, 1 Love
        A discard: Evita x2
        A reminiscences: Beach Volleyball
        reminiscences: Camp Fire, Sunset Cruise, Moonlit Dance |
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_it_helps_where_no_serving_is_left(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Beach Volleyball, Camp Fire, Sunset Cruise | Moonlit Dance
        phase: serving
        servings: 0
        A hand: Evita x2, Beatrice
        B hand: 1 Love
    """)
    t.asks("A", "acquire Beach Volleyball", "end serving")
    t.do("acquire Beach Volleyball")
    t.asks("A", "chamber Beatrice", "end serving")
    t.has("servings: 2")


def test_chambermaids_who_are_general_maids_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Beach Volleyball, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Valencia x2, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Beach Volleyball")
    t.has("""
        servings: 3
        A discard: Valencia x2
        A chambermaids:
    """)


def test_the_player_chooses_which_maids_to_discard(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Beach Volleyball, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Daphne, Margareta, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Beach Volleyball")
    t.asks("A", "discard Evita", "discard Daphne", "discard Margareta")
    t.do("discard Daphne")
    t.asks("A", "discard Evita", "discard Margareta")
    t.do("discard Margareta")
    t.has("""
        A hand: Evita, 1 Love
        A discard: Margareta, Daphne
    """)
    t.asks("A", "serve Evita", "play 1 Love", "end serving")


def test_one_such_maid_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Beach Volleyball, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Evita, Fea, Hyacinth, 2 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Fea", "serve Hyacinth", "chamber Hyacinth", "play 2 Love", "end serving")


def test_a_chief_of_cost_three_is_no_general_maid(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Beach Volleyball, Scary Night, Sunset Cruise | Moonlit Dance
        A hand: Colette x2, Evita, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Fea", "end serving")
    t.refuses("acquire Beach Volleyball")


def test_it_scores_two_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Beach Volleyball
        B hand: 1 Love
        B reminiscences: Beach Volleyball, Shell Gathering
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 4
