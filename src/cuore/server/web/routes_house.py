"""Routes about the house itself: which cards and bots there are, how the server is, and the files for browsers."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from cuore import __version__
from cuore.bots.registry import KNOWN_BOTS
from cuore.server.errors import Refused
from cuore.server.web.callers import Inside
from cuore.server.web.metrics import MEDIA_TYPE
from cuore.server.web.refusals import AnyRequest, refusals
from cuore.server.web.security import value_of
from cuore.server.web.static import File
from cuore.server.wire.catalogue import Catalogue

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

CATALOGUE = {
    200: ResponseSpec(Catalogue, generate_examples=False, description="The catalogue"),
    304: ResponseSpec(None, description="Not changed"),
}


class BotLine(msgspec.Struct, frozen=True):
    """A computer player."""

    name: str
    sort: str
    about: str


class Health(msgspec.Struct, frozen=True):
    """How the server is. ``state``: ready, or not-ready when it stops or cannot keep anything."""

    state: str
    version: str
    tables: int  # in memory now
    sockets: int


def sent(request: AnyRequest, file: File, cache: str) -> Response[bytes]:
    """A file, packed for those who take it so, or the news that the client has it already."""
    headers = {"etag": file.etag, "cache-control": cache}
    content = file.content
    if file.packed:
        headers["vary"] = "accept-encoding"
        if takes_gzip(request):
            headers |= {"etag": f"W/{file.etag}", "content-encoding": "gzip"}  # other bytes, the same meaning
            content = file.packed
    known = request.headers.get("if-none-match", "")
    if file.etag in (part.strip().removeprefix("W/") for part in known.split(",")):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    return Response(content, headers=headers, media_type=file.media_type)


def takes_gzip(request: AnyRequest) -> bool:
    """Whether whoever asks can read gzip, and has not said that they do not want it."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


@get("/api/bots", operation_id="bots", responses=refusals(), summary="The computer players", sync_to_thread=False)
def bots() -> list[BotLine]:
    """Everybody who may be wished for in a seat."""
    return [BotLine(bot.name, bot.sort, bot.about) for bot in KNOWN_BOTS]


@get(
    "/api/catalogue",
    operation_id="catalogue",
    responses={**CATALOGUE, **refusals()},
    summary="All cards, events, verbs and their words",
    sync_to_thread=False,
)
def catalogue(request: AnyRequest, house: Inside) -> Response[bytes]:
    """Never changes while a server runs. Under its hash, which is in every hello, it may be kept for ever."""
    return sent(request, house.catalogue, ASK_AGAIN)


@get(
    "/api/catalogue/{cards:str}",
    operation_id="catalogueByHash",
    responses={**CATALOGUE, **refusals("no-such-page")},
    summary="The same, by its hash",
    sync_to_thread=False,
)
def catalogue_by_hash(
    request: AnyRequest, house: Inside, cards: Annotated[str, PathParameter(max_length=64)]
) -> Response[bytes]:
    """Another hash is another server's, or another version's."""
    if f'"{cards}"' != house.catalogue.etag:
        raise Refused("no-such-page")
    return sent(request, house.catalogue, FOR_EVER)


@get(
    "/health",
    operation_id="health",
    responses={503: ResponseSpec(Health, description="Not ready"), 429: refusals()[429]},
    summary="Whether games can be played here now",
)
async def health(house: Inside) -> Response[Health]:
    """Ready: it takes requests and the store answers."""
    ready = await house.is_ready()
    facts = Health("ready" if ready else "not-ready", __version__, len(house.hall.live), house.addresses.here)
    return Response(facts, status_code=200) if ready else Response(facts, status_code=503, headers={"retry-after": "1"})


@get(
    "/health/live", operation_id="live", responses=refusals(), summary="Whether the process runs", sync_to_thread=False
)
def live() -> dict[str, str]:
    """It does, or nobody would answer."""
    return {"state": "live"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, house: Inside) -> Response[bytes]:
    """Figures, for those who may read them."""
    if not house.settings.metrics or not _may_read(request, house.settings.metrics_readers):
        raise Refused("no-such-page")
    return Response(house.metrics.text(), media_type=MEDIA_TYPE)


def _may_read(request: AnyRequest, readers: tuple[str, ...]) -> bool:
    client = request.scope["client"]
    if client is None:
        return False
    # Where a trusted proxy has named the client, there is no port. Another proxy would stand for everybody behind it.
    host, port = client
    headers = request.scope["headers"]
    if port and any(value_of(headers, name) is not None for name in (b"x-forwarded-for", b"forwarded")):
        return False
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(reader) for reader in readers)


ROUTES = [bots, catalogue, catalogue_by_hash, health, live, metrics]
