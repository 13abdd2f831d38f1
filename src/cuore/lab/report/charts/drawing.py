"""What all charts are made of: marks, axes, legends, and how much room words take.

Widths are those of DejaVu Sans, whose twin Verdana is on nearly every other machine: a label that is measured with one
font and drawn with another is cut off. Colours are the page's, by the names of their meanings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from cuore.lab.report.style import ALONE, CHART_STYLE

DESK = 920
PHONE = 330
"""For how many pixels a chart is drawn: words keep their size on both."""

SIZE = 13.0
SMALL = 11.5
HEAD = 16.5
"""Of words, of small ones, and of those over a chart, which are bold and take a little more."""

NARROW_LETTERS = frozenset("ijlftI.,:;'|!()[] -")
WIDE_LETTERS = frozenset("mwMWOQGDHNU%@—★●◆▼■→±+=")
MUCH, LITTLE, USUAL = 0.9, 0.41, 0.66
"""Parts of the size of the letters that one takes, rather too much than too little."""


class Picture(NamedTuple):
    """A drawing and its size."""

    width: float
    height: float
    inside: str


@dataclass(frozen=True)
class Chart:
    """A picture with its name in files, what stands over it, how it is read, and the table with the same numbers."""

    name: str
    title: str
    about: str
    sheet: str
    draw: Callable[[float], Picture]

    def for_page(self) -> str:
        """For a desk and for a phone; the page shows the one that fits. The numbers stand in the tables beside it."""
        drawn = [("desk", self.draw(DESK)), ("phone", self.draw(PHONE))]
        return "".join(
            f'<svg class="chart {look}" viewBox="0 0 {made.width:g} {made.height:g}" aria-hidden="true" '
            f'data-name="{escape(self.title)}">{made.inside}</svg>'
            for look, made in drawn
        )

    def alone(self, note: str = "") -> str:
        """By itself, in the colours of the day on white: programs that set papers know neither variables nor moods.

        The ``note`` below says whose games these are, since no page around it does.
        """
        made = self.draw(DESK)
        edge, head, foot = 14.0, 40.0, 24.0 if note else 0.0
        width, height = made.width + 2 * edge, made.height + head + foot + edge
        style = re.sub(r"var\(--([a-z]+)\)", lambda name: ALONE[name[1]], CHART_STYLE)
        below = text(edge, height - edge, fitted(note, made.width, SMALL), "small") if note else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width:g} {height:g}" '
            f'width="{width:g}" height="{height:g}" role="img">\n<title>{escape(self.title)}</title>\n'
            f"<desc>{escape(self.about)}</desc>\n<style>{style}</style>\n"
            f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>\n'
            f"{text(edge, 26, fitted(self.title, made.width, HEAD), 'head')}"
            f'<g transform="translate({edge:g} {head:g})">{made.inside}</g>{below}\n</svg>\n'
        )


def room(words: str, size: float = SIZE) -> float:
    """How many pixels words take at most."""
    parts = [MUCH if c in WIDE_LETTERS else LITTLE if c in NARROW_LETTERS else USUAL for c in words]
    return size * sum(parts)


def fitted(words: str, width: float, size: float = SIZE) -> str:
    """As much of the words as there is room for."""
    if room(words, size) <= width:
        return words
    kept = words
    while kept and room(f"{kept}…", size) > width:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def lines(words: Sequence[str], width: float, size: float = SIZE) -> list[str]:
    """Words side by side, in as many lines as it takes; none is broken."""
    found: list[str] = []
    for word in words:
        longer = f"{found[-1]} · {word}" if found else word
        if found and room(longer, size) <= width:
            found[-1] = longer
        else:
            found.append(fitted(word, width, size))
    return found


def text(
    x: float, y: float, words: str, look: str = "", anchor: str = "start", more: str = "", more_look: str = ""
) -> str:
    """Words at a place, and ``more`` words of another look right behind them."""
    how = (f' class="{look}"' if look else "") + (f' text-anchor="{anchor}"' if anchor != "start" else "")
    behind = f'<tspan class="{more_look}" dx="7">{escape(more)}</tspan>' if more else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{how}>{escape(words)}{behind}</text>'


def upright(x: float, top: float, bottom: float, look: str) -> str:
    """A line from above."""
    return f'<path class="{look}" d="M{x:.1f} {top:.1f}V{bottom:.1f}"/>'


def level(y: float, left: float, right: float, look: str) -> str:
    """A line from the left."""
    return f'<path class="{look}" d="M{left:.1f} {y:.1f}H{right:.1f}"/>'


SHAPES = {
    "square": "M{x0} {y0}h{d}v{d}h-{d}z",
    "diamond": "M{x} {ya}L{xb} {y}L{x} {yb}L{xa} {y}z",
    "down": "M{xa} {y0}H{xb}L{x} {yb}z",
}


def mark(shape: str, x: float, y: float, look: str, half: float = 5.0) -> str:
    """A dot of some shape: ``ring`` is a hollow one."""
    if shape in ("dot", "ring"):
        return f'<circle class="{shape} {look}" cx="{x:.1f}" cy="{y:.1f}" r="{half - 0.3:.1f}"/>'
    more, less = half + 1.2, half - 0.6
    places = {
        "x": x,
        "y": y,
        "x0": x - less,
        "y0": y - less,
        "d": 2 * less,
        "xa": x - more,
        "xb": x + more,
        "ya": y - more,
        "yb": y + more,
    }
    path = SHAPES[shape].format(**{name: f"{value:.1f}" for name, value in places.items()})
    return f'<path class="dot {look}" d="{path}"/>'


def told(inside: str, tip: str, of: str = "") -> str:
    """Marks that say what they are when somebody points at them; ``of`` is whose they are."""
    whose = f' data-of="{escape(of)}"' if of else ""
    return f'<g class="m"{whose}><title>{escape(tip)}</title>{inside}</g>'


class Key(NamedTuple):
    """A mark of the legend and what it stands for."""

    shape: str
    look: str
    words: str


def legend(keys: Sequence[Key], width: float) -> tuple[str, float]:
    """What the marks mean, in as many lines as it takes, and how high that is."""
    x, y, said = 0.0, 10.0, ""
    for key in keys:
        words = fitted(key.words, width - 20, SMALL)
        takes = 20 + room(words, SMALL) + 18
        if x and x + takes - 18 > width:
            x, y = 0.0, y + 20
        sign = text(x + 1, y + 4.5, "★", "star") if key.shape == "star" else mark(key.shape, x + 7, y, key.look)
        said += sign + text(x + 20, y + 4, words, "small")
        x += takes
    return (said, y + 14) if keys else ("", 0.0)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers between two others, few enough to stand beside each other."""
    span = max(high - low, 1e-9)
    unit = 10.0 ** floor(log10(span / most))
    step = next(unit * factor for factor in (1, 2, 5, 10, 20) if span / (unit * factor) <= most)
    return [round(at * step, 10) for at in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
