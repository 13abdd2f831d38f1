"""A clock that jumps ahead ends no session and removes nothing at once."""

from __future__ import annotations

import pytest

from cuore.server.people.calendar import DAY, FASTEST, Calendar
from cuore.server.people.people import UNUSED
from cuore.server.people.retention import ClockAhead, Retention, look, sweep, sweep_regularly
from cuore.server.store.memory import MemoryStore
from tests.server.people.house import House, run

JUMP = 200 * DAY


def test_a_jump_of_the_clock_ends_no_session() -> None:
    async def check() -> None:
        house = House()
        cookies = [(await house.people.enter_as_guest(""))[1].reveal() for _ in range(3)]
        assert await house.people.who(cookies[0]) is not None
        house.clock.since_1970 += JUMP
        for people in (house.people, house.another_process()):  # one that ran before, and one that starts now
            assert await people.who(cookies[1]) is not None
        house.clock.since_1970 -= JUMP
        for cookie in cookies:
            assert await house.people.who(cookie) is not None
        assert house.signed_out == []

    run(check())


def test_the_next_process_starts_where_the_last_one_was() -> None:
    async def check() -> None:
        house = House()
        calendar = Calendar(house.store, house.clock)
        begin = house.clock.wall()
        assert await calendar.now() == begin
        await calendar.keep()
        house.clock.since_1970 += JUMP
        house.clock.move(DAY)
        assert await calendar.now() == begin + FASTEST * DAY
        assert await calendar.days_ahead() == pytest.approx(201 - FASTEST)
        await calendar.keep()
        again = Calendar(house.store, house.clock)
        assert await again.now() == begin + FASTEST * DAY
        for _ in range(30):
            house.clock.move(DAY)
            await again.now()
        assert await again.now() == house.clock.wall()  # it has caught up
        house.clock.since_1970 -= JUMP
        assert await again.now() == house.clock.wall()  # and goes back at once

    run(check())


def test_an_operator_can_say_that_the_clock_is_right() -> None:
    async def check() -> None:
        house = House()
        calendar = Calendar(house.store, house.clock)
        await calendar.keep()
        house.clock.since_1970 += JUMP
        calendar.trust()
        await calendar.keep()
        assert await Calendar(house.store, house.clock).now() == house.clock.wall()

    run(check())


def test_nothing_is_swept_while_the_clock_is_ahead() -> None:
    async def check() -> None:
        house = House()
        _, cookie = await house.people.enter_as_guest("")
        calendar, kept = Calendar(house.store, house.clock), Retention(guests=30, tables=30, games=30)
        await calendar.keep()
        house.clock.since_1970 += JUMP
        with pytest.raises(ClockAhead, match="200 days ahead"):
            await look(house.store, kept, calendar)
        with pytest.raises(ClockAhead):
            await sweep(house.store, kept, calendar, house.clock)
        house.clock.since_1970 -= JUMP
        assert await house.people.who(cookie.reveal()) is not None
        assert (await look(house.store, kept, calendar))["guests"].rows == 0
        house.clock.move(31 * DAY)
        assert (await look(house.store, kept, calendar))["guests"].rows == 1
        assert (await sweep(house.store, kept, calendar, house.clock))["guests"] == 1
        assert await house.store.people("", 9) == []

    run(check())


def test_sessions_go_when_they_have_ended_by_themselves() -> None:
    async def check() -> None:
        house = House()
        person, _ = await house.people.enter_as_guest("")
        calendar = Calendar(house.store, house.clock)
        assert await calendar.now() == house.clock.wall()
        house.clock.move(UNUSED - 1)
        assert await sweep(house.store, Retention(), calendar, house.clock) == {"sessions": 0}
        house.clock.move(UNUSED)
        assert await sweep(house.store, Retention(), calendar, house.clock) == {"sessions": 1}
        assert await house.store.sessions_of(person.id) == []
        assert await house.store.person(person.id) is not None  # kept for ever unless an operator says otherwise

    run(check())


def test_a_server_sweeps_by_itself_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(BaseException):
        pass

    async def check() -> None:
        house = House()
        await house.people.enter_as_guest("")
        notices: list[tuple[str, dict[str, object]]] = []
        rounds = 0

        async def sleep(seconds: float) -> None:
            nonlocal rounds
            if seconds > 1:
                rounds += 1
                if rounds == 1:
                    house.clock.since_1970 += JUMP
                if rounds == 2:
                    house.clock.since_1970 -= JUMP
                    house.clock.move(40 * DAY)
                if rounds == 3:
                    monkeypatch.setattr(MemoryStore, "expire", None)
                if rounds == 4:
                    raise Enough

        monkeypatch.setattr(house.clock, "sleep", sleep)
        calendar = Calendar(house.store, house.clock)
        with pytest.raises(Enough):
            await sweep_regularly(
                house.store, Retention(guests=30), calendar, house.clock, lambda *notice: notices.append(notice)
            )
        assert notices[0] == ("the clock is not believed: nothing is removed", {"days_ahead": 200})
        assert notices[1] == ("expired rows were removed", {"guests": 1})
        assert notices[2][0] == "a sweep failed"

    run(check())
