"""The campaign itself, for a moment: others go on while one line after the other is cut."""

from __future__ import annotations

import pytest

from tests.server.flood.__main__ import DIRECT, line_of, run
from tests.server.load.house import ROOT


@pytest.mark.parametrize("attack", ["pongs", "trailers"])
def test_others_go_on(attack: str) -> None:
    (row,) = run([attack], DIRECT, ROOT, 1.0)
    assert row["failed"] == 0
    assert sum(row["cut"].values()) > 0
    assert row["memory"][1] - row["memory"][0] < 50
    assert attack in line_of(row)
