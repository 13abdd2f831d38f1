"""``cuore bots``: everybody who can be asked to play is listed."""

from __future__ import annotations

import json

import pytest

from cuore.bots import BOT_NAMES, LEVELS
from tests.cli.command import Cuore, in_process


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


def test_everybody_is_listed(cuore: Cuore) -> None:
    done = cuore("bots")
    assert done.code == 0
    for name in BOT_NAMES:
        assert name in done.out
    places = [done.out.index(f"{name} ") for name in LEVELS]
    assert places == sorted(places)


def test_the_list_for_programs(cuore: Cuore) -> None:
    found = json.loads(cuore("bots", "--json").out)
    assert [entry["name"] for entry in found] == list(BOT_NAMES)
    assert {entry["sort"] for entry in found} == {"player", "persona", "level"}
    assert all(entry["about"] for entry in found)


def test_an_unknown_name_is_answered_with_the_known_ones(cuore: Cuore) -> None:
    assert cuore("simulate", "--bots", "random,nobody").is_mistake("choose from random, biglove, planner")
