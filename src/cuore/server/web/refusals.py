"""Refusals as HTTP says them: always a code with its words in JSON, under the status that fits, never what was sent.

Every route declares its codes with ``refusals``; the OpenAPI document is made from that.
"""

from __future__ import annotations

from collections.abc import Collection
from math import ceil
from typing import Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from structlog import get_logger

from cuore.server.errors import REFUSALS, Refused, Unavailable

AnyRequest = Request[object, object, State]

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "bad-wish": 400,
    "bad-record": 400,
    "no-such-bot": 400,
    "bad-name": 400,
    "weak-password": 400,
    "not-signed-in": 401,
    "wrong-password": 403,
    "bad-ticket": 403,
    "bad-origin": 403,
    "not-yours": 403,
    "banned": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-town": 404,
    "no-such-game": 404,
    "no-such-session": 404,
    "no-such-seat": 404,
    "no-such-method": 405,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-tables": 429,
    "failed": 500,
    "busy": 503,
}
"""The status of a code. Whatever is not here is a conflict with how things are now."""

CONFLICT = 409

OF_STATUS: Final[dict[int, str]] = {
    401: "not-signed-in",
    404: "no-such-page",
    405: "no-such-method",
    413: "too-long",
    415: "not-json",
    429: "too-fast",
    503: "busy",
}
"""What to call a status that the framework has chosen."""

ALWAYS = ("malformed", "too-fast", "busy")
CHANGING = ("bad-origin", "too-long", "not-json")

_log = get_logger("cuore.web")


class Clash(msgspec.Struct, frozen=True):
    """One of some wishes for a town that cannot hold together: the list that it stands in, and its words."""

    list: str
    words: str


class RefusalBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code for programs, the words that belong to it, and what was wrong with a wish."""

    code: str
    words: str
    detail: str = ""
    clashes: tuple[Clash, ...] = ()


def status_of(code: str) -> int:
    """The status that a code is answered with."""
    return STATUS.get(code, CONFLICT)


def body_of(code: str, detail: str = "", clashes: tuple[tuple[str, str], ...] = ()) -> RefusalBody:
    """A refusal to be sent."""
    return RefusalBody(code, REFUSALS[code], detail, tuple([Clash(name, words) for name, words in clashes]))


def allow(methods: Collection[str]) -> str:
    """The methods of a path for the header ``Allow``. What can be got can be asked for as HEAD."""
    found = {*methods, *(("OPTIONS",) if methods else ()), *(("HEAD",) if "GET" in methods else ())}
    return ", ".join(sorted(found))


def refusals(*codes: str, changes: bool = False) -> dict[int, ResponseSpec]:
    """What a route may answer instead, for the OpenAPI document. ``changes``: it is no GET."""
    banned = ("banned",) if "not-signed-in" in codes else ()  # a known person may be banned
    every = (*codes, *banned, *ALWAYS, *(CHANGING if changes else ()))
    by_status: dict[int, list[str]] = {}
    for code in every:
        by_status.setdefault(status_of(code), []).append(code)
    return {
        status: ResponseSpec(RefusalBody, generate_examples=False, description="Refused: " + ", ".join(of_status))
        for status, of_status in sorted(by_status.items())
    }


def headers_of(code: str, wait: float) -> dict[str, str]:
    """The headers that belong to a refusal."""
    status = status_of(code)
    if status == 401:
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(max(1, ceil(wait)))} if status in {429, 503} else {}


def refused(request: AnyRequest, error: Refused, allowed: str = "") -> Response[RefusalBody]:
    """The answer to a request that is refused."""
    code = error.reason
    request.scope["state"]["refused"] = code  # the outermost door counts it
    headers = headers_of(code, error.wait) | ({"allow": allowed} if allowed else {})
    return Response(body_of(code, error.detail, error.clashes), status_code=status_of(code), headers=headers)


def on_refused(request: AnyRequest, error: Refused) -> Response[RefusalBody]:
    """Something said no."""
    return refused(request, error)


def on_unavailable(request: AnyRequest, error: Unavailable) -> Response[RefusalBody]:
    """The store does not answer, and has reported why."""
    return refused(request, Refused("busy"))


def on_http(request: AnyRequest, error: HTTPException) -> Response[RefusalBody]:
    """The framework said no: no such route, a body that does not fit."""
    if error.status_code >= 500 and error.status_code not in OF_STATUS:
        return on_failure(request, error)
    code = OF_STATUS.get(error.status_code, "malformed")
    # The framework knows the methods of the path, except what is answered above it.
    methods = (error.headers or {}).get("allow", "").split(", ") if error.status_code == 405 else []
    return refused(request, Refused(code), allow(methods))


def on_failure(request: AnyRequest, error: Exception) -> Response[RefusalBody]:
    """A mistake of ours: the operator reads the trace, the client does not."""
    _log.error("request failed", route=request.scope.get("path_template", ""), exc_info=error)
    return refused(request, Refused("failed"))
