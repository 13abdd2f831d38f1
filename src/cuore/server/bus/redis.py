"""Hints through Redis, or anything that speaks its protocol: one channel that all processes publish to and listen on.

Nothing here is needed to play. When Redis is gone, hints wait (the newest of them), both lines are tried again and
again, and whoever listens is told when something may have been missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from cuore.server.ports import MISSED, Hint

MOST_WAITING: Final = 1_024
"""Hints that are kept while Redis does not take them; the oldest are forgotten first."""
BATCH: Final = 64
LONGEST: Final = 16 * 1024
"""Bytes of a hint. Longer ones are nobody's."""
PATIENCE: Final = 0.7
"""Seconds until a silent Redis is taken for a lost one. With the longest pause it stays well below two seconds."""
LONGEST_PAUSE: Final = 0.7
FIRST_PAUSE: Final = 0.05
FAREWELL: Final = 0.5
"""Seconds that a bus has, when it closes, for what was said last."""


class RedisBus:
    """Hints to all processes that have the same Redis and the same number of database there.

    It is made inside a running loop. ``garbage`` counts what was heard and was no hint, ``dropped`` what was said and
    forgotten, ``lost`` how often a line broke; ``is_connected``: hints are heard now.
    """

    def __init__(self, url: str, process: str, password: str = "") -> None:
        self.process = process
        self.garbage = 0
        self.dropped = 0
        self.lost = 0
        self.is_connected = False
        self._client: Redis = Redis.from_url(
            url,
            password=password or None,  # one in the address counts more
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),  # this module tries again by itself, and puts back what was not said
        )
        # Redis has one set of channels for all of its databases; two servers that share it need not hear each other.
        self._channel = f"cuore/{self._client.connection_pool.connection_kwargs.get('db') or 0}"
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[Hint] = msgspec.msgpack.Decoder(Hint)
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._closing = False
        self._heard: list[Callable[[Hint], None]] = []
        self._log = structlog.get_logger("cuore.bus")
        self._speaker = asyncio.create_task(self._keep(self._speak), name="bus speaks")
        self._listener = asyncio.create_task(self._keep(self._hear), name="bus hears")

    def say(self, hint: Hint) -> None:
        """Tell the others, as soon as Redis takes it."""
        try:
            data = self._encoder.encode(hint)
        except (ValueError, OverflowError):  # half a character, a giant number: no other process could make use of it
            self.dropped += 1
            return
        if not self._closing:
            self._waiting.append(data)
            self._forget_oldest()
            self._something.set()

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """Be told what others say, and when something may have been missed."""
        self._heard.append(heard)

    async def close(self) -> None:
        """Say what was said last, if Redis is there, and end."""
        self._closing = True
        self._something.set()
        if self.is_connected:
            await asyncio.wait({self._speaker}, timeout=FAREWELL)
        for task in (self._speaker, self._listener):
            task.cancel()
        await asyncio.gather(self._speaker, self._listener, return_exceptions=True)
        self.is_connected = False
        await self._client.aclose()

    async def _keep(self, line: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Keep one of the two lines up: again after every failure, with a growing pause that is never quite the same.

        A line returns when the bus closes, and says when it works.
        """
        pause = FIRST_PAUSE

        def works() -> None:
            nonlocal pause
            pause = FIRST_PAUSE

        while True:
            try:
                return await line(works)
            except Exception as error:  # noqa: BLE001 -- whatever is wrong with Redis, tables play on without it
                if pause == FIRST_PAUSE:  # once, not at every attempt
                    self.lost += 1
                    self._log.warning("bus line lost", line=line.__name__.strip("_"), error=type(error).__name__)
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(501) / 1000))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _speak(self, works: Callable[[], None]) -> None:
        """Publish what waits, in order; what was not taken for sure goes back to the front, and may come twice."""
        while True:
            await self._something.wait()
            if not self._waiting and self._closing:
                return
            batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
            try:
                await self._publish(batch)
            except BaseException:
                self._waiting.extendleft(reversed(batch))
                self._forget_oldest()
                raise
            works()
            if not self._waiting and not self._closing:
                self._something.clear()

    async def _publish(self, batch: Iterable[bytes]) -> None:
        async with self._client.pipeline(transaction=False) as pipe:
            for data in batch:
                pipe.publish(self._channel, data)  # type: ignore[unused-awaitable]  # a pipe keeps it for execute
            await pipe.execute()

    async def _hear(self, works: Callable[[], None]) -> None:
        """Hear what others say until the line breaks. A line that says nothing is asked once, and then given up."""
        try:
            async with self._client.pubsub() as ear:
                await ear.subscribe(self._channel)
                asked = False
                while True:
                    message = await ear.get_message(timeout=PATIENCE)
                    if message is not None:
                        asked = False
                        self._take(message, works)
                    elif asked:
                        raise TimeoutError
                    else:
                        asked = True
                        await ear.ping()
        finally:
            self.is_connected = False

    def _take(self, message: dict[str, object], works: Callable[[], None]) -> None:
        data = message["data"]
        if message["type"] == "subscribe":
            works()
            self.is_connected = True
            self._tell(Hint(self.process, "", MISSED))
        elif message["type"] == "message" and isinstance(data, bytes):
            hint = self._read(data)
            if hint is None:
                self.garbage += 1
            elif hint.process != self.process:
                self._tell(hint)

    def _read(self, data: bytes) -> Hint | None:
        """The hint that somebody has sent, if it is one."""
        try:
            hint = self._decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return None
        return hint if len(data) <= LONGEST and hint.what != MISSED else None

    def _tell(self, hint: Hint) -> None:
        for heard in self._heard:
            # Not called from here: a mistake of whoever listens must not break the line.
            asyncio.get_running_loop().call_soon(heard, hint)

    def _forget_oldest(self) -> None:
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()
            self.dropped += 1
