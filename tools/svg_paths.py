"""Shorten the path of an SVG drawing: every point on the whole grid, every step relative, no needless sign."""

from __future__ import annotations

import re
from collections.abc import Iterator

# How many numbers each command takes.
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
FLAG = re.compile(r"[01]")
BETWEEN = re.compile(r"[\s,]*")
FLAGS_OF_ARC = (3, 4)  # written as one digit each, with nothing between them if it pleases the writer

Point = tuple[float, float]


def rounded(path: str) -> str:
    """The same drawing with whole coordinates. Each point is rounded where it lies, so no error adds up."""
    pen = start = (0.0, 0.0)
    at = begun = (0, 0)  # the same two points on the grid
    said = ""
    last = ""
    for command, numbers in _steps(path):
        name = command.upper()
        if name == "Z":
            said, last = f"{said}z", "z"
            pen, at = start, begun
            continue
        points = _points(name, numbers, pen if command.islower() else (0.0, 0.0), pen)
        pen = points[-1]
        goal = _on_grid(pen)
        steps = [(x - at[0], y - at[1]) for x, y in map(_on_grid, points)]
        if name == "M":
            start, begun = pen, goal
        elif name in "LHV" and goal == at:
            continue  # too short to be seen
        letter, written = _written(name, numbers, steps)
        # After "m" further pairs mean "l", and a repeated letter may go unsaid.
        implied = last == letter != "m" or (last == "m" and letter == "l")
        said = _joined(said if implied else said + letter, written)
        last = letter
        at = goal
    return said


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, one by one, each with its own numbers and its letter."""
    place = 0
    command = ""
    while place < len(path):
        place = _past(path, place)
        if place < len(path) and path[place].isalpha():
            command, place = path[place], place + 1
            if command in "zZ":
                yield command, []
                place = _past(path, place)
                continue
        elif place >= len(path):
            return
        numbers = []
        for which in range(TAKES[command.upper()]):
            place = _past(path, place)
            shape = FLAG if command in "aA" and which in FLAGS_OF_ARC else NUMBER
            found = shape.match(path, place)
            if found is None:
                raise ValueError(f"not a path: {path[place : place + 20]!r}")
            numbers.append(float(found[0]))
            place = found.end()
        yield command, numbers
        command = {"m": "l", "M": "L"}.get(command, command)


def _past(path: str, place: int) -> int:
    """Where the next thing begins: blanks and commas mean nothing."""
    found = BETWEEN.match(path, place)
    return found.end() if found else place


def _points(name: str, numbers: list[float], origin: Point, pen: Point) -> list[Point]:
    """The points of a command, where they lie; the last one is where it ends."""
    if name == "H":
        return [(numbers[0] + origin[0], pen[1])]
    if name == "V":
        return [(pen[0], numbers[0] + origin[1])]
    if name == "A":
        return [(numbers[5] + origin[0], numbers[6] + origin[1])]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [(x + origin[0], y + origin[1]) for x, y in pairs]


def _on_grid(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _written(name: str, numbers: list[float], steps: list[tuple[int, int]]) -> tuple[str, list[str]]:
    """The letter of a step and its numbers; a line along an axis says one number."""
    x, y = steps[-1]
    if name in "LHV":
        if y == 0:
            return "h", [str(x)]
        return ("v", [str(y)]) if x == 0 else ("l", [str(x), str(y)])
    if name == "A":
        radii = [_short(numbers[0]), _short(numbers[1])]
        return "a", [*radii, _short(numbers[2]), str(int(numbers[3])), str(int(numbers[4])), str(x), str(y)]
    return name.lower(), [str(number) for step in steps for number in step]


def _short(number: float) -> str:
    """A radius or an angle to one digit: a small radius cannot spare it."""
    return f"{number:.1f}".rstrip("0").rstrip(".") or "0"


def _joined(said: str, numbers: list[str]) -> str:
    """What was said, and numbers after it. A minus parts them as well as a blank does."""
    for number in numbers:
        said += number if said[-1].isalpha() or number.startswith("-") else f" {number}"
    return said
