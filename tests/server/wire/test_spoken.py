"""What the words of the page are held against is what the text layer says today."""

from __future__ import annotations

import json

from cuore.engine.told_kinds import BUILT_IN
from tools import spoken_lines

MOST_BYTES = 320_000


def test_the_lines_are_those_that_would_be_written() -> None:
    kept = spoken_lines.FIXTURE.read_text(encoding="utf-8")
    assert spoken_lines.fixture() == kept, "write them anew: python -m tools.spoken_lines"


def test_every_kind_of_event_is_told_and_the_file_stays_small() -> None:
    data = spoken_lines.FIXTURE.read_bytes()
    kept = json.loads(data)
    assert len(data) < MOST_BYTES
    assert {event[0] for event in kept["events"]} == {kind.name for kind in BUILT_IN}
    assert {view["viewer"] for view in kept["views"]} == {0, -1}
