"""A reader of log lines who knows nothing but the catalogue and the events of a view, as a client in any language does.

It is written from docs/protocol.md, apart from the package's own words.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.server.wire.catalogue import Catalogue, EventFacts, Slot, Template
from cuore.server.wire.shapes import EventLine, EventNumber, Lying

SLOTS = ("seat", "card", "number", "other")
NAMED = ("phase", "ending", "skill")


class Reader:
    """Reads to one seat, or to nobody in particular (-1)."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], reader: int, place: str) -> None:
        self.catalogue = catalogue
        self.kinds = {event.name: event for event in catalogue.events}
        self.names = names
        self.reader = reader
        self.place = place

    def read(self, line: EventLine) -> str:
        """One event as a sentence; nothing for a quiet one."""
        kind = self.kinds[line[0]]
        return "" if kind.quiet else self._filled(kind.words, kind, line)

    def _filled(self, words: Template, kind: EventFacts, line: EventLine) -> str:
        return "".join(part if isinstance(part, str) else self._gap(part, kind, line) for part in words)

    def _gap(self, gap: Slot, kind: EventFacts, line: EventLine) -> str:
        if gap.key:
            words = self.catalogue.words
            return self._filled(words.get(f"{gap.key}@{self.place}", words[gap.key]), kind, line)
        sort, value = self._part(gap.part, kind, line)
        if gap.forms:
            second = value == self.reader != -1 if sort == "seat" else value != 1 and sort != "card"
            return gap.forms[second]
        beside = [self._part(name, kind, line)[1] for name in gap.beside]
        return self._in_case(gap.case, value, beside) if gap.case else self._plain(sort, value, kind, line)

    def _in_case(self, case: str, value: EventNumber, beside: list[EventNumber]) -> str:
        match case:
            case "named":
                return self._card(value, love=True)
            case "seen":
                return "" if value == -1 else f" ({self._card(value, love=True)})"
            case "whose":
                return self._whose(value, *beside)
            case "on":
                whose = self._whose(*beside)
                return f"in {whose} private quarters" if value == -1 else f"on {whose} {self._card(value)}"
            case "off":
                return f"from {self._whose(*beside)} {'private quarters' if value == -1 else self._card(value)}"
            case _:
                raise ValueError(case)

    def _plain(self, sort: str, value: EventNumber, kind: EventFacts, line: EventLine) -> str:
        if sort in ("card", "entry"):
            return self._card(value)
        if sort == "seat":
            assert isinstance(value, int)
            return "you" if value == self.reader else self.names[value]
        if sort in NAMED:
            return self._filled(self.catalogue.words[f"{sort}.{value}"], kind, line)
        return str(value)

    def _part(self, name: str, kind: EventFacts, line: EventLine) -> tuple[str, EventNumber]:
        """The sort and the value of a part."""
        field = next(field for field in kind.fields if field.name == name)
        return field.sort, line[1 + SLOTS.index(field.slot)]

    def _whose(self, seat: EventNumber, doer: EventNumber = -1) -> str:
        assert isinstance(seat, int)
        if seat == self.reader != -1:
            return "your"
        return "their own" if seat == doer else f"{self.names[seat]}'s"

    def _card(self, value: EventNumber, love: bool = False) -> str:
        kind = value.card if isinstance(value, Lying) else value
        assert isinstance(kind, int)
        if kind == -1:
            return "a card"
        card = self.catalogue.cards[kind]
        return f"a {card.name} card" if love and card.category == "love" else card.name
