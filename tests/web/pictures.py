"""Pictures of every page and of typical moments of the table, in three sizes, by day and by night: for looking at.

``python -m tests.web.pictures FOLDER [NAME ...]`` takes all of them, or those whose names begin so; with ``--readme``
the README's pictures are renewed on the way. Games are dealt from seeds and bots do not wait, so that the same pages
come again.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, chromium
from tests.web.house import House
from tests.web.visitor import SCREENS, Visitor

THEMES = ("day", "night")
THE_END = "false"
IMAGES = Path(__file__).parents[2] / "docs/images"
BOTS = ["apprentice", "butler", "apprentice", "apprentice", "apprentice"]
ILLNESS = (
    "[...document.querySelectorAll('.town .can > .thing')].find((thing) => player.spoken(thing).startsWith('Illness'))"
)
ALL_BOXES = ["base", "expanding", "vacation", "oktoberfest"]

PLAY_UNTIL = """async ([condition, seed]) => {
    const isReached = new Function('ask', 'round', 'me', 'houses', `return ${condition}`);
    for (let step = seed; ; step += 1) {
        await player.asked(false);
        if (tape.over) return false;
        const { round, houses } = tape.view.view;
        if (isReached(tape.ask, round, houses[0], houses)) return true;
        await player.play({ seed: Math.imul(step, 2654435761), stop: 1, thorough: false });
    }
}"""
"""Plays as the tests do, until something is true when a question comes; whether it came to that."""


@dataclass(frozen=True)
class Moment:
    """A table that is played until something is true."""

    until: str
    """An expression over ``ask``, ``round``, ``me`` and ``houses`` that is true at the moment; or ``THE_END``; empty:
    the first question."""

    seats: int = 3
    wish: dict[str, Any] = field(default_factory=lambda: {"boxes": ["base"]})
    seed: int = 3
    notes: bool = False
    then: Callable[[Visitor], None] | None = None


def _random(*boxes: str, seed: str = "milk") -> dict[str, Any]:
    return {"boxes": list(boxes), "town": "random", "seed": seed}


def _offers(verb: str) -> str:
    return f"ask.options.some((option) => option.verb === '{verb}')"


def _hint(visitor: Visitor) -> None:
    visitor.page.keyboard.press("i")
    visitor.page.wait_for_selector(".question [role=status]")


def _employ_illness(visitor: Visitor) -> None:
    visitor.page.evaluate(f"{ILLNESS}.click()")
    visitor.wait_for("() => tape.ask?.options.some((option) => option.verb === 'put on')")
    visitor.page.evaluate("player.asked(false)")


def _read(visitor: Visitor) -> None:
    town = visitor.page.locator(".town .can > .thing")
    (town if town.count() else visitor.page.locator("section.hand .thing")).first.hover()


def _ask_why_not(visitor: Visitor) -> None:
    # What cannot be done is marked as disabled, and can be clicked all the same.
    visitor.page.locator(".town .spot:not(.can) > .thing").last.click(force=True)
    visitor.page.wait_for_selector(".question [role=status]")


MOMENTS = {
    "table-first-hand": Moment("", notes=True),
    "table-first-note-in-the-park": Moment("round >= 2", seats=4, wish=_random("more"), notes=True),
    "table-two-meanings": Moment("document.querySelector('section.hand .spot.many')", seed=5),
    "table-employ": Moment(
        "round >= 6 && ask.what === 'employ' && new Set(me.played).size > 1 && new Set(me.cards).size > 1 && "
        f"(me.chambermaids?.length || me.private?.length) && {_offers('employ')}",
        then=_read,
    ),
    "table-event": Moment(
        f"{ILLNESS} && houses.filter((house) => house.chambermaids?.length || house.private?.length).length > 1",
        then=_employ_illness,
    ),
    "table-choose-a-house": Moment(
        "ask.options.some((option) => option.at === 'house')", seats=4, wish=_random("vacation", "base"), seed=4
    ),
    "table-aside": Moment("document.querySelector('section.aside')", wish=_random("base", "expanding"), seed=6),
    "table-six-houses": Moment("round >= 9", seats=6, wish=_random(*ALL_BOXES, seed="tea"), then=_read),
    "table-park": Moment(f"round >= 7 && {_offers('employ')}", seats=4, wish=_random("more"), then=_read),
    "table-hint": Moment(f"round >= 3 && {_offers('employ')}", then=_hint),
    "table-why-not": Moment(f"round >= 2 && {_offers('employ')}", then=_ask_why_not),
    "table-since": Moment("round >= 6 && !me.played?.length", seats=4, seed=2),
    "table-two-players": Moment("round >= 5", seats=2, wish=_random("oktoberfest")),
    "table-end": Moment(THE_END, seats=4, wish=_random("base", "vacation", seed="tea")),
}

PAGES = {
    "home": "#/",
    "new": "#/new",
    "town": "#/town",
    "lobby": "#/lobby",
    "games": "#/games",
    "cards": "#/cards",
    "help": "#/help",
    "settings": "#/settings",
    "account": "#/account",
    "credits": "#/credits",
    "gallery": "#/gallery",
}


IN_README = {
    "table-day": "table-employ-desktop-day",
    "table-night": "table-six-houses-desktop-night",
    "phone": "table-employ-phone-day",
    "end": "table-end-desktop-day",
}
"""The pictures of the README in ``docs/images``, and which of these they are."""


class Camera:
    """Takes what somebody sees in all sizes, by day and by night."""

    def __init__(self, folder: Path, wanted: list[str], *, is_readme: bool = False) -> None:
        """``is_readme``: put those of the README where it shows them, too."""
        self._folder = folder
        self._wanted = wanted
        self._is_readme = is_readme

    def wants(self, name: str) -> bool:
        """Whether this picture was asked for."""
        return not self._wanted or any(name.startswith(wish) for wish in self._wanted)

    def take(self, visitor: Visitor, name: str) -> None:
        """Every size and light of what is shown now."""
        page = visitor.page
        page.wait_for_load_state("networkidle")
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for screen, size in SCREENS.items():
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                page.evaluate("() => new Promise((done) => setTimeout(done, 150))")
                picture = page.screenshot(path=self._folder / f"{name}-{screen}-{theme}.png")
                for shown, source in IN_README.items():
                    if self._is_readme and source == f"{name}-{screen}-{theme}":
                        (IMAGES / f"{shown}.png").write_bytes(picture)


def take_pages(camera: Camera, ann: Visitor) -> None:
    """What is no table. A finished game and a table in the lobby are there to be seen."""
    ann.come_in("Ann")
    wanted = [name for name in (*PAGES, "card", "waiting-room", "curtain", "replay") if camera.wants(name)]
    finished = ""
    if {"games", "replay", "account"} & set(wanted):
        for number in range(3):
            ann.go()
            finished = ann.open_table(
                ["me", *BOTS[: number + 1]], boxes=["vacation"], town="random", seed=f"tea{number}"
            )
            ann.sit_at(finished)
            ann.play(seed=number + 3, thorough=False)
            ann.page.wait_for_selector("dialog.end[open]")
    if "lobby" in wanted:
        table = ann.open_table(
            ["me", "open", "apprentice"], boxes=["base"], title="Tea at four", options={"public": True}
        )
        host = ann.context.new_page()  # a table is in the lobby while its host is there
        host.goto(f"/#/table/{table}")
        host.wait_for_selector(".seats")
    for name in wanted:
        if name in PAGES:
            ann.go(PAGES[name])
            ann.page.wait_for_selector("main h1")
            camera.take(ann, name)
    if "card" in wanted:
        ann.go("#/cards")
        ann.page.locator("main button:has(.face)").nth(6).click()
        ann.page.wait_for_selector("dialog[open]")
        camera.take(ann, "card")
    if "waiting-room" in wanted or "curtain" in wanted:
        ann.go()
        ann.sit_at(ann.open_table(["me", "open", "apprentice"], boxes=["base"]))
        camera.take(ann, "waiting-room")
        ann.page.locator(".seats form input").fill("Ben")
        ann.page.keyboard.press("Enter")
        ann.page.locator(".deal:enabled").click()
        ann.page.wait_for_selector(".curtain")
        camera.take(ann, "curtain")
    if "replay" in wanted:
        ann.go(f"#/replay/{finished}?d=40&as=0")
        ann.page.wait_for_selector(".board .face")
        camera.take(ann, "replay")


def take_moment(camera: Camera, visitor: Visitor, name: str, moment: Moment) -> None:
    """Play to a moment and take it."""
    visitor.set(notes=moment.notes)
    visitor.come_in("Ann")
    visitor.sit_at(visitor.open_table(["me", *BOTS[: moment.seats - 1]], **moment.wish))
    visitor.await_question()
    if moment.until:
        is_reached = visitor.page.evaluate(PLAY_UNTIL, [moment.until, moment.seed])
        if is_reached == (moment.until == THE_END):
            raise RuntimeError(f"{name}: the game never came to this; try another seed")
    if moment.until == THE_END:
        visitor.page.wait_for_selector("dialog.end[open]")
    if moment.then is not None:
        moment.then(visitor)
    camera.take(visitor, name)


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    """A browser and a server of their own."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        house = House(Path(folder))
        try:
            browser = player.chromium.launch(executable_path=chromium(), args=flags)
            yield browser, house
            browser.close()
        finally:
            house.end()


def main(folder: Path, wanted: list[str]) -> None:
    """Take what is wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    is_readme = "--readme" in wanted
    camera = Camera(folder, [name for name in wanted if name != "--readme"], is_readme=is_readme)
    with opened() as (browser, house):
        if any(camera.wants(name) for name in (*PAGES, "card", "waiting-room", "curtain", "replay")):
            visitor = Visitor(browser, house)
            take_pages(camera, visitor)
            visitor.context.close()
        for name, moment in MOMENTS.items():
            if camera.wants(name):
                visitor = Visitor(browser, house)
                take_moment(camera, visitor, name, moment)
                visitor.context.close()


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
