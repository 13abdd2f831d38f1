"""Draw towns by random wishes until something is wrong: ``python -m tests.town.campaign --draws 1000000``.

Every town must be legal, have no card without use, fulfil every wish, and be the same again from its code. Where no
town is drawn, the conflict that is told must be one: impossible together, possible without any one of its wishes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

from cuore import Rules, official_rules
from cuore.town import ImpossibleWishes, Wishes, draw_town, read_code, write_code
from cuore.town.conflicts import BOXES, Wanted
from cuore.town.work import TooMuch, Work
from tests.town.oracle import broken, useless
from tests.town.wishing import TOWN_BOXES, random_boxes, random_wishes

PER_WISH = 100
ORDERS = [(first, *[box for box in TOWN_BOXES if box != first]) for first in TOWN_BOXES]
"""All boxes, with each of them as the first, which gives the chiefs."""


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
        started = time.process_time()
        refused = None
        try:
            draw_town(rules, boxes, "is there one", wishes, printed_only=printed)
        except (ImpossibleWishes, TooMuch) as error:
            refused = error
        took = round(1e6 * (time.process_time() - started))
        counts["first µs"] += took
        counts["worst µs"] = max(counts["worst µs"], took)
        if isinstance(refused, ImpossibleWishes):
            assert is_conflict(rules, boxes, wishes, refused, printed_only=printed), (refused, boxes, wishes)
            counts["impossible"] += 1
            counts["unsure"] += not refused.sure
        counts["too much"] += isinstance(refused, TooMuch)
        if refused:
            continue
        for number in range(per_wish):
            started = time.process_time()
            town = draw_town(rules, boxes, f"{seed}/{counts['towns']}", wishes, printed_only=printed)
            counts["µs"] += round(1e6 * (time.process_time() - started))
            counts["towns"] += 1
            told = (town, wishes, printed)
            assert not useless(rules, town), (useless(rules, town), told)
            assert not broken(rules, town, wishes), (broken(rules, town, wishes), told)
            if number < 2:
                town.check(rules)
                assert read_code(rules, write_code(rules, town)) == town, told
    return counts


def is_conflict(
    rules: Rules, boxes: tuple[str, ...], wishes: Wishes, error: ImpossibleWishes, *, printed_only: bool
) -> bool:
    """Whether the first conflict is one, none without one of its wishes, and names the boxes if they are the cause."""
    wanted = Wanted(rules, boxes, wishes, printed_only).spelt_out()
    conflict = error.conflicts[0]
    if not any(atom.list == BOXES for atom in conflict) and "more" not in boxes:
        only = replace(wanted.with_only(conflict), any_boxes=False)
        if any(replace(only, boxes=other).is_possible(Work()) for other in ORDERS):
            return False
    without_one = combinations(conflict, len(conflict) - 1) if error.sure else ()
    return not wanted.with_only(conflict).is_possible(Work()) and all(
        wanted.with_only(fewer).is_possible(Work()) for fewer in without_one
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=100_000)
    parser.add_argument("--seed", default="campaign")
    said = parser.parse_args()
    counts = run(said.draws, said.seed)
    possible = counts["wishes"] - counts["impossible"] - counts["too much"]
    sys.stdout.write(
        f"{counts['towns']:,} towns by {counts['wishes']:,} wishes ({counts['impossible']:,} impossible): "
        f"no card without use, no wish broken; {counts['µs'] / counts['towns']:.0f} µs of the processor a draw, "
        f"{counts['first µs'] / counts['wishes'] / 1000:.1f} ms for new wishes ({possible:,} possible), at worst "
        f"{counts['worst µs'] / 1000:.0f} ms; {counts['too much']} too many to be weighed, "
        f"{counts['unsure']} conflicts that may not be the smallest\n"
    )


if __name__ == "__main__":
    main()
