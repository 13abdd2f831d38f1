"""Emblems, icons, letters and credits: every card has a face of its own, and everybody who drew one is named."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from cuore.cards.catalogue import official_rules
from cuore.server.wire.catalogue import Catalogue, catalogue_of
from tools.svg_paths import rounded
from tools.web_assets import COMMON, EMBLEMS, FACES, FONTS, LICENCES, PACKAGES, PUBLIC, SHEETS, assets, emblems_by_sheet

CREDITS = EMBLEMS.with_name("credits.json")
FAMILIES = ("Crescent", "Twilight", "Kersten")
SAME_PERSON = {"Moinne de Lefèbre": "Moine de Lefèvre"}
"""Who is written in two ways, by two boxes."""

needs_packages = pytest.mark.skipif(not PACKAGES.is_dir(), reason="the packages of the page are not installed")


def person(name: str) -> str:
    return SAME_PERSON.get(name, name.removesuffix(" at the Park"))


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return catalogue_of(official_rules())


@pytest.fixture(scope="module")
def chosen() -> dict[str, Any]:
    return dict(json.loads(EMBLEMS.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def credit() -> dict[str, Any]:
    return dict(json.loads(CREDITS.read_text(encoding="utf-8")))


# -- emblems --


def test_every_card_has_an_emblem_and_nobody_else_has(catalogue: Catalogue, chosen: dict[str, Any]) -> None:
    cards = Counter((card.box or COMMON, card.name) for card in catalogue.cards)
    assert cards == Counter((sheet, name) for sheet, kinds in chosen["sheets"].items() for name in kinds)


def test_an_emblem_stands_for_one_person(chosen: dict[str, Any]) -> None:
    people: dict[str, set[str]] = {}
    for sheet, kinds in chosen["sheets"].items():
        emblems = [kind["emblem"] for kind in kinds.values()]
        assert len(set(emblems)) == len(emblems), sheet
        for name, kind in kinds.items():
            people.setdefault(kind["emblem"], set()).add(person(name))
    assert {emblem: who for emblem, who in people.items() if len(who) > 1} == {}


def test_a_person_looks_the_same_in_every_box(chosen: dict[str, Any]) -> None:
    looks: dict[str, set[tuple[str, int]]] = {}
    for kinds in chosen["sheets"].values():
        for name, kind in kinds.items():
            looks.setdefault(person(name), set()).add((kind["emblem"], kind["pattern"]))
    assert {who: how for who, how in looks.items() if len(how) > 1} == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_looks_like_a_family(family: str, chosen: dict[str, Any]) -> None:
    members = [kind for kinds in chosen["sheets"].values() for name, kind in kinds.items() if name.endswith(family)]
    assert len(members) >= 2
    assert len({kind["pattern"] for kind in members}) == 1


def test_patterns_are_eight_and_all_in_use(chosen: dict[str, Any]) -> None:
    assert {kind["pattern"] for kinds in chosen["sheets"].values() for kind in kinds.values()} == set(range(8))


def test_a_stranger_has_the_emblem_of_a_category_which_is_nobody_s_own(
    catalogue: Catalogue, chosen: dict[str, Any]
) -> None:
    assert set(chosen["categories"]) == set(catalogue.categories)
    strangers = [*chosen["categories"].values(), chosen["other"]]
    assert len(set(strangers)) == len(strangers)
    assert set(strangers).isdisjoint(kind["emblem"] for kinds in chosen["sheets"].values() for kind in kinds.values())


def test_every_sheet_draws_what_is_asked_of_it_and_is_small() -> None:
    for sheet, names in emblems_by_sheet().items():
        data = (SHEETS / f"{sheet}.svg").read_bytes()
        assert re.findall(r'<symbol id="([^"]+)" viewBox="0 0 512 512">', data.decode()) == names
        assert len(gzip.compress(data)) < 16_000, sheet


# -- credits --


def test_whoever_drew_an_emblem_in_use_is_named_and_nobody_else(credit: dict[str, Any]) -> None:
    in_use = {name for names in emblems_by_sheet().values() for name in names}
    drawn_by = credit["emblems"]["drawnBy"]
    assert set(drawn_by) == in_use
    assert {author["id"] for author in credit["emblems"]["authors"]} == set(drawn_by.values())


def test_every_work_that_travels_with_the_page_is_named_with_its_licence(credit: dict[str, Any]) -> None:
    named = {work["name"] for work in credit["works"]}
    assert named == {name.partition(",")[0] for name, _ in LICENCES}
    assert {family for family, _, _ in FACES} < named
    text = (PUBLIC / "licences.txt").read_text(encoding="utf-8")
    for work in credit["works"]:
        assert f"\n{work['name']}, {work['what']}\n" in text
        assert work["by"] in text
        assert work["licence"]
        assert work["link"].startswith("https://")


# -- what the tool makes --


@needs_packages
def test_what_is_committed_is_what_the_tool_makes() -> None:
    made = assets()
    stale = [path.name for path, data in made.items() if not path.is_file() or path.read_bytes() != data]
    assert stale == [], "run: python -m tools.web_assets"
    lying = {*SHEETS.glob("*"), *PUBLIC.glob("fonts/*")}
    assert lying <= set(made), "left over from an earlier time"


# -- letters --


@pytest.mark.parametrize("slug", [slug for _, slug, _ in FACES])
def test_a_font_has_every_letter_of_the_catalogue_in_every_weight(slug: str, catalogue: Catalogue) -> None:
    (path,) = PUBLIC.glob(f"fonts/{slug}-*.woff2")
    assert f"url('/fonts/{path.name}')" in FONTS.read_text(encoding="utf-8")
    font = TTFont(path)
    written = {letter for card in catalogue.cards for letter in f"{card.name}{card.title}{card.source}"}
    written |= set("–—…’“”×\N{MINUS SIGN}éêèëäöüßñ0123456789")
    assert {letter for letter in written if ord(letter) not in font.getBestCmap()} == set()
    (weight,) = font["fvar"].axes
    assert (weight.axisTag, weight.minValue, weight.maxValue) == ("wght", 400, 800)
    assert path.stat().st_size < 32_000


# -- the app on a phone --


def test_the_manifest_names_pictures_that_are_there_and_as_large_as_it_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    assert (PUBLIC / "icon.svg").is_file()
    assert pictures.pop("/icon.svg") == "any"
    for src, sizes in {**pictures, "/apple-touch-icon.png": "180x180"}.items():
        width, height = _size_of_png(PUBLIC / src.lstrip("/"))
        assert f"{width}x{height}" == sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def _size_of_png(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


# -- paths --


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M10.4 10.4L20.6 10.4", "m10 10h11"),
        ("m.4.4l.4.4.4.4.4.4", "m0 0 1 1 1 1"),  # small steps are not lost, and do not add up
        ("M0 0h10v10z m5 5h1", "m0 0h10v10zm5 5h1"),
        ("M0 0c1 2 3 4 5-6s-1-2 3 4", "m0 0c1 2 3 4 5-6s-1-2 3 4"),
        ("M0 0a5.25 5.25 0 01-9.6.3", "m0 0a5.2 5.2 0 0 1-10 0"),
        ("M0 0 10 0 10 10", "m0 0h10v10"),
        ("M5 5T9 9Q1 2 3 4", "m5 5t4 4q-8-7-6-5"),
    ],
)
def test_a_path_is_shortened(path: str, short: str) -> None:
    assert rounded(path) == short


@pytest.mark.parametrize("path", ["M1", "M0 0L1", "M0 0a1 1 0 2 0 1 1", "hello"])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        rounded(path)


@needs_packages
def test_a_shortened_emblem_looks_as_it_did() -> None:
    icons = json.loads((PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8"))["icons"]
    for name in {name for names in emblems_by_sheet().values() for name in names}:
        path = re.sub(r'.* d="([^"]+)".*', r"\1", icons[name]["body"])
        (left, top, right, bottom), area = _measured(path)
        (left_now, top_now, right_now, bottom_now), area_now = _measured(rounded(path))
        apart = (left - left_now, top - top_now, right - right_now, bottom - bottom_now)
        assert max(map(abs, apart)) <= 1, name
        assert abs(area - area_now) <= 0.02 * abs(area), name


def _measured(path: str) -> tuple[tuple[float, float, float, float], float]:
    drawn = RecordingPen()
    parse_path(path, drawn)
    bounds, area = BoundsPen(None), AreaPen()
    for step, points in drawn.value:
        for pen in (bounds, area):
            getattr(pen, "closePath" if step == "endPath" else step)(*points)  # colour fills what is open, too
    assert bounds.bounds is not None
    return bounds.bounds, area.value
