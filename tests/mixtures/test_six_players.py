"""Five and six players: two sets of Love, one pair of chiefs, and three empty maid piles to end the game.

Everything that goes round the table goes round all of it; everything that is said of neighbours is said of two.
"""

from tests.table import NewTable


def test_six_players_start_with_two_sets_of_love_and_one_pile_of_chiefs(table: NewTable) -> None:
    t = table("players: 6")
    t.has("""
        A hand: 5 cards
        A deck: 5 cards
        F hand: 5 cards
        F deck: 5 cards
        town: 1 Love x30, 2 Love x24, 3 Love x16, Marianne x8, Colette x6
    """)


def test_five_players_start_with_two_sets_of_love_too(table: NewTable) -> None:
    t = table("""
        players: 5
        boxes: vacation, oktoberfest
    """)
    t.has("""
        E hand: 5 cards
        E deck: 5 cards
        town: 1 Love x37, 2 Love x24, 3 Love x16, Sophia x8, Beatrice x9
    """)


def test_four_players_have_one_set_of_love(table: NewTable) -> None:
    t = table("players: 4")
    t.has("town: 1 Love x8, 2 Love x12, 3 Love x8, Colette x12")


def test_the_turn_goes_round_all_six_and_then_the_round_is_over(table: NewTable) -> None:
    t = table("""
        players: 6
        round: 3
        turn: D
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
        F hand: 1 Love
    """)
    t.do("D: end turn")
    t.do("E: end turn")
    t.has("""
        turn: F
        round: 3
    """)
    t.do("F: end turn")
    t.has("""
        turn: A
        round: 4
    """)


def test_two_empty_piles_do_not_end_a_game_of_six(table: NewTable) -> None:
    t = table("""
        players: 6
        town: Moine x0, Tenalys x0, 1 Love x0, Illness x0
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
        F hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_two_empty_piles_do_not_end_a_game_of_five(table: NewTable) -> None:
    t = table("""
        players: 5
        boxes: base, expanding
        town: Marianne x0, Colette x0, Garden x0, Estate x0
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_a_third_empty_pile_ends_a_game_of_five_after_the_turn(table: NewTable) -> None:
    t = table("""
        players: 5
        town: Moine x0, Tenalys x0, Rouge x1
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Rouge")
    assert not t.over
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_three_empty_piles_end_a_game_of_six_and_all_may_share_it(table: NewTable) -> None:
    t = table("""
        players: 6
        turn: C
        town: Marianne x0, Tenalys x0
        private maids: Fay, Rosa |
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
        F hand: 1 Love
    """)
    t.do("C: end turn")
    assert t.over
    assert t.winners() == ["A", "B", "C", "D", "E", "F"]


def test_an_empty_beer_pile_ends_a_game_of_six(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: oktoberfest, base
        beers: Oktoberfest |
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        E hand: 1 Love
        F hand: 1 Love, Anja
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["F"]


def test_nena_reaches_the_two_neighbours_of_six_only(table: NewTable) -> None:
    t = table("""
        players: 6
        A hand: Nena, 1 Love
        A chambermaids: Azure
        B chambermaids: Azure
        C chambermaids: Azure
        D chambermaids: Azure
        E chambermaids: Azure
        F chambermaids: Azure
    """)
    t.do("serve Nena")
    t.has("""
        A events:
        B events: Bad Habit
        C events:
        D events:
        E events:
        F events: Bad Habit
        town: Bad Habit x14
    """)


def test_natsumi_goes_round_all_the_others(table: NewTable) -> None:
    t = table("""
        players: 6
        turn: E
        A hand: 1 Love x3, Colette
        B hand: 1 Love x2, Colette
        C hand: 1 Love x3, Colette
        D hand: 1 Love x2, Colette x2
        E hand: Natsumi, 1 Love, Kagari
        F hand: 1 Love x3, Colette x2
    """)
    t.do("serve Natsumi")
    t.do("E: discard 1 Love")
    t.do("F: discard Colette")
    t.do("A: discard Colette")
    t.do("C: discard 1 Love")
    t.do("D: discard Colette")
    t.asks("E", "serve Kagari", "end serving")
    t.has("""
        A hand: 1 Love x3
        B hand: 1 Love x2, Colette
        C hand: 1 Love x2, Colette
        D hand: 1 Love x2, Colette
        F hand: 1 Love x3, Colette
    """)


def test_scary_night_frightens_all_five_others(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: vacation, base
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Trek, Fireworks Festival
        A hand: Evita, Hyacinth, 1 Love
        B hand: 1 Love x3, Beatrice
        C hand: 1 Love x2, Beatrice
        D hand: 1 Love x5
        E hand: 1 Love
        F hand: 1 Love x3, Beatrice x2
    """)
    t.do("acquire Scary Night")
    t.do("B: discard Beatrice")
    t.do("F: discard 1 Love")
    t.do("F: discard Beatrice")
    t.has("""
        turn: A
        A discard: Evita, Hyacinth
        A reminiscences: Scary Night
        B hand: 1 Love x3
        C hand: 1 Love x2, Beatrice
        D hand: 1 Love x3
        D discard: 1 Love x2
        E hand: 1 Love
        F hand: 1 Love x2, Beatrice
    """)


def test_lilac_discards_from_six_decks(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: expanding, base
        A hand: Lilac, 1 Love
        A deck: Emily, 1 Love
        B deck: Carillon
        C deck: 1 Love
        D discard: Phyllis
        E hand: 1 Love
        F deck: 2 Love, 3 Love
    """)
    t.do("serve Lilac")
    t.do("take 2 Love")
    t.has("""
        A deck: 2 Love, 1 Love
        A discard: Emily
        B discard: Carillon
        C discard: 1 Love
        D discard: Phyllis
        E discard:
        F deck: 3 Love
        F discard: 2 Love
    """)


def test_everybody_else_draws_for_cynthia(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: vacation, base
        A hand: Cynthia, 1 Love
        A deck: 1 Love x5
        B deck: 1 Love
        C deck: 1 Love x2
        D discard: 1 Love
        E hand: 1 Love
        F deck: 1 Love
    """)
    t.do("serve Cynthia")
    t.has("""
        A hand: 1 Love x5
        A deck: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        C deck: 1 Love
        D hand: 1 Love
        D discard:
        E hand: 1 Love
        F hand: 1 Love
    """)


def test_elsa_begins_with_the_active_player_and_goes_round(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: oktoberfest, base
        turn: F
        A hand: 1 Love x3, Matilde
        B hand: 1 Love x3
        C hand: 1 Love
        D hand: 1 Love x4
        E hand: 1 Love x2, Matilde x2
        F hand: Elsa, 1 Love
        F deck: Kagari, 1 Love, Matilde
    """)
    t.do("serve Elsa")
    t.do("F: discard Kagari")
    t.do("A: discard Matilde")
    t.do("E: discard 1 Love")
    t.has("""
        turn: F
        A hand: 1 Love x3
        B hand: 1 Love x3
        D hand: 1 Love x3
        E hand: 1 Love, Matilde x2
        F hand: 1 Love x2, Matilde
        employments: 3
    """)


def test_an_envy_may_go_to_any_of_six(table: NewTable) -> None:
    t = table("""
        players: 6
        boxes: oktoberfest, expanding
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        D buildings: Garden x4
        E hand: 1 Love
        F hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.asks("A", "choose A", "choose B", "choose C", "choose E", "choose F")
    t.do("choose F")
    t.has("F events: Envy")


def test_most_colettes_of_six_are_needed(table: NewTable) -> None:
    t = table("""
        players: 6
        A hand: Colette x3, 1 Love
        B hand: Colette x2, 1 Love
        C hand: Colette x2, 1 Love
        D hand: 1 Love
        E hand: Colette x4, 1 Love
        F hand: Colette x4, 1 Love
    """)
    assert [t.vp(seat) for seat in "ABCDEF"] == [3, 2, 2, 0, 4, 4]
    t = table("""
        players: 6
        A hand: Colette x3, 1 Love
        B hand: Colette x2, 1 Love
        C hand: Colette x2, 1 Love
        D hand: 1 Love
        E hand: Colette x4, 1 Love
        F hand: Colette x4, 1 Love
        F chambermaids: Colette
    """)
    assert [t.vp(seat) for seat in "ABCDEF"] == [3, 2, 2, 0, 4, 5 + 5]
