"""The table of our named towns in docs/towns.md, played and printed.

``python -m tools.named_towns`` makes a forecast of the usual size of each town of ours; what was made before is found
again where ``cuore town --forecast`` keeps it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from cuore.cards.catalogue import official_rules
from cuore.lab.crew import make_crew
from cuore.lab.forecast import Cache, Forecast, forecast
from cuore.lab.forecast.measures import plan_of
from cuore.lab.forecast.words import carriers
from cuore.lab.numbers import Number
from cuore.town.named import OURS, NamedTown, named_town

HEADS = (
    "Town", "Code", "Boxes", "Rounds", "Winner's points", "Ahead by", "First wins", "Lead changes", "Harm", "Plans",
    "What carries the wins",
)  # fmt: skip


def row(named: NamedTown, code: str, found: Forecast) -> str:
    """A town as the table has it."""
    best = [f"{card.name} {100 * card.worth.mean:+.0f} ± {_half(card.worth)}" for card in carriers(found) if card.worth]
    assert found.plans is not None
    cells = [
        f"**{named.name}**",
        f"`{code}`",
        ", ".join(named.town.boxes),
        *[_number(number, 0) for number in (found.rounds, found.winner_points)],
        _number(found.close.margin, 1),
        f"{100 * found.seat_one.mean:.0f} % ({100 * found.seat_one.low:.0f}–{100 * found.seat_one.high:.0f})",
        *[_number(number, 1) for number in (found.lead_changes, found.hurts)],
        f"{found.plans.winning.mean:.0f} of {len(found.plans.plans)}",
        ", ".join(best[:3]),
    ]
    return f"| {' | '.join(cells)} |"


def _number(number: Number, digits: int) -> str:
    return f"{number.mean:.{digits}f} ({number.low:.{digits}f}–{number.high:.{digits}f})"


def _half(number: Number) -> str:
    return f"{50 * (number.high - number.low):.0f}"


def main(words: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, help="processes; all cores by default")
    asked = parser.parse_args(words)
    rules = official_rules()
    print(f"| {' | '.join(HEADS)} |\n|---|---|---|{'---:|' * 7}---|")
    with make_crew(asked.jobs) as crew:
        for name, code, _ in OURS:
            named = named_town(rules, name)
            assert named is not None
            print(row(named, code, forecast(plan_of(rules, named.town, 2, "1"), crew, cache=Cache())), flush=True)


if __name__ == "__main__":
    main()
