"""Shell Gathering, Reminiscence of category 1: 2 VP, 2 copies, paid with two cards of cost 2. Draw two cards."""

from tests.table import NewTable


def test_two_cards_of_cost_two_acquire_it_and_two_are_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A hand: Beatrice x2, 1 Love
        A deck: Sophia, Fea, Evita
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.has("""
        servings: 1
        A hand: 1 Love, Sophia, Fea
        A deck: Evita
        A discard: Beatrice x2
        A reminiscences: Shell Gathering
        reminiscences: Camp Fire, Treasure Dive, Sunset Cruise |
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_with_two_kinds_and_no_other_way_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A hand: Beatrice, Hyacinth, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.has("""
        phase: employ
        A hand: 1 Love x3
        A discard: 2 cards
    """)


def test_the_player_chooses_which_cards_to_discard(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A hand: Beatrice, Hyacinth, Nonnette, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.asks("A", "discard Beatrice", "discard Hyacinth", "discard Nonnette")
    t.do("discard Nonnette")
    t.asks("A", "discard Beatrice", "discard Hyacinth")
    t.do("discard Beatrice")
    t.has("""
        A hand: Hyacinth, 1 Love x3
        A discard: Beatrice, Nonnette
    """)


def test_one_card_of_cost_two_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A hand: Beatrice, Evita, 1 Love x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "play 1 Love", "end serving")
    t.refuses("acquire Shell Gathering")


def test_the_cards_just_discarded_may_be_reshuffled_and_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Shell Gathering, Camp Fire | Sunset Cruise
        A hand: Beatrice x2, 1 Love
        A deck: Sophia
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.has("""
        phase: employ
        A hand: 1 Love, Sophia, Beatrice
        A deck: Beatrice
        A discard:
    """)


def test_drawn_maids_can_serve(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A hand: Beatrice x2
        A deck: Fea, Evita
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.asks("A", "serve Fea", "serve Evita", "end serving")


def test_its_draw_is_no_maids_draw(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        reminiscences: Shell Gathering, Camp Fire, Treasure Dive | Sunset Cruise
        A private: Milly
        A hand: Beatrice x2, Fea, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Shell Gathering")
    t.has("""
        servings: 1
        A hand: Fea, 1 Love x3
    """)


def test_it_scores_two_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Shell Gathering x2
        B hand: 1 Love
        B reminiscences: Scary Night
    """)
    assert t.vp("A") == 4
    assert t.vp("B") == 3
