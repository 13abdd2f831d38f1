"""Whole games against bots, by clicking."""

from __future__ import annotations

import time

import pytest

from tests.web.visitor import Visit, Visitor

GAMES = {
    "base": {"boxes": ["base"], "town": "first"},
    "expanding": {"boxes": ["expanding"], "town": "random"},
    "vacation": {"boxes": ["vacation"], "town": "random"},
    "oktoberfest": {"boxes": ["oktoberfest"], "town": "random"},
    "more": {"boxes": ["more"], "town": "random"},
    "mixture": {"boxes": ["base", "expanding", "vacation", "oktoberfest"], "town": "random"},
}


def check_end(visitor: Visitor) -> None:
    """The end sheet says what the server says."""
    over = visitor.tape("over")
    visitor.page.wait_for_selector("dialog.end[open]")
    shown = visitor.page.locator("dialog.end tfoot td").all_inner_texts()
    assert [int(points.replace("−", "-")) for points in shown] == over["points"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, game: str) -> None:
    ann = visit()
    ann.come_in()
    started = time.monotonic()
    ann.sit_at(ann.open_table(["me", "apprentice"], **GAMES[game]))
    answers = ann.play(seed=3)
    check_end(ann)
    print(game, answers, time.monotonic() - started, ann.tape("over")["points"], len(ann.tape("over")["rounds"]))
