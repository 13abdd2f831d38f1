"""The page is complete in itself, its names are escaped, its pictures are good SVG by themselves."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from cuore.engine.errors import IllegalSetup
from cuore.lab.report import charts, page
from cuore.lab.report.charts import charts_of
from cuore.lab.report.charts.drawing import fitted, lines, room, ticks
from cuore.lab.report.tables import sheets
from cuore.lab.study import Findings
from tests.lab.forecast.test_page import read
from tests.lab.report import made_up

SVG = "{http://www.w3.org/2000/svg}"
STATIC, LIVE = 80_000, 90_000
"""Bytes that the page of a box of 34 cards may have."""

questions = pytest.mark.parametrize("question", made_up.ALL)


def test_a_name_that_no_chart_could_have_is_refused() -> None:
    """XML has no place for control characters, however they are escaped."""
    made = made_up.of_box()
    for name in ("night\x01 games", "two\nlines"):
        with pytest.raises(IllegalSetup, match="a name of 1 to 120 printable letters"):
            replace(made.study, name=name).check()
    named = replace(made.study, name="Nächte & <Tage>")
    named.check()
    for text in charts(replace(made, study=named)).values():
        ElementTree.fromstring(text)


@questions
@pytest.mark.parametrize("interactive", [False, True])
def test_it_needs_nothing_else(question: str, interactive: bool) -> None:
    text = page(made_up.ALL[question](), interactive=interactive)
    assert text.startswith("<!doctype html>")
    assert "http" not in text
    assert "//" not in text
    for word in ("<link", "<iframe", "<img", "src=", "href=", "url(", "@import", "@font-face", "fetch(", "import("):
        assert word not in text
    assert text.count("<script>") == (1 if interactive else 0)


def test_how_large_it_is() -> None:
    static, live = (len(page(made_up.of_box(), interactive=each).encode()) for each in (False, True))
    assert static < STATIC
    assert static < live < LIVE
    assert live - static < 10_000


@pytest.mark.parametrize("made", [made_up.nasty, made_up.nasty_variants])
def test_names_are_escaped_wherever_they_stand(made: object) -> None:
    assert callable(made)
    findings: Findings = made()
    for interactive in (False, True):
        text = page(findings, interactive=interactive)
        assert "<img" not in text
        assert '"alert(1)"' not in text
        assert "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;" in text
        if not interactive:
            assert any(made_up.NASTY in said for said in read(text).text)
    for text in charts(findings).values():
        assert "<img" not in text
        ElementTree.fromstring(text)


@questions
def test_every_tag_is_closed_and_every_table_has_heads_and_a_name(question: str) -> None:
    findings = made_up.ALL[question]()
    found = read(page(findings))
    assert found.seen.count("table") == found.seen.count("caption") == len(sheets(findings))
    assert found.seen.count("h1") == 1
    assert all(row[0].strip() for row in found.rows if row)
    said = " ".join(found.text)
    assert findings.study.name in said
    assert findings.checksum in said
    assert "The same games again: " in said


@questions
def test_static_pictures_are_for_eyes_alone_and_every_one_stands_over_its_table(question: str) -> None:
    findings = made_up.ALL[question]()
    text = page(findings)
    drawn = charts_of(findings)
    assert text.count("<svg") == text.count('aria-hidden="true"') == 2 * len(drawn)
    assert {chart.sheet for chart in drawn} <= {sheet.name for sheet in sheets(findings)}
    assert len({chart.name for chart in drawn}) == len(drawn)


@questions
def test_a_picture_alone_is_good_xml_with_a_title_and_colours_of_its_own(question: str) -> None:
    found = charts(made_up.ALL[question]())
    assert found
    for name, text in found.items():
        assert re.fullmatch(r"[\w.-]+", name)
        root = ElementTree.fromstring(text)
        title, about = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert title.text
        assert about is not None
        assert about.text
        assert "var(" not in text
        assert "nan" not in text
        assert re.findall(r"https?://[^\"'<> ]+", text) == ["http://www.w3.org/2000/svg"]
        words = [each.text for each in root.iter(f"{SVG}text")]
        assert any("seed 1" in (each or "") for each in words)  # whose games these are


def test_colours_are_known_by_day_by_night_and_on_paper() -> None:
    text = page(made_up.of_box(), interactive=True)
    used = set(re.findall(r"var\(--([a-z]+)\)", text))
    day = text[text.index(":root {") : text.index("@media (prefers-color-scheme")]
    night = text[text.index("@media (prefers-color-scheme") : text.index("* { box-sizing")]
    paper = text[text.index("@media print") : text.index("@page")]
    for colours in (day, night, paper):
        assert used <= set(re.findall(r"--([a-z]+):", colours))


def test_bots_with_odd_names_have_pictures_of_their_own() -> None:
    names = ("search:200", "search", "search:1s*4")
    found = charts(made_up.of_box(names))
    assert {"worth", "cost-search-200", "cost-search", "cost-search-1s-4"} == set(found)
    shown = page(made_up.of_box(names))
    assert shown.count("<figcaption>What they are worth and what they cost") == 3


def test_nobody_wanted_anything() -> None:
    findings = made_up.findings(made_up.of_box().study, cards=tuple(made_up.never(f"Maid {at}") for at in range(9)))
    assert charts(findings) == {}
    assert "<svg" not in page(findings)
    assert page(findings).count("never employed</span></td>") == 9


# -- drawing --


def test_words_are_given_as_much_room_as_they_take() -> None:
    assert room("") == 0
    assert room("mmm") > room("nnn") > room("iii")
    assert fitted("Ophelia Grail", 500) == "Ophelia Grail"
    assert fitted("Ophelia Grail", 50).endswith("…")
    assert room(fitted("Ophelia Grail", 50)) <= 50
    many = [f"Maid number {at}" for at in range(20)]
    found = lines(many, 330)
    assert " · ".join(found) == " · ".join(many)
    assert all(room(line) <= 330 for line in found)


@pytest.mark.parametrize(("low", "high"), [(-0.2, 0.2), (-1.0, 1.0), (0.001, 0.0011), (3, 300), (0, 0)])
def test_ticks_are_few_and_inside(low: float, high: float) -> None:
    found = ticks(low, high, 8)
    assert 1 <= len(found) <= 9
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
