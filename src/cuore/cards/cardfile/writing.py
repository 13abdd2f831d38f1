"""From a card to plain data, in the form that a card file has."""

from __future__ import annotations

from cuore.cards.cardfile.fields import FLAGS, ICONS, LAID, NUMBERS, PROGRAMS
from cuore.engine.card import Card
from cuore.engine.costs import CostChange
from cuore.engine.frame import Program, Step
from cuore.engine.needs import ANY_COST, Need
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import CATEGORY_NAMES, ERRAND_NAMES, NO_ERRAND


def card_data(card: Card) -> dict[str, object]:
    """A card as plain data, in the form that a card file has."""
    data: dict[str, object] = {
        "name": card.name,
        "title": card.title,
        "box": card.box,
        "category": CATEGORY_NAMES[card.category],
        "cost": card.cost,
        "copies": card.copies,
        "provenance": card.provenance,
        "ours": list(card.ours),
        "deduced": list(card.deduced),
        "vp": "?" if card.vp_by_rule else card.vp,
        "icons": {icon: getattr(card, icon) for icon in ICONS if getattr(card, icon)},
        "errand": "" if card.errand == NO_ERRAND else ERRAND_NAMES[card.errand],
        "laid": next(word for word, laid in LAID.items() if laid == card.laid),
        "cure": card.cure,
        "scores": [_fields_data("rule", rule) for rule in card.scores],
        "changes": [_fields_data("change", change) for change in card.changes],
        "requires": [_fields_data("requirement", requirement) for requirement in card.requires],
        "needs": [_need_data(need) for need in card.needs],
    }
    for key in (*NUMBERS, *FLAGS):
        data[key] = getattr(card, key.replace(" ", "_"))
    for key in PROGRAMS:
        data[key] = program_data(getattr(card, key.replace(" ", "_")))
    return {key: value for key, value in data.items() if value not in ("", 0, False, [], {}) or key in ("cost", "vp")}


def program_data(program: Program) -> list[object]:
    """A program as plain data."""
    return [_fields_data("step", step) for step in program]


def _need_data(need: Need) -> dict[str, object]:
    """What a Reminiscence asks for, without what goes without saying."""
    data: dict[str, object] = {"sort": need.sort}
    if need.cost != ANY_COST:
        data["cost"] = need.cost
    if need.at_least:
        data["at least"] = need.at_least
    if need.total:
        data["total"] = need.total
    else:
        data["count"] = need.count
    return data


def _fields_data(kind: str, thing: Step | ScoreRule | CostChange | Requirement) -> dict[str, object]:
    data: dict[str, object] = {kind: thing.WORD}
    for name, field in thing.FIELDS:
        value = thing.field(name)
        if field == "steps":
            assert isinstance(value, tuple)
            data[name] = program_data(value)
        elif isinstance(value, tuple):
            data[name] = list(value)
        elif value not in ("", 0) or not field.endswith("?"):
            data[name] = value
    return data
