"""What the pool and a worker say to each other: typed messages, each behind its length, and nothing that is code.

A worker gets one question at a time and answers it before the next one comes. While it thinks, nothing else is sent but
``Stop``: whatever arrives then, the end of the line included, means that its thoughts are not wanted any more.
"""

from __future__ import annotations

from struct import Struct

import msgspec

from cuore.engine.setup import Setup
from cuore.server.wire.messages import HintLine

LENGTH = Struct(">I")
"""How long a message is stands before it."""

LONGEST = 1 << 20
"""Bytes of one message; what claims to be longer is none."""


class Message(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=True):
    """What all messages have in common."""


class Layout(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A ``Setup`` on its way."""

    boxes: tuple[str, ...]
    seats: int
    town: tuple[str, ...]
    seed: str
    without: tuple[str, ...]
    faster: bool
    printed_only: bool
    guests: tuple[str, ...]
    private_maids: tuple[str, ...]
    position: str
    asks_all: bool
    first: int

    @classmethod
    def of(cls, setup: Setup) -> Layout:
        """How a game is laid out, in the form that travels."""
        return cls(**setup.facts())

    def setup(self) -> Setup:
        """How the game is to be laid out."""
        return Setup(**msgspec.structs.asdict(self))


class Question(Message, frozen=True):
    """Something to think about: a game, of which the worker may know the first ``since`` answers.

    With a layout it is told from the beginning. After ``limit`` seconds the worker ends itself, whatever it is doing.
    """

    number: int
    table: str
    layout: Layout | None
    since: int
    answers: tuple[int, ...]
    seconds: float
    limit: float


class Choose(Question, frozen=True):
    """What a bot answers in the asked seat is wanted."""

    bot: str


class Advise(Question, frozen=True):
    """The search about the open decision is to go on for a while. ``shows``: and to say what it makes of it."""

    shows: bool


class Stop(Message, frozen=True):
    """Nobody wants to know any more."""


class Forget(Message, frozen=True):
    """Nobody will ask about this table soon."""

    table: str


class Ready(Message, frozen=True):
    """A worker has loaded its cards. ``build``: compiled or interpreted."""

    build: str


class Chose(Message, frozen=True):
    """The answer to ``Choose``. ``stopped``: it was given too early, because of ``Stop``."""

    number: int
    option: int
    seconds: float
    stopped: bool


class Advised(Message, frozen=True):
    """The answer to ``Advise``, without lines where it was stopped. ``more``: thinking on may change them."""

    number: int
    lines: list[HintLine]
    seconds: float
    more: bool


class Unknown(Message, frozen=True):
    """The worker does not know the first answers of that game: it must be told from the beginning."""

    number: int


class Failed(Message, frozen=True):
    """Thinking has failed. ``hopeless``: it would fail for every bot. ``why`` names an error and its place, no card."""

    number: int
    why: str
    hopeless: bool


ToWorker = Choose | Advise | Stop | Forget
FromWorker = Ready | Chose | Advised | Unknown | Failed

_ENCODER = msgspec.msgpack.Encoder()
_TO_WORKER: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
_FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)


def pack(message: Message) -> bytes:
    """A message behind its length."""
    data = _ENCODER.encode(message)
    return LENGTH.pack(len(data)) + data


def length_of(head: bytes) -> int:
    """How long the message behind these bytes is; raises ``ValueError`` for what cannot be."""
    (length,) = LENGTH.unpack(head)
    if not 0 < length <= LONGEST:
        raise ValueError(f"no message has {length} bytes")
    return int(length)


def read_for_worker(data: bytes) -> ToWorker:
    """What a worker is told."""
    return _TO_WORKER.decode(data)


def read_from_worker(data: bytes) -> FromWorker:
    """What a worker says."""
    return _FROM_WORKER.decode(data)
