"""What a forecast says, as data: every number with how sure it is."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from cuore.engine.errors import DamagedRecord
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.numbers import Number, Spread

MEASURED, NEVER, SELDOM, MISUSED, NOT_ASKED = "measured", "never employed", "seldom employed", "misused", "not asked"
"""What is known of a card's worth. Misused: who may have it loses by it, so these players do not know how to use it."""

UNKNOWN = (NEVER, SELDOM)
"""These are about the players alone: they left the card, so no number stands beside it."""


@dataclass(frozen=True)
class Versions:
    """What the games depend on besides the plan."""

    rules: int
    cards: str  # of cards that are not official; empty when all are
    sources: str  # of engine, cards, bots and the forecast itself


@dataclass(frozen=True)
class Games:
    """How many games were played: ordinary ones, those with and without a card, and those between plans."""

    ordinary: int
    cards: int
    plans: int
    total: int


@dataclass(frozen=True)
class Minutes(Number):
    """How long a game may take people: an assumption about seconds a decision, times the decisions of our bots."""

    tenth: float
    ninetieth: float
    seconds_a_decision: float
    about: str


@dataclass(frozen=True)
class Close:
    """How near the second is to the winner."""

    margin: Spread
    within: int
    share: Number  # of games with at most so many points between them


@dataclass(frozen=True)
class Hurts(Number):
    """What players suffer by others in a game, all together; ``by`` names of events, the most frequent first."""

    none: Number  # the share of games in which nobody suffers anything
    by: dict[str, Number]


@dataclass(frozen=True)
class CardForecast:
    """What is to be expected of a pile: how often it is employed, and whether that wins games.

    ``company`` is how much more often than others somebody won who had most of it: who is winning can afford it. Cause
    is ``worth``: what of the wins whoever may not have it loses, all else being equal; ``points`` the same in points.
    Of a card that was never or seldom employed nothing was learnt, so neither is there.
    """

    name: str
    category: str
    cost: int | None
    employed: Number  # copies a seat and game
    games: Number  # the share of games in which anybody employed it
    company: Number | None
    worth: Number | None
    points: Number | None
    differed: Number | None  # the share of deals in which anything was different without it
    slipped: int  # how often the rules gave it to a seat that may not have it
    verdict: str
    sure: bool  # whether the worth is not nothing even among so many cards (Holm)
    members: dict[str, float]  # of several cards in one pile: how often each was employed, a seat and game


@dataclass(frozen=True)
class PlanForecast:
    """How one way to play does against the others."""

    name: str
    about: str
    share: Number
    wins: bool
    against: dict[str, float]


@dataclass(frozen=True)
class Plans:
    """How many different plans win; the bounds count those whose interval is wholly, or partly, above the bar."""

    winning: Number
    fair: float
    bar: float
    plans: tuple[PlanForecast, ...]


@dataclass(frozen=True)
class Forecast:
    """What to expect of a town. Wins are shares: of a shared win everybody has a part."""

    plan: ForecastPlan
    versions: Versions
    games: Games
    checksum: str
    rounds: Spread
    decisions: Spread
    minutes: Minutes
    points: Spread  # of all seats
    winner_points: Number
    points_by_turn: tuple[Number, ...]
    wins_by_turn: tuple[Number, ...]  # whoever moves first, second …
    lead_changes: Spread
    close: Close
    hurts: Hurts
    endings: dict[str, int]
    cards: tuple[CardForecast, ...]
    plans: Plans | None

    @property
    def seat_one(self) -> Number:
        """How often whoever moves first wins."""
        return self.wins_by_turn[0]

    def data(self) -> dict[str, object]:
        """The forecast as JSON has it."""
        found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))  # lists, as they will be read again
        return found

    @staticmethod
    def from_data(data: object) -> Forecast:
        """The forecast that has such data."""
        try:
            return msgspec.convert(data, Forecast)
        except msgspec.ValidationError as error:
            raise DamagedRecord(f"these are not the data of a forecast: {error}") from None
