"""Sara (Oktoberfest: cost 4, Love +2) with the chambermaids and Chambermaid Chiefs of all four boxes.

When she serves, one healthy chambered card of the own quarters may go to the own discard pile, for two Servings more.
Private maids and the chief under an Estate are not chambered.
"""

import pytest

from tests.table import NewTable

# The chiefs in play are those of the box named first, so every card is tried with its own box in front.
BASE = "base, expanding, vacation, oktoberfest"
EXPANDING = "expanding, base, vacation, oktoberfest"
VACATION = "vacation, base, expanding, oktoberfest"
OKTOBERFEST = "oktoberfest, base, expanding, vacation"

EVERY_CHAMBERMAID = pytest.mark.parametrize(
    ("boxes", "maid"),
    [
        (BASE, "Colette Framboise"),
        (BASE, "Safran Virginie"),
        (BASE, "Azure Crescent"),
        (BASE, "Viola Crescent"),
        (BASE, "Rouge Crescent"),
        (EXPANDING, "Aline du Roy"),
        (EXPANDING, "Felicity Horn"),
        (EXPANDING, "Suzuna Kamikawa"),
        (EXPANDING, "Ririko Hiiragi"),
        (EXPANDING, "Domino Bonaparte"),
        (VACATION, "Beatrice Escudo"),
        (VACATION, "Florence Spring"),
        (VACATION, "Valencia Prêtre"),
        (VACATION, "Hyacinth Arrow"),
        (OKTOBERFEST, "Matilde Wiese"),
        (OKTOBERFEST, "Ute Krombach"),
        (OKTOBERFEST, "Kaori Hamasaki"),
    ],
)


@EVERY_CHAMBERMAID
def test_dismissing_her_gives_two_servings(table: NewTable, boxes: str, maid: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: {maid}
        B hand: 1 Love
        phase: serving
    """)
    t.do("serve Sara")
    t.asks("A", f"dismiss {maid}", "pass")
    t.do(f"dismiss {maid}")
    t.has(f"""
        A hand: 1 Love
        A played: Sara Leonhardt
        A chambermaids:
        A discard: {maid}
        love: 2
        servings: 2
        employments: 1
    """)


@EVERY_CHAMBERMAID
def test_she_stays_when_sara_is_declined(table: NewTable, boxes: str, maid: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: {maid}
        B hand: 1 Love
        phase: serving
    """)
    t.do("serve Sara")
    t.do("pass")
    t.has(f"""
        A chambermaids: {maid}
        A discard:
        love: 2
        servings: 0
    """)


@EVERY_CHAMBERMAID
def test_she_can_not_be_dismissed_while_ill(table: NewTable, boxes: str, maid: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: {maid} (ill)
        B hand: 1 Love
        phase: serving
    """)
    t.do("serve Sara")
    t.has(f"""
        phase: employ
        A chambermaids: {maid} (ill)
        A discard:
        love: 2
        servings: 0
    """)


def test_every_kind_of_the_own_quarters_is_offered_once(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, expanding, vacation
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: Matilde x2, Safran, Safran (ill), Domino, Hyacinth, Kaori (ill)
        B hand: 1 Love
        B chambermaids: Ute
        phase: serving
    """)
    t.do("serve Sara")
    t.asks("A", "dismiss Matilde", "dismiss Safran", "dismiss Domino", "dismiss Hyacinth", "pass")
    t.do("dismiss Safran")
    t.has("""
        A chambermaids: Matilde x2, Safran (ill), Domino, Hyacinth, Kaori (ill)
        A discard: Safran
        B chambermaids: Ute
    """)


def test_private_maids_and_an_estates_chief_are_not_chambered(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Sara Leonhardt, 1 Love
        A private: Courtney
        A buildings: Estate (Aline)
        B hand: 1 Love
        B chambermaids: Aline
        phase: serving
    """)
    t.do("serve Sara")
    t.has("""
        phase: employ
        A private: Courtney
        A buildings: Estate (Aline)
        servings: 0
    """)


def test_her_servings_may_be_used_at_once_to_chamber_others(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        A hand: Sara Leonhardt, Beatrice, 1 Love
        A chambermaids: Ute
        B hand: 1 Love
        phase: serving
    """)
    t.do("serve Sara")
    t.do("dismiss Ute")
    t.do("chamber Beatrice")
    t.has("""
        A chambermaids: Beatrice
        A discard: Ute
        servings: 0
    """)


def test_dismissing_costs_the_points_of_the_quarters(table: NewTable) -> None:
    t = table("""
        boxes: vacation, oktoberfest
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: Kaori x3, Beatrice
        B hand: 1 Love
        phase: serving
    """)
    assert t.vp("A") == 12 + 2
    t.do("serve Sara")
    t.do("dismiss Kaori")
    t.has("A chambermaids: Kaori x2, Beatrice")
    assert t.vp("A") == 2 + 2


def test_a_domino_sent_by_another_player_comes_into_the_own_discard_pile(table: NewTable) -> None:
    t = table("""
        boxes: expanding, oktoberfest
        A hand: Sara Leonhardt, 1 Love
        A chambermaids: Domino
        B hand: 1 Love
        phase: serving
    """)
    assert t.vp("A") == -2
    t.do("serve Sara")
    t.do("dismiss Domino")
    t.has("""
        A discard: Domino
        B discard:
    """)
    assert t.vp("A") == 0


def test_two_saras_dismiss_two_chambermaids(table: NewTable) -> None:
    t = table("""
        boxes: base, oktoberfest
        A hand: Sara Leonhardt x2, 1 Love
        A chambermaids: Azure, Rouge
        B hand: 1 Love
        phase: serving
    """)
    t.do("serve Sara")
    t.do("dismiss Azure")
    t.do("serve Sara")
    t.do("dismiss Rouge")
    t.has("""
        A chambermaids:
        A discard: Rouge, Azure
        love: 4
        servings: 3
    """)
