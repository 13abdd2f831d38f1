"""Routes about oneself: coming in, accounts, sessions, one's own data, and whom one does not want to hear."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import Meta

from cuore.server.people.people import SignedIn
from cuore.server.ports import PersonRow
from cuore.server.web.callers import Anybody, Inside, Known, maybe_caller, visitor_of
from cuore.server.web.refusals import AnyRequest, refusals
from cuore.server.web.security import PROOFS_OR_NONE, clear_cookie, set_cookie
from cuore.server.web.shapes import PERSON_ID, SESSION_ID, Body

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]


class GuestWish(Body, frozen=True, kw_only=True):
    """``bearer``: a program wants a token to show with every request, and no cookie."""

    bearer: bool = False


class AccountWish(Body, frozen=True, kw_only=True):
    """A name and a password; a guest who registers keeps seats and games."""

    name: Name
    password: Password
    bearer: bool = False


class NameWish(Body, frozen=True, kw_only=True):
    """A new name."""

    name: Name


class PasswordWish(Body, frozen=True, kw_only=True):
    """A new password, and the one until now."""

    old: Password
    new: Password


class MuteWish(Body, frozen=True, kw_only=True):
    """Whether somebody is not to be heard any more."""

    muted: bool


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who somebody is here. ``sort``: guest or account."""

    id: str
    name: str
    sort: str


class Welcomed(Me, frozen=True, kw_only=True, omit_defaults=True):
    """Who came in; with a token where one was asked for."""

    token: str = ""


class SessionLine(msgspec.Struct, frozen=True, kw_only=True):
    """A device that somebody is signed in on. ``here``: this one."""

    id: str
    created: float
    seen: float
    device: str
    here: bool


def _me(person: PersonRow) -> Me:
    return Me(id=person.id, name=person.name, sort="account" if person.password else "guest")


def _welcome(signed_in: SignedIn, bearer: bool, secure: bool) -> Response[Welcomed]:
    """What somebody gets who came in: a cookie, or a token where a program asks for one."""
    person, value = signed_in.person, signed_in.cookie.reveal()
    me = _me(person)
    body = Welcomed(id=me.id, name=me.name, sort=me.sort, token=value if bearer else "")
    headers = {} if bearer else {"set-cookie": set_cookie(value, secure)}
    return Response(body, status_code=201, headers=headers)


@post("/api/guest", operation_id="guest", responses=refusals("banned", changes=True), summary="Come in as a guest")
async def guest(request: AnyRequest, house: Inside, data: JSONBody[GuestWish | None] = None) -> Response[Welcomed]:
    """Play at once, under a name that the server gives. A browser that is signed in already stays who it is."""
    visitor = visitor_of(request)
    wants_token = data is not None and data.bearer
    caller = await maybe_caller(request, house)  # refuses a cookie of a banned person
    if caller is not None and not wants_token:
        known = _me(caller.person)
        return Response(Welcomed(id=known.id, name=known.name, sort=known.sort), status_code=201)
    signed_in = await house.people.enter_as_guest(visitor.device, visitor.address)
    return _welcome(signed_in, wants_token, visitor.secure)


@post(
    "/api/register",
    operation_id="register",
    responses=refusals("bad-name", "weak-password", "name-taken", "not-yours", "banned", changes=True),
    summary="Make an account",
)
async def register(
    request: AnyRequest, house: Inside, visiting: Anybody, data: JSONBody[AccountWish]
) -> Response[Welcomed]:
    """A guest becomes the account, with all seats and games."""
    visitor = visitor_of(request)
    before = visiting.person if visiting else None
    signed_in = await house.people.register(before, data.name, data.password, visitor.device, visitor.address)
    return _welcome(signed_in, data.bearer, visitor.secure)


@post(
    "/api/login", operation_id="login", responses=refusals("wrong-password", "banned", changes=True), summary="Sign in"
)
async def login(request: AnyRequest, house: Inside, data: JSONBody[AccountWish]) -> Response[Welcomed]:
    """Another person from now on: what a guest did here before stays theirs."""
    visitor = visitor_of(request)
    await maybe_caller(request, house)
    signed_in = await house.people.log_in(data.name, data.password, visitor.device, visitor.address)
    return _welcome(signed_in, data.bearer, visitor.secure)


@post(
    "/api/logout",
    operation_id="logout",
    status_code=204,
    responses=refusals(changes=True),
    security=PROOFS_OR_NONE,
    summary="Sign out here",
)
async def logout(request: AnyRequest, house: Inside) -> Response[None]:
    """Ends the session and its connections."""
    visitor = visitor_of(request)
    await house.people.log_out(visitor.proof)
    return Response(None, status_code=204, headers={"set-cookie": clear_cookie(visitor.secure)})


@get("/api/me", operation_id="me", responses=refusals("not-signed-in"), summary="Who I am", sync_to_thread=False)
def me(caller: Known) -> Me:
    """Whose cookie or token this is."""
    return _me(caller.person)


@delete("/api/me", operation_id="erase", responses=refusals("not-signed-in", changes=True), summary="Forget me")
async def erase(request: AnyRequest, house: Inside, caller: Known) -> Response[None]:
    """Finished games stay, under a name that says nothing. An open report stays until the operator has settled it."""
    house.hall.erased(await house.people.erase(caller.person))
    return Response(None, status_code=204, headers={"set-cookie": clear_cookie(visitor_of(request).secure)})


@get("/api/me/data", operation_id="export", responses=refusals("not-signed-in"), summary="All that is known of me")
async def export(house: Inside, caller: Known) -> dict[str, object]:
    """As plain data, to be kept and read without us."""
    return await house.people.export(caller.person)


@patch(
    "/api/me/name",
    operation_id="rename",
    responses=refusals("not-signed-in", "bad-name", "name-taken", changes=True),
    summary="Change my name",
)
async def rename(house: Inside, caller: Known, data: JSONBody[NameWish]) -> Me:
    """Guests may do that too, but a name is theirs alone only with an account."""
    return _me(await house.people.change_name(caller.person, data.name))


@patch(
    "/api/me/password",
    operation_id="newPassword",
    status_code=204,
    responses=refusals("not-signed-in", "not-yours", "wrong-password", "weak-password", changes=True),
    summary="Change my password",
)
async def new_password(house: Inside, caller: Known, data: JSONBody[PasswordWish]) -> None:
    """All other sessions end."""
    await house.people.change_password(caller.person, caller.session, data.old, data.new, caller.address)


@get("/api/me/sessions", operation_id="sessions", responses=refusals("not-signed-in"), summary="Where I am signed in")
async def sessions(house: Inside, caller: Known) -> list[SessionLine]:
    """The last used first."""
    return [
        SessionLine(id=row.id, created=row.created, seen=row.seen, device=row.device, here=row.id == caller.session)
        for row in await house.people.sessions(caller.person)
    ]


@delete(
    "/api/me/sessions/{session:str}",
    operation_id="endSession",
    responses=refusals("not-signed-in", "no-such-session", changes=True),
    summary="Sign out elsewhere",
)
async def end_session(house: Inside, caller: Known, session: Annotated[str, SESSION_ID]) -> None:
    """Its connections are closed."""
    await house.people.end_session(caller.person, session)


@get("/api/me/mutes", operation_id="mutes", responses=refusals("not-signed-in"), summary="Whom I do not hear")
async def mutes(house: Inside, caller: Known) -> list[str]:
    """Ids of people."""
    return sorted(await house.store.muted_by(caller.person.id))


@put(
    "/api/me/mutes/{person:str}",
    operation_id="mute",
    status_code=204,
    responses=refusals("not-signed-in", "not-yours", changes=True),
    summary="Not hear somebody, or again",
)
async def mute(
    house: Inside,
    caller: Known,
    person: Annotated[str, PERSON_ID],
    data: JSONBody[MuteWish],
) -> None:
    """Nobody is told."""
    await house.talk.mute(caller.person.id, person, data.muted)
    house.hall.muted(caller.person.id, person, data.muted)


ROUTES = [
    guest,
    register,
    login,
    logout,
    me,
    erase,
    export,
    rename,
    new_password,
    sessions,
    end_session,
    mutes,
    mute,
]
