"""The application: all routes with what they are handed, behind the outermost door."""

from __future__ import annotations

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from cuore import __version__
from cuore.server.errors import Refused, Unavailable
from cuore.server.web import routes_games, routes_house, routes_people, routes_tables, routes_towns
from cuore.server.web.callers import known_caller, maybe_caller
from cuore.server.web.doors import Doors
from cuore.server.web.house import House
from cuore.server.web.refusals import AnyRequest, on_failure, on_http, on_refused, on_unavailable
from cuore.server.web.routes_house import ASK_AGAIN, FOR_EVER, sent
from cuore.server.web.socket import SocketDoor
from cuore.server.web.static import File, file_of, is_for_ever, manifest

PAGE = "/index.html"

OPENAPI = OpenAPIConfig(
    title="cuore",
    version=__version__,
    summary="Tables for the Tanto Cuore deck-building card games",
    description=(
        "Everything before and after a game. The game itself is played over the WebSocket at /socket, with a ticket "
        "from here. A refusal is a code with its words."
    ),
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(type="apiKey", name="cuore", security_scheme_in="cookie"),
            "bearer": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin()],
)


def application(house: House) -> Doors:
    """All doors of a house."""
    return Doors(routes(house), SocketDoor(house), house)


def routes(house: House) -> Litestar:
    """The routes alone, without the door before them."""
    described = [
        *routes_people.ROUTES,
        *routes_tables.ROUTES,
        *routes_games.ROUTES,
        *routes_towns.ROUTES,
        *routes_house.ROUTES,
    ]
    # The description has an application of its own: the framework would serve pages with it that load foreign scripts.
    schema = _true_lists(_litestar(house, described, OPENAPI).openapi_schema.to_schema())
    document = file_of(msgspec.json.encode(schema), "json")
    return _litestar(house, [*described, _file("/api/openapi.json", document), *_files(manifest())], None)


def _true_lists(schema: object) -> object:
    """The description without the second member that the framework sees in ``tuple[str, ...]``: its three dots."""
    if isinstance(schema, list):
        return [_true_lists(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    either = schema.get("oneOf")
    if isinstance(either, list) and len(either) == 2 and either[1] == {}:
        return _true_lists(either[0])
    return {name: _true_lists(part) for name, part in schema.items()}


def _litestar(house: House, handlers: list[HTTPRouteHandler], openapi: OpenAPIConfig | None) -> Litestar:
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
        openapi_config=openapi,
        logging_config=None,
        debug=False,
        request_max_body_size=None,  # the outermost door has seen to that
    )


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
