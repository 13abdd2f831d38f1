"""Lines break, pages are loaded again, servers die: the table is there as it was, and the game goes on."""

from __future__ import annotations

import os
import time

import pytest

from tests.web.house import House
from tests.web.visitor import Visit, Visitor

LONG_CUT = "CUORE_WEB_LONG_CUT"
"""Set in the environment: the line stays cut for a whole minute."""

TABLE = """() => {
    const zones = [...document.querySelectorAll('.hand .thing, .town .thing, .mine .thing, .house .thing')];
    return {
        things: zones.map(player.spoken),
        question: document.querySelector('#question-words').textContent.trim(),
        purse: document.querySelector('.purse').textContent.replace(/\\s+/g, ' ').trim(),
    };
}"""
"""All that can be seen and done at a table, in words."""


def seated(visitor: Visitor, answers: int = 6) -> str:
    """In the middle of a turn of an own game."""
    visitor.come_in()
    table = visitor.open_table(["me", "apprentice"], boxes=["base"])
    visitor.sit_at(table)
    visitor.play(stop=answers)
    while True:  # until something of the present turn can be lost
        visitor.page.evaluate("player.asked(false)")
        if visitor.tape("ask.undo") or visitor.tape("over"):
            return table
        visitor.play(stop=1)


def test_reloading_in_the_middle_of_a_turn(visit: Visit) -> None:
    ann = visit()
    seated(ann)
    before = ann.page.evaluate(TABLE)
    ann.page.reload()
    ann.await_question()
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == before
    assert ann.play(stop=5) == 5


def test_undo_takes_back_and_restores(visit: Visit) -> None:
    ann = visit()
    ann.come_in()
    ann.sit_at(ann.open_table(["me", "apprentice"], boxes=["base"]))
    ann.page.evaluate("player.asked(true)")
    before, number = ann.page.evaluate(TABLE), ann.tape("view.n")
    undo = ann.page.locator(".answer.quiet", has_text="ndo")
    assert undo.count() == 0  # nothing was done yet
    love = ann.page.locator(".hand .can > .thing", has_text="Love").first
    ann.page.evaluate("(thing) => player.click(thing)", love.element_handle())
    ann.page.evaluate("player.asked(true)")
    after = ann.page.evaluate(TABLE)
    assert after != before
    # With the button,
    undo.click()
    ann.wait_for("(number) => tape.view.n === number", number)
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == before
    # and with the key, after the same again.
    ann.page.evaluate("(thing) => player.click(thing)", love.element_handle())
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == after
    ann.page.keyboard.press("u")
    ann.wait_for("(number) => tape.view.n === number", number)
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == before


def test_a_server_that_is_killed_in_the_middle_of_a_turn(visit: Visit, own_house: House) -> None:
    ann = visit(own_house, is_network_good=False)
    seated(ann)
    before = ann.page.evaluate(TABLE)
    own_house.end()
    ann.page.wait_for_selector(".status")
    # What lies on the table can still be read; nothing can be answered.
    assert ann.page.locator(".hand .thing").count() > 0
    assert ann.page.locator(".answer:not(.quiet):enabled").count() == 0
    own_house.start()
    ann.page.wait_for_selector(".status", state="detached")
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == before
    assert ann.play(stop=10) == 10
    assert ann.tape("refusals") == []


@pytest.mark.parametrize(
    "seconds",
    [
        3,
        pytest.param(
            60, marks=pytest.mark.skipif(LONG_CUT not in os.environ, reason=f"a minute long; with {LONG_CUT}=1")
        ),
    ],
)
def test_a_line_that_is_cut(visit: Visit, seconds: int) -> None:
    ann = visit(is_network_good=False)
    seated(ann)
    before = ann.page.evaluate(TABLE)
    # Going offline does not close sockets that are open, so the page's own is closed as a network would close it.
    ann.context.set_offline(True)
    ann.page.evaluate("sockets.at(-1).close()")
    ann.page.wait_for_selector(".status")
    time.sleep(seconds)  # the cut itself
    assert ann.page.locator(".status").is_visible()
    ann.context.set_offline(False)
    ann.page.wait_for_selector(".status", state="detached")
    ann.page.evaluate("player.asked(true)")
    assert ann.page.evaluate(TABLE) == before
    assert ann.play(stop=5) == 5
