"""Choosing a town in the browser: wishes, one card for another, the code, the list, a forecast, and a game in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from cuore import official_rules
from cuore.cli.town.described import Described
from cuore.cli.town.paper import paper
from cuore.town import Wishes, draw_town
from tests.web.test_accessibility import check as check_access
from tests.web.test_layout import check
from tests.web.visitor import DESKTOP, PHONE, Visit, Visitor

FORECAST = json.loads(Path(__file__).with_name("forecast.json").read_text(encoding="utf-8"))


def come(visit: Visit, page: str = "#/town", **options: object) -> Visitor:
    ann = visit(**options)
    ann.go(page)
    ann.page.wait_for_selector(".maids .face")
    return ann


def maids(ann: Visitor) -> list[str]:
    found: list[str] = ann.page.evaluate(
        "[...document.querySelectorAll('.maids [data-card]')].map((card) => card.dataset.card)"
    )
    return found


def code(ann: Visitor) -> str:
    return ann.page.locator(".letters").inner_text()


def changed(ann: Visitor, before: str) -> None:
    """Until another town is shown."""
    expect(ann.page.locator(".letters")).not_to_have_text(before)


def test_drawing_keeping_and_exchanging(visit: Visit) -> None:
    ann = come(visit)
    first = maids(ann)
    assert len(set(first)) == 10
    # One card for another: the nine others stay, each in its place, and the address follows.
    before = code(ann)
    ann.page.get_by_title(f"Another one for {first[3]}").click()
    changed(ann, before)
    second = maids(ann)
    assert [at for at in range(10) if first[at] != second[at]] == [3]
    assert ann.page.url.endswith(f"#/town/{code(ann)}")
    # Who is kept stays when another town is drawn, and says that she was asked for.
    kept = second[5]
    ann.page.get_by_title(f"Keep {kept}").click()
    for _ in range(2):
        before = code(ann)
        ann.page.get_by_role("button", name="Draw another").click()
        changed(ann, before)
        assert kept in maids(ann)
    expect(ann.page.locator(f".maids [data-card='{kept}'] .why")).to_contain_text("You asked for")
    # Back, card by card.
    last = code(ann)
    ann.page.get_by_role("button", name="The one before").click()
    changed(ann, last)
    assert code(ann) == before


def test_wishes_that_cannot_be_are_explained_where_they_are(visit: Visit) -> None:
    ann = come(visit, is_network_good=False)
    shown = code(ann)
    buildings = ann.page.get_by_role("group", name="buildings")
    buildings.get_by_text("Always").click()
    expect(ann.page.locator(".trouble")).to_contain_text("buildings required")
    assert code(ann) == shown
    expect(buildings.get_by_role("img", name="This is a part of what cannot be.")).to_be_visible()
    check_access(ann, "wishes that clash")
    # Another box has what is wished for: it is drawn at once.
    ann.page.get_by_role("checkbox", name="Expanding the House").check()
    changed(ann, shown)
    expect(ann.page.locator(".trouble")).to_be_empty()
    expect(ann.page.locator("summary h3", has_text="Buildings")).to_be_visible()
    ann.problems = [problem for problem in ann.problems if problem != "400 for POST /api/towns/draw"]
    # The wishes are here again on the next visit.
    ann.go("#/lobby")
    ann.go("#/town")
    expect(ann.page.get_by_role("checkbox", name="Expanding the House")).to_be_checked()


def test_a_link_opens_the_same_town_elsewhere_and_a_game_in_it(visit: Visit) -> None:
    ann = come(visit)
    ann.page.get_by_role("group", name="events").get_by_text("None").click()
    changed(ann, code(ann))
    link = f"#/town/{code(ann)}"
    ben = come(visit, link.lower(), viewport=PHONE)
    assert code(ben) == code(ann)
    assert set(maids(ben)) == set(maids(ann))
    check(ben, "a town on a phone")
    expect(ben.page.get_by_role("link", name="Choose the seats")).to_have_attribute("href", f"#/new?town={code(ben)}")
    ben.page.get_by_role("button", name="Play here").click()
    ben.page.wait_for_selector("section.hand .face")
    names = ben.ask("/api/catalogue", method="GET")["cards"]
    shop = {names[kind]["name"] for kind, *_ in ben.tape("view")["view"]["shop"]}
    assert set(maids(ann)) < shop
    assert "Illness" not in shop
    # The same at a new table, with other seats.
    ann.page.get_by_role("link", name="Choose the seats").click()
    expect(ann.page.get_by_label("Code or name of the town")).to_have_value(link.removeprefix("#/town/"))
    expect(ann.page.get_by_text("Azure Crescent" if "Azure Crescent" in shop else "Tanto Cuore").first).to_be_visible()
    ann.page.get_by_role("button", name="Deal the cards").click()
    ann.page.wait_for_selector("section.hand .face")


def test_the_list_is_printed_on_one_page(visit: Visit) -> None:
    ann = come(visit)
    wish = {"boxes": ["more", "base", "expanding", "vacation", "oktoberfest"], "seed": "tea"}
    longest = [
        ann.ask("/api/towns/draw", wish)["code"],
        ann.ask("/api/towns/draw", {**wish, "boxes": wish["boxes"][1:]})["code"],
    ]
    for town, players in zip(longest, ("4", "6"), strict=True):
        ann.go(f"#/town/{town}")
        ann.page.wait_for_selector(".sheet")
        ann.page.locator(".sheet select").select_option(players)
        expect(ann.page.locator(".sheet .about")).to_contain_text(f"{players} players")
        printed = ann.page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, town
    ann.page.evaluate("document.documentElement.dataset.theme = 'night'")
    ann.page.emulate_media(media="print")
    assert ann.page.locator("nav").is_hidden()
    assert ann.page.get_by_text("Make a forecast").is_hidden()
    assert ann.page.locator(".sheet li").first.evaluate("(line) => getComputedStyle(line).color") == "rgb(0, 0, 0)"


def test_the_page_of_the_command_is_one_page_too(visit: Visit) -> None:
    """``cuore town CODE --html``, for the fullest tables."""
    ann = visit()
    rules = official_rules()
    boxes = ("base", "expanding", "vacation", "oktoberfest")
    wishes = Wishes(forbid=("beers",))  # with beers there are fewer Reminiscences
    for town, players in (
        (draw_town(rules, ("more", *boxes), "tea"), 4),
        (draw_town(rules, boxes, "tea"), 6),
        (draw_town(rules, boxes, "tea", wishes), 6),
    ):
        ann.page.set_content(paper(Described(rules, town, players), None))
        expect(ann.page.get_by_role("heading", name="What else is here")).to_be_visible()
        assert len(re.findall(rb"/Type\s*/Page\b", ann.page.pdf(format="A4"))) == 1, town


def test_a_forecast_is_waited_for_and_told(visit: Visit) -> None:
    ann = visit(viewport=DESKTOP)
    says = [
        {"state": "none"},
        {"state": "waiting"},
        {"state": "running", "done": 30, "total": 740},
        {"state": "done", "forecast": FORECAST},
    ]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=says[min(len(asked), len(says)) - 1])

    ann.page.route("**/forecast*", answer)
    ann.go("#/town/First Tanto Cuore")
    ann.page.get_by_role("button", name="Make a forecast").click()
    expect(ann.page.locator(".progress")).to_contain_text("come first")
    expect(ann.page.locator(".progress")).to_contain_text("30 of 740 games")
    expect(ann.page.locator(".told")).to_contain_text("27 (26 to 27) rounds")
    assert asked == ["GET", "POST", "GET", "GET"]
    expect(ann.page.get_by_role("row", name=re.compile("^First "))).to_contain_text("%")
    expect(ann.page.get_by_text("People play otherwise")).to_be_visible()
    ann.page.evaluate("scrollTo(0, 0)")
    check(ann, "a forecast")
    check_access(ann, "a forecast")
