"""The other turn that Archipelago Tour earns: a whole turn of the same player, in the same round.

It has all phases, its own hand, Serving and Employment, and its own Reminiscence; what was not spent in the first turn
is lost, and then the next player's turn comes as ever.
"""

from tests.table import NewTable


def test_it_has_every_phase_and_belongs_to_the_same_round(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        players: 3
        round: 4
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | Picnic, Trek
        A hand: Sophia x2, Beatrice x3, Fea
        A deck: Evita, Hyacinth, 1 Love x3, Lydia x5
        A chambermaids: Valencia
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("start serving")
    t.do("acquire Archipelago Tour")
    for name in ("Sophia", "Beatrice", "Beatrice", "Beatrice"):
        t.asks("A", "discard Sophia", "discard Beatrice")
        t.do(f"discard {name}")
    t.has("A hand: Sophia, Fea")
    t.do("serve Fea")
    t.asks("A", "use Valencia", "start serving")
    t.has("""
        turn: A
        round: 4
        phase: starting
        love: 0
        servings: 1
        employments: 1
        A hand: Evita, Hyacinth, 1 Love x3
        A played:
        A chambermaids: Valencia
    """)
    t.do("start serving")
    t.asks(
        "A", "serve Evita", "serve Hyacinth", "chamber Hyacinth", "acquire Scary Night", "play 1 Love", "end serving"
    )
    t.do("acquire Scary Night")
    t.has("A reminiscences: Archipelago Tour, Scary Night")
    t.finish_turn()
    t.has("""
        turn: B
        round: 4
    """)
    t.do("B: end turn")
    t.do("C: end turn")
    t.has("""
        turn: A
        round: 5
    """)


def test_love_servings_and_employments_that_are_left_do_not_pass_into_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | Picnic
        love: 1
        A hand: Sophia x4, Fea, 1 Love
        A deck: Fea x2, 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Fea")
    t.has("""
        love: 1
        servings: 2
        employments: 2
    """)
    t.do("end turn")
    t.has("""
        turn: A
        love: 0
        servings: 1
        employments: 1
        A hand: Fea x2, 1 Love x3
    """)


def test_riya_returned_to_the_town_makes_its_hand_larger(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | River Canoeing
        A hand: Sophia x4, Riya
        A deck: 1 Love x2, Fea x10
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("serve Riya")
    t.do("return Riya")
    t.has("""
        turn: A
        A hand: Fea x10
    """)
    t.asks("A", "serve Fea", "end serving")
    t.do("end serving")
    t.has("""
        turn: B
        A hand: 5 cards
    """)


def test_the_card_turned_up_by_the_tour_may_be_acquired_in_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Watching the Stars, Finding a Hidden Hot Spring | Camp Fire
        A hand: Beatrice x4
        A deck: Sophia x3, 1 Love x2
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.has("""
        turn: A
        A hand: Sophia x3, 1 Love x2
        reminiscences: Watching the Stars, Finding a Hidden Hot Spring, Camp Fire |
    """)
    t.do("acquire Camp Fire")
    assert t.over
    t.has("""
        turn: A
        A reminiscences: Archipelago Tour, Camp Fire
    """)
    assert t.vp("A") == 6 + 6 + 3 * 5
