"""Several people at one table: friends by a link, somebody who watches, and words that pretend to be a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.visitor import Visit, Visitor

PAYLOADS = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(2)</script>",
    '"><svg onload=alert(3)>',
    "{@html 'a'}{{7*7}}${7*7}",
    "javascript:alert(4)//</p></b><iframe>",
)
HOSTILE_NAME = "<b onclick=a>"
NODES = "document.querySelectorAll('img[src=x], script:not([src]), svg[onload], iframe, [onerror], [onclick]').length"

OPEN_TABLE = """() => ({
    houses: tape.view.view.houses.map((house, seat) => [house.hand, house.deck, house.discard, house.points ?? 0]),
    town: [...document.querySelectorAll('.town .thing')].map((thing) => thing.closest('[data-kind]').dataset.kind),
    round: document.querySelector('.round').textContent,
})"""


def hand_on_page(visitor: Visitor) -> list[tuple[int, int]]:
    """The seat and kind of everything that lies in a hand on somebody's page."""
    found = visitor.page.evaluate(
        "[...document.querySelectorAll('[data-zone=hand]')].map(({ dataset }) => [dataset.seat, dataset.kind])"
    )
    return [(int(seat), int(kind)) for seat, kind in found]


def check_secrets(visitor: Visitor, seat: int) -> None:
    """Whoever sits there sees the own hand and no other; ``-1`` sees none."""
    houses = visitor.tape("view.view.houses")
    assert visitor.tape("view.view.seat") == seat
    assert all("cards" not in house for number, house in enumerate(houses) if number != seat)
    own = set(houses[seat].get("cards", [])) if seat >= 0 else set()
    assert set(hand_on_page(visitor)) == {(seat, kind) for kind in own}


def answer(*people: Visitor) -> None:
    """Whoever is asked answers. People sit in this order, bots behind them."""
    first = people[0]
    first.wait_for(
        "(people) => { const { asked } = tape.view.view; return 0 <= asked && asked < people; }", len(people)
    )
    asked = people[first.tape("view.view.asked")]
    revision = first.tape("view.rev")
    asked.play(stop=1)
    first.wait_for("(revision) => tape.view.rev > revision", revision)


def test_two_people_and_somebody_who_watches(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    ann.come_in("Ann")
    table = ann.open_table(["me", "open"], boxes=["base"])
    ann.sit_at(table)
    link = ann.page.locator("input[readonly]").input_value()
    secret = link.rsplit("/", 1)[1]
    assert link == f"{ann.house.address}/#/table/{table}/{secret}"
    # Ben follows the link, though he was never here, and sits down.
    ben.page.goto(link)
    ben.page.locator(".seats button.main").click()
    ann.page.locator(".deal:enabled").click()
    for each, seat in ((ann, 0), (ben, 1)):
        each.page.wait_for_selector(".board")
        check_secrets(each, seat)
    eve.page.goto(link)
    eve.page.wait_for_selector(".board")
    for _ in range(12):
        answer(ann, ben)
        revision = ann.tape("view.rev")
        for each, seat in ((ann, 0), (ben, 1), (eve, -1)):
            each.wait_for("(revision) => tape.view.rev === revision", revision)
            check_secrets(each, seat)
        assert ann.page.evaluate(OPEN_TABLE) == ben.page.evaluate(OPEN_TABLE) == eve.page.evaluate(OPEN_TABLE)
    assert eve.page.locator("section.hand").count() == 0
    assert eve.page.locator(".question.mine, .answer, .can").count() == 0
    # What is said is heard by all.
    for each in (ann, ben, eve):
        each.page.locator("#told-talk").click()
    ann.page.locator(".talk input").fill("Tea is served.")
    ann.page.keyboard.press("Enter")
    for each in (ann, ben, eve):
        each.page.locator(".said", has_text="Tea is served.").wait_for()


def hostile(frame: str | bytes) -> str:
    """What a server says that lets anybody be called anything."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "seats":
        for seat in message["seats"]:
            seat["name"] = HOSTILE_NAME
    if message["type"] == "said":
        message["name"] = HOSTILE_NAME
    return json.dumps(message)


def test_words_of_people_stay_text(visit: Visit) -> None:
    """Our server takes no such names; the page must not rely on it."""
    ann, ben = visit(), visit()

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: line.send(hostile(frame)))

    ben.page.route_web_socket("**/socket", between)
    ann.come_in("Ann")
    title = PAYLOADS[0]
    table = ann.open_table(
        ["me", "open", "apprentice"], boxes=["base"], title=title, options={"public": True, "chat": True}
    )
    ann.sit_at(table)
    # The title in the lobby and above the table that waits,
    ben.go("#/lobby")
    ben.page.locator("h2", has_text=title).wait_for()
    ben.page.locator("li.panel a").first.click()
    ben.page.locator("h1", has_text=title).wait_for()
    ben.page.locator(".seats bdi", has_text=HOSTILE_NAME).first.wait_for()
    ben.page.locator(".seats button.main").click()
    # what is said there,
    for payload in PAYLOADS:
        ann.page.locator(".talk input").fill(payload)
        ann.page.keyboard.press("Enter")
        ben.page.locator(".said .words").filter(has_text=payload).wait_for()
    ann.page.locator(".deal:enabled").click()
    ben.page.wait_for_selector(".board")
    # and the names in the houses, the log and the talk of a game.
    assert ben.page.locator("h3 bdi").all_inner_texts() == [HOSTILE_NAME] * 2
    while ann.tape("view.view.round") < 2:
        answer(ann, ben)
    for tab in ("since", "log", "talk"):
        ben.page.locator(f"#told-{tab}").click()
        ben.page.locator("#told-panel").get_by_text(HOSTILE_NAME).first.wait_for(state="attached")
        assert ben.page.evaluate(NODES) == 0
    for each in (ann, ben):
        assert each.page.evaluate(NODES) == 0
