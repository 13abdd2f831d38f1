"""Cards as a card file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence


def card_toml(cards: Sequence[Mapping[str, object]]) -> str:
    """The text of a card file with these cards, as plain data."""
    return "\n".join(["[[card]]\n" + "".join(f"{_key(key)} = {_value(card[key])}\n" for key in card) for card in cards])


def _key(key: str) -> str:
    return key if key.isalpha() and key.isascii() else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    """Plain values as TOML has them: texts, numbers and switches look like JSON, tables do not."""
    if isinstance(value, Mapping):
        return "{" + ", ".join([f"{_key(key)} = {_value(part)}" for key, part in value.items()]) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join([_value(part) for part in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
