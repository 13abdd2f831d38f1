"""Night Market, Reminiscence of category 1: 3 VP, 2 copies, paid with one card of cost 2 and one of cost 4. Love +3."""

from tests.table import NewTable


def test_a_card_of_cost_two_and_one_of_cost_four_give_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "acquire Night Market", "end serving")
    t.do("acquire Night Market")
    t.has("""
        phase: employ
        love: 3
        A hand: 1 Love
        A discard: Fea, Beatrice
        A reminiscences: Night Market
        reminiscences: Moonlit Dance, Camp Fire, Sunset Cruise |
    """)


def test_a_two_love_is_a_card_of_cost_four(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice, 2 Love
        B hand: 1 Love
    """)
    t.has("phase: serving")
    t.do("acquire Night Market")
    t.has("""
        phase: employ
        love: 3
        A hand:
        A discard: 2 Love, Beatrice
    """)


def test_a_two_love_that_was_played_pays_no_more(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice, 2 Love, Evita
        B hand: 1 Love
    """)
    t.offers("acquire Night Market")
    t.do("play 2 Love")
    t.asks("A", "serve Evita", "end serving")


def test_the_player_chooses_between_maid_and_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Hyacinth, 2 Love, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.asks("A", "discard 2 Love", "discard Fea")
    t.do("discard 2 Love")
    t.has("""
        phase: serving
        love: 3
        A hand: Fea, 1 Love
        A discard: 2 Love, Hyacinth
    """)


def test_cards_of_cost_two_alone_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice x2, Hyacinth, Evita, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Hyacinth", "chamber Hyacinth", "serve Evita", "play 1 Love", "end serving")
    t.refuses("acquire Night Market")


def test_its_love_employs_cards_of_the_same_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        town: Margareta x10
        A hand: Beatrice, Fea
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.do("employ Margareta")
    t.has("""
        turn: B
        love: 0
        town: Margareta x9
        A hand: 1 Love x5
        A discard: Margareta, Fea, Beatrice
        A reminiscences: Night Market
    """)


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Night Market x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
