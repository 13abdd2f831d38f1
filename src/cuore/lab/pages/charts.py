"""The pictures of a page: small static SVGs, made by hand. Colours are the page's, by the names of their meanings.

Nothing in them is text that a reader needs: the numbers stand in tables beside them, so a picture is only looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

ROW_WIDTH, ROW_HEIGHT = 240, 20
WIDE, HIGH = 440, 150
FLOOR = 22
"""Room for the numbers under a histogram."""

MOST_BARS = 40


class Scale:
    """From values to places on a line."""

    def __init__(self, low: float, high: float, width: float, margin: float = 6.0) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0
        self.width = width
        self.margin = margin

    def __call__(self, value: float) -> float:
        inside = self.width - 2 * self.margin
        held = min(max(value, self.low), self.high)
        return round(self.margin + inside * (held - self.low) / (self.high - self.low), 1)


def interval(scale: Scale, low: float, mean: float, high: float, look: str, marks: Sequence[float] = ()) -> str:
    """A dot with its interval on a line, and upright marks behind it: nothing, or an equal share."""
    middle = ROW_HEIGHT / 2
    behind = "".join(f'<path class="mark" d="M{scale(mark)} 0V{ROW_HEIGHT}"/>' for mark in marks)
    return _row(
        f'{behind}<path class="reach {look}" d="M{scale(low)} {middle}H{scale(high)}"/>'
        f'<circle class="dot {look}" cx="{scale(mean)}" cy="{middle}" r="4.5"/>'
    )


def bar(scale: Scale, value: float, look: str) -> str:
    """A lying bar from the beginning of the line."""
    start = scale(scale.low)
    length = round(max(0.0, scale(value) - start), 1)
    inside = f'<rect class="bar {look}" x="{start}" y="4" width="{length}" height="{ROW_HEIGHT - 8}" rx="2"/>'
    return _row(inside, scale.width)


def axis(scale: Scale, ticks: Sequence[tuple[float, str]]) -> str:
    """The numbers over a column of such rows; those at both ends stand inside."""
    places = {scale.low: (0.0, "start"), scale.high: (scale.width, "end")}
    said = ""
    for value, word in ticks:
        at, anchor = places.get(value, (scale(value), "middle"))
        said += f'<text x="{at:g}" y="12" text-anchor="{anchor}">{word}</text>'
    size = f'viewBox="0 0 {scale.width:g} 16" width="{scale.width:g}" height="16"'
    return f'<svg class="row" {size} aria-hidden="true">{said}</svg>'


def histogram(counts: Sequence[tuple[int, int]], mean: float, look: str) -> str:
    """How often each value was seen; many values are put together, and the mean is marked."""
    low, high = counts[0][0], counts[-1][0]
    step = 1
    while (high - low) // step + 1 > MOST_BARS:
        step = {1: 2, 2: 5}.get(step, step * 2 if step % 5 else step + 5)
    first = low // step * step
    bins = [0] * ((high - first) // step + 1)
    for value, count in counts:
        bins[(value - first) // step] += count
    width = WIDE / len(bins)
    tall = (HIGH - FLOOR - 6) / max(bins)
    bars = "".join(
        f'<rect class="bar {look}" x="{round(at * width + 0.5, 1)}" y="{round(HIGH - FLOOR - count * tall, 1)}" '
        f'width="{round(max(1.0, width - 1), 1)}" height="{round(count * tall, 1)}" rx="1.5"/>'
        for at, count in enumerate(bins)
        if count
    )
    every = max(1, -(-len(bins) // 9))
    numbers = "".join(
        f'<text x="{round((at + 0.5) * width, 1)}" y="{HIGH - 6}" text-anchor="middle">{first + at * step}</text>'
        for at in range(0, len(bins), every)
    )
    middle = round((mean - first + 0.5) / step * width, 1)
    return (
        f'<svg class="tall" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">'
        f'<path class="ground" d="M0 {HIGH - FLOOR}H{WIDE}"/>{bars}'
        f'<path class="mean" d="M{middle} 0V{HIGH - FLOOR}"/>{numbers}</svg>'
    )


def _row(inside: str, width: float = ROW_WIDTH) -> str:
    size = f'viewBox="0 0 {width:g} {ROW_HEIGHT}" width="{width:g}" height="{ROW_HEIGHT}"'
    return f'<svg class="row" {size} aria-hidden="true">{inside}</svg>'
