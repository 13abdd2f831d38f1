"""Reminiscences: three lie face up; once a turn, in the Serving Phase, one is paid for with cards of the hand.

It goes to the private quarters for good, its effect happens at once, and the next one of the pile is turned up.
Reminiscences are not maids and are never employed.
"""

from tests.table import NewTable


def test_only_the_three_face_up_can_be_acquired(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Sunset Cruise | Shell Gathering, Night Market
        A hand: Beatrice x2, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "end serving")
    t.refuses("acquire Shell Gathering")
    t.refuses("acquire Night Market")


def test_all_that_the_hand_can_pay_for_are_offered(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Shell Gathering, Night Market | Camp Fire
        A hand: Beatrice x2, Fea, Evita
        B hand: 1 Love
    """)
    t.asks(
        "A",
        "serve Fea",
        "serve Evita",
        "acquire Scary Night",
        "acquire Shell Gathering",
        "acquire Night Market",
        "end serving",
    )


def test_one_is_acquired_a_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Scary Night, Camp Fire | Shell Gathering
        servings: 2
        A hand: Beatrice x3, Fea, Evita
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.asks("A", "serve Evita", "chamber Beatrice", "end serving")
    t.refuses("acquire Scary Night")
    t.refuses("acquire Shell Gathering")
    t.has("A reminiscences: Night Market")


def test_one_more_may_be_acquired_in_a_later_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Shell Gathering
        A hand: Beatrice, Fea
        A deck: Beatrice x2, Fea x3
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.do("A: end turn")
    t.do("B: end turn")
    t.do("A: acquire Shell Gathering")
    t.has("A reminiscences: Night Market, Shell Gathering")


def test_a_new_one_is_turned_up_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Shell Gathering, Treasure Dive
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.has("""
        turn: A
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Treasure Dive
    """)


def test_with_an_empty_pile_fewer_lie_face_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise |
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.has("""
        turn: A
        reminiscences: Camp Fire, Sunset Cruise |
    """)


def test_the_next_player_may_acquire_what_was_turned_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Shell Gathering
        A hand: Beatrice, Fea, 1 Love
        B hand: Beatrice x2
        B deck: 1 Love x2
    """)
    t.do("acquire Night Market")
    t.do("A: end turn")
    t.asks("B", "acquire Shell Gathering", "end serving")
    t.do("acquire Shell Gathering")
    t.has("""
        A reminiscences: Night Market
        B reminiscences: Shell Gathering
        B hand: 1 Love x2
    """)


def test_no_serving_is_needed_and_none_is_paid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        phase: serving
        servings: 0
        A hand: Beatrice, Fea
        B hand: 1 Love
    """)
    t.asks("A", "acquire Night Market", "end serving")
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice, Fea, Evita
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.asks("A", "serve Evita", "end serving")
    t.has("servings: 1")


def test_it_keeps_the_serving_phase_open_after_the_last_maid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Valencia, Beatrice
        B hand: 1 Love
    """)
    t.do("serve Valencia")
    t.has("phase: employ")
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Valencia, Beatrice x2
        B hand: 1 Love
    """)
    t.do("serve Valencia")
    t.asks("A", "acquire Shell Gathering", "end serving")
    t.has("""
        phase: serving
        servings: 0
    """)


def test_the_player_may_leave_it_where_it_is(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
        love: 1
        A hand: Beatrice x2
        B hand: 1 Love
    """)
    t.do("end serving")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        A hand: Beatrice x2
        A reminiscences:
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
    """)


def test_none_is_acquired_or_employed_in_the_employ_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
        phase: employ
        love: 1
        A hand: Beatrice x2
        B hand: 1 Love
    """)
    t.asks("A", "employ 1 Love", "end turn")
    t.refuses("acquire Shell Gathering")
    t.refuses("employ Shell Gathering")


def test_none_is_acquired_in_the_starting_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Camp Fire, Sunset Cruise | Moonlit Dance
        A chambermaids: Valencia
        A hand: Beatrice x2
        B hand: 1 Love
    """)
    t.asks("A", "use Valencia", "start serving")
    t.do("start serving")
    t.asks("A", "acquire Shell Gathering", "end serving")


def test_cards_that_were_played_or_chambered_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Scary Night, Sunset Cruise | Moonlit Dance
        phase: serving
        A hand: Beatrice, Fea
        A played: Hyacinth, Evita
        A chambermaids: Beatrice, Valencia
        A discard: Beatrice, Daphne
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "end serving")
    t.refuses("acquire Shell Gathering")
    t.refuses("acquire Scary Night")


def test_one_card_does_not_pay_for_two(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Shell Gathering, Beach Volleyball, Fireworks Show | Moonlit Dance
        A hand: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Fea", "end serving")


def test_a_chief_pays_where_any_card_of_the_cost_does(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Scary Night, Beach Volleyball, Sunset Cruise | Moonlit Dance
        A hand: Colette, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("""
        A hand: 1 Love
        A discard: Colette, Hyacinth
        A reminiscences: Scary Night
    """)


def test_it_stays_in_the_quarters_for_all_to_see(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market, Camp Fire, Sunset Cruise | Moonlit Dance
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.do("end turn")
    t.has("""
        turn: B
        A reminiscences: Night Market
        A hand: Beatrice, Fea, 1 Love
    """)
    t.sees("B", "A reminiscences: Night Market")


def test_its_effect_happens_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Night Market, Beach Volleyball, Sunset Cruise, Shell Gathering
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        servings: 1
        employments: 1
        A hand: 1 Love
    """)


def test_an_empty_pile_of_reminiscences_is_no_empty_maid_pile(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Night Market |
        town: Lydia x0
        A hand: Beatrice, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Night Market")
    t.do("end turn")
    assert not t.over
    t.has("""
        turn: B
        reminiscences: |
    """)


def test_they_are_no_maids_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        town: Lydia x0, Cynthia x0
        A hand: 1 Love
        A discard: Sophia, Fea
        B hand: 1 Love
        B reminiscences: Scary Night, Shell Gathering
    """)
    t.do("end turn")
    assert t.over
    assert t.vp("A") == t.vp("B") == 5
    assert t.winners() == ["A"]
