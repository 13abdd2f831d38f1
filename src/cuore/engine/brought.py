"""What boxes bring of their own: zones and counters that the engine knows by their declarations alone.

Games without any all share one empty holder, so that their copies cost nothing.
"""

from __future__ import annotations

from types import MappingProxyType

from cuore.engine.errors import CuoreError
from cuore.engine.sealed import Sealed
from cuore.engine.zones import (
    ALL,
    CARDS,
    COUNT,
    FLAG,
    HOUSE,
    NUMBER,
    OF_GAME,
    OF_SEAT,
    OWNER,
    PILE,
    TABLE,
    TOP,
    Counter,
    Zone,
    shown_fields,
)

EVERY_WAY = (ALL, OWNER, COUNT, TOP)
BY_OWNER = (ALL, OWNER)
BY_ALL = (ALL,)
"""The ways in which such zones can be seen; those in which their owner sees all of it; and in which everybody does."""


RESERVED = (
    *("ask_what", "asked", "deal", "decision", "frames", "houses", "opened", "owned", "seat"),
    *("park_in_use", "side_in_use", "zones", "counters", "house"),
    *("asks all", "boxes", "cards", "checksum", "faster", "first", "frame", "guests", "luck", "players"),
    *("private maids", "private pile", "printed only", "result", "rules", "seed", "town", "without"),
)
"""Names that views and notations have for something else."""


class Brings(Sealed):
    """The zones and counters that some boxes bring together; each is known by its name, and has a place in a list."""

    def __init__(self, declared: tuple[Zone | Counter, ...]) -> None:
        self.zones = tuple([each for each in declared if isinstance(each, Zone)])
        self.counters = tuple([each for each in declared if isinstance(each, Counter)])
        taken = {each.key for each in (*TABLE, *HOUSE)} | {*shown_fields(TABLE), *shown_fields(HOUSE), *RESERVED}
        for each in declared:
            names = {each.key, *shown_fields((each,))}
            if not each.name.isidentifier() or not each.name.islower() or names & taken:
                raise CuoreError(f"a zone or counter cannot be called {each.name!r}")
            if each.holder not in (OF_GAME, OF_SEAT):
                raise CuoreError(f"{each.name} belongs to the game or to each seat")
            taken |= names
        for zone in self.zones:
            owned = zone.holder == OF_SEAT or zone.sees != OWNER
            if zone.entries != CARDS or zone.sees not in EVERY_WAY or not owned:
                raise CuoreError(f"{zone.name} holds cards, seen by all, by the owner, from above or as a number")
            if zone.sees == TOP and zone.order != PILE:
                raise CuoreError(f"{zone.name} is no pile, so no card lies on top of it")
        for counter in self.counters:
            if counter.form not in (NUMBER, FLAG):
                raise CuoreError(f"{counter.name} is a number or a flag")
        self.zone_at = MappingProxyType({zone.name: place for place, zone in enumerate(self.zones)})
        self.in_use = bool(declared)
        self.counter_at = MappingProxyType({counter.name: place for place, counter in enumerate(self.counters)})

    def __repr__(self) -> str:
        names = [each.name for each in (*self.zones, *self.counters)]
        return f"<Brings {', '.join(names) or 'nothing'}>"


class Brought:
    """The cards and numbers of these, by the place of the declaration and then by seat (0 for what the game holds)."""

    __slots__ = ("brings", "in_use", "lying", "numbers")

    def __init__(self, in_use: bool, brings: Brings, lying: list[list[list[int]]], numbers: list[list[int]]) -> None:
        self.in_use = in_use
        self.brings = brings  # never changes
        self.lying = lying
        self.numbers = numbers

    def __repr__(self) -> str:
        brings = self.brings
        cards = [f"{zone.name} {[len(lying) for lying in self.lying[at]]}" for at, zone in enumerate(brings.zones)]
        numbers = [f"{counter.name} {self.numbers[at]}" for at, counter in enumerate(brings.counters)]
        return f"<Brought: {', '.join([*cards, *numbers]) or 'nothing'}>"

    def copy(self) -> Brought:
        """An independent copy."""
        return Brought(
            self.in_use,
            self.brings,
            [[cards[:] for cards in by_seat] for by_seat in self.lying],
            [by_seat[:] for by_seat in self.numbers],
        )

    def cards(self, zone: Zone, seat: int = 0) -> list[int]:
        """The cards of a zone; ``seat`` counts where each seat has one. Read it; the moves change it."""
        return self.lying[self.brings.zone_at[zone.name]][seat if zone.holder == OF_SEAT else 0]

    def owned(self, seat: int, seen_by: tuple[str, ...]) -> list[int]:
        """The cards that lie in zones of a seat and count for it, of those zones that are seen so."""
        found: list[int] = []
        for zone in self.brings.zones:
            if zone.counts and zone.sees in seen_by:
                found += self.cards(zone, seat)
        return found

    def number(self, counter: Counter, seat: int = 0) -> int:
        """The number of a counter."""
        return self.numbers[self.brings.counter_at[counter.name]][seat if counter.holder == OF_SEAT else 0]


NO_BRINGS = Brings(())
NO_BROUGHT = Brought(False, NO_BRINGS, [], [])


def new_brought(brings: Brings, seats: int) -> Brought:
    """Empty zones and counters at their defaults; the shared holder where there are none."""
    if not brings.in_use:
        return NO_BROUGHT
    lying: list[list[list[int]]] = []
    for zone in brings.zones:
        lying.append([[] for _ in range(seats if zone.holder == OF_SEAT else 1)])
    numbers = [[counter.default] * (seats if counter.holder == OF_SEAT else 1) for counter in brings.counters]
    return Brought(True, brings, lying, numbers)
