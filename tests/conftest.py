"""Fixtures for all tests."""

from __future__ import annotations

import inspect
import signal

import pytest

from tests.table import MODES, NewTable, Table


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that tests start, also where a script runs the tests in its background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


class Tables:
    """Makes tables from partial positions, all in the same mode."""

    def __init__(self) -> None:
        self.mode = MODES[0]

    def __call__(self, text: str) -> Table:
        return Table(text, self.mode)


@pytest.fixture
def table() -> NewTable:
    """Makes tables from partial positions; every test that uses it runs in every mode."""
    return Tables()


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Play a scenario in every mode, as one test: thousands of them take longer to report than to play."""
    tables = pyfuncitem.funcargs.get("table")
    if not isinstance(tables, Tables):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    for mode in MODES:
        tables.mode = mode
        try:
            pyfuncitem.obj(**given)
        except BaseException as error:
            error.add_note(f"in the mode {mode!r} of {MODES}")
            raise
    return True
