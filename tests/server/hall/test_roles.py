"""The whole matrix of who may do what: every role, every command, in every state of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cuore.engine.position import write_position
from cuore.server.errors import Refused
from tests.server.hall.house import Client, House, in_virtual_time, wish

HOST = "host"
PLAYER = "player"
GONE = "gone"
INVITED = "invited"
PUBLIC = "public"
ROLES = (HOST, PLAYER, GONE, INVITED, PUBLIC)
"""Who opened the table and sits there; who sits there; who has left it; who looks on with the link, and without."""

COMMANDS: dict[str, dict[str, Any]] = {
    "sit-free": {"type": "sit", "seat": 3},
    "sit-own": {"type": "sit", "seat": -1},
    "sit-host": {"type": "sit", "seat": 0},
    "leave-own": {"type": "leave", "seat": -1},
    "leave-host": {"type": "leave", "seat": 0},
    "seat-bot-free": {"type": "seat-bot", "seat": 3, "bot": "housekeeper"},
    "seat-bot-gone": {"type": "seat-bot", "seat": 2, "bot": "housekeeper"},
    "seat-bot-player": {"type": "seat-bot", "seat": 1, "bot": "housekeeper"},
    "begin": {"type": "begin"},
    "answer": {"type": "answer", "option": 0},
    "undo": {"type": "undo"},
    "pause": {"type": "pause"},
    "resume": {"type": "resume"},
    "close": {"type": "close"},
    "rematch": {"type": "rematch"},
    "look-own": {"type": "look", "seat": -1},
    "look-host": {"type": "look", "seat": 0},
    "look-on": {"type": "look", "seat": None},
    "hint": {"type": "hint"},
    "why": {"type": "why", "words": "employ azure"},
    "say": {"type": "say", "text": "hello"},
}

SEATS = {HOST: 0, PLAYER: 1, GONE: 2}
DONE = "done"

HOST_BEGINS = "1"
"""A seed by which the first seat begins."""

# What each command leads to for host, player, gone, invited and public, at a table with a seat that is free (open), and
# while the host is asked (playing).
OPEN_TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "sit-free": ("name-in-use", "not-yours", DONE, DONE, DONE),
    "sit-own": ("seat-taken", "seat-taken", DONE, "seat-taken", "seat-taken"),
    "sit-host": ("seat-taken", "seat-taken", "seat-taken", "seat-taken", "seat-taken"),
    "leave-own": (DONE, DONE, "not-yours", "not-yours", "not-yours"),
    "leave-host": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-free": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-gone": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-player": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "begin": ("seats-empty", "not-yours", "not-yours", "not-yours", "not-yours"),
    "answer": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "undo": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "pause": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "resume": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "close": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "rematch": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "look-own": (DONE, DONE, "not-yours", "not-yours", "not-yours"),
    "look-host": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "look-on": (DONE, DONE, DONE, DONE, DONE),
    "hint": ("not-asked", "not-asked", "not-yours", "not-yours", "not-yours"),
    "why": ("not-begun", "not-begun", "not-yours", "not-yours", "not-yours"),
    "say": (DONE, DONE, "not-yours", "not-yours", "not-yours"),
}
PLAYING_TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "sit-free": ("seat-taken", "seat-taken", "seat-taken", "seat-taken", "seat-taken"),
    "sit-own": ("seat-taken", "seat-taken", DONE, "seat-taken", "seat-taken"),
    "sit-host": ("seat-taken", "seat-taken", "seat-taken", "seat-taken", "seat-taken"),
    "leave-own": (DONE, DONE, "not-yours", "not-yours", "not-yours"),
    "leave-host": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-free": ("seat-taken", "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-gone": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "seat-bot-player": ("seat-taken", "not-yours", "not-yours", "not-yours", "not-yours"),
    "begin": ("begun", "not-yours", "not-yours", "not-yours", "not-yours"),
    "answer": (DONE, "not-asked", "not-asked", "not-yours", "not-yours"),
    "undo": ("nothing-to-undo", "not-asked", "not-asked", "not-yours", "not-yours"),
    "pause": (DONE, DONE, "not-yours", "not-yours", "not-yours"),
    "resume": ("not-paused", "not-paused", "not-yours", "not-yours", "not-yours"),
    "close": ("not-yours", "not-yours", "not-yours", "not-yours", "not-yours"),
    "rematch": ("not-over", "not-over", "not-over", "not-yours", "not-yours"),
    "look-own": (DONE, DONE, DONE, "not-yours", "not-yours"),
    "look-host": (DONE, "not-yours", "not-yours", "not-yours", "not-yours"),
    "look-on": (DONE, DONE, DONE, DONE, DONE),
    "hint": ("hint", "not-asked", "not-asked", "not-yours", "not-yours"),
    "why": ("because", "because", "because", "not-yours", "not-yours"),
    "say": (DONE, DONE, DONE, "not-yours", "not-yours"),
}


async def table_with(house: House, playing: bool) -> dict[str, Client]:
    """A public table with somebody in every role."""
    hall = await house.hall()
    people = {role: await house.person(f"{role.title()}") for role in ROLES}
    options = {"public": True, "chat": True, "pace": 5000}
    table = await hall.open_table(people[HOST], wish("me", "open", "open", "open", options=options, seed=HOST_BEGINS))
    clients = {}
    for role in ROLES:
        clients[role] = await Client(hall, people[role], table).connect(invited=role == INVITED)
    assert (await clients[PLAYER].say("sit", seat=1))["type"] == DONE
    if playing:
        assert (await clients[GONE].say("sit", seat=2))["type"] == DONE
        assert (await clients[HOST].say("seat-bot", seat=3, bot="housekeeper"))["type"] == DONE
        assert (await clients[HOST].say("begin"))["type"] == DONE
        assert (await clients[GONE].say("leave", seat=2))["type"] == DONE
        assert clients[HOST].live.room.asked == 0
    return clients


def state_of(client: Client) -> tuple[object, ...]:
    """All of a table that is kept."""
    room = client.live.room
    game = write_position(room.table.game) if room.table is not None else ""
    return room.revision, room.chain, tuple(room.chairs), game


@pytest.mark.parametrize("playing", [False, True], ids=["open", "playing"])
@pytest.mark.parametrize("role", ROLES)
def test_every_role_and_every_command(playing: bool, role: str) -> None:
    expected = PLAYING_TABLE if playing else OPEN_TABLE

    def command_play(name: str) -> Callable[[House], Coroutine[Any, Any, None]]:
        async def play(house: House) -> None:
            clients = await table_with(house, playing)
            client, fields = clients[role], dict(COMMANDS[name])
            if fields.get("seat") == -1:
                fields["seat"] = SEATS.get(role, 0)
            before = state_of(client)
            answer = await client.say(fields.pop("type"), **fields)
            if name == "hint" and not answer:
                await asyncio.sleep(5)
                found = client.last("hint")["type"]
            else:
                found = answer["code"] if answer["type"] == "refused" else answer["type"]
            assert found == expected[name][ROLES.index(role)], f"{role}: {name}"
            if found not in (DONE, "hint"):  # also a reason changes nothing
                assert state_of(clients[HOST]) == before, f"{role}: {name} was refused and changed something"

        return play

    assert set(expected) == set(COMMANDS)
    for name in COMMANDS:
        in_virtual_time(command_play(name))


def test_a_private_table_is_not_there_for_strangers() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("me", "housekeeper"))
        for look in (Client(hall, eve, table), Client(hall, eve, "not-a-table")):
            with pytest.raises(Refused) as refused:
                await look.connect()
            assert refused.value.reason == "no-such-table"
        assert [line.id for line in await hall.lobby()] == []

    in_virtual_time(play)


def test_an_invitation_is_for_one_table() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        one, other = [await hall.open_table(ann, wish("me", "open")) for _ in range(2)]
        assert hall.is_invited(one, hall.invite(one))
        assert not hall.is_invited(one, hall.invite(other))
        assert not hall.is_invited(one, "")
        assert len(hall.invite(one)) >= 22

    in_virtual_time(play)
