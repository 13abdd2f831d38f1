"""What somebody may like about the games in a town, as plain values: about 20 rounds, close, at least two plans.

A liking is a word, mostly with a number behind it, like the wishes in ``cuore.town``; but what it asks for shows only
when the town is played. Each is a range for the mean of many games between our bots, and holds for such games alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from cuore.engine.errors import listed, shorten
from cuore.lab.forecast.findings import Forecast
from cuore.lab.forecast.measures import DECISIONS, FIRST, HURTS, LEAD_CHANGES, MARGIN, PLANS, POINTS, ROUNDS
from cuore.lab.forecast.summing import SECONDS
from cuore.lab.numbers import Number
from cuore.town.wishes import LONGEST_WISH, IllegalWish, meant

ABOUT_SHARE: Final = 0.1
ABOUT_LEAST: Final = 1.5
"""A number alone means about so many: within a tenth of it, and at least within one and a half."""

CLOSE: Final = {2: 10.0, 3: 5.5, 4: 4.0, 5: 4.5, 6: 4.0}
"""Close games: so many points, on average, between the winner and the second, for so many players. A third of all
random towns, of all boxes and mixtures, is as close as that."""

PEACEFUL: Final = 1.0
"""In peaceful games less than one thing is done to anybody by somebody else."""

FAIR: Final = 0.1
"""In a fair town whoever begins wins as often as anybody, or so much more or less: 40 to 60 of a hundred games for two.
Over all random towns it is 55."""

HALF: Final = 0.5
"""Ranges are of whole numbers, to which a mean is rounded."""

MOST_SAID: Final = 999
MOST_LIKINGS: Final = 40

ABOUT: Final = {"rounds": ROUNDS, "minutes": DECISIONS, "points": POINTS, "margin": MARGIN, "hurts": HURTS}
AT_LEAST: Final = {"lead changes": LEAD_CHANGES, "plans": PLANS}
PLAIN: Final = ("close", "peaceful", "fair")
WORDS: Final = (*ABOUT, *AT_LEAST, *PLAIN)
"""All words that there are: with a number that means about so many, or at least so many, or without any."""

MET, NOT_MET, OPEN = "met", "not met", "cannot tell"
"""Whether the whole interval of a number is in the range, none of it, or a part."""


@dataclass(frozen=True)
class Liking:
    """One liking: the number that it is about, and its range; ``unit`` makes what is told of what is counted."""

    said: str
    measure: str
    low: float
    high: float
    unit: float = 1.0

    @property
    def needs_plans(self) -> bool:
        """Whether games between different ways to play are needed to know."""
        return self.measure == PLANS

    def holds(self, mean: float) -> bool:
        """Whether a mean is in the range."""
        return self.low <= mean <= self.high

    def verdict(self, number: Number) -> str:
        """What a number with its interval says about it."""
        if self.low <= number.low and number.high <= self.high:
            return MET
        return NOT_MET if number.high < self.low or number.low > self.high else OPEN

    def is_far(self, mean: float) -> bool:
        """Whether a mean is not even near the range: further from it than a number alone reaches, twice."""
        bound, off = (self.low, self.low - mean) if mean < self.low else (self.high, mean - self.high)
        return off > 2 * max(bound * ABOUT_SHARE, ABOUT_LEAST / self.unit)

    def check(self, forecast: Forecast) -> Checked:
        """What a forecast says about it."""
        number = number_of(forecast, self.measure)
        return Checked(self, number, OPEN if number is None else self.verdict(number))


@dataclass(frozen=True)
class Checked:
    """A liking, the number that was found for it (None where nobody has asked), and what that says."""

    liking: Liking
    number: Number | None
    verdict: str

    @property
    def holds(self) -> bool:
        """Whether the mean is in the range, however sure that is."""
        return self.number is not None and self.liking.holds(self.number.mean)

    @property
    def is_far(self) -> bool:
        """Whether the number is surely not in the range, and not near it either."""
        return self.verdict == NOT_MET and self.number is not None and self.liking.is_far(self.number.mean)


def number_of(forecast: Forecast, measure: str) -> Number | None:
    """The number of a forecast that a liking is about."""
    numbers: dict[str, Number | None] = {
        ROUNDS: forecast.rounds,
        DECISIONS: forecast.decisions,
        POINTS: forecast.winner_points,
        MARGIN: forecast.close.margin,
        LEAD_CHANGES: forecast.lead_changes,
        HURTS: forecast.hurts,
        FIRST: forecast.seat_one,
        PLANS: forecast.plans.winning if forecast.plans else None,
    }
    return numbers[measure]


@dataclass(frozen=True)
class Likings:
    """What somebody likes, in words. Nothing said is nothing liked.

    ``rounds=20``: about 20, that is within a tenth or one and a half; ``rounds=18-22``: the mean rounds to 18 to 22.
    So ``minutes`` (at six seconds a decision), ``points`` (the winner's), ``margin`` (between the winner and the
    second) and ``hurts`` (what all players suffer by others). ``lead=3``: the lead changes at least three times;
    ``plans=2``: at least two of the ways to play that our bots know win their part. ``close``, ``peaceful`` and
    ``fair`` stand alone.
    """

    said: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.said)

    def check(self) -> None:
        """Refuse what cannot be understood or hold together."""
        self.targets(2)

    def targets(self, players: int) -> tuple[Liking, ...]:
        """All ranges, for so many players."""
        if len(self.said) > MOST_LIKINGS:
            raise IllegalWish(f"there are too many likings: write up to {MOST_LIKINGS}")
        found = [read_liking(text, players) for text in self.said]
        for liking in found:
            alike = [other for other in found if other.measure == liking.measure]
            if max(other.low for other in alike) > min(other.high for other in alike):
                raise IllegalWish(f"{listed([other.said for other in alike], ' and ')} exclude each other")
        return tuple(found)


def read_likings(data: object) -> Likings:
    """The likings with such data: a list of words."""
    if not isinstance(data, list) or not all(isinstance(word, str) for word in data):
        raise IllegalWish("likings are a list of words")
    found = Likings(tuple(data))
    found.check()
    return found


def are_likings(text: str) -> bool:
    """Whether a word is one of these, rightly used or not: who takes wishes and likings together asks here."""
    try:
        meant(text.partition("=")[0], WORDS)
    except IllegalWish:
        return False
    return True


def read_liking(text: str, players: int) -> Liking:
    """One liking from a person's words, for so many players."""
    if len(text) > LONGEST_WISH:
        raise IllegalWish(f"a liking is a word or two, not {shorten(text)}")
    word, equals, amount = text.partition("=")
    word = meant(word, WORDS)
    if word in PLAIN:
        if equals:
            raise IllegalWish(f"{shorten(text)} takes no number: write {word}")
        return _plain(word, players)
    if not equals:
        raise IllegalWish(f"{word} needs a number: write {word}=3, or {word}=3-5")
    low, high = _numbers(text, amount)
    if word in AT_LEAST:
        at_most = inf if high is None else high + HALF
        return Liking(f"{word}={amount.strip()}", AT_LEAST[word], low - HALF, at_most)
    unit = SECONDS / 60 if word == "minutes" else 1.0
    reach = max(low * ABOUT_SHARE, ABOUT_LEAST) if high is None else HALF
    least = max(0.0, low - reach)
    most = (low if high is None else high) + reach
    return Liking(f"{word}={amount.strip()}", ABOUT[word], least / unit, most / unit, unit)


def _plain(word: str, players: int) -> Liking:
    if word == "close":
        return Liking(word, MARGIN, 0.0, CLOSE.get(players, CLOSE[max(CLOSE)]))
    if word == "peaceful":
        return Liking(word, HURTS, 0.0, PEACEFUL)
    return Liking(word, FIRST, 1 / players - FAIR, 1 / players + FAIR)


def _numbers(text: str, amount: str) -> tuple[int, int | None]:
    """``20``, or ``18-22``."""
    low, dash, high = amount.strip().partition("-")
    numbers = [part.strip() for part in ((low, high) if dash else (low,))]
    if not all(
        part.isdecimal() and part.isascii() and int(part[:4]) <= MOST_SAID and len(part) < 5 for part in numbers
    ):
        raise IllegalWish(f"{shorten(text)} needs a number up to {MOST_SAID} after =, like 20, or two, like 18-22")
    least, most = int(numbers[0]), int(numbers[1]) if dash else None
    if most is not None and least > most:
        raise IllegalWish(f"{shorten(text)} goes from more to less: write {most}-{least}")
    return least, most


def check_all(likings: Sequence[Liking], forecast: Forecast) -> tuple[Checked, ...]:
    """What a forecast says about each of them."""
    return tuple([liking.check(forecast) for liking in likings])
