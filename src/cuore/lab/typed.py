"""Options as somebody would type them: for the command that plays the same games again."""

from __future__ import annotations

from dataclasses import fields

from cuore.town import Wishes


def option(name: str, value: str) -> list[str]:
    """An option with its value, which is none itself even where it looks like one."""
    return [f"{flag(name)}={value}"] if value.startswith("-") else [flag(name), value]


def flag(name: str) -> str:
    """An option that says something by being there."""
    return f"--{name.replace('_', '-')}"


def typed_wishes(wishes: Wishes) -> list[str]:
    """What is wished of a town that is drawn."""
    words: list[str] = []
    for field in fields(wishes):
        value = getattr(wishes, field.name)
        if value:
            words += option(field.name, ",".join(value)) if isinstance(value, tuple) else [flag(field.name)]
    return words
