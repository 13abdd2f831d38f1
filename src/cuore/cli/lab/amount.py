"""How much is played for an answer, on the command line: so many pairs, or until it is sure enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter

from cuore.cli.ranges import within
from cuore.lab.games.row import MOST_DEALS
from cuore.lab.study import Until
from cuore.lab.study.plan import FEWEST_TOWNS, MOST_TOWNS
from cuore.lab.study.questions import USUAL_TOWNS

MOST_IF_NARROW = 20_000
"""Pairs at most where only a width is given: enough for half a point where a card matters little."""

PAIRS = (
    "How many deals there are in all, each of them played with and without. Where many are kept already, only what is "
    "missing is played. {} if nobody says."
)
DEALS = "How many deals there are in each town, 1 if nobody says; another town tells more than another deal."
WIDTH = (
    "Stop as soon as no interval of a worth, a share of wins or games, or a difference of these is wider than this to "
    "either side, in percentage points: 2 is usual. What winners owned, points and rounds do not count. Without "
    f"--pairs, at {MOST_IF_NARROW:,} pairs at the latest."
)
SEED = "The same seed gives the same towns and luck, on every machine and build; 1 if nobody says."


def _usual() -> str:
    told = {"card": "for a card or two", "price": "for each price", "compare": "for rules", "seats": "for seats"}
    return ", ".join(f"{USUAL_TOWNS[question]:,} {words}" for question, words in told.items())


@Parameter(name="*")
@dataclass(frozen=True)
class AmountChoice:
    """The options that say how many games there are, and by which luck."""

    pairs: Annotated[int | None, Parameter(help=PAIRS.format(_usual()))] = None
    deals: Annotated[int, Parameter(help=DEALS)] = 1
    width: Annotated[float | None, Parameter(help=WIDTH)] = None
    seed: Annotated[str, Parameter(help=SEED)] = "1"

    def words(self, usual: int) -> dict[str, Any]:
        """The same as a question takes it; ``usual`` is the number of pairs if nobody says."""
        within("deals", self.deals, 1, MOST_DEALS)
        if self.width is not None:
            within("width", self.width, 0.01, 100)
            usual = MOST_IF_NARROW
        return {
            "towns": towns_of(max(usual, FEWEST_TOWNS * self.deals) if self.pairs is None else self.pairs, self.deals),
            "deals": self.deals,
            "seed": self.seed,
            "until": None if self.width is None else Until(self.width / 100),
        }


def towns_of(pairs: int, deals: int) -> int:
    """In how many towns so many pairs are played; a town is never begun for less than all its deals."""
    within("pairs", pairs, FEWEST_TOWNS * deals, MOST_TOWNS * deals)
    return -(-pairs // deals)


USUAL_AMOUNT = AmountChoice()
