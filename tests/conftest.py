"""Fixtures for all tests."""

from __future__ import annotations

import pytest

from tests.table import MODES, NewTable, Table


@pytest.fixture(params=MODES)
def table(request: pytest.FixtureRequest) -> NewTable:
    """Makes tables from partial positions; every test that uses it runs in every mode."""

    def new_table(text: str) -> Table:
        return Table(text, str(request.param))

    return new_table
