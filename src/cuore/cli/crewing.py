"""Who plays, on the command line: the same words wherever many games are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import UnknownBot
from cuore.cli.ranges import MOST_JOBS, within
from cuore.engine.errors import shorten
from cuore.lab.crew import Crew, make_crew
from cuore.table import Seat, read_seats
from cuore.table.seats import IllegalSeats

JOBS = "How many processes play at the same time, all cores by default; the results do not depend on it."
RAY = (
    "Play on a Ray cluster that this machine is a node of: auto, or the address of its head (host:port). The results "
    "do not depend on it either. It needs Ray: pip install 'cuore[ray]'."
)


def bots_named(words: str) -> tuple[str, ...]:
    """The computer players that somebody named."""
    names = tuple([name.strip().lower() for name in words.split(",") if name.strip()])
    if len(names) == 1 and " " in names[0]:
        raise UnknownBot(f"there is no bot called {shorten(words)}: put commas between the names of bots")
    return names


def seats_named(words: str) -> list[Seat]:
    """The players that somebody named, at least two."""
    if words.strip() and "," not in words:
        raise IllegalSeats(f"{shorten(words)} is one player: put commas between players, as in 'Ann, Ben, housekeeper'")
    return read_seats(words)


@Parameter(name="*")
@dataclass(frozen=True)
class CrewChoice:
    """The options that say who plays."""

    jobs: Annotated[int | None, Parameter(help=JOBS)] = None
    ray: Annotated[str | None, Parameter(help=RAY)] = None

    def check(self) -> None:
        """Refuse numbers that make no sense, before anything is begun."""
        if self.jobs is not None:
            within("jobs", self.jobs, 1, MOST_JOBS)

    def crew(self) -> Crew:
        """They; a cluster is joined here."""
        self.check()
        return make_crew(self.jobs, self.ray)


ALL_CORES = CrewChoice()
