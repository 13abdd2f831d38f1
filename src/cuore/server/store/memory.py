"""The store in memory, for tests and simulations: no threads, no time, the same order every time.

Every method happens at once, between two awaits of its caller, so what can be seen is what was committed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from cuore.server.ports import (
    Conflict,
    Ended,
    EntryRow,
    Expired,
    Expiry,
    GameRow,
    Mark,
    Outdated,
    PersonRow,
    Repeated,
    ReportRow,
    Secret,
    SessionRow,
    TableRow,
    TalkRow,
    lease_holds,
)
from cuore.server.store.appending import people_at, trace_of
from cuore.server.store.erasing import without_person
from cuore.server.store.expiring import BEGUN, WITHOUT_GAME


class MemoryStore:
    """A ``Store`` that lasts as long as its process. ``snapshot`` is the disk that a crash leaves behind."""

    def __init__(self, key: bytes = bytes(32)) -> None:
        self._key = key
        self._words: dict[str, float] = {}
        self._tables: dict[str, TableRow] = {}
        self._secrets: dict[str, Secret] = {}
        self._entries: dict[str, list[EntryRow]] = {}
        self._commands: set[tuple[str, str]] = set()
        self._minds: dict[str, tuple[str, float]] = {}
        self._games: dict[str, GameRow] = {}
        self._people: dict[str, PersonRow] = {}
        self._sessions: dict[str, SessionRow] = {}
        self._talk: dict[str, list[TalkRow]] = {}
        self._said: dict[str, int] = {}
        self._mutes: set[tuple[str, str]] = set()
        self._reports: list[ReportRow] = []
        self._reported = 0
        self._erased: set[str] = set()
        self._probe = b""
        self._believed: float | None = None

    def snapshot(self) -> MemoryStore:
        """A store of its own with everything that is kept now."""
        other = MemoryStore()
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, dict | list | set) else value)
        other._entries = {table: rows.copy() for table, rows in self._entries.items()}
        other._talk = {table: rows.copy() for table, rows in self._talk.items()}
        return other

    async def close(self) -> None:
        pass

    async def key(self) -> bytes:
        return self._key

    def watch(self, troubled: Callable[[str, str], None]) -> None:
        """Memory has no trouble."""

    async def probe(self, data: bytes) -> None:
        self._probe = data

    async def believed_time(self) -> float | None:
        if self._believed is not None:
            return self._believed
        came = [row.seen for row in self._sessions.values()] + [row.seen for row in self._people.values()]
        return max([*came, *[row.changed for row in self._tables.values()]], default=None)

    async def believe_time(self, at: float) -> None:
        self._believed = at

    async def once(self, word: str, now: float, until: float) -> bool:
        if self._words.get(word, now) > now:
            return False
        self._words = {other: kept for other, kept in self._words.items() if kept > now}
        self._words[word] = until
        return True

    # -- tables --

    async def open_table(self, row: TableRow, secret: Secret, first: EntryRow) -> None:
        if row.id in self._tables:
            raise Conflict
        self._refuse_erased(first, row)
        self._tables[row.id] = row
        self._secrets[row.id] = secret
        self._entries[row.id] = [first]
        self._commands.add((row.id, first.command))

    async def append(self, row: EntryRow, short: TableRow) -> None:
        kept = self._entries.get(row.table, [])
        if (row.table, row.command) in self._commands:
            raise Repeated
        if not kept or kept[-1].revision + 1 != row.revision:
            raise Conflict
        self._refuse_erased(row, short)
        kept.append(row)
        self._commands.add((row.table, row.command))
        self._tables[row.table] = short._replace(id=row.table, revision=row.revision)

    def _refuse_erased(self, row: EntryRow, short: TableRow) -> None:
        if any(trace_of(person) in self._erased for person in {row.person, *people_at(short.host, short.seats)}):
            raise Outdated

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        return [entry for entry in self._entries.get(table, []) if entry.revision > since]

    async def entry_of(self, table: str, command: str) -> EntryRow | None:
        return next((entry for entry in self._entries.get(table, []) if entry.command == command), None)

    async def table(self, table: str) -> TableRow | None:
        return self._tables.get(table)

    async def secret(self, table: str) -> Secret | None:
        return self._secrets.get(table)

    async def lobby(self, tables: Sequence[str]) -> list[TableRow]:
        rows = [self._tables[table] for table in tables if table in self._tables]
        return _latest([row for row in rows if row.public and row.state in {"open", "playing"}], len(rows))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return _latest([row for row in self._tables.values() if person in people_at(row.host, row.seats)], limit)

    async def all_tables(self, state: str, limit: int) -> list[TableRow]:
        return _latest([row for row in self._tables.values() if state in {"", row.state}], limit)

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        rows = [self._tables[table] for table in tables if table in self._tables]
        return {row.id: Mark(row.revision, row.seats) for row in rows}

    async def tables_to_mind(self) -> list[str]:
        return sorted(
            row.id
            for row in self._tables.values()
            if row.bots_play and row.state == "playing" and not all(bot for _, _, bot in msgspec.json.decode(row.seats))
        )

    async def mind(self, table: str, process: str, now: float, until: float) -> bool:
        who, kept = self._minds.get(table, (process, now))
        if who != process and now < kept <= lease_holds(now, until):
            return False
        self._minds[table] = (process, until)
        return True

    async def finish(self, game: GameRow) -> None:
        if game.table not in self._tables:
            raise LookupError("a game was finished at a table that is not kept")
        self._games.setdefault(game.table, game)

    async def game(self, table: str) -> GameRow | None:
        return self._games.get(table)

    async def ended(self, tables: Sequence[str]) -> dict[str, Ended]:
        games = [self._games[table] for table in tables if table in self._games]
        return {game.table: Ended(game.finished, game.result) for game in games}

    # -- people --

    async def add_person(self, person: PersonRow) -> bool:
        if await self.person_called(person.skeleton):
            return False
        self._people[person.id] = person
        return True

    async def person(self, person: str) -> PersonRow | None:
        return self._people.get(person)

    async def person_called(self, skeleton: str) -> PersonRow | None:
        return next((person for person in self._people.values() if person.skeleton == skeleton), None)

    async def change_person(self, person: PersonRow) -> bool:
        before = self._people.get(person.id)
        namesake = await self.person_called(person.skeleton)
        if before is None or (namesake is not None and namesake.id != person.id):
            return False
        self._people[person.id] = person._replace(
            created=before.created, banned_until=before.banned_until, ban_reason=before.ban_reason
        )
        return True

    async def add_session(self, session: SessionRow) -> None:
        taken = session.token in self._sessions or any(session.id == other.id for other in self._sessions.values())
        if taken or session.person not in self._people:
            raise LookupError("nobody can be signed in like that")
        self._sessions[session.token] = session

    async def session(self, token: str) -> SessionRow | None:
        return self._sessions.get(token)

    async def touch_session(self, token: str, seen: float) -> None:
        if token in self._sessions:
            self._sessions[token] = self._sessions[token]._replace(seen=seen)

    async def sessions_of(self, person: str) -> list[SessionRow]:
        found = [session for session in self._sessions.values() if session.person == person]
        return sorted(found, key=lambda session: (-session.seen, session.id))

    async def end_session(self, token: str) -> None:
        self._sessions.pop(token, None)

    async def sessions_alive(self, ids: Sequence[str], now: float) -> set[str]:
        rows = [row for row in self._sessions.values() if self._people[row.person].banned_until <= now]
        return {row.id for row in rows}.intersection(ids)

    async def ban(self, person: str, until: float, reason: str) -> bool:
        if person not in self._people:
            return False
        self._people[person] = self._people[person]._replace(banned_until=until, ban_reason=reason)
        return True

    async def people(self, like: str, limit: int) -> list[PersonRow]:
        found = [person for person in self._people.values() if like.lower() in person.name.lower()]
        return sorted(found, key=lambda person: (-person.seen, person.id))[:limit]

    async def erase_person(self, person: str, name: str) -> list[str]:
        return self._erase(person, name)

    def _erase(self, person: str, name: str) -> list[str]:
        self._erased.add(trace_of(person))
        changed = []
        for table in sorted(self._tables):
            rows = self._entries[table]
            forgotten = without_person(self._tables[table], rows, person, name)
            if forgotten.entries or forgotten.short != self._tables[table]:
                changed.append(table)
                self._tables[table] = forgotten.short
                others = {row.revision: row for row in forgotten.entries}
                self._entries[table] = [others.get(row.revision, row) for row in rows]
        for table, talk in self._talk.items():
            self._talk[table] = [row for row in talk if row.person != person]
        self._mutes = {pair for pair in self._mutes if person not in pair}
        self._reports = [
            row._replace(about="", erased=True) if row.about == person else row
            for row in self._reports
            if row.person != person and not (row.about == person and row.settled)
        ]
        self._sessions = {token: row for token, row in self._sessions.items() if row.person != person}
        self._people.pop(person, None)
        return changed

    # -- talk --

    async def say(self, table: str, person: str, name: str, at: float, text: str) -> TalkRow:
        if table not in self._tables or trace_of(person) in self._erased:
            raise LookupError("nobody can talk there")
        self._said[table] = self._said.get(table, 0) + 1
        row = TalkRow(table, self._said[table], person, name, at, text)
        self._talk.setdefault(table, []).append(row)
        return row

    async def said(self, table: str, since: int = 0, limit: int = 100) -> list[TalkRow]:
        found = [row for row in self._talk.get(table, []) if row.number > since]
        return found[max(0, len(found) - limit) :]

    async def said_by(self, person: str) -> list[TalkRow]:
        found = [row for talk in self._talk.values() for row in talk if row.person == person]
        return sorted(found, key=lambda row: (row.at, row.table, row.number))

    async def unsay(self, table: str, number: int, person: str) -> int:
        count = 0
        for where, talk in self._talk.items():
            gone = [row for row in talk if (row.person == person if person else (where, row.number) == (table, number))]
            self._talk[where] = [row for row in talk if row not in gone]
            count += len(gone)
        return count

    async def mute(self, person: str, other: str, muted: bool) -> None:
        if muted:
            self._mutes.add((person, other))
        else:
            self._mutes.discard((person, other))

    async def muted_by(self, person: str) -> list[str]:
        return sorted(other for who, other in self._mutes if who == person)

    async def report(
        self, at: float, sort: str, table: str, person: str, about: str, text: str, name: str = ""
    ) -> None:
        self._reported += 1
        self._reports.append(ReportRow(self._reported, at, sort, table, person, about, text, name))

    async def reports(self, limit: int) -> list[ReportRow]:
        return self._reports[::-1][:limit]

    async def settle(self, report: int, at: float) -> bool:
        known = [row for row in self._reports if row.id == report]
        self._reports = [row for row in self._reports if not (row.id == report and row.erased)]
        self._reports = [row._replace(settled=at) if row.id == report else row for row in self._reports]
        return bool(known)

    # -- retention --

    async def expired(self, expiry: Expiry) -> Expired:
        rows = self._expired(expiry)
        return Expired(len(rows), min(rows.values(), default=0.0))

    async def expire(self, expiry: Expiry, limit: int, name: str) -> int:
        rows = self._expired(expiry)
        ids = sorted(rows, key=lambda id_: (rows[id_], id_))[:limit]
        for id_ in ids:
            match expiry.kind:
                case "guests":
                    self._erase(id_, name)
                case "sessions":
                    del self._sessions[id_]
                case "reports":
                    self._reports = [row for row in self._reports if str(row.id) != id_]
                case _:
                    self._remove_table(id_)
        return len(ids)

    def _remove_table(self, table: str) -> None:
        for kept in (self._tables, self._secrets, self._entries, self._minds, self._games, self._talk, self._said):
            kept.pop(table, None)
        self._commands = {pair for pair in self._commands if pair[0] != table}

    def _expired(self, expiry: Expiry) -> dict[str, float]:
        """Id and time of every row that has expired; ``expiring`` says why, and this is the same in Python."""
        before = expiry.before
        match expiry.kind:
            case "guests":
                times = {row.id: row.seen for row in self._people.values() if self._is_absent_guest(row, before)}
            case "sessions":
                times = {token: row.seen for token, row in self._sessions.items()}
            case "reports":
                times = {str(row.id): row.settled for row in self._reports if row.settled}
            case kind:
                reported = {row.table for row in self._reports if not row.settled}
                tables = [row for row in self._tables.values() if row.id not in reported]
                times = {row.id: row.changed for row in tables if self._kind_of(row) == kind}
        return {id_: at for id_, at in times.items() if at <= before}

    def _kind_of(self, row: TableRow) -> str:
        """Under which kind a table can expire; empty if its game may go on."""
        named = {entry.person for entry in self._entries[row.id]} | people_at(row.host, row.seats)
        known = [self._people[person] for person in named if person in self._people]
        if row.state == "over":
            return "account_games" if any(person.password for person in known) else "games"
        return "tables" if row.state in WITHOUT_GAME or (row.state in BEGUN and not known) else ""

    def _is_absent_guest(self, person: PersonRow, before: float) -> bool:
        tables = [row for row in self._tables.values() if person.id in people_at(row.host, row.seats)]
        return (
            not person.password
            and person.banned_until <= before
            and all(row.seen <= before for row in self._sessions.values() if row.person == person.id)
            and all(row.changed <= before for row in tables if row.state in ("open", *BEGUN))
            and not any(person.id in {row.person, row.about} for row in self._reports if not row.settled)
        )


def _latest(rows: list[TableRow], limit: int) -> list[TableRow]:
    return sorted(rows, key=lambda row: (-row.changed, row.id))[:limit]
