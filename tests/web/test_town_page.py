"""Choosing a town in the browser: wishes, one card for another, the code, the list, a forecast, and a game in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

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


def shelf(ann: Visitor, name: str) -> Locator:
    """The line of a town with a name; its list is opened."""
    ann.page.evaluate("document.querySelector('details.shelf').open = true")
    return ann.page.locator("details.shelf").get_by_role("link", name=re.compile(f"^{name}"))


def hold(ann: Visitor, where: str) -> list[Route]:
    """Requests that a test lets go on when it likes."""
    held: list[Route] = []

    def note(route: Route) -> None:
        held.append(route)

    ann.page.route(where, note)
    return held


def test_links_codes_and_steps_back_open_what_they_name(visit: Visit) -> None:
    ann = come(visit)
    shelf(ann, "The Builders").click()
    expect(ann.page.locator("#result")).to_have_text("The Builders")
    expect(ann.page.locator("#result")).to_be_focused()
    expect(ann.page.locator("details.shelf ul").first).to_be_hidden()
    builders = code(ann)
    ann.page.get_by_role("button", name="Draw another").click()
    changed(ann, builders)
    drawn = code(ann)
    # The address was last opened for this one, and still a link to it does something.
    shelf(ann, "The Builders").click()
    expect(ann.page.locator(".letters")).to_have_text(builders)
    assert ann.page.url.endswith(f"#/town/{builders}")
    ann.page.go_back()
    expect(ann.page.locator(".letters")).to_have_text(drawn)
    ann.page.evaluate("document.querySelector('details.shelf').open = true")
    field = ann.page.get_by_label("Code, name or link of a town")
    link = f"{ann.house.address}/#/town/{drawn}"
    for said in (builders.lower(), link, "first tanto cuore"):
        before = code(ann)
        ann.page.evaluate("document.querySelector('details.shelf').open = true")
        field.fill(said)
        field.press("Enter")
        changed(ann, before)
        expect(ann.page.locator("#result")).to_be_focused()
    expect(ann.page.locator("#result")).to_have_text("First Tanto Cuore")
    ann.page.go_back()
    expect(ann.page.locator(".letters")).to_have_text(drawn)
    # The way to the page itself draws another town.
    before = code(ann)
    ann.page.get_by_role("navigation").get_by_role("link", name="Towns").click()
    changed(ann, before)


def test_a_town_that_comes_late_changes_nothing(visit: Visit) -> None:
    ann = come(visit)
    held = hold(ann, "**/api/towns/draw")
    ann.page.get_by_role("button", name="Draw another").click()
    expect(ann.page.get_by_role("button", name="Draw another")).to_have_attribute("aria-busy", "true")
    ann.page.evaluate("location.hash = '#/help'")
    expect(ann.page.locator("main h1")).not_to_have_text("Choose a town")
    with ann.page.expect_response("**/api/towns/draw"):
        held[0].continue_()
    ann.page.wait_for_timeout(200)
    assert ann.page.url.endswith("#/help")
    # So does one that would be drawn when the words of wishes have come.
    ann.page.unroute("**/api/towns/draw")
    words, draws = hold(ann, "**/api/towns"), hold(ann, "**/api/towns/draw")
    ann.page.evaluate("location.hash = '#/town'")
    ann.page.wait_for_selector(".loading")
    ann.page.evaluate("location.hash = '#/help'")
    expect(ann.page.locator("main h1")).not_to_have_text("Choose a town")
    with ann.page.expect_response("**/api/towns"):
        words[0].continue_()
    ann.page.wait_for_timeout(500)
    assert ann.page.url.endswith("#/help")
    assert draws == []


def test_every_failure_is_called_what_it_is(visit: Visit) -> None:
    ann = come(visit, is_network_good=False)
    shown = code(ann)
    trouble = ann.page.locator(".trouble")
    ann.page.route("**/api/towns/draw", lambda route: route.abort())
    ann.page.get_by_role("button", name="Draw another").click()
    expect(trouble).to_contain_text("does not answer")
    expect(trouble.get_by_role("heading")).to_have_count(0)
    ann.page.unroute("**/api/towns/draw")
    ann.page.get_by_role("button", name="Draw another").click()
    changed(ann, shown)
    expect(trouble).to_be_empty()
    ann.page.evaluate("document.querySelector('details.shelf').open = true")
    field = ann.page.get_by_label("Code, name or link of a town")
    told = ann.page.locator("details.shelf [role=alert]")
    field.press("Enter")
    expect(told).to_contain_text("first")
    shown, address = code(ann), ann.page.url
    field.fill("no town at all")
    field.press("Enter")
    expect(told).to_contain_text("There is no such town")
    assert (code(ann), ann.page.url) == (shown, address), "the address names a town that is there"
    expect(trouble).to_be_empty()
    check_access(ann, "no such town")
    # What was wished before is told above the town: nobody has just touched the wish.
    ann.page.get_by_role("group", name="attacks").get_by_text("Only such").click()
    expect(ann.page.locator(".note")).to_be_visible()
    ann.page.get_by_role("button", name="Draw another").click()
    expect(trouble.get_by_role("heading")).to_have_text("No town is like that")
    expect(ann.page.locator(".note")).to_have_count(0)
    ann.problems = [problem for problem in ann.problems if not problem.startswith("4")]


def test_a_card_that_was_exchanged_is_not_kept_on_the_next_visit(visit: Visit) -> None:
    ann = come(visit)
    name = maids(ann)[2]
    ann.page.get_by_title(f"Keep {name}").click()
    expect(ann.page.get_by_text("Always in:")).to_be_visible()
    kept = "JSON.parse(localStorage['cuore.town'])"
    # What does not come changes no wish.
    ann.page.route("**/api/towns/draw", lambda route: route.fulfill(status=500, json={}))
    ann.page.get_by_title(f"Another one for {name}").click()
    expect(ann.page.locator(".trouble")).not_to_be_empty()
    expect(ann.page.get_by_text("Always in:")).to_be_visible()
    assert ann.page.evaluate(f"{kept}.pin") == [name]
    ann.page.unroute("**/api/towns/draw")
    ann.problems.clear()
    # While a town is on its way, nobody else is sent away.
    held = hold(ann, "**/api/towns/draw")
    before = code(ann)
    ann.page.get_by_title(f"Another one for {name}").click()
    other = maids(ann)[5]
    ann.page.get_by_title(f"Never {other}").click()
    assert ann.page.evaluate(f"{kept}.ban") == []
    held[0].continue_()
    changed(ann, before)
    assert ann.page.evaluate(f"{kept}.pin") == []
    assert other in maids(ann)


def test_wishes_about_cards_do_not_follow_into_other_boxes(visit: Visit) -> None:
    ann = come(visit)
    ann.page.get_by_title(f"Keep {maids(ann)[0]}").click()
    before = code(ann)
    ann.page.get_by_title(f"Never {maids(ann)[1]}").click()
    changed(ann, before)
    ann.go("#/lobby")
    ann.go("#/town/The Builders")  # of another box
    expect(ann.page.locator("#result")).to_have_text("The Builders")
    expect(ann.page.get_by_text("Always in:")).to_be_hidden()
    expect(ann.page.get_by_text("Never in:")).to_be_hidden()
    before = code(ann)
    ann.page.get_by_role("button", name="Draw another").click()
    changed(ann, before)
    expect(ann.page.locator(".trouble")).to_be_empty()


def test_the_list_is_for_those_who_were_asked_for_last(visit: Visit) -> None:
    ann = come(visit)
    held = hold(ann, "**/api/towns/*players=3*")
    players = ann.page.locator(".sheet select")
    players.select_option("3")
    players.select_option("4")
    expect(ann.page.locator(".sheet .about")).to_contain_text("4 players")
    with ann.page.expect_response("**/api/towns/*players=3*"):
        held[0].continue_()
    ann.page.wait_for_timeout(200)
    expect(ann.page.locator(".sheet .about")).to_contain_text("4 players")


def test_copied_is_said_of_the_code_that_was_copied(visit: Visit) -> None:
    ann = come(visit, permissions=["clipboard-read", "clipboard-write"])
    ann.page.get_by_role("button", name="Copy the code").click()
    note = ann.page.locator(".code [role=status]")
    expect(note).to_have_text("Copied.")
    before = code(ann)
    ann.page.get_by_role("button", name="Draw another").click()
    changed(ann, before)
    expect(note).to_be_empty()


def test_a_new_table_has_the_town_of_its_code_or_none(visit: Visit) -> None:
    ann = visit()
    ann.go("#/new?town=First Tanto Cuore")
    field = ann.page.get_by_label("Code or name of the town")
    told = ann.page.locator(".known ~ p[role=status]")
    expect(told).to_contain_text("First Tanto Cuore")
    # An older answer comes later than the newer one.
    held = hold(ann, "**/api/towns/The%20Builders*")
    for name in ("The Builders", "A Quiet Evening"):
        field.fill(name)
        field.press("Tab")
    expect(told).to_contain_text("A Quiet Evening")
    newest = field.input_value()
    with ann.page.expect_response("**/api/towns/The%20Builders*"):
        held[0].continue_()
    ann.page.wait_for_timeout(200)
    expect(told).to_contain_text("A Quiet Evening")
    expect(field).to_have_value(newest)
    # Without a code there is no town, and nothing is asked of the server.
    field.fill("")
    field.press("Tab")
    expect(told).to_have_count(0)
    ann.page.get_by_role("button", name="Deal the cards").click()
    expect(ann.page.locator("form .failure", has_text=re.compile(r"\w"))).to_be_visible()


def test_ten_maids_for_a_table_are_drawn_by_the_server(visit: Visit) -> None:
    ann = visit(is_network_good=False)
    ann.go("#/new")
    ann.page.get_by_role("checkbox", name="Oktoberfest").check()
    ann.page.locator("input[name=town][value=chosen]").check(force=True)
    button = ann.page.get_by_role("button", name="Draw ten")
    picked = ann.page.locator(".below b[role=status]")

    def draw() -> list[str]:
        with ann.page.expect_response("**/api/towns/draw") as answer:
            button.click()
        assert (answer.value.request.post_data_json or {})["boxes"] == ["base", "oktoberfest"]
        cards = ann.ask("/api/catalogue", method="GET")["cards"]
        return [cards[maid["kind"]]["name"] for maid in answer.value.json()["maids"]]

    def kept() -> list[str]:
        return list(ann.page.evaluate("JSON.parse(localStorage['cuore.new-table']).maids"))

    drawn = draw()
    expect(picked).to_contain_text("10")
    assert kept() == drawn
    # A server that refuses, or is not there, leaves what was chosen and says why.
    failure = ann.page.locator("section .failure", has_text=re.compile(r"\w"))
    refusal = {"code": "too-fast", "words": "too many towns"}
    ann.page.route("**/api/towns/draw", lambda route: route.fulfill(status=429, json=refusal), times=1)
    button.click()
    expect(failure).to_contain_text("Too many towns.")
    ann.page.route("**/api/towns/draw", lambda route: route.abort(), times=1)
    button.click()
    expect(failure).to_contain_text("The server does not answer.")
    assert kept() == drawn
    ann.problems = [problem for problem in ann.problems if problem != "429 for POST /api/towns/draw"]
    # An answer that comes when other boxes are chosen is for nobody.
    held = hold(ann, "**/api/towns/draw")
    button.click()
    ann.page.get_by_role("checkbox", name="Oktoberfest").uncheck()
    with ann.page.expect_response("**/api/towns/draw"):
        held[0].continue_()
    ann.page.wait_for_timeout(200)
    assert kept() == drawn


def test_wishes_that_cannot_be_are_explained_where_they_are(visit: Visit) -> None:
    ann = come(visit, is_network_good=False)
    shown = code(ann)
    buildings = ann.page.get_by_role("group", name="buildings")
    expect(buildings.get_by_label("Always")).to_be_disabled()  # these boxes have none
    attacks = ann.page.get_by_role("group", name="attacks")
    attacks.get_by_text("Only such").click()
    note = ann.page.locator(".note")
    clash = "The box Tanto Cuore and “Cards that harm others (attacks): Only such” cannot hold together"
    told = f"{clash} (in Tanto Cuore only 3 fit 'attacks')"
    expect(note).to_contain_text(told)
    expect(note).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".right > [role=status]")).to_contain_text(told)
    expect(ann.page.locator(".trouble")).to_be_empty()
    assert code(ann) == shown
    expect(attacks.get_by_role("img", name="This is a part of what cannot be.")).to_be_visible()
    check_access(ann, "wishes that clash")
    # What can be is drawn at once.
    attacks.get_by_text("Some").click()
    expect(note).to_have_count(0)
    shown = code(ann)
    ann.page.get_by_role("checkbox", name="Expanding the House").check()
    changed(ann, shown)
    buildings.get_by_text("Always").click()
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
        expect(ann.page.locator(".letters")).to_have_text(town)
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


def test_another_town_has_not_the_forecast_of_the_last_one(visit: Visit) -> None:
    ann = visit(viewport=DESKTOP)
    held: list[Route] = []

    def answer(route: Route) -> None:
        if held:
            held.append(route)
        else:
            held.append(route)
            route.fulfill(json={"state": "done", "forecast": FORECAST})

    ann.page.route("**/forecast*", answer)
    ann.go("#/town/First Tanto Cuore")
    expect(ann.page.locator(".told")).to_be_visible()
    before = code(ann)
    ann.page.get_by_role("button", name="Draw another").click()
    changed(ann, before)
    expect(ann.page.locator(".told")).to_have_count(0)
    held[-1].fulfill(json={"state": "none"})
    expect(ann.page.get_by_role("button", name="Make a forecast")).to_be_visible()


def test_a_forecast_is_of_the_usual_game(visit: Visit) -> None:
    ann = visit(viewport=DESKTOP)
    ann.page.route("**/forecast*", lambda route: route.fulfill(json={"state": "done", "forecast": FORECAST}))
    ann.go("#/town/First Tanto Cuore")
    told = ann.page.locator(".told > p")
    expect(told).to_contain_text("2 players.")
    ann.page.get_by_role("checkbox", name="Faster game").check()
    expect(told).to_contain_text("2 players, the usual game.")


def test_who_waits_for_a_forecast_by_keys_and_ears_is_not_lost(visit: Visit) -> None:
    ann = visit(viewport=DESKTOP)
    state: dict[str, object] = {"state": "none"}
    ann.page.route("**/forecast*", lambda route: route.fulfill(json=state))
    come_to = ann.page.locator("section[aria-labelledby=forecast]")
    ann.go("#/town/First Tanto Cuore")
    button = ann.page.get_by_role("button", name="Make a forecast")
    button.focus()
    state = {"state": "running", "done": 1, "total": 740}
    ann.page.keyboard.press("Enter")
    status = come_to.get_by_role("status")
    expect(status).to_have_text("The forecast is being made.")
    expect(come_to.get_by_role("progressbar")).to_be_focused()
    status.evaluate(
        "(it) => { it.said = 0; new MutationObserver(() => { it.said += 1; }).observe(it, DEEP); }".replace(
            "DEEP", "{ childList: true, characterData: true, subtree: true }"
        )
    )
    for done in (30, 60):
        state = {"state": "running", "done": done, "total": 740}
        expect(come_to).to_contain_text(f"{done} of 740")
    assert status.evaluate("(it) => it.said") == 0  # not every second
    state = {"state": "done", "forecast": FORECAST}
    expect(status).to_contain_text("What to expect: A game lasts")
    expect(come_to.get_by_role("heading", name="What to expect")).to_be_focused()
    check_access(ann, "a forecast that was waited for")


def test_a_forecast_is_waited_for_and_told(visit: Visit) -> None:
    ann = visit(viewport=DESKTOP)
    says = [
        {"state": "none"},
        *[{"state": "waiting"}] * 5,
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
    expect(ann.page.locator(".progress")).to_contain_text("Starting…")
    expect(ann.page.locator(".progress")).to_contain_text("Others come first")
    expect(ann.page.locator(".progress")).to_contain_text("30 of 740 games")
    expect(ann.page.locator(".told")).to_contain_text("27 (26 to 27) rounds")
    assert asked == ["GET", "POST", *["GET"] * 6]
    expect(ann.page.get_by_role("row", name=re.compile("^First "))).to_contain_text("%")
    expect(ann.page.get_by_text("People play otherwise")).to_be_visible()
    ann.page.evaluate("scrollTo(0, 0)")
    check(ann, "a forecast")
    check_access(ann, "a forecast")


def test_on_a_phone_the_wishes_stay_open_and_say_there_what_cannot_be(visit: Visit) -> None:
    ann = come(visit, is_network_good=False, viewport=PHONE)
    wishes = ann.page.locator("details.wishes")
    wishes.locator("summary").first.tap()
    base, vacation = [ann.page.get_by_role("checkbox", name=box) for box in ("Tanto Cuore", "Romantic Vacation")]
    before = code(ann)
    vacation.tap()
    changed(ann, before)
    expect(wishes).to_have_attribute("open", "")
    ann.page.get_by_role("group", name="attacks").get_by_text("Only such").tap()
    expect(ann.page.locator(".note")).to_be_in_viewport(ratio=1)
    expect(wishes).to_have_attribute("open", "")
    # The last box stays.
    ann.page.get_by_role("group", name="attacks").get_by_text("Any").tap()
    base.first.tap()
    vacation.tap()
    expect(vacation).to_be_checked()
    expect(ann.page.get_by_text("At least one box is needed").first).to_be_visible()
    ann.page.evaluate("scrollTo(0, 0)")
    check(ann, "wishes on a phone")
    narrow = come(visit, viewport={"width": 320, "height": 640})
    assert narrow.page.evaluate("document.documentElement.scrollWidth") == 320
    ann.problems = [problem for problem in ann.problems if problem != "400 for POST /api/towns/draw"]


def test_the_shorter_game_is_offered_where_it_can_be_played(visit: Visit) -> None:
    ann = come(visit, "#/town/First Tanto Cuore")
    faster = ann.page.locator(".sheet").get_by_role("checkbox", name="Faster game")
    faster.check()
    expect(ann.page.locator(".sheet .about")).to_contain_text("Faster game")
    ann.page.get_by_label("Players").first.select_option("3")
    expect(ann.page.locator(".sheet .about")).to_contain_text("3 players")
    expect(faster).to_be_disabled()
    before = code(ann)
    shelf(ann, "First More Tanto Cuore").click()
    changed(ann, before)
    expect(faster).to_be_disabled()
    expect(ann.page.get_by_text("Only for two players, and not in the Park.")).to_be_visible()


def test_play_here_seats_as_many_as_the_list_is_for(visit: Visit) -> None:
    ann = come(visit)
    played = code(ann)
    ann.page.get_by_label("Players").first.select_option("4")
    expect(ann.page.locator(".sheet .about")).to_contain_text("4 players")
    ann.page.get_by_role("button", name="Play here").click()
    ann.page.wait_for_selector("section.hand .face")
    assert len(ann.tape("view")["view"]["houses"]) == 4
    ann.page.get_by_label("Table menu").click()
    expect(ann.page.get_by_role("link", name=f"The town: {played}")).to_have_attribute("href", f"#/town/{played}")


def test_a_forecast_under_way_is_found_again(visit: Visit) -> None:
    ann = come(visit, "#/town/First Tanto Cuore")
    first = code(ann)
    state = {"state": "none"}
    other = {"state": "none"}

    def answer(route: Route) -> None:
        if first not in route.request.url:
            if route.request.method == "POST":
                other["state"] = "waiting"
            route.fulfill(json=other)
        elif "usual" in route.request.url or "usual" in (route.request.post_data or ""):
            route.fulfill(json={**state, "done": 40, "total": 3600})
        else:
            route.fulfill(json={"state": "none"})

    ann.page.route("**/forecast*", answer)
    panel = ann.page.locator("section[aria-labelledby=forecast]")
    panel.get_by_role("radio", name="Usual").check()
    state["state"] = "running"
    panel.get_by_role("button", name="Make a forecast").click()
    expect(panel).to_contain_text("40 of 3600")
    ann.page.reload()
    expect(panel).to_contain_text("40 of 3600")
    # Whatever else is asked for meanwhile waits for that, and says so.
    ann.page.get_by_role("button", name="Draw another").click()
    panel.get_by_role("button", name="Make a forecast").click()
    expect(panel).to_contain_text("What you asked for before is made first")


def test_a_town_is_searched_for_by_what_its_games_should_be_like(visit: Visit) -> None:
    ann = come(visit)
    begun: list[dict[str, object]] = []
    found = {
        "code": "1QGH-2PPR-3E",
        "met": True,
        "games": 300,
        "sentences": ["Of 8,000 towns, this is as wished.", "rounds=24: 24.2 (23.9–24.5) rounds, surely."],
    }
    body: dict[str, object] = {"search": "0" * 32, "state": "running", "done": 0, "total": 9000}

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            begun.append(json.loads(route.request.post_data or ""))
        route.fulfill(json=body)

    ann.page.route("**/api/towns/search**", answer)
    fold = ann.page.locator("details", has_text="What should its games be like?")
    ann.page.get_by_text("What should its games be like?").click()
    look = fold.get_by_role("button", name="Look for such a town")
    look.click()
    expect(fold).to_contain_text("Choose first")
    fold.get_by_role("group", name="Length").get_by_text("About").click()
    fold.get_by_label("About so many rounds").fill("24")
    fold.get_by_role("checkbox", name="Close").check()
    fold.get_by_label("Different ways").select_option("2")
    fold.get_by_role("radio", name="Sure").check()
    check_access(ann, "what games should be like")
    look.focus()
    ann.page.keyboard.press("Enter")
    expect(fold.get_by_role("progressbar")).to_be_focused()
    news = ann.page.locator(".right > [role=status]")
    expect(news).to_have_text("Looking for a town.")
    assert (begun[0]["boxes"], begun[0]["players"], begun[0]["quick"]) == (["base"], 2, False)
    assert begun[0]["like"] == ["rounds=24", "close", "plans=2"]
    # Whoever leaves finds it again, and may stop waiting.
    body["done"] = 1200
    expect(fold).to_contain_text("1,200 of at most 9,000 games")
    ann.go("#/help")
    ann.go("#/town")
    expect(fold).to_contain_text("1,200 of at most 9,000 games")
    fold.get_by_role("button", name="Stop waiting").click()
    expect(look).to_be_focused()
    look.click()
    fold.get_by_role("progressbar").focus()
    body |= {"state": "done", "found": found}
    expect(ann.page.locator(".letters")).to_have_text("1QGH-2PPR-3E")
    expect(ann.page.locator("#result")).to_be_focused()
    told = ann.page.locator(".found")
    expect(told).to_contain_text("As you wished")
    expect(told).to_contain_text("About 24 rounds: 24.2 (23.9–24.5) rounds, surely.")
    expect(news).to_contain_text("A town was found. As you wished.")
    check_access(ann, "a town that was searched for")
    ann.page.evaluate("scrollTo(0, 0)")
    check(ann, "a town that was searched for")
    # What fails is said in the fold.
    body |= {"state": "failed", "found": None, "error": "it took too long"}
    look.click()
    expect(fold).to_contain_text("No town was found: It took too long.")


def test_a_real_search_by_a_guest_finds_a_town(visit: Visit) -> None:
    ann = come(visit, viewport=PHONE, is_network_good=False)
    ann.page.get_by_text("What should its games be like?").tap()
    fold = ann.page.locator("details", has_text="What should its games be like?")
    # What cannot be is told in the words of the page.
    ann.page.locator("details.wishes > summary").tap()
    ann.page.get_by_role("group", name="attacks").get_by_text("Only such").tap()
    expect(ann.page.locator(".note")).to_be_visible()
    fold.get_by_role("checkbox", name="Close").check()
    look = fold.get_by_role("button", name="Look for such a town")
    look.tap()
    expect(fold).to_contain_text("The box Tanto Cuore and “Cards that harm others (attacks): Only such” cannot hold")
    ann.page.get_by_role("group", name="attacks").get_by_text("None").tap()
    expect(ann.page.locator(".note")).to_have_count(0)
    look.tap()
    expect(ann.page.locator(".found")).to_contain_text("The nearest by a guess")
    expect(ann.page.locator(".found")).to_contain_text("Close: ")
    ann.page.evaluate("scrollTo(0, 0)")
    check(ann, "a town that was searched for, on a phone")
    ann.problems = [problem for problem in ann.problems if not problem.startswith("400 for POST")]
