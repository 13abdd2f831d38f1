"""Colette Framboise, Chambermaid Chief: cost 3, 1 VP, no icons, 24 copies (3 in each start deck).

She never serves; two Servings make her a chambermaid. When the game ends, one player who owns strictly more
Colettes than each other player, chambered or not, scores 5 extra once. A tie for the most gives it to nobody.
"""

from tests.table import NewTable


def test_chambering_her_costs_two_servings(table: NewTable) -> None:
    t = table("""
        A hand: Colette x2, 1 Love
        servings: 4
    """)
    t.do("chamber Colette")
    t.has("""
        A hand: Colette, 1 Love
        A chambermaids: Colette
        A played:
        servings: 2
        phase: serving
    """)
    t.do("chamber Colette")
    t.has("""
        A hand: 1 Love
        A chambermaids: Colette x2
        servings: 0
        phase: employ
    """)


def test_one_serving_is_not_enough_to_chamber_her(table: NewTable) -> None:
    t = table("""
        A hand: Colette, Kagari
    """)
    t.asks("A", "serve Kagari", "end serving")
    t.refuses("chamber Colette")
    t.do("serve Kagari")
    t.asks("A", "chamber Colette", "end serving")


def test_she_can_not_be_served(table: NewTable) -> None:
    t = table("""
        A hand: Colette, 1 Love
        servings: 2
    """)
    t.asks("A", "chamber Colette", "play 1 Love", "end serving")
    t.refuses("serve Colette")


def test_three_servings_leave_one_after_the_first_and_no_second(table: NewTable) -> None:
    t = table("""
        A hand: Colette x2, Kagari
        servings: 3
    """)
    t.do("chamber Colette")
    t.has("servings: 1")
    t.asks("A", "serve Kagari", "end serving")


def test_a_chambered_one_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        A hand: Colette, Kagari
        A deck: 1 Love x5
    """)
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck:
        A discard: Kagari
        A chambermaids: Colette
    """)


def test_an_employed_one_goes_to_the_discard_pile_for_three_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Colette x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Colette")
    t.do("play 1 Love")
    t.do("employ Colette")
    t.has("""
        A hand: 1 Love
        A discard: Colette
        town: Colette x9
        love: 0
        employments: 1
    """)


def test_owning_more_than_the_other_player_scores_five_in_total(table: NewTable) -> None:
    t = table("""
        A hand: Colette x2, 1 Love
        B hand: Colette, 1 Love
        phase: employ
    """)
    assert t.vp("A") == 2 + 5
    assert t.vp("B") == 1


def test_a_tie_for_the_most_gives_nobody_the_bonus(table: NewTable) -> None:
    t = table("""
        A hand: Colette x2, 1 Love
        B hand: Colette, 1 Love
        B deck: Colette
        phase: employ
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 2


def test_every_place_counts_towards_the_most(table: NewTable) -> None:
    t = table("""
        A hand: Colette, 1 Love
        A deck: Colette
        A discard: Colette
        A chambermaids: Colette x2
        B hand: Colette x4
        phase: employ
    """)
    assert t.vp("A") == 5 + 5
    assert t.vp("B") == 4


def test_an_ill_one_neither_scores_nor_counts(table: NewTable) -> None:
    t = table("""
        A hand: Colette, 1 Love
        A chambermaids: Colette, Colette (ill)
        B hand: Colette x2
        phase: employ
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 2


def test_illness_can_take_the_majority_away(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        A discard: Colette
        B chambermaids: Colette x2
        town: Illness x10
        phase: employ
        love: 4
        employments: 2
    """)
    assert t.vp("B") == 2 + 5
    t.do("employ Illness")
    t.has("""
        B chambermaids: Colette, Colette (ill)
        town: Illness x9
        love: 0
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 1


def test_with_three_players_two_leaders_share_nothing(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Colette x3, 1 Love
        B hand: Colette x3
        C hand: Colette
        phase: employ
    """)
    assert [t.vp(seat) for seat in "ABC"] == [3, 3, 1]


def test_with_three_players_the_leader_needs_more_than_each_not_more_than_all(table: NewTable) -> None:
    t = table("""
        players: 3
        A hand: Colette x4, 1 Love
        B hand: Colette x3
        C hand: Colette x3
        phase: employ
    """)
    assert [t.vp(seat) for seat in "ABC"] == [9, 3, 3]
