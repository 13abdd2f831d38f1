"""One server for all tests of a file that do not change it for the others."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.server.web.running import Program, Running, running


@pytest.fixture(autouse=True, scope="session")
def quiet() -> Iterator[None]:
    """A server logs from its thread, past what pytest keeps: only what is wrong is worth it here."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    yield
    structlog.configure(**before)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="module")
def program(server: Running) -> Program:
    return server.program()
