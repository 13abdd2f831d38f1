"""Draw towns by random wishes until something is wrong: ``python -m tests.town.campaign --draws 1000000``.

Every town must be legal, have no card without use, fulfil every wish, and be the same again from its code. Where no
town is drawn, the conflict that is told must be one: impossible together, possible without any one of its wishes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from cuore import official_rules
from cuore.town import ImpossibleWishes, Wishes, draw_town, read_code, write_code
from tests.town.oracle import broken, useless
from tests.town.wishing import random_boxes, random_wishes

PER_WISH = 100


def run(draws: int, seed: str, per_wish: int = PER_WISH) -> Counter[str]:
    """So many draws; raises AssertionError with everything that is needed to see what is wrong."""
    rules = official_rules()
    rng = Random(seed)
    counts: Counter[str] = Counter()
    while counts["towns"] < draws:
        boxes = random_boxes(rng)
        wishes = random_wishes(rng, rules, boxes) if rng.random() < 0.9 else Wishes()
        printed = "more" not in boxes and rng.random() < 0.2
        counts["wishes"] += 1
        started = time.perf_counter()
        try:
            draw_town(rules, boxes, "is there one", wishes, printed_only=printed)
        except ImpossibleWishes:
            counts["impossible"] += 1
            continue
        finally:
            counts["first µs"] += round(1e6 * (time.perf_counter() - started))
        for number in range(per_wish):
            started = time.perf_counter()
            town = draw_town(rules, boxes, f"{seed}/{counts['towns']}", wishes, printed_only=printed)
            counts["µs"] += round(1e6 * (time.perf_counter() - started))
            counts["towns"] += 1
            told = (town, wishes, printed)
            assert not useless(rules, town), (useless(rules, town), told)
            assert not broken(rules, town, wishes), (broken(rules, town, wishes), told)
            if number < 2:
                town.check(rules)
                assert read_code(rules, write_code(rules, town)) == town, told
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=100_000)
    parser.add_argument("--seed", default="campaign")
    said = parser.parse_args()
    counts = run(said.draws, said.seed)
    possible = counts["wishes"] - counts["impossible"]
    sys.stdout.write(
        f"{counts['towns']:,} towns by {counts['wishes']:,} wishes ({counts['impossible']:,} impossible): "
        f"no card without use, no wish broken; {counts['µs'] / counts['towns']:.0f} µs a draw, "
        f"{counts['first µs'] / counts['wishes'] / 1000:.1f} ms for new wishes ({possible:,} possible)\n"
    )


if __name__ == "__main__":
    main()
