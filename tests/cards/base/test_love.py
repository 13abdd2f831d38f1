"""Love: 1 Love (cost 1, 36 copies), 2 Love (cost 4, 12 copies), 3 Love (cost 7, 8 copies), no VP.

Played from hand in the own turn each gives as much Love as its name says and needs no Serving. Love that is not spent
is lost when the turn ends. Love cards are staff but not maids.
"""

from tests.table import NewTable


def test_each_card_gives_the_love_of_its_name(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love, 2 Love, 3 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play 3 Love", "play all Love", "end turn")
    t.do("play 3 Love")
    t.has("love: 3")
    t.do("play 1 Love")
    t.has("love: 4")
    t.do("play 2 Love")
    t.has("""
        love: 6
        A hand:
        A played: 1 Love, 2 Love, 3 Love
    """)


def test_all_love_can_be_played_at_once(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2, 2 Love, 3 Love, Colette
        B hand: 1 Love
    """)
    t.do("play all Love")
    t.has("""
        phase: employ
        love: 7
        A hand: Colette
        A played: 1 Love x2, 2 Love, 3 Love
    """)


def test_a_single_love_card_is_not_offered_as_all(table: NewTable) -> None:
    t = table("""
        A hand: 2 Love, Colette
        B hand: 1 Love
    """)
    t.asks("A", "play 2 Love", "end turn")


def test_the_three_values_cost_one_four_and_seven(table: NewTable) -> None:
    start = """
        phase: employ
        A hand: Colette
        B hand: 1 Love
    """
    t = table(start + "love: 1")
    t.asks("A", "employ 1 Love", "end turn")
    t = table(start + "love: 3")
    t.offers("employ 1 Love")
    t.lacks("employ 2 Love")
    t = table(start + "love: 4")
    t.offers("employ 2 Love")
    t = table(start + "love: 6")
    t.lacks("employ 3 Love")
    t = table(start + "love: 7")
    t.offers("employ 3 Love")


def test_an_employed_love_card_goes_to_the_discard_pile(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 12
        employments: 4
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ 3 Love")
    t.do("employ 2 Love")
    t.do("employ 1 Love")
    t.has("""
        phase: employ
        love: 0
        employments: 1
        A hand: 1 Love
        A discard: 1 Love, 2 Love, 3 Love
        town: 2 Love x11, 3 Love x7
    """)


def test_love_can_be_played_in_the_serving_phase_without_a_serving(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 2 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Kagari", "play 2 Love", "end serving")
    t.do("play 2 Love")
    t.has("""
        phase: serving
        love: 2
        servings: 1
        A hand: Kagari
        A played: 2 Love
    """)


def test_unspent_love_is_lost_at_the_end_of_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love
        B hand: 1 Love
    """)
    t.do("play 3 Love")
    t.do("end turn")
    t.has("""
        turn: B
        love: 0
    """)
    t.do("B: end turn")
    t.has("""
        turn: A
        love: 0
        A hand: 3 Love
    """)


def test_played_love_is_discarded_at_the_end_of_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: 2 Love, 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("play 2 Love")
    t.do("end turn")
    t.has("""
        A hand: Colette x5
        A played:
        A discard: 2 Love, 1 Love
    """)


def test_an_empty_love_pile_is_not_offered(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        town: 2 Love x0
        A hand: Colette
        B hand: 1 Love
    """)
    t.offers("employ Moine")
    t.lacks("employ 2 Love")


def test_love_scores_nothing_and_does_not_count_as_a_maid_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: 3 Love x3, 2 Love x3
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
    t.do("end turn")
    assert t.over
    assert sorted(t.winners()) == ["A", "B"]
