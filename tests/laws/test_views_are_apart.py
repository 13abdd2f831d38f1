"""Whoever holds a view can do with it what it likes: neither the game nor any other view changes."""

from __future__ import annotations

import json
from collections.abc import Mapping, MutableMapping

import pytest

from cuore.engine.box import Box, TownNeed
from cuore.engine.brought import Brings
from cuore.engine.card import Card
from cuore.engine.costs import CostChange, Prices, changed_prices
from cuore.engine.deal import Stock
from cuore.engine.frame import Step
from cuore.engine.game import Game
from cuore.engine.luck import Luck
from cuore.engine.needs import Glance, Need
from cuore.engine.place import Place
from cuore.engine.position import write_position
from cuore.engine.requirements import Requirement
from cuore.engine.rules import Rules
from cuore.engine.score_rules import ScoreRule
from cuore.engine.traits import Deed
from cuore.engine.view import FRAME_FIELDS, HOUSE_FIELDS, VIEW_FIELDS, View
from cuore.engine.words import SPECTATOR
from tests.laws.games import PARK, begin, decisions, numbers

LAW = "apart"


def scribble(view: View) -> None:
    """Change everything that belongs to a view."""
    owners: list[tuple[object, tuple[str, ...]]] = [(view, VIEW_FIELDS)]
    owners += [(house, HOUSE_FIELDS) for house in view.houses]
    owners += [(frame, FRAME_FIELDS) for frame in view.frames]
    for owner, names in owners:
        for name in names:
            value = getattr(owner, name)
            if isinstance(value, list) and name not in ("houses", "frames"):
                for part in value:
                    if isinstance(part, list):
                        part.append(0)
                value.append(0)
            elif isinstance(value, bool):
                setattr(owner, name, not value)
            elif isinstance(value, (int, str)):
                setattr(owner, name, type(value)(99))
    view.houses.clear()
    view.frames.clear()


def state_of(g: Game) -> tuple[object, ...]:
    """What must not change, with every view of it."""
    views = [json.dumps(View(g, viewer).data()) for viewer in (*range(g.deal.seats), SPECTATOR)]
    return write_position(g), list(g.options), g.asked, views


@pytest.mark.parametrize("number", numbers(15))
def test_writing_on_a_view_changes_nothing_else(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 12 == 0:
            before = state_of(session.game)
            for viewer in (*range(session.game.deal.seats), SPECTATOR):
                scribble(View(session.game, viewer))
            assert state_of(session.game) == before


def test_writing_on_the_options_of_a_view_changes_nothing_else() -> None:
    g = begin(0, LAW).game
    before = list(g.options)
    decision = View(g, g.asked).decision
    assert decision is not None
    decision.options.append(decision.options[0])
    assert g.options == before


SHARED = (
    Rules,
    Box,
    Place,
    TownNeed,
    Stock,
    Brings,
    Prices,
    Card,
    Step,
    CostChange,
    ScoreRule,
    Requirement,
    Deed,
    Need,
    Glance,
    Luck,
)
"""What a view shares with its game, and with all others."""


def public_values(thing: object) -> list[object]:
    return [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]


def shared_things(view: View) -> list[object]:
    """All that can be reached from a view through public names and is not its own."""
    deal = view.deal
    found: list[object] = []
    seen: set[int] = set()
    waiting: list[object] = public_values(deal)
    waiting.append(changed_prices(deal.rules, [k for k, changes in enumerate(deal.rules.changes) if changes], [], []))
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (int, float, str, bytes, type(None))) or callable(thing):
            continue
        seen.add(id(thing))
        found.append(thing)
        if isinstance(thing, Mapping):
            waiting += thing.values()
        elif isinstance(thing, (tuple, list, set, frozenset)):
            waiting += thing
        else:
            waiting += public_values(thing)
    return found


@pytest.mark.parametrize("number", [14, PARK + 9])
def test_nothing_that_a_view_shares_with_its_game_can_be_changed(number: int) -> None:
    g = begin(number, LAW).game
    found = shared_things(View(g, g.asked))
    assert {kind for kind in SHARED if any(isinstance(thing, kind) for thing in found)} == set(SHARED)
    for thing in found:
        if isinstance(thing, (tuple, frozenset)):
            continue
        if isinstance(thing, Mapping):
            assert not isinstance(thing, MutableMapping)
            continue
        assert isinstance(thing, SHARED), f"{type(thing)} is open to change"
        for name in dir(thing):
            if name.startswith("_") or callable(getattr(thing, name)):
                continue
            with pytest.raises(AttributeError):
                setattr(thing, name, getattr(thing, name))
            with pytest.raises(AttributeError):
                delattr(thing, name)


def test_the_deal_of_a_view_is_its_own() -> None:
    g = begin(0, LAW).game
    view = View(g, g.asked)
    shop = g.deal.shop
    view.deal.shop = ()
    view.deal.seats = 5
    assert (g.deal.shop, g.deal.seats) == (shop, len(g.players))
    assert View(g, g.asked).deal.shop == shop


def test_a_view_has_no_secret_key() -> None:
    g = begin(0, LAW).game
    for viewer in (*range(g.deal.seats), SPECTATOR):
        assert View(g, viewer).deal.luck.key == bytes(32) != g.deal.luck.key
