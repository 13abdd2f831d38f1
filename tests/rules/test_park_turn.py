"""A turn at the Park: high class maid, serving, work, employ, return of the high class maid, cleanup."""

from tests.table import NewTable


def test_the_steps_follow_one_another(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: Edith x6, Dawn x7
        servings: 2
        A high class: Noëmi
        A hand: Edith, Dawn, 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.has("phase: serving")
    t.do("serve Edith")
    t.do("end serving")
    t.has("phase: work")
    t.do("end work")
    t.has("phase: employ")
    t.do("end turn")
    t.has("""
        turn: B
        A high class:
        A hand: Colette x5
    """)


def test_a_used_high_class_maid_leads_on_to_the_serving_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: starting")
    t.asks("A", "use Sylvie", "start serving")
    t.do("use Sylvie")
    t.has("phase: serving")
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")


def test_a_turn_with_nothing_to_do_passes_by_itself(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        high class: Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B high class: Noëmi
        B hand: Colette x3
        B deck: 1 Love x5
        C hand: 1 Love
    """)
    t.do("A: end turn")
    t.asks("C", "play 1 Love", "end turn")
    t.has("""
        B hand: 1 Love x5
        B discard: Colette x3
        B high class:
    """)


def test_one_serving_lets_one_maid_serve(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, Edith, 1 Love
        B hand: 1 Love
    """)
    t.has("servings: 1")
    t.do("serve Tomo")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A hand: Edith, 1 Love")


def test_love_needs_no_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, 1 Love, 2 Love
        B hand: 1 Love
    """)
    t.do("play 1 Love")
    t.do("play 2 Love")
    t.has("""
        phase: serving
        servings: 1
        love: 3
        A played: 1 Love, 2 Love
    """)
    t.asks("A", "serve Tomo", "end serving")


def test_servings_left_over_are_lost_before_the_work_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 3
        A high class: Celina
        A hand: Tomo x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tomo")
    t.has("servings: 2")
    t.do("end serving")
    t.has("""
        phase: work
        servings: 0
        concentration: 2
    """)


def test_love_and_skill_points_are_lost_with_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 3
        imagination: 4
        concentration: 3
        effort: 2
        employments: 3
        B high class: Noëmi
        A hand: 1 Love
        B hand: Tomo, 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        love: 0
        imagination: 0
        concentration: 0
        effort: 0
        employments: 1
        servings: 1
    """)


def test_work_needs_the_chief_of_that_work(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: work
        imagination: 4
        concentration: 4
        effort: 4
        A high class: Celina
        B high class: Noëmi
        C high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.asks("A", "gain Decoration 1", "end work")
    t.do("gain Decoration 1")
    t.do("gain Decoration 1")
    t.has("""
        phase: employ
        imagination: 4
        concentration: 0
        effort: 4
    """)


def test_no_maid_serves_in_the_employ_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Cecilia, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.do("end serving")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.refuses("serve Tomo")


def test_love_can_be_played_in_the_employ_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        town: Cecilia x7
        A hand: 1 Love x2, 2 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")
    t.do("play all Love")
    t.has("love: 4")
    t.do("employ Cecilia")
    t.has("""
        turn: B
        town: Cecilia x6
    """)


def test_one_card_is_employed_in_a_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 9
        town: 2 Love x5
        A hand: 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ 2 Love")
    t.has("""
        turn: B
        A discard: 1 Love, 2 Love
        town: 2 Love x4
    """)


def test_employing_is_optional(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 9
        A hand: 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A discard: 1 Love
    """)


def test_an_empty_pile_sells_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 5
        town: Tomo x0, 2 Love x0
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.offers("employ Edith")
    t.lacks("employ Tomo")
    t.lacks("employ 2 Love")


def test_cleanup_puts_the_hand_on_the_played_cards(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        town: Dawn x7
        A hand: Colette
        A played: Tomo
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("employ Dawn")
    t.has("""
        turn: B
        A discard: Colette, Tomo, Dawn
        A played:
        A hand: 1 Love x5
    """)


def test_a_new_hand_empties_the_deck_before_the_reshuffle(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A hand: 1 Love x4
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: Colette x2, 1 Love x3
        A deck: 1 Love
        A discard:
    """)


def test_a_deck_that_is_just_enough_is_not_reshuffled(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A hand: 1 Love x2
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        A hand: Colette x5
        A deck:
        A discard: 1 Love x2
    """)


def test_fewer_than_five_cards_make_a_short_hand(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A hand: 1 Love x2
        A chambermaids: Colette x3
        B hand: 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        A hand: 1 Love x2
        A chambermaids: Colette x3
        A deck:
        A discard:
    """)
