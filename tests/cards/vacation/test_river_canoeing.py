"""River Canoeing, Reminiscence of category 1: 3 VP, 2 copies, paid with five Love cards.

A maid of the player's choice, of any cost, comes from the Town to the own discard pile.
"""

from tests.table import NewTable


def test_five_love_cards_acquire_it_and_any_maid_of_the_town_comes(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek, Underwater Grotto
        town: Sophia, Beatrice, Fryda, Laura, Clorinde, Lydia, Florence, Cynthia, Fea, Evita, Daphne, Hyacinth, 1 Love
        love: 1
        A hand: 1 Love x5
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "acquire River Canoeing", "end serving")
    t.do("acquire River Canoeing")
    t.asks(
        "A",
        "take Sophia",
        "take Beatrice",
        "take Fryda",
        "take Laura",
        "take Clorinde",
        "take Lydia",
        "take Florence",
        "take Cynthia",
        "take Fea",
        "take Evita",
        "take Daphne",
        "take Hyacinth",
    )
    t.do("take Sophia")
    t.has("""
        phase: employ
        love: 1
        employments: 1
        A hand:
        A discard: Sophia, 1 Love x5
        A reminiscences: River Canoeing
        reminiscences: Trek, Camp Fire, Fireworks Festival | Underwater Grotto
    """)


def test_four_love_cards_and_a_maid_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        A hand: 1 Love x2, 2 Love, 3 Love, Sophia, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "play 2 Love", "play 3 Love", "end serving")
    t.refuses("acquire River Canoeing")


def test_love_that_was_played_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        A hand: 1 Love x5, Fea
        B hand: 1 Love
    """)
    t.offers("acquire River Canoeing")
    t.do("play 1 Love")
    t.refuses("acquire River Canoeing")


def test_the_player_chooses_among_more_love_cards(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        town: Sophia, Beatrice, Fea, 1 Love, 2 Love, 3 Love
        A hand: 1 Love x4, 2 Love, 3 Love
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.asks("A", "discard 1 Love", "discard 2 Love", "discard 3 Love")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.asks("A", "discard 1 Love", "discard 2 Love", "discard 3 Love")
    t.do("discard 1 Love")
    t.asks("A", "discard 2 Love", "discard 3 Love")
    t.do("discard 2 Love")
    t.asks("A", "take Sophia", "take Beatrice", "take Fea")
    t.do("take Fea")
    t.has("""
        A hand: 3 Love
        A discard: Fea, 2 Love, 1 Love x4
    """)


def test_nothing_is_asked_where_one_set_of_cards_pays(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        A hand: 1 Love x2, 2 Love x2, 3 Love, Beatrice
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.offers("take Sophia")
    t.has("A hand: Beatrice")


def test_no_private_maid_is_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        private maids: Fay, Rosa | Amber
        A hand: 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.lacks("take Fay")
    t.lacks("take Rosa")
    t.lacks("take 2 Love")
    t.offers("take Beatrice")


def test_an_empty_pile_gives_nobody(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        town: Sophia x0, Fea
        A hand: 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.lacks("take Sophia")
    t.offers("take Fea")


def test_with_no_maid_in_the_town_it_is_acquired_for_its_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        town: Sophia x0, Beatrice x0, Fea x0, 1 Love, 2 Love, 3 Love
        love: 1
        A hand: 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.has("""
        A discard: 1 Love x5
        A reminiscences: River Canoeing
    """)


def test_the_last_of_a_pile_may_end_the_game_with_this_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Camp Fire, Fireworks Festival | Trek
        town: Lydia x0, Fea x1
        A hand: 1 Love x5, 2 Love
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("discard 1 Love")
    t.do("take Fea")
    assert not t.over
    t.finish_turn()
    assert t.over


def test_chiefs_that_count_as_love_this_turn_pay_as_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: River Canoeing, Scary Night, Picnic |
        phase: serving
        servings: 0
        love: 1
        chiefs are love: yes
        A hand: 1 Love x3, Beatrice x2
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.do("take Sophia")
    t.has("A discard: Sophia, Beatrice x2, 1 Love x3")


def test_it_scores_three_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: River Canoeing x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
