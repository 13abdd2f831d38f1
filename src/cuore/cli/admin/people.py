"""What an operator may do about people: export and erase them, sign them out, ban them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from cuore.cli.admin.place import HERE, NotDone, Place, Who, Yes, admin, all_people, be_sure, day, find_person
from cuore.cli.output import print_json
from cuore.server.clock import RealClock
from cuore.server.ports import Store

FOR_EVER = 253_402_300_799.0
"""The end of the year 9999: a ban without an end."""

DAY = 86_400.0
LONGEST_REASON = 500

Days = Annotated[int | None, Parameter(help="For so many days; without it, for ever.")]
Reason = Annotated[str, Parameter(help="Why. It is kept with the person, and part of an export.")]


@admin.command
def export(person: Who, /, *, place: Place = HERE) -> int:
    """Print everything that is known of a person, as JSON."""

    async def work(store: Store) -> int:
        print_json(await (await all_people(store)).export(await find_person(store, person)))
        return 0

    return place.run(work)


@admin.command
def erase(person: Who, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Forget a person for good. Their games stay, under a name that says nothing; open reports about them stay too."""

    async def work(store: Store) -> int:
        row = await find_person(store, person)
        be_sure(f"Forget {row.name} for good?", yes)
        changed = await (await all_people(store)).erase(row)
        words = f"{row.name} is forgotten, at {len(changed)} tables too."
        return place.print_result(words, {"person": row.id, "tables": changed})

    return place.run(work)


@admin.command
def sign_out(person: Who, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Sign a person out on all devices. A guest cannot come back after that.

    A running server closes the open lines of that person within 5 seconds.
    """

    async def work(store: Store) -> int:
        row = await find_person(store, person)
        be_sure(f"Sign {row.name} out everywhere?", yes)
        sessions = len(await store.sessions_of(row.id))
        await (await all_people(store)).end_all_sessions(row)
        words = f"{row.name} is signed out, on {sessions} devices."
        return place.print_result(words, {"person": row.id, "sessions": sessions})

    return place.run(work)


@admin.command
def ban(person: Who, /, *, reason: Reason, days: Days = None, yes: Yes = False, place: Place = HERE) -> int:
    """Ban a person: their sessions and their password open nothing until the ban ends.

    A running server refuses their requests at once, and closes their open lines within 5 seconds. A guest who throws
    the cookie away comes back as another guest: only a proxy can keep an address out.
    """

    async def work(store: Store) -> int:
        row = await find_person(store, person)
        if days is not None and not 1 <= days <= 36_500:
            raise NotDone("a ban lasts for 1 to 36500 days, or for ever without --days")
        until = FOR_EVER if days is None else RealClock().wall() + days * DAY
        be_sure(f"Ban {row.name} {until_words(until)}?", yes)
        await store.ban(row.id, until, reason[:LONGEST_REASON])
        return place.print_result(f"{row.name} is banned {until_words(until)}.", {"person": row.id, "until": until})

    return place.run(work)


@admin.command
def unban(person: Who, /, *, place: Place = HERE) -> int:
    """Lift a ban."""

    async def work(store: Store) -> int:
        row = await find_person(store, person)
        if not row.banned_until:
            raise NotDone(f"{row.name} is not banned")
        await store.ban(row.id, 0.0, "")
        return place.print_result(f"{row.name} is not banned any more.", {"person": row.id})

    return place.run(work)


def until_words(until: float) -> str:
    """How long a ban lasts."""
    return "for ever" if until >= FOR_EVER else f"until {day(until)}"
