"""Does a town that was found for its forecast keep the promise? Search many times, and play each find again.

`python -m tools.try_towns rounds=20 close` searches in the boxes and mixtures of an arena, then measures every find in
games with other seeds, and prints a line for each and how often each liking held: with the mean in its range, and
surely, with the whole interval. `--quick` does the same for guesses without a game. The tables of docs/ are made by it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import NamedTuple

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.errors import CuoreError, sentence
from cuore.lab.arena.plan import League
from cuore.lab.crew import Processes, usual_jobs
from cuore.lab.forecast import forecast
from cuore.lab.forecast.likings import MET, Checked, Likings, check_all
from cuore.lab.forecast.measures import plan_of
from cuore.lab.forecast.search import search
from cuore.town import Wishes, town_of, words_in


class Asked(NamedTuple):
    """What every try asks for."""

    said: tuple[str, ...]
    wishes: Wishes
    boxes: tuple[str, ...]  # empty: another mixture each time
    players: int
    quick: bool
    games: int
    plan_games: int


class Tried(NamedTuple):
    """One try: what the search said, and what other games say."""

    number: int
    boxes: tuple[str, ...]
    code: str
    left_out: tuple[str, ...]
    claimed: bool
    seconds: float
    checks: tuple[Checked, ...]

    @property
    def holds(self) -> bool:
        """Whether every mean is where it was wished."""
        return all(check.holds for check in self.checks)

    @property
    def surely(self) -> bool:
        """Whether every interval is."""
        return all(check.verdict == MET for check in self.checks)

    def row(self) -> str:
        """A line of a table in Markdown."""
        numbers = [_told(check) for check in self.checks]
        claim = "yes" if self.claimed else "no"
        held = "yes" if self.holds else "no"
        boxes, left_out = " + ".join(self.boxes), ", ".join(self.left_out)
        return f"| {' | '.join([str(self.number + 1), boxes, self.code, left_out, *numbers, claim, held])} |"


def _told(check: Checked) -> str:
    assert check.number is not None
    unit = check.liking.unit
    return f"{check.number.mean * unit:.1f} ({check.number.low * unit:.1f}–{check.number.high * unit:.1f})"


def tried(asked: Asked, number: int) -> Tried | str:
    """One search and its measurement, in this process; or why there was none."""
    rules = official_rules()
    league = League(("housekeeper", "planner"), seed=f"try {number}", boxes=BOXES)
    boxes = asked.boxes or town_of(rules, league.setup(rules, league.match(0))).boxes
    likings = Likings(asked.said)
    alone = Processes(1)
    started = time.perf_counter()
    try:
        found = search(
            rules, boxes, asked.wishes, likings, f"try {number}", players=asked.players, quick=asked.quick, crew=alone
        )
    except CuoreError as error:
        return f"{number + 1}: {' + '.join(boxes)}: {sentence(error)}"
    seconds = time.perf_counter() - started
    plan = replace(
        plan_of(rules, found.town, asked.players, f"afterwards {number}"),
        games=asked.games,
        plan_games=asked.plan_games,
    )
    checks = check_all(likings.targets(asked.players), forecast(plan, alone))
    return Tried(number, boxes, found.code, found.left_out, found.met, seconds, checks)


def summary(tries: Sequence[Tried]) -> list[str]:
    """How often what held."""
    if not tries:
        return ["No try found a town."]
    count = len(tries)
    claimed = [one for one in tries if one.claimed]
    seconds = [one.seconds for one in tries]
    held, surely = _how_many(one.holds for one in tries), _how_many(one.surely for one in tries)
    said = [
        f"{count} tries: all held in {held}, surely in {surely}.",
        f"The search claimed it {len(claimed)} times; of these it held in {_how_many(one.holds for one in claimed)}.",
        f"Something was left in the box, though nobody wished so, in {_how_many(bool(one.left_out) for one in tries)}.",
        f"A search took {fmean(seconds):.1f} seconds on one core, {max(seconds):.1f} at most.",
    ]
    for at, check in enumerate(tries[0].checks):
        held = _how_many(one.checks[at].holds for one in tries)
        surely = _how_many(one.checks[at].verdict == MET for one in tries)
        said.append(f"{check.liking.said} held in {held}, surely in {surely}.")
    return said


def _how_many(answers: Iterable[bool]) -> int:
    return sum(answers)


def asked_in(words: Sequence[str] | None = None) -> tuple[Asked, int, int]:
    """What a command line asks for, how often, and of how many processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("likings", nargs="+", help="such as rounds=20 close")
    parser.add_argument("--forbid", default="", help="wishes, such as attacks")
    parser.add_argument("--boxes", default="", help="always these; without, another mixture each time")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tries", type=int, default=50)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--plan-games", type=int, default=80, help="of every pair of plans, where plans are liked")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    args = parser.parse_args(words)
    said = tuple(args.likings)
    try:
        plans = any(liking.needs_plans for liking in Likings(said).targets(args.players))
    except CuoreError as error:
        parser.error(sentence(error))
    if plans and args.plan_games < 1:
        parser.error("without games between plans nobody knows how many win")
    asked = Asked(
        said,
        Wishes(forbid=words_in(args.forbid)),
        words_in(args.boxes),
        args.players,
        args.quick,
        args.games,
        args.plan_games if plans else 0,
    )
    return asked, args.tries, args.jobs


def main() -> None:
    """Try, and tell."""
    asked, tries, jobs = asked_in()
    found: list[Tried] = []
    for one in Processes(jobs).run(partial(tried, asked), range(tries)):
        print(one if isinstance(one, str) else one.row(), flush=True)
        found += [one] if isinstance(one, Tried) else []
    print()
    for line in summary(found):
        print(line)


if __name__ == "__main__":
    main()
