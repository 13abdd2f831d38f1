"""Who somebody is: guests who play at once, accounts for those who want one, and the sessions of both.

A person is an id, and everything else about them may change: a guest who registers keeps the id and with it all seats
and games. Nothing here knows of HTTP; cookies are values, and an address is any word that tells neighbours apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from cuore.server.errors import Refused, Unavailable
from cuore.server.people.calendar import Calendar
from cuore.server.people.export import everything_about
from cuore.server.people.limits import Limits
from cuore.server.people.names import FORMER_PLAYER, clean_name, guest_name, skeleton, unclaimed
from cuore.server.people.passwords import Passwords
from cuore.server.people.talk import clean_talk
from cuore.server.people.tokens import Cookies, Hidden, new_id
from cuore.server.ports import Clock, PersonRow, SessionRow, Store

UNUSED = 180 * 86_400
"""Seconds after which a session ends that nobody has used."""

SEEN_AGAIN = 300
"""Seconds after which it is written down again that a session is used."""

MOST_SESSIONS = 20
"""Devices of one person; with one more, the one that was used longest ago is signed out."""

LONGEST_DEVICE = 80

_TRIES = 20


class SignedIn(NamedTuple):
    """Somebody, and the value of the cookie that says so."""

    person: PersonRow
    cookie: Hidden


class SessionFacts(NamedTuple):
    """What somebody is shown of one of their sessions."""

    id: str
    created: float
    seen: float
    device: str


def nobody_listens(session: str) -> None:
    """Where no connections have to be closed."""


class People:
    """All people of a store. ``signed_out`` is called for every session that ends, to close its connections."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        key: bytes,
        signed_out: Callable[[str], None] = nobody_listens,
        passwords: Passwords | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._cookies = Cookies(key)
        self._signed_out = signed_out
        self._passwords = passwords or Passwords()
        self.limits = Limits(clock)
        self.calendar = Calendar(store, clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- coming in --

    async def enter_as_guest(self, device: str, address: str = "") -> SignedIn:
        """Somebody new, who plays at once under a name that nobody can take for an account's."""
        self.limits.come_as_guest(address)
        now = self._clock.wall()
        for tries in range(_TRIES):
            name = guest_name(tries)
            person = PersonRow(new_id(), name, skeleton(name), "", now, now)
            if await self._store.add_person(person):
                return SignedIn(person, await self._new_session(person.id, device))
        raise Refused("busy")

    async def register(
        self, guest: PersonRow | None, name: str, password: str, device: str, address: str = ""
    ) -> SignedIn:
        """An account. A guest becomes it: the same person, with all their games, and with a new session alone."""
        name = clean_name(name)
        self._passwords.check(password, name)
        self.limits.open_account(address)
        kept = await self._passwords.hash(password)
        now = self._clock.wall()
        if guest is None:
            person = PersonRow(new_id(), name, skeleton(name), kept, now, now)
            if not await self._store.add_person(person):
                raise Refused("name-taken")
            self.limits.owns_name(person.skeleton, address)
            return SignedIn(person, await self._new_session(person.id, device))
        async with self._alone_with(guest.id):
            person = await self._as_kept(guest)
            if person.password:
                raise Refused("not-yours")
            person = person._replace(name=name, skeleton=skeleton(name), password=kept, seen=now)
            if not await self._store.change_person(person):
                raise Refused("name-taken")
        self.limits.owns_name(person.skeleton, address)
        before = await self._store.sessions_of(person.id)
        cookie = await self._new_session(person.id, device)
        await self._end(before)
        return SignedIn(person, cookie)

    async def log_in(self, name: str, password: str, device: str, address: str = "") -> SignedIn:
        """A new session for somebody who has an account.

        Whoever was a guest on this device until now stays another person, with their own seats and a session that goes
        on: nothing is merged. Both may sit at one table, and one person with two hands would know what neither may;
        and a seat says in the record who has it. A guest who wants to keep their games registers instead, or finishes
        them first; the page should say so before it drops the guest's cookie.
        """
        read = skeleton(name[:64])
        read = read if read.isprintable() else ""  # what no database can look for is nobody's name
        self.limits.try_password(read, address)
        person = await self._store.person_called(read)
        kept = person.password if person is not None else ""
        if not await self._passwords.fits(kept, password) or person is None:
            raise Refused("wrong-password")
        self.limits.knew_password(read, address)
        if self._passwords.is_outdated(kept):
            anew = await self._passwords.hash(password)
            kept = anew if await self._keep_password(person, kept, anew) else kept
        await self.check_banned(person)
        cookie = await self._new_session(person.id, device)
        # Who changed the password while this was checked wanted such sessions ended: they saw none, so we look again.
        now = await self._store.person(person.id)
        if now is None or now.password != kept:
            await self.log_out(cookie.reveal())
            raise Refused("wrong-password")
        return SignedIn(now, cookie)

    async def who(self, cookie: str) -> tuple[PersonRow, str] | None:
        """Whose cookie this is, and the id of its session; raises ``Refused("banned")``."""
        token = self._cookies.read(cookie)
        session = await self._store.session(token) if token is not None else None
        if session is None:
            return None
        now = self._clock.wall()
        if await self.calendar.now() - session.seen > UNUSED:
            await self._end([session])
            return None
        person = await self._store.person(session.person)
        if person is None:
            return None
        await self.check_banned(person)
        if abs(now - session.seen) > SEEN_AGAIN:
            await self._see(session, now)
        return person, session.id

    async def check_banned(self, person: PersonRow) -> None:
        """Raise ``Refused("banned")`` while the person is banned."""
        if person.banned_until and person.banned_until > await self.calendar.now():
            raise Refused("banned")

    # -- sessions --

    async def log_out(self, cookie: str) -> None:
        """End the session of a cookie; one that has ended already is no mistake."""
        token = self._cookies.read(cookie)
        session = await self._store.session(token) if token is not None else None
        if session is not None:
            await self._end([session])

    async def sessions(self, person: PersonRow) -> list[SessionFacts]:
        """Where somebody is signed in, the last used first."""
        rows = await self._store.sessions_of(person.id)
        facts = [SessionFacts(row.id, row.created, row.seen, row.device) for row in rows]
        return sorted(facts, key=lambda session: session.seen, reverse=True)

    async def end_session(self, person: PersonRow, session: str) -> None:
        """Sign one device out; raises ``Refused("no-such-session")`` for what is not one's own."""
        rows = [row for row in await self._store.sessions_of(person.id) if row.id == session]
        if not rows:
            raise Refused("no-such-session")
        await self._end(rows)

    async def end_all_sessions(self, person: PersonRow, but: str = "") -> None:
        """Sign out everywhere, or everywhere else."""
        await self._end([row for row in await self._store.sessions_of(person.id) if row.id != but])

    # -- changes --

    async def change_name(self, person: PersonRow, name: str) -> PersonRow:
        """Another name from now on; seats that are taken keep the old one.

        A guest may be called as nobody with an account is, but has no right to the name: an account may take it later.
        """
        name = clean_name(name)
        async with self._alone_with(person.id):
            kept = await self._as_kept(person)
            if not kept.password and await self._store.person_called(skeleton(name)) is not None:
                raise Refused("name-taken")
            looks = skeleton(name) if kept.password else unclaimed(kept.id)
            changed = kept._replace(name=name, skeleton=looks)
            if not await self._store.change_person(changed):
                raise Refused("name-taken")
        return changed

    async def change_password(self, person: PersonRow, session: str, old: str, new: str, address: str = "") -> None:
        """Another password from now on; all sessions but this one end."""
        person = await self._as_kept(person)
        if not person.password:
            raise Refused("not-yours")
        self._passwords.check(new, person.name)
        self.limits.try_own_password(person.id)
        if not await self._passwords.fits(person.password, old):
            raise Refused("wrong-password")
        self.limits.knew_own_password(person.id)
        self.limits.owns_name(person.skeleton, address)
        if not await self._keep_password(person, person.password, await self._passwords.hash(new)):
            raise Refused("wrong-password")  # it was changed meanwhile: the old one is not the old one any more
        await self.end_all_sessions(person, but=session)

    # -- what is known of somebody --

    async def export(self, person: PersonRow) -> dict[str, object]:
        """Everything that is known of somebody, as plain data."""
        return await everything_about(self._store, await self._as_kept(person))

    async def erase(self, person: PersonRow) -> list[str]:
        """Forget somebody. Their games stay, under a name that says nothing; gives the tables that have changed so."""
        async with self._alone_with(person.id):
            sessions = await self._store.sessions_of(person.id)
            changed = await self._store.erase_person(person.id, FORMER_PLAYER)
            for session in sessions:
                self._signed_out(session.id)
        return changed

    # -- in common --

    def _alone_with(self, person: str) -> asyncio.Lock:
        """Changes of one person, one after the other, as far as this process goes."""
        return self._locks.setdefault(person, asyncio.Lock())

    async def _as_kept(self, person: PersonRow) -> PersonRow:
        kept = await self._store.person(person.id)
        if kept is None:
            raise Refused("not-signed-in")
        return kept

    async def _keep_password(self, person: PersonRow, before: str, after: str) -> bool:
        """Put one hash in the place of another; false if another one stands there by now."""
        async with self._alone_with(person.id):
            kept = await self._store.person(person.id)
            if kept is None or kept.password != before:
                return False
            return await self._store.change_person(kept._replace(password=after))

    async def _new_session(self, person: str, device: str) -> Hidden:
        cookie, token = self._cookies.new()
        now = self._clock.wall()
        called = clean_talk(device[:LONGEST_DEVICE], LONGEST_DEVICE)
        try:
            await self._store.add_session(SessionRow(token, new_id(), person, now, now, called))
        except LookupError:
            raise Refused("not-signed-in") from None  # erased meanwhile
        rows = sorted(await self._store.sessions_of(person), key=lambda row: (row.token == token, row.seen))
        await self._end(rows[:-MOST_SESSIONS])
        return cookie

    async def _see(self, session: SessionRow, now: float) -> None:
        try:
            await self._store.touch_session(session.token, now)
        except Unavailable:
            return  # it is written down next time; nobody is turned away for that

    async def _end(self, sessions: list[SessionRow]) -> None:
        for session in sessions:
            await self._store.end_session(session.token)
            self._signed_out(session.id)
