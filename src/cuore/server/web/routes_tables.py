"""Routes about tables: the lobby, opening one, what it is, and the way onto its socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from cuore.server.errors import Refused
from cuore.server.hall.hall import LobbyLine, TableInfo
from cuore.server.people.tickets import SECONDS, Ticket
from cuore.server.web.callers import Anybody, Inside, Known, visitor_of
from cuore.server.web.house import House
from cuore.server.web.refusals import AnyRequest, refusals
from cuore.server.web.shapes import INVITE, TABLE_ID, Body, BodyText, PersonId
from cuore.server.wire.wishes import TableWish

Table = Annotated[str, TABLE_ID]
Invite = Annotated[str, INVITE]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was made, and the secret part of its link."""

    id: str
    invite: str


class InviteBody(msgspec.Struct, frozen=True, kw_only=True):
    """The secret part of a table's link."""

    invite: str


class TicketBody(msgspec.Struct, frozen=True, kw_only=True):
    """A ticket for one socket, once, within so many seconds."""

    ticket: str
    seconds: int


class ReportWish(Body, frozen=True, kw_only=True):
    """Who has said something wrong at a table, and what one wants to say about it."""

    about: PersonId
    remark: BodyText = ""


@asynccontextmanager
async def guessing(house: House, address: str, person: str, table: str, invite: str = "") -> AsyncIterator[None]:
    """Ids and invitations may be tried, but not often.

    Who knows of a table guesses nothing, whatever the others behind the same address have done.
    """
    try:
        house.people.limits.look_for_table(address)
    except Refused:
        if not await house.hall.is_no_guess(person, table, invite):
            raise
    try:
        yield
    except Refused as error:
        if error.reason == "no-such-table":
            house.people.limits.found_no_table(address)
        raise


@get("/api/tables", operation_id="lobby", responses=refusals(), summary="Tables that are open to everybody")
async def lobby(house: Inside) -> list[LobbyLine]:
    """The latest change first."""
    return await house.hall.lobby()


@post(
    "/api/tables",
    operation_id="openTable",
    responses=refusals("not-signed-in", "bad-wish", "no-such-bot", "too-many-tables", changes=True),
    summary="Open a table",
)
async def open_table(house: Inside, caller: Known, data: JSONBody[TableWish]) -> Opened:
    """Boxes, town, seats and options; with a seed it is a sandbox."""
    house.people.limits.open_table(caller.person.id, caller.address)
    table = await house.hall.open_table(caller.person, data, caller.address)
    return Opened(id=table, invite=house.hall.invite(table))


@get(
    "/api/tables/{table:str}",
    operation_id="table",
    responses=refusals("no-such-table", "banned"),
    summary="What a table is, before sitting down",
)
async def facts(
    request: AnyRequest,
    house: Inside,
    visiting: Anybody,
    table: Table,
    invite: Invite = "",
) -> TableInfo:
    """For those with the link, those who sit there, and everybody if it is public."""
    async with guessing(house, visitor_of(request).address, visiting.person.id if visiting else "", table, invite):
        return await house.hall.facts(visiting.person if visiting else None, table, invite)


@post(
    "/api/tables/{table:str}/ticket",
    operation_id="ticket",
    responses=refusals("not-signed-in", "no-such-table", changes=True),
    summary="A ticket for the socket",
)
async def ticket(house: Inside, caller: Known, table: Table, invite: Invite = "") -> TicketBody:
    """It goes into the first message of the socket, never into an address."""
    async with guessing(house, caller.address, caller.person.id, table, invite):
        await house.hall.facts(caller.person, table, invite)
    number = await house.hall.invitation(table)
    invited = house.hall.is_invited(table, invite, number)
    made = house.tickets.issue(Ticket(caller.person.id, caller.session, table, number if invited else 0))
    return TicketBody(ticket=made.reveal(), seconds=SECONDS)


@get(
    "/api/tables/{table:str}/invite",
    operation_id="invite",
    responses=refusals("not-signed-in", "no-such-table"),
    summary="The secret part of a table's link",
)
async def invitation(house: Inside, caller: Known, table: Table) -> InviteBody:
    """For its host and those who sit there."""
    async with guessing(house, caller.address, caller.person.id, table):
        if not await house.hall.sits_at(caller.person.id, table):
            raise Refused("no-such-table")
    return InviteBody(invite=house.hall.invite(table, await house.hall.invitation(table)))


@post(
    "/api/tables/{table:str}/invite",
    operation_id="renewInvite",
    status_code=200,
    responses=refusals("not-signed-in", "no-such-table", "not-yours", changes=True),
    summary="Another link to a table, in place of the one until now",
)
async def renew_invitation(house: Inside, caller: Known, table: Table) -> InviteBody:
    """For the host. Seats stay taken; the old link lets no more people in."""
    async with guessing(house, caller.address, caller.person.id, table):
        if not await house.hall.sits_at(caller.person.id, table):
            raise Refused("no-such-table")
    return InviteBody(invite=await house.hall.renew_invitation(caller.person.id, table))


@post(
    "/api/tables/{table:str}/reports",
    operation_id="report",
    status_code=204,
    responses=refusals("not-signed-in", "no-such-table", "not-yours", changes=True),
    summary="Report what somebody said",
)
async def report(
    house: Inside,
    caller: Known,
    table: Table,
    data: JSONBody[ReportWish],
    invite: Invite = "",
) -> None:
    """The last words at the table are kept with it, for whoever runs the server."""
    async with guessing(house, caller.address, caller.person.id, table, invite):
        await house.hall.facts(caller.person, table, invite)
    await house.talk.report(caller.person.id, table, data.about, data.remark)


ROUTES = [lobby, open_table, facts, ticket, invitation, renew_invitation, report]
