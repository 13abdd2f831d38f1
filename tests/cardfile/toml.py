"""Just enough TOML to write a card file: the library that reads it does not write."""

from __future__ import annotations

import json


def card_file(*cards: dict[str, object]) -> str:
    """A file of cards from their plain data."""
    return "\n".join("[[card]]\n" + "".join(f"{_key(key)} = {_value(card[key])}\n" for key in card) for card in cards)


def _key(key: str) -> str:
    return _value(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007F")
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(str(key))} = {_value(item)}" for key, item in value.items()) + "}"
    return hex(value) if isinstance(value, int) and value > 1 << 64 else repr(value)
