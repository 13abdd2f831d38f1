"""A banned person does not come in, neither by session nor by password."""

from __future__ import annotations

from cuore.server.people.calendar import DAY
from tests.server.people.house import PASSWORD, House, refusal, run


def test_a_ban_closes_every_way_in_and_ends() -> None:
    async def check() -> None:
        house = House()
        ann, cookie = await house.people.register(None, "Annabella", PASSWORD, "")
        guest, other = await house.people.enter_as_guest("")
        for person in (ann, guest):
            assert await house.store.ban(person.id, house.clock.wall() + DAY, "spam")
        assert await refusal(house.people.who(cookie.reveal())) == "banned"
        assert await refusal(house.people.who(other.reveal())) == "banned"
        assert await refusal(house.people.log_in("Annabella", PASSWORD, "")) == "banned"
        assert await refusal(house.people.log_in("Annabella", "wrong", "")) == "wrong-password"
        assert len(await house.people.sessions(ann)) == 1
        house.clock.move(DAY + 1)
        assert await house.people.who(cookie.reveal()) is not None
        assert (await house.people.log_in("Annabella", PASSWORD, "")).person.id == ann.id

    run(check())


def test_a_ban_does_not_end_because_the_clock_jumps() -> None:
    async def check() -> None:
        house = House()
        guest, cookie = await house.people.enter_as_guest("")
        assert await house.people.who(cookie.reveal()) is not None
        await house.store.ban(guest.id, house.clock.wall() + 7 * DAY, "spam")
        house.clock.since_1970 += 200 * DAY
        assert await refusal(house.people.who(cookie.reveal())) == "banned"

    run(check())


def test_what_a_banned_person_changes_leaves_the_ban() -> None:
    async def check() -> None:
        house = House()
        guest, _ = await house.people.enter_as_guest("")
        await house.store.ban(guest.id, house.clock.wall() + DAY, "spam")
        await house.people.change_name(guest, "Mila")
        await house.people.register(guest, "Milena", PASSWORD, "")  # as a process that has not seen the ban yet
        kept = await house.store.person(guest.id)
        assert kept is not None
        assert kept.banned_until > house.clock.wall()

    run(check())
