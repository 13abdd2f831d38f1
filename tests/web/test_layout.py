"""Nothing is cut off and nothing overlaps: every card in every size, and the fullest tables, on three screens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.questions import SIZES, out_of_reach, questions
from tests.web.visitor import PHONE, SCREENS, Visit, Visitor
from tests.web.wishes import BOXES, TOWNS

LAYOUT = (Path(__file__).parent / "in_page/layout.js").read_text(encoding="utf-8")
BOXES_WITH_CARDS = ("base", "expanding", "vacation", "oktoberfest", "more")
FULLEST_NODES = 1_500

ASKED = {
    "four boxes, four houses": (BOXES["mixture"], 4, "house"),
    "six houses": (["oktoberfest"], 6, "town"),
    "the Park": (["more"], 4, "quarters"),
}
"""Games, and where the options lie that are tried at all sizes; ``tests.web.sweep`` tries every question."""

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


def test_the_head_of_a_page_is_as_high_in_any_letters(visit: Visit) -> None:
    """So that nothing jumps on a phone when the page's own letters arrive."""
    ann = visit(viewport=PHONE)
    ann.go("#/help")
    ann.page.wait_for_selector("main h1")
    heights = ann.page.evaluate("""() => ['var(--letters)', 'sans-serif', 'monospace'].map((letters) => {
        document.body.style.fontFamily = letters;
        return document.querySelector('header').getBoundingClientRect().height;
    })""")
    assert len({round(height) for height in heights}) == 1, heights


@pytest.mark.parametrize("game", ASKED)
def test_every_option_is_in_sight_or_beside_the_question(visit: Visit, game: str) -> None:
    boxes, seats, place = ASKED[game]
    ann = visit()
    ann.set(notes=False)
    ann.come_in()
    asked = [each for each in questions(boxes, seats) if place in each.places]
    ann.sit_at(max(asked, key=lambda each: each.options).open(ann))
    ann.page.evaluate("player.asked(false)")
    assert out_of_reach(ann, SIZES, (100, 150)) == []
