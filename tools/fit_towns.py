"""Play in many random towns, and fit the quick model of a forecast to them: `src/cuore/lab/forecast/model.json`.

`python -m tools.fit_towns` goes on where it was stopped; a line of its file is one town with its games. The towns are
of all boxes and mixtures, half of them drawn with a few wishes, so that the model has seen towns without attacks,
without events and so on. One town in ten is held out: there the error is measured that the model admits to, and how
much it is held back is chosen; then it is fitted to all. With the compiled build (`PYTHONPATH=build/compiled:.`) the
games take a quarter of an hour.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from operator import mul
from pathlib import Path
from statistics import fmean, variance
from typing import NamedTuple

from cuore.bots.registry import USUAL
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.errors import CuoreError
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.setup import players_for
from cuore.lab.arena.plan import League
from cuore.lab.crew import Processes, usual_jobs
from cuore.lab.forecast.features import Describer, names_of_features
from cuore.lab.forecast.measures import FIRST, MEASURES, Batch, measure, plan_of
from cuore.lab.forecast.model import FILE as MODEL
from cuore.town import Town, Wishes, draw_town, read_code, town_of
from cuore.town.wishes import MECHANICS, ROLE_WORDS, TASTES

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "build" / "towns.jsonl"

SEED = "fit"
TABLES = (2, 3, 2, 4, 2, 3, 2, 4, 2, 5, 2, 6)
"""How many players a town is played with, by its number: half of all tables are for two."""

TOWNS = 12_000
GAMES = 8
"""Games a town: many towns with few games teach more than few towns with many."""

LEFT_OUT = 4
"""In one of so many towns with wishes a mechanic is left out, or attacks are."""

HELD_OUT = 10
HOLDS = (3.0, 10.0, 30.0, 100.0, 300.0)
"""How much the weights may be held back, for features of variance one."""


# -- playing --


def drawn(rules: Rules, number: int) -> tuple[Town, int]:
    """One of the random towns, and for how many players it is."""
    players = TABLES[number % len(TABLES)]
    draw = 0
    while True:
        seed = f"{SEED}/{number}/{draw}"
        draw += 1
        luck = luck_from_seed(seed)
        boxes = mixture(rules, seed)
        if players > players_for(rules, boxes)[1]:
            continue
        try:
            return draw_town(rules, boxes, seed, wishes(luck) if luck.below("wishes", 2) else Wishes()), players
        except CuoreError:  # this mixture has no town with these wishes
            continue


def mixture(rules: Rules, seed: str) -> tuple[str, ...]:
    """One box, or several, as the arena mixes them."""
    league = League(("housekeeper", "planner"), seed=seed, boxes=BOXES)
    return town_of(rules, league.setup(rules, league.match(0))).boxes


def wishes(luck: Luck) -> Wishes:
    """A few wishes by chance."""
    words = [word for word in ("attacks", *MECHANICS) if luck.below(f"without {word}", LEFT_OUT) == 0]
    likes = (*ROLE_WORDS, *TASTES)
    slant = (likes[luck.below("slant", len(likes))],) if luck.below("any slant", 2) else ()
    return Wishes(forbid=tuple(words), slant=slant)


def played(number: int) -> str:
    """A line of the file: one town, and what its games were like."""
    rules = official_rules()
    town, players = drawn(rules, number)
    plan = plan_of(rules, town, players, f"{SEED}/{number}")
    line = {
        "number": number,
        "rules": RULES_VERSION,
        "players": players,
        "town": plan.town,
        "games": measure(Batch(plan, 0, GAMES)),
    }
    return json.dumps(line, separators=(",", ":"))


def play_on(path: Path, towns: int, jobs: int) -> None:
    """Play in all towns that the file does not have yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("}\n")]  # a stop may have left half a line
    path.write_text("".join(whole), encoding="utf-8")
    have = {json.loads(line)["number"] for line in whole}
    missing = [number for number in range(towns) if number not in have]
    with path.open("a", encoding="utf-8") as file:
        for at, line in enumerate(Processes(jobs).run(played, missing), 1):
            file.write(line + "\n")
            file.flush()
            if at % 100 == 0:
                print(f"{len(have) + at} towns of {towns}", flush=True)


# -- fitting --


class Seen(NamedTuple):
    """A town that was played: its features by their places, and for each measure mean and variance of its games."""

    number: int
    features: dict[int, float]
    means: tuple[float, ...]
    noises: tuple[float, ...]

    @property
    def held_out(self) -> bool:
        """Whether it is one of those that the first fit does not see."""
        return self.number // len(TABLES) % HELD_OUT == 0


def read(path: Path, rules: Rules, names: Sequence[str]) -> dict[int, list[Seen]]:
    """All towns of a file, by the number of players."""
    describer = Describer(rules)
    places = {name: at for at, name in enumerate(names)}
    found: dict[int, list[Seen]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        features = describer.describe(read_code(rules, data["town"]))
        columns = list(zip(*data["games"], strict=True))
        seen = Seen(
            data["number"],
            {places[name]: value for name, value in features.items()},
            tuple(fmean(column) for column in columns),
            tuple(variance(column) for column in columns),
        )
        found.setdefault(data["players"], []).append(seen)
    return found


class Fitting:
    """Ridge regression on sparse rows; all numbers share the matrix, so it is made and taken apart once."""

    def __init__(self, rows: Sequence[dict[int, float]], size: int) -> None:
        self.rows = rows
        count = len(rows)
        sums = [0.0] * size
        products = [[0.0] * size for _ in range(size)]
        for row in rows:
            for at, value in row.items():
                sums[at] += value
                line = products[at]
                for other, more in row.items():
                    line[other] += value * more
        self.means = [value / count for value in sums]
        spreads = [products[at][at] / count - self.means[at] ** 2 for at in range(size)]
        self.used = [at for at in range(size) if spreads[at] > 1e-9]
        self.scale = {at: sqrt(spreads[at]) for at in self.used}
        self.matrix = [
            [
                (products[a][b] - count * self.means[a] * self.means[b]) / (self.scale[a] * self.scale[b])
                for b in self.used
            ]
            for a in self.used
        ]

    def factor(self, hold: float) -> list[list[float]]:
        """The lower triangle by Cholesky, each row without zeros behind it."""
        found: list[list[float]] = []
        for at, row in enumerate(self.matrix):
            line: list[float] = []
            for other in range(at):
                line.append((row[other] - sum(map(mul, line, found[other]))) / found[other][other])
            line.append(sqrt(row[at] + hold - sum(map(mul, line, line))))
            found.append(line)
        return found

    def weights(self, factor: list[list[float]], values: Sequence[float]) -> tuple[float, dict[int, float]]:
        """What is always there, and the weight of each feature."""
        middle = fmean(values)
        right = dict.fromkeys(self.used, 0.0)
        for row, value in zip(self.rows, values, strict=True):
            for at, much in row.items():
                if at in right:
                    right[at] += much * (value - middle)
        solved: list[float] = []
        for line, at in zip(factor, self.used, strict=True):
            solved.append((right[at] / self.scale[at] - sum(map(mul, line, solved))) / line[-1])
        for at in range(len(solved) - 1, -1, -1):
            solved[at] = (solved[at] - sum(factor[k][at] * solved[k] for k in range(at + 1, len(solved)))) / factor[at][
                at
            ]
        found = {at: value / self.scale[at] for at, value in zip(self.used, solved, strict=True)}
        return middle - sum(weight * self.means[at] for at, weight in found.items()), found


class Best(NamedTuple):
    """The hold with the smallest error for one number, and that error; in roots, and in the number itself."""

    hold: float
    error: float
    plain: float


def best_holds(towns: Sequence[Seen], size: int, numbers: Sequence[int]) -> dict[int, Best]:
    """What does best on the towns that are held out."""
    kept = [town for town in towns if not town.held_out]
    out = [town for town in towns if town.held_out]
    fitting = Fitting([town.features for town in kept], size)
    found: dict[int, Best] = {}
    for hold in HOLDS:
        factor = fitting.factor(hold)
        for number in numbers:
            base, weights = fitting.weights(factor, [sqrt(town.means[number]) for town in kept])
            guesses = [base + sum(weights.get(at, 0.0) * value for at, value in t.features.items()) for t in out]
            best = Best(hold, *_errors(out, guesses, number))
            if number not in found or best.error < found[number].error:
                found[number] = best
    return found


def _errors(towns: Sequence[Seen], guesses: Sequence[float], number: int) -> tuple[float, float]:
    """How far guesses are from the truth: what the luck of a few games adds to that is taken away."""
    seen = [town.means[number] for town in towns]
    luck = [town.noises[number] / GAMES for town in towns]
    roots = fmean([(guess - sqrt(value)) ** 2 for guess, value in zip(guesses, seen, strict=True)])
    rooted = fmean([noise / 4 / value if value else 0.0 for noise, value in zip(luck, seen, strict=True)])
    error = max(roots - rooted, 1e-4)
    plain = fmean([(max(0.0, g) ** 2 + error - value) ** 2 for g, value in zip(guesses, seen, strict=True)])
    return sqrt(error), sqrt(max(plain - fmean(luck), 0.0))


def fit(path: Path) -> dict[str, object]:
    """The whole model, as its file has it."""
    rules = official_rules()
    names = names_of_features(rules)
    numbers = {at: name for at, name in enumerate(MEASURES) if name != FIRST}
    tables: dict[str, object] = {}
    for players, towns in sorted(read(path, rules, names).items()):
        best = best_holds(towns, len(names), list(numbers))
        fitting = Fitting([town.features for town in towns], len(names))
        factors = {hold: fitting.factor(hold) for hold in {each.hold for each in best.values()}}
        fits: dict[str, object] = {}
        for number, name in numbers.items():
            values = [town.means[number] for town in towns]
            base, weights = fitting.weights(factors[best[number].hold], [sqrt(value) for value in values])
            fits[name] = {
                "base": round(base, 4),
                "weights": [round(weights.get(at, 0.0), 4) for at in range(len(names))],
                "error": round(best[number].error, 4),
                "noise": round(fmean([town.noises[number] for town in towns]) / fmean(values), 4),
            }
            print(
                f"{players} players, {len(towns)} towns: {name} {fmean(values):.1f}, towns differ by "
                f"{_truly(towns, number):.2f}, the model errs by {best[number].plain:.2f} "
                f"(roots {best[number].error:.3f}, hold {best[number].hold:g})",
                flush=True,
            )
        tables[str(players)] = {"towns": len(towns), "numbers": fits}
    return {"rules": RULES_VERSION, "bot": USUAL, "games": GAMES, "features": list(names), "tables": tables}


def _truly(towns: Sequence[Seen], number: int) -> float:
    """How much towns differ, without what luck adds."""
    luck = fmean([town.noises[number] for town in towns]) / GAMES
    return sqrt(max(0.0, variance([town.means[number] for town in towns]) - luck))


def written(model: dict[str, object]) -> str:
    """A line for each list, so that a change shows where it is."""
    text = json.dumps(model, ensure_ascii=False, indent=1)
    inside = text.split("[")
    return "[".join([inside[0], *[_one_line(part) for part in inside[1:]]]) + "\n"


def _one_line(part: str) -> str:
    values, _, rest = part.partition("]")
    return ",".join(line.strip().removesuffix(",") for line in values.splitlines() if line.strip()) + "]" + rest


def main() -> None:
    """Play what is missing, fit, and write the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--towns", type=int, default=TOWNS)
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--out", type=Path, default=ROOT / "src" / "cuore" / "lab" / "forecast" / MODEL)
    args = parser.parse_args()
    play_on(args.file, args.towns, args.jobs)
    args.out.write_text(written(fit(args.file)), encoding="utf-8")


if __name__ == "__main__":
    main()
