"""Numbers in words, as every page and table says them: with their intervals, and signs that can be told apart."""

from __future__ import annotations

from cuore.lab.numbers import Number

MINUS = "\N{MINUS SIGN}"
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")


def percent(number: Number, digits: int = 0) -> str:
    """A share with its interval."""
    low, high = f"{100 * number.low:.{digits}f}", f"{100 * number.high:.{digits}f}"
    return f"{100 * number.mean:.{digits}f} % ({low}–{high})"


def plain(number: Number, digits: int = 1) -> str:
    """A mean with its interval."""
    return f"{number.mean:.{digits}f} ({number.low:.{digits}f}–{number.high:.{digits}f})".replace("-", MINUS)


def signed(number: Number, factor: float = 100, digits: int = 0) -> str:
    """A difference with its interval, mostly of shares in percentage points."""
    low, middle, high = (sign(value, factor, digits) for value in (number.low, number.mean, number.high))
    return f"{middle} ({low} to {high})"


def sign(value: float, factor: float = 100, digits: int = 0) -> str:
    """A difference, mostly of shares in percentage points."""
    said = round(factor * value, digits)
    return f"{said:+.{digits}f}".replace("-", MINUS) if said else f"{0:.{digits}f}"


def give_or_take(number: Number, factor: float = 100, digits: int = 0) -> str:
    """A difference with how sure it is, in little room: to the farther end, where one is nearer."""
    half = factor * max(number.high - number.mean, number.mean - number.low)
    return f"{sign(number.mean, factor, digits)} ±{half:.{digits}f}"


def many(count: int, one: str) -> str:
    """So many of something."""
    return f"{count:,} {one}{'' if count == 1 else 's'}"
