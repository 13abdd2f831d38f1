"""Camp Fire, Reminiscence of category 2: 6 VP, 1 copy, paid with maids whose employ costs add up to 24 or more.

The game is over the moment it is acquired: no other phase of the turn follows, scoring does.
"""

from tests.table import NewTable


def test_the_game_ends_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Trek, Picnic | Watching the Stars
        love: 9
        A hand: Fryda, Laura, Clorinde, Lydia, 1 Love
        A deck: Beatrice x5
        B hand: 1 Love
    """)
    t.offers("acquire Camp Fire")
    t.do("acquire Camp Fire")
    assert t.over
    assert t.winners() == ["A"]
    assert t.vp("A") == 6 + 2
    t.has("""
        A hand: 1 Love
        A deck: Beatrice x5
        A discard: 4 cards
        A reminiscences: Camp Fire
    """)


def test_chiefs_and_cheap_maids_pay_too(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Underwater Grotto
        A hand: Sophia x2, Beatrice x3, Fea
        B hand: 1 Love
    """)
    t.do("acquire Camp Fire")
    t.do("discard Sophia")
    t.do("discard Sophia")
    t.asks("A", "discard Beatrice", "discard Fea")
    t.do("discard Beatrice")
    t.do("discard Fea")
    assert t.over
    t.has("""
        A hand: Beatrice
        A discard: Beatrice, Fea, Beatrice, Sophia x2
    """)


def test_twenty_three_is_not_enough_and_love_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Underwater Grotto
        A hand: Sophia x2, Fryda, 3 Love x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Fryda", "play 3 Love", "end serving")
    t.refuses("acquire Camp Fire")


def test_maids_of_one_kind_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Picnic
        A hand: Laura x4
        B hand: 1 Love
    """)
    t.do("acquire Camp Fire")
    assert t.over


def test_the_player_chooses_who_is_discarded(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Watching the Stars | Picnic
        A hand: Fryda, Laura, Clorinde, Lydia, Cynthia
        B hand: 1 Love
    """)
    t.do("acquire Camp Fire")
    t.asks("A", "discard Fryda", "discard Laura", "discard Clorinde", "discard Lydia", "discard Cynthia")
    t.do("discard Fryda")
    t.do("discard Laura")
    t.do("discard Clorinde")
    t.asks("A", "discard Lydia", "discard Cynthia")
    t.do("discard Lydia")
    assert t.over
    t.has("""
        A hand: Cynthia
        A discard: Lydia, Clorinde, Laura, Fryda
    """)


def test_no_serving_is_needed(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Picnic
        phase: serving
        servings: 0
        A hand: Sophia x3
        B hand: 1 Love
    """)
    t.asks("A", "acquire Camp Fire", "end serving")
    t.do("acquire Camp Fire")
    assert t.over


def test_a_maid_who_has_served_does_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Picnic
        A hand: Clorinde, Laura, Lydia, Fryda
        B hand: 1 Love
    """)
    t.offers("acquire Camp Fire")
    t.do("serve Clorinde")
    t.asks("A", "serve Laura", "serve Lydia", "serve Fryda", "end serving")


def test_whoever_ends_the_game_need_not_win_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Archipelago Tour, Underwater Grotto | Picnic
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
        reminiscences: Camp Fire, Archipelago Tour, Fireworks Festival | Picnic
        A hand: Fryda, Laura x2, Lydia
        A chambermaids: Hyacinth x2
        A reminiscences: Scary Night
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    t.do("acquire Camp Fire")
    assert t.over
    assert t.vp("A") == 6 + 3 + 4
