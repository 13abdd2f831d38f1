"""The OpenAPI document: paths and parameters as the framework sees them, bodies and limits as the reader enforces them.

msgspec describes every struct itself, with its limits and whether unknown fields are refused, so the document is as
strict as the server. Who may ask follows from what a route is handed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import cleandoc
from types import NoneType
from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from cuore import __version__
from cuore.server.web.refusals import RefusalBody
from cuore.server.web.security import COOKIE, PROOFS, PROOFS_OR_NONE, SAFE_COOKIE

Json = dict[str, Any]

_WITH_ORIGIN: Final = "What changes something must carry the `Origin` of a page of this server, too."

CONFIG: Final = OpenAPIConfig(
    title="cuore",
    version=__version__,
    summary="Tables for the Tanto Cuore deck-building card games",
    description=(
        "Everything before and after a game. The game itself is played over the WebSocket at /socket, with a ticket "
        "from here. A refusal is a code with its words. Bodies are JSON in UTF-8 with `Content-Type: "
        "application/json`. A query parameter or a field of a body that is unknown, or there twice, is `malformed`. "
        "Every GET can be asked as HEAD."
    ),
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(
                type="apiKey", name=COOKIE, security_scheme_in="cookie", description=f"Over http. {_WITH_ORIGIN}"
            ),
            "safeCookie": SecurityScheme(
                type="apiKey", name=SAFE_COOKIE, security_scheme_in="cookie", description=f"Over https. {_WITH_ORIGIN}"
            ),
            "bearer": SecurityScheme(type="http", scheme="bearer", description="For programs."),
        }
    ),
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin()],
)

_PLACE: Final = "#/components/schemas/{name}"
_TEXT: Final[Json] = {"schema": {"type": "string"}}
_SECONDS: Final[Json] = {"description": "Seconds to wait", "required": True, "schema": {"type": "integer"}}
_HEADERS: Final[dict[str, Json]] = {
    "401": {"WWW-Authenticate": {"required": True, **_TEXT}},
    "429": {"Retry-After": _SECONDS},
    "503": {"Retry-After": _SECONDS},
}
"""Headers of every refusal with such a status."""


def described(app: Litestar) -> Json:
    """The document of an application."""
    document: Json = app.openapi_schema.to_schema()
    handlers = {str(handler.operation_id): handler for handler in _handlers(app)}
    for _, operation in operations(document):
        _complete(operation, handlers[operation["operationId"]])
    kinds = {kind for handler in handlers.values() for kind in _kinds(handler)}
    _, schemas = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=_PLACE)
    for schema in schemas.values():
        schema["description"] = cleandoc(schema["description"]).replace("``", "`")
    document["components"]["schemas"] = schemas
    return document


def operations(document: Json) -> Iterator[tuple[str, Json]]:
    """All operations of a document with their paths."""
    for path, item in document["paths"].items():
        for operation in item.values():
            yield path, operation


def query_of(operation: Json) -> dict[str, Json]:
    """The schemas of the query parameters of an operation, by name."""
    return {each["name"]: each["schema"] for each in operation.get("parameters", ()) if each["in"] == "query"}


def _handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.operation_id:
                yield handler


def _complete(operation: Json, handler: HTTPRouteHandler) -> None:
    """Say what the framework does not see: who may ask, whether a body is needed, headers, answers without content."""
    parameters = handler.parsed_fn_signature.parameters
    if "caller" in parameters:
        operation["security"] = PROOFS
    elif "visiting" in parameters:
        operation["security"] = PROOFS_OR_NONE
    if "requestBody" in operation:
        operation["requestBody"]["required"] = not parameters["data"].has_default
    for status, response in operation["responses"].items():
        response.setdefault("headers", {}).update(_HEADERS.get(status, {}))
        if status in {"204", "304"}:
            response.pop("content", None)


def _kinds(handler: HTTPRouteHandler) -> Iterable[Any]:
    """The types of what a route is sent and answers."""
    yield RefusalBody
    signature = handler.parsed_fn_signature
    if "data" in signature.parameters:
        yield signature.parameters["data"].annotation
    for spec in (handler.responses or {}).values():
        if spec.data_container is not None:
            yield spec.data_container
    answer = signature.return_type
    for kind in get_args(answer.annotation) if answer.is_subclass_of(Response) else (answer.annotation,):
        if kind not in (bytes, str, None, NoneType):
            yield kind


def _anything(kind: type) -> Json:
    """The schema of what is no more than an object: a person's own data."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "Anything"}
