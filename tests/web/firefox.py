"""The table in Firefox: ``python -m tests.web.firefox FOLDER``.

A first hand, whole games by clicking, one with a real pointer while cards travel, and pictures in FOLDER. It prints a
table of what was seen. Firefox is driven by WebDriver BiDi alone; on Debian: apt-get install firefox-esr.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from tests.web.house import House
from tests.web.test_first_hand import SLACK
from tests.web.visitor import DESKTOP, PHONE, PLAYER, TAPE
from tests.web.wishes import BOTS, TOWNS, wish

PATIENCE = 90.0
"""In seconds; longer than the page's own, which then can say what it waited for."""

GAME_PATIENCE = 600.0

DARK, LIGHT = 0, 1
"""What Firefox calls them in its preferences. BiDi has no word for them."""

REFUSALS = """() => {
    globalThis.forbidden = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
        forbidden.push(`${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`));
}"""

ASK = """async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
}"""

UNTIL = """async (selector) => {
    await player.until(() => document.querySelector(selector), () => selector);
    return performance.now();
}"""

DRAWN = """async () => {
    // What the page hides on purpose has no box.
    const isShown = ({ parentElement: sign }) => sign.checkVisibility() && sign.clientWidth;
    const isEmpty = (use) => !use.getBBox().width && !use.getBBox().height;
    const names = (uses) => uses.map((use) => use.getAttribute('href'));
    const shown = () => [...document.querySelectorAll('svg > use')].filter(isShown);
    const empty = () => shown().filter(isEmpty);
    await player.until(() => shown().length && !empty().length, () => `signs that are not drawn: ${names(empty())}`);
    return { signs: shown().length, sheets: new Set(names(shown()).map((name) => name.split('#')[0])).size };
}"""

FITS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""

END = """() => ({
    shown: [...document.querySelectorAll('dialog.end tfoot td')].map((cell) => cell.innerText),
    wins: document.querySelectorAll('dialog.end .places li.wins').length,
    over: tape.over,
    refusals: tape.refusals,
})"""


class Firefox:
    """One tab. Whatever goes wrong in it is noted in ``problems``."""

    def __init__(self, line: ClientConnection, house: House) -> None:
        self._line = line
        self._house = house
        self._sent = 0
        self.problems: list[str] = []
        said = self.tell("session.new", capabilities={})
        self.version = str(said["capabilities"]["browserVersion"])
        self._tab = self.tell("browsingContext.getTree")["contexts"][0]["context"]
        self.tell("session.subscribe", events=["log.entryAdded", "network.responseCompleted", "network.fetchError"])
        for script in (f"() => {{ {TAPE} }}", f"() => {{ {PLAYER} }}", REFUSALS):
            self.tell("script.addPreloadScript", functionDeclaration=script)

    # -- the line --

    def tell(self, method: str, patience: float = PATIENCE, **parameters: object) -> Any:  # noqa: ANN401 -- JSON
        """One command; gives its result. What happens meanwhile is noted."""
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        end = time.monotonic() + patience
        while True:
            message = json.loads(self._line.recv(end - time.monotonic()))
            if message["type"] == "event":
                self._note(message["method"], message["params"])
            elif message["id"] == self._sent:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def _note(self, what: str, about: Mapping[str, Any]) -> None:
        if what == "log.entryAdded":
            if about["level"] in {"error", "warn"}:
                self.problems.append(f"{about['type']} {about['level']}: {about['text']}")
            return
        path = urlsplit(about["request"]["url"]).path
        if what == "network.fetchError":
            # A page that is left lets go of what it was fetching.
            if "ABORT" not in about["errorText"]:
                self.problems.append(f"request failed: {path} {about['errorText']}")
            return
        status = about["response"]["status"]
        # Whoever is nobody yet is told so.
        if status >= 400 and not (status == 401 and path in {"/api/me", "/api/me/games"}):
            self.problems.append(f"{status} for {about['request']['method']} {path}")

    # -- the page --

    def call(self, function: str, *given: object, patience: float = PATIENCE) -> Any:  # noqa: ANN401 -- JSON
        """Call a function in the page and wait for what it promises."""
        said = self.tell(
            "script.callFunction",
            patience,
            functionDeclaration=f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        if said["type"] == "exception":
            raise RuntimeError(said["exceptionDetails"]["text"])
        return json.loads(said["result"]["value"])

    def go(self, fragment: str = "") -> None:
        """Open a page by its address, as if it were typed."""
        self._navigate(f"{self._house.address}/{fragment}")

    def leave(self) -> None:
        """Leave the page."""
        self._navigate("about:blank")

    def _navigate(self, address: str) -> None:
        self.tell("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def wait_for(self, selector: str) -> float:
        """Until something is on the page; gives the page's time then, in milliseconds since it was opened."""
        moment: float = self.call(UNTIL, selector)
        return moment

    def point(self, x: float, y: float) -> None:
        """A real click."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "hand", "actions": steps}
        self.tell("input.performActions", context=self._tab, actions=[hand])

    def middle(self, selector: str) -> tuple[float, float]:
        """Where to point for something."""
        box = self.call("(selector) => document.querySelector(selector).getBoundingClientRect().toJSON()", selector)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def size(self, screen: Mapping[str, int]) -> None:
        """Make the window of the page as large as a screen."""
        self.tell("browsingContext.setViewport", context=self._tab, viewport=dict(screen))

    def picture(self, path: Path) -> None:
        """What is on the page."""
        said = self.tell("browsingContext.captureScreenshot", context=self._tab)
        path.write_bytes(base64.b64decode(said["data"]))

    def check(self) -> None:
        """Fail if anything went wrong since the last check; nothing may have been forbidden by the page's policy."""
        problems = self.problems + [f"forbidden: {what}" for what in self.call("() => forbidden")]
        self.problems = []
        assert not problems, "\n".join(problems)


def binary() -> str:
    """Where Firefox is."""
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        sys.exit("There is no Firefox here. On Debian: apt-get install firefox-esr")
    return found


@contextmanager
def firefox(house: House, *, scheme: int, is_motion_reduced: bool) -> Iterator[Firefox]:
    """A Firefox with a fresh profile, for as long as the block lasts."""
    preferences = {
        "layout.css.prefers-color-scheme.content-override": scheme,
        "ui.prefersReducedMotion": int(is_motion_reduced),
    }
    with ExitStack() as stack:
        profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in preferences.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [binary(), "--headless", "--profile", str(profile), "--remote-debugging-port=0"]
        log = (profile / "log").open("w+", encoding="utf-8")
        stack.callback(log.close)
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        address = _address(process, profile / "log")
        line = stack.enter_context(connect(f"{address}/session", max_size=None, compression=None))
        yield Firefox(line, house)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens; it says so once it does."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        found = re.search(r"ws://\S+", log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        time.sleep(0.05)
    raise RuntimeError(f"Firefox did not start: {log.read_text(encoding='utf-8')}")


# -- what is looked at --


def first_hand(fox: Firefox) -> str:
    """From an address to a hand of cards, with one click."""
    fox.size(DESKTOP)
    fox.go()
    opened = fox.wait_for(".play")
    middle = fox.middle(".play")
    clicked: float = fox.call("() => performance.now()")
    fox.point(*middle)
    taken = fox.wait_for("section.hand .face") - clicked
    fox.wait_for(".question.mine")
    drawn = signs(fox)
    fox.check()
    assert taken < 2000 * SLACK, f"{taken:.0f} ms to a first hand"
    return f"Play stands after {opened:.0f} ms; a hand {taken:.0f} ms after the click; {drawn}"


def signs(fox: Firefox) -> str:
    """How many icons and emblems are on the page; all of them must be drawn."""
    drawn = fox.call(DRAWN)
    return f"{drawn['signs']} signs of {drawn['sheets']} sheets drawn"


def sit_down(fox: Firefox, game: str) -> None:
    """Open a table that is dealt from a seed, whose bots do not wait, and go there."""
    opened = fox.call(ASK, "/api/tables", {"seats": ["me", *BOTS], "options": {"pace": 0}, **wish(game)})
    fox.leave()  # a page that stays would remember what the last table said
    fox.go(f"#/table/{opened['id']}")
    fox.wait_for(".question.mine")


def check_end(fox: Firefox, picture: Path) -> list[int]:
    """The sheet says what the server says; gives the points."""
    fox.wait_for("dialog.end[open]")
    end = fox.call(END)
    points = [int(shown.replace("\N{MINUS SIGN}", "-")) for shown in end["shown"]]
    assert points == end["over"]["points"], end
    assert end["wins"] == len(end["over"]["winners"]), end
    assert end["refusals"] == [], end["refusals"]
    signs(fox)
    fox.picture(picture)
    fox.check()
    return points


def whole_game(fox: Firefox, folder: Path, game: str) -> str:
    """Every option of every question is on the page, once, and can be clicked; the game ends with its points."""
    sit_down(fox, game)
    drawn = signs(fox)
    started = time.monotonic()
    answers = fox.call("(how) => player.play(how)", {"seed": 3}, patience=GAME_PATIENCE)
    taken = time.monotonic() - started
    assert answers > 20, f"{answers} answers"
    points = check_end(fox, folder / f"firefox-end-{game}.png")
    return f"{answers} answers in {taken:.0f} s; ended {points}; {drawn}"


def pointed_game(fox: Firefox, folder: Path, game: str) -> str:
    """With a real pointer, while cards travel and notes explain: nothing is ever in its way."""
    sit_down(fox, game)
    clicks = 0
    while (middle := fox.call("() => player.aim(7)")) is not None:
        revision = fox.call("() => tape.view.rev")
        fox.point(*middle)
        clicks += 1
        # Where the server has a doubt about an option, the page asks back.
        if fox.call("() => document.querySelector('.question [role=status]') !== null"):
            fox.point(*middle)
            clicks += 1
        fox.call("(rev) => player.until(() => tape.view.rev > rev || tape.over, () => `after ${rev}`)", revision)
    points = check_end(fox, folder / f"firefox-end-{game}-night.png")
    return f"{clicks} clicks of a real pointer; ended {points}"


def pictures(fox: Firefox, folder: Path, light: str) -> str:
    """The first page, and a game under way, on a desktop and on a phone."""
    screens = {"desktop": DESKTOP, "phone": PHONE}
    fox.leave()
    fox.go()
    fox.wait_for(".play")
    for name, screen in screens.items():
        fox.size(screen)
        signs(fox)
        fox.picture(folder / f"firefox-home-{light}-{name}.png")
    fox.size(DESKTOP)
    sit_down(fox, "mixture")
    fox.call("(how) => player.play(how)", {"seed": 3, "stop": 40}, patience=GAME_PATIENCE)
    for name, screen in screens.items():
        fox.size(screen)
        fox.call("() => player.asked(true).then(() => null)")
        signs(fox)
        assert fox.call(FITS), f"the page scrolls on a {name}"
        fox.picture(folder / f"firefox-table-{light}-{name}.png")
    fox.size(DESKTOP)
    fox.check()
    return "every option is in reach on both screens; the table does not scroll"


# -- the table --


class Report:
    """Rows of what was seen; a check that fails is a row too, and the rest goes on."""

    def __init__(self) -> None:
        self.is_good = True

    def row(self, what: str, look: Callable[[], str]) -> None:
        """Look, and say what was seen."""
        try:
            seen, standing = look(), "good"
        except (AssertionError, RuntimeError, TimeoutError) as problem:
            self.is_good = False
            seen, standing = " ".join(str(problem).split()), "**bad**"
        say(f"| {what} | {standing} | {seen} |")


def say(line: str) -> None:
    """To whoever has asked."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Look at everything, and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.firefox", description="The table in Firefox.")
    parser.add_argument("folder", type=Path, help="where pictures go")
    parser.add_argument("--games", nargs="*", choices=list(TOWNS), default=list(TOWNS), help="all, if not named")
    given = parser.parse_args()
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    report = Report()
    with ExitStack() as stack:
        house = House(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(house.end)
        with firefox(house, scheme=LIGHT, is_motion_reduced=True) as fox:
            say(f"| Firefox {fox.version} | | |\n|---|---|---|")
            report.row("First hand", partial(first_hand, fox))
            for game in given.games:
                report.row(f"Whole game: {game}", partial(whole_game, fox, folder, game))
            report.row("By day, two screens", partial(pictures, fox, folder, "day"))
        with firefox(house, scheme=DARK, is_motion_reduced=False) as fox:
            report.row("First hand, with motion", partial(first_hand, fox))
            report.row("Whole game with a real pointer and motion: more", partial(pointed_game, fox, folder, "more"))
            report.row("By night, two screens", partial(pictures, fox, folder, "night"))
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
