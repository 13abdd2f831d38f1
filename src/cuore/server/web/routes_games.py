"""Routes about games: one's own, finished ones, looking at one again, and going on from a position of one."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from cuore.server.hall.ending import GameResult, read_result
from cuore.server.hall.mine import MyGame
from cuore.server.web.callers import Inside, Known
from cuore.server.web.doors import MOST_RECORD
from cuore.server.web.refusals import AnyRequest, refusals
from cuore.server.web.routes_house import takes_gzip
from cuore.server.web.routes_tables import Invite, Opened, Table, guessing
from cuore.server.web.shapes import Body
from cuore.server.web.static import pack
from cuore.server.wire.options import END, BotName, Fork, TableOptions
from cuore.server.wire.replay import OPEN, Replay

Eyes = Annotated[
    str,
    QueryParameter(
        name="seat",
        pattern="^(-1|[0-5]|open)" + END,
        description="Whose eyes: a seat, -1 for a spectator, or open for all cards face up",
    ),
]
REPLAY = {200: ResponseSpec(Replay, generate_examples=False, description="The replay")}


class ForkWish(Body, frozen=True, kw_only=True):
    """Where to go on: after so many decisions, with what a seat knew; and who sits there now."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    seats: Annotated[tuple[BotName, ...], Meta(min_length=2, max_length=6)]
    options: TableOptions = TableOptions()


class RecordWish(Body, frozen=True, kw_only=True):
    """A game in the notation: of a table here or elsewhere, of the terminal, or of an arena."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class UploadForkWish(ForkWish, frozen=True, kw_only=True):
    """The same for a game that is brought along."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    table: str
    finished: float
    commitment: str
    result: GameResult


@get(
    "/api/me/games",
    operation_id="myGames",
    responses=refusals("not-signed-in"),
    summary="Tables where I sit or am host",
)
async def my_games(house: Inside, caller: Known) -> list[MyGame]:
    """Those that are being played and those that are over, the latest change first."""
    return await house.hall.games_of(caller.person.id)


@get(
    "/api/games/{table:str}",
    operation_id="game",
    responses=refusals("not-signed-in", "no-such-table", "no-such-game"),
    summary="How a finished game ended",
)
async def game(house: Inside, caller: Known, table: Table, invite: Invite = "") -> GameFacts:
    """For whoever may see its table."""
    async with guessing(house, caller.address, caller.person.id, table, invite):
        found = await house.hall.record(caller.person, table, invite)
    result = read_result(found.result)
    return GameFacts(table=table, finished=found.finished, commitment=found.commitment, result=result)


@get(
    "/api/games/{table:str}/record",
    operation_id="record",
    media_type="text/plain",
    responses=refusals("not-signed-in", "no-such-table", "no-such-game"),
    summary="The record of a finished game",
)
async def record(house: Inside, caller: Known, table: Table, invite: Invite = "") -> Response[str]:
    """With its seed: `cuore verify` and `cuore replay` read it."""
    async with guessing(house, caller.address, caller.person.id, table, invite):
        found = await house.hall.record(caller.person, table, invite)
    return Response(found.record, media_type="text/plain")


@post(
    "/api/games/{table:str}/fork",
    operation_id="fork",
    responses=refusals(
        "not-signed-in", "no-such-table", "no-such-game", "bad-wish", "no-such-bot", "too-many-tables", changes=True
    ),
    summary="Go on from a position of a finished game",
)
async def fork(
    house: Inside,
    caller: Known,
    table: Table,
    data: JSONBody[ForkWish],
    invite: Invite = "",
) -> Opened:
    """Hidden cards are dealt anew, from what the seat knew."""
    house.people.limits.open_table(caller.person.id, caller.address)
    where = Fork(table=table, decision=data.decision, seat=data.seat)
    async with guessing(house, caller.address, caller.person.id, table, invite):
        made = await house.hall.fork(caller.person, where, invite, data.seats, data.options, caller.address)
    return Opened(id=made, invite=house.hall.invite(made))


@get(
    "/api/games/{table:str}/replay",
    operation_id="replay",
    responses={**REPLAY, **refusals("not-signed-in", "no-such-table", "no-such-game", "no-such-seat", "bad-record")},
    summary="A finished game to look at again",
)
async def replay(
    request: AnyRequest, house: Inside, caller: Known, table: Table, eyes: Eyes = "-1", invite: Invite = ""
) -> Response[bytes]:
    """Every position, as a seat saw it, as a spectator did, or with open hands."""
    house.people.limits.look_at_replay(caller.person.id, caller.address)
    async with guessing(house, caller.address, caller.person.id, table, invite):
        found = await house.hall.replay(caller.person, table, invite, _eyes(eyes))
    return await _sent(request, found)


@post(
    "/api/replays",
    operation_id="replayRecord",
    status_code=200,
    responses={**REPLAY, **refusals("not-signed-in", "no-such-seat", "bad-record", changes=True)},
    summary="A game that I bring, to look at",
)
async def replay_record(
    request: AnyRequest, house: Inside, caller: Known, data: JSONBody[RecordWish], eyes: Eyes = "-1"
) -> Response[bytes]:
    """It is played again, and nothing of it is kept."""
    house.people.limits.look_at_replay(caller.person.id, caller.address)
    return await _sent(request, await house.hall.replay_record(data.record, _eyes(eyes)))


@post(
    "/api/replays/fork",
    operation_id="forkRecord",
    responses=refusals("not-signed-in", "bad-wish", "bad-record", "no-such-bot", "too-many-tables", changes=True),
    summary="Go on from a position of a game that I bring",
)
async def fork_record(house: Inside, caller: Known, data: JSONBody[UploadForkWish]) -> Opened:
    """Hidden cards are dealt anew, from what the seat knew."""
    house.people.limits.open_table(caller.person.id, caller.address)
    where = Fork(table="", decision=data.decision, seat=data.seat)
    hall, person = house.hall, caller.person
    made = await hall.fork_record(person, data.record, where, data.seats, data.options, caller.address)
    return Opened(id=made, invite=hall.invite(made))


def _eyes(words: str) -> int:
    return OPEN if words == "open" else int(words)


async def _sent(request: AnyRequest, content: bytes) -> Response[bytes]:
    """A replay, packed for those who take it so: it becomes a twentieth."""
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request):
        headers["content-encoding"] = "gzip"
        content = await asyncio.to_thread(pack, content)
    return Response(content, headers=headers, media_type="application/json")


ROUTES = [my_games, game, record, fork, replay, replay_record, fork_record]
