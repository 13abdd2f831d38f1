"""Views and decisions made of damaged data: refused with one error of ours, or whole enough to be printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cuore.engine.decision import decision_from
from cuore.engine.errors import CuoreError
from cuore.engine.view import OpenView, View
from cuore.engine.words import SPECTATOR
from tests.laws.games import PARK, begin, decisions

LAW = "data"
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    -5,
    13,
    1023,
    1 << 20,
    (1 << 20) + 2,
    10**7,
    10**30,
    1.5,
    "",
    "x",
    [],
    [1],
    [[]],
    {},
    {"x": 1},
)
FEWER: tuple[object, ...] = (None, -5, 13, (1 << 20) + 2, 10**7, 10**30, "x", [1])
"""For the many places that are alike."""


def damaged(value: Any, odd: tuple[object, ...]) -> Iterator[Any]:  # noqa: ANN401 -- any JSON
    """The same data with one leaf exchanged, one key or entry too many, or one too few."""
    yield from odd
    if isinstance(value, dict):
        yield {**value, "unknown": 1}
        for name, part in value.items():
            yield {other: kept for other, kept in value.items() if other != name}
            for wrong in damaged(part, odd):
                yield {**value, name: wrong}
    elif isinstance(value, list) and value:
        yield value[:-1]
        yield [*value, value[-1]]
        for at in {0, len(value) - 1}:
            for wrong in damaged(value[at], odd):
                yield [*value[:at], wrong, *value[at + 1 :]]


def views() -> list[View]:
    """Of towns and of a Park, in the middle and at the end, of a player and of a spectator."""
    found: list[View] = []
    for number, most in ((5, 25), (14, 60), (PARK + 4, 40)):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW, most=most):
            pass
        g = session.game
        found += [View(g, g.asked), View(g, SPECTATOR)]
    session = begin(1, LAW)
    for _ in decisions(session, 1, LAW):
        pass
    return [*found, OpenView(session.game)]


VIEWS = views()


@pytest.mark.parametrize("at", range(len(VIEWS)))
def test_a_view_of_damaged_data_is_refused_or_whole(at: int) -> None:
    rules, data = VIEWS[at].deal.rules, json.loads(json.dumps(VIEWS[at].data()))
    refused = 0
    for wrong in damaged(data, FEWER):
        if not isinstance(wrong, dict):
            continue
        try:
            view = View.of(wrong, rules)
        except CuoreError:
            refused += 1
            continue
        assert view.data() == wrong
        assert repr(view)
        assert [repr(part) for part in (view.deal, view.decision, *view.houses, *view.frames)]
        assert view.words() == ([] if view.decision is None else view.decision.words(rules))
        assert view.empty_maid_piles() >= 0
    assert refused > 500


@pytest.mark.parametrize("at", [at for at, view in enumerate(VIEWS) if view.decision is not None])
def test_a_decision_of_damaged_data_is_refused_or_whole(at: int) -> None:
    decision = VIEWS[at].decision
    assert decision is not None
    data = json.loads(json.dumps(decision.data()))
    refused = 0
    for wrong in damaged(data, ODD):
        if not isinstance(wrong, dict):
            continue
        try:
            found = decision_from(wrong)
        except CuoreError:
            refused += 1
            continue
        assert found.data() == wrong
        assert repr(found)
    assert refused > 100
