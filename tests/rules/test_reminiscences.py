"""Reminiscences: three lie face up; once a turn, in the Serving Phase, one is paid for with cards of the hand.

It goes to the private quarters for good, its effect happens at once, and the next one of the pile is turned up.
Reminiscences are not maids and are never employed. What one asks for is matched card by card: listed costs and listed
cards one to one, a total by the printed costs of any number of maids.
"""

from tests.table import NewTable, Table
from tests.text.speaking import question


def test_only_the_three_face_up_can_be_acquired(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Trek, Picnic
        A hand: Beatrice, Lydia x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Lydia", "end serving")
    t.refuses("acquire Trek")
    t.refuses("acquire Picnic")


def test_all_that_the_hand_can_pay_for_are_offered(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Picnic, Trek | Camp Fire
        A hand: Beatrice, Evita, Lydia x2
        B hand: 1 Love
    """)
    t.asks(
        "A",
        "serve Evita",
        "serve Lydia",
        "acquire Scary Night",
        "acquire Picnic",
        "acquire Trek",
        "end serving",
    )


def test_two_of_a_kind_face_up_are_one_offer(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night x2, Camp Fire | Trek
        A hand: Beatrice, Evita
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "acquire Scary Night", "end serving")


def test_one_is_acquired_a_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Scary Night, Camp Fire | Picnic
        servings: 2
        A hand: Beatrice x3, Lydia x2, Evita
        B hand: 1 Love
    """)
    t.do("acquire Trek")
    t.asks("A", "serve Evita", "chamber Beatrice", "end serving")
    t.refuses("acquire Scary Night")
    t.refuses("acquire Picnic")
    t.has("A reminiscences: Trek")


def test_one_more_may_be_acquired_in_a_later_turn(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Trek
        A hand: Beatrice, Evita
        A deck: Lydia x2, Evita x3
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.do("B: end turn")
    t.do("A: acquire Trek")
    t.has("A reminiscences: Scary Night, Trek")


def test_a_new_one_is_turned_up_at_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Picnic, Trek
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("""
        turn: A
        reminiscences: Picnic, Camp Fire, Underwater Grotto | Trek
    """)


def test_with_an_empty_pile_fewer_lie_face_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto |
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("""
        turn: A
        reminiscences: Camp Fire, Underwater Grotto |
    """)


def test_the_next_player_may_acquire_what_was_turned_up(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Trek
        A hand: Beatrice, Evita, 1 Love
        B hand: Lydia x2, 1 Love
    """)
    t.do("acquire Scary Night")
    t.do("A: end turn")
    t.asks("B", "serve Lydia", "play 1 Love", "acquire Trek", "end serving")
    t.do("acquire Trek")
    t.has("""
        A reminiscences: Scary Night
        B reminiscences: Trek
        B hand: 1 Love
    """)


def test_no_serving_is_needed_and_none_is_paid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        phase: serving
        servings: 0
        A hand: Beatrice, Evita
        B hand: 1 Love
    """)
    t.asks("A", "acquire Scary Night", "end serving")
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Beatrice, Evita, Fea
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.asks("A", "serve Fea", "end serving")
    t.has("servings: 1")


def test_it_keeps_the_serving_phase_open_after_the_last_maid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Valencia, Beatrice
        B hand: 1 Love
    """)
    t.do("serve Valencia")
    t.has("phase: employ")
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Valencia x2, Beatrice
        B hand: 1 Love
    """)
    t.do("serve Valencia")
    t.asks("A", "acquire Scary Night", "end serving")
    t.has("""
        phase: serving
        servings: 0
    """)


def test_the_player_may_leave_it_where_it_is(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Camp Fire, Underwater Grotto | Trek
        love: 1
        A hand: Beatrice x4
        B hand: 1 Love
    """)
    t.do("end serving")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        A hand: Beatrice x4
        A reminiscences:
        reminiscences: Archipelago Tour, Camp Fire, Underwater Grotto | Trek
    """)


def test_none_is_acquired_or_employed_in_the_employ_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        phase: employ
        love: 1
        A hand: Beatrice, Evita
        B hand: 1 Love
    """)
    t.asks("A", "employ 1 Love", "end turn")
    t.refuses("acquire Scary Night")
    t.refuses("employ Scary Night")


def test_none_is_acquired_in_the_starting_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A chambermaids: Valencia
        A hand: Beatrice, Evita
        B hand: 1 Love
    """)
    t.asks("A", "use Valencia", "start serving")
    t.do("start serving")
    t.asks("A", "serve Evita", "acquire Scary Night", "end serving")


def test_cards_that_were_played_or_chambered_do_not_pay(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Archipelago Tour, Scary Night, Picnic | Trek
        phase: serving
        A hand: Beatrice, Fea
        A played: Hyacinth, Evita
        A chambermaids: Beatrice x2, Valencia
        A discard: Beatrice, Daphne, Sophia x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "end serving")
    t.refuses("acquire Archipelago Tour")
    t.refuses("acquire Scary Night")
    t.refuses("acquire Picnic")


def test_one_card_does_not_pay_for_two(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, Trek, Fireworks Festival | Archipelago Tour
        A hand: Fea, Evita, Lydia
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "serve Evita", "serve Lydia", "end serving")


def test_a_chief_pays_where_any_card_of_the_cost_does(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Colette, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("""
        A hand: 1 Love
        A discard: Colette, Hyacinth
        A reminiscences: Scary Night
    """)


def test_the_chiefs_of_another_box_are_chiefs(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Archipelago Tour, Camp Fire, Underwater Grotto | Trek
        A hand: Marianne x2, Colette x2, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Archipelago Tour")
    t.has("A hand: 1 Love")


def test_maids_of_other_boxes_count_with_what_they_cost(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Picnic, Camp Fire, Underwater Grotto | Trek
        A hand: Natsumi, Colette, Hyacinth, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.has("A hand: 1 Love")


def test_it_stays_in_the_quarters_for_all_to_see(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Camp Fire, Underwater Grotto | Archipelago Tour
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.do("end turn")
    t.has("""
        turn: B
        A reminiscences: Scary Night
        A hand: Beatrice, Evita, 1 Love
    """)
    t.sees("B", "A reminiscences: Scary Night")


def test_its_effect_happens_once(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A reminiscences: Watching the Stars, Archipelago Tour, Fireworks Festival, Picnic
        A deck: Fea x2
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        servings: 1
        employments: 1
        new_hand: 5
        another_turn: 0
        A hand: 1 Love
    """)


def test_an_empty_pile_of_reminiscences_is_no_empty_maid_pile(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night |
        town: Lydia x0
        A hand: Beatrice, Evita, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
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
        A discard: Sophia, Fea, Clorinde
        B hand: 1 Love
        B discard: Beatrice, Clorinde x2
        B reminiscences: Scary Night
    """)
    t.do("end turn")
    assert t.over
    assert t.vp("A") == t.vp("B") == 7
    assert t.winners() == ["A"]


def test_everybody_sees_what_is_paid_card_by_card(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Underwater Grotto | Trek
        A hand: Sophia, Fryda, Laura, Fea
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    t.do("discard Laura")
    t.sees("B", "A discard: Laura")
    t.sees("B", "A hand: 3 cards")


def asked(t: Table) -> str:
    """The open question as its player reads it."""
    decision = t.session.game.pending
    assert decision is not None
    return question(decision)


def test_the_question_tells_how_much_of_a_total_is_missing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Watching the Stars, Camp Fire, Underwater Grotto | Trek
        A hand: Sophia, Fryda, Laura, Fea, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Watching the Stars")
    assert asked(t) == "Watching the Stars: Discard a maid: 15 of 15 still missing."
    t.do("discard Laura")
    assert asked(t) == "Watching the Stars: Discard a maid: 9 of 15 still missing."


def test_the_question_tells_which_card_is_wanted_and_how_many_are_missing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Finding a Hidden Hot Spring, River Canoeing, Trek | Camp Fire
        A hand: 2 Love x2, 1 Love x4, Fea, Evita, Daphne
        B hand: 1 Love
    """)
    t.do("acquire Finding a Hidden Hot Spring")
    assert asked(t) == "Finding a Hidden Hot Spring: Discard a card costing 4: 3 cards still missing."
    t.do("discard 2 Love")
    t.do("discard Fea")
    assert asked(t) == "Finding a Hidden Hot Spring: Discard a card costing 3: 1 card still missing."
