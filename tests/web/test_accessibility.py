"""axe finds nothing: on every page and at typical moments of the table, by day and night, on a desk and a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.web.wishes import BOTS, wish

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PAGES = ("", "new", "town", "lobby", "games", "cards", "gallery", "account", "settings", "credits", "help", "nowhere")

screens = pytest.mark.parametrize("screen", ["desktop", "phone"])


def come(visit: Visit, screen: str, **settings: object) -> Visitor:
    visitor = visit(viewport=PHONE if screen == "phone" else DESKTOP)
    visitor.set(**settings)
    visitor.come_in("Ann")
    return visitor


def check(visitor: Visitor, where: str) -> None:
    """Nothing that axe knows how to find is wrong with what is shown now, by day and by night."""
    grounds = set()
    for theme in ("day", "night"):
        visitor.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        grounds.add(visitor.page.evaluate("getComputedStyle(document.body).backgroundColor"))
        _check(visitor, f"{where} by {theme}")
    assert len(grounds) == 2, "day and night look the same"


def _check(visitor: Visitor, where: str) -> None:
    if not visitor.page.evaluate("'axe' in globalThis"):
        visitor.page.evaluate(AXE)
    found: list[dict[str, Any]] = visitor.page.evaluate(
        """async () => {
            const { violations } = await axe.run(document, { resultTypes: ['violations'] });
            const told = ({ html, failureSummary }) => `${html.slice(0, 300)}: ${failureSummary}`;
            return violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(told) }));
        }"""
    )
    assert not found, f"{where}: " + "\n".join(f"{each['id']}: {node}" for each in found for node in each["nodes"])


@screens
def test_pages(visit: Visit, screen: str) -> None:
    ann = come(visit, screen)
    for page in PAGES:
        if page:
            before = ann.page.title()
            ann.page.evaluate("(hash) => { location.hash = hash; }", f"#/{page}")
            ann.wait_for("(before) => document.title !== before", before)
        ann.wait_for("() => document.querySelector('main h1') && !document.querySelector('.loading')")
        check(ann, page or "first page")


@screens
def test_moments_of_a_table(visit: Visit, screen: str) -> None:
    ann = come(visit, screen)
    waiting = ann.open_table(["me", "open"], boxes=["base"])
    ann.sit_at(waiting)
    check(ann, "waiting room")
    ann.page.locator(".seats form input").fill("Ben")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".deal:enabled").click()
    ann.page.wait_for_selector(".curtain")
    check(ann, "curtain")
    ann.sit_at(ann.open_table(["me", *BOTS], **wish("oktoberfest")))
    ann.await_question()
    check(ann, "own turn")
    ann.play(stop=12, thorough=False)
    ann.page.evaluate("player.asked(false)")
    check(ann, "a later turn")
    ann.page.locator("summary").first.click()
    check(ann, "menu")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".town .thing").first.focus()
    ann.page.keyboard.press("?")
    ann.page.wait_for_selector("dialog[open] .face.full")
    check(ann, "a card read large")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("k")
    ann.page.wait_for_selector("dialog[open]")
    check(ann, "list of keys")


@screens
def test_the_end(visit: Visit, screen: str) -> None:
    ann = come(visit, screen, notes=False)
    ann.sit_at(ann.open_table(["me", *BOTS], **wish("more")))
    ann.play(seed=3, thorough=False)
    ann.page.wait_for_selector("dialog.end[open]")
    check(ann, "end")
