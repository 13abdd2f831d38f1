"""Many runs, one seed after the other: ``python -m tests.server.simulation --seeds 1000``."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.server.simulation.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many runs")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--seed", type=int, help="one run alone")
    parser.add_argument("--most", type=int, default=5, help="stop after so many failures")
    parser.add_argument("--verbose", action="store_true", help="with --seed: the whole trace")
    args = parser.parse_args()
    if args.seed is not None:
        return one(args.seed, args.verbose)
    return many(args.first, args.seeds, args.most)


def one(seed: int, verbose: bool) -> int:
    """One run."""
    outcome = run(seed)
    if verbose:
        say(*outcome.trace)
    say(str(outcome) if outcome.failures else f"seed {seed} is right; weather: {outcome.weather}", str(outcome.counts))
    return 1 if outcome.failures else 0


def many(first: int, seeds: int, most: int) -> int:
    """A campaign."""
    began, failed, counts = time.monotonic(), 0, Counter[str]()
    for seed in range(first, first + seeds):
        outcome = run(seed)
        counts.update(outcome.counts)
        if outcome.failures:
            failed += 1
            say(str(outcome), "")
            if failed == most:
                break
    seconds = time.monotonic() - began
    say(f"{seed - first + 1} seeds in {seconds:.0f} s, {failed} failed; {dict(sorted(counts.items()))}")
    return 1 if failed else 0


def say(*lines: str) -> None:
    """To whoever started it."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
