"""Fixtures for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process; every test makes a database of its own in it."""
    with running_postgres() as server:
        yield server
