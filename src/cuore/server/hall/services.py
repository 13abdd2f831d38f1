"""What every live table needs from outside, in one place, and what is counted for the operator."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from cuore.engine.rules import Rules
from cuore.server.people.limits import Limits
from cuore.server.people.talk import Talk
from cuore.server.ports import Beside, Bus, Clock, Store, Thinker


class Figures:
    """Numbers for whoever runs the server; nothing in them leads to a person or a card."""

    def __init__(self) -> None:
        self.kept = 0  # entries that were kept
        self.keeping = 0.0  # seconds that this took, in all
        self.slowest = 0.0
        self.refused: Counter[str] = Counter()
        self.store_failures: Counter[str] = Counter()  # by cause
        self.froze = 0
        self.thought_again = 0  # answers of bots that did not come in time or at all


def nothing_noticed(event: str, facts: dict[str, object]) -> None:
    """Where nobody keeps a log."""


async def wait_for(clock: Clock, seconds: float, event: asyncio.Event) -> None:
    """Wait so long, or until something happens."""
    sleeping = asyncio.ensure_future(clock.sleep(seconds))
    happening = asyncio.ensure_future(event.wait())
    try:
        await asyncio.wait({sleeping, happening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sleeping.cancel()
        happening.cancel()


@dataclass(frozen=True)
class Services:
    """Everything that is handed in. ``alone``: no other process serves the same tables.

    ``tables_of_person``, ``tables_from_address``: live tables of one person, and for those of one address.
    """

    rules: Rules
    clock: Clock
    store: Store
    bus: Bus
    thinker: Thinker
    beside: Beside
    limits: Limits
    process: str
    cards: str  # the hash of the catalogue
    alone: bool = True
    tables_of_person: int = 10
    tables_from_address: int = 50
    draw: Callable[[int], bytes] = secrets.token_bytes
    notice: Callable[[str, dict[str, object]], None] = nothing_noticed
    figures: Figures = field(default_factory=Figures)

    @cached_property
    def talk(self) -> Talk:
        """What may be said."""
        return Talk(self.store, self.clock, self.limits)
