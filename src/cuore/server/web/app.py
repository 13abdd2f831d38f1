"""The application: all routes with what they are handed, behind the outermost door."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qsl

import msgspec
from litestar import HttpMethod, Litestar, Response, get, route
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from cuore.server.errors import Refused, Unavailable
from cuore.server.web import routes_games, routes_house, routes_people, routes_tables, routes_towns
from cuore.server.web.callers import known_caller, maybe_caller
from cuore.server.web.doors import Doors
from cuore.server.web.house import House
from cuore.server.web.openapi import CONFIG, Json, described, operations, query_of
from cuore.server.web.refusals import AnyRequest, allow, on_failure, on_http, on_refused, on_unavailable
from cuore.server.web.routes_house import ASK_AGAIN, FOR_EVER, sent
from cuore.server.web.shapes import StrictRequest
from cuore.server.web.socket import SocketDoor
from cuore.server.web.static import File, file_of, is_for_ever, manifest

PAGE = "/index.html"

_PLAIN: Final = {
    "boolean": re.compile("true|false"),
    "integer": re.compile("0|-?[1-9][0-9]*", re.ASCII),
    "string": re.compile(".*", re.DOTALL),
}
"""How values are written in a query: as JSON has them. The framework would take more."""


def application(house: House) -> Doors:
    """All doors of a house."""
    return Doors(routes(house), SocketDoor(house), house)


def routes(house: House) -> ASGIApp:
    """The routes alone, without the door before them."""
    known = [
        *routes_people.ROUTES,
        *routes_tables.ROUTES,
        *routes_games.ROUTES,
        *routes_towns.ROUTES,
        *routes_house.ROUTES,
    ]
    # The description has an application of its own: the framework would serve pages with it that load foreign scripts.
    document = described(_litestar(house, known, CONFIG))
    queries = {operation["operationId"]: query_of(operation) for _, operation in operations(document)}
    file = file_of(msgspec.json.encode(document), "json")
    every = [*known, _file("/api/openapi.json", file), *_files(manifest())]
    # Those for OPTIONS come first, or the framework makes its own.
    return _plain_requests(_litestar(house, [*_options(every), *every], None, _known_query(queries)))


def _litestar(
    house: House,
    handlers: list[HTTPRouteHandler],
    openapi: OpenAPIConfig | None,
    before_request: Callable[[AnyRequest], None] | None = None,
) -> Litestar:
    def this_house() -> House:
        return house

    return Litestar(
        handlers,
        dependencies={
            "house": Provide(this_house, sync_to_thread=False),
            "caller": Provide(known_caller),
            "visiting": Provide(maybe_caller),
        },
        exception_handlers={
            Refused: on_refused,
            Unavailable: on_unavailable,
            HTTPException: on_http,
            Exception: on_failure,
        },
        before_request=before_request,
        request_class=StrictRequest,
        openapi_config=openapi,
        logging_config=None,
        debug=False,
        request_max_body_size=None,  # the outermost door has seen to that
    )


def _plain_requests(routes: ASGIApp) -> ASGIApp:
    """A path has one spelling; and what can be got can be asked for as HEAD, which is answered without the content."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != normalize_path(scope["path"]):
            raise Refused("no-such-page")
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await routes(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        inner = scope.copy()
        inner["method"] = HttpMethod.GET
        await routes(inner, receive, send_head)
        if "path_template" in inner:  # the metrics name it
            scope["path_template"] = inner["path_template"]

    return app


def _known_query(queries: dict[str, dict[str, Json]]) -> Callable[[AnyRequest], None]:
    """Refuses a query parameter that is not described, is there twice, or is no JSON where a number is wanted."""

    def check(request: AnyRequest) -> None:
        known = queries.get(str(request.route_handler.operation_id))
        if known is None:  # a file: pages may be linked to with anything
            return
        names: set[str] = set()
        for name, value in parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True):
            if name not in known or name in names:
                raise Refused("malformed")
            names.add(name)
            if not _PLAIN[known[name]["type"]].fullmatch(value):
                raise Refused("malformed")

    return check


def _options(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Routes that say which methods a path has; the framework's own know only the first of them."""
    methods: defaultdict[str, set[str]] = defaultdict(set)
    for handler in handlers:
        for path in handler.paths:
            methods[path].update(handler.http_methods)
    return [_option(path, allow(found)) for path, found in methods.items()]


def _option(path: str, allowed: str) -> HTTPRouteHandler:
    @route(path, http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False, sync_to_thread=False)
    def handler() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": allowed})

    return handler


def _files(files: dict[str, File]) -> list[HTTPRouteHandler]:
    page = files.pop(PAGE)
    return [_file("/", page), *(_file(path, file) for path, file in files.items())]


def _file(path: str, file: File) -> HTTPRouteHandler:
    """A route that serves one file, which was read at the start."""
    cache = FOR_EVER if is_for_ever(path) else ASK_AGAIN

    @get(path, include_in_schema=False, sync_to_thread=False)
    def handler(request: AnyRequest) -> Response[bytes]:
        return sent(request, file, cache)

    return handler
