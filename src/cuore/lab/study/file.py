"""A study as a small file in TOML: a question in its words, or variants, arms and numbers of one's own.

docs/lab.md shows both. A mistake gets one sentence that says what is odd and what is known.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cuore.bots.registry import USUAL
from cuore.engine.errors import CuoreError, DamagedRecord, cut, listed, sentence, shorten
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.lab.study.plan import QUESTIONS, Arm, Study, Until, Variant
from cuore.lab.study.questions import USUAL_TOWNS, ask_box, ask_card, ask_compare, ask_price, ask_seats, ask_versus
from cuore.lab.study.reading import number, read_until, read_variant, word, words
from cuore.lab.study.values import EMPLOYED, NUMBERS, TURNS

COMMON = ("name", "question", "seed", "towns", "deals", "until")
"""What every study may say."""


def read_study_file(path: Path) -> Study:
    """The study of a file. Card files are named in it as they lie from there."""
    try:
        data = tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no mistake in TOML
        raise DamagedRecord(f"{cut(path)} is not a study: {sentence(error)}") from None
    try:
        return _study(data, path.parent)
    except CuoreError as error:
        raise DamagedRecord(f"{cut(path)}: {error}") from None


def _study(data: dict[str, Any], folder: Path) -> Study:
    question = data.get("question")
    if question not in QUESTIONS:
        asked = "has no question" if question is None else f"asks {shorten(question)}"
        raise DamagedRecord(f"it {asked}; choose from {listed(QUESTIONS)}")
    make, known = _MAKERS[question]
    unknown = sorted(data.keys() - {*COMMON, *known})
    if unknown:
        raise DamagedRecord(f"this question has no {listed(unknown)}; choose from {listed([*COMMON, *known])}")
    study = make(data, _Common(data), folder)
    return replace(study, name=word(data["name"])) if "name" in data else study


class _Common:
    """What every study may say, as the questions take it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seed = word(data.get("seed", "1"))
        self.towns = number(data.get("towns", USUAL_TOWNS[data["question"]]))
        self.deals = number(data.get("deals", 1))
        self.until = _until(data.get("until"))

    def words(self) -> dict[str, Any]:
        """By their names."""
        return vars(self)


def _until(data: object) -> Until | None:
    if data is None:
        return None
    if not isinstance(data, dict) or not isinstance(data.get("width"), float | int) or isinstance(data["width"], bool):
        raise DamagedRecord("until needs a width: write until = { width = 0.02 }")
    unknown = sorted(data.keys() - {"width", "least", "every"})
    if unknown:
        raise DamagedRecord(f"until has no {listed(unknown)}; choose from width, least and every")
    return read_until(data)


def _variant(data: object, folder: Path, name: str) -> Variant:
    if not isinstance(data, dict):
        raise DamagedRecord(f"a variant must be a table, not {shorten(data)}")
    said = {"name": name, **data}
    if "card_file" in said:
        said["card_file"] = read_text(folder / word(said["card_file"]))
    return read_variant(said)


def _variants(data: dict[str, Any], folder: Path) -> list[Variant]:
    return [_variant(each, folder, f"variant {at}") for at, each in enumerate(_tables(data, "variants"), 1)]


def _tables(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise DamagedRecord(f"{key} must be tables: write [[{key}]]")
    if not found:
        raise DamagedRecord(f"this question needs {key}: write [[{key}]]")
    return found


def _bots(data: dict[str, Any]) -> tuple[str, ...]:
    return words(data.get("bots", [USUAL]))


def _one(data: dict[str, Any]) -> str:
    bots = _bots(data)
    if len(bots) != 1:
        raise DamagedRecord("this question needs exactly one bot")
    return bots[0]


def _needed(data: dict[str, Any], key: str) -> str:
    if key not in data:
        raise DamagedRecord(f"it does not say which {key}")
    return word(data[key])


def _card(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    variant = _variant(data.get("variant", {}), folder, "town")
    return ask_card(variant, _needed(data, "card"), _bots(data), **common.words())


def _versus(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    variant = _variant(data.get("variant", {}), folder, "town")
    cards = words(data.get("cards", []))
    if len(cards) != 2:
        raise DamagedRecord(f"two cards are compared, not {len(cards)}")
    return ask_versus(variant, *cards, _bots(data), **common.words())


def _box(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    variant = _variant(data.get("variant", {}), folder, "town")
    return ask_box(variant, _bots(data), cards=words(data.get("cards", [])), **common.words())


def _price(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    prices = data.get("prices", [])
    if not isinstance(prices, list):
        raise DamagedRecord("prices must be a list of whole numbers")
    variant = _variant(data.get("variant", {}), folder, "town")
    tried = [number(price) for price in prices]
    return ask_price(variant, _needed(data, "card"), _one(data), prices=tried, **common.words())


def _compare(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    variants = _variants(data, folder)
    if len(variants) != 2:
        raise DamagedRecord(f"this question needs two variants to compare, not {len(variants)}")
    plans = data.get("plans", True)
    if not isinstance(plans, bool):
        raise DamagedRecord("plans must be true or false")
    return ask_compare(variants[0], variants[1], _one(data), plans=plans, **common.words())


def _seats(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    return ask_seats(_variants(data, folder), _one(data), **common.words())


def _own(data: dict[str, Any], common: _Common, folder: Path) -> Study:
    variants = _variants(data, folder)
    arms = [_arm(each, variants[0].name) for each in _tables(data, "arms")]
    names = [arm.name for arm in arms]
    numbers = [_number(each, names) for each in _tables(data, "numbers")]
    title = "A study"
    study = Study(title, "own", tuple(variants), tuple(arms), {"numbers": numbers}, **common.words())
    for arm in arms:
        if arm.variant in study.variant:
            asked = {each["number"] for each in numbers if arm.name in (each["arm"], each.get("minus"))}
            _check_numbers(arm, study.variant[arm.variant].rules(), asked)
    return study


def _check_numbers(arm: Arm, rules: Rules, asked: Iterable[str]) -> None:
    """Refuse what is not in the games of an arm, before any of them is played."""
    for what in asked:
        if what.startswith(EMPLOYED):
            rules.find(what.removeprefix(EMPLOYED))
        elif what in TURNS[len(arm.roles) :]:
            raise DamagedRecord(f"{what} is nobody's where {len(arm.roles)} play, as in the arm {shorten(arm.name)}")


def _arm(data: dict[str, Any], variant: str) -> Arm:
    unknown = sorted(data.keys() - {"name", "variant", "roles", "rotates"})
    if unknown:
        raise DamagedRecord(f"an arm has no {listed(unknown)}; choose from name, variant, roles and rotates")
    for key in ("name", "roles"):
        if not data.get(key):
            raise DamagedRecord(f"an arm needs {key}")
    rotates = data.get("rotates", False)
    if not isinstance(rotates, bool):
        raise DamagedRecord("rotates must be true or false")
    return Arm(word(data["name"]), word(data.get("variant", variant)), words(data["roles"]), rotates)


def _number(data: dict[str, Any], arms: list[str]) -> dict[str, str]:
    unknown = sorted(data.keys() - {"name", "number", "arm", "minus"})
    if unknown:
        raise DamagedRecord(f"a number has no {listed(unknown)}; choose from name, number, arm and minus")
    said = {key: word(value) for key, value in data.items()}
    what = said.get("number", "")
    if what not in NUMBERS and not what.startswith(EMPLOYED):
        known = listed([*NUMBERS, f"{EMPLOYED}CARD"])
        raise DamagedRecord(f"nothing is recorded under the name {shorten(what)}; choose from {known}")
    for key in ("arm", "minus"):
        if said.get(key, "" if key == "minus" else None) not in [*arms, *([""] if key == "minus" else [])]:
            raise DamagedRecord(f"a number must name one of the arms {listed(arms)}")
    return {"name": what, "minus": "", **said}


_MAKERS: dict[str, tuple[Callable[[dict[str, Any], _Common, Path], Study], tuple[str, ...]]] = {
    "card": (_card, ("card", "bots", "variant")),
    "versus": (_versus, ("cards", "bots", "variant")),
    "box": (_box, ("cards", "bots", "variant")),
    "price": (_price, ("card", "bots", "prices", "variant")),
    "compare": (_compare, ("bots", "plans", "variants")),
    "seats": (_seats, ("bots", "variants")),
    "own": (_own, ("variants", "arms", "numbers")),
}
"""Who makes a study of a question's words, and which words those are."""
