"""What a store promises about tables, entries and finished games, wherever it keeps them."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.ports import Conflict, Ended, GameRow, Mark, Repeated, Secret, Store
from tests.server.store.conftest import Place
from tests.server.store.rows import Book


def test_what_was_kept_is_there_when_the_store_is_opened_again(place: Place) -> None:
    book = Book("t1")

    async def play(store: Store) -> None:
        await book.open_at(store)
        for number in range(5):
            await book.keep(store, book.answered(f"c{number}"))

    async def look(store: Store) -> None:
        entries = await store.entries("t1")
        assert [entry.revision for entry in entries] == [1, 2, 3, 4, 5, 6]
        assert [entry.command for entry in entries] == [":open", "c0", "c1", "c2", "c3", "c4"]
        assert entries[-1].chain == book.chain
        assert await store.entries("t1", 4) == entries[4:]
        assert await store.entries("t1", 10**30) == []
        assert await store.entries("t2") == []
        assert await store.table("t1") == book.short
        assert await store.table("t2") is None
        assert await store.secret("t1") == Secret("seed of t1", "luck")
        assert await store.secret("t2") is None
        assert await store.entry_of("t1", "c3") == entries[4]
        assert await store.entry_of("t1", "c9") is None
        assert await store.entry_of("t2", "c3") is None

    place.run(play)
    place.run(look)


def test_numbers_and_bytes_come_back_to_the_bit(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        row = book.answered("c")._replace(at=1763309105.1234567, data=bytes(range(256)), person="å–’×🂡")
        await store.append(row, book.short._replace(changed=0.1 + 0.2, title="å–’×🂡"))
        assert (await store.entries("t1", 1)) == [row]
        found = await store.table("t1")
        assert found is not None
        assert (found.changed, found.title) == (0.1 + 0.2, "å–’×🂡")

    place.run(body)


def test_a_revision_is_given_once(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        first = await book.keep(store, book.answered("mine"))
        late = first._replace(command="theirs")
        with pytest.raises(Conflict):
            await store.append(late, book.short._replace(title="not mine"))
        assert await store.entries("t1", 1) == [first]
        assert await store.table("t1") == book.short

    place.run(body)


def test_there_are_no_holes(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        row = book.answered("c")
        for revision in (0, 1, 3, 100):
            with pytest.raises(Conflict):
                await store.append(row._replace(revision=revision), book.short)
        with pytest.raises(Conflict):
            await store.append(row._replace(table="nowhere"), book.short._replace(id="nowhere"))
        assert len(await store.entries("t1")) == 1
        assert await store.entries("nowhere") == []

    place.run(body)


def test_a_command_is_kept_once_under_whatever_revision_it_comes_again(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        row = await book.keep(store, book.answered("again"))
        for revision in (1, 2, 3, 9):
            with pytest.raises(Repeated):
                await store.append(row._replace(revision=revision), book.short)
        assert len(await store.entries("t1")) == 2
        other = await Book("t2").open_at(store)
        await other.keep(store, other.answered("again"))  # an id belongs to its table

    place.run(body)


def test_a_table_is_opened_once(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        with pytest.raises(Conflict):
            await Book("t1", title="Another").open_at(store)
        assert await store.table("t1") == book.short
        assert len(await store.entries("t1")) == 1

    place.run(body)


def test_of_many_who_want_the_same_revision_one_gets_it(place: Place) -> None:
    async def body(store: Store) -> None:
        books = [await Book(f"t{table}").open_at(store) for table in range(5)]
        for turn in range(5):
            tries = [
                (book, book.answered(f"c{turn}-{who}")._replace(person=f"p{who}")) for book in books for who in range(4)
            ]
            outcomes = await asyncio.gather(
                *[store.append(row, book.short) for book, row in tries], return_exceptions=True
            )
            kept = [row for (_, row), outcome in zip(tries, outcomes, strict=True) if outcome is None]
            assert sorted(row.table for row in kept) == ["t0", "t1", "t2", "t3", "t4"]
            assert sum(type(outcome) is Conflict for outcome in outcomes) == 15
            for book, row in zip(books, sorted(kept), strict=True):
                assert (await store.entries(book.table, turn + 1)) == [row]
                book.kept(row)

    place.run(body)


def test_many_tables_are_written_at_once_and_everybody_hears_how_their_own_entry_fared(place: Place) -> None:
    async def body(store: Store) -> None:
        books = [await Book(f"t{table:02}").open_at(store) for table in range(40)]
        rows = [book.answered("c") for book in books]
        rows[7] = rows[7]._replace(revision=9)
        rows[8] = rows[8]._replace(command=":open")
        outcomes = await asyncio.gather(
            *[store.append(row, book.short) for row, book in zip(rows, books, strict=True)], return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [
            {7: Conflict, 8: Repeated}.get(number, type(None)) for number in range(40)
        ]
        for number, (book, row) in enumerate(zip(books, rows, strict=True)):
            assert await store.entries(book.table, 1) == ([] if number in {7, 8} else [row])

    place.run(body)


def test_two_stores_on_one_database_share_it(place: Place) -> None:
    """Two processes serve the same tables: every revision is given once, and nobody waits for ever."""

    async def body(store: Store) -> None:
        other = await place.open()
        books = [await Book(f"t{table}").open_at(store) for table in range(6)]

        async def play(one: Store, name: str) -> int:
            kept = 0
            for turn in range(12):
                rows = [book.answered(f"{name}{turn}")._replace(revision=turn + 2) for book in books]
                if name == "b":
                    rows.reverse()
                outcomes = await asyncio.gather(
                    *[one.append(row, Book(row.table).short._replace(revision=row.revision)) for row in rows],
                    return_exceptions=True,
                )
                assert all(outcome is None or type(outcome) is Conflict for outcome in outcomes), outcomes
                kept += outcomes.count(None)
            return kept

        assert sum(await asyncio.gather(play(store, "a"), play(other, "b"))) == 72
        for book in books:
            assert [entry.revision for entry in await other.entries(book.table)] == list(range(1, 14))
        await other.close()

    place.run(body)


def test_the_lobby_shows_public_tables_that_can_be_joined_or_watched_the_latest_first(place: Place) -> None:
    async def body(store: Store) -> None:
        for number, (state, public) in enumerate(
            [("open", True), ("playing", True), ("paused", True), ("open", False), ("over", True), ("closed", True)]
        ):
            book = Book(f"t{number}")
            first = book.opened()
            short = book.short._replace(state=state, public=public, changed=50.0 + number)
            await store.open_table(short, Secret("s"), first)
        twin = Book("t10")
        await store.open_table(twin.short._replace(state="open", changed=51.0), Secret("s"), twin.opened())
        assert [row.id for row in await store.lobby([f"t{number}" for number in range(11)])] == ["t1", "t10", "t0"]
        assert [row.id for row in await store.lobby(["t0", "t2", "t1", "nowhere"])] == ["t1", "t0"]
        assert await store.lobby([]) == []
        assert [row.id for row in await store.all_tables("", 3)] == ["t5", "t4", "t3"]
        assert [row.id for row in await store.all_tables("over", 3)] == ["t4"]

    place.run(body)


def test_somebodys_tables_are_those_where_they_sit_or_are_the_host(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1", seats=[("p-anna", "Anna", ""), ("", "", "")]).open_at(store)
        await Book("t2", seats=[("", "", ""), ("", "", "")], host="p-bert").open_at(store)
        await book.keep(store, book.seated("c1", 1, "p-bert", "Bert"))
        assert [row.id for row in await store.tables_of("p-bert", 9)] == ["t1", "t2"]
        assert [row.id for row in await store.tables_of("p-bert", 1)] == ["t1"]
        assert [row.id for row in await store.tables_of("p-anna", 9)] == ["t1"]
        assert await store.tables_of("", 9) == []
        await book.keep(store, book.seated("c2", 1, "", ""))
        assert [row.id for row in await store.tables_of("p-bert", 9)] == ["t2"]
        await book.keep(store, book.seated("c3", 1, "p-bert", "Bert"))
        assert [row.id for row in await store.tables_of("p-bert", 9)] == ["t1", "t2"]

    place.run(body)


def test_a_table_is_minded_by_one_process_until_its_time_is_up(place: Place) -> None:
    async def body(store: Store) -> None:
        await Book("t1").open_at(store)
        idle = Book("t2")
        await store.open_table(idle.short._replace(bots_play=False), Secret("s"), idle.opened())
        paused = Book("t3")
        await store.open_table(paused.short._replace(state="paused"), Secret("s"), paused.opened())
        await Book("t4", seats=(("p-anna", 'Anna ,""]', "biglove"), ("", "", "housekeeper"))).open_at(store)
        assert await store.tables_to_mind() == ["t1"], "where only bots play, they rest"
        assert await store.mind("t1", "a", 10.0, 20.0)
        assert not await store.mind("t1", "b", 19.9, 29.0)
        assert await store.mind("t1", "a", 15.0, 25.0)
        assert not await store.mind("t1", "b", 20.0, 30.0)
        assert await store.mind("t1", "b", 25.0, 35.0)
        assert not await store.mind("t1", "a", 26.0, 36.0)
        assert await store.mind("t2", "a", 26.0, 36.0)

    place.run(body)


def test_a_lease_that_reaches_too_far_was_written_by_a_clock_that_is_wrong(place: Place) -> None:
    async def body(store: Store) -> None:
        await Book("t1").open_at(store)
        assert await store.mind("t1", "an hour ahead", 3610.0, 3640.0)
        assert await store.mind("t1", "b", 10.0, 40.0)
        assert not await store.mind("t1", "c", 11.0, 41.0)

    place.run(body)


def test_marks_show_how_far_tables_are(place: Place) -> None:
    async def body(store: Store) -> None:
        one, two = Book("t1"), Book("t2")
        await one.open_at(store)
        await two.open_at(store)
        await two.keep(store, two.answered("c1"))
        names = ["t1", "t2", "no table", *[f"none {number}" for number in range(1200)]]
        assert await store.marks(names) == {
            "t1": Mark(1, one.short.seats),
            "t2": Mark(2, two.short.seats),
        }
        assert await store.marks([]) == {}

    place.run(body)


def test_of_many_processes_one_minds_a_table(place: Place) -> None:
    async def body(store: Store) -> None:
        await Book("t1").open_at(store)
        tries = await asyncio.gather(*[store.mind("t1", f"process {n}", 1.0, 2.0) for n in range(8)])
        assert tries.count(True) == 1

    place.run(body)


def test_a_game_is_finished_once(place: Place) -> None:
    async def body(store: Store) -> None:
        await Book("t1").open_at(store)
        game = GameRow("t1", "record", "c0ffee", 5.0, "{}")
        await store.finish(game)
        await store.finish(game)
        await store.finish(game._replace(record="another"))
        assert await store.game("t1") == game
        assert await store.game("t2") is None
        assert await store.ended(["t1", "t2", "nowhere"]) == {"t1": Ended(game.finished, game.result)}
        assert await store.ended([]) == {}
        with pytest.raises(LookupError):
            await store.finish(game._replace(table="t2"))

    place.run(body)


def test_a_word_is_used_once_until_it_is_forgotten(place: Place) -> None:
    async def body(store: Store) -> None:
        assert await store.once("ticket", 10.0, 40.0)
        assert not await store.once("ticket", 11.0, 41.0)
        assert await store.once("another", 11.0, 41.0)
        assert not await store.once("ticket", 39.9, 70.0)
        assert await store.once("ticket", 40.0, 70.0)
        assert not await store.once("ticket", 41.0, 70.0)
        assert (await asyncio.gather(*[store.once("race", 50.0, 60.0) for _ in range(8)])).count(True) == 1

    place.run(body)


def test_the_key_is_made_once(place: Place) -> None:
    async def body(store: Store) -> bytes:
        keys = set(await asyncio.gather(*[store.key() for _ in range(4)]))
        assert len(keys) == 1
        return keys.pop()

    first = place.run(body)
    assert len(first) == 32
    assert place.run(body) == first
