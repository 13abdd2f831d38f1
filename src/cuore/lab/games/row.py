"""A game that was played, as it is kept: who sat where, how it went, and the answers that make it again."""

from __future__ import annotations

from typing import NamedTuple

MOST_DEALS = 1_000
"""Deals of a town: far fewer than the numbers that a deal can have in a file."""


class Place(NamedTuple):
    """Where a game stands in its plan. Games of one deal share their luck, those of one town and variant its cards."""

    game: int
    town: int
    deal: int
    arm: str
    variant: str = ""


class Arrival(NamedTuple):
    """A card that came into play by somebody's doing: when, by which seat, in whose house, which kind, by what event.

    Whoever suffers an event has it in the house, or would have, had it not been turned away.
    """

    round: int
    seat: int
    house: int
    card: int
    how: str


class Row(NamedTuple):
    """One game. Lists have an entry for each seat; ``milliseconds`` are empty where nobody held a watch."""

    place: Place
    seats: tuple[str, ...]
    seed: str
    first: int
    winners: tuple[int, ...]
    ending: str
    points: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    checksum: bytes
    answers: tuple[int, ...]
    arrivals: tuple[Arrival, ...] = ()
    milliseconds: tuple[float, ...] = ()

    def share(self, seat: int) -> float:
        """What a seat has of the win: all of it, a part of a shared one, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
