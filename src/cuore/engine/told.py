"""What is told: every kind of event by number and by name, and an event as it is held outside the engine.

Inside the engine an event is a tuple of six ints (``game.Told``), told by the move that makes it happen. Each kind is
declared once (``told_kinds.py``): what its numbers are, which way a card goes, who learns it, what it changes. Whoever
shows, remembers, retells or sends events reads the declarations and knows no kind by heart. The names are those that
leave the engine; zones and counters have their names in the state. A box that brings events of its own declares them
with ``new_event``.
"""

from __future__ import annotations

from cuore.engine.event_kind import ALL, OPTIONAL, SLOTS, Change, EventKind, Field
from cuore.engine.game import Told
from cuore.engine.sealed import Sealed
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.words import HIDDEN, SEAT_NAMES

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


def _outside(field: Field, told: Told) -> int | None:
    value = told[1 + SLOTS.index(field.slot)]
    return None if value == HIDDEN and (field.slot == "card" or field.sort in OPTIONAL) else value
