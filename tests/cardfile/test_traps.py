"""Programs that once broke a game, or looked as if they could: refused by the reader, or played without harm.

Random programs (test_random_cards.py) found most of them; here they stand for themselves, as small as they get.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from cuore import write_position
from cuore.cards.cardfile import card_data
from cuore.cards.catalogue import CARDS, rules_from_file
from cuore.engine.errors import DamagedRecord
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.worlds import imagine
from tests.cardfile.places import check_places
from tests.cardfile.strategies import OWN, Data
from tests.cardfile.toml import card_file
from tests.laws import check_state
from tests.laws.games import repeats
from tests.text.speaking import text_of
from tests.towns import FIRST_TOWN

LAY = ("offer reaction", "land")
TWO_HOUSES = f"A hand: {OWN}\nA chambermaids: Colette\nB private: Rosa"


def steps(*words: str | Data) -> list[Data]:
    return [{"step": word} if isinstance(word, str) else word for word in words]


def place(event: str) -> Data:
    return {"step": "choose place", "event": event}


def send(event: str) -> Data:
    return {"step": "send", "event": event}


def harmless(cards: list[Data], position: str, tries: int = 8) -> None:
    """Refused, or any way to play a few decisions from the position keeps the laws, saves, loads and leaks nothing."""
    try:
        rules = rules_from_file(card_file(*cards))
    except DamagedRecord:
        return
    boxes = "base, house" if "house" in rules.by_box else "base"
    for number in repeats(tries):
        session = Session(read_position(rules, f"boxes: {boxes}\n{position}", FIRST_TOWN))
        chance = Random(number)
        for _ in range(12):
            g = session.game
            check_state(g)
            check_places(g)
            text = write_position(g)
            loaded = read_position(rules, text)
            loaded.run()
            assert write_position(loaded) == text
            for seat in range(g.deal.seats):
                view = session.view(seat)
                world = imagine(view, session.memory(seat), luck_from_seed(f"{seat}"))
                assert View(world, seat).data() == view.data()
            if not g.options:
                break
            # The card's own option first, then anything.
            own = [i for i, words in enumerate(g.words()) if OWN in words and "employ" not in words]
            session.apply(own[0] if own else chance.randrange(len(g.options)))


SERVED = {
    "a hand is looked at where there is none": (
        steps("choose hand", "look at random card"),
        f"A hand: {OWN}, 1 Love\nB deck: 1 Love",
    ),
    "a hand is looked at by somebody with nobody to look at": (
        [{"step": "neighbours", "steps": steps("choose hand", "look at random card")}],
        f"A hand: {OWN}\nB hand: 1 Love",
    ),
    "one look, two exchanges": (
        steps("choose hand", "look at random card", "may exchange", "may exchange"),
        f"A hand: {OWN}, 1 Love, 2 Love\nB hand: 3 Love, Kagari",
    ),
    "the card that was seen is discarded before the exchange": (
        steps("choose hand", "look at random card", {"step": "each other", "steps": steps("discard")}, "may exchange"),
        f"A hand: {OWN}, 1 Love\nB hand: 3 Love",
    ),
    "the top card is discarded twice": (
        steps("may choose deck", "look at top", "leave or discard top", "leave or discard top"),
        f"A hand: {OWN}, 1 Love\nA deck: Kagari\nB hand: 1 Love\nB deck: 2 Love",
    ),
    "the top card is drawn before it can be left": (
        steps("may choose deck", "look at top", {"step": "draw", "count": 9}, "leave or discard top"),
        f"A hand: {OWN}, 1 Love\nA deck: Kagari\nB hand: 1 Love",
    ),
    "the top card is discarded before it can be left": (
        steps("may choose deck", "look at top", "discard top", "leave or discard top"),
        f"A hand: {OWN}, 1 Love\nA deck: Kagari, Rouge\nB hand: 1 Love\nB deck: 2 Love, 3 Love",
    ),
    "an event for nobody": (
        steps(place("Bad Habit"), send("Bad Habit"), *LAY),
        f"A hand: {OWN}, 1 Love\nB hand: 1 Love",
    ),
    "an Illness for nobody": (
        steps(place("Illness"), send("Illness"), *LAY),
        f"A hand: {OWN}, Claire\nB hand: 1 Love, Claire",
    ),
    "an event that stays on its way": (
        steps(place("Bad Habit"), send("Bad Habit")),
        TWO_HOUSES,
    ),
    "an event that lands twice": (
        steps(place("Bad Habit"), send("Bad Habit"), *LAY, "land"),
        TWO_HOUSES,
    ),
    "two sent, one lands": (
        steps(place("Illness"), send("Illness"), send("Illness"), *LAY),
        TWO_HOUSES,
    ),
    "another event than the place is for": (
        steps(place("Illness"), send("Bad Habit"), *LAY),
        TWO_HOUSES,
    ),
    "an Illness into quarters at large": (
        steps(place("Bad Habit"), send("Illness"), *LAY),
        TWO_HOUSES,
    ),
    "an event that is not in the game": (
        steps(place("Bad Habit"), send("Bad Habit"), *LAY),
        f"{TWO_HOUSES}\ntown: Marianne x8, Colette x5, {OWN} x4, 1 Love x5, Rouge x5, Illness x10",
    ),
    "an event is lifted where there is none": (
        steps("lift event", "choose other place", *LAY),
        TWO_HOUSES,
    ),
    "an event is lifted and no more": (
        steps("lift event"),
        f"A hand: {OWN}\nA chambermaids: Colette\nA events: Bad Habit\nB private: Rosa",
    ),
    "two events are lifted and one lands": (
        steps("lift event", "lift event", "choose other place", *LAY),
        f"A hand: {OWN}\nA chambermaids: Colette\nA events: Bad Habit x2\nB private: Rosa (ill), Fay",
    ),
    "a hand is put away while cards are played": (
        steps({"step": "keep one card", "for_event": "Bad Habit"}),
        f"A hand: {OWN}, 1 Love, 2 Love, 3 Love\nA chambermaids: Colette\nB hand: 1 Love\nservings: 2",
    ),
    "an event is taken into the hand": (
        steps({"step": "take into hand", "maid_up_to": 0, "or_card": "Bad Habit"}),
        f"A hand: {OWN}, 1 Love\nB hand: 1 Love",
    ),
    "more is discarded than there is": (
        [{"step": "may discard", "up_to": 99, "then": steps({"step": "draw", "count": 2}, "discard top")}],
        f"A hand: {OWN}, 1 Love\nA deck: Kagari x3\nB hand: 1 Love",
    ),
    "nobody may discard": (
        [{"step": "may discard", "up_to": 0, "then": steps("discard")}],
        f"A hand: {OWN}, 1 Love\nB hand: 1 Love",
    ),
}


@pytest.mark.parametrize(("program", "position"), SERVED.values(), ids=SERVED)
def test_a_maid_who_serves_so_does_no_harm(program: list[Data], position: str) -> None:
    harmless([{"name": OWN, "category": "general maid", "cost": 2, "serve": program}], position)


QUARTERS = {
    "starting": (
        f"A private: {OWN}, Tanya\nA hand: Viola, 1 Love\nA events: Bad Habit x2\nB hand: 3 Love\nB private: Rosa",
        f"A private: {OWN}\nA hand: 1 Love\nB deck: 2 Love",
    ),
    "others dismiss": (
        f"B private: {OWN}, Tanya\nB hand: 3 Love\nA hand: Viola, 1 Love\nA deck: Kagari\nA chambermaids: Rouge",
        f"B private: {OWN}\nB hand:\nA hand: 1 Love\nA deck: Kagari\nphase: employ",
    ),
    "on draw": (
        f"A private: {OWN}, Tanya\nA hand: Viola, 1 Love\nA deck: Kagari\nB hand: 3 Love\nB deck: 2 Love",
        f"A private: {OWN}\nA hand: Viola\nA deck: Viola\nA events: Bad Habit\nB private: Rosa (ill)",
    ),
}


@pytest.mark.parametrize("moment", QUARTERS)
@pytest.mark.parametrize("program", [program for program, _ in SERVED.values()], ids=SERVED)
def test_a_private_maid_who_acts_so_does_no_harm(program: list[Data], moment: str) -> None:
    for position in QUARTERS[moment]:
        harmless([{"name": OWN, "category": "private maid", "cost": 2, moment: program}], position, tries=4)


def served(program: list[Data], position: str) -> Session | None:
    """A game in which the maid has just served; None if the reader has refused her."""
    try:
        rules = rules_from_file(card_file({"name": OWN, "category": "general maid", "cost": 2, "serve": program}))
    except DamagedRecord:
        return None
    session = Session(read_position(rules, f"boxes: base, house\n{position}", FIRST_TOWN))
    session.answer(f"serve {OWN}")
    return session


@pytest.mark.parametrize("event", ["Bad Habit", "Illness"])
def test_an_event_without_a_place_stays_in_the_town(event: str) -> None:
    session = served(steps(place(event), send(event), *LAY), f"A hand: {OWN}, 1 Love x2\nB hand: 1 Love x2")
    if session is not None:
        g = session.game
        assert [p.events for p in g.players] == [[], []]
        assert g.piles[g.deal.pile_of[g.rules.kinds[event]]] == {"Bad Habit": 16, "Illness": 10}[event]


def test_nothing_is_asked_about_an_event_that_was_not_there_to_lift() -> None:
    position = f"A hand: {OWN}, 1 Love x2\nA chambermaids: Rouge\nB private: Rosa"
    session = served(steps("lift event", "choose other place", *LAY), position)
    if session is not None:
        assert session.game.pending is not None
        assert session.game.pending.source == -1


@pytest.mark.parametrize(
    ("change", "position"),
    [
        (
            {"name": "Bad Habit", "category": "general maid", "copies": 16},
            "A hand: Nena\nB chambermaids: Colette\nB hand: 1 Love",
        ),
        (
            {"name": "Illness", "category": "general maid", "copies": 10},
            "A private: Nord\nA hand: 1 Love x3\nB chambermaids: Colette",
        ),
        (
            {"name": "2 Love", "category": "event", "laid": "in quarters", "copies": 12},
            "A hand: Sainsbury, 1 Love\nB hand: 1 Love",
        ),
    ],
    ids=["Bad Habit", "Illness", "2 Love"],
)
def test_a_correction_that_makes_another_sort_of_card_does_no_harm(change: Data, position: str) -> None:
    # Other official cards name it and rely on what it is.
    harmless([{"box": "base", "cost": 3, **change}], position, tries=40)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ([{"step": "each other", "steps": steps("may draw")}], r"[Ee]ach other player may draw a card"),
        (
            [{"step": "neighbours", "steps": [{"step": "may discard", "then": steps({"step": "draw", "count": 1})}]}],
            r"may .*\bcard \w+ their hand|\bcard \w+ their hand if they (like|wish)",
        ),
        ([{"step": "each other", "steps": steps("may return event")}], "in their private quarters"),
        (
            [
                {
                    "step": "each other",
                    "steps": [{"step": "if hand", "at_least": 3, "then": steps("discard", "discard")}],
                }
            ],
            r"(discards [^,]* of their (own )?choice), and \1",
        ),
    ],
    ids=["may draw", "may discard", "return", "twice"],
)
def test_what_others_do_is_said_of_them(program: list[Data], words: str) -> None:
    rules = rules_from_file(card_file({"name": OWN, "category": "general maid", "cost": 2, "serve": program}))
    text = text_of(rules.cards[rules.kinds[OWN]])
    assert re.search(words, text)
    assert " you may" not in text


def test_official_cards_are_harmless_here_too() -> None:
    # So that a failure above speaks of the card and not of this page.
    kagari = next(card_data(card) for card in CARDS if card.name == "Kagari Ichinomiya")
    for _, position in SERVED.values():
        harmless([kagari], position.replace(OWN, "Eliza Rosewater"))
