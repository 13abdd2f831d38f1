"""Which charts a study has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from cuore.lab.numbers import Number, times
from cuore.lab.pages.words import ORDER, give_or_take, percent, sign, signed
from cuore.lab.report.charts.curves import Curve, Span, curves
from cuore.lab.report.charts.drawing import Chart, Key
from cuore.lab.report.charts.intervals import Axis, Group, Row, intervals
from cuore.lab.report.charts.scatter import Spot, scatter
from cuore.lab.report.words import (
    EACH_CARD,
    MATCH,
    NOBODY_KNOWS,
    change,
    digits,
    factor,
    fair,
    is_difference,
    points,
    sides,
    title,
    value,
    wins,
)
from cuore.lab.study.findings import CardFinding, Difference, Findings, OtherCard, PriceFinding, VariantFinding
from cuore.lab.study.prices import FOUND, PLAYERS, UNTOLD, FairPrice
from cuore.lab.study.values import SHARES
from cuore.lab.study.verdicts import DEPENDS, MEASURED, MISUSED, NEVER, NO_MATCH, SELDOM, UNASKED, UNKNOWN

LOOKS = {
    MEASURED: ("go", "dot"),
    MISUSED: ("bad", "down"),
    DEPENDS: ("amber", "diamond"),
    NEVER: ("none", "ring"),
    SELDOM: ("none", "ring"),
    UNASKED: ("none", "ring"),
    NO_MATCH: ("none", "ring"),
}
"""Colour and shape of a verdict: whoever does not see the one sees the other."""

MOST_OTHERS = 12
WIN_SHARE = "percentage points of wins"
NOT_USED = "not used"


def charts_of(findings: Findings) -> list[Chart]:
    """The charts, the most important first."""
    found: list[Chart] = []
    if findings.cards:
        found += _OF_CARDS[findings.study.question](findings.cards)
    if findings.price is not None:
        found.append(_price(findings.price))
    if findings.differences:
        found += _differences(findings)
    elif findings.variants:
        found += _seats(findings.variants)
    return found


def _percent_points(value: float) -> str:
    return sign(value, 100, 0)


def _worth_axis(least: float = 0.02) -> Axis:
    return Axis(WIN_SHARE, _percent_points, 0.0, left="loses by it", right="wins by it", least=least)


def _keys(cards: Sequence[CardFinding]) -> list[Key]:
    given = [said for said in LOOKS if said not in UNKNOWN and any(card.verdict == said for card in cards)]
    keys = [Key(LOOKS[said][1], LOOKS[said][0], said) for said in given]
    return [*keys, Key("star", "", "surely not nothing")] if any(card.sure for card in cards) else keys


# -- a box --


def _of_box(cards: Sequence[CardFinding]) -> list[Chart]:
    if all(card.verdict in UNKNOWN for card in cards):
        return []
    found = [
        Chart(
            "worth",
            EACH_CARD,
            "A dot is what being allowed to have the card is worth, its line the interval of 95 %; the number behind "
            "the name is its cost.",
            "cards",
            partial(intervals, _groups(cards), _worth_axis(), _keys(cards)),
        )
    ]
    for bot in dict.fromkeys(card.bot for card in cards):
        used = [card for card in cards if card.bot == bot and card.verdict not in UNKNOWN]
        if len({card.cost for card in used}) > 1:
            found.append(_cost(used, bot, is_one=len({card.bot for card in cards}) == 1))
    return found


def _of_match(cards: Sequence[CardFinding]) -> list[Chart]:
    about = (
        "A dot is what being allowed to have this card and not the other one is worth, its line the interval of 95 %; "
        "the number behind the name is its cost."
    )
    return [replace(chart, title=MATCH, about=about) for chart in _of_box(cards)[:1]]


def _groups(cards: Sequence[CardFinding]) -> list[Group]:
    """Cards that somebody employs, the strongest first, and the others apart."""
    by_name: dict[str, list[CardFinding]] = {}
    for card in cards:
        by_name.setdefault(card.card, []).append(card)
    used = [each for each in by_name.values() if any(card.verdict not in UNKNOWN for card in each)]
    never = [each for each in by_name.values() if each not in used]
    used.sort(key=lambda each: -max(card.points.mean for card in each if card.verdict not in UNKNOWN))
    several = len({card.bot for card in cards}) > 1
    return [
        Group("", tuple(_card_row(card, several) for each in used for card in each)),
        Group(NOBODY_KNOWS, (), tuple(f"{each[0].card} {each[0].cost}" for each in never)),
    ]


def _card_row(card: CardFinding, several: bool) -> Row:
    look, shape = LOOKS[card.verdict]
    return Row(
        label=card.card,
        number=None if card.verdict in UNKNOWN else card.worth,
        said=_unknown(card) if card.verdict in UNKNOWN else give_or_take(card.worth, 100, 1),
        tip=_tip(card),
        look=look,
        shape=shape,
        by=card.bot if several else "",
        cost=f"{card.cost}",
        sure=card.sure,
        of=_of(card, several),
    )


def _of(card: CardFinding, several: bool) -> str:
    """Whose row of the table it is."""
    return f"{card.card} · {card.bot}" if several else card.card


def _unknown(card: CardFinding) -> str:
    """What stands where there is no number."""
    return NOT_USED if card.verdict == NEVER else card.verdict


def _tip(card: CardFinding) -> str:
    if card.verdict == UNASKED:
        return f"{card.card}: it comes to {card.bot} by other cards' doing alone"
    if card.verdict in UNKNOWN and card.verdict != NEVER:
        return f"{card.card}, {card.bot}: {card.verdict}"
    if card.verdict == NEVER:
        return f"{card.card}: never employed by {card.bot}"
    return (
        f"{card.card}, {card.bot}: {wins(card.worth)} points of win share, {points(card.points)} victory points, "
        f"{card.employed:.1f} employed; {card.verdict}"
    )


def _slug(words: str) -> str:
    """Words as a part of the name of a file."""
    return re.sub(r"[^\w.]+", "-", words)


def _cost(cards: Sequence[CardFinding], bot: str, *, is_one: bool) -> Chart:
    spots = [
        Spot(
            x=card.cost,
            y=card.worth.mean,
            label=card.card,
            tip=_tip(card),
            look=LOOKS[card.verdict][0],
            shape=LOOKS[card.verdict][1],
            weight=abs(card.worth.mean),
            of=_of(card, not is_one),
        )
        for card in cards
    ]
    keys = [key for key in _keys(cards) if key.shape != "star"]
    return Chart(
        "cost" if is_one else f"cost-{_slug(bot)}",
        "What they are worth and what they cost" + ("" if is_one else f": {bot}"),
        "Named as far as there is room; the intervals stand in the chart above. Cards that are never or seldom "
        "employed, or come unasked, are left out.",
        "cards",
        partial(scatter, spots, _percent_points, keys, ("cost", WIN_SHARE)),
    )


# -- a card --


def _of_card(cards: Sequence[CardFinding]) -> list[Chart]:
    several = len(cards) > 1
    groups = [Group(card.bot if several else "", _cause_and_company(card)) for card in cards]
    used = [card for card in cards if card.verdict not in UNKNOWN]
    if not used:
        return []
    keys = _keys(cards)
    if any(card.company for card in used):
        keys.append(Key("square", "love", "what winners owned"))
    found = [
        Chart(
            "worth",
            f"{cards[0].card}: cause and company",
            "Worth is what being allowed to have the card changes. What winners owned is what is usually counted: "
            "how much more often somebody won who had most of it. Lines are intervals of 95 %.",
            "cards",
            partial(intervals, groups, _worth_axis(0.05), keys),
        )
    ]
    for card in used:
        rows = tuple(_other_row(other) for other in card.others[:MOST_OTHERS])
        if rows:
            axis = Axis(
                "difference in a game", lambda value: sign(value, 1, 1), 0.0, left="fewer", right="more", least=0.1
            )
            found.append(
                Chart(
                    f"others-{_slug(card.bot)}" if several else "others",
                    "Other cards where all may have it" + (f": {card.bot}" if several else ""),
                    "How many more of another card come into play in a game in which all may have this one than in "
                    f"one in which nobody may{'; those that differ most' if len(card.others) > len(rows) else ''}.",
                    f"others-{card.bot}" if several else "others",
                    partial(intervals, [Group("", rows)], axis, _star(rows)),
                )
            )
    return found


def _cause_and_company(card: CardFinding) -> tuple[Row, ...]:
    look, shape = LOOKS[card.verdict]
    if card.verdict in UNKNOWN:
        return (Row("Worth", None, _unknown(card), _tip(card), look, shape),)
    found = [Row("Worth", card.worth, give_or_take(card.worth, 100, 1), _tip(card), look, shape, sure=card.sure)]
    if card.company is not None:
        tip = f"Whoever had most of it won {wins(card.company)} points more than an equal part"
        company = give_or_take(card.company, 100, 1)
        found.append(Row("What winners owned", card.company, company, tip, "love", "square"))
    return tuple(found)


def _other_row(other: OtherCard) -> Row:
    change_ = signed(other.change, 1, 2)
    tip = f"{other.name}: {other.with_it:.2f} in a game with it, {other.without_it:.2f} without: {change_}"
    look = "ink" if not other.sure else "go" if other.change.mean > 0 else "bad"
    said = give_or_take(other.change, 1, 2)
    return Row(other.name, other.change, said, tip, look, "dot", sure=other.sure)


_OF_CARDS = {"card": _of_card, "versus": _of_match, "box": _of_box}


# -- a price --


def _price(price: PriceFinding) -> Chart:
    prices = [point.price for point in price.points]
    drawn = [
        Curve(
            "may have it",
            "go",
            "dot",
            tuple(None if point.verdict in UNKNOWN else point.worth for point in price.points),
        ),
        Curve(
            "must take one, at the first chance",
            "love",
            "square",
            tuple(point.forced for point in price.points),
        ),
    ]
    spans = [
        _span("Fair price by wins", "love", price.by_wins),
        _span("Fair price by points", "amber", price.by_points),
    ]
    if prices[0] <= price.printed <= prices[-1]:
        where = float(price.printed)
        spans.append(Span("Printed", "ink", "diamond", where, where, where, f"Printed for {price.printed}"))
    found = price.by_wins
    band = None if found.verdict in (UNTOLD, PLAYERS) else (found.low, found.high)
    return Chart(
        "price",
        f"{price.card}: worth over price",
        "Where the second curve, made to fall, meets nothing, having to buy the card is neither good nor bad: the fair "
        "price by wins, with its interval as a band. The first need not meet it: too dear means never bought, not "
        "harmful.",
        "prices",
        partial(curves, prices, drawn, spans, band, _percent_points, WIN_SHARE),
    )


def _span(words: str, look: str, found: FairPrice) -> Span:
    return Span(
        words,
        look,
        "dot" if found.verdict == FOUND else "ring",
        found.price,
        found.low,
        found.high,
        f"{words}: {fair(found)}",
        f"none: {PLAYERS}" if found.verdict == PLAYERS else fair(found),
    )


# -- variants --


def _seats(variants: Sequence[VariantFinding]) -> list[Chart]:
    ahead = tuple(
        Row(
            variant.name,
            variant.first_ahead,
            give_or_take(variant.first_ahead, 100, 1),
            f"{variant.name}: whoever begins wins {percent(variant.turns[0], 1)}",
            _way(variant.first_ahead, variant.sure),
            sure=variant.sure,
        )
        for variant in variants
    )
    axis = Axis(WIN_SHARE, _percent_points, 0.0, left="behind", right="ahead", least=0.02)
    keys = _star(ahead)
    found = [
        Chart(
            "ahead",
            "How far whoever begins is ahead",
            "A dot is how many more games than an equal part whoever begins wins, its line the interval of 95 %.",
            "variants",
            partial(intervals, [Group("", ahead)], axis, keys),
        )
    ]
    for players in sorted({variant.players for variant in variants if variant.players > 2}):
        rows = tuple(row for variant in variants if variant.players == players for row in _turns(variant))
        axis = Axis(
            f"share of wins; the line is an equal part, 1 in {players}",
            lambda value: f"{100 * value:.0f} %",
            1 / players,
            "fair",
            least=0.04,
            bounds=(0.0, 1.0),
        )
        found.append(
            Chart(
                f"turns-{players}",
                f"Wins by turn, {players} players",
                "The share of wins of whoever moves first, second and so on.",
                "variants",
                partial(intervals, [Group("", rows)], axis, []),
            )
        )
    return found


def _turns(variant: VariantFinding) -> tuple[Row, ...]:
    return tuple(
        Row(
            variant.name,
            wins_,
            f"{100 * wins_.mean:.1f} %",
            f"{variant.name}, moves {ORDER[turn]}: {percent(wins_, 1)} of the games",
            "ink" if turn else "love",
            by=ORDER[turn],
        )
        for turn, wins_ in enumerate(variant.turns)
    )


def _way(number: Number, sure: bool) -> str:
    return "ink" if not sure else "go" if number.mean > 0 else "bad"


def _differences(findings: Findings) -> list[Chart]:
    """Shares on one axis, and all else in per cent of what it is in the first of two variants."""
    compared = [each for each in findings.differences if is_difference(findings, each)]
    first, second = sides(findings)
    keys = [Key("ring", "ink", first), Key("dot", "ink", second)]
    counted = tuple(_relative(each) for each in compared if each.number not in SHARES and each.one)
    shares = tuple(_paired(each) for each in compared if each.number in SHARES)
    found: list[Chart] = []
    if counted:
        axis = Axis(f"per cent of {first}", lambda value: f"{value:.0f}", 100.0, "fair", least=4.0)
        found.append(
            Chart(
                "games",
                "How games go",
                f"What {first} has is 100; the line around the full dot is the interval of the difference.",
                "differences",
                partial(intervals, [Group("", counted)], axis, keys + _star(counted)),
            )
        )
    if shares:
        axis = Axis("share of games", lambda value: f"{100 * value:.0f} %", None, bounds=(0.0, 1.0))
        found.append(
            Chart(
                "wins",
                "Who wins, and how closely",
                "The line around the full dot is the interval of the difference.",
                "differences",
                partial(intervals, [Group("", shares)], axis, keys + _star(shares)),
            )
        )
    return found


def _star(rows: Sequence[Row]) -> list[Key]:
    return [Key("star", "", "surely not nothing")] if any(row.sure for row in rows) else []


def _relative(each: Difference) -> Row:
    number = times(each.change, 100 / each.one)
    number = Number(100 + number.mean, 100 + number.low, 100 + number.high, number.count)
    return Row(title(each), number, _said(each), _told(each), _sure(each), beside=100.0, sure=bool(each.sure))


def _paired(each: Difference) -> Row:
    change_ = each.change
    number = Number(each.one + change_.mean, each.one + change_.low, each.one + change_.high, change_.count)
    return Row(title(each), number, _said(each), _told(each), _sure(each), beside=each.one, sure=bool(each.sure))


def _sure(each: Difference) -> str:
    return "go" if each.sure else "ink"


def _said(each: Difference) -> str:
    return give_or_take(each.change, factor(each), digits(each))


def _told(each: Difference) -> str:
    return f"{title(each)}: {value(each, each.one)}, then {value(each, each.other)}: {change(each)}"
