"""Everything that is known of somebody, as plain data that can be written to a file and read without us."""

from __future__ import annotations

import json

import msgspec

from cuore.server.ports import PersonRow, ReportRow, Store, TableRow

_MOST_TABLES = 100_000
_MOST_REPORTS = 100_000


async def everything_about(store: Store, person: PersonRow) -> dict[str, object]:
    """All of it but secrets: no tokens, no hash of a password, nothing of others that they have not been shown.

    Of a running game there is what they did in it themselves; a finished one is there whole. Who has reported somebody
    is not told to them.
    """
    tables = await store.tables_of(person.id, _MOST_TABLES)
    games = [game for game in [await store.game(table.id) for table in tables] if game is not None]
    reports = await store.reports(_MOST_REPORTS)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "sort": "account" if person.password else "guest",
            "created": person.created,
            "seen": person.seen,
            "banned_until": person.banned_until,
            "ban_reason": person.ban_reason,
        },
        "sessions": [
            {"id": row.id, "created": row.created, "seen": row.seen, "device": row.device}
            for row in await store.sessions_of(person.id)
        ],
        "tables": [await _table(store, table, person.id) for table in tables],
        "games": [
            {
                "table": game.table,
                "finished": game.finished,
                "result": json.loads(game.result),
                "commitment": game.commitment,
                "record": game.record,
            }
            for game in games
        ],
        "talk": [
            {"table": row.table, "number": row.number, "name": row.name, "at": row.at, "text": row.text}
            for row in await store.said_by(person.id)
        ],
        "mutes": sorted(await store.muted_by(person.id)),
        "reports": [_report(row) for row in reports if row.person == person.id],
        "reported": [{"at": row.at, "sort": row.sort, "table": row.table} for row in reports if row.about == person.id],
    }


async def _table(store: Store, table: TableRow, person: str) -> dict[str, object]:
    entries = await store.entries(table.id)
    return {
        "id": table.id,
        "title": table.title,
        "state": table.state,
        "host": table.host == person,
        "seats": [name for whose, name, _ in json.loads(table.seats) if whose == person],
        "created": table.created,
        "changed": table.changed,
        "done": [
            {"revision": row.revision, "at": row.at, "what": msgspec.json.decode(row.data)}
            for row in entries
            if row.person == person
        ],
    }


def _report(row: ReportRow) -> dict[str, object]:
    return {"at": row.at, "sort": row.sort, "table": row.table, "about": row.about, "text": row.text}
