"""One person against the others, on a server of this machine: ``python -m tests.server.fair [--source TREE]``.

Hints without end beside tables of bots, a bot for somebody whose line breaks, tables that fill the lobby, tables that
nobody looks at, and wrong passwords for somebody else's name. ``--source`` serves another tree of the program.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.server.load.figures import spread
from tests.server.load.guests import Guest, Seat
from tests.server.load.house import ROOT, Serving, serving
from tests.server.load.line import PATIENCE, Desk, Failed

INNOCENT, RUDE, ELSEWHERE = "127.20.0.1", "127.20.0.2", "127.20.0.3"
LEVELS = ("housekeeper", "governess")
"""They answer after 0.7 and 0.8 seconds at the usual pace; the second one looks ahead."""


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Client:
    """A guest at a table, who reads whatever comes."""

    def __init__(self, guest: Guest, table: str, invite: str) -> None:
        self.seat = Seat(guest, table, invite, self._heard)
        self.rev = 0
        self.asked = False
        self.at: list[float] = []  # when views came
        self.firsts: list[float] = []  # seconds until the first lines of hints came
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._number = 0

    def _heard(self, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] in ("hello", "view", "seats"):
            self.rev = max(self.rev, message["rev"])
        if message["type"] == "view":
            self.asked = "ask" in message
            self.at.append(time.monotonic())
        elif message["type"] in ("hint", "done", "refused"):
            self.answers.put_nowait(message)

    async def say(self, sort: str, **fields: object) -> dict[str, Any]:
        """Send something; gives the first answer."""
        self._number += 1
        command = f"fairness-{self._number}"
        self.seat.say({"type": sort, "id": command, "rev": self.rev, **fields})
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.answers.get())["id"] != command:
                pass  # it belongs to what was given up
            return answer


async def at_table(server: Serving, address: str, seats: list[str], **options: object) -> Client:
    """A new guest who opens a table and looks at it."""
    guest = await Guest.come(server.port, address)
    client = Client(guest, *await open_table(guest, seats, **options))
    await client.seat.come(server.port)
    return client


async def open_table(guest: Guest, seats: list[str], **options: object) -> tuple[str, str]:
    wish = {"seats": seats, "options": options}
    _, made = await guest.desk.post("tables", guest.cookie, wish)
    return made["id"], made["invite"]


# -- hints --


async def hints(server: Serving, seconds: float) -> None:
    """How late bots answer beside people who ask for the longest hints again and again."""
    askers = [await at_table(server, RUDE, ["me", *["housekeeper"] * 3]) for _ in range(5)]
    for number in (0, 1, 5):
        watched = {level: await at_table(server, INNOCENT, [level] * 4) for level in LEVELS}
        await asyncio.sleep(8)  # bots work out their towns, and people are asked
        for client in watched.values():
            client.at.clear()
        asking = [asyncio.create_task(ask_for_hints(client)) for client in askers[:number]]
        await asyncio.sleep(seconds)
        for task in asking:
            task.cancel()
        await asyncio.wait(asking or [asyncio.create_task(asyncio.sleep(0))])
        for level, client in watched.items():
            gaps = [after - before for before, after in zip(client.at, client.at[1:], strict=False)]
            say(f"{number} people ask for hints of 10 s: {level} answers after, ms: {spread(gaps)}")
            client.seat.hang_up()
        firsts = [first for client in askers[:number] for first in client.firsts]
        if number:
            say(f"  the first lines of hints after, ms: {spread(firsts)}")
        await asyncio.sleep(12)  # what was begun comes to its end
    for client in askers:
        client.seat.hang_up()


async def ask_for_hints(client: Client) -> None:
    """Ask for hints without end."""
    client.firsts.clear()
    while True:
        began = time.monotonic()
        answer = await client.say("hint", seconds=10.0)
        if answer["type"] == "hint":
            client.firsts.append(time.monotonic() - began)
        while answer["type"] == "hint" and answer.get("more"):
            answer = await client.answers.get()
        if answer["type"] == "refused":
            await asyncio.sleep(1)


# -- a seat --


async def seat(server: Serving) -> None:
    """What an opponent who is not the host may do to a seat whose line has just broken."""
    host = await at_table(server, INNOCENT, ["me", "open"])
    guest = await Guest.come(server.port, RUDE)
    other = Client(guest, host.seat.table, host.seat.invite)
    await other.seat.come(server.port)
    await other.say("sit", seat=1)
    await host.say("begin")
    await asyncio.sleep(0.5)
    host.seat.hang_up()
    began = time.monotonic()
    await asyncio.sleep(0.05)
    for bot in ("random", "housekeeper"):
        refused: dict[str, float] = {}
        while time.monotonic() < began + 40:
            answer = await other.say("seat-bot", seat=0, bot=bot)
            after = round(time.monotonic() - began, 2)
            if answer["type"] == "done":
                say(f"{bot} plays the seat of somebody whose line broke: after {after} s")
                other.seat.hang_up()
                return
            refused.setdefault(answer["code"], after)
            if bot == "random" and after > 1:
                break
            await asyncio.sleep(0.5)
        say(f"{bot} is refused, first after, s: {refused}")
    other.seat.hang_up()


# -- tables --


async def lobby(server: Serving) -> None:
    """Public tables of one address beside a real one."""
    real = await at_table(server, INNOCENT, ["me", "open"], public=True)
    began = time.monotonic()
    opened = await flood(server, ["me", "open"], 117, public=True)
    seconds = time.monotonic() - began
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/tables", timeout=PATIENCE) as answer:
        lines = [line["id"] for line in json.load(answer)]
    is_there = "is" if real.seat.table in lines else "is not"
    say(f"of 117 public tables {opened} were opened in {seconds:.1f} s")
    say(f"  the lobby shows {len(lines)} tables; the one whose host waits there {is_there} among them")
    real.seat.hang_up()


async def unseen(server: Serving) -> None:
    """Tables of six bots that nobody looks at."""
    opened = await flood(server, ["housekeeper"] * 6, 160, pace=250)
    before = server.metrics()["cuore_append_seconds_count"]
    began = time.monotonic()
    await asyncio.sleep(15)
    kept = server.metrics()["cuore_append_seconds_count"] - before
    rate = kept / (time.monotonic() - began)
    say(f"of 160 tables of six bots {opened} were opened; with nobody looking they keep {rate:.0f} answers a second")


async def flood(server: Serving, seats: list[str], tables: int, **options: object) -> int:
    """Open as many tables as one address may, with as many guests as it takes; gives how many there are."""
    opened = 0
    for _ in range(-(-tables // 20)):
        guest = await Guest.come(server.port, RUDE)
        for _ in range(min(20, tables - opened)):
            try:
                await open_table(guest, seats, **options)
            except Failed:
                break
            opened += 1
    return opened


# -- passwords --


async def passwords(server: Serving) -> None:
    """Wrong passwords from elsewhere, and what the owner of the name can still do."""
    name, password, other = "Marlene", "a cup of tea at four", "another cup at five"
    owner, guesser = Desk(server.port, INNOCENT), Desk(server.port, ELSEWHERE)
    headers, _ = await owner.post("register", "", {"name": name, "password": password})
    cookie = headers["set-cookie"].partition(";")[0]
    wrong = [await outcome(guesser.post("login", "", {"name": name, "password": "not this one"})) for _ in range(12)]
    say(f"wrong passwords: {wrong.count('403')} looked at, {wrong.count('429')} refused")
    say("  the owner signs in:", await outcome(owner.post("login", "", {"name": name, "password": password})))
    change = owner.patch("me/password", cookie, {"old": password, "new": other})
    say("  and changes the password while signed in:", await outcome(change))


async def outcome(asked: Coroutine[Any, Any, object]) -> str:
    """The status of an answer."""
    try:
        await asked
    except Failed as failed:
        return str(failed).partition(":")[0]
    return "done"


def main() -> None:
    """Everything, each part on a server of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.fair", description=__doc__)
    parser.add_argument("--source", type=Path, default=ROOT, help="the tree of the program to serve")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long hints are asked for, three times")
    parser.add_argument("--only", choices=["hints", "seat", "lobby", "unseen", "passwords"])
    args = parser.parse_args()
    parts: dict[str, Callable[[Serving], Coroutine[Any, Any, None]]] = {
        "hints": lambda server: hints(server, args.seconds),
        "seat": seat,
        "lobby": lobby,
        "unseen": unseen,
        "passwords": passwords,
    }
    os.environ["CUORE_WORKERS"] = "1"
    say(f"{args.source.name}, load {os.getloadavg()[0]:.1f} before")
    for name in [args.only] if args.only else parts:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), 1000, source=args.source / "src") as server:
            asyncio.run(parts[name](server))
    say(f"load {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    main()
