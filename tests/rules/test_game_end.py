"""The end of the game: two maid piles of the Town are empty when a turn ends, or 200 rounds have been played."""

from tests.table import NewTable


def test_the_game_ends_after_the_turn_in_which_a_second_maid_pile_runs_out(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        town: Moine x0, Rouge x1
        A hand: Colette
        B hand: 1 Love
    """)
    t.do("employ Rouge")
    assert t.over
    assert t.winners() == ["A"]


def test_the_current_turn_is_finished_first(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 4
        employments: 3
        town: Moine x0, Rouge x1
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Rouge")
    t.do("employ Azure")
    t.asks("A", "play 1 Love", "end turn")
    t.do("end turn")
    assert t.over
    assert t.vp("A") == 2


def test_players_after_the_current_one_have_no_further_turn(table: NewTable) -> None:
    t = table("""
        players: 3
        turn: B
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("B: end turn")
    assert t.over


def test_one_empty_maid_pile_does_not_end_the_game(table: NewTable) -> None:
    t = table("""
        town: Moine x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_love_and_event_piles_do_not_count(table: NewTable) -> None:
    t = table("""
        town: Moine x0, 1 Love x0, 2 Love x0, 3 Love x0, Illness x0, Bad Habit x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_the_piles_of_the_chiefs_count(table: NewTable) -> None:
    t = table("""
        town: Marianne x0, Colette x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert t.over


def test_the_private_maids_count_as_empty_with_two_still_face_up(table: NewTable) -> None:
    t = table("""
        town: Marianne x0
        private maids: Fay, Rosa |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert t.over


def test_the_private_maids_do_not_count_as_empty_with_one_face_down(table: NewTable) -> None:
    t = table("""
        town: Marianne x0
        private maids: Fay, Rosa | Nord
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_the_private_maids_alone_are_one_pile(table: NewTable) -> None:
    t = table("""
        private maids: Fay, Rosa |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end turn")
    assert not t.over
    t.has("turn: B")


def test_two_piles_are_enough_with_four_players(table: NewTable) -> None:
    t = table("""
        players: 4
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("end turn")
    assert t.over


def test_the_game_ends_after_two_hundred_rounds(table: NewTable) -> None:
    t = table("""
        round: 200
        A hand: 1 Love
        B hand: 1 Love
        B discard: Marianne
    """)
    t.do("A: end turn")
    t.has("turn: B")
    t.do("B: end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_the_two_hundredth_round_is_played(table: NewTable) -> None:
    t = table("""
        round: 199
        turn: B
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("B: end turn")
    assert not t.over
    t.has("""
        turn: A
        round: 200
    """)
