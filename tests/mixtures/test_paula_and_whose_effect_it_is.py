"""Paula (Oktoberfest) and whose effect it is: the maid she finds works for the player who uses her.

What is paid, drawn, chambered or decided is that player's; "the others" are all but that player, the owner of the
deck among them. The card itself stays with its owner.
"""

from tests.table import NewTable


def test_any_deck_of_the_table_may_be_chosen_or_none(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: Paula, Anja, 1 Love
        A deck: Ute x6
        B hand: 1 Love
        B deck: 3 Love
        C hand: 1 Love
        C deck: Ute
    """)
    t.do("serve Paula")
    t.asks("A", "choose A", "choose B", "choose C", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        love: 0
        A deck: Ute x6
        B deck: 3 Love
        C deck: Ute
    """)


def test_one_paula_may_lead_to_another_in_the_own_deck_and_back(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Paula, Anja, 1 Love
        A deck: Paula, Ute
        B hand: 1 Love
        B deck: Paula, 3 Love, 2 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Paula")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose A")
    t.do("use Paula")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose B")
    t.has("""
        phase: employ
        love: 3
        servings: 0
        A deck: Ute
        A discard: Paula
        A played: Paula
        B deck: 2 Love
        B discard: 3 Love, Paula
    """)


def test_nadja_is_paid_by_the_one_who_uses_her_and_brings_the_beer_there(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        beers: Oktoberfest | Altbier, Bock
        servings: 2
        A hand: Paula, Anja, 1 Love
        A deck: Ute x6
        B hand: 1 Love
        B deck: Nadja, 3 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "discard 1 Love", "pass")
    t.do("discard 1 Love")
    t.do("beer from the pile")
    t.has("""
        love: 1
        servings: 0
        A discard: 1 Love
        A beers: Altbier
        B discard: Nadja
        B beers:
    """)


def test_tenalys_lets_the_owner_of_the_deck_draw(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        private maids: Rosa, Fay | Sora
        A hand: Paula, Anja, 1 Love
        A deck: Ute x6
        B hand: 1 Love
        B deck: Tenalys, 3 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Tenalys")
    t.has("""
        love: 3
        employments: 2
        A hand: Anja, 1 Love
        B hand: 1 Love, 3 Love
        B discard: Tenalys
    """)


def test_laura_opens_the_quarters_of_the_one_who_uses_her(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        reminiscences: Scary Night |
        A hand: Paula, Anja, 1 Love
        A deck: Matilde, Ute, 2 Love
        B hand: 1 Love
        B deck: Laura, 3 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Laura")
    t.asks("A", "chamber Matilde", "chamber Ute", "pass")
    t.do("chamber Matilde")
    t.asks("A", "chamber Ute", "pass")
    t.do("chamber Ute")
    t.has("""
        phase: employ
        A chambermaids: Matilde, Ute
        B chambermaids:
        B discard: Laura
    """)


def test_riya_of_the_own_deck_goes_to_the_town_and_ends_the_turn_with_a_larger_hand(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, vacation
        servings: 2
        A hand: Paula, Anja, 1 Love
        A deck: Riya, Ute, Anna, Matilde x12
        B hand: 1 Love
        B deck: 3 Love
    """)
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Riya")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: Matilde x10
        A discard: 5 cards
        town: Riya x10
    """)
