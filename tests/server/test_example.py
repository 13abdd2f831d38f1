"""The example player finishes a game against a real server, and what it leaves behind can be verified."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from cuore.cards.catalogue import official_rules
from cuore.engine.record import read_record, replay
from tests.server.web.running import PATIENCE, running
from tests.shape.sources import ROOT


def test_the_example_player_plays_a_whole_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wishes = json.dumps({"seed": "a quick one", "options": {"pace": 0}})
        command = [sys.executable, str(ROOT / "examples" / "player.py"), server.origin, wishes]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        game = server.do(server.house.store.game(found["table"]))
    assert game is not None
    session = replay(official_rules(), read_record(game.record))
    assert session.game.over
    assert found["seed"] == "a quick one"


def test_it_is_about_twenty_lines() -> None:
    text = (ROOT / "examples" / "player.py").read_text(encoding="utf-8").partition("house, wishes")[2]
    assert len([line for line in text.splitlines() if line.strip()]) <= 28
