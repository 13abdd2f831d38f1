"""The guard dog barks: eyes that see too much, each in one way, do not get through the checks of the information law.

Each of these leaks happened in some published game (names such as "undo shows the next card" are told in their bug
reports), or is the kind of thing a careless change would bring. They are planted by handing the checks other eyes,
never by patching the engine, so they work on both builds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from random import Random

import pytest

from cuore.engine.beers import alcohol
from cuore.engine.game import Game, Told
from cuore.engine.position import write_position
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    ASK_REACTION,
    SEAT_NAMES,
    SPECTATOR,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_DREW,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
)
from tests.laws.eyes import HONEST, Eyes, Leak, hear
from tests.laws.games import PARK
from tests.laws.situations import POSITIONS, Situation, position_start, random_start, situations

LAW = "mutants"

Data = dict[str, object]


@cache
def all_situations() -> list[Situation]:
    """The same for every mutant, well mixed: each is caught after a few of them, whatever it is that it sees."""
    found: list[Situation] = []
    for index in range(len(POSITIONS)):
        for seed in range(3):
            found += situations(position_start(index, seed), 2 * seed, LAW, HONEST, 1.0, most=6)
    for number in (0, 14, 18, PARK + 1):
        found += situations(random_start(number, LAW), number, LAW, HONEST, 0.015, most=300)
    Random(LAW).shuffle(found)
    return found


def inspect(eyes: Eyes) -> None:
    """Put eyes through the information law, in many situations."""
    for situation in all_situations():
        situation.check(eyes, 12)


# -- ways to see too much --


def also(show: Callable[[Game, int], object]) -> Eyes:
    """Honest eyes, and one thing more."""
    return Eyes(lambda g, viewer: {**View(g, viewer).data(), "more": show(g, viewer)}, hear)


def changed(change: Callable[[Game, int, Data], Data]) -> Eyes:
    """Honest eyes, with something changed in what they see."""
    return Eyes(lambda g, viewer: change(g, viewer, View(g, viewer).data()), hear)


def as_if(seat: Callable[[Game, int], int]) -> Eyes:
    """The view of somebody else."""
    return Eyes(lambda g, viewer: View(g, seat(g, viewer)).data(), hear)


def own_deck(g: Game, viewer: int) -> list[int]:
    return [] if viewer == SPECTATOR else g.players[viewer].deck


def next_shuffle(g: Game, viewer: int) -> list[int]:
    p = g.players[max(viewer, 0)]
    cards = sorted(p.discard)
    g.deal.luck.shuffle(f"deck {SEAT_NAMES[max(viewer, 0)]} {p.shuffles}", cards)
    return cards


def love_in_hands(g: Game, viewer: int) -> list[int]:
    return [sum(g.rules.love[card] for card in p.hand if g.rules.is_love[card]) for p in g.players]


def passes_by_itself(g: Game, viewer: int, data: Data) -> Data:
    """A seat that has nothing to show is not even waited for."""
    nothing = g.ask_what == ASK_REACTION and g.asked != viewer and len(g.options) == 2
    return {**data, "asked": -1} if nothing else data


def sorted_by_the_next_card(g: Game, viewer: int, data: Data) -> Data:
    decision, deck = data["decision"], own_deck(g, viewer)
    if not isinstance(decision, dict) or not deck:
        return data
    options = decision["options"]
    at = deck[-1] % len(options)
    return {**data, "decision": {**decision, "options": options[at:] + options[:at]}}


def order_of_fields(g: Game, viewer: int, data: Data) -> Data:
    if sum(sum(p.hand) for p in g.players) % 2:
        return dict(reversed(data.items()))
    return data


# -- ways to hear too much --


def told_to_everybody(*what: int) -> Eyes:
    """Some events name their cards to everybody."""

    def listen(g: Game, told: list[Told], viewer: int) -> list[Told]:
        return [(*event[:5], 0) if event[0] in what else told_to(event, viewer) for event in told]

    return Eyes(HONEST.see, listen)


def with_number(what: int, number: Callable[[Game, Told], int]) -> Eyes:
    """Some events tell another number than they should."""

    def listen(g: Game, told: list[Told], viewer: int) -> list[Told]:
        heard = hear(g, told, viewer)
        return [(*h[:3], number(g, t), *h[4:]) if h[0] == what else h for h, t in zip(heard, told, strict=True)]

    return Eyes(HONEST.see, listen)


def with_ears_of(seat: int) -> Eyes:
    """A spectator hears what a seat hears."""
    return Eyes(HONEST.see, lambda g, told, viewer: hear(g, told, seat if viewer == SPECTATOR else viewer))


def top_card(g: Game, told: Told) -> int:
    deck = g.players[told[1]].deck
    return deck[-1] if deck else -1


def next_private_maid(g: Game, told: Told) -> int:
    return g.face_down[-1] if g.face_down else -1


def next_beer(g: Game, told: Told) -> int:
    return g.side.beers_down[-1] if g.side.beers_down else -1


def next_reminiscence(g: Game, told: Told) -> int:
    return g.side.reminiscences_down[-1] if g.side.reminiscences_down else -1


def next_guest(g: Game, told: Told) -> int:
    return g.park.guests_down[-1] if g.park.guests_down else -1


MUTANTS: dict[str, Eyes] = {
    "everybody's hand": also(lambda g, viewer: [p.hand for p in g.players]),
    "the order of the own deck": also(own_deck),
    "the next card of the own deck": also(lambda g, viewer: own_deck(g, viewer)[-1:]),
    "the next card of another deck": also(lambda g, viewer: g.players[(viewer + 1) % g.deal.seats].deck[-1:]),
    "whole discard piles": also(lambda g, viewer: [sorted(p.discard) for p in g.players]),
    "the second card of a discard pile": also(lambda g, viewer: [p.discard[-2:] for p in g.players]),
    "a card that somebody else is looking at": also(lambda g, viewer: [frame.picked for frame in g.stack]),
    "the face-down private maids": also(lambda g, viewer: g.face_down),
    "the next private maid": also(lambda g, viewer: g.face_down[-1:]),
    "everybody's beers": also(lambda g, viewer: [sorted(p.beers) for p in g.players]),
    "how much Alcohol others have": also(lambda g, viewer: [alcohol(g, seat, True) for seat in range(g.deal.seats)]),
    "the beer pile": also(lambda g, viewer: g.side.beers_down),
    "the next beer": also(lambda g, viewer: g.side.beers_down[-1:]),
    "the face-down Reminiscences": also(lambda g, viewer: g.side.reminiscences_down),
    "the next Reminiscence": also(lambda g, viewer: g.side.reminiscences_down[-1:]),
    "the guests under the top one": also(lambda g, viewer: g.park.guests_down),
    "the next guest": also(lambda g, viewer: g.park.guests_down[-1:]),
    "the last guest": also(lambda g, viewer: g.park.guests_down[:1]),
    "cards that somebody turned over in secret": also(lambda g, viewer: g.aside),
    "the key of luck": also(lambda g, viewer: g.deal.luck.key.hex()),
    "how the next shuffle will come out": also(next_shuffle),
    "the options of another seat": also(lambda g, viewer: g.options),
    "how many options another seat has": also(lambda g, viewer: len(g.options)),
    "how much Love everybody holds": also(love_in_hands),
    "how many kinds of cards a hand has": also(lambda g, viewer: [len(set(p.hand)) for p in g.players]),
    "a saved position": also(lambda g, viewer: write_position(g)),
    "a fingerprint of everything": also(lambda g, viewer: blake2b(write_position(g).encode()).hexdigest()),
    "the size of a saved position": also(lambda g, viewer: len(write_position(g))),
    "a spectator with a seat's eyes": as_if(lambda g, viewer: max(viewer, 0)),
    "the view of a neighbour": as_if(lambda g, viewer: (viewer + 1) % g.deal.seats),
    "the view of whoever must decide": as_if(lambda g, viewer: g.asked),
    "nobody waits for a seat without the right card": changed(passes_by_itself),
    "the order of the own options": changed(sorted_by_the_next_card),
    "the order of the fields": changed(order_of_fields),
    "what others draw": told_to_everybody(TOLD_DREW),
    "what others put away": told_to_everybody(TOLD_HAND_CARD_DISMISSED),
    "what somebody looked at on a deck": told_to_everybody(TOLD_LOOKED_AT_TOP),
    "what somebody looked at in a hand": told_to_everybody(TOLD_LOOKED_AT_HAND),
    "what others exchange": told_to_everybody(TOLD_GAVE),
    "what others put back on their decks": told_to_everybody(TOLD_PUT_BACK),
    "what others put under their decks": told_to_everybody(TOLD_PUT_UNDER),
    "what somebody turns over in secret": told_to_everybody(TOLD_SET_ASIDE),
    "what somebody takes of it": told_to_everybody(TOLD_ASIDE_TO_HAND),
    "which beers others draw": told_to_everybody(TOLD_BEER_TAKEN),
    "which beers others give": told_to_everybody(TOLD_BEER_MOVED),
    "which beers somebody looked at": told_to_everybody(TOLD_BEER_LOOKED_AT),
    "whether somebody changed the order of the beers": told_to_everybody(TOLD_BEERS_SWAPPED),
    "the beer after the one turned up": with_number(TOLD_BEER_TURNED_UP, next_beer),
    "the Reminiscence after the one turned up": with_number(TOLD_REMINISCENCE_TURNED_UP, next_reminiscence),
    "the result of a shuffle": with_number(TOLD_SHUFFLED, top_card),
    "the card after the one drawn": with_number(TOLD_DREW, top_card),
    "the private maid after the one turned up": with_number(TOLD_PRIVATE_TURNED_UP, next_private_maid),
    "the guest after the one turned up": with_number(TOLD_GUEST_TURNED_UP, next_guest),
    "a spectator with a seat's ears": with_ears_of(0),
}


def test_honest_eyes_pass() -> None:
    inspect(HONEST)


@pytest.mark.parametrize("name", MUTANTS)
def test_eyes_that_see_too_much_are_caught(name: str) -> None:
    with pytest.raises(Leak):
        inspect(MUTANTS[name])
