"""What a viewer is sent, as the information law wants to look at it: bytes, and events read back from bytes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cuore.engine.game import Game, Told
from cuore.engine.session import brings_news
from cuore.engine.told import event_named
from cuore.engine.view import View, told_to
from cuore.engine.words import ENDING_NAMES, EVERYBODY, ILL, PHASE_NAMES, SKILL_NAMES, UNDER
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.scene import ask_of, event_lines, scene_of
from cuore.server.wire.shapes import EventLine, EventNumber, Lying
from cuore.table.second_thoughts import doubts
from tests.laws.eyes import Eyes

NAMED = {"ending": ENDING_NAMES, "phase": PHASE_NAMES, "skill": SKILL_NAMES}


def view_sent(g: Game, viewer: int, events: list[Told] | None = None) -> ViewOf:
    """The message of this moment: the view, the question, and what this answer has led to.

    ``g.told`` holds what the last answer led to, where somebody listens.
    """
    view = View(g, viewer)
    told = (g.told or []) if events is None else events
    ask = None
    if view.decision is not None:
        can_undo = not any(brings_news(event, viewer) for event in told)
        ask = ask_of(g.rules, view.decision, can_undo, view.deal.place.name, doubts(g))
    return ViewOf(
        rev=g.decisions,
        n=view.decisions,
        e=len(told),
        view=scene_of(view),
        ask=ask,
        events=event_lines([told_to(event, viewer) for event in told]),
        full=view.data(),
    )


def bytes_sent(g: Game, viewer: int) -> bytes:
    """The same as it is sent."""
    return write_message(view_sent(g, viewer))


def heard(g: Game, told: list[Told], viewer: int) -> list[Told]:
    """Events as a viewer reads them off the wire."""
    sent = msgspec.json.encode(event_lines([told_to(event, viewer) for event in told]))
    return [told_of(line) for line in msgspec.json.decode(sent, type=tuple[EventLine, ...])]


def told_of(line: EventLine) -> Told:
    """The event that travelled so."""
    name, seat, card, number, other = line
    kind = event_named(name)
    sorts = {field.slot: field.sort for field in kind.fields}
    return (kind.what, seat, card, _back(number, sorts.get("number", "")), _back(other, sorts.get("other", "")), 0)


def _back(value: EventNumber, sort: str) -> int:
    if isinstance(value, str):
        return NAMED[sort].index(value)
    if isinstance(value, Lying):
        return value.card + value.events * ILL + (value.under + 1) * UNDER
    if isinstance(value, tuple):
        return sum(1 << seat for seat in value) if value else EVERYBODY
    return value


def eyes_on(sent: Callable[[Game, int], bytes]) -> Eyes:
    """Eyes for the law that look at bytes."""
    return Eyes(lambda g, viewer: sent(g, viewer).decode(), heard)


ON_THE_WIRE = eyes_on(bytes_sent)
