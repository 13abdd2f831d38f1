"""Routes about games: one's own, finished ones, and going on from a position of one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from cuore.server.hall.hall import LobbyLine, lobby_line
from cuore.server.web.callers import Inside, Known
from cuore.server.web.refusals import refusals
from cuore.server.web.routes_tables import Invite, Opened, Table, guessing
from cuore.server.web.shapes import Body
from cuore.server.wire.options import BotName, Fork, TableOptions

MINE = 100
"""So many of one's own tables are listed, the latest change first."""


class ForkWish(Body, frozen=True, kw_only=True):
    """Where to go on: after so many decisions, with what a seat knew; and who sits there now."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    seats: Annotated[tuple[BotName, ...], Meta(min_length=2, max_length=6)]
    options: TableOptions = TableOptions()


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    table: str
    finished: float
    commitment: str
    result: msgspec.Raw


@get(
    "/api/me/games",
    operation_id="myGames",
    responses=refusals("not-signed-in"),
    summary="Tables where I sit or am host",
)
async def my_games(house: Inside, caller: Known) -> list[LobbyLine]:
    """Those that are being played and those that are over."""
    return [lobby_line(row) for row in await house.store.tables_of(caller.person.id, MINE)]


@get(
    "/api/games/{table:str}",
    operation_id="game",
    responses=refusals("not-signed-in", "no-such-table", "no-such-game"),
    summary="How a finished game ended",
)
async def game(house: Inside, caller: Known, table: Table, invite: Invite = "") -> GameFacts:
    """For whoever may see its table."""
    async with guessing(house, caller.address, caller.person.id, table):
        found = await house.hall.record(caller.person, table, invite)
    result = msgspec.Raw(found.result.encode())
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
    async with guessing(house, caller.address, caller.person.id, table):
        found = await house.hall.record(caller.person, table, invite)
    return Response(found.record, media_type="text/plain")


@post(
    "/api/games/{table:str}/fork",
    operation_id="fork",
    responses=refusals("not-signed-in", "no-such-table", "no-such-game", "bad-wish", "no-such-bot", changes=True),
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
    house.people.limits.open_table(caller.person.id)
    where = Fork(table=table, decision=data.decision, seat=data.seat)
    async with guessing(house, caller.address, caller.person.id, table):
        made = await house.hall.fork(caller.person, where, invite, data.seats, data.options)
    return Opened(id=made, invite=house.hall.invite(made))


ROUTES = [my_games, game, record, fork]
