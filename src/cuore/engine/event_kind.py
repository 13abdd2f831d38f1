"""What can be said of a kind of event: what its numbers are, which way a card goes, who learns it, what it changes."""

from __future__ import annotations

from typing import Final

from cuore.engine.sealed import Sealed

# -- who learns which card it was --
ALL: Final = "all"
THE_SEAT: Final = "seat"
THE_OTHER: Final = "other"
BOTH: Final = "both"
SOME: Final = "some"  # it depends: on whether others see the top of a packet, on for whom cards are turned over

# -- to whom it brings chance, or something that the deciding seat could not know: undo does not go back over that --
TO_ALL: Final = "all"
TO_OTHERS: Final = "others"  # it shows a card of a hand, or that it holds but one kind: no news to its owner

SLOTS: Final = ("seat", "card", "number", "other")
"""The four numbers of an event between what it is and who knows its card."""

# -- what a field of an event can be, where its slot does not say so already --
ENTRY: Final = "entry"  # a card in private quarters with what lies on and under it; -1: no card there
SHOWING: Final = "showing: card"  # as the number: the card that now lies on top of the zone that a card has left
OPTIONAL: Final = ("seat", "card", ENTRY)
"""Fields of these sorts are None outside where there is nothing or it is hidden."""

# -- how a counter changes --
SET: Final = "set"
ADD: Final = "add"
TAKE: Final = "take"  # never below nothing
CLEAR: Final = "clear"


class Change(Sealed):
    """What an event does to a counter, or to a list of cards that are only noted (``used``, ``bargains``…).

    ``by`` is a number or the slot of the event that has it. ``of`` is a slot too, where there is one counter for each
    skill, or where a noted card has its place in the list.
    """

    def __init__(self, counter: str, how: str, by: int | str, of: str = "") -> None:
        self.counter = counter
        self.how = how
        self.by = by
        self.of = of

    def __repr__(self) -> str:
        of = f" of {self.of}" if self.of else ""
        return f"{self.how} {self.counter}{of}" + ("" if self.how == CLEAR else f" {self.by}")

    def data(self) -> dict[str, object]:
        """Plain values."""
        return {"counter": self.counter, "how": self.how, "by": self.by, "of": self.of}


def sets(counter: str, by: int | str, of: str = "") -> Change:
    """A counter gets a new value."""
    return Change(counter, SET, by, of)


def adds(counter: str, by: int | str, of: str = "") -> Change:
    """A counter grows, or a card is noted."""
    return Change(counter, ADD, by, of)


def takes(counter: str, by: int | str, of: str = "") -> Change:
    """A counter shrinks, or a noted card is forgotten."""
    return Change(counter, TAKE, by, of)


def clears(counter: str) -> Change:
    """Nothing is noted any more, or all of these counters are zero."""
    return Change(counter, CLEAR, 0)


class Field(Sealed):
    """One number of an event: its slot, its name outside, and of which sort it is (seat, card, number, entry…)."""

    def __init__(self, slot: str, text: str) -> None:
        name, _, sort = text.partition(": ")
        self.slot = slot
        self.name = name
        self.sort = sort or ("seat" if slot == "other" else slot)

    def __repr__(self) -> str:
        return f"{self.name}: {self.sort}"


class EventKind(Sealed):
    """One kind of event.

    ``seat``, ``card``, ``number`` and ``other`` say what these numbers are, "" for one without a meaning: a name, and
    behind a colon its sort where that is not the slot's own. A card leaves a zone of the seat (or of the table) and
    reaches another; ``to_other``: one of the other seat.
    """

    def __init__(
        self,
        what: int,
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
    ) -> None:
        self.what = what
        self.name = name
        slots = zip(SLOTS, (seat, card, number, other), strict=True)
        self.fields = tuple([Field(slot, text) for slot, text in slots if text])
        self.shows = number == SHOWING
        self.leaves = leaves
        self.reaches = reaches
        self.to_other = to_other
        self.learns = learns if card else ""
        self.changes = changes
        self.news = news
        self.quiet = quiet  # told for the record and for memories; a reader of the log needs no line for it
        self.in_a_row = in_a_row  # several of one seat, one after the other, are told as one
        self.since = since  # told again to somebody who was away; the end of a game has a page of its own

    def __repr__(self) -> str:
        way = f", {self.leaves or '…'} to {self.reaches or '…'}" if self.leaves or self.reaches else ""
        return f"<EventKind {self.name!r}: {', '.join([str(field) for field in self.fields])}{way}>"

    def data(self) -> dict[str, object]:
        """The declaration in plain values, to be sent with a catalogue of cards."""
        return {
            "event": self.name,
            "fields": [[field.name, field.sort] for field in self.fields],
            "leaves": self.leaves,
            "reaches": self.reaches,
            "to_other": self.to_other,
            "learns": self.learns,
            "changes": [change.data() for change in self.changes],
            "news": self.news,
            "quiet": self.quiet,
            "since": self.since and not self.quiet,
            "in_a_row": self.in_a_row,
        }
