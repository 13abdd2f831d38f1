"""Rude clients at tables in memory: nothing that they send raises, and nothing that is refused changes anything.

A campaign of any length: ``python -m tests.server.attacks.fuzz --seed 7 --frames 1000000``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from unittest.mock import patch

import msgspec

from cuore.server.errors import REFUSALS
from cuore.server.hall.live import LiveTable
from cuore.server.hall.visit import Visit
from cuore.server.people import limits
from cuore.server.wire.commands import Hello
from cuore.server.wire.messages import Done, FromServer, Refusal
from tests.server.attacks.frames import Frames
from tests.server.attacks.stage import Tape
from tests.server.hall.house import House, in_virtual_time, wish

TABLE = 4_000
"""Frames at one table; then another one is opened."""

MOST_BYTES = 200_000
"""What one frame may bring back: the whole log of a game, read through other eyes."""

_READER = msgspec.json.Decoder(FromServer)


class Fuzz:
    """One campaign. ``met``: how often every code, and ``done``, was met."""

    def __init__(self, seed: object, frames: int) -> None:
        self.frames = Frames(seed)
        self.left = frames
        self.met: Counter[str] = Counter()

    def run(self) -> None:
        """Send everything."""
        # Whoever sends too fast is cut off after three frames; here all of them shall get through.
        with patch.multiple(limits, MESSAGES_PER_SECOND=1e9, MESSAGES_AT_ONCE=1e9):
            while self.left > 0:
                in_virtual_time(self._at_a_table)

    async def _at_a_table(self, house: House) -> None:
        chance = self.frames.chance
        hall = await house.hall()
        people = [await house.person(name) for name in ("Ann", "Ben", "Cleo", "Dora")]
        seats = chance.choice((("me", "open", "housekeeper"), ("me", "open"), ("me", "housekeeper"), ("open", "open")))
        options = {"pace": 250, "public": chance.random() < 0.5, "chat": True}
        table = await hall.open_table(people[0], wish(*seats, options=options))
        live = hall.live.get(table) or await hall._table(table)
        visits = [await hall.connect(person, "s", table, True, Hello(ticket=""), Tape(house.loop)) for person in people]
        if live.room.table is None and "open" in seats and chance.random() < 0.7:
            for person, seat in ((1, 0), (2, 1)):
                await self._let(visits[person], {"type": "sit", "rev": live.room.revision, "seat": seat})
            await self._let(visits[0], {"type": "begin", "rev": live.room.revision})
        for _ in range(min(TABLE, self.left)):
            self.left -= 1
            await self._send(live, chance.choice(visits), self.frames.next(live.room.revision))
            if chance.random() < 0.02:
                await asyncio.sleep(1.0)  # let bots play, and thoughts end
                for visit in visits:
                    self._read(visit)
            if live.room.state in ("closed", "frozen"):
                break
        assert live.room.state != "frozen", "a table stands still"
        assert [name for name, _ in house.notices] == [], house.notices[:3]

    async def _let(self, visit: Visit, fields: dict[str, object]) -> None:
        await visit.receive(msgspec.json.encode({"id": f"let-{self.left}-{len(self.met):08}", **fields}))
        self._read(visit)

    async def _send(self, live: LiveTable, visit: Visit, frame: bytes | str) -> None:
        before = fingerprint(live)
        try:
            await visit.receive(frame)
        except Exception as error:
            raise AssertionError(f"{frame!r} raises {error!r}") from error
        answers = self._read(visit)
        done = [message for message in answers if isinstance(message, Done)]
        refused = [message for message in answers if isinstance(message, Refusal)]
        assert len(done) + len(refused) <= 2, frame  # two, where a hint ends just then
        if not done and fingerprint(live) != before:
            rows = await live._services.store.entries(live.room.id, int(str(before[0])))
            bots = bool(rows) and all(row.command.startswith(":") for row in rows)
            assert bots, f"{frame!r} was not carried out and has changed something"
        self.met.update([message.code for message in refused] + ["done"] * len(done))

    def _read(self, visit: Visit) -> list[FromServer]:
        tape = visit.viewer.outbox
        assert isinstance(tape, Tape)
        sent = [message for _, message in tape.heard if not message.startswith(b"closed")]
        tape.heard.clear()
        assert sum(map(len, sent)) < MOST_BYTES
        found = [_READER.decode(message) for message in sent]
        for message in found:
            if isinstance(message, Refusal):
                assert message.words == REFUSALS[message.code]
                assert message.code != "busy"
        return found


def fingerprint(live: LiveTable) -> tuple[object, ...]:
    """What nothing that is refused may change."""
    room = live.room
    answers = tuple(room.session.answers) if room.table is not None else ()
    return room.revision, room.chain, room.state, tuple(room.chairs), tuple(room.left), answers, room.rematch


def main() -> None:
    """A campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--frames", type=int, default=1_000_000)
    asked = parser.parse_args()
    fuzz = Fuzz(asked.seed, asked.frames)
    fuzz.run()
    sys.stdout.write(f"{dict(fuzz.met.most_common())}\n")


if __name__ == "__main__":
    main()
