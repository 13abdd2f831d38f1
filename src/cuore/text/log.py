"""What happened, an event each, as messages.

Events come in the form told to the reader, so a message cannot say more than the reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.event_kind import SLOTS, Field
from cuore.engine.game import Told
from cuore.engine.told import QUIET, event_numbered
from cuore.engine.words import (
    ENDING_NAMES,
    HIDDEN,
    KIND,
    PHASE_NAMES,
    SKILL_NAMES,
)
from cuore.text.message import NOTHING, CardPart, Message, Part, SeatPart, message

NAMED_NUMBERS: dict[str, tuple[str, ...]] = {"ending": ENDING_NAMES, "phase": PHASE_NAMES, "skill": SKILL_NAMES}
"""Sorts of numbers that stand for something with a name, which begins the keys of their words."""


def log_lines(told: Sequence[Told]) -> list[Message]:
    """Events as messages, an event each but for runs of the same."""
    return [event_message(run) for run in runs(told) if run[0][0] not in QUIET]


def runs(told: Sequence[Told]) -> list[list[Told]]:
    """Events, with those together that are told together."""
    found: list[list[Told]] = []
    for event in told:
        if found and event_numbered(event[0]).in_a_row and found[-1][0][:2] == event[:2]:
            found[-1].append(event)
        else:
            found.append([event])
    return found


def event_message(events: Sequence[Told], key: str = "event") -> Message:
    """A run of events as one message; ``key``: what is said about them."""
    kind = event_numbered(events[0][0])
    parts: dict[str, Part] = {}
    for field in kind.fields:
        if field.sort == field.slot == "card":
            parts[field.name] = cards_part([event[2] for event in events])
        else:
            parts[field.name] = _part(field, events[0][1 + SLOTS.index(field.slot)])
    return Message(f"{key}.{kind.name}", parts)


def _part(field: Field, value: int) -> Part:
    """One number of an event as a part."""
    match field.sort:
        case "seat":
            return SeatPart(value) if value >= 0 else NOTHING
        case "card" | "entry":
            return CardPart(value & KIND) if value >= 0 else NOTHING
        case "flag":
            return bool(value) if value != HIDDEN else NOTHING
        case sort if sort in NAMED_NUMBERS:
            return message(f"{sort}.{NAMED_NUMBERS[sort][value]}")
        case _:
            return value


def cards_part(kinds: Sequence[int]) -> tuple[Part, ...]:
    """Cards as a part, equal ones counted; when one is hidden, all are."""
    if HIDDEN in kinds:
        return (CardPart(HIDDEN, len(kinds)),)
    return tuple(CardPart(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
