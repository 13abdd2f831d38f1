"""The Employ Phase: Love and one Employment, or more, buy cards of the Town."""

from tests.table import NewTable


def test_what_love_can_pay_for_is_offered_and_nothing_else(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A hand: Colette
        B hand: 1 Love
    """)
    t.asks("A", "employ 1 Love", "employ Azure", "employ Viola", "employ Rouge", "end turn")
    t.refuses("employ Kagari")


def test_one_card_is_employed_and_then_the_turn_ends(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 5
        A hand: 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Rouge")
    t.has("""
        turn: B
        A hand: Colette x5
        A discard: 1 Love, Rouge
        town: Rouge x9
    """)


def test_further_employments_buy_further_cards(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 7
        employments: 3
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Kagari")
    t.has("""
        love: 4
        employments: 2
    """)
    t.do("employ Rouge")
    t.has("""
        phase: employ
        love: 2
        employments: 1
        A hand: 1 Love
        A discard: Rouge, Kagari
    """)


def test_employments_of_served_maids_count(table: NewTable) -> None:
    t = table("""
        A hand: Azure, 2 Love x2
        B hand: 1 Love
    """)
    t.do("serve Azure")
    t.do("play 2 Love")
    t.do("employ Rouge")
    t.has("""
        turn: A
        love: 0
        employments: 1
        A discard: Rouge
    """)
    t.asks("A", "play 2 Love", "end turn")


def test_love_may_be_played_between_two_employments(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 1
        employments: 3
        A hand: 1 Love, 2 Love
        B hand: 1 Love
    """)
    t.do("employ 1 Love")
    t.do("play 2 Love")
    t.do("employ Viola")
    t.has("""
        love: 0
        employments: 1
        A hand: 1 Love
        A discard: Viola, 1 Love
        A played: 2 Love
    """)


def test_love_of_maids_and_love_cards_add_up(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Rouge")
    t.do("play all Love")
    t.has("love: 3")
    t.offers("employ Colette")
    t.lacks("employ 2 Love")


def test_a_private_maid_goes_to_the_private_quarters(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 5
        private maids: Rosa, Nord | Sora, Lalande
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Rosa")
    t.has("""
        turn: B
        A private: Rosa
        A discard:
    """)


def test_only_face_up_private_maids_can_be_employed(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 9
        private maids: Rosa, Nord | Sora, Lalande
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.offers("employ Rosa")
    t.offers("employ Nord")
    t.lacks("employ Sora")
    t.refuses("employ Lalande")


def test_an_event_goes_to_private_quarters_not_to_the_discard_pile(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 2
        A deck: Colette x5
        B chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("employ Bad Habit")
    t.has("""
        turn: B
        A discard:
        B events: Bad Habit
        town: Bad Habit x15
    """)


def test_the_last_card_of_a_pile_can_be_employed_and_then_no_more(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 9
        employments: 3
        town: Rouge x1
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Rouge")
    t.has("""
        town: Rouge x0
        A discard: Rouge
    """)
    t.lacks("employ Rouge")


def test_nine_love_employ_marianne(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 9
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("employ Marianne")
    t.has("""
        turn: B
        A discard: Marianne
        town: Marianne x7
    """)


def test_the_player_may_employ_nothing(table: NewTable) -> None:
    t = table("""
        phase: employ
        love: 9
        employments: 3
        A deck: Colette x5
        B hand: Kagari, 1 Love
    """)
    t.do("end turn")
    t.has("""
        turn: B
        phase: serving
        love: 0
        employments: 1
        A discard:
    """)


def test_no_maid_serves_any_more(table: NewTable) -> None:
    t = table("""
        phase: employ
        A hand: Kagari, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.refuses("serve Kagari")
