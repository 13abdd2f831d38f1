"""The end at the Park: two maid piles or one pile of preparations exhausted when a turn ends; the round is finished.

The most points win; of those who are equal the one with the most chambermaids; whoever is still equal shares the win.
"""

import pytest

from tests.table import NewTable


def test_two_empty_maid_piles_trigger_the_end(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        town: Tomo x0, Dawn x1
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("last round: no")
    t.do("employ Dawn")
    t.has("""
        turn: B
        last round: yes
    """)
    assert not t.over
    t.do("B: end turn")
    assert t.over


def test_one_empty_maid_pile_does_not(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        town: Dawn x1
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Dawn")
    t.has("last round: no")
    t.do("B: end turn")
    assert not t.over
    t.offers("pick Noëmi")


def test_one_empty_pile_of_preparations_is_enough(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        concentration: 4
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
        B preparations: Decoration 1 x2, Decoration 2 x3, Decoration 3
    """)
    t.do("gain Decoration 3")
    t.do("A: end turn")
    t.has("last round: yes")
    t.do("B: end turn")
    assert t.over


def test_love_piles_never_count(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        town: 1 Love x0, 2 Love x0, 3 Love x0, Tomo x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("B: end turn")
    assert not t.over
    t.has("last round: no")


@pytest.mark.parametrize("opener", ["A", "B", "C"])
def test_every_player_after_the_trigger_still_has_a_turn(table: NewTable, opener: str) -> None:
    t = table(f"""
        boxes: more
        players: 3
        turn: {opener}
        opened by: {opener}
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        town: Tomo x0, Edith x0
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    first = "ABC".index(opener)
    for step in range(3):
        assert not t.over
        t.do(f"{'ABC'[(first + step) % 3]}: end turn")
    assert t.over


def test_a_trigger_by_the_last_of_the_round_ends_the_game_with_his_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        phase: employ
        love: 2
        town: Tomo x0, Dawn x1
        A hand: Colette x2
        B hand: 1 Love
    """)
    t.do("B: employ Dawn")
    assert t.over
    assert t.winners() == ["A"]


def test_the_turn_of_the_trigger_is_finished(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        phase: employ
        love: 10
        employments: 2
        town: Tomo x0, Dawn x1, Anise x3
        A hand: Colette x2
        B hand: 1 Love
    """)
    t.do("B: employ Dawn")
    assert not t.over
    t.do("B: employ Anise")
    assert t.over
    assert t.winners() == ["B"]
    assert t.vp("B") == 3


def test_once_triggered_it_stays_so(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        turn: C
        last round: yes
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("C: end turn")
    t.has("last round: yes")
    assert not t.over
    t.do("D: end turn")
    assert t.over


def test_all_that_is_owned_is_counted(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        town: Dawn, Julia
        A hand: Colette, 1 Love
        A deck: Anise
        A discard: Julia
        A played: Colette
        A chambermaids: Dawn x3, Colette
        A preparations: Food 2, Decoration 1
        B hand: 1 Love
    """)
    assert t.vp("A") == 1 + 3 + 1 + 1 + 5 + 1 + 4 + 2
    assert t.vp("B") == 0


def test_most_points_win_whatever_the_chambermaids(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        last round: yes
        A hand: Anise
        B hand: 1 Love
        B chambermaids: Dawn x2
    """)
    t.do("B: end turn")
    assert t.winners() == ["A"]


def test_a_tie_goes_to_the_one_with_more_chambermaids(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        last round: yes
        A hand: Anise
        B hand: Colette, 1 Love
        B chambermaids: Dawn x2
    """)
    t.do("B: end turn")
    assert t.vp("A") == 3
    assert t.vp("B") == 3
    assert t.winners() == ["B"]


def test_only_the_chambermaids_of_the_tied_are_compared(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: C
        last round: yes
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: Colette x2
        A chambermaids: Colette
        B hand: Anise
        C hand: 1 Love
        C chambermaids: Dawn x2
    """)
    t.do("C: end turn")
    assert [t.vp(seat) for seat in "ABC"] == [3, 3, 2]
    assert t.winners() == ["A"]


def test_whoever_is_still_equal_shares_the_win(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: C
        last round: yes
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: Colette
        A chambermaids: Dawn x2
        B hand: 1 Love
        B chambermaids: Dawn, Dawn
        B deck: Colette
        C hand: Anise, 1 Love
    """)
    t.do("C: end serving")
    t.do("C: end turn")
    assert [t.vp(seat) for seat in "ABC"] == [3, 3, 3]
    assert t.winners() == ["A", "B"]


def test_three_without_chambermaids_can_share_it(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        turn: C
        last round: yes
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: Colette
        B hand: Colette
        C hand: Colette, 1 Love
    """)
    t.do("C: end turn")
    assert t.winners() == ["A", "B", "C"]
