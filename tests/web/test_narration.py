"""What a screen reader hears over a whole game is what a person has read and found good."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.narration import GOLDEN, transcript


def test_what_a_screen_reader_hears(browser: Browser, house: House) -> None:
    heard = transcript(browser, house)
    assert heard == GOLDEN.read_text(encoding="utf-8").splitlines(), "python -m tests.web.narration writes it anew"
