"""Who asks: found out once for every request, from a cookie or from a token that a program shows."""

from __future__ import annotations

from typing import NamedTuple

from litestar.di import NamedDependency

from cuore.server.errors import Refused
from cuore.server.people.limits import neighbourhood
from cuore.server.ports import PersonRow
from cuore.server.web.house import House
from cuore.server.web.refusals import AnyRequest
from cuore.server.web.security import is_secure, proof_in

LONGEST_DEVICE = 120


class Visitor(NamedTuple):
    """Whoever sends a request. ``proof``: what they show to be known by, empty if nothing."""

    address: str
    device: str
    proof: str
    secure: bool


class Caller(NamedTuple):
    """Somebody we know."""

    person: PersonRow
    session: str
    address: str


def visitor_of(request: AnyRequest) -> Visitor:
    """What is known of whoever sends a request."""
    headers = request.scope["headers"]
    secure = is_secure(request.scope["scheme"])
    client = request.scope["client"]
    return Visitor(
        neighbourhood(client[0]) if client else "",
        request.headers.get("user-agent", "")[:LONGEST_DEVICE],
        proof_in(headers, secure),
        secure,
    )


async def maybe_caller(request: AnyRequest, house: NamedDependency[House]) -> Caller | None:
    """Who asks, if we know them."""
    visitor = visitor_of(request)
    found = await house.people.who(visitor.proof) if visitor.proof else None
    return None if found is None else Caller(found[0], found[1], visitor.address)


async def known_caller(request: AnyRequest, house: NamedDependency[House]) -> Caller:
    """Who asks; refuses whom we do not know."""
    caller = await maybe_caller(request, house)
    if caller is None:
        raise Refused("not-signed-in")
    return caller


Inside = NamedDependency[House]
Known = NamedDependency[Caller]
Anybody = NamedDependency[Caller | None]
"""What routes are handed: the house as ``house``, ``caller`` whom we know, ``visiting`` whom we may know."""
