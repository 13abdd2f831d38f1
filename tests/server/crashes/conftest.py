"""Places for servers that are to die."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.crashes.keeper import Keeper, keeping


@pytest.fixture(scope="session")
def keepers() -> Iterator[list[Keeper]]:
    """Two for all tests: they take long to come and nothing to stay."""
    with keeping(2) as both:
        yield both


@pytest.fixture
def keeper(keepers: list[Keeper]) -> Keeper:
    """One of them, where no server runs."""
    assert not keepers[0].is_alive
    keepers[0].died_at = None
    return keepers[0]
