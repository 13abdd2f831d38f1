"""What a good player sees at once, the planner sees too: positions in which the right move is plain."""

from __future__ import annotations

import pytest

from cuore.bots.planner.sketch import sketch
from cuore.bots.planner_bot import Mind
from cuore.cards.catalogue import official_rules
from cuore.engine.session import Session
from cuore.engine.words import ASK_NEED
from cuore.town import lay_out_position


def ask(position: str, *moves: str) -> tuple[str, dict[str, float]]:
    """What a planner answers in a position, after some moves, and what every option is worth to it."""
    session = Session(lay_out_position(official_rules(), position))
    for move in moves:
        session.apply(words(session).index(move))
    g = sketch(session.view(session.game.asked))
    judgement = Mind().judgement(g.deal.stock)
    options = words(session)
    return options[judgement.best(g)], dict(zip(options, judgement.worths(g), strict=True))


def words(session: Session) -> list[str]:
    """The options of the open decision."""
    return session.game.words()


def answer(position: str, *moves: str) -> str:
    """What a planner does."""
    return ask(position, *moves)[0]


def worth(option: str, position: str, *moves: str) -> float:
    """What an option is worth to a planner, in victory points."""
    return ask(position, *moves)[1][option]


# -- chambermaids --


@pytest.mark.parametrize(("maids", "wanted"), [("Margareta x4", False), ("Fea x4", True)])
def test_it_wants_a_chambermaid_chief_only_with_servings_to_spare_for_her(maids: str, wanted: bool) -> None:
    # Beatrice brings her two points as a chambermaid only, and wants two Servings at once for it.
    worths = ask(
        "boxes: vacation\nphase: employ\nlove: 2\nround: 14\ntown: Fea x3, Margareta x2, Hyacinth x6\n"
        f"A discard: 1 Love x7, 2 Love, Beatrice x3, {maids}\nB discard: 1 Love x7, Beatrice x3"
    )[1]
    assert (worths["employ Beatrice Escudo"] > worths["end turn"]) == wanted


CRESCENTS = "phase: employ\nlove: 2\nA discard: 1 Love x7, Colette x3\nB discard: 1 Love x7, Colette x3\n"


def test_the_third_sister_is_worth_more_to_whoever_has_the_other_two() -> None:
    alone = worth("employ Rouge Crescent", CRESCENTS)
    assert worth("employ Rouge Crescent", f"{CRESCENTS}A chambermaids: Azure, Viola") > alone + 0.5


def test_two_sisters_who_wait_are_worth_chambering_sooner_than_one() -> None:
    position = "phase: serving\nround: 12\ntown: Moine x2, Kagari x2\nA hand: Azure, 1 Love x4\nA deck: 1 Love x4, "
    alone = worth("chamber Azure Crescent", f"{position}1 Love")
    assert worth("chamber Azure Crescent", f"{position}Viola") > alone + 0.5


# -- events --

EVENTS = (
    "phase: employ\nlove: 4\nround: 14\ntown: Moine x4, Kagari x4, Safran, Rouge\nA discard: 1 Love x7, Colette x3\n"
)


def test_an_illness_is_worth_more_where_it_spoils_a_set() -> None:
    few = worth("employ Illness", f"{EVENTS}B deck: 1 Love x7\nB chambermaids: Colette")
    assert worth("employ Illness", f"{EVENTS}B deck: 1 Love x7\nB chambermaids: Safran x4") > few + 0.5


def test_it_lays_an_illness_on_the_maid_who_loses_most_by_it() -> None:
    sisters = "Azure, Viola, Rouge"  # our own would lose even more
    position = f"{EVENTS}A chambermaids: {sisters}\nB deck: 1 Love x7\nB chambermaids: Colette x2, Safran x3, Rouge"
    assert answer(position, "employ Illness") == "put on Safran Virginie of B"


def test_it_does_not_employ_an_illness_that_takes_no_point() -> None:
    worths = ask(f"{EVENTS}B deck: 1 Love x7\nB chambermaids: Safran, Colette (ill)")[1]
    assert worths["employ Illness"] < worths["end turn"]


def test_it_does_not_employ_an_event_for_which_only_its_own_house_has_a_place() -> None:
    worths = ask(f"{EVENTS}A chambermaids: Colette\nB deck: 1 Love x7")[1]
    assert worths["employ Illness"] < worths["end turn"]
    assert worths["employ Bad Habit"] < worths["end turn"]


def test_the_bad_habit_that_doubles_all_the_others_is_worth_most() -> None:
    house = f"{EVENTS}B deck: 1 Love x7\nB chambermaids: Colette\n"
    first = worth("employ Bad Habit", house)
    third = worth("employ Bad Habit", f"{house}B events: Bad Habit x2")
    fourth = worth("employ Bad Habit", f"{house}B events: Bad Habit x3")
    fifth = worth("employ Bad Habit", f"{house}B events: Bad Habit x4")
    assert first == third < fifth < fourth


def test_an_illness_is_worth_less_where_love_will_cure_it() -> None:
    house = f"{EVENTS}B chambermaids: Safran x4\n"
    uncured = worth("employ Illness", f"{house}B deck: 1 Love x8")
    assert worth("employ Illness", f"{house}B deck: 1 Love x7, 3 Love") < uncured


def test_nobody_cures_an_illness_of_the_last_turn() -> None:
    position = (
        "phase: employ\nlove: 4\nround: 20\ntown: Moine x0, Kagari x1, Safran\nA discard: 1 Love x7, Kagari x9\n"
        "B chambermaids: Safran x4\n"
    )
    uncured = worth("employ Illness", f"{position}B deck: 1 Love x8")
    assert worth("employ Illness", f"{position}B deck: 1 Love x7, 3 Love") == uncured


HAUNTED = "phase: serving\nround: 14\nA hand: Claire, 1 Love x4\nA deck: 1 Love x5\nB deck: 1 Love x5\n"


@pytest.mark.parametrize(
    ("house", "worst"),
    [
        ("A chambermaids: Colette (ill), Safran (ill), Safran x3", "return Illness from Safran Virginie (ill)"),
        ("A chambermaids: Rouge (ill), Colette\nA events: Bad Habit x4", "return Bad Habit"),
        ("A chambermaids: Safran (ill), Safran x3\nA events: Bad Habit", "return Illness from Safran Virginie (ill)"),
    ],
)
def test_claire_takes_the_worst_event_away(house: str, worst: str) -> None:
    assert answer(f"{HAUNTED}{house}", "serve Claire Saint-Juste") == worst


SORA = "round: 14\nA private: Sora\nA hand: 1 Love x5\nA deck: 1 Love x5\nB deck: 1 Love x5\n"


def test_sora_moves_the_worst_event_out_of_the_own_house() -> None:
    house = "A chambermaids: Colette (ill), Safran (ill), Safran x3\nB chambermaids: Safran x4, Colette (ill)"
    moves = ("use Sora Nakachi",)
    assert answer(f"{SORA}{house}") == "use Sora Nakachi"
    assert answer(f"{SORA}{house}", *moves) == "move Illness from Safran Virginie (ill) of A"


@pytest.mark.parametrize(
    "house",
    [
        "B chambermaids: Safran (ill), Safran x3",  # none of ours
        "A chambermaids: Colette (ill)\nB events: Bad Habit",  # ours has no place to go
    ],
)
def test_sora_does_not_move_events_into_the_own_house(house: str) -> None:
    assert answer(f"{SORA}{house}") != "use Sora Nakachi"


def test_envy_is_worth_little_to_who_already_pays_as_much_more_as_envy_can_make_it() -> None:
    position = "boxes: oktoberfest\nphase: employ\nlove: 5\nB chambermaids: Ute\nB deck: 1 Love x8\nA deck: 1 Love x8\n"
    worths = ask(f"{position}B events: Envy x2")[1]
    assert worth("employ Envy", position) > worths["end turn"] > worths["employ Envy"]


# -- cards that are only guessed at --


def test_renata_names_a_number_that_the_others_may_hold() -> None:
    # The only cards of cost 4 that have left the Town are our own.
    position = (
        "boxes: oktoberfest\nphase: serving\nA hand: Renata, 1 Love, 2 Love x3\nA deck: 2 Love x3\n"
        "B hand: 1 Love x5\nB deck: 1 Love x2, Matilde x3\n"
    )
    decision, worths = ask(position, "serve Renata Abendroth")
    assert decision == "name 1"
    assert worths["name 4"] == worths["name 7"] == 0.0


# -- Servings, and cards in hand --


def test_it_does_not_discard_for_a_serving_that_nobody_needs() -> None:
    position = "phase: serving\nA hand: Esquine, 1 Love x2, Colette\nA deck: 1 Love x4"
    assert answer(position, "serve Esquine Forêt") == "pass"


@pytest.mark.parametrize(
    ("maids", "least"),
    [
        ("Rouge, Colette, 2 Love x2", "discard Colette Framboise"),
        ("Rouge x2, 2 Love x2", "discard Rouge Crescent"),  # the other one serves
        ("Geneviève, 1 Love x2", "discard 1 Love"),  # she gives her Serving back, but needs one to begin with
    ],
)
def test_it_discards_for_a_serving_what_it_misses_least(maids: str, least: str) -> None:
    position = f"phase: serving\nA hand: Esquine, {maids}\nA deck: 3 Love x4"
    assert answer(position, "serve Esquine Forêt") == least


def test_a_serving_is_worth_nothing_without_the_maid_for_whom_it_would_be() -> None:
    position = "phase: serving\nA hand: Esquine, Rouge, 3 Love x2\nA deck: 3 Love x4"
    assert worth("discard Rouge Crescent", position, "serve Esquine Forêt") < 0.0


@pytest.mark.parametrize(
    ("hand", "deck", "pays"),
    [
        ("1 Love x3", "1 Love x4, 2 Love x4", True),
        ("Kaori, 1 Love x3", "1 Love x4, Matilde x4", True),  # two Servings, and only one maid who waits
        ("Kaori x2, 1 Love x2", "1 Love x4, Matilde x4", False),
        ("Matilde x3", "Matilde x8", True),  # nothing is lost by it
    ],
)
def test_nora_is_paid_with_a_serving_that_nobody_needs_more(hand: str, deck: str, pays: bool) -> None:
    position = f"boxes: oktoberfest\nphase: serving\nA hand: Nora, {hand}\nA deck: {deck}"
    assert (answer(position, "serve Nora Morgenstern") == "pay a Serving") == pays


@pytest.mark.parametrize(
    ("hand", "gain"),
    [
        ("3 Love x3, 2 Love", "gain Employment"),  # enough for two good cards
        ("1 Love x3, Colette x2", "gain Love"),
        ("3 Love x2, Colette x3", "gain Love"),  # the seventh Love is the one that pays for a 3 Love
    ],
)
def test_fay_gains_what_this_hand_can_use(hand: str, gain: str) -> None:
    position = f"town: Moine x5, Kagari x5\nA private: Fay\nA hand: {hand}\nA deck: 1 Love x5, Colette x3"
    assert answer(position) == gain


@pytest.mark.parametrize(("hand", "pays"), [("1 Love x4, Aline", False), ("1 Love x3, Phyllis x2", True)])
def test_it_pays_love_for_a_serving_only_with_somebody_waiting_to_serve(hand: str, pays: bool) -> None:
    decision = answer(f"boxes: expanding\nA private: Shion\nA hand: {hand}\nA deck: 1 Love x5")
    assert (decision == "use Shion Tsuwabuki") == pays


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("3 Love, 2 Love, Colette, Geneviève", "Colette Framboise"),
        ("3 Love, 2 Love, 1 Love, Geneviève", "1 Love"),
    ],
)
def test_it_keeps_the_good_cards_when_it_must_discard_one(hand: str, least: str) -> None:
    position = (
        f"phase: serving\nA hand: Natsumi, 1 Love x2, Colette x2\nA deck: 1 Love x4\nB hand: {hand}\nB deck: 1 Love x5"
    )
    moves = ("serve Natsumi Fujikawa", "discard Colette Framboise")
    assert answer(position, *moves) == f"discard {least}"


# -- Reminiscences --


def test_it_keeps_the_maid_who_pays_for_a_reminiscence_until_it_is_acquired() -> None:
    position = "boxes: vacation\nphase: serving\nreminiscences: Scary Night\nA deck: 1 Love x5, Beatrice x2\nA hand: "
    assert answer(f"{position}Margareta, Hyacinth, 1 Love x3") == "acquire Scary Night"
    assert answer(f"{position}Margareta x2, Hyacinth, 1 Love x2") == "serve Margareta Torrente"


# -- what this turn can employ --


def test_the_second_employment_goes_by_the_price_of_today() -> None:
    # This turn a 3 Love costs 4 Love instead of 7: eight Love are enough for two of them.
    position = (
        "boxes: expanding\nphase: employ\nbargains: Amaretto\nlove: 8\nA discard: 1 Love x7, Aline x3, Amaretto\n"
    )
    one = worth("employ 3 Love", f"{position}employments: 1")
    assert worth("employ 3 Love", f"{position}employments: 2") == pytest.approx(2 * one)


def test_a_bar_maid_is_worth_her_beer_when_love_is_left_for_it() -> None:
    position = (
        "boxes: oktoberfest\nphase: employ\nround: 10\ntown: Nadja x5, Gina x5\n"
        "A discard: 1 Love x7, Matilde x3, 2 Love\nB discard: 1 Love x7, Matilde x3\n"
    )
    assert answer(f"{position}love: 5") != "employ Nadja Kersten"
    assert answer(f"{position}love: 6") == "employ Nadja Kersten"


# -- the end --

RICH = "Marianne x3, 1 Love x7"
POOR = "Colette x3, 1 Love x7"


@pytest.mark.parametrize(("own", "other", "ends"), [(RICH, POOR, True), (POOR, RICH, False)])
def test_it_employs_the_last_of_a_pile_that_ends_the_game_only_when_it_wins_by_that(
    own: str, other: str, ends: bool
) -> None:
    position = f"phase: employ\nlove: 2\nround: 20\ntown: Moine x0, Rouge x1\nA discard: {own}\nB discard: {other}"
    assert (answer(position) == "employ Rouge Crescent") == ends


@pytest.mark.parametrize(("own", "other", "ends"), [("x4", "x1", True), ("x1", "x4", False)])
def test_it_acquires_what_ends_the_game_only_when_it_wins_by_that(own: str, other: str, ends: bool) -> None:
    position = (
        "boxes: vacation\nphase: serving\nround: 12\nreminiscences: Camp Fire\nA hand: Fryda, Laura, Clorinde, Lydia\n"
        f"A discard: 1 Love x7, Sophia {own}\nB discard: 1 Love x7, Sophia {other}"
    )
    assert (answer(position) == "acquire Camp Fire") == ends


ISLAND = "boxes: vacation\nphase: serving\nround: 8\nA discard: 1 Love x7, Beatrice x3\nB discard: 1 Love x7\n"


def paid(position: str, reminiscence: str) -> list[str]:
    """The cards that a planner discards for a Reminiscence, in the order of the alphabet."""
    moves = [f"acquire {reminiscence}"]
    while True:
        session = Session(lay_out_position(official_rules(), position))
        for move in moves:
            session.apply(words(session).index(move))
        if session.game.ask_what != ASK_NEED:
            return sorted(session.game.rules.names[k] for k in session.game.players[0].hand)
        moves.append(answer(position, *moves))


def test_it_pays_a_total_with_the_maids_that_bring_least_now() -> None:
    # Fryda serves this turn; the chiefs only lie there.
    left = paid(f"{ISLAND}reminiscences: Picnic\nA hand: Sophia, Beatrice, Fryda, 1 Love", "Picnic")
    assert left == ["1 Love", "Fryda Viento"]
    left = paid(f"{ISLAND}reminiscences: Picnic\nA hand: Beatrice x5, Fryda", "Picnic")
    assert left == ["Fryda Viento"]


def test_it_does_not_overpay_where_less_will_do() -> None:
    left = paid(f"{ISLAND}reminiscences: Picnic\nservings: 0\nA hand: Beatrice x3, Evita, Fryda, 1 Love", "Picnic")
    assert left == ["1 Love", "Beatrice Escudo", "Beatrice Escudo", "Beatrice Escudo"]


def test_it_pays_with_small_love() -> None:
    left = paid(f"{ISLAND}reminiscences: River Canoeing\nA hand: 1 Love x5, 2 Love, 3 Love", "River Canoeing")
    assert left == ["2 Love", "3 Love"]


def test_it_acquires_points_for_chiefs_that_do_nothing() -> None:
    tour = f"{ISLAND}reminiscences: Archipelago Tour\nA hand: Beatrice x4, Fea, 1 Love"
    assert ask(tour)[1]["acquire Archipelago Tour"] > 6.0
    picnic = f"{ISLAND}reminiscences: Picnic\nservings: 0\nA hand: Beatrice x5, 2 Love"
    assert answer(picnic) == "acquire Picnic"


def test_the_dearest_maid_of_the_town_makes_river_canoeing_worth_more() -> None:
    river = f"{ISLAND}round: 20\nreminiscences: River Canoeing\nA hand: 1 Love x5\n".replace("round: 8\n", "")
    rich = worth("acquire River Canoeing", f"{river}town: Sophia x4")
    assert rich > worth("acquire River Canoeing", f"{river}town: Sophia x0") + 0.5


def test_a_maid_who_is_needed_for_a_total_does_not_serve_first() -> None:
    stars = f"{ISLAND}reminiscences: Watching the Stars\nA hand: Clorinde, Fryda, Beatrice, 1 Love"
    assert answer(stars) == "acquire Watching the Stars"


# -- the Park --


def test_it_picks_the_high_class_maid_who_gives_the_love_that_is_missing() -> None:
    # Six Love in hand; with one more there is enough for what costs seven.
    position = (
        "boxes: more\nplayers: 3\nphase: picking\n"
        "high class: Noëmi, Celina, Arisa, Marianne at the Park, Ignis, Yukina\n"
        "A hand: 1 Love x4, 2 Love\nA deck: 1 Love x2, Colette x3"
    )
    assert answer(position) == "pick Ignis"


@pytest.mark.parametrize(("chambermaid", "picks"), [("Mirabel", True), ("Dawn Stride", False)])
def test_a_chambermaid_who_can_be_sent_for_counts_when_it_picks_a_work_chief(chambermaid: str, picks: bool) -> None:
    # The next decoration needs three: Tomo brings two, and Mirabel would bring the third.
    position = (
        "boxes: more\nplayers: 3\nphase: picking\npreparations: Food 2 x2, Decoration 2 x2, Cleaning 2\n"
        f"A hand: Tomo, 1 Love x4\nA deck: 1 Love x4\nA chambermaids: {chambermaid}"
    )
    assert (answer(position) == "pick Celina") == picks


@pytest.mark.parametrize(("concentration", "sends"), [(2, True), (1, False), (3, False)])
def test_it_sends_for_a_chambermaid_when_her_skill_is_the_one_that_is_missing(concentration: int, sends: bool) -> None:
    position = (
        "boxes: more\nplayers: 3\nphase: serving\nservings: 0\nA high class: Celina\nA chambermaids: Mirabel\n"
        f"preparations: Food 2 x2, Decoration 2 x2, Cleaning 2\nconcentration: {concentration}\n"
        "A hand: 1 Love x3\nA deck: 1 Love x4, Colette x3"
    )
    assert (answer(position) == "use Mirabel Ashdown") == sends


def test_in_the_last_round_it_costs_nothing_to_empty_another_pile() -> None:
    position = (
        "boxes: more\nphase: employ\nlove: 7\nround: 12\ntown: Anise at the Park x1, Tomo x0\n"
        "preparations: Food 3 x2, Decoration 3 x2\n"
        "A discard: 1 Love x7\nB discard: 1 Love x7\nB preparations: Food 2 x3, Decoration 2 x3\n"
    )
    assert answer(position) != "employ Anise Greenaway at the Park"
    assert answer(f"{position}last round: yes") == "employ Anise Greenaway at the Park"


def test_nobody_gives_away_an_event_that_helps() -> None:
    position = (
        "boxes: base, oktoberfest\nA private: Sora\nA events: Let Me Drink!\nA hand: Colette x2\nA deck: 1 Love x5\n"
        "B hand: 1 Love\nB chambermaids: Colette\nB beers: Altbier x2"
    )
    assert answer(position) == "start serving"
