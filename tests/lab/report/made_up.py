"""Findings of every question with made-up numbers, no two of them alike: what a report says can be told apart.

No game is played. Names are as long as they come, intervals as wide, and somebody never employs anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

from cuore.lab.numbers import Number
from cuore.lab.study import (
    Arm,
    Findings,
    Study,
    Variant,
    ask_box,
    ask_card,
    ask_compare,
    ask_price,
    ask_seats,
    ask_versus,
)
from cuore.lab.study.findings import (
    CardFinding,
    Difference,
    OtherCard,
    PriceFinding,
    PricePoint,
    VariantFinding,
)
from cuore.lab.study.layouts import seat_variants
from cuore.lab.study.prices import AT_MOST, FOUND, FairPrice
from cuore.lab.study.questions import cards_of
from cuore.lab.study.values import CLOSENESS, DECISIONS, LEAD, POINTS, ROUNDS, TURNS, WINS
from cuore.lab.study.verdicts import DEPENDS, MEASURED, MISUSED, NEVER, NO_MATCH

BASE = Variant("base")
NASTY = "<img src=x onerror=\"alert(1)\"> & | *b* `c` [d](http://e.example) 'f'"
LONG = "Wilhelmina-Bartholomea von und zu Hohenschwangau the Third at the Park"
TOWNS = 50


class Maker:
    """Numbers that are all different, also where they are said to one digit."""

    def __init__(self) -> None:
        self._next = count(1)

    def number(self, about: float = 0.0, half: float = 0.08) -> Number:
        """A number near another; thousandths of it are its own."""
        mean = round(about + 0.0031 * next(self._next), 4)
        return Number(mean, round(mean - half - 0.0003, 4), round(mean + half, 4), TOWNS)

    def large(self, about: float, half: float = 2.0) -> Number:
        """The same of what is counted in whole points and rounds."""
        mean = round(about + 0.13 * next(self._next), 4)
        return Number(mean, round(mean - half, 4), round(mean + half + 0.1, 4), TOWNS)


def findings(study: Study, **parts: Any) -> Findings:  # noqa: ANN401 -- fields
    """What a study would have found."""
    return Findings(replace(study, towns=TOWNS), TOWNS, TOWNS * study.games_a_town, "0123456789abcdef" * 2, **parts)


def a_card(
    name: str = "Ophelia Grail",
    bot: str = "planner",
    maker: Maker | None = None,
    **more: Any,  # noqa: ANN401 -- fields
) -> CardFinding:
    """A card that surely helps, if nothing else is said of it."""
    make = maker or Maker()
    usual = CardFinding(
        card=name,
        bot=bot,
        box="base",
        category="general maid",
        cost=6,
        worth=make.number(0.2),
        points=make.large(5.0),
        employed=2.17,
        games=0.83,
        pairs=TOWNS,
        differed=41,
        slipped=0,
        verdict=MEASURED,
        sure=True,
    )
    return replace(usual, **more)


def never(name: str = "Kagari Ichinomiya", bot: str = "planner", **more: Any) -> CardFinding:  # noqa: ANN401 -- fields
    """A card that nobody wanted: its numbers are nothing, with an interval around it."""
    nothing = Number(0.0, -0.6464, 0.6464, TOWNS)
    found = a_card(name, bot, worth=nothing, points=Number(0.0, -77.7777, 77.7777, TOWNS), verdict=NEVER, sure=False)
    return replace(found, employed=0.0, games=0.0, **{**more, "differed": 0})


def of_card() -> Findings:
    """Two players, one of whom never wants the card; then it has no numbers, whatever stands there."""
    make = Maker()
    more: dict[str, Any] = {
        "rounds": make.large(-3.0),
        "decisions": make.large(-12.0, 6.0),
        "company": make.number(0.3),
        "forced": make.number(-0.1),
        "forced_points": make.large(-2.0),
        "forced_in": 0.93,
        "others": tuple(
            OtherCard(name, 1.01 + at, 2.02 + at, make.large(-1.0 - at, 0.5), at == 0)
            for at, name in enumerate(("3 Love", LONG, "Illness"))
        ),
    }
    cards = (
        a_card(maker=make, **more),
        never("Ophelia Grail", "random", **more),
        a_card(bot="rush", maker=make, **more),
    )
    return findings(ask_card(BASE, "Ophelia", ["planner", "random", "rush"]), cards=cards)


def of_versus() -> Findings:
    """Two cards that are compared, by three kinds of players, one of whom leaves one of the cards."""
    make = Maker()
    study = ask_versus(BASE, "Ophelia", "Anise", ["planner", "engine", "rush"])
    cards = (
        a_card(maker=make),
        a_card("Anise Greenaway", maker=make, worth=make.number(-0.2)),
        a_card(bot="engine", maker=make),
        a_card("Anise Greenaway", "engine", make, worth=make.number(-0.2)),
        never("Ophelia Grail", "rush"),
        a_card("Anise Greenaway", "rush", make, verdict=NO_MATCH, sure=False),
    )
    return findings(study, cards=cards)


def of_box(bots: tuple[str, ...] = ("planner",)) -> Findings:
    """33 cards and more, of several boxes, with every verdict."""
    make = Maker()
    names = [*cards_of(BASE.rules(), ["base"]), LONG, *[f"{LONG[:30]} {number}" for number in range(5)]]
    cards: list[CardFinding] = []
    for at, name in enumerate(names):
        for bot in bots:
            more: dict[str, Any] = {"cost": 2 + at % 6, "box": "base" if at < 28 else "house", "differed": at + 3}
            if at % 4 == 3 or (at % 7 == 2 and bot == bots[-1]):
                cards.append(never(name, bot, **more))
            else:
                worth = make.number(0.3 - at / 60, 0.02 if at % 5 else 0.45)
                said = MISUSED if worth.high < 0 else DEPENDS if at % 9 == 4 else MEASURED
                cards.append(a_card(name, bot, make, **more, worth=worth, verdict=said, sure=abs(worth.mean) > 0.15))
    return findings(ask_box(BASE, list(bots)), cards=tuple(cards))


def of_two_players() -> Findings:
    """A box by two kinds of players."""
    return of_box(("planner", "random"))


def of_price() -> Findings:
    """A price with an interval that is open below; for the dearest nobody wants the card."""
    make = Maker()
    study = ask_price(BASE, "Genevieve")
    points = tuple(
        PricePoint(
            price,
            make.number(0.2 - price / 40),
            make.large(4.0 - price / 2),
            make.number(0.1 - price / 30, 0.2),
            make.large(2.0 - price / 2),
            0.0 if price == study.about["prices"][-1] else 3.14 / price,
            0.97,
            NEVER if price == study.about["prices"][-1] else MEASURED,
        )
        for price in study.about["prices"]
    )
    tried = tuple(study.about["prices"])
    by_wins, by_points = FairPrice(AT_MOST, 4.43, None, 6.02, tried), FairPrice(FOUND, 4.08, 2.71, 5.55, tried)
    price = PriceFinding("Geneviève Daubigny", "housekeeper", 4, points, by_wins, by_points, MEASURED)
    return findings(study, price=price)


def _variant(make: Maker, name: str, players: int, sure: bool, plans: list[str]) -> VariantFinding:
    return VariantFinding(
        name,
        players,
        make.large(20.0),
        make.large(150.0, 9.0),
        make.large(30.0),
        make.large(9.0),
        make.number(0.2),
        tuple(make.number(1 / players) for _ in range(players)),
        make.number(-0.1),
        sure,
        {plan: make.number(0.1) for plan in plans},
    )


def of_compare() -> Findings:
    """Two rules with long names, and plans."""
    make = Maker()
    one = replace(BASE, name="plain")
    other = replace(BASE, name="without=Illness faster players=3; boxes=base,vacation,oktoberfest", players=3)
    study = ask_compare(one, other)
    plans = study.about["plans"]
    numbers = [(name, name) for name in (ROUNDS, DECISIONS, POINTS, LEAD, CLOSENESS, TURNS[0])]
    numbers += [(plan, WINS) for plan in plans]
    differences = []
    for at, (name, number) in enumerate(numbers):
        of = make.number if number in (CLOSENESS, TURNS[0], WINS) else make.large
        one_, change = of(0.4 if of == make.number else 20.0).mean, of(0.1 if at % 2 else -0.2)
        differences.append(Difference(name, number, one_, round(one_ + change.mean, 4), change, at % 2 == 0))
    variants = tuple(_variant(make, each.name, each.players, True, plans) for each in (one, other))
    return findings(study, variants=variants, differences=tuple(differences))


def of_seats() -> Findings:
    """Two boxes by themselves and together, with two to six players."""
    make = Maker()
    study = ask_seats(seat_variants(BASE, ["base", "oktoberfest"], [2, 3, 4, 5, 6], mixed=True), "random")
    variants = tuple(_variant(make, each.name, each.players, at % 3 == 0, []) for at, each in enumerate(study.variants))
    return findings(study, variants=variants)


def of_own() -> Findings:
    """Numbers of one arm alone and of two, two of them with the same name."""
    make = Maker()
    asked = [
        {"name": "rounds", "number": ROUNDS, "arm": "healthy", "minus": "plain"},
        {"name": "rounds", "number": ROUNDS, "arm": "plain", "minus": ""},
        {"name": "Close games of healthy houses", "number": CLOSENESS, "arm": "healthy", "minus": "plain"},
        {"name": "Wins", "number": WINS, "arm": "healthy", "minus": ""},
        {"name": "Ophelias", "number": "employed:Ophelia Grail", "arm": "healthy", "minus": "plain"},
    ]
    arms = tuple(Arm(name, "base", ("random", "planner")) for name in ("plain", "healthy"))
    changes = [make.large(-3.0), make.large(70.0), make.number(0.1), make.number(0.5), make.number(1.0, 0.5)]
    differences = tuple(
        Difference(each["name"], each["number"], 7.07 if each["minus"] else 0.0, 8.08, change, at % 2 == 0)
        for at, (each, change) in enumerate(zip(asked, changes, strict=True))
    )
    return findings(Study("Healthy houses", "own", (BASE,), arms, {"numbers": asked}), differences=differences)


ALL: dict[str, Callable[[], Findings]] = {
    "card": of_card,
    "versus": of_versus,
    "box": of_box,
    "two players": of_two_players,
    "price": of_price,
    "compare": of_compare,
    "seats": of_seats,
    "own": of_own,
}


def nasty() -> Findings:
    """Findings all of whose names are out for mischief."""
    found = of_card()
    study = replace(found.study, name=NASTY, seed=NASTY, about={"cards": [NASTY], "bots": [NASTY]})
    study = replace(study, arms=tuple(replace(arm, roles=(NASTY, NASTY)) for arm in study.arms))
    cards = tuple(
        replace(
            card,
            card=NASTY,
            bot=NASTY,
            box=NASTY,
            category=NASTY,
            others=tuple(replace(o, name=NASTY) for o in card.others),
        )
        for card in found.cards
    )
    return replace(found, study=study, cards=cards)


def nasty_variants() -> Findings:
    """The same of rules and plans."""
    found = of_compare()
    one, other = f"1 {NASTY}", f"2 {NASTY}"
    study = replace(found.study, name=NASTY, about=found.study.about | {"variants": [one, other]})
    variants = tuple(
        replace(each, name=name, plans={NASTY: each.plans["rush"]})
        for each, name in zip(found.variants, (one, other), strict=True)
    )
    differences = tuple(replace(each, name=NASTY if each.number == WINS else each.name) for each in found.differences)
    return replace(found, study=study, variants=variants, differences=differences)
