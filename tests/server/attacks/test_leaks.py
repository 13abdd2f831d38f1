"""The guard dog barks: every server that tells too much is caught by the law, whatever it tells and how."""

from __future__ import annotations

from functools import cache

import pytest

from cuore.engine.words import SPECTATOR
from tests.server.attacks.law import Told, check
from tests.server.attacks.leaks import LEAKS
from tests.server.attacks.stage import Staging
from tests.server.attacks.worlds import OFFICIAL, Pair, pair_without_a_choice, pairs_of_game, pairs_of_position


@cache
def repertoire() -> list[tuple[Pair, Staging]]:
    """Pairs on which all leaks show somewhere; those where somebody has no choice come first."""
    short = [pair_without_a_choice(viewer) for viewer in (0, 2, SPECTATOR)]
    found = [(pair, Staging(clock=True, bots=bots)) for pair in short for bots in (False, True)]
    pairs = [pair for index in OFFICIAL[:3] for pair in pairs_of_position(index, 2, 3)]
    pairs += [pair for number in (0, 4, 9) for pair in pairs_of_game(number, 0.03, 3)]
    return found + [(pair, Staging(bots=at % 2 == 0, gone=at % 3 == 2)) for at, pair in enumerate(pairs)]


def test_an_honest_server_passes() -> None:
    assert sum(check(pair, staging) for pair, staging in repertoire()) > 2000


@pytest.mark.parametrize("name", LEAKS)
def test_a_server_that_tells_too_much_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = repertoire()
    LEAKS[name](monkeypatch)
    with pytest.raises(Told):
        all(check(pair, staging) for pair, staging in pairs)
