"""Taking plain values out of data that came from elsewhere: each is what it should be, or the data are refused."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.engine.errors import DamagedRecord, shorten


def number_in(data: Mapping[str, object], name: str) -> int:
    """A number."""
    found = data.get(name)
    if isinstance(found, bool) or not isinstance(found, int):
        raise DamagedRecord(f"{name} must be a number, not {shorten(found)}")
    return found


def flag_in(data: Mapping[str, object], name: str) -> bool:
    """Yes or no."""
    found = data.get(name)
    if not isinstance(found, bool):
        raise DamagedRecord(f"{name} must be true or false, not {shorten(found)}")
    return found


def text_in(data: Mapping[str, object], name: str) -> str:
    """A text."""
    found = data.get(name)
    if not isinstance(found, str):
        raise DamagedRecord(f"{name} must be a text, not {shorten(found)}")
    return found


def list_in(data: Mapping[str, object], name: str) -> list[object]:
    """A list of anything."""
    found = data.get(name)
    if not isinstance(found, list):
        raise DamagedRecord(f"{name} must be a list, not {shorten(found)}")
    return found


def parts_in(data: Mapping[str, object], name: str) -> list[dict[str, object]]:
    """A list of data with names."""
    found: list[dict[str, object]] = []
    for part in list_in(data, name):
        if not isinstance(part, dict):
            raise DamagedRecord(f"{name} must be a list of named values")
        found.append(part)
    return found


def numbers_in(data: Mapping[str, object], name: str) -> list[int]:
    """A list of numbers, of its own."""
    return _numbers(list_in(data, name), name)


def rows_in(data: Mapping[str, object], name: str) -> list[list[int]]:
    """A list of lists of numbers, of its own."""
    found: list[list[int]] = []
    for row in list_in(data, name):
        if not isinstance(row, list):
            raise DamagedRecord(f"{name} must be a list of lists")
        found.append(_numbers(row, name))
    return found


def _numbers(values: list[object], name: str) -> list[int]:
    found: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            raise DamagedRecord(f"{name} must be a list of numbers")
        found.append(value)
    return found
