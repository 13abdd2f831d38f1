"""Reading what a card does: its programs, and its rules for scores, prices, buildings and Reminiscences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from cuore.cards.cardfile.fields import MOST, NEED_FIELDS
from cuore.cards.cardfile.table import CardTable, words_like
from cuore.engine.costs import CostChange
from cuore.engine.errors import shorten
from cuore.engine.frame import Program, Step
from cuore.engine.needs import ANY_COST, SORTS, Need
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.traits import YOU

MOST_STEPS = 200  # on one card
DEPTH = 8  # steps inside steps
MOST_NEEDS = 5  # of one Reminiscence
MOST_NEEDED = 9  # cards that it asks for

LEAST = {"count": 1, "number": 0, "signed": -MOST}
"""Kinds of fields that are numbers, and the least that they can be."""

NAMED = ("card", "staff", "event", "quarters event")
"""Kinds of fields that name a card: any, one that can be in a hand, an event, an event for quarters at large."""

T = TypeVar("T", ScoreRule, CostChange, Requirement)


def read_program(table: CardTable, place: str, data: object, depth: int = 0, others: bool = False) -> Program:
    """A list of steps; ``others`` if other players than the one whose turn it is carry them out."""
    if not isinstance(data, list):
        raise table.wrong(f"{place} must be a list of steps")
    if depth > DEPTH:
        raise table.wrong(f"{place}: steps inside steps inside steps: more than {DEPTH} deep")
    steps: list[Step] = []
    for i, item in enumerate(data, 1):
        where = f"{place}, step {i}"
        word, values = _item(table, where, "step", item)
        made = table.words.steps.get(word)
        if made is None:
            raise table.wrong(f"{where}: there is no step {shorten(word)}; {words_like(word, table.words.steps)}")
        where += f" ({word})"
        if made.NEEDS and not any(step.WORD in made.NEEDS for step in steps):
            raise table.wrong(f"{where}: needs {' or '.join(map(repr, made.NEEDS))} before it in the same list")
        if made.TURN_PLAYER and others:
            raise table.wrong(f"{where}: only the player whose turn it is can do this")
        if _misplaced(table, made, place):
            raise table.wrong(f"{where}: only for {made.REASON}")
        table.steps += 1
        if table.steps > MOST_STEPS:
            raise table.wrong(f"{where}: more than {MOST_STEPS} steps on one card")
        inner_others = others or made.WHOM != YOU
        steps.append(made(**_fields(table, where, made.FIELDS, values, depth, inner_others)))
        if len([value for value in values.values() if value]) < made.LEAST:
            raise table.wrong(f"{where}: must name at least {made.LEAST} of love, serving, employment, or a skill")
    _check_order(table, place, steps)
    return tuple(steps)


def _misplaced(table: CardTable, made: type[Step], place: str) -> bool:
    """Whether a step cannot stand in this program of this card."""
    if made.ONLY_IN and place not in made.ONLY_IN:
        return True
    if made.ONLY_ON and table.data.get("category") != made.ONLY_ON:
        return True
    return bool(made.ONLY_WITH) and not any(table.data.get(part) for part in made.ONLY_WITH)


def _check_order(table: CardTable, place: str, steps: list[Step]) -> None:
    """What a step leaves open must be taken up at once: an event on its way, cards that lie turned over."""
    words = [step.WORD for step in steps]
    for at, step in enumerate(steps):
        if step.AT_ONCE and (at + 1 == len(steps) or step.WORD not in steps[at + 1].NEEDS):
            following = " or ".join(repr(word) for word in followers(table.words.steps, step.WORD))
            raise table.wrong(f"{place}: {step.WORD!r} must be followed by {following}")
        if step.CARRIES and (at == 0 or words[at - 1] not in step.NEEDS):
            raise table.wrong(f"{place}: {step.WORD!r} comes only right after {' or '.join(map(repr, step.NEEDS))}")
        if step.NEEDS_TOO and step.NEEDS_TOO not in words:
            raise table.wrong(f"{place}: {step.WORD!r} needs {step.NEEDS_TOO!r} before it, or it might never end")


def followers(steps: Mapping[str, type[Step]], word: str) -> list[str]:
    """The words of the steps that take up what a step leaves open."""
    return [other for other, step in steps.items() if word in step.NEEDS]


def read_things(table: CardTable, key: str, kind: str, known: Mapping[str, type[T]]) -> tuple[T, ...]:
    """Score rules, cost changes or requirements: a word with plain values each."""
    data = table.data.get(key, [])
    if not isinstance(data, list):
        raise table.wrong(f"{key} must be a list")
    found: list[T] = []
    for i, item in enumerate(data, 1):
        where = f"{key}, {kind} {i}"
        word, values = _item(table, where, kind, item)
        made = known.get(word)
        if made is None:
            raise table.wrong(f"{where}: there is no {kind} {shorten(word)}; {words_like(word, known)}")
        found.append(made(**_fields(table, f"{where} ({word})", made.FIELDS, values)))
    return tuple(found)


def read_needs(table: CardTable) -> tuple[Need, ...]:
    """What a Reminiscence asks for: cards of some sort, or a total."""
    data = table.data.get("needs", [])
    if not isinstance(data, list) or len(data) > MOST_NEEDS:
        raise table.wrong(f"needs must be a list of up to {MOST_NEEDS}")
    found = [_read_need(table, f"needs, need {i}", item) for i, item in enumerate(data, 1)]
    if len(found) > 1 and any(need.total for need in found):
        raise table.wrong("needs: a 'total' stands alone, with no other need beside it")
    if sum(need.count for need in found) > MOST_NEEDED:
        raise table.wrong(f"needs: more than {MOST_NEEDED} cards")
    return tuple(found)


def _read_need(table: CardTable, where: str, item: object) -> Need:
    """One need; a cost can be said in one way only."""
    if not isinstance(item, dict) or any(key not in NEED_FIELDS for key in item):
        raise table.wrong(f"{where} must be a table of {', '.join(NEED_FIELDS)}")
    sort = item.get("sort", "staff")
    if not isinstance(sort, str) or sort not in SORTS:
        raise table.wrong(f"{where}, sort is one of {', '.join(SORTS)}, not {shorten(sort)}")
    ways = [key for key in ("cost", "at least", "total") if key in item]
    if len(ways) > 1:
        raise table.wrong(f"{where}: {ways[0]!r} or {ways[1]!r}, not both")
    if "total" in item and "count" in item:
        raise table.wrong(f"{where}: a 'total' is paid with any number of cards, so it has no 'count'")
    if not ways and sort == "staff":
        raise table.wrong(f"{where}: any card at all would do; say a cost, 'at least', a total or another sort")
    return Need(
        sort,
        cost=table.number(f"{where}, cost", item["cost"], 0, MOST) if "cost" in item else ANY_COST,
        at_least=table.number(f"{where}, at least", item["at least"], 1, MOST) if "at least" in item else 0,
        count=table.number(f"{where}, count", item.get("count", 1), 1, MOST_NEEDED),
        total=table.number(f"{where}, total", item["total"], 1, MOST) if "total" in item else 0,
    )


def _item(table: CardTable, where: str, kind: str, item: object) -> tuple[str, dict[str, object]]:
    """The word of a step or rule, and its values."""
    if not isinstance(item, dict) or not isinstance(item.get(kind), str):
        raise table.wrong(f"{where} must be a table with a {kind!r}")
    return item[kind], {key: value for key, value in item.items() if key != kind}


def _fields(
    table: CardTable,
    where: str,
    known: tuple[tuple[str, str], ...],
    values: dict[str, object],
    depth: int = 0,
    others: bool = False,
) -> dict[str, object]:
    """The values of a step or rule, each of the kind that its field has."""
    kinds = dict(known)
    for key in values:
        if key not in kinds:
            raise table.wrong(f"{where}: {shorten(key)} is not one of its fields ({', '.join(kinds) or 'it has none'})")
    found: dict[str, object] = {}
    for key, kind in known:
        if key in values:
            found[key] = _value(table, f"{where}, {key}", kind.rstrip("?"), values[key], depth, others)
        elif not kind.endswith("?"):
            raise table.wrong(f"{where}: {key!r} is missing")
    return found


def _value(table: CardTable, where: str, kind: str, value: object, depth: int, others: bool) -> object:
    if kind in LEAST:
        return table.number(where, value, LEAST[kind], MOST)
    if kind == "flag":
        if not isinstance(value, bool):
            raise table.wrong(f"{where} is true or false")
        return value
    if kind.startswith("one of "):
        words = kind.removeprefix("one of ").split(", ")
        if value not in words:
            raise table.wrong(f"{where} is one of {', '.join(words)}, not {shorten(value)}")
        return value
    if kind == "steps":
        program = read_program(table, where, value, depth + 1, others)
        if not program:
            raise table.wrong(f"{where}: at least one step")
        return program
    if kind in NAMED:
        if not isinstance(value, str) or not table.is_a(kind, value):
            raise table.wrong(f"{where}: there is no {kind} called {shorten(value)}")
        return value
    return _several(table, where, kind, value)


def _several(table: CardTable, where: str, kind: str, value: object) -> tuple[object, ...]:
    """A list of numbers, or of different cards."""
    if not isinstance(value, list) or not value or len(value) > MOST:
        raise table.wrong(f"{where} must be a list")
    if kind == "signeds":
        return tuple(table.number(where, item, -MOST, MOST) for item in value)
    if len(value) < 2:
        raise table.wrong(f"{where}: at least two")
    for item in value:
        if not isinstance(item, str) or item not in table.known or value.count(item) > 1:
            raise table.wrong(f"{where}: there is no card called {shorten(item)}, or it is there twice")
    return tuple(value)
