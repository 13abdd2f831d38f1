"""Geneviève Daubigny, Cooking Maid: cost 4, no VP, Draw +1, Love +1, Serving +1, 10 copies. She has no text."""

from tests.table import NewTable


def test_she_gives_a_card_a_love_and_a_serving(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve, Kagari
        A deck: Colette, 1 Love
    """)
    t.do("serve Genevieve")
    t.has("""
        A hand: Kagari, Colette
        A deck: 1 Love
        A played: Genevieve
        love: 1
        servings: 1
        employments: 1
    """)


def test_the_example_turn_of_the_rule_book(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Colette x2, 1 Love x2, Genevieve
        A deck: Kagari, 1 Love x5
        town: Rouge x10
    """)
    t.do("serve Genevieve")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.has("""
        phase: employ
        servings: 0
        love: 1
    """)
    t.do("play all Love")
    t.do("employ Rouge")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck:
        A discard: 1 Love x2, Kagari, Genevieve, Colette, Rouge
        A chambermaids: Colette
        town: Rouge x9
    """)


def test_a_maid_she_drew_may_serve_at_once(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve
        A deck: Rouge, 1 Love
    """)
    t.do("serve Genevieve")
    t.asks("A", "serve Rouge", "chamber Rouge", "end serving")


def test_three_in_a_row_each_pay_for_the_next(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve x3
        A deck: 1 Love, 2 Love, 3 Love, Colette
    """)
    t.do("serve Genevieve")
    t.do("serve Genevieve")
    t.has("""
        A hand: Genevieve, 1 Love, 2 Love
        love: 2
        servings: 1
    """)
    t.do("serve Genevieve")
    t.has("""
        A hand: 1 Love, 2 Love, 3 Love
        A deck: Colette
        A played: Genevieve x3
        love: 3
        phase: employ
    """)


def test_with_nothing_to_draw_love_and_serving_remain(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve, Kagari
    """)
    t.do("serve Genevieve")
    t.has("""
        A hand: Kagari
        love: 1
        servings: 1
    """)


def test_an_empty_deck_is_refilled_without_the_cards_in_play(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve, Kagari
        A discard: Colette x2
        A played: Rouge
        phase: serving
    """)
    t.do("serve Genevieve")
    t.has("""
        A hand: Kagari, Colette
        A deck: Colette
        A discard:
        A played: Rouge, Genevieve
    """)


def test_tanya_answers_her_first_draw_only(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve x2
        A deck: Colette, 1 Love, 2 Love, 3 Love
        A private: Tanya
    """)
    t.do("serve Genevieve")
    t.asks("A", "draw", "pass")
    t.do("draw")
    t.has("A hand: Genevieve, Colette, 1 Love")
    t.do("serve Genevieve")
    t.has("""
        A hand: Colette, 1 Love, 2 Love
        A deck: 3 Love
        phase: employ
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Genevieve x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Genevieve")
    t.do("play 1 Love")
    t.do("employ Genevieve")
    t.has("""
        A discard: Genevieve
        town: Genevieve x9
        love: 0
    """)


def test_equal_points_and_equal_pointless_maids_share_the_win(table: NewTable) -> None:
    t = table("""
        A hand: Genevieve, 1 Love
        B hand: Kagari, 1 Love
        town: Safran x0, Moine x0
        phase: employ
    """)
    t.do("end turn")
    assert t.over
    assert sorted(t.winners()) == ["A", "B"]
