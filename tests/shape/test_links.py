"""Every link from one page of ours to another leads somewhere, to the heading that it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.shape.sources import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def headings(page: Path) -> frozenset[str]:
    """The headings of a page as links name them."""
    words = re.findall(r"(?m)^#+ (.+)$", page.read_text(encoding="utf-8"))
    return frozenset(re.sub(r"[^\w\- ]", "", word.replace("`", "")).strip().lower().replace(" ", "-") for word in words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    lost: list[str] = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        place, _, heading = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        if not target.exists() or (heading and heading not in headings(target)):
            lost.append(link)
    assert lost == []
