"""Lists for an operator: tables, people, and what was reported."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.admin.people import until_words
from cuore.cli.admin.place import HERE, Most, NotDone, Place, admin, day, print_lines, readable
from cuore.cli.output import console, print_json
from cuore.server.clock import RealClock
from cuore.server.ports import PersonRow, ReportRow, Store

MOST = 100
"""Lines of a list, unless more are asked for."""

State = Annotated[str, Parameter(help="Only those that are open, playing, paused, frozen, over or closed.")]
Like = Annotated[str, Parameter(help="Only those with this in their names.")]
Number = Annotated[int, Parameter(help="The number of the report, as reports lists it.")]


class PersonFacts(NamedTuple):
    """What a list shows of a person."""

    id: str
    name: str
    sort: str
    sessions: int
    created: float
    seen: float
    banned_until: float
    ban_reason: str


@admin.command
def tables(*, state: State = "", most: Most = MOST, place: Place = HERE) -> int:
    """List tables, the latest change first."""

    async def work(store: Store) -> int:
        rows = await store.all_tables(state, most)
        if place.json:
            print_json([row._asdict() for row in rows])
        else:
            lines = [(row.id, row.state, str(row.revision), day(row.changed), row.boxes, row.title) for row in rows]
            print_lines(("Table", "State", "Revision", "Changed", "Boxes", "Title"), lines)
        return 0

    return place.run(work)


@admin.command
def people(like: Like = "", /, *, most: Most = MOST, place: Place = HERE) -> int:
    """List people, guests and accounts, and until when they are banned."""

    async def work(store: Store) -> int:
        listed = [await _facts(store, row) for row in await store.people(like, most)]
        if place.json:
            print_json([facts._asdict() for facts in listed])
        else:
            lines = [_person_line(facts) for facts in listed]
            print_lines(("Person", "Name", "", "Sessions", "Came", "Seen", "Banned"), lines)
        return 0

    return place.run(work)


@admin.command
def reports(*, most: Most = MOST, place: Place = HERE) -> int:
    """List what an operator should see: tables that stand still, and words that a player found wrong."""

    async def work(store: Store) -> int:
        rows = await store.reports(most)
        if place.json:
            print_json([row._asdict() for row in rows])
            return 0
        out = console()
        for row in rows:
            out.print(Text(readable(_report_line(row)), style="bold"))
            for line in row.text.split("\n"):
                out.print(Text(f"    {readable(line)}"))
        if not rows:
            out.print("Nothing.")
        return 0

    return place.run(work)


@admin.command
def settle(report: Number, /, *, place: Place = HERE) -> int:
    """Mark a report as dealt with. What an open report is about is never removed by a sweep."""

    async def work(store: Store) -> int:
        if not await store.settle(report, RealClock().wall()):
            raise NotDone(f"there is no report {report}")
        return place.print_result(f"Report {report} is settled.", {"report": report})

    return place.run(work)


def _report_line(row: ReportRow) -> str:
    """A report in one line: about whom, even if that person was erased since."""
    about = ""
    if row.sort == "talk":
        who = " ".join(word for word in (row.name, "(erased since)" if row.erased else row.about) if word)
        about = f", about {who} by {row.person}"
    settled = f", settled {day(row.settled)}" if row.settled else ""
    return f"{row.id}  {day(row.at)}  {row.sort} at table {row.table}{about}{settled}"


def _person_line(facts: PersonFacts) -> tuple[str, ...]:
    until = f"{until_words(facts.banned_until)}: {facts.ban_reason}" if facts.banned_until else ""
    return facts.id, facts.name, facts.sort, str(facts.sessions), day(facts.created), day(facts.seen), until


async def _facts(store: Store, row: PersonRow) -> PersonFacts:
    sessions = await store.sessions_of(row.id)
    seen = max([row.seen, *[session.seen for session in sessions]])
    sort = "account" if row.password else "guest"
    return PersonFacts(row.id, row.name, sort, len(sessions), row.created, seen, row.banned_until, row.ban_reason)
