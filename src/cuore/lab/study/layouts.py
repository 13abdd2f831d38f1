"""Variants from a person's words: a house rule as it is typed, and a table of boxes and numbers of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cuore.engine.errors import IllegalSetup, listed, shorten
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.lab.study.plan import LONGEST_NAME, Variant
from cuore.town import known_town, words_in
from cuore.town.naming import did_you_mean

PLAIN = "plain"
SWITCHES = ("beginners", "faster", "printed-only")
VALUES = ("without", "boxes", "town", "players", "guests", "private-maids", "card-file")
"""What a rule can say: words by themselves, and words with something behind an equals sign."""

EXAMPLE = "faster, without=CARD, boxes=BOX,BOX, town=CODE, players=3 or card-file=PATH"


def read_rule(words: str, base: Variant) -> Variant:
    """A variant from what somebody typed: rules with blanks or semicolons between them, on top of another variant."""
    found: dict[str, Any] = {"name": " ".join(words.split())}
    if not found["name"] or len(found["name"]) > LONGEST_NAME:
        raise IllegalSetup(f"a house rule has 1 to {LONGEST_NAME} letters: write {EXAMPLE}")
    rules = split_rule(words)
    keys = [rule.partition("=")[0].strip() for rule in rules]
    if not rules:
        raise IllegalSetup(f"{shorten(words)} has no house rule in it: write {EXAMPLE}")
    for key in keys:
        if keys.count(key) > 1:
            raise IllegalSetup(f"{shorten(words)} says {key} twice: say it once")
    for rule in rules:
        key, equals, value = (part.strip() for part in rule.partition("="))
        if rule == PLAIN or (key in SWITCHES and not equals):
            found |= {key.replace("-", "_"): True} if rule != PLAIN else {}
        elif key in VALUES and value:
            found |= _said(key, value)
        else:
            near = did_you_mean(key, [PLAIN, *SWITCHES, *VALUES])
            known = listed([PLAIN, *SWITCHES, *[f"{name}=…" for name in VALUES]])
            raise IllegalSetup(f"{shorten(rule)} is not a house rule{near or f'; choose from {known}'}")
    variant = replace(base, **found)
    known_one = known_town(variant.rules(), variant.town)
    return variant if known_one is None or "boxes" in found else replace(variant, boxes=known_one.boxes)


def split_rule(words: str) -> list[str]:
    """The single rules. A value may have blanks in it: what is not a rule by its looks belongs to the one before."""
    found: list[str] = []
    for part in words.split(";"):
        for at, word in enumerate(part.split()):
            if at and not _begins(word):
                found[-1] += f" {word}"
            else:
                found.append(word)
    return found


def is_rule(words: str) -> bool:
    """Whether words look like rules, wherever they come from."""
    return all(_begins(rule) for rule in split_rule(words))


def _begins(word: str) -> bool:
    return word in (PLAIN, *SWITCHES) or ("=" in word and word.partition("=")[0] in VALUES)


def _said(key: str, value: str) -> dict[str, Any]:
    match key:
        case "boxes":
            return {"boxes": words_in(value)}
        case "players":
            if not value.isdecimal() or len(value) > 2:
                raise IllegalSetup(f"players must be a whole number, not {shorten(value)}")
            return {"players": int(value)}
        case "card-file":
            return {"card_file": read_text(Path(value))}
        case _:
            return {key.replace("-", "_"): value}


def seat_variants(base: Variant, boxes: Sequence[str], players: Sequence[int], *, mixed: bool = False) -> list[Variant]:
    """Every box by itself for every number of players, and all of them together if they are to be ``mixed``."""
    choices = [(box,) for box in boxes] + ([tuple(boxes)] if mixed and len(boxes) > 1 else [])
    return [
        replace(base, name=f"{' + '.join(choice)}, {count} players", boxes=choice, players=count)
        for choice in choices
        for count in players
        if _fits(base, choice, count)
    ]


def _fits(base: Variant, boxes: Sequence[str], players: int) -> bool:
    """Whether boxes are made for so many; those that there are not are refused when the study is checked."""
    known = base.rules().boxes
    return all(known[box].players[0] <= players <= known[box].players[1] for box in boxes if box in known)


def home_of(rules: Rules, card: str) -> tuple[str, ...]:
    """The boxes in which a card is asked about if nobody says: its own, with the first one where it needs company."""
    first = next(iter(rules.boxes))
    box = rules.cards[rules.find(card)].box
    if box not in rules.boxes or box == first:
        return (first,)
    return (box,) if rules.boxes[box].first_town else (first, box)
