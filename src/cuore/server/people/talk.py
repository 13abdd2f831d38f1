"""What may be said at a table, whom one need not hear, and what an operator is shown of it.

Whether a table has talk at all is the table's; who is there to hear it, the hall's.
"""

from __future__ import annotations

import unicodedata

from cuore.server.errors import Refused
from cuore.server.people.limits import Limits
from cuore.server.people.tokens import is_id
from cuore.server.ports import Clock, Store, TalkRow

LONGEST_TALK = 300
LAST_WORDS = 12
"""How many lines are kept with a report: words alone can be turned around."""

LONGEST_REMARK = 300

_MARKS_IN_A_ROW = 3  # as many as any language needs; more are there to paint over other lines
_JOINERS = "\u200c\u200d"  # without them some scripts and many pictures fall apart
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}


class Talk:
    """The rules of talking, for one process."""

    def __init__(self, store: Store, clock: Clock, limits: Limits) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits

    def hear(self, person: str, text: str) -> str:
        """The words as everybody is to read them; raises ``Refused`` for what cannot be said, or not so fast."""
        cleaned = clean_talk(text, LONGEST_TALK)
        if not cleaned:
            raise Refused("malformed")
        self._limits.talk(person)
        return cleaned

    async def mute(self, person: str, other: str, muted: bool) -> None:
        """Not hear somebody any more, or again. Nobody is told."""
        if person == other or not is_id(other) or await self._store.person(other) is None:
            raise Refused("not-yours")
        await self._store.mute(person, other, muted)

    async def report(self, person: str, table: str, about: str, remark: str = "") -> None:
        """Tell the operator what somebody has said at a table that the reporter has access to (the hall knows that).

        Only those can be reported who have said something there, and nobody can report themselves. Their last words
        are kept with it, and the reporter's around them; of others only that they spoke, for a report goes when one of
        these two is erased, and nobody's words may outlive them elsewhere.
        """
        if person == about:
            raise Refused("not-yours")
        remark = clean_talk(remark, LONGEST_REMARK)
        said = await self._store.said(table)
        last = max((at for at, row in enumerate(said) if row.person == about), default=None)
        if last is None:
            raise Refused("not-yours")
        self._limits.report(person)
        first = max(0, last + 1 - LAST_WORDS * 3 // 4)
        words = "\n".join(_line(row, person, about) for row in said[first : first + LAST_WORDS])
        text = f"{remark}\n{words}" if remark else words
        await self._store.report(self._clock.wall(), "talk", table, person, about, text, said[last].name)


def clean_talk(text: str, longest: int) -> str:
    """One line of text without anything that cannot be seen or turns other text around."""
    if len(text) > longest:
        raise Refused("too-long")
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        sort = unicodedata.category(letter)
        if sort in {"Zl", "Zp"} or letter in "\t\n\r\v\f":
            kept.append(" ")
        elif letter in _JOINERS:
            if kept and kept[-1] not in _JOINERS:
                kept.append(letter)
        elif sort not in _UNSEEN:
            marks = marks + 1 if sort.startswith("M") else 0
            if marks <= _MARKS_IN_A_ROW:
                kept.append(letter)
    return " ".join("".join(kept).split()).strip(_JOINERS + " ")


def _line(row: TalkRow, person: str, about: str) -> str:
    if row.person not in {person, about}:
        return f"  {row.number} (somebody else)"
    sign = ">" if row.person == about else " "
    return f"{sign} {row.number} {row.name}: {row.text}"
