"""What a store promises about people and what they say, wherever it keeps them."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.ports import SessionRow, Store
from tests.server.store.conftest import Place
from tests.server.store.rows import Book, person


def test_a_name_as_the_eye_reads_it_is_somebodys_alone(place: Place) -> None:
    async def body(store: Store) -> None:
        anna, bert = person("Anna"), person("Bert")
        assert await store.add_person(anna)
        assert await store.add_person(bert)
        assert not await store.add_person(anna._replace(id="p-other"))
        assert await store.person("p-anna") == anna
        assert await store.person("p-other") is None
        assert await store.person_called("anna") == anna
        assert await store.person_called("nobody") is None
        assert not await store.change_person(bert._replace(name="ANNA", skeleton="anna"))
        assert await store.person("p-bert") == bert
        changed = bert._replace(name="Berta", skeleton="berta", password="", seen=7.0)
        assert await store.change_person(changed._replace(created=99.0))
        assert await store.person("p-bert") == changed
        assert await store.change_person(changed._replace(seen=8.0))
        assert not await store.change_person(person("Carl"))
        assert await store.person_called("bert") is None

    place.run(body)


def test_of_many_who_want_a_name_one_gets_it(place: Place) -> None:
    async def body(store: Store) -> None:
        wishes = [person("Anna")._replace(id=f"p{number}") for number in range(8)]
        assert (await asyncio.gather(*[store.add_person(wish) for wish in wishes])).count(True) == 1

    place.run(body)


def test_an_operator_finds_people_by_a_part_of_their_names(place: Place) -> None:
    async def body(store: Store) -> None:
        for number, name in enumerate(["Anna", "Hanna", "Bert", "100%", "A_b"]):
            await store.add_person(person(name, seen=float(number)))
        assert [found.name for found in await store.people("ann", 9)] == ["Hanna", "Anna"]
        assert [found.name for found in await store.people("ANN", 1)] == ["Hanna"]
        assert [found.name for found in await store.people("%", 9)] == ["100%"]
        assert [found.name for found in await store.people("_", 9)] == ["A_b"]
        assert len(await store.people("", 9)) == 5

    place.run(body)


def test_sessions_belong_to_people_and_end(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        old = SessionRow("hash1", "s1", "p-anna", 1.0, 1.0, "a browser")
        new = SessionRow("hash2", "s2", "p-anna", 2.0, 2.0, "a phone")
        await store.add_session(old)
        await store.add_session(new)
        assert await store.session("hash1") == old
        assert await store.session("hash3") is None
        assert await store.sessions_of("p-anna") == [new, old]
        assert await store.sessions_alive(["s1", "s3", *[f"none {n}" for n in range(1200)]], 9.0) == {"s1"}
        assert await store.sessions_alive([], 9.0) == set()
        await store.touch_session("hash1", 9.0)
        await store.touch_session("hash3", 9.0)
        assert await store.sessions_of("p-anna") == [old._replace(seen=9.0), new]
        await store.end_session("hash1")
        await store.end_session("hash1")
        assert await store.sessions_of("p-anna") == [new]
        with pytest.raises(LookupError):
            await store.add_session(old._replace(person="p-nobody"))
        with pytest.raises(LookupError):
            await store.add_session(new)
        assert await store.sessions_of("p-nobody") == []

    place.run(body)


def test_talk_is_numbered_without_gaps_however_many_speak_at_once(place: Place) -> None:
    async def body(store: Store) -> None:
        await Book("t1").open_at(store)
        await Book("t2").open_at(store)
        said = await asyncio.gather(
            *[store.say("t1", "p-anna", "Anna", float(number), f"word {number}") for number in range(20)],
            store.say("t2", "p-bert", "Bert", 1.0, "elsewhere"),
        )
        assert sorted(row.number for row in said if row.table == "t1") == list(range(1, 21))
        assert said[-1].number == 1
        assert await store.said("t1") == sorted(said[:-1], key=lambda row: row.number)
        assert [row.number for row in await store.said("t1", 15)] == [16, 17, 18, 19, 20]
        assert [row.number for row in await store.said("t1", 3, 2)] == [19, 20]
        assert await store.said("t1", 10**30) == []
        assert await store.said("t3") == []
        assert len(await store.said_by("p-anna")) == 20
        with pytest.raises(LookupError):
            await store.say("t3", "p-anna", "Anna", 1.0, "nowhere")

    place.run(body)


def test_talk_and_entries_go_their_own_ways(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        await store.say("t1", "p-anna", "Anna", 1.0, "one")
        await book.keep(store, book.answered("c1"))
        assert (await store.say("t1", "p-anna", "Anna", 2.0, "two")).number == 2
        assert await store.table("t1") == book.short

    place.run(body)


def test_mutes_and_reports(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.mute("p-anna", "p-bert", True)
        await store.mute("p-anna", "p-bert", True)
        await store.mute("p-anna", "p-aron", True)
        await store.mute("p-bert", "p-anna", True)
        assert await store.muted_by("p-anna") == ["p-aron", "p-bert"]
        await store.mute("p-anna", "p-bert", False)
        await store.mute("p-anna", "p-bert", False)
        assert await store.muted_by("p-anna") == ["p-aron"]
        await store.report(1.0, "talk", "t1", "p-anna", "p-bert", "rude")
        await store.report(2.0, "freeze", "t2", "", "", "a card has failed")
        reports = await store.reports(9)
        assert [row[1:7] for row in reports] == [
            (2.0, "freeze", "t2", "", "", "a card has failed"),
            (1.0, "talk", "t1", "p-anna", "p-bert", "rude"),
        ]
        assert reports[0].id > reports[1].id
        assert await store.reports(1) == reports[:1]

    place.run(body)
