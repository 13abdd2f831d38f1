"""How long others wait while one guest floods the server: ``python -m tests.server.flood``.

Every attack of ``attacks.py`` runs on four lines at once, against the real server and through the proxies of
``deploy``. Meanwhile others ask for something over HTTP and over sockets ten times a second each, from addresses of
their own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.flood.attacks import ATTACKS, Where, cookies_of
from tests.server.flood.proxies import CADDY, NGINX, free_port, proxy
from tests.server.load.house import ROOT, Serving, serving

DIRECT = "direct"
NOTHING = "nothing"
OTHERS = 4
BETWEEN = 0.1
AFTER = 2.0
"""Others go on for so long after an attack: what it has left behind may still keep them waiting."""

LATEST = 30.0
MIB = 1 << 20


class Others:
    """Those who only want to play: how long each of their questions took, and how much of that the server worked."""

    def __init__(self, where: Where, server: Serving) -> None:
        self._where = where
        self._busy = Path(f"/proc/{server.process}/task/{server.process}/schedstat")
        self.asked: list[float] = []
        self.said: list[float] = []
        self.worked: list[float] = []
        self.failed = 0
        self.until = 0.0
        self._tls = ssl.create_default_context()
        self._tls.check_hostname, self._tls.verify_mode = False, ssl.CERT_NONE

    async def ask(self, number: int) -> None:
        """One of them, over HTTP."""
        transport = httpx.AsyncHTTPTransport(verify=self._tls, local_address=f"127.0.1.{number + 1}")
        async with httpx.AsyncClient(base_url=self._where.origin, transport=transport, timeout=LATEST) as http:
            await http.get("/health/live")
            while time.monotonic() < self.until:
                await self._measured(http.get("/health/live"), self.asked)

    async def say(self, number: int) -> None:
        """One of them, on a socket at a table of their own."""
        address, where = f"127.0.2.{number + 1}", self._where
        transport = httpx.AsyncHTTPTransport(verify=self._tls, local_address=address)
        headers = {"origin": where.origin}
        async with httpx.AsyncClient(base_url=where.origin, transport=transport, headers=headers) as http:
            (await http.post("/api/guest", json={})).raise_for_status()
            wish = {"seats": ["me", "random"], "seed": "quiet", "options": {"pace": 5000}}
            table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            ticket = (await http.post(f"/api/tables/{table}/ticket")).raise_for_status().json()["ticket"]
            cookie = cookies_of(http)
        url = where.origin.replace("http", "ws") + "/socket"
        async with connect(
            url,
            origin=Origin(where.origin),
            additional_headers={"cookie": cookie},
            local_addr=(address, 0),
            ssl=self._tls if where.is_secure else None,
            compression=None,
            proxy=None,
            ping_interval=None,
        ) as line:
            await line.send(msgspec.json.encode({"type": "hello", "ticket": ticket}).decode())
            await line.recv()

            async def ping() -> None:
                await line.send('{"type":"ping"}')
                while '"pong"' not in str(await line.recv())[:20]:
                    pass

            while time.monotonic() < self.until:
                await self._measured(ping(), self.said)

    def _work(self) -> float:
        """CPU seconds of the server's loop so far: what else runs on the machine is not in them."""
        return int(self._busy.read_text(encoding="ascii").split()[0]) / 1e9

    async def _measured(self, asking: Awaitable[object], waits: list[float]) -> None:
        began, work = time.monotonic(), self._work()
        try:
            async with asyncio.timeout(LATEST):
                await asking
        except (httpx.HTTPError, TimeoutError, OSError, WebSocketException):
            self.failed += 1
            waits.append(time.monotonic() - began)
            raise
        waits.append(time.monotonic() - began)
        self.worked.append(self._work() - work)
        await asyncio.sleep(max(0.0, BETWEEN - (time.monotonic() - began)))


async def attacked(name: str, where: Where, server: Serving, seconds: float, cores: list[int]) -> dict[str, Any]:
    """Run one attack, and tell what it did to others and to the server."""
    others = Others(where, server)
    memory, busy = server.cost.memory, server.cost.seconds
    attack = None
    if name != NOTHING:
        attack = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.flood.attacks"),
            *(name, str(where.port), "yes" if where.is_secure else "", str(seconds)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        assert attack.stdin is not None
        assert attack.stdout is not None
        os.sched_setaffinity(attack.pid, cores)
        assert (await attack.stdout.readline()) == b"ready\n"
    others.until = time.monotonic() + 0.5 + seconds + AFTER
    waiting = [asyncio.create_task(ask(number)) for number in range(OTHERS) for ask in (others.ask, others.say)]
    await asyncio.sleep(0.5)
    result: dict[str, Any] = {"sent": 0, "ended": {}}
    most = memory
    if attack is not None:
        assert attack.stdin is not None
        attack.stdin.write(b"go\n")
        await attack.stdin.drain()
    end = time.monotonic() + seconds + AFTER
    while time.monotonic() < end:
        await asyncio.sleep(0.2)
        most = max(most, server.cost.memory)
    for outcome in await asyncio.gather(*waiting, return_exceptions=True):
        if isinstance(outcome, BaseException):
            others.failed += 1
    if attack is not None:
        assert attack.stdout is not None
        result = msgspec.json.decode(await attack.stdout.read())
        await attack.wait()
    figures = server.metrics()
    cut = {
        key.partition('"')[2].partition('"')[0]: int(value)
        for key, value in figures.items()
        if key.startswith("cuore_lines_cut_total")
    }
    return {
        "attack": name,
        "asked": spread(others.asked),
        "said": spread(others.said),
        "worked": spread(others.worked),
        "failed": others.failed,
        "memory": [round(memory / MIB), round(most / MIB), round(server.cost.memory / MIB)],
        "cpu": round(server.cost.seconds - busy, 2),
        "mib": round(result["sent"] / MIB, 1),
        "ended": result["ended"],
        "cut": cut,
        "log": len(server.complaints),
        "load": round(os.getloadavg()[0], 1),
    }


def spread(waits: list[float]) -> list[float]:
    """Median, 99th percentile and greatest of some waits, in milliseconds."""
    every = sorted(waits) or [0.0]
    return [round(1000 * every[min(len(every) - 1, int(len(every) * part))], 1) for part in (0.5, 0.99, 1.0)]


def run(names: list[str], way: str, tree: Path, seconds: float) -> list[dict[str, Any]]:
    """All attacks on one way to the server, each against a new one."""
    cores = sorted(os.sched_getaffinity(0))
    rows = []
    for name in names:
        with tempfile.TemporaryDirectory() as kept, ExitStack() as running:
            folder = Path(kept)
            (folder / "data").mkdir()
            port = free_port()
            more = {}
            if way != DIRECT:
                more = {"CUORE_ORIGINS": f"https://127.0.0.1:{port}", "CUORE_TRUSTED_PROXIES": "127.0.0.1"}
            # The server has a core for itself; attackers, proxies and those who measure share the other one.
            os.sched_setaffinity(0, cores[:1])
            server = running.enter_context(serving(folder / "data", 20_000, None, tree / "src", **more))
            os.sched_setaffinity(0, cores[1:] or cores)
            where = Where(server.port, is_secure=False)
            if way != DIRECT:
                running.enter_context(proxy(way, tree / "deploy", folder / "proxy", port, server.port))
                where = Where(port, is_secure=True)
            row = {"way": way, **asyncio.run(attacked(name, where, server, seconds, cores[1:] or cores))}
            os.sched_setaffinity(0, cores)
        rows.append(row)
        sys.stdout.write(line_of(row) + "\n")
        sys.stdout.flush()
    return rows


def line_of(row: dict[str, Any]) -> str:
    """A row of the table."""

    def counted(counts: dict[str, int]) -> str:
        return ", ".join(f"{count} {name}" for name, count in sorted(counts.items(), key=lambda pair: -pair[1]))

    waits = [" / ".join(f"{wait:g}" for wait in row[way]) for way in ("asked", "said", "worked")]
    memory = " → ".join(str(size) for size in row["memory"])
    cells = [row["way"], row["attack"], *waits, row["failed"] or "", memory, row["cpu"], row["mib"]]
    cells += [counted(row["ended"]), counted(row["cut"]), row["load"]]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


HEAD = (
    *("way", "attack", "HTTP p50 / p99 / max ms", "socket", "of it the server worked", "failed"),
    *("MiB before → most → after", "CPU s", "MiB sent", "lines ended with", "cut by cause", "load"),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.flood", description=__doc__)
    parser.add_argument("--attacks", nargs="*", choices=[NOTHING, *ATTACKS], default=[NOTHING, *ATTACKS])
    parser.add_argument("--ways", nargs="*", choices=[DIRECT, NGINX, CADDY], default=[DIRECT, NGINX, CADDY])
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each attack lasts")
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout, to compare with")
    parser.add_argument("--save", type=Path, default=Path("build/flood"), help="the folder for the figures")
    given = parser.parse_args()
    sys.stdout.write(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}\n")
    rows = []
    for way in given.ways:
        rows += run(given.attacks, way, given.tree.absolute(), given.seconds)
    given.save.mkdir(parents=True, exist_ok=True)
    file = given.save / f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1))
    sys.stdout.write(f"saved: {file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
