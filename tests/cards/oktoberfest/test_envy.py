"""Envy, Event: cost 5, no VP, 8 copies.

It goes into any player's quarters, maids or not. Every maid costs its owner one Love more for each Envy there, two more
at most. In the own Starting Phase the owner may return a maid of printed cost 4 or more from hand to the Town, and one
Envy returns with her.
"""

from tests.table import NewTable


def test_it_goes_to_a_chosen_player_even_without_maids(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.asks("A", "choose A", "choose B")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events:
        A discard:
        B events: Envy
        town: Envy x7
        love: 0
    """)


def test_four_love_do_not_buy_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("employ Envy")
    t.do("play 1 Love")
    t.offers("employ Envy")


def test_its_owner_pays_one_love_more_for_maids(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Anna x10
        A hand: 1 Love x2
        A deck: Toni
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.offers("employ Matilde")
    t.lacks("employ Anna")
    t.do("play 1 Love")
    t.do("employ Anna")
    t.do("pass")
    t.has("""
        love: 0
        A discard: Anna
    """)


def test_two_love_buy_no_maid_under_envy(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 2
    """)
    t.asks("A", "employ 1 Love", "end turn")


def test_three_of_them_raise_the_price_by_two_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love x2
        A events: Envy x3
        B hand: 1 Love
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Matilde")
    t.do("play 1 Love")
    t.do("employ Matilde")
    t.has("""
        love: 0
        A discard: Matilde
    """)


def test_love_events_and_buildings_keep_their_price(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x10
        A hand: 1 Love
        A events: Envy x2
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.offers("employ 2 Love")
    t.offers("employ Envy")
    t.offers("employ Let Me Drink!")
    t.offers("employ Beer Fest")
    t.lacks("employ Toni")


def test_private_maids_cost_more_too(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        private maids: Rosa, Nord | Sora, Lalande
        A hand: 1 Love
        A events: Envy
        B hand: 1 Love
        phase: employ
        love: 5
    """)
    t.lacks("employ Rosa")
    t.offers("employ Nord")


def test_the_envy_of_another_player_changes_no_price(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        B hand: 1 Love
        B events: Envy x2
        phase: employ
        love: 2
        employments: 2
    """)
    t.do("employ Matilde")
    t.has("""
        love: 0
        A discard: Matilde
    """)


def test_a_maid_of_cost_four_or_more_cures_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x5, Envy x3
        A hand: Toni, Anja, Ute, 3 Love
        A events: Envy x2
        B hand: 1 Love
    """)
    t.asks("A", "cure Envy with Toni", "cure Envy with Anja", "start serving")
    t.do("cure Envy with Toni")
    t.asks("A", "cure Envy with Anja", "start serving")
    t.has("""
        A hand: Anja, Ute, 3 Love
        A events: Envy
        A discard:
        town: Toni x6, Envy x4
    """)


def test_the_printed_cost_decides_who_can_cure_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Ute, Matilde, 3 Love
        A events: Envy x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Ute", "chamber Ute", "play 3 Love", "end serving")


def test_claire_can_ward_it_off(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: 1 Love
        B hand: Claire Saint-Juste, 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.do("choose B")
    t.asks("B", "reveal Claire", "let it happen", "let it all happen")
    t.do("B: reveal Claire")
    t.has("""
        turn: A
        love: 0
        B events:
        town: Envy x8
    """)


def test_four_gardens_protect_from_it(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        players: 3
        A hand: 1 Love
        B hand: 1 Love
        B buildings: Garden x4
        C hand: 1 Love
        phase: employ
        love: 5
        employments: 2
    """)
    t.do("employ Envy")
    t.asks("A", "choose A", "choose C")


def test_it_takes_no_points(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: 1 Love
        A discard: Matilde
        A events: Envy x4
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
