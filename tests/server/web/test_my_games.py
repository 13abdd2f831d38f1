"""One's own tables: where one sits, whether one is awaited, and how it ended."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.web.running import Program, Running


def line_of(program: Program, table: str) -> dict[str, Any]:
    lines = program.http.get("/api/me/games").json()
    found: dict[str, Any] = next(line for line in lines if line["id"] == table)
    return found


def test_a_game_that_is_being_played(server: Running) -> None:
    host = server.program()
    table = host.open_table(title="an evening", seed="3")["id"]
    room = server.house.hall.live[table].room
    server.wait_until(lambda: room.asked == 0)
    line = line_of(host, table)
    assert (line["state"], line["title"], line["boxes"]) == ("playing", "an evening", ["base"])
    assert (line["yours"], line["host"], line["sandbox"], line["awaited"]) == ([0], True, True, True)
    assert (line["seats"], line["bots"]) == ([host.me["name"], "random"], ["", "random"])
    assert 0 < line["created"] <= line["changed"]
    assert not {"finished", "points", "winners", "ending", "rounds", "free"} & line.keys()


def test_whom_a_table_of_several_people_waits_for_is_looked_up(server: Running) -> None:
    host, guest = server.program(), server.program()
    made = host.open_table(seats=["me", "open"])
    hall = server.house.hall
    assert line_of(host, made["id"])["free"] == 1
    with server.socket(token=guest.token) as line:
        _command(server, guest, line, made, {"type": "sit", "seat": 1})
    with server.socket(token=host.token) as line:
        _command(server, host, line, made, {"type": "begin"})
    server.wait_until(lambda: hall.live[made["id"]].room.state == "playing")
    asked = hall.live[made["id"]].room.asked

    async def forget() -> None:
        await hall.live.pop(made["id"]).stop()

    for _ in range(2):  # from memory, and from the store
        found = [line_of(program, made["id"]).get("awaited", False) for program in (host, guest)]
        assert found == [asked == 0, asked == 1]
        server.do(forget())


def test_how_a_finished_game_ended(server: Running) -> None:
    host = server.program()
    table = host.open_table(seats=["random", "random"])["id"]
    host.watch_to_the_end(table)
    facts = host.http.get(f"/api/games/{table}").json()
    line = line_of(host, table)
    for name in ("points", "winners", "ending", "rounds"):
        assert line[name] == facts["result"][name]
    assert line["finished"] == facts["finished"]
    assert line["rounds"] == server.house.hall.live[table].room.session.game.round
    assert (line["yours"], line["state"], line.get("awaited", False)) == ([], "over", False)


def _command(
    server: Running, program: Program, line: ClientConnection, made: dict[str, str], message: dict[str, object]
) -> None:
    line.send(json.dumps({"type": "hello", "ticket": program.ticket(made["id"], made["invite"])}))
    revision = server.house.hall.live[made["id"]].room.revision
    line.send(json.dumps({"id": "an-id-of-mine-" + str(message["type"]), "rev": revision, **message}))
    while True:
        came = json.loads(line.recv())
        assert came["type"] != "refused", came
        if came["type"] == "done":
            return
