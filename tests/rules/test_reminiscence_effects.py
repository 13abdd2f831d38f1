"""What Reminiscences bring when they are acquired: Love, a maid, Love points, a larger hand, the end of the game.

Cards that an effect brings come from the Town to the own discard pile, as many as there are. Nobody is employed by it:
it takes no Employment, and nothing that happens at an employment happens. What was paid stays its payer's.
"""

import pytest

from tests.table import NewTable


@pytest.mark.parametrize(("left", "taken"), [(4, 3), (3, 3), (2, 2)])
def test_picnic_takes_three_2_love_or_what_is_there(table: NewTable, left: int, taken: int) -> None:
    t = table(f"""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Underwater Grotto | Scary Night
        town: 2 Love x{left}
        A hand: Lydia x2, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has(f"""
        A discard: 2 Love x{taken}, Lydia x2
        town: 2 Love x{left - taken}
    """)


def test_hidden_hot_spring_takes_the_last_two_3_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Underwater Grotto | Picnic
        town: 3 Love x2
        A hand: 2 Love x2, Evita, Lydia
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        A discard: 3 Love x2, Evita, 2 Love x2
        town: 3 Love x0
    """)


def test_love_that_was_paid_does_not_go_back_to_the_town(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Camp Fire, Underwater Grotto | Picnic
        town: 2 Love x1
        A hand: 2 Love x2, Evita, Lydia
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    t.has("""
        A discard: 3 Love x2, Evita, 2 Love x2
        town: 2 Love x1
        removed:
    """)


def test_the_maid_of_river_canoeing_must_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: River Canoeing, Trek, Underwater Grotto | Picnic
        A hand: 1 Love x5, Lydia
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.refuses("pass")
    t.do("take Sophia")
    t.asks("A", "serve Lydia", "end serving")
    t.has("""
        A discard: Sophia, 1 Love x5
        town: Sophia x7
        love: 0
        employments: 1
    """)


@pytest.mark.parametrize("maid", ["Nicole", "Anna", "Nadja", "Ute"])
def test_the_maid_of_river_canoeing_is_not_employed(table: NewTable, maid: str) -> None:
    t = table(f"""
        boxes: oktoberfest, vacation
        reminiscences: River Canoeing, Picnic, Watching the Stars | Scary Night
        town: {maid} x5
        love: 3
        A hand: 1 Love x5, Anja, Toni
        A deck: Toni x9
        B hand: 1 Love
        B deck: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.do(f"take {maid}")
    t.asks("A", "serve Toni", "end serving")
    t.has(f"""
        A discard: {maid}, 1 Love x5
        B deck: 1 Love
        town: {maid} x4
        love: 3
        employments: 1
        new_hand: 5
    """)


def test_watching_the_stars_adds_to_what_maids_give(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Scary Night x2 | Picnic
        A hand: Sophia x2, Fea, Daphne, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("discard Sophia")
    t.do("discard Sophia")
    t.has("""
        phase: serving
        love: 8
        employments: 2
        servings: 1
    """)
    t.do("serve Fea")
    t.do("end serving")
    t.has("""
        phase: employ
        love: 8
        employments: 3
    """)
    t.do("employ Lydia")
    t.do("employ Evita")
    t.has("""
        love: 0
        employments: 1
    """)


def test_what_watching_the_stars_gave_is_kept_when_romina_ends_the_serving_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Scary Night x2 | Picnic
        A hand: Lydia x3, Romina, 1 Love
        A deck: 1 Love x10
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("discard Lydia")
    t.do("discard Lydia")
    t.do("discard Lydia")
    t.do("serve Romina")
    t.has("""
        phase: employ
        love: 10
        employments: 2
        A hand: 1 Love x3
    """)


def test_the_larger_hand_of_fireworks_festival_is_one_smaller_beside_amber(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Fireworks Festival, Camp Fire, Underwater Grotto | Picnic
        A hand: 3 Love, Sainsbury, 2 Love, 1 Love
        A deck: 1 Love, Colette x15
        B hand: 1 Love
        B private: Amber
    """)
    t.do("acquire Fireworks Festival")
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Colette x9
    """)


def test_camp_fire_scores_everything_where_it_lies(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        players: 3
        turn: B
        reminiscences: Camp Fire, Scary Night x2 | Picnic
        A hand: 1 Love
        A private: Amber
        B hand: Marianne x2, Anise, 1 Love x2
        B deck: Azure x5
        B played: Kagari
        C hand: Marianne
    """)
    t.do("B: acquire Camp Fire")
    assert t.over
    t.has("""
        turn: B
        B hand: 1 Love x2
        B deck: Azure x5
        B played: Kagari
        B reminiscences: Camp Fire
    """)
    assert t.vp("A") == -3
    assert t.vp("B") == 6 + 12 + 3 + 5
    assert t.vp("C") == 6
    assert t.winners() == ["B"]


def test_a_hyacinth_may_pay_for_the_second_one_which_gives_the_chambered_ones_their_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Trek
        A hand: Evita, Hyacinth x2
        A chambermaids: Hyacinth x2
        A reminiscences: Picnic
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    t.do("acquire Scary Night")
    assert t.vp("A") == 3 + 3 + 2 * 2
