"""Messages read and written.

What a client sends is read strictly: anything but one well-formed message of the protocol is refused, in one of two
ways, before it can cost anything.
"""

from __future__ import annotations

import json
from typing import Final

import msgspec

from cuore.server.errors import Refused
from cuore.server.wire.commands import LONGEST, FromClient
from cuore.server.wire.messages import FromServer

_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(raw: bytes | str) -> FromClient:
    """What a client said; raises ``Refused`` with "too-long" or "malformed", and nothing else."""
    if len(raw) > LONGEST:  # there are no more letters than bytes, so nothing long is ever copied
        raise Refused("too-long")
    try:
        data = raw.encode() if isinstance(raw, str) else raw
    except UnicodeEncodeError:
        raise Refused("malformed") from None
    if len(data) > LONGEST:
        raise Refused("too-long")
    try:
        message = _DECODER.decode(data)
        check_fields(data)
    except (ValueError, RecursionError):  # whatever is wrong with it: letters, JSON, fields, types, limits
        raise Refused("malformed") from None
    return message


def check_fields(data: bytes) -> None:
    """Raise ``ValueError`` where an object of this JSON has a field twice: readers differ on which of them counts."""
    json.loads(data, object_pairs_hook=_once)


def write_message(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


def _once(fields: list[tuple[str, object]]) -> None:
    if len({name for name, _ in fields}) != len(fields):
        raise ValueError("a field is there twice")
