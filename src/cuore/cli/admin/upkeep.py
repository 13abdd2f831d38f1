"""The upkeep of a store: removing what has expired, and checking that all of it hangs together."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.admin.place import HERE, NotDone, Place, Yes, admin, be_sure, day, print_lines
from cuore.cli.output import console, print_json
from cuore.server.clock import RealClock
from cuore.server.people.calendar import Calendar
from cuore.server.people.retention import ClockAhead, look
from cuore.server.people.retention import sweep as sweep_store
from cuore.server.store import SqlStore
from cuore.server.store.backup import check_file
from cuore.server.store.check import check as check_store

NAMES = {
    "sessions": "ended sessions",
    "guests": "guests",
    "tables": "tables without a finished game",
    "games": "finished games of guests",
    "account_games": "finished games of accounts",
    "reports": "settled reports",
}


@admin.command
def sweep(
    *,
    dry_run: Annotated[bool, Parameter(negative=(), help="Only list what would be removed.")] = False,
    trust_clock: Annotated[bool, Parameter(negative=(), help="The clock is right, although it has jumped.")] = False,
    yes: Yes = False,
    place: Place = HERE,
) -> int:
    """Remove what is older than the settings keep_guests, keep_tables and so on allow, as servers do every hour."""
    retention = place.settings().retention

    async def work(store: SqlStore) -> int:
        clock = RealClock()
        calendar = Calendar(store, clock)
        if trust_clock:
            calendar.trust()
        try:
            expired = await look(store, retention, calendar)
            if not dry_run:
                be_sure(f"Remove {sum(each.rows for each in expired.values())} rows for good?", yes)
                await calendar.keep()
                removed = await sweep_store(store, retention, calendar, clock)
                expired = {kind: each._replace(rows=removed[kind]) for kind, each in expired.items()}
        except ClockAhead as error:
            raise NotDone(f"{error}, so nothing is removed: --trust-clock if it is right") from None
        if place.json:
            print_json({kind: each._asdict() for kind, each in expired.items()})
            return 0
        lines = [(NAMES[kind], str(each.rows), day(each.oldest) if each.rows else "") for kind, each in expired.items()]
        print_lines(("Would be removed" if dry_run else "Removed", "Number", "Oldest"), lines)
        kept = [NAMES[kind] for kind in NAMES if kind not in expired]
        if kept:
            console().print(f"Kept for ever by the settings: {', '.join(kept)}.")
        return 0

    return place.run(work)


@admin.command
def check(*, place: Place = HERE) -> int:
    """Read everything and check it: missing or changed entries, rows that belong to nothing. Changes nothing."""
    settings = place.settings()

    async def work(store: SqlStore) -> int:
        alone = settings.is_alone
        findings = check_file(settings.database_file) if alone else await store.database.write(check_store)
        if place.json:
            print_json(findings._asdict())
        else:
            console().print(f"checked: {findings.counted}")
            for fault in findings.wrong:
                sys.stderr.write(f"cuore: {fault}\n")
        return 1 if findings.wrong else 0

    return place.run(work)
