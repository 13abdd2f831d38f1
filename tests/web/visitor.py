"""Somebody with a browser: a context of its own, what went wrong there, and what tests do with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, Request, Response

from tests.web.house import House

DESKTOP = {"width": 1280, "height": 720}
LARGE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
SCREENS = {"desktop": DESKTOP, "large": LARGE, "phone": PHONE}

PATIENCE_MS = 60_000
"""For what comes at once on a quiet machine, and later on a busy one."""

IN_PAGE = Path(__file__).with_name("in_page")
TAPE = (IN_PAGE / "tape.js").read_text(encoding="utf-8")
PLAYER = (IN_PAGE / "player.js").read_text(encoding="utf-8")

_numbers = count(1)


class Visitor:
    """A browser context with one page. Whatever goes wrong in it is noted; ``check`` fails if anything did."""

    def __init__(self, browser: Browser, house: House, *, is_network_good: bool = True, **options: Any) -> None:  # noqa: ANN401
        """``is_network_good``: whether a request that fails, or finds nobody, is a mistake."""
        self.house = house
        self._is_network_good = is_network_good
        self.problems: list[str] = []
        number = next(_numbers)
        headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        phone = options.get("viewport") == PHONE
        self.context: BrowserContext = browser.new_context(
            **{
                "base_url": house.address,
                "viewport": DESKTOP,
                "extra_http_headers": headers,
                "has_touch": phone,
                "is_mobile": phone,
                "reduced_motion": "reduce",
                **options,
            }
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(TAPE)
        self.context.add_init_script(PLAYER)
        self.page: Page = self.context.new_page()
        self._listen(self.page)

    # -- what goes wrong --

    def _listen(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("dialog", self._on_dialog)
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        where = str(message.location.get("url", ""))
        if message.text.startswith("Failed to load resource"):
            return  # told by the response, or by the request that failed
        if not self._is_network_good and "WebSocket" in message.text:
            return
        self.problems.append(f"console {message.type}: {message.text} ({where})")

    def _on_dialog(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _on_failed(self, request: Request) -> None:
        # A page that is left lets go of what it was fetching.
        if self._is_network_good and "ERR_ABORTED" not in str(request.failure):
            self.problems.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        # Whoever is nobody yet is told so.
        path = urlsplit(response.url).path
        if response.status >= 400 and not (response.status == 401 and path in {"/api/me", "/api/me/games"}):
            self.problems.append(f"{response.status} for {response.request.method} {path}")

    def check(self) -> None:
        """Fail if anything went wrong."""
        assert not self.problems, "\n".join(self.problems)

    # -- getting somewhere --

    def go(self, fragment: str = "") -> None:
        """Open a page by its address, as if it were typed."""
        self.page.goto(f"/{fragment}")

    def set(self, **settings: object) -> None:
        """Settings, as if they had been made on an earlier visit; before the first page is opened."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"location.protocol === 'about:' || (localStorage['cuore.settings'] ??= {kept});")

    def ask(self, path: str, body: object = None, method: str = "POST", **headers: str) -> Any:  # noqa: ANN401 -- JSON
        """A request by the page's own origin and cookies."""
        return self.page.evaluate(
            """async ([path, method, body, headers]) => {
                const sent = body === null ? null : JSON.stringify(body);
                const named = { 'content-type': 'application/json', ...headers };
                const answer = await fetch(path, { method, body: sent, headers: named });
                if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
                return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text();
            }""",
            [path, method, body, headers],
        )

    def come_in(self, name: str = "") -> None:
        """Become a guest, on the first page."""
        self.go()
        self.page.wait_for_selector(".play")
        self.ask("/api/guest")
        if name:
            self.ask("/api/me/name", {"name": name}, "PATCH")

    def open_table(self, seats: list[str], seed: str = "tea", **wish: Any) -> str:  # noqa: ANN401 -- JSON
        """Open a table that is dealt from a seed, whose bots do not wait; gives its id."""
        options = {"pace": 0, **wish.pop("options", {})}
        opened = self.ask("/api/tables", {"seats": seats, "seed": seed, "options": options, **wish})
        return str(opened["id"])

    def sit_at(self, table: str, secret: str = "") -> None:
        """Go to a table, and wait until there is something to see."""
        self.page.evaluate("(hash) => { location.hash = hash; }", f"#/table/{table}" + (f"/{secret}" if secret else ""))
        self.page.wait_for_selector(".board, .curtain, .seats")

    def await_question(self) -> None:
        """Until something is asked of this visitor, or the game is over."""
        self.page.wait_for_selector(".question.mine, dialog.end")

    # -- playing --

    def tape(self, what: str) -> Any:  # noqa: ANN401 -- JSON
        """What the server said last: ``ask``, ``view``, ``over`` and so on."""
        return self.page.evaluate(f"tape.{what}")

    def play(self, **how: object) -> int:
        """Play by clicking in the page; gives the number of answers."""
        given: int = self.page.evaluate("(how) => player.play(how)", how)
        return given

    def wait_for(self, condition: str, argument: object = None) -> None:
        """Until a function is true in the page; its policy forbids waiting for a mere expression."""
        self.page.wait_for_function(condition, arg=argument)


Visit = Callable[..., Visitor]
