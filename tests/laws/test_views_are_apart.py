"""Whoever holds a view can do with it what it likes: neither the game nor any other view changes."""

from __future__ import annotations

import json

import pytest

from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.view import FRAME_FIELDS, HOUSE_FIELDS, VIEW_FIELDS, View
from cuore.engine.words import SPECTATOR
from tests.laws.games import begin, decisions, numbers

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


def test_a_view_has_no_secret_key() -> None:
    g = begin(0, LAW).game
    for viewer in (*range(g.deal.seats), SPECTATOR):
        assert View(g, viewer).deal.luck.key == bytes(32) != g.deal.luck.key
