"""The numbers of a study in tables: the same cells for a terminal, for Markdown and for a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cuore.lab.numbers import Number
from cuore.lab.pages.words import MINUS, ORDER, give_or_take, percent, plain, signed
from cuore.lab.report.words import (
    EACH_CARD,
    MATCH,
    alone,
    arms,
    digits,
    factor,
    fair,
    is_difference,
    share,
    sides,
    title,
    value,
)
from cuore.lab.study.findings import (
    CardFinding,
    Difference,
    Findings,
    OtherCard,
    PriceFinding,
    PricePoint,
    VariantFinding,
)
from cuore.lab.study.verdicts import UNKNOWN

NOTHING = "–"
STAR = " ★"
MOST_OTHERS = 30


@dataclass(frozen=True)
class Column:
    """A column: ``short`` is its name where there is little room, and none if it is left out there.

    A reader may keep the rows apart by what stands in a column that ``sorts`` them.
    """

    name: str
    short: str | None = None
    is_number: bool = True
    sorts: bool = False


@dataclass(frozen=True)
class Cell:
    """What stands in a table: in full, in little room, and as a number to put rows in order by."""

    words: str
    short: str = ""
    value: float | None = None


@dataclass(frozen=True)
class Sheet:
    """A table; a chart that shows the same numbers knows its ``name``.

    In one that ``is_starred`` several rows could have a star, or one has it: what that means belongs below it.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    is_starred: bool = False


def sheets(findings: Findings) -> list[Sheet]:
    """The tables, the most important first."""
    found: list[Sheet] = []
    if findings.cards:
        found.append(_cards(findings))
        found += _effects(findings.cards)
    if findings.price is not None:
        found += [_prices(findings.price), _fair(findings.price)]
    if findings.differences:
        found.append(_differences(findings))
    if findings.variants:
        found += [_turns(findings), _games(findings)]
    if any(variant.plans for variant in findings.variants):
        found.append(_plans(findings.variants))
    return found


# -- cards --


def _cards(findings: Findings) -> Sheet:
    cards = sorted(findings.cards, key=lambda card: (card.verdict in UNKNOWN, -card.points.mean, card.card))
    several = len({card.bot for card in cards}) > 1
    boxes = len({card.box for card in cards}) > 1
    categories = len({card.category for card in cards}) > 1
    columns = (
        Column("Card", "Card", is_number=False),
        *([Column("Player", "Player", is_number=False, sorts=True)] if several else []),
        *([Column("Box", is_number=False, sorts=True)] if boxes else []),
        *([Column("Kind", is_number=False, sorts=True)] if categories else []),
        Column("Cost", "Cost"),
        Column("Worth, points of win share", "Worth"),
        Column("Verdict", "Verdict", is_number=False, sorts=True),
        Column("Victory points", "VP"),
        Column("Employed by a seat", "Had"),
        Column("Games with it"),
        Column("Pairs with a difference", "Differed"),
    )
    rows = tuple(_card(card, several, boxes, categories) for card in cards)
    heading = {"card": "What it is worth", "versus": MATCH}.get(findings.study.question, EACH_CARD)
    return Sheet("cards", heading, columns, rows, len(rows) > 1 or any(card.sure for card in cards))


def _card(card: CardFinding, several: bool, boxes: bool, categories: bool) -> tuple[Cell, ...]:
    return (
        Cell(card.card),
        *([Cell(card.bot)] if several else []),
        *([Cell(card.box)] if boxes else []),
        *([Cell(card.category)] if categories else []),
        _count(card.cost),
        _unless_unknown(card, card.worth, 100),
        Cell(card.verdict),
        _unless_unknown(card, card.points, 1),
        Cell(f"{card.employed:.2f}", f"{card.employed:.1f}", card.employed),
        Cell(share(card.games), value=card.games),
        Cell(f"{card.differed:,} of {card.pairs:,}", share(card.differed / card.pairs), card.differed / card.pairs),
    )


def _unless_unknown(card: CardFinding, number: Number, factor: float) -> Cell:
    """A worth; of a card of which nothing was learnt there is none."""
    if card.verdict in UNKNOWN:
        return Cell(NOTHING)
    star = STAR if card.sure and factor == 100 else ""
    return _signed(number, factor, star)


def _effects(cards: Sequence[CardFinding]) -> list[Sheet]:
    """What else a card changes, where that was asked; one that nobody asked for has changed nothing."""
    forced = [card for card in cards if card.forced is not None]
    told = [card for card in cards if card.rounds is not None and card.verdict not in UNKNOWN]
    if not told:
        return [_forced(forced)] if forced else []
    columns = (
        Column("Player", "Player", is_number=False),
        Column("Rounds", "Rounds"),
        Column("Decisions", "Decisions"),
        Column("What winners owned, points of win share", "Winners owned"),
    )
    rows = tuple(
        (Cell(card.bot), _signed(card.rounds, 1), _signed(card.decisions, 1), _signed(card.company, 100))
        for card in told
    )
    several = len({card.bot for card in cards}) > 1
    return [
        *([_forced(forced)] if forced else []),
        Sheet("effects", "Games where all may have it, beside games where nobody may", columns, rows),
        *[_others(card, several=several) for card in told if card.others],
    ]


def _forced(cards: Sequence[CardFinding]) -> Sheet:
    columns = (
        Column("Player", "Player", is_number=False),
        Column("Must take one: points of win share", "Must"),
        Column("Must take one: victory points", "VP"),
        Column("Games with one taken", "Taken in"),
    )
    rows = tuple(
        (
            Cell(card.bot),
            _signed(card.forced, 100),
            _signed(card.forced_points, 1),
            Cell(share(card.forced_in), value=card.forced_in),
        )
        for card in cards
    )
    return Sheet("forced", "Having to take one at the first chance, and no more", columns, rows)


def _others(card: CardFinding, *, several: bool) -> Sheet:
    columns = (
        Column("Card", "Card", is_number=False),
        Column("Where all may have it", "All may"),
        Column("Where nobody may", "Nobody may"),
        Column("Difference", "Difference"),
    )
    rows = tuple(_other(other) for other in card.others[:MOST_OTHERS])
    heading = "Other cards in a game" + (f": {card.bot}" if several else "")
    name = f"others-{card.bot}" if several else "others"
    return Sheet(name, heading, columns, rows, len(rows) > 1 or any(other.sure for other in card.others))


def _other(other: OtherCard) -> tuple[Cell, ...]:
    return (
        Cell(other.name),
        Cell(f"{other.with_it:.2f}", value=other.with_it),
        Cell(f"{other.without_it:.2f}", value=other.without_it),
        _signed(other.change, 1, STAR if other.sure else "", 2),
    )


# -- prices --


def _prices(price: PriceFinding) -> Sheet:
    columns = (
        Column("Price", "Price"),
        Column("May have it: points of win share", "May"),
        Column("Verdict", is_number=False),
        Column("May have it: victory points"),
        Column("Must take one: points of win share", "Must"),
        Column("Must take one: victory points", "VP"),
        Column("Employed by a seat that may", "Had"),
        Column("Games with one taken", "Taken in"),
    )
    rows = tuple(_price(point, is_printed=point.price == price.printed) for point in price.points)
    return Sheet("prices", "Worth over price", columns, rows)


def _price(point: PricePoint, *, is_printed: bool) -> tuple[Cell, ...]:
    worth, points = (None, None) if point.verdict in UNKNOWN else (point.worth, point.worth_points)
    return (
        Cell(f"{point.price}{' (printed)' if is_printed else ''}", f"{point.price}", point.price),
        _signed(worth, 100),
        Cell(point.verdict),
        _signed(points, 1),
        _signed(point.forced, 100),
        _signed(point.forced_points, 1),
        Cell(f"{point.employed:.2f}", value=point.employed),
        Cell(share(point.forced_in), value=point.forced_in),
    )


def _fair(price: PriceFinding) -> Sheet:
    columns = (
        Column("Fair price", "Fair", is_number=False),
        Column("Price", "Price"),
        Column("Verdict", "Verdict", is_number=False),
    )
    found = [("By wins", price.by_wins), ("By victory points", price.by_points)]
    rows = [(Cell(name), Cell(fair(each), value=each.price), Cell(each.verdict)) for name, each in found]
    rows.append((Cell("Printed"), _count(price.printed), Cell(price.verdict)))
    return Sheet("fair", "The fair price", columns, tuple(rows))


# -- variants --


def _differences(findings: Findings) -> Sheet:
    """Two variants in their order; of a study of one's own first the arm that a number is of, as its maker said it."""
    own = findings.study.question == "own"
    first, second = sides(findings)
    columns = (
        Column("What", "What", is_number=False),
        *([Column("Games", is_number=False)] if own else []),
        *([Column("In these games", "These"), Column("In those beside them", "Beside")] if own else []),
        *([] if own else [Column(name, name) for name in (first, second)]),
        Column("Difference", "Difference"),
    )
    rows = tuple(_difference(findings, each, own=own) for each in findings.differences)
    told = [each for each in findings.differences if is_difference(findings, each)]
    return Sheet("differences", "Side by side", columns, rows, len(told) > 1 or any(each.sure for each in told))


def _difference(findings: Findings, each: Difference, *, own: bool) -> tuple[Cell, ...]:
    if not is_difference(findings, each):
        said = Cell(alone(each), value=each.other)
        return (Cell(title(each)), Cell(arms(findings, each)), said, Cell(NOTHING), Cell(NOTHING))
    star = STAR if each.sure else ""
    one, other = Cell(value(each, each.one), value=each.one), Cell(value(each, each.other), value=each.other)
    return (
        Cell(title(each)),
        *([Cell(arms(findings, each)), other, one] if own else [one, other]),
        _signed(each.change, factor(each), star, digits(each)),
    )


def _turns(findings: Findings) -> Sheet:
    variants = findings.variants
    most = max(variant.players for variant in variants)
    is_seats = findings.study.question == "seats"
    columns = (
        Column("Games", "Games", is_number=False),
        Column("Players"),
        Column("First seat ahead, points of win share", "Ahead"),
        *[Column(f"Moves {ORDER[turn]}", ORDER[turn].capitalize()) for turn in range(most)],
    )
    rows = tuple(_turn(variant, most) for variant in variants)
    heading = "Wins by turn" if is_seats else "Wins by turn in both"
    return Sheet("variants", heading, columns, rows, len(rows) > 1 or any(variant.sure for variant in variants))


def _turn(variant: VariantFinding, most: int) -> tuple[Cell, ...]:
    return (
        Cell(variant.name),
        _count(variant.players),
        _signed(variant.first_ahead, 100, STAR if variant.sure else ""),
        *[Cell(percent(turn, 1), f"{100 * turn.mean:.0f} %", turn.mean) for turn in variant.turns],
        *[Cell(NOTHING)] * (most - variant.players),
    )


def _games(findings: Findings) -> Sheet:
    columns = (
        Column("Games", "Games", is_number=False),
        Column("Rounds", "Rounds"),
        Column("Decisions of all", "Decisions"),
        Column("Victory points of a player", "VP"),
        Column("Points of the first over the second", "Lead"),
        Column("Close games", "Close"),
    )
    rows = tuple(_game(variant) for variant in findings.variants)
    heading = "How games go" if findings.study.question == "seats" else "How games go in both"
    return Sheet("games", heading, columns, rows)


def _game(variant: VariantFinding) -> tuple[Cell, ...]:
    return (
        Cell(variant.name),
        _plain(variant.rounds),
        _plain(variant.decisions),
        _plain(variant.points),
        _plain(variant.lead),
        Cell(percent(variant.close, 1), f"{100 * variant.close.mean:.0f} %", variant.close.mean),
    )


def _plans(variants: Sequence[VariantFinding]) -> Sheet:
    """How far a plan is ahead of an equal part, with the interval in each of both variants."""
    names = [variant.name for variant in variants]
    columns = (Column("Plan", "Plan", is_number=False), *[Column(name, name) for name in names])
    rows = [(Cell(plan), *[_signed(each.plans[plan], 100) for each in variants]) for plan in variants[0].plans]
    return Sheet("plans", "Plans: points of win share above an equal part", columns, tuple(rows))


# -- cells --


def _count(number: int) -> Cell:
    return Cell(f"{number}", value=number)


def _plain(number: Number) -> Cell:
    return Cell(plain(number), f"{number.mean:.1f}".replace("-", MINUS), number.mean)


def _signed(number: Number | None, factor: float, star: str = "", digits: int = 1) -> Cell:
    if number is None:
        return Cell(NOTHING)
    return Cell(
        signed(number, factor, digits) + star,
        give_or_take(number, factor, digits) + star,
        round(factor * number.mean, 4),
    )
