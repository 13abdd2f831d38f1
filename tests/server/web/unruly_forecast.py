"""What a server starts in place of the process that forecasts and searches: as many players decide how it behaves."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

SAMPLE = Path(__file__).parents[2] / "web/forecast.json"


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def found(order: dict[str, Any]) -> dict[str, Any]:
    """It says what it was asked for."""
    said = [*order["like"], *order["boxes"], *order["without"], *order["wishes"]["forbid"], order["seed"]]
    flags = [str(order["quick"]), str(order["printed_only"]), str(order["jobs"])]
    return {"code": "1QGH-2PPR-3E", "met": not order["quick"], "games": 7, "sentences": [*said, *flags], "chance": 0.5}


def main() -> None:
    """Two: a forecast, or a town. Three: an error. Four: silence. Five: nonsense. Six: gone, with a word why."""
    order = json.loads(sys.stdin.readline())
    assert order["cache"]
    say(json.dumps({"done": 3, "total": 7}))
    if order["players"] == 2 and "like" in order:
        say(json.dumps({"found": found(order)}))
    elif order["players"] == 2:
        say(json.dumps({"forecast": json.loads(SAMPLE.read_text(encoding="utf-8"))}))
    elif order["players"] == 3:
        say(json.dumps({"error": "Nobody wants to play here."}))
    elif order["players"] == 4:
        time.sleep(60)
    elif order["players"] == 5:
        say("tea?")
    elif order["players"] == 6:
        sys.exit("there is no more tea")


if __name__ == "__main__":
    main()
