"""Paula (Oktoberfest: cost 2) with every general maid of the four boxes.

When she serves, the top card of any player's deck may be discarded, and may be used as though it had just been played:
icons first, then text. The card stays in the discard pile of the deck it came from. Riya can be returned from there;
nobody can be made a chambermaid that way, Domino neither, and Nicole needs two in hand.
Love gives its Love; chiefs give nothing; another Paula asks anew.
"""

import pytest

from tests.table import NewTable

NOT_ASKED = (
    "Sainsbury Lockwood",
    "Kagari Ichinomiya",
    "Claire Saint-Juste",
    "Safran Virginie",
    "Azure Crescent",
    "Rouge Crescent",
    "Tiffany Wise",
    "Francine Barbier",
    "Phyllis Lumley",
    "Felicity Horn",
    "Grace Saulsbury",
    "Pauline Dumond",
    "Ririko Hiiragi",
    "Florence Spring",
    "Chinatsu Kooriyama",
    "Fea Primrose",
    "Valencia Prêtre",
    "Hyacinth Arrow",
    "Hermina Baum",
    "Nadja Kersten",
    "Sara Leonhardt",
    "Anna Hartmann",
    "Aileen Hammerschmidt",
    "Ute Krombach",
    "Kaori Hamasaki",
    "Nicole Schmieg",
)
"""These can do no harm, so they are used without a question."""


@pytest.mark.parametrize(
    ("maid", "cards", "love", "servings", "employments"),
    [
        # base
        ("Anise Greenaway", 3, 0, 0, 1),
        ("Ophelia Grail", 1, 1, 1, 1),
        ("Sainsbury Lockwood", 0, 0, 0, 0),
        ("Tenalys Trent", 0, 3, 0, 1),
        ("Natsumi Fujikawa", 1, 0, 2, 0),
        ("Nena Wilder", 0, 1, 0, 0),
        ("Esquine Forêt", 2, 0, 0, 0),
        ("Geneviève Daubigny", 1, 1, 1, 0),
        ("Moine de Lefèvre", 2, 0, 0, 2),
        ("Eliza Rosewater", 0, 2, 0, 0),
        ("Kagari Ichinomiya", 0, 0, 2, 0),
        ("Claire Saint-Juste", 0, 0, 1, 0),
        ("Safran Virginie", 0, 2, 0, 0),
        ("Azure Crescent", 0, 0, 0, 1),
        ("Viola Crescent", 1, 0, 0, 0),
        ("Rouge Crescent", 0, 1, 0, 0),
        # Expanding, without Victoria and Lilac, who discard more from B's deck at once
        ("Tiffany Wise", 0, 3, 0, 0),
        ("Carillon Vandoor", 3, 0, 0, 0),
        ("Francine Barbier", 0, 0, 2, 0),
        ("Renée R Rieussec", 2, 0, 1, 0),
        ("Domino Bonaparte", 2, 0, 0, 1),
        ("Amaretto Renard", 0, 0, 0, 0),
        ("Emily Raymond", 0, 0, 2, 1),
        ("Rutile der Sar", 0, 0, 0, 0),
        ("Phyllis Lumley", 0, 2, 0, 0),
        ("Felicity Horn", 0, 1, 0, 0),
        ("Suzuna Kamikawa", 1, 0, 1, 0),
        ("Grace Saulsbury", 0, 1, 0, 0),
        ("Pauline Dumond", 0, 0, 1, 0),
        ("Ririko Hiiragi", 0, 0, 1, 0),
        # Vacation
        ("Fryda Viento", 2, 2, 0, 2),
        ("Laura", 2, 0, 0, 0),
        ("Clorinde Sea", 1, 0, 2, 0),
        ("Lydia Leon", 1, 0, 1, 0),  # one of the five revealed, all alike
        ("Florence Spring", 0, 2, 0, 0),
        ("Cynthia Lakes", 4, 0, 0, 0),
        ("Caldina Alley", 2, 0, 0, 0),
        ("Riya Naragashi", 2, 0, 0, 0),
        ("Chinatsu Kooriyama", 0, 0, 0, 0),
        ("Fea Primrose", 0, 0, 2, 1),
        ("Romina Vautrin", 2, 2, 0, 0),
        ("Daphne Coraille", 0, 0, 1, 0),
        ("Margareta Torrente", 1, 1, 1, 0),
        ("Germaine Mahle", 2, 0, 0, 0),
        ("Evita Catala", 0, 1, 1, 0),
        ("Valencia Prêtre", 0, 2, 0, 0),
        ("Hyacinth Arrow", 0, 1, 0, 0),
        ("Nonnette Soyeux", 2, 0, 0, 1),
        # Oktoberfest
        ("Elsa Reinmaier", 2, 0, 0, 2),  # three drawn, one of the five in hand discarded
        ("Hermina Baum", 0, 3, 0, 0),
        ("Toni Darling", 1, 1, 1, 0),
        ("Nora Morgenstern", 0, 0, 2, 0),
        ("Nadja Kersten", 0, 1, 0, 0),
        ("Gina Kersten", 1, 0, 0, 0),
        ("Sara Leonhardt", 0, 2, 0, 0),
        ("Julia Kunster", 2, 0, 0, 1),
        ("Kirika von Heidemann", 2, 0, 0, 0),
        ("Anna Hartmann", 0, 0, 2, 0),
        ("Renata Abendroth", 0, 2, 0, 0),
        ("Aileen Hammerschmidt", 0, 0, 0, 0),
        ("Ute Krombach", 0, 0, 0, 1),
        ("Kaori Hamasaki", 0, 1, 0, 0),
        ("Paula Lauenburg", 0, 0, 0, 0),
        ("Nicole Schmieg", 0, 0, 0, 0),
    ],
)
def test_her_icons_are_given_and_she_stays_with_her_owner(
    table: NewTable, maid: str, cards: int, love: int, servings: int, employments: int
) -> None:
    t = table(f"""
        boxes: oktoberfest, base, expanding, vacation
        A hand: Paula, 1 Love x2
        A deck: 1 Love x8
        B hand: 1 Love
        B deck: {maid}, 1 Love x3
    """)
    t.do("serve Paula")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose B")
    if maid not in NOT_ASKED:
        t.asks("A", f"use {maid}", "pass")
        t.do(f"use {maid}")
    t.has(f"""
        turn: A
        A hand: {2 + cards} cards
        A played: Paula
        B discard: {maid}
        love: {love}
        servings: {servings}
        employments: {1 + employments}
    """)


def test_victoria_discards_two_more_cards_and_may_tear_down(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, expanding, vacation
        A hand: Paula, 1 Love
        A deck: Carillon, 1 Love
        B hand: 1 Love
        B deck: Victoria, 1 Love x2
        B buildings: Garden
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Victoria")
    t.asks("A", "tear down Garden", "pass")
    t.do("tear down Garden")
    t.has("""
        A discard: Carillon
        B discard: 1 Love, Victoria
        B buildings:
        love: 2
    """)


def test_lilac_discards_from_every_deck_and_brings_a_card_to_the_top(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, expanding, vacation
        A hand: Paula, 1 Love
        A deck: Kagari, 1 Love
        B hand: 1 Love
        B deck: Lilac, Emily, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Lilac")
    t.do("take 2 Love")
    t.has("""
        A deck: 2 Love, 1 Love
        A discard: Kagari
        B deck: 1 Love
        B discard: Emily, Lilac
    """)


@pytest.mark.parametrize(("love", "value"), [("1 Love", 1), ("2 Love", 2), ("3 Love", 3)])
def test_a_love_card_gives_its_love_and_stays_with_its_owner(table: NewTable, love: str, value: int) -> None:
    t = table(f"""
        boxes: oktoberfest, base, expanding, vacation
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: {love}, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.has(f"""
        A hand: 1 Love
        A played: Paula
        B discard: {love}
        love: {value}
    """)


@pytest.mark.parametrize(
    ("boxes", "chief"),
    [
        ("base, oktoberfest", "Marianne"),
        ("base, oktoberfest", "Colette"),
        ("expanding, oktoberfest", "Claudine"),
        ("expanding, oktoberfest", "Aline"),
        ("vacation, oktoberfest", "Sophia"),
        ("vacation, oktoberfest", "Beatrice"),
        ("oktoberfest", "Anja"),
        ("oktoberfest", "Matilde"),
    ],
)
def test_a_chief_gives_nothing(table: NewTable, boxes: str, chief: str) -> None:
    t = table(f"""
        boxes: {boxes}
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: {chief}, 1 Love
        servings: 3
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "play 1 Love", "end turn")
    t.has(f"""
        A chambermaids:
        B chambermaids:
        B discard: {chief}
        love: 0
        servings: 2
        employments: 1
    """)


def test_a_chambermaid_is_not_chambered(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Safran
        servings: 3
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.has("""
        A chambermaids:
        B chambermaids:
        B discard: Safran
        love: 2
        servings: 2
    """)


def test_the_own_deck_may_be_chosen(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        A deck: Kagari, 1 Love
        B hand: 1 Love
        B deck: 1 Love
    """)
    t.do("serve Paula")
    t.do("choose A")
    t.has("""
        A deck: 1 Love
        A discard: Kagari
        A played: Paula
        B deck: 1 Love
        servings: 2
    """)


def test_an_empty_deck_is_refilled_first_and_an_empty_house_is_not_offered(table: NewTable) -> None:
    t = table("""
        players: 3
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        B hand: 1 Love
        B discard: Kagari
        C hand: 1 Love
        C deck: 1 Love
    """)
    t.do("serve Paula")
    t.asks("A", "choose B", "choose C", "pass")
    t.do("choose B")
    t.has("""
        B deck:
        B discard: Kagari
        servings: 2
    """)


def test_riya_may_go_from_that_discard_pile_to_the_town(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, vacation
        A hand: Paula, Kagari, 1 Love
        A deck: 1 Love x12
        B hand: 1 Love
        B deck: Riya Naragashi, 1 Love
        B discard: 2 Love
        town: Riya x8
        servings: 2
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Riya")
    t.asks("A", "return Riya", "pass")
    t.do("return Riya")
    t.has("""
        turn: B
        A hand: 1 Love x10
        B discard: 2 Love
        town: Riya x9
    """)


def test_kept_where_she_is_riya_leaves_the_turn_as_it_was(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, vacation
        A hand: Paula, Kagari, 1 Love
        B hand: 1 Love
        B deck: Riya Naragashi, 1 Love
        servings: 2
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Riya")
    t.do("pass")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.has("""
        B discard: Riya Naragashi
        servings: 1
    """)


def test_riya_of_the_own_deck_goes_to_the_town_unless_her_draw_shuffled_her_in(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, vacation
        A hand: Paula, 1 Love
        A deck: Riya Naragashi, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Riya")
    t.asks("A", "return Riya", "pass")
    t = table("""
        boxes: oktoberfest, base, vacation
        A hand: Paula, 1 Love
        A deck: Riya Naragashi
        A discard: Kagari
        B hand: 1 Love
    """)
    t.do("serve Paula")
    t.do("choose A")
    t.do("use Riya")
    t.lacks("return Riya")
    t.has("A hand: Riya, Kagari, 1 Love")


def test_domino_is_not_sent_to_anybody(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, expanding
        A hand: Paula, Kagari, 1 Love
        B hand: 1 Love
        B deck: Domino, 1 Love
        servings: 2
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Domino")
    t.asks("A", "serve Kagari", "play 1 Love", "end serving")
    t.has("""
        B discard: Domino
        B chambermaids:
        servings: 1
        employments: 2
    """)


def test_nicole_does_nothing_even_beside_another_one_in_hand(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, Nicole, 1 Love
        B hand: 1 Love
        B deck: Nicole, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.has("""
        turn: A
        A hand: Nicole, 1 Love
        B discard: Nicole
    """)
    t.lacks("use Nicole")


def test_another_paula_asks_anew(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        A deck: 3 Love
        B hand: 1 Love
        B deck: Paula x2, Kagari
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "use Paula", "pass")
    t.do("use Paula")
    t.asks("A", "choose A", "choose B", "pass")
    t.do("choose B")
    t.do("use Paula")
    t.do("choose A")
    t.has("""
        A discard: 3 Love
        A played: Paula
        B deck: Kagari
        B discard: Paula x2
        love: 3
        servings: 0
    """)


def test_another_paula_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Paula, Kagari
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Paula")
    t.do("pass")
    t.has("""
        B deck: Kagari
        B discard: Paula
        servings: 0
    """)


def test_claire_returns_an_event_of_the_one_who_uses_her(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        A chambermaids: Safran (ill)
        A events: Bad Habit
        B hand: 1 Love
        B deck: Claire, 1 Love
        B events: Bad Habit
        town: Bad Habit x14
        phase: serving
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "return Bad Habit", "return Illness from Safran", "pass")
    t.do("return Bad Habit")
    t.has("""
        A events:
        A chambermaids: Safran (ill)
        B events: Bad Habit
        B discard: Claire
        town: Bad Habit x15
        servings: 1
    """)


def test_felicity_chambers_a_chief_of_the_one_who_uses_her(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: Paula, Matilde, 1 Love
        B hand: 1 Love
        B deck: Felicity, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.asks("A", "chamber Matilde", "pass")
    t.do("chamber Matilde")
    t.has("""
        A chambermaids: Matilde
        B discard: Felicity
        love: 1
        servings: 0
    """)


def test_kirika_makes_the_own_chiefs_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, Matilde, 1 Love
        B hand: 1 Love
        B deck: Kirika, 1 Love
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Kirika")
    t.do("play Matilde")
    t.has("""
        A played: Paula, Matilde
        love: 1
    """)


def test_gina_opens_a_purchase_of_beer(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Gina, 1 Love
        beers: Oktoberfest | Altbier, Pilsner, Weissbier
        love: 4
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Gina")
    t.do("buy beer Oktoberfest")
    t.has("""
        A beers: Oktoberfest
        B discard: Gina
        love: 0
        employments: 1
    """)


def test_emily_makes_buildings_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, expanding
        A hand: Paula, 1 Love
        B hand: 1 Love
        B deck: Emily, 1 Love
        love: 3
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Emily")
    t.do("employ Garden")
    t.has("""
        A buildings: Garden
        love: 0
        employments: 1
    """)


def test_romina_ends_the_serving_phase(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base, vacation
        A hand: Paula, Kagari, 1 Love
        B hand: 1 Love
        B deck: Romina, 1 Love
        servings: 3
    """)
    t.do("serve Paula")
    t.do("choose B")
    t.do("use Romina")
    t.has("""
        phase: employ
        A hand: Kagari, 1 Love
        love: 2
    """)


def test_declining_discards_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: Paula, 1 Love
        A deck: Kagari
        B hand: 1 Love
        B deck: Kagari
    """)
    t.do("serve Paula")
    t.do("pass")
    t.has("""
        A deck: Kagari
        A discard:
        B deck: Kagari
        B discard:
        servings: 0
    """)
