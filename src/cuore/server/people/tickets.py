"""Tickets: each opens one socket, once and soon, for one session of one person at one table.

A browser cannot put anything but cookies into the opening of a socket, and a cookie alone is sent by foreign pages too.
So a page fetches a ticket first, which no foreign page can read. A ticket alone opens nothing either: the socket is
opened with the cookie or the token of the same session.
"""

from __future__ import annotations

from typing import NamedTuple

from cuore.server.errors import Refused
from cuore.server.people.tokens import Cookies, Hidden, Seal, new_id
from cuore.server.ports import Clock, Store

SECONDS = 30

_REMEMBERED = 3600
"""Seconds for which a used ticket is remembered: long after it has run out, lest a clock that is put back revive it."""


class Ticket(NamedTuple):
    """What a ticket says. ``invitation``: the number of the link that was shown when it was made, 0 for none."""

    person: str
    session: str
    table: str
    invitation: int


class Tickets:
    """Makes tickets and takes them back. Any process takes what any other on the same store has made."""

    def __init__(self, store: Store, clock: Clock, key: bytes) -> None:
        self._store = store
        self._clock = clock
        self._seal = Seal(key, "t1")
        self._cookies = Cookies(key)

    def issue(self, ticket: Ticket) -> Hidden:
        """A ticket that says this. At most 128 characters long with ids of up to 20."""
        until = int(self._clock.wall()) + SECONDS
        words = (ticket.person, ticket.session, ticket.table, str(ticket.invitation), new_id(), str(until))
        if any("." in word for word in words):
            raise ValueError("an id with a full stop in it does not fit on a ticket")
        return Hidden(self._seal.sign(".".join(words)))

    async def redeem(self, value: str, proof: str) -> Ticket:
        """What a ticket says, once. ``proof``: the cookie or token that the socket was opened with.

        Raises ``Refused("bad-ticket")``, also if the proof is not of the ticket's session, or the session has ended.
        """
        words = self._seal.read(value)
        if words is None:
            raise Refused("bad-ticket")
        person, session, table, invitation, nonce, until = words.split(".")
        now = self._clock.wall()
        # One from too far ahead was made before the clock was put back: it would be good for too long.
        if not now < int(until) <= now + 2 * SECONDS:
            raise Refused("bad-ticket")
        token = self._cookies.read(proof)
        if all((row.id, row.token) != (session, token) for row in await self._store.sessions_of(person)):
            raise Refused("bad-ticket")  # and the ticket is not used up by a stranger
        if not await self._store.once(f"ticket:{nonce}", now, now + _REMEMBERED):
            raise Refused("bad-ticket")
        return Ticket(person, session, table, int(invitation))
