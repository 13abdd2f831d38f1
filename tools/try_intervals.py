"""How often intervals hold the truth: small studies drawn from a large one, whose mean is taken for the truth.

``python -m tools.try_intervals FOLDER`` with the folder of a study of cards. For each card that made any
difference it prints how many of the small studies held it, by wins and by points.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import fmean

from cuore.lab.games.folder import read_folder
from cuore.lab.numbers import LEADS, worth
from cuore.lab.study import read_findings
from cuore.lab.study.answering import WHOLE
from cuore.lab.study.arms import without
from cuore.lab.study.values import LEAD, MARGIN, WINS, Values

SIZES = (10, 20, 50, 100)
STUDIES = 1000


def held(values: list[float], wholes: list[float], towns: int, chance: Random) -> float:
    """The part of small studies whose interval holds the mean of the large one.

    What the whole is, a small study takes from its own towns.
    """
    truth = fmean(values)
    kept = 0
    for _ in range(STUDIES):
        drawn = [int(chance.random() * len(values)) for _ in range(towns)]
        found = worth([values[town] for town in drawn], fmean([wholes[town] for town in drawn]))
        kept += found.low - 1e-9 <= truth <= found.high + 1e-9
    return kept / STUDIES


def main() -> None:
    """Print the table."""
    folder = Path(sys.argv[1])
    found = read_findings(folder)
    values = Values(found.study, read_folder(folder), found.towns)
    chance = Random("coverage")
    worst = {(number, size): 1.0 for number in (WINS, MARGIN) for size in SIZES}
    mean: dict[tuple[str, int], list[float]] = {key: [] for key in worst}
    print("card | player | differed |", " | ".join(f"wins {size}" for size in SIZES), "|", end=" ")
    print(" | ".join(f"points {size}" for size in SIZES))
    for card in found.cards:
        if not card.differed:
            continue
        arm = without(card.card, card.bot)
        leads = [LEADS * lead for lead in values.of(arm, LEAD)]
        parts: list[float] = []
        for number in (WINS, MARGIN):
            of = values.of(arm, number)
            wholes = [WHOLE] * len(of) if number == WINS else leads
            centred = [value - 1 / len(found.study.arms[0].roles) for value in of] if number == WINS else of
            for size in SIZES:
                part = held(centred, wholes, size, chance)
                parts.append(part)
                worst[number, size] = min(worst[number, size], part)
                mean[number, size].append(part)
        share = card.differed / card.pairs
        print(card.card, "|", card.bot, "|", f"{share:.2f} |", " | ".join(f"{part:.3f}" for part in parts), flush=True)
    for name, of_all in (("the worst", worst), ("the mean", {key: fmean(parts) for key, parts in mean.items()})):
        print(name, "| | |", " | ".join(f"{part:.3f}" for part in of_all.values()))


if __name__ == "__main__":
    main()
