"""What a search for a town has found, and how it is told: the town, what is known of it, and what is not."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import msgspec

from cuore.engine.errors import listed
from cuore.lab.forecast.findings import Forecast
from cuore.lab.forecast.likings import MET, NOT_MET, Checked, Liking
from cuore.lab.forecast.measures import FIRST, PLANS
from cuore.lab.numbers import Number
from cuore.town import Town

SMALLEST = 0.005
"""A chance that is told as a number."""

SAID = {MET: "as wished", NOT_MET: "not as wished"}
WHAT = {
    "rounds": "rounds",
    "decisions": "minutes",
    "points": "points for the winner",
    "margin": "points between the first two",
    "lead changes": "changes of the lead",
    "hurts": "things done to others",
    FIRST: "% of the wins for whoever begins",
    PLANS: "ways to play that win",
}


@dataclass(frozen=True)
class Found:
    """The best town of a search. ``left_out`` are mechanics that it does without, though nobody wished so.

    ``checks`` says for each liking what was found and whether that is as wished: from games that had no part in the
    choice, or without any (``forecast`` is None) from the quick model. ``chance`` is how likely it is that all likings
    hold, for all that is known. So many towns were ``looked_at``, ``tried`` in games, and so many ``games`` played.
    """

    town: Town
    left_out: tuple[str, ...]
    code: str
    players: int
    checks: tuple[Checked, ...]
    chance: float
    forecast: Forecast | None
    looked_at: int
    tried: int
    games: int
    warning: str = ""  # about the model

    @property
    def met(self) -> bool:
        """Whether every liking surely holds."""
        return all(check.verdict == MET for check in self.checks)

    @property
    def holds(self) -> bool:
        """Whether every mean is where it was wished, however sure that is."""
        return all(check.holds for check in self.checks)

    @property
    def missed(self) -> tuple[Checked, ...]:
        """The likings that this town does not come near, though it is the best that was found."""
        return tuple([check for check in self.checks if check.is_far])

    def data(self) -> dict[str, object]:
        """The find as JSON has it."""
        found: dict[str, object] = msgspec.to_builtins(
            {
                "town": self.town,
                "left_out": self.left_out,
                "code": self.code,
                "players": self.players,
                "checks": [_checked(check) for check in self.checks],
                "met": self.met,
                "chance": round(self.chance, 4),
                "forecast": self.forecast,
                "looked_at": self.looked_at,
                "tried": self.tried,
                "games": self.games,
                "warning": self.warning,
            }
        )
        return found

    def sentences(self) -> list[str]:
        """What to tell whoever asked, frankly."""
        said = [self._verdict(), *[_sentence(check) for check in self.checks]]
        if self.left_out:
            said.append(f"It does without {' and '.join(self.left_out)}, which these boxes have.")
        return [*said, self.warning] if self.warning else said

    def _verdict(self) -> str:
        looked = f"Of {self.looked_at:,} towns that were looked at"
        tried = f"{looked} and {self.tried} that were tried"
        far = listed([check.liking.said for check in self.missed], " or ")
        if self.forecast is None and far:
            return f"{looked} none comes near {far}. This is the nearest, by a guess without a game."
        if self.forecast is None:
            chance = f"{100 * self.chance:.0f}" if self.chance >= SMALLEST else "less than 1"
            hope = f"a chance of {chance} % at best"
            return f"{looked} this is the nearest by a guess, without a game: {hope}, as far as it can tell."
        counted = self.forecast.games.total
        if self.met:
            return f"{tried}, this is as wished, in {counted:,} other games."
        if self.holds:
            return f"{tried}, this looks as wished; {counted:,} games are not sure of it."
        if far:
            return f"{tried}, none comes near {far}: this is the nearest."
        return f"{tried}, none is as wished in everything: this comes nearest."


def _checked(check: Checked) -> dict[str, object]:
    low, high = in_units(check.liking)
    return {
        "liking": check.liking.said,
        "measure": check.liking.measure,
        "low": round(low, 4),
        "high": None if high == inf else round(high, 4),
        "number": check.number and _scaled(check),
        "verdict": check.verdict,
    }


def in_units(liking: Liking) -> tuple[float, float]:
    """The range of a liking as it is told: minutes, not decisions."""
    return liking.low * liking.unit, liking.high * liking.unit


def _scaled(check: Checked) -> dict[str, float]:
    assert check.number is not None
    unit = check.liking.unit
    number = check.number
    return {name: round(getattr(number, name) * unit, 4) for name in ("mean", "low", "high")} | {"count": number.count}


def _sentence(check: Checked) -> str:
    if check.number is None:
        return f"{check.liking.said}: only games could tell."
    verdict = SAID.get(check.verdict, "perhaps" if check.holds else "perhaps not")
    return f"{check.liking.said}: {_told(check.number, check.liking)} {WHAT[check.liking.measure]}, {verdict}."


def _told(number: Number, liking: Liking) -> str:
    unit = 100 if liking.measure == FIRST else liking.unit
    digits = 0 if liking.measure in (FIRST, PLANS) else 1
    mean, low, high = [f"{value * unit:.{digits}f}" for value in (number.mean, number.low, number.high)]
    return f"{mean} ({low}–{high})"
