"""A real server in a thread of this process, on a free port of this machine, and clients for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cuore import official_rules
from cuore.server.bus import MemoryBus
from cuore.server.clock import RealClock
from cuore.server.ports import Forecaster
from cuore.server.store import open_store
from cuore.server.web.config import Settings
from cuore.server.web.house import House
from cuore.server.web.security import listening_origins
from cuore.server.web.start import HouseServer, bind, furnished, uvicorn_config
from cuore.server.workers import InlineThinker, Stats

PATIENCE = 120.0
"""Seconds after which something that should come is taken for lost; nothing here takes one."""

T = TypeVar("T")


class Running:
    """A server, and what a test may do to it."""

    def __init__(self, folder: Path, settings: Settings, forecasts: Forecaster | None = None) -> None:
        self._folder = folder
        self._forecasts = forecasts
        self._settings = settings
        self._listener = bind("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.failed: BaseException | None = None
        self.house: House
        self.loop: asyncio.AbstractEventLoop
        self.server: HouseServer
        self._programs: list[Program] = []

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self.failed is not None:
            raise self.failed

    def stop(self) -> None:
        for program in self._programs:
            program.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    async def _serve(self) -> None:
        try:
            store = await open_store(self._folder / "cuore.db")
            origins = listening_origins("127.0.0.1", self.port)
            clock, bus, thinker = RealClock(), MemoryBus("test"), InlineThinker(official_rules())
            async with furnished(
                self._settings, official_rules(), origins, clock, store, bus, thinker, Stats(), "test", self._forecasts
            ) as house:
                self.house, self.loop = house, asyncio.get_running_loop()
                self.server = HouseServer(uvicorn_config(house), house)
                started = asyncio.create_task(self._when_started())
                await self.server.serve(sockets=[self._listener])
                started.cancel()
            await thinker.close()
            if self._forecasts is not None:
                await self._forecasts.close()
            await store.close()
        except BaseException as error:  # noqa: BLE001 -- told to the test that waits for it
            self.failed = error
            self._listener.close()
        finally:
            self._ready.set()

    async def _when_started(self) -> None:
        while not self.server.started:
            await asyncio.sleep(0.01)
        self._ready.set()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def wait_until(self, condition: Callable[[], object]) -> None:
        """Wait until something holds in the server."""

        async def waiting() -> None:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    await asyncio.sleep(0.01)

        self.do(waiting())

    # -- clients --

    def browser(self) -> httpx.Client:
        """A client that keeps cookies and says where its page comes from."""
        return httpx.Client(base_url=self.origin, headers={"origin": self.origin}, timeout=PATIENCE)

    def program(self) -> Program:
        """A new guest with a token."""
        self._programs.append(Program(self))
        return self._programs[-1]

    def socket(
        self, origin: str | None = "", token: str = "", path: str = "/socket", cookie: str = ""
    ) -> ClientConnection:
        """A socket; an empty origin is that of the server's own pages."""
        shown = {"authorization": f"Bearer {token}"} if token else {}
        return connect(
            f"ws://127.0.0.1:{self.port}{path}",
            origin=None if origin is None else Origin(origin or self.origin),
            additional_headers=shown | ({"cookie": cookie} if cookie else {}),
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            proxy=None,
            compression=None,
        )


class Program:
    """A guest with a token, and what they do over HTTP."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.http = httpx.Client(base_url=running.origin, timeout=PATIENCE)
        answer = self.http.post("/api/guest", json={"bearer": True})
        assert answer.status_code == 201, answer.text
        self.me: dict[str, Any] = answer.json()
        self.token: str = self.me["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def open_table(self, **changed: object) -> dict[str, str]:
        wish = {"seats": ["me", "random"], "seed": "a test", "options": {"pace": 0}}
        answer = self.http.post("/api/tables", json=wish | changed)
        assert answer.status_code == 201, answer.text
        opened: dict[str, str] = answer.json()
        return opened

    def socket(self) -> ClientConnection:
        """A socket that is opened with the token; it takes this guest's tickets alone."""
        return self.running.socket(token=self.token)

    def ticket(self, table: str, invite: str = "") -> str:
        answer = self.http.post(f"/api/tables/{table}/ticket", headers={"cuore-invite": invite})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["ticket"])

    def watch_to_the_end(self, table: str, invite: str = "") -> None:
        """Look on until the game is over: where only bots play, they rest while nobody does."""
        while True:
            with suppress(ConnectionClosed), self.socket() as line:  # closed where this reads too slowly
                line.send(json.dumps({"type": "hello", "ticket": self.ticket(table, invite)}))
                while json.loads(line.recv(PATIENCE))["type"] != "over":
                    pass
                return


@contextmanager
def running(folder: Path, forecasts: Forecaster | None = None, **changed: int | tuple[str, ...]) -> Iterator[Running]:
    """A server that runs as long as this lasts; limits by number are out of the way unless a test wants them."""
    wide = Settings(data=str(folder), requests_per_second=1_000_000, sockets_per_address=2_000, sockets_per_person=200)
    settings = msgspec.structs.replace(wide, **changed)
    server = Running(folder, settings, forecasts)
    server.start()
    try:
        yield server
    finally:
        server.stop()
