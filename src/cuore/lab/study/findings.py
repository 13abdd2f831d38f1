"""What a study found, with how sure every number is: plain values, for a table, a page or a program."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from cuore.lab.numbers import Number
from cuore.lab.study.plan import Study
from cuore.lab.study.prices import FairPrice
from cuore.lab.study.values import SHARES


@dataclass(frozen=True)
class OtherCard:
    """How much more of another card came into play in a game where all may have the first than where nobody may."""

    name: str
    with_it: float
    without_it: float
    change: Number
    sure: bool


@dataclass(frozen=True)
class CardFinding:
    """What a card is worth to one kind of player.

    ``worth`` is a share of wins: by how much whoever may not have it falls short of an equal part, against others who
    may. ``points`` are the victory points ahead that it brings. ``employed`` counts for a seat that may, by its own
    doing; ``games`` is the share of games in which one did so. ``pairs`` are deals, each played from every seat; in
    ``differed`` of them anything was different at all. ``slipped`` counts cards that came into the house of a seat that
    may not have them, by whose doing whatever; events by its own doing, wherever they went. ``sure``: not nothing, all
    cards of the study taken together (Holm).

    ``forced`` is the worth of having to take one at the first chance, against others who may not have it; in
    ``forced_in`` of the games one was taken. Of a card that these players leave, it is all that is known.
    """

    card: str
    bot: str
    box: str
    category: str
    cost: int
    worth: Number
    points: Number
    employed: float
    games: float
    pairs: int
    differed: int
    slipped: int
    verdict: str
    sure: bool
    rounds: Number | None = None
    decisions: Number | None = None
    company: Number | None = None
    forced: Number | None = None
    forced_points: Number | None = None
    forced_in: float = 0.0
    others: tuple[OtherCard, ...] = ()


@dataclass(frozen=True)
class PricePoint:
    """A card at one price: what it is worth to who may have it, and what having to take one is worth.

    ``forced_in`` is the share of games in which one was taken; where these are too few, the two numbers are None.
    """

    price: int
    worth: Number
    worth_points: Number
    forced: Number | None
    forced_points: Number | None
    employed: float
    forced_in: float
    verdict: str


@dataclass(frozen=True)
class PriceFinding:
    """What a card should cost these players."""

    card: str
    bot: str
    printed: int
    points: tuple[PricePoint, ...]
    by_wins: FairPrice
    by_points: FairPrice
    verdict: str


@dataclass(frozen=True)
class VariantFinding:
    """How games go in one variant: ``turns`` are the shares of wins of whoever moves first, second and so on."""

    name: str
    players: int
    rounds: Number
    decisions: Number
    points: Number
    lead: Number
    close: Number
    turns: tuple[Number, ...]
    first_ahead: Number
    sure: bool
    plans: dict[str, Number]


@dataclass(frozen=True)
class Difference:
    """What the second of two variants, or of two arms, has more of something.

    Where one arm stands alone, ``change`` is its number, and there is nothing to be ``sure`` of.
    """

    name: str
    number: str
    one: float
    other: float
    change: Number
    sure: bool | None


@dataclass(frozen=True)
class Findings:
    """Everything that a study found."""

    study: Study
    towns: int
    games: int
    checksum: str
    cards: tuple[CardFinding, ...] = ()
    price: PriceFinding | None = None
    variants: tuple[VariantFinding, ...] = ()
    differences: tuple[Difference, ...] = ()

    @property
    def half_width(self) -> float:
        """Half of the widest interval among all worths, shares and differences of shares; among all, if there are none.

        Not among what is told besides: points, rounds, what winners owned.
        """
        asked = [card.worth for card in self.cards]
        for point in self.price.points if self.price else ():
            asked += [point.worth, *([point.forced] if point.forced else [])]
        asked += [each.change for each in self.differences if each.number in SHARES]
        for variant in self.variants:
            asked += [variant.first_ahead, variant.close, *variant.turns, *variant.plans.values()]
        asked = asked or [each.change for each in self.differences]
        return max((number.high - number.low) / 2 for number in asked)

    def data(self) -> dict[str, Any]:
        """The findings as JSON has them."""
        found: dict[str, Any] = {
            "study": self.study.data(),
            "towns": self.towns,
            "games": self.games,
            "checksum": self.checksum,
        }
        if self.cards:
            found["cards"] = [asdict(card) for card in self.cards]
        if self.price is not None:
            found["price"] = asdict(self.price)
        if self.variants:
            found["variants"] = [asdict(variant) for variant in self.variants]
        if self.differences:
            found["differences"] = [asdict(each) for each in self.differences]
        return found
