"""The Starting Phase: private maids act, and a 3 Love from hand returns an Illness of the own quarters."""

from tests.table import NewTable


def test_with_nothing_to_do_the_phase_is_skipped(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 3 Love
        B hand: 1 Love
    """)
    t.has("phase: serving")


def test_an_effect_happens_once_a_turn(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "cure Colette", "start serving")
    t.do("use Lalande")
    t.asks("A", "cure Colette", "start serving")
    t.has("A hand: 3 Love, 1 Love, Kagari")


def test_the_player_chooses_the_order(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.do("cure Colette")
    t.asks("A", "use Lalande", "start serving")
    t.do("use Lalande")
    t.has("""
        phase: serving
        A chambermaids: Colette
        A hand: 1 Love, Kagari
        A discard: 3 Love
    """)


def test_leaving_the_phase_gives_up_what_was_left(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A chambermaids: Colette (ill)
        A hand: 3 Love, Kagari
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.do("start serving")
    t.asks("A", "serve Kagari", "play 3 Love", "end serving")
    t.has("""
        A chambermaids: Colette (ill)
        A hand: 3 Love, Kagari
        town: Illness x9
    """)


def test_an_ill_private_maid_has_no_effect(table: NewTable) -> None:
    t = table("""
        A private: Lalande (ill)
        A hand: 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_cured_private_maid_acts_at_once(table: NewTable) -> None:
    t = table("""
        A private: Rosa (ill)
        A hand: 3 Love, Kagari
        B hand: 1 Love
    """)
    t.asks("A", "cure Rosa", "start serving")
    t.do("cure Rosa")
    t.has("""
        phase: serving
        love: 1
        A private: Rosa
        A hand: Kagari
        A discard: 3 Love
        town: Illness x10
    """)


def test_several_illnesses_are_cured_one_three_love_each(table: NewTable) -> None:
    t = table("""
        A chambermaids: Colette (ill), Safran (ill)
        A hand: 3 Love x2, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "cure Colette", "cure Safran", "start serving")
    t.do("cure Safran")
    t.asks("A", "cure Colette", "start serving")
    t.do("cure Colette")
    t.has("""
        phase: employ
        A chambermaids: Colette, Safran
        A hand: 1 Love
        A discard: 3 Love x2
        town: Illness x10
    """)


def test_without_a_three_love_left_no_cure_is_offered(table: NewTable) -> None:
    t = table("""
        A chambermaids: Colette (ill), Safran (ill)
        A hand: 3 Love, 1 Love
        A deck: 3 Love
        B hand: 1 Love
    """)
    t.do("cure Colette")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A chambermaids: Colette, Safran (ill)")


def test_only_the_player_whose_turn_it_is_may_cure(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B chambermaids: Colette (ill)
        B hand: 3 Love, 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.do("A: end turn")
    t.asks("B", "cure Colette", "start serving")


def test_what_must_happen_is_one_of_the_options_as_long_as_there_are_others(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "use Fay", "cure Colette")
    t.do("cure Colette")
    t.asks("A", "gain Love", "gain Employment")
    t.do("gain Employment")
    t.has("""
        phase: employ
        employments: 2
    """)


def test_what_must_happen_may_come_first(table: NewTable) -> None:
    t = table("""
        A private: Fay
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.do("use Fay")
    t.do("gain Employment")
    t.asks("A", "cure Colette", "start serving")


def test_a_fixed_gain_is_not_asked_about(table: NewTable) -> None:
    t = table("""
        A private: Rosa
        A chambermaids: Colette (ill)
        A hand: 3 Love, 1 Love
        B hand: 1 Love
    """)
    t.has("love: 1")
    t.asks("A", "cure Colette", "start serving")


def test_two_cards_may_be_drawn_before_a_choice(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation
        A private: Fay
        A chambermaids: Valencia
        A hand: 1 Love
        A deck: 3 Love, Kagari
        B hand: 1 Love
    """)
    t.asks("A", "use Fay", "use Valencia")
    t.do("use Valencia")
    t.asks("A", "gain Love", "gain Employment")
    t.has("A hand: 1 Love, 3 Love, Kagari")


def test_a_maid_who_leaves_may_do_so_after_the_cards_that_pay_for_her(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation, expanding
        A private: Mika
        A chambermaids: Valencia
        A hand: Kagari
        A deck: 1 Love, Kagari
        B hand: 1 Love
    """)
    t.do("use Valencia")
    t.has("""
        A private: Mika
        A hand: Kagari x2
    """)


def test_or_before_them(table: NewTable) -> None:
    t = table("""
        boxes: base, vacation, expanding
        A private: Mika
        A chambermaids: Valencia
        A hand: Kagari
        A deck: 1 Love, Kagari
        B hand: 1 Love
    """)
    t.do("use Mika")
    t.asks("A", "use Valencia", "start serving")
    t.has("A private:")


def test_a_look_at_the_deck_may_come_before_or_after_two_cards_are_drawn(table: NewTable) -> None:
    t = table("""
        boxes: vacation, expanding
        A private: Clymene
        A chambermaids: Valencia
        A hand: Sophia
        A deck: 2 Love, Laura, 3 Love, Laura
        B hand: 1 Love
    """)
    t.asks("A", "use Clymene", "use Valencia")
    t.do("use Valencia")
    t.has("A hand: Sophia, 2 Love, Laura, 3 Love")


def test_a_card_may_go_back_before_it_would_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A private: Mika
        A chambermaids: Matilde
        A hand: 1 Love, Ute
        B hand: 1 Love
    """)
    t.asks("A", "use Mika", "use Matilde")
    t.do("use Matilde")
    t.do("return 1 Love")
    t.has("""
        A private:
        A hand: Ute
    """)


def test_a_love_card_may_buy_a_beer_before_it_would_be_taken(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A private: Mika
        A events: Let Me Drink!
        A hand: 1 Love, Ute
        B hand: 1 Love
        B beers: Altbier
    """)
    t.asks("A", "use Mika", "use Let Me Drink!")
    t.do("use Let Me Drink!")
    t.has("""
        A private:
        A hand: Ute
        A beers: Altbier
    """)


def test_in_the_park_the_high_class_maid_may_come_first(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        private maids: Rosa |
        A private: Fay
        A high class: Ellis
        B high class: Ignis
        A hand: 1 Love, Pia
        A deck: Edith, Tomo
        B hand: 1 Love
        phase: starting
    """)
    t.asks("A", "use Fay", "use Ellis")
    t.do("use Ellis")
    t.do("discard Pia")
    t.asks("A", "gain Love", "gain Employment")


def test_love_cannot_be_played_out_of_the_reach_of_what_must_happen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A private: Mika
        A chambermaids: Matilde
        A hand: 1 Love, Ute
        B hand: 1 Love
    """)
    t.lacks("play 1 Love")


def test_love_is_not_offered_where_nothing_threatens_it(table: NewTable) -> None:
    t = table("""
        A private: Lalande
        A hand: 1 Love
        A deck: Kagari x3
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "start serving")
