"""A server for the whole run, a browser for every file of tests, and fresh visitors for every test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House
from tests.web.visitor import Visit, Visitor

FLAGS = ["--disable-dev-shm-usage", "--enable-precise-memory-info", "--js-flags=--expose-gc"]


def chromium() -> str:
    """Where Debian's Chromium is."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert found, "The tests of the page need Chromium. `make test` installs it; on Debian: apt-get install chromium"
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it alive."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.end()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may kill it."""
    house = House(tmp_path)
    yield house
    house.end()


# While Playwright runs, no other test of this process could run an event loop: so it ends with every file.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Lets somebody come; at the end of the test, nothing may have gone wrong with anybody."""
    visitors: list[Visitor] = []

    def come(at: House = house, **options: Any) -> Visitor:  # noqa: ANN401
        visitor = Visitor(browser, at, **options)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
