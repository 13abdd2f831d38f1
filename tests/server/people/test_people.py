"""Guests, accounts and sessions: who somebody is, who they stay, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Literal

import pytest

from cuore.server.errors import Unavailable
from cuore.server.people.limits import Limits
from cuore.server.people.names import skeleton
from cuore.server.people.passwords import Passwords
from cuore.server.people.people import MOST_SESSIONS, SEEN_AGAIN, UNUSED, People
from cuore.server.ports import PersonRow, SessionRow
from cuore.server.store import open_store
from cuore.server.store.memory import MemoryStore
from tests.server.people.house import KEY, PASSWORD, CheapHasher, House, refusal, run
from tests.server.people.tables import open_table

OTHER_PASSWORD = "another cup of tea"


async def session_of(people: People, cookie: str) -> str:
    found = await people.who(cookie)
    assert found is not None
    return found[1]


async def kept_in(folder: Path | None, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store in a folder, or in memory."""
    store = MemoryStore() if folder is None else await open_store(folder / "cuore.db")
    try:
        await work(House(store))
    finally:
        await store.close()


# --- guests ----------------------------------------------------------------------------------------------------------


def test_a_guest_is_somebody_at_once() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.enter_as_guest("a browser")
        assert person.name.startswith("Guest ")
        assert person.password == ""
        found = await house.another_process().who(cookie.reveal())
        assert found is not None
        assert found[0] == person
        (facts,) = await house.people.sessions(person)
        assert (facts.id, facts.device) == (found[1], "a browser")

    run(check())


def test_a_guests_name_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["Guest Fern 412"] * 5 + ["Guest Oak 100"])
    monkeypatch.setattr("cuore.server.people.people.guest_name", lambda tries: next(names))

    async def check() -> None:
        house = House()
        assert (await house.people.enter_as_guest("")).person.name == "Guest Fern 412"
        assert (await house.people.enter_as_guest("")).person.name == "Guest Oak 100"

    run(check())


def test_with_all_names_taken_nobody_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.people.people.guest_name", lambda tries: "Guest Fern 412")

    async def check() -> None:
        house = House()
        await house.people.enter_as_guest("")
        assert await refusal(house.people.enter_as_guest("")) == "busy"

    run(check())


def test_one_address_cannot_make_guests_without_end() -> None:
    async def check() -> None:
        house = House()
        for _ in range(30):
            await house.people.enter_as_guest("", "192.0.2.1")
        assert await refusal(house.people.enter_as_guest("", "192.0.2.1")) == "too-fast"
        await house.people.enter_as_guest("", "192.0.2.2")

    run(check())


# --- accounts --------------------------------------------------------------------------------------------------------


def test_a_guest_who_registers_stays_the_same_person_with_their_games() -> None:
    async def check() -> None:
        house = House()
        guest, before = await house.people.enter_as_guest("here")
        await open_table(house.store, "table", [guest, "butler"])
        person, after = await house.people.register(guest, "Ann", PASSWORD, "here")
        assert (person.id, person.name, person.created) == (guest.id, "Ann", guest.created)
        assert [table.id for table in await house.store.tables_of(person.id, 10)] == ["table"]
        assert before.reveal() != after.reveal()
        assert await house.people.who(before.reveal()) is None
        assert len(house.signed_out) == 1
        again, _ = await house.people.log_in("Ann", PASSWORD, "elsewhere")
        assert again.id == guest.id

    run(check())


def test_an_account_without_having_been_a_guest() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.register(None, " Ann  Lee ", PASSWORD, "here")
        assert person.name == "Ann Lee"
        assert PASSWORD not in person.password
        found = await house.people.who(cookie.reveal())
        assert found is not None
        assert found[0].id == person.id

    run(check())


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("", PASSWORD, "bad-name"),
        ("admin", PASSWORD, "bad-name"),
        ("Guest Fern 412", PASSWORD, "bad-name"),
        ("Ann", "short", "weak-password"),
        ("Maria Lopez", "Maria Lopez", "weak-password"),
        ("Ben", PASSWORD, "name-taken"),
        ("B\u0435n"[:1] + "EN", PASSWORD, "name-taken"),
        ("\u0412\u0435\u043f", PASSWORD, "name-taken"),
    ],
)
def test_what_cannot_be_registered(name: str, password: str, code: str) -> None:
    async def check() -> None:
        house = House()
        await house.people.register(None, "Ben", PASSWORD, "")
        guest, cookie = await house.people.enter_as_guest("")
        assert await refusal(house.people.register(guest, name, password, "")) == code
        assert await refusal(house.people.register(None, name, password, "")) == code
        assert await house.people.who(cookie.reveal()) is not None
        assert await house.store.person(guest.id) == guest
        assert len(await house.store.people("", 10)) == 2

    run(check())


def test_an_account_cannot_be_registered_again() -> None:
    async def check() -> None:
        house = House()
        guest, _ = await house.people.enter_as_guest("")
        await house.people.register(guest, "Ann", PASSWORD, "")
        # With what was known of the guest before, as a second tab would.
        assert await refusal(house.people.register(guest, "Anna", OTHER_PASSWORD, "")) == "not-yours"
        await house.people.log_in("Ann", PASSWORD, "")
        assert await refusal(house.people.register(guest._replace(id="x" * 16), "Eve", PASSWORD, "")) == "not-signed-in"

    run(check())


@pytest.mark.parametrize("kept", ["in memory", "in a file"])
def test_of_two_who_want_one_name_one_gets_it(kept: str, tmp_path: Path) -> None:
    async def check(house: House) -> None:
        guests = [(await house.people.enter_as_guest("")).person for _ in range(6)]
        names = ["Ann", "ANN", "\u0410\u043f\u043f", "\u00c4nn", "A-n-n", "ann"]
        work = [
            house.another_process().register(guest if at % 2 else None, name, PASSWORD, "")
            for at, (guest, name) in enumerate(zip(guests, names, strict=True))
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        winners = [one for one in found if isinstance(one, tuple)]
        assert len(winners) == 1
        assert {getattr(one, "reason", "") for one in found if not isinstance(one, tuple)} == {"name-taken"}
        assert sum(bool(row.password) for row in await house.store.people("", 100)) == 1

    run(kept_in(tmp_path if kept == "in a file" else None, check))


def test_one_guest_who_registers_twice_at_once_is_one_account(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        house = House()
        guest, _ = await house.people.enter_as_guest("")
        read = house.store.person

        async def slow(person: str) -> PersonRow | None:
            found = await read(person)
            await asyncio.sleep(0.01)  # a database takes its time, and the other one is let in between
            return found

        monkeypatch.setattr(house.store, "person", slow)
        found = await asyncio.gather(
            house.people.register(guest, "Ann", PASSWORD, ""),
            house.people.register(guest, "Ben", PASSWORD, ""),
            return_exceptions=True,
        )
        assert sorted(getattr(one, "reason", "in") for one in found) == ["in", "not-yours"]

    run(check())


# --- signing in ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", ["in memory", "in a file"])
def test_wrong_is_the_same_for_everybody(kept: str, tmp_path: Path) -> None:
    async def check(house: House) -> None:
        await house.people.register(None, "Ann", PASSWORD, "")
        guest = (await house.people.enter_as_guest("")).person
        tries = ["Ann", "Nobody Known", guest.name, "", "\ud800", "a\0b", "admin", "x" * 10_000]
        words = set()
        for name in tries:
            before = house.hasher.verified
            with pytest.raises(Exception, match="do not belong together") as caught:
                await house.people.log_in(name, "not this one, no", "")
            words.add((str(caught.value), getattr(caught.value, "reason", "")))
            assert house.hasher.verified == before + 1, name
        assert len(words) == 1

    run(kept_in(tmp_path if kept == "in a file" else None, check))


def test_an_empty_password_opens_no_guest() -> None:
    async def check() -> None:
        house = House()
        guest = (await house.people.enter_as_guest("")).person
        assert await refusal(house.people.log_in(guest.name, "", "")) == "wrong-password"

    run(check())


def test_every_sign_in_is_a_session_of_its_own() -> None:
    async def check() -> None:
        house = House()
        person, first = await house.people.register(None, "Ann", PASSWORD, "one")
        cookies = [first, *[(await house.people.log_in("ANN", PASSWORD, "two")).cookie for _ in range(3)]]
        assert len({cookie.reveal() for cookie in cookies}) == 4
        assert len(await house.people.sessions(person)) == 4

    run(check())


def test_a_guest_who_signs_in_stays_another_person() -> None:
    async def check() -> None:
        house = House()
        await house.people.register(None, "Ann", PASSWORD, "")
        guest, cookie = await house.people.enter_as_guest("")
        await open_table(house.store, "table", [guest, "butler"])
        person, _ = await house.people.log_in("Ann", PASSWORD, "")
        assert person.id != guest.id
        assert await house.store.tables_of(person.id, 10) == []
        found = await house.people.who(cookie.reveal())
        assert found is not None
        assert [table.id for table in await house.store.tables_of(found[0].id, 10)] == ["table"]

    run(check())


def test_brute_force_is_limited_for_known_and_unknown_names_alike() -> None:
    async def check(name: str) -> list[str]:
        house = House()
        await house.people.register(None, "Ann", PASSWORD, "")
        codes = [await refusal(house.people.log_in(name, f"guess number {n}", "", f"192.0.2.{n}")) for n in range(200)]
        assert codes.count("wrong-password") == 100
        # Not even the right one helps now, so nobody learns whether it was; later it does.
        codes.append(await refusal(house.people.log_in(name, PASSWORD, "", "198.51.100.1")))
        assert house.hasher.verified == 100
        return codes

    assert run(check("Ann")) == run(check("Nobody Known"))


def test_after_a_while_the_owner_comes_in_again() -> None:
    async def check() -> None:
        house = House()
        await house.people.register(None, "Ann", PASSWORD, "")
        for _ in range(101):
            await refusal(house.people.log_in("Ann", "not this one, no", ""))
        house.clock.move(100)
        await house.people.log_in("Ann", PASSWORD, "")

    run(check())


def test_a_hash_of_another_cost_is_made_anew() -> None:
    async def check() -> None:
        house = House()
        person, _ = await house.people.register(None, "Ann", PASSWORD, "")
        dearer = People(house.store, house.clock, KEY, passwords=Passwords(CheapHasher(time_cost=2)))
        signed_in = await dearer.log_in("Ann", PASSWORD, "")
        kept = await house.store.person(person.id)
        assert kept is not None
        assert "t=2" in kept.password
        assert "t=1" in person.password
        assert signed_in.person == kept
        await dearer.log_in("Ann", PASSWORD, "")
        assert await house.store.person(person.id) == kept

    run(check())


class MeanwhileHasher(CheapHasher):
    """While it checks a password, something else happens in the store."""

    def __init__(self, house: House, row: PersonRow) -> None:
        super().__init__()
        self.house, self.row = house, row

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 -- the name of the one above
        run(self.house.store.change_person(self.row))
        return super().verify(hash, password)


def test_a_password_that_changes_while_it_is_checked_opens_nothing() -> None:
    house = House()
    person, _ = run(house.people.register(None, "Ann", PASSWORD, ""))
    changed = person._replace(password=house.hasher.hash(OTHER_PASSWORD))
    late = People(house.store, house.clock, KEY, passwords=Passwords(MeanwhileHasher(house, changed)))
    assert run(refusal(late.log_in("Ann", PASSWORD, ""))) == "wrong-password"
    assert len(run(house.people.sessions(person))) == 1
    assert run(house.store.person(person.id)) == changed


def test_somebody_who_is_erased_while_they_sign_in_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        house = House()
        person, _ = await house.people.register(None, "Ann", PASSWORD, "")
        add_session = house.store.add_session

        async def late(session: SessionRow) -> None:
            await house.people.erase(person)
            await add_session(session)

        monkeypatch.setattr(house.store, "add_session", late)
        assert await refusal(house.people.log_in("Ann", PASSWORD, "")) == "not-signed-in"

    run(check())


# --- sessions --------------------------------------------------------------------------------------------------------


def test_nobody_comes_in_with_something_made_up() -> None:
    async def check() -> None:
        house = House()
        for cookie in ("", "c1", "c1.x.y", "c1." + "x" * 300, "\ud800", "c1.\0.\0"):
            assert await house.people.who(cookie) is None
            await house.people.log_out(cookie)
        assert house.signed_out == []

    run(check())


def test_log_out_ends_one_session() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.register(None, "Ann", PASSWORD, "one")
        other = (await house.people.log_in("Ann", PASSWORD, "two")).cookie
        session = await session_of(house.people, cookie.reveal())
        await house.people.log_out(cookie.reveal())
        assert await house.people.who(cookie.reveal()) is None
        assert await house.people.who(other.reveal()) is not None
        assert house.signed_out == [session]
        await house.people.log_out(cookie.reveal())
        assert [facts.device for facts in await house.people.sessions(person)] == ["two"]

    run(check())


def test_log_out_everywhere() -> None:
    async def check() -> None:
        house = House()
        person, first = await house.people.register(None, "Ann", PASSWORD, "")
        cookies = [first, *[(await house.people.log_in("Ann", PASSWORD, "")).cookie for _ in range(4)]]
        here = await session_of(house.people, first.reveal())
        await house.people.end_all_sessions(person, but=here)
        found = [await house.another_process().who(cookie.reveal()) for cookie in cookies]
        assert [one is not None for one in found] == [True, False, False, False, False]
        await house.people.end_all_sessions(person)
        assert await house.people.who(first.reveal()) is None
        assert len(set(house.signed_out)) == 5

    run(check())


def test_only_ones_own_sessions_can_be_ended() -> None:
    async def check() -> None:
        house = House()
        ann, cookie = await house.people.register(None, "Ann", PASSWORD, "")
        ben, _ = await house.people.register(None, "Ben", PASSWORD, "")
        session = await session_of(house.people, cookie.reveal())
        assert await refusal(house.people.end_session(ben, session)) == "no-such-session"
        assert await refusal(house.people.end_session(ann, "x" * 16)) == "no-such-session"
        assert await refusal(house.people.end_session(ann, "\ud800")) == "no-such-session"
        await house.people.end_session(ann, session)
        assert await house.people.who(cookie.reveal()) is None

    run(check())


def test_a_session_that_nobody_uses_ends() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.enter_as_guest("")
        for _ in range(3):
            house.clock.move(UNUSED - 1)
            assert await house.people.who(cookie.reveal()) is not None
        house.clock.move(UNUSED + 1)
        assert await house.people.who(cookie.reveal()) is None
        assert await house.people.sessions(person) == []
        assert len(house.signed_out) == 1

    run(check())


def test_using_a_session_is_not_written_down_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.enter_as_guest("")
        touched: list[float] = []
        touch = house.store.touch_session

        async def count(token: str, seen: float) -> None:
            touched.append(seen)
            await touch(token, seen)

        monkeypatch.setattr(house.store, "touch_session", count)
        for _ in range(10):
            house.clock.move(SEEN_AGAIN / 4)
            assert await house.people.who(cookie.reveal()) is not None
        assert len(touched) == 2
        (facts,) = await house.people.sessions(person)
        assert facts.seen == touched[-1]

    run(check())


def test_nobody_is_turned_away_because_that_cannot_be_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        house = House()
        _, cookie = await house.people.enter_as_guest("")

        async def full(token: str, seen: float) -> None:
            raise Unavailable

        monkeypatch.setattr(house.store, "touch_session", full)
        house.clock.move(SEEN_AGAIN * 2)
        assert await house.people.who(cookie.reveal()) is not None

    run(check())


def test_nobody_has_sessions_without_end() -> None:
    async def check() -> None:
        house = House()
        person, first = await house.people.register(None, "Ann", PASSWORD, "first")
        for number in range(MOST_SESSIONS):
            house.clock.move(100)
            await house.people.log_in("Ann", PASSWORD, f"number {number}")
        devices = [facts.device for facts in await house.people.sessions(person)]
        assert len(devices) == MOST_SESSIONS
        assert devices[0] == f"number {MOST_SESSIONS - 1}"
        assert "first" not in devices
        assert await house.people.who(first.reveal()) is None

    run(check())


def test_what_a_browser_calls_itself_is_kept_short_and_clean() -> None:
    async def check() -> None:
        house = House()
        person, _ = await house.people.enter_as_guest("Mozilla\x1b[31m\n\ud800" + "x" * 10_000)
        (facts,) = await house.people.sessions(person)
        assert facts.device.startswith("Mozilla[31m x")
        assert len(facts.device) <= 80

    run(check())


# --- changes ---------------------------------------------------------------------------------------------------------


def test_another_name() -> None:
    async def check() -> None:
        house = House()
        ann, cookie = await house.people.register(None, "Ann", PASSWORD, "")
        await house.people.register(None, "Ben", PASSWORD, "")
        changed = await house.people.change_name(ann, "Anna  Lee")
        assert (changed.id, changed.name, changed.skeleton) == (ann.id, "Anna Lee", skeleton("Anna Lee"))
        found = await house.people.who(cookie.reveal())
        assert found is not None
        assert found[0] == changed
        assert (await house.people.change_name(changed, "ANNA LEE")).name == "ANNA LEE"  # it is their own
        assert await refusal(house.people.change_name(ann, "BEN")) == "name-taken"
        assert await refusal(house.people.change_name(ann, "host")) == "bad-name"
        await house.people.register(None, "Ann", PASSWORD, "")
        assert await refusal(house.people.log_in("Ann", OTHER_PASSWORD, "")) == "wrong-password"

    run(check())


def test_a_guest_has_no_password_to_change() -> None:
    async def check() -> None:
        house = House()
        guest, cookie = await house.people.enter_as_guest("")
        session = await session_of(house.people, cookie.reveal())
        assert await refusal(house.people.change_password(guest, session, "", PASSWORD)) == "not-yours"

    run(check())


def test_a_guest_may_choose_a_name_and_has_no_right_to_it() -> None:
    async def check() -> None:
        house = House()
        await house.people.register(None, "Ben", PASSWORD, "")
        guest, cookie = await house.people.enter_as_guest("")
        other, _ = await house.people.enter_as_guest("")
        assert await refusal(house.people.change_name(guest, "BEN")) == "name-taken"
        assert await refusal(house.people.change_name(guest, "Housekeeper")) == "bad-name"
        assert await refusal(house.people.change_name(guest, other.name)) == "bad-name"
        assert (await house.people.change_name(guest, "Ann")).name == "Ann"
        assert (await house.people.change_name(other, "Ann")).name == "Ann"  # a table tells them apart
        assert (await house.people.change_name(guest, "Ann")).name == "Ann"
        found = await house.people.who(cookie.reveal())
        assert found is not None
        assert (found[0].name, found[0].password) == ("Ann", "")
        account, _ = await house.people.register(None, "Ann", PASSWORD, "")
        assert await refusal(house.people.change_name(other, "Ann")) == "name-taken"
        for word in ("Ann", f"~{guest.id}"):
            assert await refusal(house.people.log_in(word, "", "")) == "wrong-password"
        assert (await house.people.log_in("Ann", PASSWORD, "")).person.id == account.id
        grown, _ = await house.people.register(found[0], "Anna", PASSWORD, "")
        assert (grown.id, grown.skeleton) == (guest.id, skeleton("Anna"))

    run(check())


def test_wrong_passwords_from_elsewhere_do_not_shut_the_owner_out() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.register(None, "Ann", PASSWORD, "", "192.0.2.1")
        session = await session_of(house.people, cookie.reveal())
        await house.people.log_out((await house.people.log_in("Ann", PASSWORD, "", "203.0.113.7")).cookie.reveal())
        for number in range(20):
            for _ in range(10):
                await refusal(house.people.log_in("Ann", "not this one, no", "", f"198.51.100.{number}"))
        assert await refusal(house.people.log_in("Ann", PASSWORD, "", "198.51.100.1")) == "too-fast"
        for familiar in ("192.0.2.1", "203.0.113.7"):
            await house.people.log_in("Ann", PASSWORD, "", familiar)
        await house.people.change_password(person, session, PASSWORD, OTHER_PASSWORD, "198.51.100.1")

    run(check())


def test_another_password_ends_the_other_sessions() -> None:
    async def check() -> None:
        house = House()
        person, here = await house.people.register(None, "Ann", PASSWORD, "")
        there = (await house.people.log_in("Ann", PASSWORD, "")).cookie
        session = await session_of(house.people, here.reveal())
        await house.people.change_password(person, session, PASSWORD, OTHER_PASSWORD)
        assert await house.people.who(here.reveal()) is not None
        assert await house.people.who(there.reveal()) is None
        assert len(house.signed_out) == 1
        assert await refusal(house.people.log_in("Ann", PASSWORD, "")) == "wrong-password"
        await house.people.log_in("Ann", OTHER_PASSWORD, "")

    run(check())


def test_a_password_is_changed_by_who_knows_it_and_not_to_anything() -> None:
    async def check() -> None:
        house = House()
        person, cookie = await house.people.register(None, "Ann", PASSWORD, "")
        session = await session_of(house.people, cookie.reveal())
        change = house.people.change_password
        assert await refusal(change(person, session, PASSWORD, "short")) == "weak-password"
        for _ in range(10):
            assert await refusal(change(person, session, "not this one, no", OTHER_PASSWORD)) == "wrong-password"
        assert await refusal(change(person, session, PASSWORD, OTHER_PASSWORD)) == "too-fast"
        assert await house.store.person(person.id) == person

    run(check())


def test_limits_are_those_of_one_process() -> None:
    house = House()
    assert isinstance(house.people.limits, Limits)
    assert house.people.limits is not house.another_process().limits
