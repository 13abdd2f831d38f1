"""Pass and play: behind the curtain the page holds no card of anybody's."""

from __future__ import annotations

import json

from tests.web.visitor import Visit, Visitor


def opened(visitor: Visitor) -> str:
    """A table for two at one screen, dealt; the curtain is down."""
    visitor.come_in("Ann")
    table = visitor.open_table(["me", "open"], boxes=["base"])
    visitor.sit_at(table)
    visitor.page.locator(".seats form input").fill("Ben")
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".deal:enabled").click()
    visitor.page.wait_for_selector(".curtain")
    return table


def check_nothing_is_shown(visitor: Visitor) -> None:
    """No card in the page, in what a screen reader is told, in the title, in the address or in anything kept."""
    names = visitor.page.evaluate(
        "fetch('/api/catalogue').then((answer) => answer.json()).then(({ cards }) => cards.map((card) => card.name))"
    )
    assert visitor.page.locator(".face, .thing, [data-kind], .answer, .can, .told").count() == 0
    # What is said aloud is emptied in the same moment.
    assert visitor.page.locator("[data-region]").all_inner_texts() == ["", "", ""]
    session = visitor.context.new_cdp_session(visitor.page)
    tree = json.dumps(session.send("Accessibility.getFullAXTree"), ensure_ascii=False)
    session.detach()
    places = {
        "page": visitor.page.content(),
        "accessibility tree": tree,
        "title": visitor.page.title(),
        "address": visitor.page.url,
        "storage": str(visitor.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")),
        "history": str(visitor.page.evaluate("JSON.stringify(history.state)")),
    }
    found = [(place, name) for place, text in places.items() for name in names if name in text]
    assert not found
    assert visitor.page.evaluate("indexedDB.databases().then((kept) => kept.length)") == 0
    assert visitor.page.evaluate("caches.keys().then((kept) => kept.length)") == 0


def lift(visitor: Visitor) -> None:
    """Hold the button."""
    box = visitor.page.locator(".curtain button").bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.down()
    visitor.page.wait_for_selector(".board")
    visitor.page.mouse.up()


def test_the_curtain(visit: Visit) -> None:
    ann = visit()
    opened(ann)
    first = ann.tape("view.view.asked")
    for turn in range(4):
        seat = (first + turn) % 2
        ann.page.locator(".curtain bdi", has_text=("Ann", "Ben")[seat]).wait_for()
        ann.wait_for("() => tape.view.view.seat === -1")
        assert ann.tape("view.view.asked") == seat
        check_nothing_is_shown(ann)
        # A short press is no lifting.
        ann.page.locator(".curtain button").click()
        assert ann.page.locator(".curtain").count() == 1
        lift(ann)
        assert ann.tape("view.view.seat") == seat
        ann.page.wait_for_selector("section.hand .face")
        ann.play()
        ann.page.wait_for_selector(".curtain")


def test_whoever_loads_the_page_again_or_goes_back_finds_the_curtain(visit: Visit) -> None:
    ann = visit()
    opened(ann)
    lift(ann)
    ann.page.wait_for_selector("section.hand .face")
    ann.page.reload()
    ann.page.wait_for_selector(".curtain")
    ann.wait_for("() => tape.view?.view.seat === -1")
    check_nothing_is_shown(ann)
    lift(ann)
    ann.page.wait_for_selector("section.hand .face")
    ann.page.evaluate("location.hash = '#/'")
    ann.page.wait_for_selector(".play")
    ann.page.go_back()
    ann.page.wait_for_selector(".curtain")
    ann.wait_for("() => tape.view?.view.seat === -1")
    check_nothing_is_shown(ann)


def test_the_curtain_by_keyboard(visit: Visit) -> None:
    ann = visit()
    opened(ann)
    button = ann.page.locator(".curtain button")
    assert button.evaluate("(button) => button === document.activeElement")
    ann.page.keyboard.press("Enter")
    assert ann.page.locator(".curtain").count() == 1
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("section.hand .face")
