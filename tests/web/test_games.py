"""Whole games against bots, by clicking."""

from __future__ import annotations

import pytest

from tests.web.visitor import PHONE, Visit, Visitor
from tests.web.wishes import BOTS, TOWNS, wish


def check_end(visitor: Visitor) -> None:
    """The sheet says what the server says."""
    over = visitor.tape("over")
    visitor.page.wait_for_selector("dialog.end[open]")
    shown = visitor.page.locator("dialog.end tfoot td").all_inner_texts()
    assert [int(points.replace("\N{MINUS SIGN}", "-")) for points in shown] == over["points"]
    winners = visitor.page.locator("dialog.end .places li.wins").all_inner_texts()
    assert len(winners) == len(over["winners"])


@pytest.mark.parametrize("game", TOWNS)
def test_a_whole_game(visit: Visit, game: str) -> None:
    """Every option of every question is on the page, once, and can be clicked; the game ends with its points."""
    ann = visit()
    ann.come_in()
    ann.sit_at(ann.open_table(["me", *BOTS], **wish(game)))
    assert ann.play(seed=3) > 20
    check_end(ann)
    assert ann.tape("refusals") == []


def test_a_whole_game_with_a_pointer_and_motion(visit: Visit) -> None:
    """With a real pointer, while cards travel and notes explain: nothing is ever in its way."""
    ann = visit(reduced_motion="no-preference")
    ann.come_in()
    ann.sit_at(ann.open_table(["me", *BOTS], **wish("more")))
    while True:
        middle = ann.page.evaluate("player.aim(7)")
        if middle is None:
            break
        revision = ann.tape("view.rev")
        ann.page.mouse.click(*middle)
        if ann.page.locator(".question.mine [role=status]").count():
            ann.page.mouse.click(*middle)
        ann.wait_for("(revision) => tape.view.rev > revision || tape.over", revision)
    check_end(ann)
    # One click deals the next game, at a new table.
    table = ann.page.url
    ann.page.locator("dialog.end .button.main").click()
    ann.page.wait_for_selector("dialog.end", state="detached")
    ann.await_question()
    assert ann.page.url != table
    assert ann.tape("view.view.round") <= 1


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ann = visit(viewport=PHONE)
    ann.come_in()
    ann.sit_at(ann.open_table(["me", *BOTS], **wish("more")))
    ann.play(seed=3)
    check_end(ann)
