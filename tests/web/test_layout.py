"""Nothing is cut off and nothing overlaps: every card in every size, and the fullest tables, on three screens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.visitor import SCREENS, Visit, Visitor
from tests.web.wishes import BOXES, TOWNS

LAYOUT = (Path(__file__).parent / "in_page/layout.js").read_text(encoding="utf-8")
BOXES_WITH_CARDS = ("base", "expanding", "vacation", "oktoberfest", "more")
FULLEST_NODES = 1_500

FULLEST = {
    "six houses, four boxes": (["me", *["apprentice"] * 5], "mixture", 40),
    "four in the Park": (["me", *["apprentice"] * 3], "more", 25),
}


def check(visitor: Visitor, where: str) -> None:
    """All words on the page can be read."""
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    visitor.page.evaluate(LAYOUT)
    assert visitor.page.evaluate("layout.worded(document.body).length") > 20, where
    found = visitor.page.evaluate("[...layout.cutOff(document.body), ...layout.overlaps(document.body)]")
    assert not found, f"{where}: {len(found)} of them\n" + "\n".join(found[:20])


@pytest.mark.parametrize("screen", SCREENS)
def test_every_card_in_every_size(visit: Visit, screen: str) -> None:
    ann = visit(viewport=SCREENS[screen])
    ann.go()
    for box in BOXES_WITH_CARDS:
        ann.page.evaluate("(hash) => { location.hash = hash; }", f"#/gallery/{box}")
        ann.page.wait_for_selector(f"nav a[href='#/gallery/{box}'][aria-current]")
        ann.page.wait_for_selector("ul.faces .face")
        check(ann, box)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("table", FULLEST)
def test_the_fullest_tables(visit: Visit, table: str, screen: str) -> None:
    seats, game, late = FULLEST[table]
    ann = visit(viewport=SCREENS[screen])
    ann.set(notes=False)
    ann.come_in()
    ann.sit_at(ann.open_table(seats, boxes=BOXES[game], town=TOWNS[game], seed="tea"))
    # At the first question, and in a late turn, when the houses are full.
    for answers in (0, late):
        ann.play(stop=answers, thorough=False)
        ann.page.evaluate("player.asked(false)")
        assert ann.tape("over") is None
        check(ann, f"{table} after {answers} answers")
        page = ann.page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
        )
        assert page[0::2] == page[1::2], "the page itself scrolls"
        assert ann.page.evaluate("document.querySelectorAll('*').length") <= FULLEST_NODES
