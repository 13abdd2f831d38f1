"""What routes are sent: names in a path, an invitation, and bodies that refuse what they do not know."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter, PathParameter
from msgspec import Meta

from cuore.server.errors import Refused
from cuore.server.wire.options import END, PRINTABLE

_ID = "^[A-Za-z0-9_-]{1,40}" + END

TABLE_ID = PathParameter(pattern=_ID, description="A table")
SESSION_ID = PathParameter(pattern=_ID, description="A session")
PERSON_ID = PathParameter(pattern=_ID, description="A person")
INVITE = HeaderParameter(
    name="Cuore-Invite",
    max_length=64,
    description="The secret part of a table's link. It stands behind a # there, so that no browser sends it by itself.",
)

PersonId = Annotated[str, Meta(pattern=_ID)]
BodyText = Annotated[str, Meta(max_length=300, pattern=PRINTABLE)]


class StrictRequest(Request[object, object, State]):
    """A request whose body is read as strictly as a message of a socket: the framework would take "1" for 1."""

    async def json(self) -> object:
        """The body, as its route wants it; raises ``Refused("malformed")``."""
        kind = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _reader(kind).decode(await self.body())
        except (ValueError, RecursionError):
            raise Refused("malformed") from None


@lru_cache
def _reader(kind: type) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(kind)


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request brings."""
