"""What is open at the Park: high class maids, preparations, chambermaids and skill points; hands and decks are not."""

from tests.table import NewTable


def test_the_hand_of_another_player_is_a_number_of_cards(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, Edith, 1 Love x2, Colette
        A deck: Chiffon x4
        B hand: 1 Love, Tomo
    """)
    t.sees("B", "A hand: 5 cards")
    t.sees("B", "A deck: 4 cards")
    t.sees("A", "B hand: 2 cards")
    t.sees("A", "A hand: Tomo, Edith, 1 Love x2, Colette")


def test_a_picked_high_class_maid_is_open(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: picking
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("A: pick Yukina")
    t.sees("B", "A high class: Yukina")
    t.do("B: pick Ellis")
    t.sees("A", "B high class: Ellis")


def test_gained_preparations_are_open(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 2
        A high class: Noëmi
        A hand: 1 Love
        A preparations: Decoration 1
        B hand: 1 Love
    """)
    t.do("gain Food 1")
    t.sees("B", "A preparations: Food 1, Decoration 1")


def test_skill_points_are_open(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Ophelia, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Ophelia")
    t.sees("B", "imagination: 1")
    t.sees("B", "concentration: 1")
    t.sees("B", "effort: 1")


def test_chambermaids_and_served_maids_are_open(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Elaine, Dawn, 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.do("chamber Dawn")
    t.sees("B", "A chambermaids: Colette, Dawn")
    t.sees("B", "A played: Elaine")
    t.sees("B", "A hand: 1 card")


def test_a_card_drawn_with_ellis_stays_hidden_and_the_discarded_one_does_not(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ellis
        A hand: 1 Love x2
        A deck: Tomo, Colette
        B hand: 1 Love
    """)
    t.do("use Ellis")
    t.sees("B", "A hand: 3 cards")
    t.do("discard 1 Love")
    t.sees("B", "A hand: 2 cards")
    t.sees("B", "A discard: 1 Love ...")


def test_of_a_discard_pile_the_top_card_is_seen(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A hand: Colette, 1 Love
        A played: Tomo
        A deck: 1 Love x5
        A discard: Edith
        B hand: 1 Love
    """)
    t.sees("B", "A discard: Edith ...")
    t.sees("B", "A discard: 1 card")
    t.do("end turn")
    t.sees("B", "A discard: 4 cards")
    t.sees("B", "A hand: 5 cards")
