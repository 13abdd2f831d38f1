"""Chambermaids: certain maids may be set aside for Servings instead of serving, and stay in the private quarters."""

from tests.table import NewTable


def test_a_chambermaid_costs_one_serving_and_gives_nothing(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Safran", "chamber Safran", "play 1 Love", "end serving")
    t.do("chamber Safran")
    t.has("""
        phase: employ
        servings: 0
        love: 0
        A chambermaids: Safran
        A hand: 1 Love
        A played:
    """)


def test_the_chambermaid_chief_costs_two_servings(table: NewTable) -> None:
    t = table("""
        phase: serving
        servings: 3
        A hand: Colette x2, Rouge, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Colette")
    t.has("""
        servings: 1
        A chambermaids: Colette
        A hand: Colette, Rouge, 1 Love
    """)
    t.asks("A", "serve Rouge", "chamber Rouge", "play 1 Love", "end serving")


def test_the_chambermaid_chief_is_refused_with_one_serving(table: NewTable) -> None:
    t = table("""
        A hand: Colette, Kagari, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.refuses("chamber Colette")
    t.do("serve Kagari")
    t.asks("A", "chamber Colette", "play 1 Love", "end serving")


def test_maids_without_the_title_are_not_set_aside(table: NewTable) -> None:
    t = table("""
        phase: serving
        servings: 2
        A hand: Marianne, Kagari, Colette
        B hand: 1 Love
    """)
    t.asks("A", "serve Kagari", "chamber Colette", "end serving")


def test_icons_are_not_received(table: NewTable) -> None:
    t = table("""
        phase: serving
        servings: 4
        A hand: Azure, Viola, Rouge, Kagari, 1 Love
        A deck: Colette x2
        B hand: 1 Love
    """)
    t.do("chamber Azure")
    t.do("chamber Viola")
    t.do("chamber Rouge")
    t.has("""
        servings: 1
        love: 0
        employments: 1
        A chambermaids: Azure, Viola, Rouge
        A hand: Kagari, 1 Love
        A deck: Colette x2
    """)


def test_a_chambermaid_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("chamber Safran")
    t.do("end turn")
    t.has("""
        turn: B
        A chambermaids: Safran
        A hand: Colette x5
        A discard: 1 Love
    """)


def test_a_served_maid_is_not_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
        A deck: Colette x5
        B hand: 1 Love
    """)
    t.do("serve Safran")
    t.has("""
        love: 2
        A chambermaids:
        A played: Safran
    """)
    t.do("end turn")
    t.has("A discard: Safran, 1 Love")


def test_a_chambermaid_does_not_serve_in_later_turns(table: NewTable) -> None:
    t = table("""
        A chambermaids: Safran
        A hand: Kagari, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")


def test_a_chambermaid_keeps_her_points(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 1
    t.do("chamber Rouge")
    assert t.vp("A") == 1


def test_the_chambermaid_bonus_is_only_for_chambermaids(table: NewTable) -> None:
    t = table("""
        A chambermaids: Safran
        A hand: Safran, 1 Love
        A deck: Safran
        A discard: Safran
        B hand: 1 Love
    """)
    assert t.vp("A") == 0
    t.do("chamber Safran")
    assert t.vp("A") == 4


def test_chambermaids_are_seen_by_everybody(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Safran")
    t.sees("B", "A chambermaids: Safran")
