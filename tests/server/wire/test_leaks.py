"""The guard dog barks at the wire too: messages that tell too much, each in one way, do not get through the law.

They are what a careless change to the projection would bring, or what other tables have sent by mistake: the whole of
something of which the reader may know a part, something in an order that tells, or a message whose size does.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec.structs import replace

from cuore.engine.game import Game, Told
from cuore.engine.position import write_position
from cuore.engine.scoring import points
from cuore.engine.view import View, told_to
from cuore.engine.words import HIDDEN, SPECTATOR
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.scene import ask_of, event_lines, scene_of
from cuore.server.wire.shapes import Effect, House, Scene
from tests.laws.eyes import Eyes, Leak
from tests.laws.test_leak_mutants import all_situations, inspect
from tests.server.wire.seeing import ON_THE_WIRE, eyes_on, heard, told_of, view_sent

Sent = Callable[[Game, int], ViewOf]


def plain(g: Game, viewer: int) -> ViewOf:
    """An honest message without what only bots ask for, so that a leak cannot hide behind it."""
    return replace(view_sent(g, viewer), full=None)


def in_view(change: Callable[[Game, int, Scene], Scene]) -> Eyes:
    """Messages with something changed in what is seen."""

    def send(g: Game, viewer: int) -> bytes:
        sent = plain(g, viewer)
        return write_message(replace(sent, view=change(g, viewer, sent.view)))

    return eyes_on(send)


def in_houses(change: Callable[[Game, int, House], House]) -> Eyes:
    """The same, in every house."""

    def change_all(g: Game, viewer: int, scene: Scene) -> Scene:
        return replace(scene, houses=tuple([change(g, seat, house) for seat, house in enumerate(scene.houses)]))

    return in_view(change_all)


def in_message(change: Callable[[Game, int, ViewOf], ViewOf]) -> Eyes:
    """Messages with something changed beside the view."""
    return eyes_on(lambda g, viewer: write_message(change(g, viewer, plain(g, viewer))))


def in_bytes(change: Callable[[Game, int, bytes], bytes]) -> Eyes:
    """Messages whose bytes are changed."""
    return eyes_on(lambda g, viewer: change(g, viewer, write_message(plain(g, viewer))))


def in_events(change: Callable[[Game, list[Told], int], list[Told]]) -> Eyes:
    """Messages with other events than told, which the law hears as they are read off the wire."""

    def send(g: Game, viewer: int) -> bytes:
        return write_message(replace(plain(g, viewer), events=event_lines(change(g, g.told or [], viewer))))

    def hear(g: Game, told: list[Told], viewer: int) -> list[Told]:
        return [told_of(line) for line in event_lines(change(g, told, viewer))]

    return Eyes(lambda g, viewer: send(g, viewer).decode(), hear)


# -- in the view --


def turned(cards: tuple[int, ...], by: int) -> tuple[int, ...]:
    at = by % len(cards) if cards else 0
    return cards[at:] + cards[:at]


def owned_by_all(g: Game, seat: int, house: House) -> House:
    p = g.players[seat]
    return replace(house, owned=tuple(sorted(Counter(p.hand + p.deck + p.discard).items())))


def own_hand_in_another_order(g: Game, seat: int, house: House) -> House:
    return replace(house, cards=turned(house.cards, sum(g.players[seat].deck[-2:])))


def picked_for_all(g: Game, viewer: int, scene: Scene) -> Scene:
    return replace(scene, effect=Effect(card=g.stack[-1].card, seen=g.stack[-1].picked)) if g.stack else scene


def whole_zones(g: Game, viewer: int, scene: Scene) -> Scene:
    return replace(scene, opened={"face_down": (tuple(g.face_down),)})


def next_offer(g: Game, viewer: int, scene: Scene) -> Scene:
    return replace(scene, counters={"next": g.face_down[-1] if g.face_down else HIDDEN})


def aside_for_all(g: Game, viewer: int, scene: Scene) -> Scene:
    return replace(scene, aside=replace(scene.aside, cards=tuple(g.aside))) if scene.aside is not None else scene


def top_of_deck(g: Game, seat: int, house: House) -> House:
    return replace(house, deck=g.players[seat].deck[-1] if g.players[seat].deck else 0)


def no_count_without_love(g: Game, seat: int, house: House) -> House:
    """What is empty is left out: the hand of somebody who cannot pay."""
    return house if any(g.rules.is_love[card] for card in g.players[seat].hand) else replace(house, hand=0)


# -- beside it --


def ask_everybody(g: Game, viewer: int, sent: ViewOf) -> ViewOf:
    decision = g.pending
    return sent if decision is None else replace(sent, ask=ask_of(g.rules, decision, False))


def options_in_another_order(g: Game, viewer: int, sent: ViewOf) -> ViewOf:
    if sent.ask is None:
        return sent
    at = sum(sum(p.hand) for p in g.players) % len(sent.ask.options)
    return replace(sent, ask=replace(sent.ask, options=sent.ask.options[at:] + sent.ask.options[:at]))


def waits_for_nobody(g: Game, viewer: int, sent: ViewOf) -> ViewOf:
    """The number of the next decision, where an answer that is forced was not waited for."""
    other = g.asked != viewer and len(g.options) == 2
    return replace(sent, n=sent.n + 1) if other else sent


def full_of(seat: Callable[[Game, int], int]) -> Eyes:
    return in_message(lambda g, viewer, sent: replace(sent, full=View(g, seat(g, viewer)).data()))


def spectators_sit(g: Game, viewer: int, sent: ViewOf) -> ViewOf:
    return replace(sent, view=scene_of(View(g, 0))) if viewer == SPECTATOR else sent


# -- in bytes --


def padded(g: Game, viewer: int, sent: bytes) -> bytes:
    """As long as a save of the same moment would be, up to a multiple of 16."""
    return sent + b" " * (len(write_position(g)) % 16)


def in_order_of_hands(g: Game, viewer: int, sent: bytes) -> bytes:
    fields = json.loads(sent)
    return json.dumps(dict(reversed(fields.items())) if sum(map(sum, hands(g))) % 2 else fields).encode()


def hands(g: Game) -> list[list[int]]:
    return [p.hand for p in g.players]


# -- in events --


def told_whole(g: Game, told: list[Told], viewer: int) -> list[Told]:
    return [(*event[:5], 0) for event in told]


def told_to_whoever_acts(g: Game, told: list[Told], viewer: int) -> list[Told]:
    return [told_to(event, event[1]) for event in told]


def told_with_the_next_card(g: Game, told: list[Told], viewer: int) -> list[Told]:
    found = [told_to(event, viewer) for event in told]
    decks = [p.deck for p in g.players]
    return [(*e[:4], decks[e[1]][-1], 0) if e[4] == HIDDEN and e[1] >= 0 and decks[e[1]] else e for e in found]


LEAKS: dict[str, Eyes] = {
    "everybody's hand": in_houses(lambda g, seat, house: replace(house, cards=tuple(g.players[seat].hand))),
    "what others own": in_houses(owned_by_all),
    "everybody's beers": in_houses(lambda g, seat, house: replace(house, beer_cards=tuple(g.players[seat].beers))),
    "the order of the own hand": in_houses(own_hand_in_another_order),
    "the order of a deck": in_houses(
        lambda g, seat, house: replace(house, zones={"deck": tuple(g.players[seat].deck)})
    ),
    "the card on top of a deck for the number of its cards": in_houses(top_of_deck),
    "whole discard piles": in_houses(
        lambda g, seat, house: replace(house, zones={"d": tuple(g.players[seat].discard)})
    ),
    "points that lie hidden": in_houses(lambda g, seat, house: replace(house, points=points(g)[seat])),
    "a count that is left out": in_houses(no_count_without_love),
    "what somebody else has picked or looks at": in_view(picked_for_all),
    "private maids that lie face down": in_view(whole_zones),
    "the next private maid": in_view(next_offer),
    "cards turned over in secret": in_view(aside_for_all),
    "the question of another seat": in_message(ask_everybody),
    "how many options another seat has": in_message(lambda g, viewer, sent: replace(sent, e=sent.e + len(g.options))),
    "the order of the own options": in_message(options_in_another_order),
    "a forced answer that nobody waits for": in_message(waits_for_nobody),
    "all that whoever decides may know": full_of(lambda g, viewer: g.asked),
    "all that a neighbour may know": full_of(lambda g, viewer: (viewer + 1) % g.deal.seats),
    "a spectator with a seat's eyes": in_message(spectators_sit),
    "the key of luck": in_message(lambda g, viewer, sent: replace(sent, full={"luck": g.deal.luck.key.hex()})),
    "a saved position": in_message(lambda g, viewer, sent: replace(sent, full={"save": write_position(g)})),
    "a fingerprint of everything": in_bytes(
        lambda g, viewer, sent: sent + sha256(write_position(g).encode()).hexdigest()[:2].encode()
    ),
    "the size of a saved position": in_bytes(padded),
    "the order of the fields": in_bytes(in_order_of_hands),
    "events with all their cards": in_events(told_whole),
    "events as whoever acts hears them": in_events(told_to_whoever_acts),
    "events with the next card in an empty place": in_events(told_with_the_next_card),
}


def test_honest_messages_pass() -> None:
    inspect(ON_THE_WIRE)


NOTHING_PLANTED: dict[str, Eyes] = {
    "in views": in_view(lambda g, viewer, scene: scene),
    "in houses": in_houses(lambda g, seat, house: house),
    "in messages": in_message(lambda g, viewer, sent: sent),
    "in bytes": in_bytes(lambda g, viewer, sent: sent),
    "in events": in_events(lambda g, told, viewer: [told_to(event, viewer) for event in told]),
}


@pytest.mark.parametrize("where", NOTHING_PLANTED)
def test_it_is_the_leak_that_is_caught_and_not_the_planting(where: str) -> None:
    for situation in all_situations()[::7]:
        situation.check(NOTHING_PLANTED[where], 12)


def test_the_law_reads_events_off_the_wire() -> None:
    assert ON_THE_WIRE.hear is heard


@pytest.mark.parametrize("name", LEAKS)
def test_a_message_that_tells_too_much_is_caught(name: str) -> None:
    with pytest.raises(Leak):
        inspect(LEAKS[name])
