"""Hints from process to process: in memory where there is one, through Redis where there are several."""

from __future__ import annotations

from cuore.engine.errors import CuoreError
from cuore.server.bus.memory import Hub, MemoryBus
from cuore.server.ports import Bus

__all__ = ["Hub", "IllegalBus", "MemoryBus", "open_bus"]

SCHEMES = ("redis://", "rediss://", "unix://")


class IllegalBus(CuoreError):
    """An address where no bus can be. The words never repeat it: there may be a password in it."""


def open_bus(url: str, process: str, password: str = "") -> Bus:
    """The bus at an address of Redis, or one for a server that is alone if there is none; inside a running loop.

    A ``password`` given apart needs no escaping.
    """
    if not url:
        return MemoryBus(process)
    if not url.startswith(SCHEMES):
        raise IllegalBus(f"a redis address begins with {', '.join(SCHEMES[:-1])} or {SCHEMES[-1]}")
    try:
        # A server that is alone does not need the client.
        from cuore.server.bus.redis import RedisBus  # noqa: PLC0415
    except ModuleNotFoundError:
        raise IllegalBus("several servers on one database need the package redis: pip install 'cuore[scale]'") from None
    try:
        return RedisBus(url, process, password)
    except ValueError:
        raise IllegalBus("the redis address cannot be read: write one like redis://HOST:6379") from None
