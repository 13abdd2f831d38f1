"""What retention removes and what it leaves alone, in every kind of store."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.ports import Conflict, Expired, Expiry, GameRow, Kind, PersonRow, SessionRow, Store
from cuore.server.store import SqlStore, open_store
from cuore.server.store.check import chain_faults, check
from tests.server.postgres import Postgres
from tests.server.store.conftest import Place
from tests.server.store.rows import Book, person

OLD, NEW, BEFORE = 100.0, 900.0, 500.0
"""When rows were used, and the time before which they expire."""


def guest(name: str, seen: float = OLD) -> PersonRow:
    return person(name, seen)._replace(password="")


async def table(store: Store, name: str, state: str, *people: str, changed: float = OLD) -> Book:
    """A table in a state, where some people sit; the first is its host."""
    book = Book(name, seats=[(f"p-{who.lower()}", who, "") for who in people], host=f"p-{people[0].lower()}")
    book.short = book.short._replace(state=state, bots_play=False)
    await book.open_at(store)
    row = book.answered("c1", f"p-{people[0].lower()}")
    book.short = book.short._replace(changed=changed)
    await book.keep(store, row)
    return book


async def expire_all(store: Store, kind: Kind, limit: int = 2) -> int:
    """Remove all that has expired, a few at a time."""
    count = 0
    while gone := await store.expire(Expiry(kind, BEFORE), limit, "Former player"):
        assert gone <= limit
        count += gone
    return count


async def names(store: Store) -> set[str]:
    return {row.id for row in await store.all_tables("", 99)}


async def is_sound(store: Store) -> None:
    """Everything that is left hangs together."""
    for name in await names(store):
        rows = await store.entries(name)
        assert chain_faults(rows) == (len(rows), [])
        assert await store.secret(name) is not None
    if isinstance(store, SqlStore):
        assert (await store.database.write(check)).wrong == []


def test_guests_who_stay_away_are_erased(place: Place) -> None:
    async def body(store: Store) -> None:
        for name, seen in (("Away", OLD), ("New", NEW), ("Back", OLD), ("Busy", OLD), ("Bad", OLD), ("Rude", OLD)):
            await store.add_person(guest(name, seen))
        await store.add_person(person("Anna", OLD))
        await store.add_session(SessionRow("t1", "s1", "p-back", OLD, NEW, ""))
        await store.add_session(SessionRow("t2", "s2", "p-away", OLD, OLD, ""))
        await store.ban("p-bad", NEW, "spam")
        await table(store, "over", "over", "Away", "Anna")
        await table(store, "live", "playing", "Busy", changed=NEW)
        await store.say("over", "p-away", "Away", 1.0, "hello")
        await store.report(1.0, "talk", "over", "p-anna", "p-rude", "rude", "Rude")
        assert await store.expired(Expiry("guests", BEFORE)) == Expired(1, OLD)
        assert await expire_all(store, "guests") == 1
        assert {row.id for row in await store.people("", 99)} == {
            "p-new",
            "p-back",
            "p-busy",
            "p-bad",
            "p-rude",
            "p-anna",
        }
        short = await store.table("over")
        assert short is not None
        assert short.seats == '[["gone-1","Former player",""],["p-anna","Anna",""]]'
        assert await store.said("over") == []
        assert await store.expired(Expiry("guests", BEFORE)) == Expired(0, 0.0)
        await store.settle(1, NEW)
        assert await expire_all(store, "guests") == 1  # nothing about them is open any more
        await is_sound(store)

    place.run(body)


def test_tables_go_where_nothing_is_lost(place: Place) -> None:
    async def body(store: Store) -> None:
        for who in ("Anna", "Bert"):
            await store.add_person(person(who, OLD))
        await store.add_person(guest("Gast"))
        for state in ("open", "closed", "playing", "paused", "frozen", "over"):
            await table(store, f"{state}-old", state, "Anna", "Gast")
            await table(store, f"{state}-new", state, "Anna", changed=NEW)
        await table(store, "deserted", "playing", "Gone")
        await table(store, "reported", "closed", "Anna")
        await store.report(1.0, "freeze", "reported", "", "", "a card failed")
        assert (await store.expired(Expiry("tables", BEFORE))).rows == 3
        before = await names(store)
        assert await expire_all(store, "tables") == 3
        assert before - await names(store) == {"open-old", "closed-old", "deserted"}
        assert await store.entries("open-old") == []
        assert await store.secret("open-old") is None
        await store.settle(1, NEW)
        assert await expire_all(store, "tables") == 1
        await is_sound(store)

    place.run(body)


@pytest.mark.parametrize("kind", ["games", "account_games"])
def test_games_of_accounts_go_by_a_setting_of_their_own(place: Place, kind: Kind) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna", OLD))
        await store.add_person(guest("Gast"))
        await table(store, "games", "over", "Gast")
        left = await table(store, "account_games", "over", "Gast")
        await left.keep(store, left.answered("c2", "p-anna"))  # somebody with an account has played there
        await table(store, "new", "over", "Gast", changed=NEW)
        for name in await names(store):
            await store.finish(GameRow(name, "record", "c0ffee", OLD, "{}"))
            await store.say(name, "p-gast", "Gast", 1.0, "good game")
        assert await expire_all(store, kind) == 1
        assert {"games", "account_games", "new"} - await names(store) == {kind}
        assert await store.game(kind) is None
        assert await store.said(kind) == []
        assert await store.game("new") is not None
        await is_sound(store)

    place.run(body)


def test_sessions_and_settled_reports(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        await store.add_session(SessionRow("t1", "s1", "p-anna", OLD, OLD, ""))
        await store.add_session(SessionRow("t2", "s2", "p-anna", OLD, NEW, ""))
        for _ in range(3):
            await store.report(OLD, "talk", "t1", "p-anna", "p-bert", "rude", "Bert")
        assert await store.settle(1, OLD)
        assert await store.settle(2, NEW)
        assert not await store.settle(9, NEW)
        assert await expire_all(store, "sessions") == 1
        assert [row.id for row in await store.sessions_of("p-anna")] == ["s2"]
        assert await expire_all(store, "reports") == 1
        assert [(row.id, row.settled) for row in await store.reports(9)] == [(3, 0.0), (2, NEW)]

    place.run(body)


def test_many_go_a_few_at_a_time_the_oldest_first(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        for number in range(7):
            await table(store, f"t{number}", "open", "Anna", changed=OLD + number)
        assert await store.expire(Expiry("tables", BEFORE), 3, "") == 3
        assert await names(store) == {"t3", "t4", "t5", "t6"}
        assert await store.expired(Expiry("tables", BEFORE)) == Expired(4, OLD + 3)
        assert await expire_all(store, "tables") == 4

    place.run(body)


def test_a_table_that_was_removed_takes_no_entry(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await table(store, "t1", "open", "Anna")
        assert await expire_all(store, "tables") == 1
        with pytest.raises(Conflict):
            await store.append(book.answered("c2"), book.short)
        assert await store.marks(["t1"]) == {}

    place.run(body)


def test_a_table_that_is_written_to_at_this_moment_is_left_alone(postgres: Postgres) -> None:
    async def body() -> None:
        address = postgres.new_database()
        store, other = await open_store(address), await open_store(address)
        await table(store, "t1", "open", "Anna")
        async with other.database._engine.begin() as writing:  # type: ignore[attr-defined]  # a PostgreSQL has one
            await writing.exec_driver_sql("SELECT * FROM tables WHERE id = 't1' FOR UPDATE")
            async with asyncio.timeout(60):
                assert await store.expire(Expiry("tables", BEFORE), 9, "") == 0
        assert await store.expire(Expiry("tables", BEFORE), 9, "") == 1
        await store.close()
        await other.close()

    asyncio.run(body())


def test_the_newest_time_is_believed_until_one_is_kept(place: Place) -> None:
    async def body(store: Store) -> None:
        assert await store.believed_time() is None
        await store.add_person(person("Anna", NEW))
        await table(store, "t1", "open", "Anna", changed=NEW + 1)
        assert await store.believed_time() == NEW + 1
        await store.believe_time(OLD)
        await store.believe_time(OLD + 1)
        assert await store.believed_time() == OLD + 1
        for _ in range(2):
            await store.probe(b"x" * 9000)

    place.run(body)


def test_a_ban_is_kept_whatever_else_changes(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        await store.add_session(SessionRow("t1", "s1", "p-anna", 1.0, 1.0, ""))
        assert await store.ban("p-anna", NEW, "spam")
        assert not await store.ban("p-none", NEW, "spam")
        assert await store.change_person(person("Anna")._replace(name="Anna B"))
        row = await store.person("p-anna")
        assert row is not None
        assert (row.name, row.banned_until, row.ban_reason) == ("Anna B", NEW, "spam")
        assert await store.sessions_alive(["s1"], OLD) == set()
        assert await store.sessions_alive(["s1"], NEW) == {"s1"}

    place.run(body)


def test_what_was_said_can_be_deleted(place: Place) -> None:
    async def body(store: Store) -> None:
        for name in ("t1", "t2"):
            await table(store, name, "playing", "Anna", "Bert")
            for who in ("Anna", "Bert", "Anna"):
                await store.say(name, f"p-{who.lower()}", who, 1.0, "hello")
        assert await store.unsay("t1", 1, "") == 1
        assert await store.unsay("t1", 1, "") == 0
        assert [row.number for row in await store.said("t1")] == [2, 3]
        assert await store.unsay("", 0, "p-anna") == 3
        assert [(row.table, row.number) for row in await store.said_by("p-bert")] == [("t1", 2), ("t2", 2)]
        assert (await store.say("t1", "p-bert", "Bert", 1.0, "?")).number == 4

    place.run(body)


def test_a_report_outlives_the_erasure_of_whom_it_is_about(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        await store.add_person(person("Bert"))
        await store.report(5.0, "talk", "t1", "p-bert", "p-anna", "> 1 Anna: rude", "Anna")
        await store.report(6.0, "talk", "t1", "p-anna", "p-bert", "> 2 Bert: rude", "Bert")
        await store.erase_person("p-anna", "Somebody")
        (row,) = await store.reports(9)
        assert (row.at, row.table, row.person, row.about) == (5.0, "t1", "p-bert", "")
        assert (row.name, row.text, row.erased, row.settled) == ("Anna", "> 1 Anna: rude", True, 0.0)
        assert await store.settle(row.id, 9.0)
        assert await store.reports(9) == []
        await store.report(7.0, "talk", "t1", "", "p-bert", "> 2 Bert: rude", "Bert")
        (row,) = await store.reports(9)
        assert await store.settle(row.id, 9.0)
        await store.erase_person("p-bert", "Somebody")
        assert await store.reports(9) == []  # what is settled goes with them

    place.run(body)
