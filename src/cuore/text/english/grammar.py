"""The English that texts are made of: numbers, plurals, signs, and what everybody calls a maid."""

from __future__ import annotations

import re

from cuore.engine.card import Card
from cuore.engine.words import HIGH_CLASS, PRIVATE

COUNTED = ("Serving", "Employment")
"""Icons that are things to count; Love, drawing and skills are amounts."""

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def verb(word: str, you: bool) -> str:
    """The form of a verb for "you" (as an order) or for another player."""
    return word if you else f"{word}s"


def number(count: int) -> str:
    """Small numbers as words."""
    return SMALL[count] if 0 <= count < len(SMALL) else str(count)


def ordinal(count: int) -> str:
    """Small places as words."""
    return ("", "one", "second", "third", "fourth", "fifth")[count] if 1 <= count <= 5 else f"{count}th"


def cards(count: int, one: str = "a card") -> str:
    """A number of cards."""
    return one if count == 1 else f"{count} cards"


def plural(count: int, word: str) -> str:
    """A number of things."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(value: object) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def more(value: object) -> str:
    """Points on top of others, or taken off them."""
    return f"{-value} VP less" if isinstance(value, int) and value < 0 else f"{value} VP more"


def several(name: str) -> str:
    """The plural of a card's name."""
    return f"{name} cards" if name.endswith("Love") else f"{first_name(name)}s"


def plus(gains: list[tuple[int, str]], joiner: str = ", ") -> str:
    """``+1 Draw, +2 Love`` from amounts and words, leaving out what is nothing."""
    return joiner.join(
        f"+{amount} {word}{'s' if amount > 1 and word in COUNTED else ''}" for amount, word in gains if amount
    )


def listed(things: list[str]) -> str:
    """``cost, points and text``."""
    return " and ".join([*([", ".join(things[:-1])] if things[1:] else []), things[-1]])


def capital(clause: str) -> str:
    """With a capital letter."""
    return clause[0].upper() + clause[1:]


def first_name(name: str) -> str:
    """What everybody calls her."""
    return name.split(maxsplit=1)[0]


def called(card: Card) -> str:
    """What everybody calls a card: people by their first names, all else in full."""
    return first_name(card.name) if card.category <= PRIVATE or card.category == HIGH_CLASS else card.name


def joined(parts: list[str]) -> str:
    """``a, b and c``."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def phrases(parts: list[str]) -> str:
    """What one subject does, as one predicate: a comma before the last "and" where there is an "and" elsewhere."""
    if len(parts) == 1:
        return parts[0]
    comma = "," if any(" and " in part for part in (parts if len(parts) > 2 else parts[:1])) else ""
    return f"{', '.join(parts[:-1])}{comma} and {parts[-1]}"


def times(count: int) -> str:
    """How often something happened, behind it."""
    return ("", "", " twice")[count] if count < 3 else f" {number(count)} times"


def in_second_person(line: str, you: str = "You") -> str:
    """A line about somebody, said to that person: ``You is served by`` becomes ``You are served by``."""
    name = re.escape(you)
    line = re.sub(rf"^{name}'s\b", "Your", line)
    line = re.sub(rf"^{name} is\b", "You are", line)
    line = re.sub(rf"^{name} (\w+?)(?:(?<=sh)es|(?<=ch)es|s)\b", r"You \1", line)
    line = re.sub(rf"^{name}\b", "You", line)
    line = re.sub(rf"(?<=.)\b{name}'s\b", "your", line)
    return re.sub(rf"(?<=.)\b{name}\b", "you", line)
