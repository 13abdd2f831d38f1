"""What routes are sent: names in a path, an invitation, and bodies that refuse what they do not know."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import HeaderParameter, PathParameter
from msgspec import Meta

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


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request brings."""
