"""What is told: every kind of event by number and by name, and an event as it is held outside the engine.

Inside the engine an event is a tuple of six ints (``game.Told``), told by the move that makes it happen. Each kind is
declared once (``told_kinds.py``): what its numbers are, which way a card goes, who learns it, what it changes. Whoever
shows, remembers, retells or sends events reads the declarations; where a kind needs more than these say, a rule for it
stands beside that reader. The names are those that
leave the engine; zones and counters have their names in the state. A box that brings events of its own declares them
with ``new_event``.
"""

from __future__ import annotations

from collections.abc import Mapping

from cuore.engine.brought import Brings
from cuore.engine.errors import CuoreError, DamagedRecord, shorten
from cuore.engine.event_kind import ALL, OPTIONAL, SHOWING, SLOTS, TO_ALL, Change, EventKind, Field
from cuore.engine.game import Told
from cuore.engine.sealed import Sealed
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.words import HIDDEN, SEAT_NAMES
from cuore.engine.zones import COUNT, HOUSE_ZONE, TOP, TOWN_PILES, Zone

EVENT_KINDS: list[EventKind] = list(BUILT_IN)
"""All kinds by their numbers, those of other boxes at the end."""

QUIET: set[int] = {kind.what for kind in EVENT_KINDS if kind.quiet}
"""The kinds that have no line in a log."""


def event_numbered(what: int) -> EventKind:
    """The kind of an event, by its number."""
    return EVENT_KINDS[what]


def event_named(name: str) -> EventKind:
    """The kind of an event, by its name outside."""
    for kind in EVENT_KINDS:
        if kind.name == name:
            return kind
    raise KeyError(name)


def new_event(
    name: str,
    *,
    seat: str = "",
    card: str = "",
    number: str = "",
    other: str = "",
    leaves: str = "",
    reaches: str = "",
    to_other: bool = False,
    learns: str = ALL,
    changes: tuple[Change, ...] = (),
    news: str = "",
    quiet: bool = False,
    since: bool = True,
    in_a_row: bool = False,
) -> int:
    """Declare an event that a box brings; returns the number that its moves tell. See ``EventKind``.

    The same name with the same meaning may be declared again (a module that is loaded twice) and keeps its number.
    """
    kind = EventKind(
        len(EVENT_KINDS),
        name,
        seat=seat,
        card=card,
        number=number,
        other=other,
        leaves=leaves,
        reaches=reaches,
        to_other=to_other,
        learns=learns,
        changes=changes,
        news=news,
        quiet=quiet,
        since=since,
        in_a_row=in_a_row,
    )
    for known in EVENT_KINDS:
        if known.name == name:
            if known.data() != kind.data():
                raise ValueError(f"an event called {name} means something else already")
            return known.what
    EVENT_KINDS.append(kind)
    if quiet:
        QUIET.add(kind.what)
    return kind.what


def check_event(kind: EventKind, brings: Brings) -> None:
    """Refuse an event of a box that the moves for boxes could not carry out, or nobody could follow who hears it."""
    if kind.learns not in (ALL, ""):
        raise CuoreError(f"the card of the event {kind.name} is seen by all, or nobody could remember where it is")
    zones: dict[str, Zone] = {**HOUSE_ZONE, **{zone.name: zone for zone in brings.zones}}
    for name in (kind.leaves, kind.reaches):
        if name and name not in zones and name != TOWN_PILES:
            raise CuoreError(f"no card can go from or to {name!r}, as the event {kind.name} says")
    if bool(kind.leaves) != bool(kind.reaches) or (kind.leaves and (kind.changes or not kind.learns)):
        raise CuoreError(f"a card that the event {kind.name} names leaves one zone for another, and no counter changes")
    left = zones.get(kind.leaves)
    if left is not None and kind.shows != (left.sees == TOP):
        raise CuoreError(
            f"the event {kind.name} tells by {SHOWING!r} what lies on top then, where all see the top card"
        )
    if left is not None and left.sees == COUNT and kind.news != TO_ALL:
        raise CuoreError(f"the event {kind.name} is news to all: a card that lay face down comes to light")
    for change in kind.changes:
        if change.counter not in brings.counter_at or change.of or change.by in ("seat", "card", "other"):
            raise CuoreError(f"the event {kind.name} can change a counter that a box brings, not {change!r}")


class Event(Sealed):
    """An event as it is held outside the engine: its name, and its numbers by theirs. None: hidden, or nothing."""

    def __init__(self, told: Told) -> None:
        self.kind = event_numbered(told[0])
        self.name = self.kind.name
        self.values: tuple[tuple[str, int | None], ...] = tuple(
            [(field.name, _outside(field, told)) for field in self.kind.fields]
        )

    def __repr__(self) -> str:
        said: list[str] = []
        for field, (name, value) in zip(self.kind.fields, self.values, strict=True):
            if value is None:
                shown = "?"
            elif field.sort == "seat":
                shown = SEAT_NAMES[value]
            else:
                shown = f"#{value}" if field.sort == "card" else str(value)
            said.append(f"{name}={shown}")
        return f"<Event {' '.join([repr(self.name), *said])}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.name, self.values) == (other.name, other.values)

    def __hash__(self) -> int:
        return hash((self.name, self.values))

    def __getitem__(self, field: str) -> int | None:
        """One of its numbers, by name."""
        for name, value in self.values:
            if name == field:
                return value
        raise KeyError(field)

    def data(self) -> dict[str, object]:
        """Plain values."""
        return {"event": self.name, **dict(self.values)}


def told_from(data: Mapping[str, object]) -> Told:
    """The event that had such data, with the numbers that it has here: those of boxes differ between processes."""
    name = data.get("event")
    found = [kind for kind in EVENT_KINDS if kind.name == name]
    if not found or set(data) != {"event", *[field.name for field in found[0].fields]}:
        raise DamagedRecord(f"these are not the data of an event: {shorten(dict(data))}")
    numbers = {"seat": HIDDEN, "card": HIDDEN, "number": 0, "other": HIDDEN}
    for field in found[0].fields:
        value = data[field.name]
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise DamagedRecord(f"{field.name} of the event {found[0].name} is a number, not {shorten(value)}")
        numbers[field.slot] = HIDDEN if value is None else value
    return (found[0].what, numbers["seat"], numbers["card"], numbers["number"], numbers["other"], 0)


def _outside(field: Field, told: Told) -> int | None:
    value = told[1 + SLOTS.index(field.slot)]
    return None if value == HIDDEN and (field.slot == "card" or field.sort in OPTIONAL) else value
