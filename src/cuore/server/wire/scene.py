"""Views, decisions and events of the engine as they travel: written down field by field, from an allow-list.

Nothing is taken away from a view to make it safe: what is not named here is not sent, and a test asks of every zone and
counter that the engine or a box declares whether somebody has decided about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from cuore.engine.decision import Decision
from cuore.engine.game import Told
from cuore.engine.options import ABSENT, Option, option_words
from cuore.engine.quarters import card_under, events_on
from cuore.engine.rules import Rules
from cuore.engine.told import event_numbered
from cuore.engine.verbs import question
from cuore.engine.view import View
from cuore.engine.words import (
    ASK_BEER_ORDER,
    ENDING_NAMES,
    ERRAND_NAMES,
    EVERYBODY,
    HIDDEN,
    KIND,
    PHASE_NAMES,
    SEAT_NAMES,
    SKILL_NAMES,
    TOLD_BEER_LOOKED_AT,
)
from cuore.server.wire.shapes import (
    Aside,
    Ask,
    Choice,
    Effect,
    EventLine,
    EventNumber,
    House,
    Lying,
    Offer,
    Park,
    Piece,
    Scene,
    Shown,
    Stand,
)
from cuore.table import open_points
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.message import Message
from cuore.text.phrase import Phrase
from cuore.text.prompts import about, prompt
from cuore.text.refusals import reason_against

__all__ = ["Ask", "EventLine", "Scene", "ask_of", "event_lines", "pieces_of", "scene_of", "why_not"]

Said = Callable[[int], EventNumber]

SENT_OF_TABLE: Final[Mapping[str, str]] = {
    "round": "round",
    "turn": "turn",
    "phase": "phase",
    "ending": "ending",
    "love": "love",
    "servings": "servings",
    "employments": "employments",
    "new_hand": "new_hand",
    "piles": "shop",
    "face_up": "private",
    "face_down_count": "private",
    "used": "used",
    "moving": "moving",
    "first_master": "park",
    "opener": "park",
    "high_class": "park",
    "picked": "houses",
    "preparations": "park",
    "skills": "park",
    "guests_up": "park",
    "guests_down_count": "park",
    "ends": "park",
    "reminiscences_up": "reminiscences",
    "reminiscences_down_count": "reminiscences",
    "beers_up": "beers",
    "beers_down_count": "beers",
    "stand_owner": "stand",
    "stand_turns": "stand",
    "stand_used": "stand",
    "removed": "removed",
    "aside": "aside",
    "aside_count": "aside",
    "aside_knows": "aside",
    "bargains": "bargains",
    "after_hand": "after_hand",
    "beer_rights": "beer_rights",
    "acquired": "acquired",
    "another_turn": "another_turn",
    "chiefs_are_love": "chiefs_are_love",
    "seat": "seat",
    "asked": "asked",
    "houses": "houses",
    "frames": "effect",
}
"""Every field of a view that is sent, and where in a ``Scene`` it is found."""

KEPT_OF_TABLE: Final[Mapping[str, str]] = {
    "decisions": "the message has it, as n",
    "ask_what": "belongs to the question, which travels beside the view",
    "decision": "travels beside the view, as ask",
    "deal": "what never changes about a table is told once, in hello; of the rest place, first and limits are sent",
    "park_in_use": "there is a park or not",
    "side_in_use": "there are reminiscences and beers or not",
}
"""Every field of a view that is not, and why."""

SENT_OF_HOUSE: Final[Mapping[str, str]] = {
    "hand_count": "hand",
    "hand": "cards",
    "deck_count": "deck",
    "discard_count": "discard",
    "discard_top": "top",
    "owned": "owned",
    "played": "played",
    "chambermaids": "chambermaids",
    "private": "private",
    "events": "events",
    "buildings": "buildings",
    "reminiscences": "reminiscences",
    "beers_count": "beers",
    "beers": "beer_cards",
    "preparations": "preparations",
    "lets_all": "lets_all",
}
KEPT_OF_HOUSE: Final[Mapping[str, str]] = {
    "shuffles": "part of the purpose of the next shuffle, and of no use to a player",
    "looks": "part of the purpose of the next random look into a hand, and of no use to a player",
}
"""The same of each house."""


# -- a view --


def scene_of(view: View) -> Scene:
    """All that a viewer sees; of an ``OpenView``, everybody's cards."""
    rules, deal = view.deal.rules, view.deal
    points = open_points(view)
    return Scene(
        seat=view.seat,
        turn=view.turn,
        asked=view.asked,
        round=view.round,
        phase=PHASE_NAMES[view.phase],
        place=deal.place.name,
        first=deal.first,
        love=view.love,
        servings=view.servings,
        employments=view.employments,
        new_hand=view.new_hand,
        shop=tuple([(kind, left, view.price(kind)) for kind, left in zip(deal.shop, view.piles, strict=True)]),
        private=_offer(view, view.face_up, view.face_down_count, deal.stock.private_pile),
        empty=view.empty_maid_piles(),
        empty_end=deal.empty_piles_end,
        round_limit=deal.round_limit,
        houses=tuple([_house(view, rules, seat, points[seat]) for seat in range(deal.seats)]),
        reminiscences=_shown(view.reminiscences_up, view.reminiscences_down_count, deal.stock.reminiscing),
        beers=_shown(view.beers_up, view.beers_down_count, deal.stock.has_beers),
        stand=_stand(view),
        park=_park(view) if view.picked else None,
        moving=tuple(view.moving),
        aside=_aside(view) if view.aside_count else None,
        effect=_effect(view, rules),
        used=tuple(view.used),
        bargains=tuple(view.bargains),
        after_hand=tuple(view.after_hand),
        removed=tuple(view.removed),
        beer_rights=view.beer_rights,
        acquired=view.acquired,
        another_turn=view.another_turn,
        chiefs_are_love=view.chiefs_are_love,
        ending=ENDING_NAMES[view.ending],
        zones=_rows(view.zones),
        counters=dict(view.counters),
        opened={name: tuple([tuple(cards) for cards in by_seat]) for name, by_seat in view.opened.items()},
    )


def _house(view: View, rules: Rules, seat: int, points: int) -> House:
    house = view.houses[seat]
    own = seat == view.seat
    shown = own or bool(view.opened)  # in a finished game that is looked at again, all houses are open
    return House(
        hand=house.hand_count,
        cards=tuple(house.hand) if shown else (),
        deck=house.deck_count,
        discard=house.discard_count,
        top=house.discard_top,
        owned=_counted(house.owned) if shown else (),
        played=tuple(house.played),
        chambermaids=_quarters(rules, house.chambermaids),
        private=_quarters(rules, house.private),
        buildings=_quarters(rules, house.buildings),
        events=tuple(house.events),
        reminiscences=tuple(house.reminiscences),
        preparations=tuple(house.preparations),
        beers=house.beers_count,
        beer_cards=tuple(house.beers) if shown else (),
        high_class=view.picked[seat] if view.picked else HIDDEN,
        points=points,
        lets_all=house.lets_all and own,
        zones=_rows(house.zones),
        counters=dict(house.counters),
    )


def _park(view: View) -> Park:
    errands = zip(ERRAND_NAMES, view.preparations, strict=True)
    skills = zip(SKILL_NAMES, view.skills, strict=True)
    return Park(
        first_master=view.first_master,
        opener=view.opener,
        high_class=tuple(view.high_class),
        preparations={errand: tuple(pile) for errand, pile in errands if pile},
        skills={skill: points for skill, points in skills if points},
        guests=_offer(view, view.guests_up, view.guests_down_count, bool(view.deal.stock.guests)),
        ends=ENDING_NAMES[view.ends],
    )


def _stand(view: View) -> Stand | None:
    if view.stand_owner < 0 and not view.stand_used:
        return None
    return Stand(owner=view.stand_owner, turns=view.stand_turns, used=view.stand_used)


def _aside(view: View) -> Aside:
    return Aside(count=view.aside_count, cards=tuple(view.aside), knows=_seats(view.aside_knows))


def _effect(view: View, rules: Rules) -> Effect | None:
    if not view.frames or view.frames[-1].card < 0:
        return None
    frame = view.frames[-1]
    if view.decision is None:
        return Effect(card=frame.card)
    place = _lying(rules, frame.place) if frame.place >= 0 else None
    return Effect(card=frame.card, target=frame.target, seen=frame.picked, place=place)


def _offer(view: View, up: Sequence[int], down: int, there: bool) -> Offer | None:
    """``there``: whether such cards take part in the game."""
    if not there and not up and not down:
        return None
    return Offer(up=tuple([(kind, view.price(kind)) for kind in up]), down=down)


def _shown(up: Sequence[int], down: int, there: bool) -> Shown | None:
    return Shown(up=tuple(up), down=down) if there or up or down else None


def _quarters(rules: Rules, entries: Sequence[int]) -> tuple[Lying, ...]:
    return tuple([_lying(rules, entry) for entry in entries])


def _lying(rules: Rules, entry: int) -> Lying:
    return Lying(*rules.entry_parts(entry))


def _counted(kinds: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple([(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)])


def _rows(zones: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    return {name: tuple(cards) for name, cards in zones.items() if cards}


def _seats(bits: int) -> tuple[int, ...]:
    """A set of seats; none stands for everybody."""
    if bits == EVERYBODY:
        return ()
    return tuple([seat for seat in range(len(SEAT_NAMES)) if bits >> seat & 1])


# -- a decision --


def ask_of(
    rules: Rules,
    decision: Decision,
    can_undo: bool,
    place: str = "",
    doubts: Mapping[int, Message] = MappingProxyType({}),
    about: tuple[Piece, ...] = (),
) -> Ask:
    """The open decision, for the asked seat alone.

    ``place``: where the game is played, for the words; ``doubts``: what speaks against an option, by its number;
    ``about``: what the question is about and does not say itself, see ``about_of``.
    """
    options = enumerate(zip(decision.unpacked(rules), decision.options, strict=True))
    speaker = Speaker(ENGLISH.about(rules), rules, place=place)
    against = {number: pieces_of(speaker.say(doubt)) for number, doubt in doubts.items()}
    return Ask(
        what=question(decision.question).name,
        prompt=pieces_of(speaker.say(prompt(rules, decision))),
        options=tuple(
            [_choice(option, option_words(rules, packed), against.get(n, ())) for n, (option, packed) in options]
        ),
        source=decision.source,
        paid=decision.paid,
        undo=can_undo,
        about=about,
    )


def why_not(view: View, words: str, names: Sequence[str]) -> tuple[Piece, ...]:
    """Why something is none of the viewer's options now, told from what it sees and nothing else."""
    rules = view.deal.rules
    speaker = Speaker(ENGLISH.about(rules), rules, names, view.seat, view.deal.place.name)
    return pieces_of(speaker.say(reason_against(view, words)))


def about_of(view: View, heard: Callable[[], Sequence[Told]]) -> tuple[Piece, ...]:
    """What the open question of a view is about and does not say itself. ``heard``: all that its seat was told.

    Players are named by their letters: who is called what is no part of a view.
    """
    decision = view.decision
    if decision is None or not view.frames:
        return ()
    looked_at = [
        card
        for what, _, card, *_ in (heard() if decision.question == ASK_BEER_ORDER else ())
        if what == TOLD_BEER_LOOKED_AT and card != HIDDEN
    ]
    rules = view.deal.rules
    speaker = Speaker(ENGLISH.about(rules), rules, SEAT_NAMES, view.seat, view.deal.place.name)
    return pieces_of(speaker.say(about(view, decision, looked_at[-2:])))


def _choice(option: Option, words: str, doubt: tuple[Piece, ...]) -> Choice:
    entry = None
    if option.entry != ABSENT:
        entry = Lying(option.entry & KIND, option.on_it, option.under_it)
    return Choice(
        verb=option.verb,
        words=words,
        card=option.card,
        seat=option.seat,
        number=option.number,
        event=option.event,
        owner=option.owner,
        entry=entry,
        at=option.at,
        doubt=doubt,
    )


def pieces_of(words: Phrase) -> tuple[Piece, ...]:
    """A phrase as it travels: what names something says what."""
    return tuple([(piece.text, piece.what, piece.ref) if piece.what else piece.text for piece in words.pieces])


# -- events --


def event_lines(told: Sequence[Told]) -> tuple[EventLine, ...]:
    """Events, in the form told to a viewer, as they travel."""
    return tuple([_event_line(event) for event in told])


def _event_line(told: Told) -> EventLine:
    what, seat, card, number, other, _ = told
    name, say_number, say_other = _line_of(what)
    return (
        name,
        seat,
        card,
        number if say_number is None or number == HIDDEN else say_number(number),
        other if say_other is None or other == HIDDEN else say_other(other),
    )


@cache
def _line_of(what: int) -> tuple[str, Said | None, Said | None]:
    """The name of a kind of event, and how its two numbers are said, where they are no plain numbers."""
    kind = event_numbered(what)
    sorts = {field.slot: field.sort for field in kind.fields}
    return kind.name, _SAID.get(sorts.get("number", "")), _SAID.get(sorts.get("other", ""))


def _entry(entry: int) -> Lying:
    # Read like a building's: a maid has no card under her and, as long as fewer than 16 events lie on her, is the same.
    return Lying(entry & KIND, events_on(entry), card_under(entry))


_SAID: Final[Mapping[str, Said]] = {
    "ending": ENDING_NAMES.__getitem__,
    "phase": PHASE_NAMES.__getitem__,
    "skill": SKILL_NAMES.__getitem__,
    "seats": _seats,
    "entry": _entry,
}
"""The sorts of numbers that travel as something better."""
