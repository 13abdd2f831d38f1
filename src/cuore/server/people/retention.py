"""How long unused data is kept, as the operator sets it, and the sweep that removes it.

A sweep works in small transactions with pauses, may stop anywhere, and finds the rest the next time. What an open
report is about stays. What goes:

- guests: erased after so many days without a visit; their games stay, under a name that says nothing;
- tables: without a finished game. Those where no game was begun, closed ones, and those whose people were all erased;
- games: finished ones in which only guests and bots played, with their tables;
- account_games: finished ones in which a person with an account played;
- reports: so many days after an operator has settled them;
- sessions: those that have ended by themselves, always.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuore.server.errors import Unavailable
from cuore.server.people.calendar import DAY, Calendar
from cuore.server.people.names import FORMER_PLAYER
from cuore.server.people.people import UNUSED
from cuore.server.ports import Clock, Expired, Expiry, Kind, Store

AT_A_TIME = 10
"""Rows in one transaction: each may be a table with a long game. Guests go one by one, from all of their tables."""

PAUSE = 0.1
"""Seconds between two transactions, for those who play."""

EVERY = 3600.0
"""Seconds between two sweeps of a server."""

TOLERATED_DAYS = 1.0
"""A clock that is further ahead than this removes nothing."""


class Retention(NamedTuple):
    """Days for which each kind is kept; 0 keeps it for ever."""

    guests: int = 0
    tables: int = 0
    games: int = 0
    account_games: int = 0
    reports: int = 0


class ClockAhead(Exception):
    """The clock is not believed, so nothing is removed. ``days``: how far it is ahead."""

    def __init__(self, days: float) -> None:
        super().__init__(f"the clock is {days:.0f} days ahead of the time of the last entries")
        self.days = days


async def expiries(retention: Retention, calendar: Calendar) -> list[Expiry]:
    """What may go now; raises ``ClockAhead`` where nothing may."""
    days = await calendar.days_ahead()
    if days > TOLERATED_DAYS:
        raise ClockAhead(days)
    now = await calendar.now()
    days_of: dict[Kind, int] = {
        "guests": retention.guests,
        "tables": retention.tables,
        "games": retention.games,
        "account_games": retention.account_games,
        "reports": retention.reports,
    }
    limited = [Expiry(kind, now - days * DAY) for kind, days in days_of.items() if days]
    return [Expiry("sessions", now - UNUSED), *limited]


async def look(store: Store, retention: Retention, calendar: Calendar) -> dict[Kind, Expired]:
    """What a sweep would remove now."""
    return {expiry.kind: await store.expired(expiry) for expiry in await expiries(retention, calendar)}


async def sweep(store: Store, retention: Retention, calendar: Calendar, clock: Clock) -> dict[Kind, int]:
    """Remove what has expired; returns how many rows of each kind."""
    removed: dict[Kind, int] = {}
    for expiry in await expiries(retention, calendar):
        count, limit = 0, 1 if expiry.kind == "guests" else AT_A_TIME
        while gone := await store.expire(expiry, limit, FORMER_PLAYER):
            count += gone
            await clock.sleep(PAUSE)
        removed[expiry.kind] = count
    return removed


async def sweep_regularly(
    store: Store,
    retention: Retention,
    calendar: Calendar,
    clock: Clock,
    notice: Callable[[str, dict[str, object]], None],
) -> None:
    """Sweep now and then, for ever. What fails is tried again the next time."""
    while True:
        try:
            await calendar.keep()
            removed = {kind: count for kind, count in (await sweep(store, retention, calendar, clock)).items() if count}
            if removed:
                notice("expired rows were removed", {str(kind): count for kind, count in removed.items()})
        except ClockAhead as error:
            if any(retention):
                notice("the clock is not believed: nothing is removed", {"days_ahead": round(error.days)})
        except Unavailable:
            pass  # the store has reported it
        except Exception as error:  # noqa: BLE001 -- games go on without a sweep
            notice("a sweep failed", {"why": repr(error)})
        await clock.sleep(EVERY)
