"""Rows with a dot and its interval on one axis: on a desk the words stand beside the dots, on a phone above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cuore.lab.numbers import Number
from cuore.lab.pages.charts import Scale
from cuore.lab.report.charts.drawing import (
    PHONE,
    SIZE,
    SMALL,
    Key,
    Picture,
    fitted,
    legend,
    level,
    lines,
    mark,
    room,
    text,
    ticks,
    told,
    upright,
)

LABELS = 320.0
ROW, DENSE, HEAD, AXIS = 25.0, 20.0, 30.0, 44.0
"""Room for words beside the dots, and heights: of rows, of very many, of what stands over groups, of the axis."""

MANY_ROWS = 14
"""So many rows have the axis above them as well."""

VERY_MANY_ROWS = 40
"""So many stand closer to each other."""

PIXELS_A_TICK = 70


@dataclass(frozen=True)
class Row:
    """One interval, or none where there is no number.

    ``by`` is said besides the label, ``beside`` is where another dot stands to be compared with, ``of`` is whose row it
    is in the table.
    """

    label: str
    number: Number | None
    said: str
    tip: str
    look: str = "go"
    shape: str = "dot"
    by: str = ""
    cost: str = ""
    sure: bool = False
    beside: float | None = None
    of: str = ""


@dataclass(frozen=True)
class Group:
    """Rows under a common name; ``names`` are those that have nothing to be drawn."""

    title: str
    rows: tuple[Row, ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Axis:
    """What the numbers are: their unit, how one is said, where a line stands behind the dots, and what lies where."""

    unit: str
    say: Callable[[float], str]
    line: float | None
    look: str = "zero"
    left: str = ""
    right: str = ""
    least: float = 0.0
    """How far the axis reaches at least, to either side of the line, if there is one."""
    bounds: tuple[float, float] = (-1e9, 1e9)


def intervals(groups: Sequence[Group], axis: Axis, keys: Sequence[Key], width: float) -> Picture:
    """The chart, as wide as that."""
    return _Intervals(groups, axis, keys, width).draw()


class _Intervals:
    def __init__(self, groups: Sequence[Group], axis: Axis, keys: Sequence[Key], width: float) -> None:
        self.groups = [group for group in groups if group.rows or group.names]
        self.rows = [row for group in self.groups for row in group.rows]
        self.axis = axis
        self.keys = keys
        self.width = width
        self.is_phone = width <= PHONE
        self.row = DENSE if len(self.rows) > VERY_MANY_ROWS and not self.is_phone else ROW
        labels = 0.0 if self.is_phone else min(LABELS, max(_label_room(row) for row in self.rows)) + 14
        said = 0.0 if self.is_phone else max(room(row.said) + (20 if row.sure else 0) for row in self.rows) + 14
        self.left, self.right = labels, width - said
        self.at = self._scale()

    def _scale(self) -> Callable[[float], float]:
        axis = self.axis
        seen = [value for row in self.rows if row.number for value in (row.number.low, row.number.high)]
        seen += [row.beside for row in self.rows if row.beside is not None]
        seen += [axis.line - axis.least, axis.line + axis.least] if axis.line is not None else []
        low, high = max(axis.bounds[0], min(seen)), min(axis.bounds[1], max(seen))
        scale = Scale(low, high, self.right - self.left, 10.0)
        self.low, self.high = low, high
        return lambda value: self.left + scale(value)

    def draw(self) -> Picture:
        """From above to below."""
        said, y = legend(self.keys, self.width)
        y += 6 if self.keys else 0
        is_long = len(self.rows) > MANY_ROWS
        top = y + (22 if is_long else 0)
        rows, bottom = self._rows(top)
        steps = ticks(self.low, self.high, max(2, int((self.right - self.left) / PIXELS_A_TICK)))
        behind = "".join(upright(self.at(step), top, bottom, "grid") for step in steps)
        behind += upright(self.at(self.axis.line), top, bottom, self.axis.look) if self.axis.line is not None else ""
        numbers = "".join(
            text(self.at(step), level_, self.axis.say(step), "small", "middle")
            for step in steps
            for level_ in ([top - 7, bottom + 16] if is_long else [bottom + 16])
        )
        names, end = self._names(bottom + AXIS)
        return Picture(self.width, end, said + behind + numbers + self._unit(bottom + 36) + rows + names)

    def _unit(self, y: float) -> str:
        """What the axis counts, between what lies to its left and to its right."""
        axis, middle = self.axis, (self.left + self.right) / 2
        said = [
            (self.left, f"← {axis.left}", "start", bool(axis.left)),
            (middle, axis.unit, "middle", True),
            (self.right, f"{axis.right} →", "end", bool(axis.right)),
        ]
        needed = sum(room(words, SMALL) + 16 for _, words, _, is_said in said if is_said)
        if needed > self.right - self.left:
            around = 2 * min(middle, self.width - middle)
            said = [(middle, fitted(axis.unit, around, SMALL), "middle", True)]
        return "".join(text(x, y, words, "small", anchor) for x, words, anchor, is_said in said if is_said)

    def _rows(self, top: float) -> tuple[str, float]:
        said, y = "", top
        for number, group in enumerate(group for group in self.groups if group.rows):
            if group.title:
                y += 8 if number else 0
                said += text(0, y + 19, fitted(group.title, self.width, SIZE), "group")
                y += HEAD
            before = ""
            for row in group.rows:
                inside, taken = self._row(row, y, is_named=row.label != before)
                said += inside
                y += taken
                before = row.label
        return said, y + 4

    def _names(self, top: float) -> tuple[str, float]:
        """Who has nothing to be drawn, below everything else."""
        said, y = "", top
        for group in self.groups:
            if group.names:
                said += text(0, y + 19, fitted(group.title, self.width, SIZE), "group")
                y += HEAD
                for words in lines(group.names, self.width):
                    said += text(0, y + 12, words, "quiet")
                    y += DENSE
                y += 4
        return said, y

    def _row(self, row: Row, y: float, *, is_named: bool) -> tuple[str, float]:
        words, taken = self._phone_words(row, y, is_named) if self.is_phone else self._desk_words(row, y, is_named)
        middle = y + taken - self.row / 2
        inside = mark("ring", self.at(row.beside), middle, "ink") if row.beside is not None else ""
        if row.number is not None:
            reach = level(middle, self.at(row.number.low), self.at(row.number.high), f"reach {row.look}")
            inside = reach + inside + mark(row.shape, self.at(row.number.mean), middle, row.look)
        hit = f'<rect class="hit" x="0" y="{y:.1f}" width="{self.width:g}" height="{taken:g}"/>'
        return told(hit + words + inside, row.tip, row.of or row.label), taken

    def _desk_words(self, row: Row, y: float, is_named: bool) -> tuple[str, float]:
        base = y + self.row / 2 + 4.5
        label = fitted(row.label, self.left - 14 - _after(row))
        said = text(0, base, label, more=row.cost, more_look="cost") if is_named else ""
        if row.by:
            said += text(self.left - 14, base, row.by, "small", "end")
        look = "quiet" if row.number is None else ""
        return said + text(self.right + 14, base, row.said, look, "start", "★" * row.sure, "star"), self.row

    def _phone_words(self, row: Row, y: float, is_named: bool) -> tuple[str, float]:
        look = "halo quiet" if row.number is None else "halo"
        named, said, height = row.label if is_named else "", "", 0.0
        star = 18 if row.sure else 0
        together = room(named) + _after(row) * bool(named) + room(row.by, SMALL) + room(row.said) + star + 12
        if named:
            label = fitted(named, self.width - _after(row) - (0 if together > self.width else room(row.said) + star))
            said += text(0, y + 15, label, "halo", "start", row.cost, "cost")
            height = 18.0
        if not named or together > self.width or row.by:
            said += text(0, y + height + 15, row.by, "small halo") if row.by else ""
            height += 18.0
        said += text(self.width - star, y + height - 3, row.said, look, "end")
        said += text(self.width, y + height - 3, "★", "halo star", "end") if row.sure else ""
        return said, height + (self.row - 2 if row.number is not None else 4.0)


def _label_room(row: Row) -> float:
    return room(row.label) + _after(row)


def _after(row: Row) -> float:
    """What stands behind the name of a row: its cost, and who plays."""
    return (room(row.cost) + 8 if row.cost else 0.0) + (room(row.by, SMALL) + 12 if row.by else 0.0)
