"""A whole game without a pointer, and where the focus is meanwhile."""

from __future__ import annotations

import os

import pytest

from tests.web.visitor import Visit, Visitor
from tests.web.wishes import BOTS, TOWNS, wish

ALL_BOXES = "CUORE_WEB_ALL_BOXES"
"""Set in the environment: by keyboard through every box, not the first alone."""

others = pytest.mark.skipif(ALL_BOXES not in os.environ, reason=f"takes long; with {ALL_BOXES}=1")

MOST_STEPS = 80
"""Tabs and arrows from any place to any other."""

FOCUS = """() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? 'body' : activeElement.tagName;
}"""


def reach(visitor: Visitor) -> None:
    """Go with Tab from zone to zone and with arrows within it, until the focus is on the marked element."""
    trail = []
    for _ in range(MOST_STEPS):
        where = visitor.page.evaluate("player.isAtGoal()")
        if where == "there":
            return
        trail.append(f"{where}: {visitor.page.evaluate('player.focusWords()')}")
        visitor.page.keyboard.press({"zone": "ArrowRight", "zone end": "Home", "elsewhere": "Tab"}[where])
    raise AssertionError(f"{visitor.page.evaluate('player.goalWords()')} was not reached:\n" + "\n".join(trail))


@pytest.mark.parametrize("game", [game if game == "base" else pytest.param(game, marks=others) for game in TOWNS])
def test_a_whole_game_by_keyboard(visit: Visit, game: str) -> None:
    ann = visit()
    ann.set(notes=False)
    ann.go()
    # From the first page on: nothing is pointed at.
    ann.page.wait_for_selector(".play")
    ann.ask("/api/guest")
    ann.sit_at(ann.open_table(["me", *BOTS], **wish(game)))
    keys = 0
    while True:
        how = ann.page.evaluate("player.aimByKey(5)")
        if how is None:
            break
        revision = ann.tape("view.rev")
        # Turn about: by walking there, or with the key that stands for the option.
        if how["key"] and keys % 2:
            press = how["key"]
        else:
            reach(ann)
            press = "Enter"
        keys += 1
        ann.page.keyboard.press(press)
        if how["isDoubted"]:
            ann.page.wait_for_selector(".question.mine [role=status]")
            ann.page.keyboard.press(press)
        ann.wait_for("(revision) => tape.view.rev > revision || tape.over", revision)
        if not ann.tape("over"):
            ann.page.evaluate("player.asked(false)")
            assert ann.page.evaluate(FOCUS) != "body", "the focus was lost"
    assert keys > 20
    ann.page.wait_for_selector("dialog.end[open]")
    assert ann.page.evaluate("document.querySelector('dialog.end').contains(document.activeElement)")


def test_keys_of_the_table(visit: Visit) -> None:
    """The letters of the list do what it says, and nothing while somebody types."""
    ann = visit()
    ann.set(notes=False)
    ann.come_in()
    ann.sit_at(ann.open_table(["me", *BOTS], **wish("base")))
    ann.page.evaluate("player.asked(false)")
    for key, zone in (("h", "section.hand"), ("t", ".town"), ("q", ".mine"), ("o", ".houses")):
        ann.page.keyboard.press(key)
        inside = "(zone) => document.querySelector(zone)?.contains(document.activeElement) ?? false"
        assert ann.page.evaluate(inside, zone) or ann.page.locator(f"{zone} [data-spot]").count() == 0, key
    ann.page.keyboard.press("g")
    assert ann.page.locator("#told-log").get_attribute("aria-selected") == "true"
    ann.page.keyboard.press("w")
    assert ann.page.locator("#told-since").get_attribute("aria-selected") == "true"
    ann.page.keyboard.press("/")
    assert ann.page.locator("#told-talk").get_attribute("aria-selected") == "true"
    ann.page.locator(".talk input").focus()
    answers = ann.tape("answers.length")
    ann.page.keyboard.type("l1e2u")
    assert ann.page.locator(".talk input").input_value() == "l1e2u"
    assert ann.tape("answers.length") == answers
    ann.page.locator("#question-words").focus()
    ann.page.keyboard.press("k")
    ann.page.wait_for_selector("dialog[open]")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector("dialog[open]", state="detached")
