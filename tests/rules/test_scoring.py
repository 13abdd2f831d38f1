"""Scoring: points of everything owned, bonuses of chambermaids and Colettes, penalties, and how ties are broken."""

from tests.table import NewTable


def test_printed_points_count_in_hand_deck_discard_pile_and_quarters(table: NewTable) -> None:
    t = table("""
        A hand: Marianne, 1 Love
        A deck: Anise, Kagari
        A discard: Azure, Marianne
        A chambermaids: Rouge
        A private: Milly
        B hand: 1 Love
    """)
    assert t.vp("A") == 6 + 3 + 1 + 6 + 1 + 2
    assert t.vp("B") == 0


def test_most_colettes_give_five_points_in_total(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Colette, 1 Love
        A deck: Colette
        A chambermaids: Colette
        B discard: Colette x2
        B hand: 1 Love
        C hand: 1 Love
    """)
    assert t.vp("A") == 8
    assert t.vp("B") == 2
    assert t.vp("C") == 0


def test_equally_many_colettes_give_nobody_the_bonus(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Colette x2, 1 Love
        B chambermaids: Colette x2
        B hand: 1 Love
        C hand: Colette
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 2
    assert t.vp("C") == 1


def test_an_ill_colette_does_not_count_for_the_majority(table: NewTable) -> None:
    t = table("""
        A chambermaids: Colette (ill), Colette
        A hand: 1 Love
        B hand: Colette
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 1


def test_sets_of_up_to_four_safrans(table: NewTable) -> None:
    t = table("""
        players: 4
        A chambermaids: Safran
        A hand: 1 Love
        B chambermaids: Safran x2
        B hand: 1 Love
        C chambermaids: Safran x3
        C hand: 1 Love
        D chambermaids: Safran x4
        D hand: 1 Love
    """)
    assert t.vp("A") == 0
    assert t.vp("B") == 4
    assert t.vp("C") == 8
    assert t.vp("D") == 12


def test_more_than_four_safrans_make_several_sets(table: NewTable) -> None:
    for count, points in ((5, 12), (6, 16), (7, 20), (8, 24)):
        t = table(f"""
            A chambermaids: Safran x{count}
            A hand: 1 Love
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_an_ill_safran_leaves_the_set(table: NewTable) -> None:
    t = table("""
        A chambermaids: Safran x2, Safran (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 4


def test_two_or_three_different_crescent_sisters_make_a_set(table: NewTable) -> None:
    t = table("""
        players: 4
        A chambermaids: Azure, Rouge
        A hand: 1 Love
        B chambermaids: Azure, Viola, Rouge
        B hand: 1 Love
        C chambermaids: Azure x2
        C hand: 1 Love
        D chambermaids: Viola, Rouge
        D hand: 1 Love
    """)
    assert t.vp("A") == 5
    assert t.vp("B") == 10
    assert t.vp("C") == 2
    assert t.vp("D") == 5


def test_several_sets_of_crescent_sisters(table: NewTable) -> None:
    t = table("""
        players: 4
        A chambermaids: Azure x2, Viola x2, Rouge x2
        A hand: 1 Love
        B chambermaids: Azure x2, Viola x2
        B hand: 1 Love
        C chambermaids: Azure x2, Viola x2, Rouge
        C hand: 1 Love
        D chambermaids: Azure x2, Viola, Rouge
        D hand: 1 Love
    """)
    assert t.vp("A") == 6 + 7 + 7
    assert t.vp("B") == 4 + 3 + 3
    assert t.vp("C") == 5 + 7 + 3
    assert t.vp("D") == 4 + 7


def test_crescent_sisters_outside_the_quarters_make_no_set(table: NewTable) -> None:
    t = table("""
        A chambermaids: Azure
        A hand: 1 Love
        A deck: Viola
        A discard: Rouge
        B hand: 1 Love
    """)
    assert t.vp("A") == 3


def test_an_ill_crescent_sister_breaks_the_set_of_three(table: NewTable) -> None:
    t = table("""
        A chambermaids: Azure, Viola, Rouge (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 5


def test_ophelias_score_by_odd_and_even_number(table: NewTable) -> None:
    for count, points in ((1, 0), (2, -4), (3, 6), (4, -8), (5, 10)):
        t = table(f"""
            A hand: 1 Love
            A discard: Ophelia x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_bad_habits_are_subtracted_last(table: NewTable) -> None:
    t = table("""
        A chambermaids: Safran x2
        A events: Bad Habit x3
        A hand: 1 Love
        B chambermaids: Safran x2
        B events: Bad Habit x4
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == -4


def test_ill_maids_are_removed_with_their_penalties(table: NewTable) -> None:
    t = table("""
        A private: Nord (ill), Sora
        A chambermaids: Azure (ill)
        A hand: 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 2


def test_the_player_with_the_most_points_wins(table: NewTable) -> None:
    t = table("""
        players: 3
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Anise
        B hand: 1 Love
        B discard: Marianne
        C hand: 1 Love
        C discard: Azure
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_a_tie_goes_to_the_player_with_more_maids_printing_no_points(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Marianne, Kagari x2
        B hand: 1 Love
        B deck: Marianne, Kagari
        B discard: Geneviève x2
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_maids_printing_points_do_not_count_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Anise, Kagari
        B hand: 1 Love
        B discard: Azure, Viola, Rouge
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_only_the_tied_players_compare_their_maids(table: NewTable) -> None:
    t = table("""
        players: 3
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Marianne, Kagari
        B hand: 1 Love
        B discard: Marianne
        C hand: 1 Love
        C discard: Anise, Kagari x5
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_covered_private_maids_count_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Azure
        B hand: 1 Love
        B private: Rosa, Fay
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]


def test_ill_maids_do_not_count_in_a_tie(table: NewTable) -> None:
    t = table("""
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        B hand: 1 Love
        B private: Fay (ill)
    """)
    t.do("end turn")
    assert t.over
    assert sorted(t.winners()) == ["A", "B"]


def test_a_tie_that_stays_is_a_shared_win(table: NewTable) -> None:
    t = table("""
        players: 3
        town: Moine x0, Tenalys x0
        A hand: 1 Love
        A discard: Marianne, Kagari
        B hand: 1 Love
        B discard: Geneviève, Marianne
        C hand: 1 Love
        C discard: Kagari x2
    """)
    t.do("end turn")
    assert t.over
    assert sorted(t.winners()) == ["A", "B"]


def test_two_sisters_score_as_a_pair_though_the_third_is_not_in_the_town(table: NewTable) -> None:
    t = table("""
        town: Anise, Ophelia, Sainsbury, Tenalys, Natsumi, Nena, Esquine, Eliza, Viola, Rouge
        A hand: 2 Love
        A chambermaids: Viola, Rouge
        B hand: 1 Love
    """)
    t.do("play 2 Love")
    t.lacks("employ Azure")
    assert t.vp("A") == 1 + 1 + 3
