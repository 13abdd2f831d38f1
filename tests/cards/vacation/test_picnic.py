"""Picnic, Reminiscence of category 1: 3 VP, 2 copies, paid with maids whose employ costs add up to 10 or more.

Three "2 Love" come from the Town to the own discard pile.
"""

from tests.table import NewTable


def test_maids_that_cost_ten_together_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Trek, Underwater Grotto
        town: 2 Love x12
        A hand: Lydia, Cynthia, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Lydia", "serve Cynthia", "play 1 Love", "acquire Picnic", "end serving")
    t.do("acquire Picnic")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: 2 Love x3, Cynthia, Lydia
        A reminiscences: Picnic
        town: 2 Love x9
        reminiscences: Trek, Camp Fire, Fireworks Festival | Underwater Grotto
    """)


def test_nine_is_not_enough(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Trek
        A hand: Lydia, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Lydia", "serve Fea", "play 1 Love", "end serving")
    t.refuses("acquire Picnic")


def test_the_sum_may_be_exceeded(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Sophia, Fryda, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("""
        phase: employ
        A hand: 1 Love
        A discard: 2 Love x3, Fryda, Sophia
    """)


def test_any_number_of_maids_pays_and_chiefs_are_maids(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Beatrice x5, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("""
        A hand: 1 Love
        A discard: 2 Love x3, Beatrice x5
    """)


def test_love_is_no_maid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Sophia, 3 Love x2, 2 Love, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Sophia, Beatrice, 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("A hand: 3 Love, 1 Love")


def test_maids_who_have_served_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Clorinde, Fea
        B hand: 1 Love
    """)
    t.offers("acquire Picnic")
    t.do("serve Clorinde")
    t.asks("A", "serve Fea", "end serving")


def test_the_player_chooses_maid_by_maid_until_the_sum_is_reached(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Sophia, Fea, Evita x2, Beatrice x2, 3 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.asks("A", "discard Sophia", "discard Fea", "discard Evita", "discard Beatrice")
    t.do("discard Fea")
    t.asks("A", "discard Sophia", "discard Evita", "discard Beatrice")
    t.do("discard Evita")
    t.asks("A", "discard Sophia", "discard Evita", "discard Beatrice")
    t.do("discard Evita")
    t.has("""
        A hand: Sophia, Beatrice x2, 3 Love
        A discard: 2 Love x3, Evita x2, Fea
        A reminiscences: Picnic
    """)


def test_it_is_paid_as_soon_as_the_sum_is_reached(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Sophia, Fea, Beatrice
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.do("discard Beatrice")
    t.asks("A", "discard Sophia", "discard Fea")
    t.do("discard Sophia")
    t.has("""
        A hand: Fea
        A discard: 2 Love x3, Sophia, Beatrice
    """)


def test_nothing_is_asked_where_no_maid_can_be_spared(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Fea, Evita, Daphne, 3 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.asks("A", "play 3 Love", "end turn")
    t.has("""
        A hand: 3 Love
        A reminiscences: Picnic
    """)


def test_nothing_is_asked_among_equal_maids(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        A hand: Fea x4, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.has("A discard: 2 Love x3, Fea x3")


def test_what_is_left_of_the_love_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        town: 2 Love x1
        A hand: Lydia, Cynthia, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("""
        A discard: 2 Love, Cynthia, Lydia
        town: 2 Love x0
    """)


def test_without_such_love_it_is_acquired_for_its_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Fireworks Festival | Underwater Grotto
        town: 2 Love x0
        A hand: Lydia, Cynthia, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("""
        A discard: Cynthia, Lydia
        A reminiscences: Picnic
    """)
    assert t.vp("A") == 3


def test_printed_costs_count_also_where_maids_are_dearer(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        town: Nadja
        reminiscences: Picnic, Scary Night, Watching the Stars |
        A hand: Lydia, Fea, 1 Love
        A events: Envy x2
        B hand: 1 Love
    """)
    t.refuses("acquire Picnic")


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Picnic x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
