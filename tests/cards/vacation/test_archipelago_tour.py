"""Archipelago Tour, Reminiscence of category 2: 6 VP, 1 copy, paid with four chiefs of either kind.

The player takes another turn after this one.
"""

from tests.table import NewTable


def test_four_chiefs_of_either_kind_acquire_it(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Sophia, Beatrice x3, 1 Love
        A deck: 2 Love x5
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "acquire Archipelago Tour", "end serving")
    t.do("acquire Archipelago Tour")
    t.has("""
        turn: A
        phase: employ
        another_turn: 1
        A hand: 1 Love
        A discard: Beatrice x3, Sophia
        A reminiscences: Archipelago Tour
        reminiscences: Trek, Underwater Grotto, Fireworks Festival |
    """)


def test_three_chiefs_and_other_maids_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Sophia, Beatrice x2, Fea, 2 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 2 Love", "end serving")
    t.refuses("acquire Archipelago Tour")


def test_another_whole_turn_follows_this_one(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        love: 3
        A hand: Beatrice x4, 1 Love
        A deck: Fea, 2 Love x2, 1 Love x2, Beatrice
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("play 1 Love")
    t.do("employ Fea")
    t.has("""
        turn: A
        round: 1
        phase: serving
        love: 0
        servings: 1
        employments: 1
        another_turn: 0
        A hand: Fea, 2 Love x2, 1 Love x2
        A deck: Beatrice
        A discard: 1 Love, Fea, Beatrice x4
    """)
    t.do("serve Fea")
    t.do("play all Love")
    t.do("end turn")
    t.has("""
        turn: B
        round: 1
    """)


def test_its_starting_phase_comes_too(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        phase: serving
        A hand: Beatrice x4
        A chambermaids: Valencia
        A deck: 1 Love x7
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.asks("A", "use Valencia", "start serving")
    t.has("""
        phase: starting
        A hand: 1 Love x5
    """)


def test_the_other_turn_earns_no_further_one_by_itself(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.has("turn: A")
    t.do("end turn")
    t.asks("B", "play 1 Love", "end turn")


def test_a_reminiscence_may_be_acquired_in_the_other_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4
        A deck: Lydia, Laura, 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("acquire Trek")
    t.has("A reminiscences: Archipelago Tour, Trek")


def test_the_turn_order_goes_on_as_before(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        players: 3
        first: B
        turn: A
        round: 4
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4
        A deck: 1 Love x5
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.has("""
        turn: A
        round: 4
    """)
    t.do("end turn")
    t.has("""
        turn: B
        round: 5
    """)


def test_there_is_no_other_turn_when_the_game_ends_with_this_one(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        town: Lydia x0, Cynthia x0
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("end turn")
    assert t.over
    assert t.vp("A") == 6


def test_the_game_may_end_with_the_other_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        town: Lydia x0, Fea x1
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4
        A deck: 2 Love x2, 1 Love x3
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.do("play all Love")
    t.do("employ Fea")
    assert t.over


def test_the_other_turn_belongs_to_the_last_round(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        turn: B
        round: 200
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: 1 Love
        B hand: Beatrice x4
        B deck: 1 Love x5
    """)
    t.do("acquire Archipelago Tour")
    assert not t.over
    t.has("""
        turn: B
        round: 200
    """)
    t.do("end turn")
    assert t.over


def test_a_larger_new_hand_is_held_in_the_other_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        new hand: 10
        reminiscences: Archipelago Tour, Underwater Grotto, Camp Fire | Trek
        A hand: Beatrice x4
        A deck: Fea x10
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.has("""
        turn: A
        new_hand: 5
        A hand: Fea x10
    """)


def test_the_player_chooses_among_more_chiefs(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Sophia x2, Beatrice x3
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.asks("A", "discard Sophia", "discard Beatrice")
    t.do("discard Sophia")
    t.do("discard Sophia")
    t.has("A reminiscences: Archipelago Tour")


def test_everybody_is_told(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Underwater Grotto, Fireworks Festival | Trek
        A hand: Beatrice x4, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    assert t.session.view(1).another_turn


def test_it_scores_six_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Archipelago Tour
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0
