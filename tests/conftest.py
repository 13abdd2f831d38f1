"""Fixtures for all tests."""

from __future__ import annotations

import signal

import pytest

from tests.table import MODES, NewTable, Table


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that tests start, also where a script runs the tests in its background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=MODES)
def table(request: pytest.FixtureRequest) -> NewTable:
    """Makes tables from partial positions; every test that uses it runs in every mode."""

    def new_table(text: str) -> Table:
        return Table(text, str(request.param))

    return new_table
