"""A server without sockets for tests: halls on one store in virtual time, and people who play at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from random import Random
from typing import Any

import msgspec

from cuore.cards.catalogue import official_rules
from cuore.server.bus.memory import Hub
from cuore.server.hall.hall import Hall
from cuore.server.hall.live import LiveTable
from cuore.server.hall.outbox import Outbox
from cuore.server.hall.services import Services
from cuore.server.people.limits import Limits
from cuore.server.people.names import skeleton
from cuore.server.ports import PersonRow, Thinker
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.commands import Hello
from cuore.server.wire.wishes import TableWish
from cuore.server.workers import AtOnce, InlineThinker
from tests.server.simulation.loop import SimClock, SimLoop

Message = dict[str, Any]
IDS = count()


def in_virtual_time(play: Callable[[House], Coroutine[Any, Any, None]], seed: int = 1) -> None:
    """Run a test in a time of its own; whatever failed in the background fails the test."""
    loop = SimLoop()
    asyncio.set_event_loop(loop)
    try:
        house = House(loop, seed)
        loop.play(play(house))
    finally:
        asyncio.set_event_loop(None)
    assert loop.failures == []
    assert [notice for notice in house.notices if notice[0] == "something failed"] == []


class House:
    """One store, one bus, and the halls that were opened on them."""

    def __init__(self, loop: SimLoop, seed: int) -> None:
        self.loop = loop
        self.chance = Random(seed)
        self.store = MemoryStore()
        self.hub = Hub()
        self.rules = official_rules()
        self.notices: list[tuple[str, dict[str, object]]] = []
        self._people = 0

    async def hall(self, process: str = "one", alone: bool = True, thinker: Thinker | None = None) -> Hall:
        """A process that serves."""
        clock = SimClock(self.loop, 0.0)
        services = Services(
            rules=self.rules,
            clock=clock,
            store=self.store,
            bus=self.hub.join(process),
            thinker=thinker or InlineThinker(self.rules, most_simulations=4),
            beside=AtOnce(),
            limits=Limits(clock),
            process=process,
            cards="",
            alone=alone,
            draw=self.chance.randbytes,
            notice=lambda event, facts: self.notices.append((event, facts)),
        )
        hall = Hall(services)
        await hall.start()
        return hall

    async def person(self, name: str) -> PersonRow:
        """Somebody with an account."""
        self._people += 1
        person = PersonRow(f"person{self._people}", name, skeleton(name), "", 0.0, 0.0)
        assert await self.store.add_person(person)
        return person


class Client:
    """Somebody at a table, with one connection."""

    def __init__(self, hall: Hall, person: PersonRow, table: str, address: str = "") -> None:
        self.hall = hall
        self.person = person
        self.table = table
        self.address = address
        self.outbox = Outbox()
        self.visit: Any = None
        self.messages: list[Message] = []

    async def connect(self, **hello: object) -> Client:
        """Look at the table; with ``invited``, as somebody who has the link."""
        invited = bool(hello.pop("invited", False))
        self.outbox = Outbox()
        said = msgspec.convert({"type": "hello", "ticket": "", **hello}, Hello)
        self.visit = await self.hall.connect(
            self.person, "session", self.table, invited, said, self.outbox, self.address
        )
        return self

    @property
    def live(self) -> LiveTable:
        """The table itself, as the server has it."""
        return self.hall.live[self.table]

    def read(self) -> list[Message]:
        """What has come since the last time."""
        came: list[Message] = []
        while len(self.outbox):
            came.append(msgspec.json.decode(self.outbox._messages.popleft()))
        self.outbox._bytes = 0
        self.messages += came
        return came

    def last(self, sort: str) -> Message:
        """The last message of a sort."""
        self.read()
        return next(message for message in reversed(self.messages) if message["type"] == sort)

    async def say(self, sort: str, **fields: object) -> Message:
        """Send a command for the current revision, and give its answer: done, refused, or a reason."""
        message: Message = {"type": sort, "id": f"command-{next(IDS):06}", "rev": self.live.room.revision}
        message.update(fields)
        if sort in ("say", "look"):
            message.pop("rev")
        return await self.send(message)

    async def send(self, message: Message) -> Message:
        """Send something, and give the answer to it."""
        self.read()
        await asyncio.sleep(0.2)  # nobody is that fast
        await self.visit.receive(msgspec.json.encode(message))
        came = self.read()
        return next(
            (one for one in came if one["type"] in ("done", "refused", "because") and one["id"] == message["id"]), {}
        )


def wish(*seats: str, **more: object) -> TableWish:
    """A table to be opened, of the base box."""
    return msgspec.convert({"seats": seats, **more}, TableWish)


async def until(true: Callable[[], bool], seconds: float = 600) -> None:
    """Wait for something, in virtual time."""
    for _ in range(int(seconds * 20)):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came true")
