"""Reports and forecasts in a real browser: nothing is fetched or cut off, axe finds nothing, and all of it moves.

One browser for all of it. Findings are made up; the forecast is of few games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Locator, Page, ViewportSize, sync_playwright

from cuore.lab.forecast import Forecast
from cuore.lab.forecast import page as foretold
from cuore.lab.report import page as report
from cuore.lab.study import Findings
from tests.lab.forecast.plans import small_forecast
from tests.lab.forecast.test_page import nasty
from tests.lab.report import made_up
from tests.web.conftest import FLAGS, chromium

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PAPER: ViewportSize = {"width": 711, "height": 1000}
"""What is left of a sheet between its edges."""

MADE: dict[str, Callable[[], Findings]] = {**made_up.ALL, "nasty": made_up.nasty, "nasty rules": made_up.nasty_variants}
FORECASTS: dict[str, Callable[[], Forecast]] = {"forecast": small_forecast, "nasty forecast": nasty}

CROWDED = """() => {
    const found = [];
    const near = 1.5;
    for (const chart of document.querySelectorAll('svg.chart')) {
        if (!chart.getClientRects().length) continue;
        const { width, height } = chart.viewBox.baseVal;
        const place = (each) => {
            const { x, y, width, height } = each.getBBox();
            return [x, y, x + width, y + height];
        };
        const words = [...chart.querySelectorAll('text')].map((each) => [each.textContent, place(each), true]);
        const dots = [...chart.querySelectorAll('.dot, .ring')].map((each) => ['a mark', place(each), false]);
        for (const [said, [left, top, right, bottom]] of words) {
            const isIn = left >= -near && top >= -near && right <= width + near && bottom <= height + near;
            if (!isIn) found.push(`cut off: ${said}`);
        }
        // Letters take less room than their line, so a little of that may be shared.
        words.forEach(([said, one], at) => {
            for (const [other, two, isText] of [...words.slice(at + 1), ...dots]) {
                const across = Math.min(one[2], two[2]) - Math.max(one[0], two[0]);
                const down = Math.min(one[3], two[3]) - Math.max(one[1], two[1]);
                if (across > near && down > (isText ? 3.5 : 2.5)) found.push(`${said} lies on ${other}`);
            }
        });
    }
    for (const cell of document.querySelectorAll('th, td, dd, dt, h1, h2, p, li')) {
        if (cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth) found.push(`too long: ${cell.textContent}`);
    }
    return [...new Set(found)];
}"""
"""Words of a chart that are cut off, or lie on each other or on a mark; and words beyond their cells."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


class Reader:
    """Somebody who opens a report from a file, and notes what goes wrong."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.problems: list[str] = []
        self.asked: list[str] = []
        self._file = folder / "report.html"
        self.page: Page = browser.new_page(viewport=DESK, reduced_motion="reduce")
        self.page.on("console", lambda told: self.problems.append(told.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", self._dismiss)
        self.page.on("request", lambda request: self.asked.append(request.url))

    def _dismiss(self, dialog: Dialog) -> None:
        self.problems.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def open(self, question: str, *, interactive: bool = False) -> Page:
        is_forecast = question in FORECASTS
        text = foretold(FORECASTS[question]()) if is_forecast else report(MADE[question](), interactive=interactive)
        self._file.write_text(text, encoding="utf-8")
        self.page.goto(self._file.as_uri())
        return self.page

    def wear(self, *, screen: ViewportSize, night: bool) -> None:
        self.page.set_viewport_size(screen)
        self.page.emulate_media(color_scheme="dark" if night else "light")

    def axe(self, where: str) -> None:
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate(
            """async () => {
                const { violations } = await axe.run(document, { resultTypes: ['violations'] });
                return violations.map(({ id, nodes }) => ({ id, html: nodes[0].html.slice(0, 200), n: nodes.length }));
            }"""
        )
        assert not found, f"{where}: {found}"


@pytest.fixture
def reader(browser: Browser, tmp_path: Path) -> Iterator[Reader]:
    found = Reader(browser, tmp_path)
    yield found
    found.page.close()
    assert not found.problems
    assert set(found.asked) == {(tmp_path / "report.html").as_uri()}, "something was fetched"


@pytest.mark.parametrize("question", [*MADE, *FORECASTS])
def test_nothing_is_cut_off_and_nothing_overlaps(reader: Reader, question: str) -> None:
    shown = reader.open(question)
    grounds = set()
    for name, screen in (("desk", DESK), ("phone", PHONE)):
        for night in (False, True):
            reader.wear(screen=screen, night=night)
            grounds.add(shown.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert shown.evaluate("document.documentElement.scrollWidth") == screen["width"], f"{name} scrolls to the side"
        visible = shown.locator("svg.chart:visible")
        assert visible.count() == shown.locator(f"svg.{name}").count()
        assert (visible.count() > 0) == (question in MADE)
        assert shown.evaluate(CROWDED) == [], name
    assert len(grounds) == 2, "day and night look the same"


@pytest.mark.parametrize("question", [*made_up.ALL, "forecast"])
def test_tables_fit_a_desk_and_paper(reader: Reader, question: str) -> None:
    shown = reader.open(question)
    wide = "[...document.querySelectorAll('.sheet')].filter((each) => each.scrollWidth > each.clientWidth + 1).length"
    assert shown.evaluate(wide) == 0
    reader.page.set_viewport_size(PAPER)
    reader.page.emulate_media(media="print")
    assert shown.evaluate(wide) == 0
    assert shown.evaluate("document.documentElement.scrollWidth") == PAPER["width"]


@pytest.mark.parametrize("question", FORECASTS)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("night", [False, True])
def test_axe_finds_nothing_in_a_forecast(reader: Reader, question: str, screen: ViewportSize, night: bool) -> None:
    shown = reader.open(question)
    reader.wear(screen=screen, night=night)
    shown.locator("summary").click()
    reader.axe(f"{screen['width']} wide, by {'night' if night else 'day'}")


def test_paper_has_the_numbers_of_the_histograms(reader: Reader) -> None:
    shown = reader.open("forecast")
    table = shown.locator("details table")
    is_seen = "(table) => table.checkVisibility() && table.getBoundingClientRect().height > 50"
    assert not table.evaluate(is_seen)
    reader.page.set_viewport_size(PAPER)
    reader.page.emulate_media(media="print")
    assert table.evaluate(is_seen)
    assert shown.locator("summary").is_hidden()


@pytest.mark.parametrize("question", [question for question in made_up.ALL if question != "two players"])
def test_axe_finds_nothing(reader: Reader, question: str) -> None:
    reader.open(question)
    reader.wear(screen=PHONE, night=True)
    reader.axe("static, on a phone by night")
    reader.open(question, interactive=True)
    reader.wear(screen=DESK, night=False)
    reader.axe("interactive, on a desk by day")


# -- what moves --


def column(shown: Page, number: int) -> list[str]:
    return shown.locator(f"tbody tr:not([hidden]) > :nth-child({number})").all_inner_texts()


def heads(shown: Page) -> list[str]:
    return shown.locator("thead th").all_inner_texts()


def numbers(said: list[str]) -> list[float]:
    return [float(words.split()[0].replace("\N{MINUS SIGN}", "-")) for words in said if words.strip() != "–"]


def test_a_table_is_sorted_by_mouse_and_by_keys(reader: Reader) -> None:
    shown = reader.open("box", interactive=True)
    before = column(shown, 1)
    worth = shown.get_by_role("columnheader", name="Worth")
    worth.get_by_role("button").click()
    assert worth.get_attribute("aria-sort") == "descending"
    at = heads(shown).index("Worth, points of win share") + 1
    down = column(shown, at)
    assert numbers(down) == sorted(numbers(down), reverse=True)
    assert [words for words in down if words == "–"] == down[len(numbers(down)) :]  # who has no number comes last
    worth.get_by_role("button").focus()
    shown.keyboard.press("Enter")
    assert worth.get_attribute("aria-sort") == "ascending"
    up = column(shown, at)
    assert numbers(up) == sorted(numbers(up))
    assert up[-1] == "–"
    name = shown.get_by_role("columnheader", name="Card")
    name.get_by_role("button").click()
    assert (name.get_attribute("aria-sort"), worth.get_attribute("aria-sort")) == ("ascending", "none")
    assert sorted(column(shown, 1)) == sorted(before)
    assert column(shown, 1)[0].startswith("Amber")


def chooser(shown: Page, name: str) -> Locator:
    return shown.get_by_role("combobox", name=name)


def test_a_table_is_filtered_and_its_chart_with_it(reader: Reader) -> None:
    shown = reader.open("two players", interactive=True)
    rows = len(column(shown, 1))
    chooser(shown, "Player").select_option("random")
    assert set(column(shown, 2)) == {"random"}
    assert shown.locator(".filters output").inner_text() == f"{rows // 2} of {rows} shown"
    dim = "[...document.querySelectorAll('svg.desk .m.dim')].map((mark) => mark.dataset.of)"
    assert {each.split(" · ")[1] for each in shown.evaluate(dim)} == {"planner"}
    verdict = chooser(shown, "Verdict")
    verdict.focus()
    shown.keyboard.press("End")
    shown.keyboard.press("Enter")
    assert set(column(shown, heads(shown).index("Verdict") + 1)) == {verdict.input_value()}
    for label in ("Player", "Verdict"):
        chooser(shown, label).select_option("")
    assert len(column(shown, 1)) == rows
    assert shown.evaluate(dim) == []


def test_a_mark_says_what_it_is_by_mouse_and_by_keys(reader: Reader) -> None:
    shown = reader.open("box", interactive=True)
    tip = shown.locator(".tip")
    assert not tip.is_visible()
    marks = shown.locator("svg.desk").first.locator(".m")
    assert shown.locator("svg.desk").first.locator(".m[tabindex='0']").count() == 1  # one stop a chart
    marks.nth(2).hover()
    assert tip.inner_text() == marks.nth(2).get_attribute("aria-label")
    assert "points of win share" in tip.inner_text()
    shown.mouse.move(2, 2)
    assert not tip.is_visible()
    marks.nth(0).focus()
    for key, at in (("ArrowDown", 1), ("ArrowRight", 2), ("ArrowUp", 1), ("Home", 0), ("ArrowLeft", 0)):
        shown.keyboard.press(key)
        assert tip.inner_text() == marks.nth(at).get_attribute("aria-label")
    shown.keyboard.press("End")
    assert tip.inner_text() == marks.last.get_attribute("aria-label")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= DESK["width"]
    shown.keyboard.press("Escape")
    assert not tip.is_visible()
    shown.keyboard.press("Tab")
    assert shown.evaluate("document.activeElement.closest('svg') !== document.querySelector('svg.desk')")


def test_a_tip_stays_on_a_phone(reader: Reader) -> None:
    shown = reader.open("price", interactive=True)
    reader.wear(screen=PHONE, night=False)
    for mark in shown.locator("svg.phone .m").all():
        mark.focus()
        box = shown.locator(".tip").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert shown.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_paper_has_no_buttons(reader: Reader) -> None:
    shown = reader.open("box", interactive=True)
    assert shown.locator(".filters").is_visible()
    shown.emulate_media(media="print")
    assert not shown.locator(".filters").is_visible()
    assert shown.evaluate("getComputedStyle(document.querySelector('th button'), '::after').content") == "none"
