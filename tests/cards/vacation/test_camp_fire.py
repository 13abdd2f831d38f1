"""Camp Fire, Reminiscence of category 2: 6 VP, 1 copy, paid with four different General Maids of cost 5 or more.

The game is over the moment it is acquired: no other phase of the turn follows, scoring does.
"""

from tests.table import NewTable


def test_the_game_ends_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        love: 9
        A hand: Fryda, Laura, Lydia, Cynthia, 1 Love
        A deck: Beatrice x5
        B hand: 1 Love
    """)
    t.offers("acquire Camp Fire")
    t.do("acquire Camp Fire")
    assert t.over
    assert t.winners() == ["A"]
    assert t.vp("A") == 6
    t.has("""
        A hand: 1 Love
        A deck: Beatrice x5
        A discard: 4 cards
        A reminiscences: Camp Fire
    """)


def test_the_player_chooses_four_of_more_kinds(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        A hand: Fryda, Laura, Clorinde, Lydia, Cynthia
        B hand: 1 Love
    """)
    t.do("acquire Camp Fire")
    t.asks("A", "discard Fryda", "discard Laura", "discard Clorinde", "discard Lydia", "discard Cynthia")
    t.do("discard Fryda")
    t.do("discard Laura")
    t.do("discard Clorinde")
    t.do("discard Lydia")
    assert t.over
    t.has("""
        A hand: Cynthia
        A discard: Lydia, Clorinde, Laura, Fryda
    """)


def test_the_four_must_be_different(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        A hand: Fryda x2, Laura, Lydia x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "serve Laura", "serve Lydia", "end serving")
    t.refuses("acquire Camp Fire")


def test_chiefs_love_and_cheaper_maids_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        A hand: Sophia, 3 Love, Fea, Fryda, Laura, Lydia
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Fryda", "serve Laura", "serve Lydia", "play 3 Love", "end serving")
    t.refuses("acquire Camp Fire")


def test_a_florence_pays_and_needs_no_serving(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        phase: serving
        servings: 0
        A hand: Florence, Laura, Lydia, Cynthia
        B hand: 1 Love
    """)
    t.asks("A", "acquire Camp Fire", "end serving")
    t.do("acquire Camp Fire")
    assert t.over


def test_a_maid_who_has_served_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        A hand: Clorinde, Laura, Lydia, Cynthia
        B hand: 1 Love
    """)
    t.offers("acquire Camp Fire")
    t.do("serve Clorinde")
    t.asks("A", "serve Laura", "serve Lydia", "serve Cynthia", "end serving")


def test_whoever_ends_the_game_need_not_win_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        players: 3
        turn: B
        A hand: 1 Love
        A discard: Sophia x2
        B hand: Fryda, Laura, Lydia, Clorinde
        C hand: 1 Love
        C discard: Sophia
    """)
    t.do("B: acquire Camp Fire")
    assert t.over
    assert t.vp("A") == 10
    assert t.vp("B") == 6 + 2
    assert t.vp("C") == 5
    assert t.winners() == ["A"]


def test_it_scores_six_points_and_counts_as_a_reminiscence(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Sunset Cruise, Shell Gathering | Beach Volleyball
        A hand: Fryda, Laura, Lydia, Cynthia
        A chambermaids: Hyacinth x2
        A reminiscences: Scary Night
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    t.do("acquire Camp Fire")
    assert t.over
    assert t.vp("A") == 6 + 3 + 4
