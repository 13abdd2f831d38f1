"""What each Reminiscence asks for: printed employ costs of cards in hand, and nothing else.

"Staff" is every card one employs, Love among it: a 2 Love costs 4, a 3 Love 7. Maids are chiefs and general maids
without Love. Two kinds of price: listed cards, each paid by one card of exactly that cost or kind, and a total, which
any number of maids may reach or exceed.
"""

import pytest

from tests.table import NewTable

PAYS = [
    # one card of cost 3, one of cost 2
    ("Scary Night", "Evita, Hyacinth"),
    ("Scary Night", "Daphne, Nonnette"),
    # maids who cost 10 together
    ("Picnic", "Sophia x2"),
    ("Picnic", "Fryda, Daphne"),
    ("Picnic", "Evita x3, Hyacinth"),
    ("Picnic", "Evita x4"),
    # staff of cost 4, 4 and 3
    ("Finding a Hidden Hot Spring", "Fea, Caldina, Evita"),
    ("Finding a Hidden Hot Spring", "2 Love, Riya, Daphne"),
    # maids who cost 15 together
    ("Watching the Stars", "Lydia x3"),
    ("Watching the Stars", "Sophia x2"),
    ("Watching the Stars", "Beatrice x7, Hyacinth"),
    # maids who cost 24 together
    ("Camp Fire", "Lydia x5"),
    ("Camp Fire", "Lydia x4, Fea"),
    ("Camp Fire", "Sophia x2, Clorinde, Beatrice"),
    # four chiefs of either kind
    ("Archipelago Tour", "Sophia x4"),
    ("Archipelago Tour", "Sophia x2, Beatrice x2"),
    # staff of cost 7, 5 and 4
    ("Fireworks Festival", "3 Love, Florence, Caldina"),
    ("Fireworks Festival", "Fryda, Cynthia, 2 Love"),
    # two, four general maids of cost 5 or more
    ("Trek", "Lydia, Cynthia"),
    ("Trek", "Fryda, Laura"),
    ("Trek", "Florence x2"),
    ("Underwater Grotto", "Lydia x2, Clorinde, Fryda"),
    ("Underwater Grotto", "Laura x4"),
]
DOES_NOT_PAY = [
    ("Scary Night", "Lydia"),
    ("Scary Night", "Hyacinth x2, 1 Love"),
    ("Scary Night", "Evita, 1 Love x2"),
    ("Scary Night", "Evita, 2 Love"),
    ("Scary Night", "Fea, Beatrice"),
    ("Scary Night", "3 Love, Hyacinth"),
    ("Picnic", "Evita x3"),
    ("Picnic", "Sophia, 3 Love"),
    ("Picnic", "3 Love x3"),
    ("Picnic", "Beatrice x4, 2 Love x3"),
    ("Picnic", "Lydia, Caldina, 1 Love x4"),
    ("River Canoeing", "3 Love x4, Lydia"),
    ("River Canoeing", "2 Love x4, Beatrice x4"),
    ("Finding a Hidden Hot Spring", "2 Love x2, Beatrice"),
    ("Finding a Hidden Hot Spring", "2 Love, Evita x2"),
    ("Finding a Hidden Hot Spring", "Fea, 3 Love, Evita"),
    ("Finding a Hidden Hot Spring", "Lydia x2, Evita"),
    ("Finding a Hidden Hot Spring", "2 Love x2, 1 Love x3"),
    ("Watching the Stars", "Beatrice x7"),
    ("Watching the Stars", "Sophia, Clorinde"),
    ("Watching the Stars", "Sophia, 3 Love"),
    ("Watching the Stars", "Lydia x2, Fea, 3 Love x2"),
    ("Camp Fire", "Lydia x4, Daphne"),
    ("Camp Fire", "Sophia x2, Clorinde, 3 Love x2"),
    ("Camp Fire", "3 Love x4"),
    ("Archipelago Tour", "Sophia x3, Lydia"),
    ("Archipelago Tour", "Sophia x3, 3 Love"),
    ("Archipelago Tour", "Beatrice x3, Hyacinth, Florence"),
    ("Fireworks Festival", "Fryda, Lydia x2"),
    ("Fireworks Festival", "Sophia, Lydia, Fea"),
    ("Fireworks Festival", "3 Love x2, Fea"),
    ("Fireworks Festival", "Clorinde, Lydia, 2 Love"),
    ("Fireworks Festival", "Fryda, Clorinde, 2 Love"),
    ("Fireworks Festival", "3 Love, Lydia, Evita, 1 Love"),
    ("Trek", "Sophia x2"),
    ("Trek", "Sophia, Lydia"),
    ("Trek", "Lydia, 3 Love"),
    ("Trek", "Fea x4"),
    ("Underwater Grotto", "Lydia x3, Sophia"),
    ("Underwater Grotto", "Lydia x3, 3 Love"),
    ("Underwater Grotto", "Lydia x3, Fea x3"),
]


@pytest.mark.parametrize(("reminiscence", "hand"), PAYS)
def test_what_it_asks_for_pays(table: NewTable, reminiscence: str, hand: str) -> None:
    t = table(f"""
        boxes: vacation
        reminiscences: {reminiscence} |
        A hand: {hand}, 1 Love
        B hand: 1 Love
    """)
    t.do(f"acquire {reminiscence}")
    t.has(f"""
        A hand: 1 Love
        A reminiscences: {reminiscence}
    """)


@pytest.mark.parametrize("love", ["3 Love x5", "1 Love x3, 2 Love x2"])
def test_five_love_cards_of_any_value_pay_for_river_canoeing(table: NewTable, love: str) -> None:
    t = table(f"""
        boxes: vacation
        reminiscences: River Canoeing |
        A hand: {love}, Fea
        B hand: 1 Love
    """)
    t.do("acquire River Canoeing")
    t.do("take Sophia")
    t.has("""
        A hand: Fea
        A reminiscences: River Canoeing
    """)


@pytest.mark.parametrize(("reminiscence", "hand"), DOES_NOT_PAY)
def test_what_comes_near_does_not_pay(table: NewTable, reminiscence: str, hand: str) -> None:
    t = table(f"""
        boxes: vacation
        reminiscences: {reminiscence} |
        phase: serving
        A hand: {hand}
        B hand: 1 Love
    """)
    t.lacks(f"acquire {reminiscence}")


def test_a_total_may_be_paid_with_many_small_maids_though_two_would_do(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Archipelago Tour | Scary Night
        A hand: Beatrice x2, Hyacinth x2, Nonnette, Lydia x2
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    for name in ("Beatrice", "Hyacinth", "Beatrice", "Nonnette", "Hyacinth"):
        t.do(f"discard {name}")
    t.has("""
        A hand: Lydia x2
        A reminiscences: Picnic
    """)


def test_a_dearer_maid_than_needed_may_complete_a_total(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Picnic, Camp Fire, Archipelago Tour | Scary Night
        A hand: Sophia x2, Beatrice, 1 Love
        B hand: 1 Love
    """)
    t.do("acquire Picnic")
    t.do("discard Sophia")
    t.asks("A", "discard Sophia", "discard Beatrice")
    t.do("discard Sophia")
    t.has("""
        A hand: Beatrice, 1 Love
        A discard: 2 Love x3, Sophia x2
        A reminiscences: Picnic
        love: 0
    """)


def test_all_that_is_in_hand_may_go(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Underwater Grotto, Picnic, Watching the Stars | Scary Night
        A hand: Lydia x4
        A deck: Fea x5
        B hand: 1 Love
    """)
    t.do("acquire Underwater Grotto")
    t.asks("B", "play 1 Love", "end turn")
    t.has("""
        A hand: Fea x5
        A discard: Lydia x4
        A reminiscences: Underwater Grotto
    """)


def test_a_maid_drawn_in_the_same_turn_pays(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Trek, Camp Fire, Underwater Grotto | Picnic
        A hand: Clorinde, Lydia, Fea
        A deck: Cynthia
        B hand: 1 Love
    """)
    t.do("serve Clorinde")
    t.asks("A", "serve Lydia", "serve Fea", "serve Cynthia", "acquire Trek", "end serving")


def test_one_that_was_just_turned_up_waits_for_the_next_turn_though_the_hand_pays(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Scary Night, Trek, Underwater Grotto | Picnic, Camp Fire
        A hand: Evita, Hyacinth, Lydia x2
        B hand: 1 Love
    """)
    t.do("acquire Scary Night")
    t.has("reminiscences: Trek, Underwater Grotto, Picnic | Camp Fire")
    t.asks("A", "serve Lydia", "end serving")


def test_love_counts_with_its_printed_cost_though_amaretto_sells_it_for_less(table: NewTable) -> None:
    t = table("""
        boxes: expanding, vacation
        reminiscences: Finding a Hidden Hot Spring, Scary Night, Archipelago Tour | Picnic
        A hand: Amaretto, 2 Love x2, Evita
        B hand: 1 Love
    """)
    t.do("serve Amaretto")
    t.asks("A", "acquire Finding a Hidden Hot Spring", "play 2 Love", "end serving")


def test_maids_count_with_their_printed_cost_though_envy_makes_them_dearer(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        reminiscences: Scary Night, Picnic, Finding a Hidden Hot Spring |
        A hand: Evita, Hyacinth, Beatrice
        A events: Envy x2
        B hand: 1 Love
    """)
    t.asks("A", "serve Evita", "serve Hyacinth", "chamber Hyacinth", "acquire Scary Night", "end serving")


def test_an_illness_and_a_bad_habit_in_the_quarters_hinder_nothing(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        reminiscences: Trek, Scary Night, Underwater Grotto | Picnic
        A hand: Sainsbury, Anise, 1 Love
        A private: Fay (ill)
        A events: Bad Habit
        B hand: 1 Love
    """)
    t.asks("A", "serve Sainsbury", "serve Anise", "acquire Trek", "play 1 Love", "end serving")
    t.do("acquire Trek")
    assert t.vp("A") == 6 + 3 - 1
