"""A study from plain data: what was written down of one, or what somebody wrote."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from cuore.engine.errors import CuoreError, DamagedRecord, listed, shorten
from cuore.lab.study.plan import Arm, Study, Until, Variant
from cuore.town import read_wishes

LARGEST = 1_000_000_000
MOST_PLAYERS = 99
"""Numbers that a study may say at all; what makes sense is looked at later, in words that fit."""


def read_study(data: object) -> Study:
    """The study with such data."""
    if not isinstance(data, dict):
        raise DamagedRecord("it is not a study: it must be a table")
    try:
        until = data.get("until")
        return Study(
            name=word(data["name"]),
            question=word(data["question"]),
            about=dict(data.get("about", {})),
            seed=word(data["seed"]),
            towns=number(data["towns"]),
            deals=number(data["deals"]),
            until=None if until is None else read_until(until),
            variants=tuple(read_variant(each) for each in data["variants"]),
            arms=tuple(
                Arm(word(each["name"]), word(each["variant"]), words(each["roles"]), each.get("rotates") is True)
                for each in data["arms"]
            ),
        )
    except CuoreError:
        raise
    except KeyError as error:
        raise DamagedRecord(f"it is not a study: {shorten(error.args[0])} is missing") from None
    except (AttributeError, TypeError, ValueError):
        raise DamagedRecord("it is not a study: something in it is not what it should be") from None


def read_until(data: dict[str, Any]) -> Until:
    """When to stop, from such data."""
    width = data["width"]
    if type(width) is not float:
        width = float(number(width))
    return Until(width, **{key: number(data[key]) for key in ("least", "every") if key in data})


def read_variant(data: dict[str, Any]) -> Variant:
    """The variant with such data."""
    known = {each.name for each in fields(Variant)}
    unknown = sorted(data.keys() - known)
    if unknown:
        raise DamagedRecord(f"a variant has no {listed(unknown)}; choose from {listed(sorted(known))}")
    found: dict[str, Any] = {}
    for key, value in data.items():
        if key == "wishes":
            found[key] = read_wishes(value)
        elif key == "boxes":
            found[key] = words(value)
        elif key == "costs":
            found[key] = _costs(value)
        elif key == "players":
            found[key] = number(value, MOST_PLAYERS)
        elif key in ("beginners", "faster", "printed_only"):
            if not isinstance(value, bool):
                raise DamagedRecord(f"{key} must be true or false, not {shorten(value)}")
            found[key] = value
        else:
            found[key] = word(value)
    return Variant(**found)


def _costs(value: object) -> tuple[tuple[str, int], ...]:
    """Cards and their prices."""
    if not isinstance(value, list) or not all(isinstance(each, list) and len(each) == 2 for each in value):
        raise DamagedRecord(f"costs must be pairs of a card and a price, not {shorten(value)}")
    return tuple((word(name), number(cost)) for name, cost in value)


def word(value: object) -> str:
    if not isinstance(value, str):
        raise DamagedRecord(f"{shorten(value)} is not a text")
    return value


def words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise DamagedRecord(f"{shorten(value)} is not a list of texts")
    return tuple(word(each) for each in value)


def number(value: object, most: int = LARGEST) -> int:
    if type(value) is not int:
        raise DamagedRecord(f"{shorten(value)} is not a whole number")
    if not -most <= value <= most:
        raise DamagedRecord(f"{shorten(value)} is too large a number")
    return value
