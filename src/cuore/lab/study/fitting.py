"""Whether the words of a question fit the arms beside them: a study that was written down may have been changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cuore.engine.errors import DamagedRecord, IllegalSetup, shorten
from cuore.lab.games.schema import LETTERS
from cuore.lab.study.arms import forced_at, free, nobody, plan_in, versus, without, without_at
from cuore.lab.study.plan import Study
from cuore.lab.study.values import EMPLOYED, NUMBERS


def check_words(study: Study) -> None:
    """Refuse names that cannot be printed: they stand on terminals and in pages. A card file sees to its own."""
    data = study.data()
    for variant in data["variants"]:
        variant.pop("card_file", None)
    for said in _texts(data):
        if not said.isprintable():
            raise IllegalSetup(f"{shorten(said)} has letters that cannot be printed: use others")


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def check_fits(study: Study) -> None:
    """Refuse a study that could not be answered, whatever was played."""
    names = {arm.name for arm in study.arms}
    try:
        fits = bool(names) and names.issuperset(_NEEDED[study.question](study.about))
    except (KeyError, TypeError, ValueError):
        fits = False
    if study.deals < 1 or not fits:
        raise DamagedRecord("it is not a study: its question does not fit its arms")
    if len(study.variant) < len(study.variants):
        raise DamagedRecord("it is not a study: two of its variants have the same name")
    for each in study.about.get("numbers", []):
        if each["number"] not in NUMBERS and not str(each["number"]).startswith(EMPLOYED):
            raise DamagedRecord(f"it is not a study: nothing is recorded under the name {shorten(each['number'])}")
    for arm in study.arms:
        variant = study.variant.get(arm.variant)
        if variant is None or not 2 <= len(arm.roles) == variant.players <= len(LETTERS):
            raise DamagedRecord(f"it is not a study: its arm {arm.name!r} does not fit its variants")


def _cards(about: dict[str, Any]) -> Iterator[str]:
    return (without(card, bot) for card in about["cards"] for bot in about["bots"])


def _card(about: dict[str, Any]) -> Iterator[str]:
    yield from _cards(about)
    yield from (arm(bot) for arm in (free, nobody) for bot in about["bots"])


def _versus(about: dict[str, Any]) -> Iterator[str]:
    one, other = about["cards"]
    return (versus(one, other, bot) for bot in about["bots"])


def _price(about: dict[str, Any]) -> Iterator[str]:
    (_,), (_,) = about["cards"], about["bots"]
    int(about["printed"])
    return (arm(price) for arm in (without_at, forced_at) for price in about["prices"])


def _compare(about: dict[str, Any]) -> Iterator[str]:
    one, other = about["variants"]
    for name in (one, other):
        yield free(name)
        yield from (plan_in(plan, name) for plan in about["plans"])


def _seats(about: dict[str, Any]) -> Iterator[str]:
    return (free(name) for name in about["variants"])


def _own(about: dict[str, Any]) -> Iterator[str]:
    return (arm for each in about["numbers"] for arm in (each["arm"], each["minus"] or each["arm"]) if each["number"])


_NEEDED: dict[str, Callable[[dict[str, Any]], Iterator[str]]] = {
    "card": _card,
    "versus": _versus,
    "box": _cards,
    "price": _price,
    "compare": _compare,
    "seats": _seats,
    "own": _own,
}
"""The arms that the answer to a question is worked out from."""
