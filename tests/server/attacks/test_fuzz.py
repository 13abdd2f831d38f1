"""Nothing that a client sends makes a table raise, stand still, or change without saying so."""

from __future__ import annotations

from tests.laws.games import repeats
from tests.server.attacks.fuzz import Fuzz

FRAMES = 50_000


def test_no_frame_does_any_harm() -> None:
    fuzz = Fuzz("in our suite", FRAMES * len(repeats(1)))
    fuzz.run()
    met = fuzz.met
    assert met["done"] > FRAMES // 50, "hardly anything gets through to the tables"
    refused = {"malformed", "too-long", "stale", "not-asked", "not-yours", "no-such-option", "nothing-to-undo", "over"}
    refused |= {"not-begun", "begun", "paused", "not-paused", "seat-taken", "seats-empty", "no-such-seat", "id-used"}
    refused |= {"bad-name", "name-in-use", "no-such-bot", "not-over", "too-fast"}
    assert refused - {"over"} <= met.keys()
