"""Sora (base) with the events of Oktoberfest: Envy goes into quarters, a Heavy Storm onto a building.

She moves an event to another player than the one who has it, and only where a healthy maid lives. A storm needs a
building there besides. Four Gardens keep events out, but not when a storm lies on one of them.
"""

from tests.table import NewTable


def test_with_one_house_to_choose_envy_goes_there_unasked(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        A events: Envy
        B hand: 1 Love
        B chambermaids: Colette
        C hand: 1 Love
    """)
    t.asks("A", "use Sora", "start serving")
    t.do("use Sora")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A events:
        B events: Envy
        C events:
    """)


def test_envy_passes_over_a_house_whose_only_maid_is_ill_and_a_private_maid_is_one(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        A events: Envy
        B hand: 1 Love
        B chambermaids: Colette (ill)
        C hand: 1 Love
        C private: Fay
    """)
    t.do("use Sora")
    t.asks("A", "move Envy of A", "move Illness from Colette of B")
    t.do("move Envy of A")
    t.has("""
        A events:
        B events:
        C events: Envy
    """)


def test_a_storm_goes_onto_a_chosen_building_where_there_are_maids(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        A buildings: Garden (storm)
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden, Lily Garden
        C hand: 1 Love
        C buildings: Garden
    """)
    t.do("use Sora")
    t.asks("A", "put on Garden of B", "put on Lily Garden of B")
    t.do("put on Lily Garden of B")
    t.has("""
        A buildings: Garden
        B buildings: Garden, Lily Garden (storm)
        C buildings: Garden
    """)


def test_a_storm_goes_neither_where_no_maids_are_nor_where_no_building_is(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        A buildings: Garden (storm)
        B hand: 1 Love
        B buildings: Garden
        C hand: 1 Love
        C chambermaids: Aline
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_storm_is_not_moved_within_one_house(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden (storm), Lily Garden
        C hand: 1 Love
        C chambermaids: Aline
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_a_garden_under_a_storm_does_not_help_to_keep_envy_out(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base, oktoberfest
        players: 3
        A hand: 1 Love
        A private: Sora
        A events: Envy
        B hand: 1 Love
        B chambermaids: Aline
        B buildings: Garden x3, Garden (storm)
        C hand: 1 Love
    """)
    t.do("use Sora")
    t.asks("A", "play 1 Love", "end turn")
    t.has("B events: Envy")


def test_covered_by_another_private_maid_she_moves_nothing(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: 1 Love
        A private: Fay, Sora
        A events: Envy
        B hand: 1 Love
        B chambermaids: Azure
    """)
    t.asks("A", "gain Love", "gain Employment")
