"""Paula Lauenburg, Weathercast Maid: cost 2, no VP, no icons, 10 copies.

Her master may discard the top card of any one player's deck, and may use it as if just played: icons and text of a
maid, the Love of a Love card. Another Paula asks again; a chief or a Nicole gives nothing; nobody is chambered so.
"""

from tests.table import NewTable


def test_a_maid_of_another_deck_is_used_with_icons_and_text(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, Ute
        A deck: Matilde
        B hand: 1 Love
        B deck: Toni, 1 Love
    """)
    t.do("serve Paula")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose B")
    t.asks("A", "use Toni", "pass")
    t.do("use Toni")
    t.asks("A", "discard Ute", "discard Matilde", "pass")
    t.do("discard Matilde")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A hand: Ute
        A discard: Matilde
        A played: Paula
        B deck: 1 Love
        B discard: Toni
        love: 1
        servings: 1
        employments: 2
    """)


def test_the_card_turned_over_need_not_be_used(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        A deck: Matilde
        B hand: 1 Love
        B deck: Toni, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: 1 Love
        A deck: Matilde
        B discard: Toni
        love: 0
        servings: 0
        employments: 1
    """)


def test_who_can_do_no_harm_is_used_without_a_question(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, Ute
        A chambermaids: Matilde
        B hand: 1 Love
        B deck: Sara, 1 Love
    """)
    t.do("start serving")
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "dismiss Matilde", "pass")
    t.has("love: 2")


def test_a_love_card_gives_its_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: 3 Love, 2 Love
    """)
    t.do("serve Paula")
    t.asks("A", "choose B", "pass")
    t.do("choose B")
    t.has("""
        phase: employ
        love: 3
        A hand: 1 Love
        B deck: 2 Love
        B discard: 3 Love
    """)


def test_the_own_deck_may_be_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, Ute
        A deck: Anna, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Paula")
    t.asks("A", "choose A", "pass")
    t.do("choose A")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A deck: 1 Love
        A discard: Anna
        servings: 2
    """)


def test_another_paula_asks_again(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Paula, 2 Love, Ute
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Paula")
    t.asks("A", "choose B", "pass")
    t.do("choose B")
    t.has("""
        love: 2
        servings: 0
        B deck: Ute
        B discard: 2 Love, Paula
    """)


def test_a_chief_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Anja, Toni
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        servings: 0
        A chambermaids:
        B deck: Toni
        B discard: Anja
    """)


def test_a_nicole_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Nicole x2
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A discard:
        B deck: Nicole
        B discard: Nicole
    """)


def test_a_chambermaid_serves_but_is_not_chambered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Ute
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        employments: 2
        A chambermaids:
        B discard: Ute
    """)


def test_a_gina_used_so_opens_the_purchase_of_a_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Pilsner, Bock
        A hand: Paula
        A deck: 1 Love
        B hand: 1 Love
        B deck: Gina
        love: 4
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Gina")
    t.has("""
        phase: employ
        A hand: 1 Love
    """)
    t.do("buy beer from the pile")
    t.has("""
        A beers: Altbier
        love: 0
    """)


def test_she_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: 3 Love
    """)
    t.do("serve Paula")
    t.do("pass")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        B deck: 3 Love
        B discard:
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
        B discard: 2 Love x3
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.has("""
        love: 2
        B deck: 2 Love x2
        B discard: 2 Love
    """)


def test_with_no_card_in_any_deck_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Paula")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A played: Paula")


def test_she_costs_two_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Paula x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Paula")
    t.do("play 1 Love")
    t.do("employ Paula")
    t.has("""
        A discard: Paula
        love: 0
        town: Paula x9
    """)
    assert t.vp("A") == 0
