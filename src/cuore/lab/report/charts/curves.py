"""What a card is worth over its price, and below it where the fair prices lie, on the same axis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cuore.lab.numbers import Number
from cuore.lab.pages.charts import Scale
from cuore.lab.report.charts.drawing import (
    PHONE,
    Key,
    Picture,
    legend,
    level,
    mark,
    text,
    ticks,
    told,
    upright,
)

STRIP = 26.0
APART = 5.0
"""Pixels by which two curves are moved, so that their intervals do not lie on each other."""


@dataclass(frozen=True)
class Curve:
    """A number for each price, as far as there are any."""

    words: str
    look: str
    shape: str
    numbers: tuple[Number | None, ...]


@dataclass(frozen=True)
class Span:
    """A price with its interval, under the curves; an end that is None lies beyond what was tried."""

    words: str
    look: str
    shape: str
    price: float | None
    low: float | None
    high: float | None
    tip: str
    instead: str = ""


def curves(
    prices: Sequence[int],
    drawn: Sequence[Curve],
    spans: Sequence[Span],
    band: tuple[float | None, float | None] | None,
    say: Callable[[float], str],
    unit: str,
    width: float,
) -> Picture:
    """The chart; a ``band`` of prices is marked behind the curves."""
    is_phone = width <= PHONE
    said, y = legend([Key(curve.shape, curve.look, curve.words) for curve in drawn], width)
    left, right = (44.0 if is_phone else 190.0), width - 14
    top, high_plot = y + 30, 230.0 if is_phone else 300.0
    bottom = top + high_plot
    at = _across(Scale(prices[0], prices[-1], right - left, 22.0), left)
    numbers = [number for curve in drawn for number in curve.numbers if number is not None]
    low, high = min([0.0, *[n.low for n in numbers]]), max([0.0, *[n.high for n in numbers]])
    height = _up(Scale(low, high, high_plot, 8.0), bottom)
    strips = [
        bottom + (56 if is_phone else 46) + STRIP * (1.7 if is_phone else 1) * number for number in range(len(spans))
    ]
    end = strips[-1] + STRIP if strips else bottom + 40

    behind = _band(band, at, (left, right), top, bottom)
    for step in ticks(low, high, 8):
        behind += level(height(step), left, right, "zero" if not step else "grid")
        behind += text(left - 8, height(step) + 4, say(step), "small", "end")
    behind += "".join(text(at(price), bottom + 18, f"{price}", "small", "middle") for price in prices)
    behind += text(left, top - 13, unit, "small") + text(left - 8, bottom + 18, "price", "small", "end")
    lines = "".join(
        _curve(curve, prices, at, height, (number - (len(drawn) - 1) / 2) * 2 * APART, say)
        for number, curve in enumerate(drawn)
    )
    below = "".join(
        _span(span, strip, at, (left, right), (top, bottom), is_phone)
        for span, strip in zip(spans, strips, strict=True)
    )
    return Picture(width, end, said + behind + below + lines)


def _across(scale: Scale, left: float) -> Callable[[float], float]:
    return lambda price: left + scale(price)


def _up(scale: Scale, bottom: float) -> Callable[[float], float]:
    return lambda value: bottom - scale(value)


def _band(
    band: tuple[float | None, float | None] | None,
    at: Callable[[float], float],
    ends: tuple[float, float],
    top: float,
    bottom: float,
) -> str:
    if band is None:
        return ""
    start = ends[0] if band[0] is None else at(band[0])
    stop = ends[1] if band[1] is None else at(band[1])
    width = max(2.0, stop - start)
    return f'<rect class="band" x="{start:.1f}" y="{top:.1f}" width="{width:.1f}" height="{bottom - top:.1f}"/>'


def _curve(
    curve: Curve,
    prices: Sequence[int],
    at: Callable[[float], float],
    height: Callable[[float], float],
    shift: float,
    say: Callable[[float], str],
) -> str:
    points = [(price, n) for price, n in zip(prices, curve.numbers, strict=True) if n is not None]
    path = "L".join(f"{at(price) + shift:.1f} {height(number.mean):.1f}" for price, number in points)
    found = f'<path class="curve {curve.look}" d="M{path}"/>' if len(points) > 1 else ""
    for price, number in points:
        x, y = at(price) + shift, height(number.mean)
        reach = upright(x, height(number.high), height(number.low), f"reach thin {curve.look}")
        tip = f"{curve.words}, for {price}: {say(number.mean)} ({say(number.low)} to {say(number.high)})"
        found += told(reach + mark(curve.shape, x, y, curve.look), tip)
    return found


def _span(
    span: Span,
    y: float,
    at: Callable[[float], float],
    ends: tuple[float, float],
    plot: tuple[float, float],
    is_phone: bool,
) -> str:
    said = text(0, y - 12, span.words, "small") if is_phone else text(0, y + 4.5, span.words)
    if span.price is None:
        words = text(ends[0], y + 4.5, span.instead, "small")
        return said + told(words, span.tip)
    start = ends[0] if span.low is None else at(span.low)
    stop = ends[1] if span.high is None else at(span.high)
    line = "" if span.low == span.high and span.low is not None else level(y, start, stop, f"reach {span.look}")
    line += _beyond(start, y, 6, span.look) if span.low is None else ""
    line += _beyond(stop, y, -6, span.look) if span.high is None else ""
    dashes = ""
    if span.shape == "diamond":  # past the number of its price
        x = at(span.price)
        dashes = upright(x, *plot, "fair") + upright(x, plot[1] + 24, y, "fair")
    return dashes + said + told(line + mark(span.shape, at(span.price), y, span.look), span.tip)


def _beyond(x: float, y: float, back: float, look: str) -> str:
    """The tip of an arrow: it goes on, nobody knows how far."""
    path = f"M{x + back:.1f} {y - 5:.1f}L{x:.1f} {y:.1f}L{x + back:.1f} {y + 5:.1f}"
    return f'<path class="curve {look}" d="{path}"/>'
