"""The command that plays a study again, as somebody would type it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

from cuore.engine.errors import CuoreError
from cuore.lab.study.findings import Findings
from cuore.lab.study.layouts import PLAIN, is_rule, read_rule, seat_variants, split_rule
from cuore.lab.study.plan import Study, Variant
from cuore.lab.study.questions import cards_of
from cuore.lab.typed import flag, option, typed_wishes
from cuore.town.wishes import ALL

FLAGS = ("beginners", "faster", "printed_only", "without", "guests", "private_maids")
USUAL = Variant(PLAIN)
CARD_FILE = "CARDS"
FILE = "FILE"
"""These stand for a card file and a study's: nobody knows where they lie."""


def command(findings: Findings) -> str:
    """What to type for the same games; a study that only a file can ask for is a file's."""
    study = findings.study
    asked = _asked(study) if all(_can_be_typed(study, variant) for variant in study.variants) else None
    if asked is None:
        return shlex.join(["cuore", "lab", "run", FILE])
    question, layout = asked
    words = [*question, *_layout(layout), *option("bots", ",".join(study.about["bots"]))]
    words += option("pairs", str(findings.towns * study.deals))
    words += option("deals", str(study.deals)) if study.deals != 1 else []
    words += option("seed", study.seed)
    words += option("card-file", CARD_FILE) if layout.card_file is not None else []
    return shlex.join(["cuore", "lab", *words])


Asked = tuple[list[str], Variant]
"""The question with its own words, and how its games are laid out besides."""


def _asked(study: Study) -> Asked | None:
    """The question as a command asks it; None where only a file can ask it."""
    first = study.variants[0]
    cards = study.about.get("cards", [])
    match study.question:
        case "card":
            return ["card", cards[0], *_boxes(first.boxes)], _unpinned(first, cards[0])
        case "versus":
            against = option("against", cards[1])
            return ["card", cards[0], *against, *_boxes(first.boxes)], _unpinned(_unpinned(first, cards[0]), cards[1])
        case "box":
            chosen = option("cards", ",".join(cards)) if cards != cards_of(first.rules(), first.boxes) else []
            return ["box", ",".join(first.boxes), *chosen], _unpinned(first, cards[0])
        case "price":
            prices = option("prices", ",".join(str(price) for price in study.about["prices"]))
            return ["price", cards[0], *prices, *_boxes(first.boxes)], _unpinned(first, cards[0])
        case "compare":
            return _compare(study)
        case "seats":
            return _seats(study)
        case _:
            return None


def _compare(study: Study) -> Asked | None:
    names = [variant.name for variant in study.variants]
    if not all(is_rule(name) for name in names):
        return None
    base = _base(study.variants)
    with suppress(CuoreError):  # a card file that a rule names may lie elsewhere now
        if [read_rule(name, base) for name in names] != list(study.variants):
            return None  # somebody called something a rule that it is not
    return ["compare", *names, *([] if study.about["plans"] else ["--no-plans"]), *_boxes(base.boxes)], base


def _base(variants: Sequence[Variant]) -> Variant:
    """What rules were put on top of: whatever a variant has that no rule of its own says."""
    found: dict[str, Any] = {}
    for variant in variants:
        said = {rule.partition("=")[0].strip().replace("-", "_") for rule in split_rule(variant.name)}
        said |= {"name", *(["boxes"] if "town" in said else [])}
        found |= {each.name: getattr(variant, each.name) for each in fields(Variant) if each.name not in said}
    return replace(USUAL, **found)


def _seats(study: Study) -> Asked | None:
    variants = study.variants
    boxes = list(dict.fromkeys(box for variant in variants for box in variant.boxes))
    players = sorted({variant.players for variant in variants})
    mixed = any(len(variant.boxes) > 1 for variant in variants)
    base = replace(variants[0], name=PLAIN, boxes=USUAL.boxes, players=USUAL.players)
    if list(variants) != seat_variants(base, boxes, players, mixed=mixed):
        return None
    counts = option("players", ",".join(str(count) for count in players))
    return ["seats", *_boxes(boxes), *counts, *(["--mixed"] if mixed else [])], base


def _can_be_typed(study: Study, variant: Variant) -> bool:
    """Whether there are options for all that a variant says."""
    is_priced = variant.costs and study.question != "price"
    return not is_priced and variant.wishes.together in (0, ALL)


def _unpinned(variant: Variant, card: str) -> Variant:
    """The variant as it was before a card was asked about, which is in every town by itself."""
    *others, last = variant.wishes.pin or ("",)
    pin = tuple(others) if last == card else variant.wishes.pin
    return replace(variant, wishes=replace(variant.wishes, pin=pin))


def _boxes(boxes: Sequence[str]) -> list[str]:
    return option("boxes", ",".join(boxes))


def _layout(variant: Variant) -> list[str]:
    """How the games are laid out, as options."""
    words = option("players", str(variant.players)) if variant.players != USUAL.players else []
    words += option("town", variant.town) if variant.town != USUAL.town else []
    for name in FLAGS:
        value = getattr(variant, name)
        if value != getattr(USUAL, name):
            words += option(name, value) if isinstance(value, str) else [flag(name)]
    return words + typed_wishes(variant.wishes)
