"""Truths planted in studies of a decent size, and what comes of them: the table in docs/lab.md.

``python -m tools.try_truths FOLDER [--towns 200] [--jobs 2]`` plays a card that is far too cheap, a card and its
renamed copy over some prices, on luck of their own, the same card with one more draw and with one more Love, and
placebos: the same players at the same tables on other luck, as if one half of them had been treated.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cuore.lab.crew import Crew, Processes, usual_jobs
from cuore.lab.games.folder import read_folder
from cuore.lab.numbers import Number, worth
from cuore.lab.pages.words import signed
from cuore.lab.report.words import fair
from cuore.lab.study import Findings, Study, Variant, ask_card, ask_price, ask_seats, run_study
from cuore.lab.study.arms import free, without_at
from cuore.lab.study.findings import PriceFinding
from cuore.lab.study.values import WINS, Values, difference

BASE = Variant("base")
HOUSE = replace(BASE, boxes=("base", "house"))
COPY = """
[[card]]
name = "{name}"
title = "Twin Maid"
category = "general maid"
cost = 4
icons = {{ draw = {draw}, love = {love}, serving = {serving} }}
"""
COPIES = (
    ("Beatrix Fernway", "the original", {"draw": 1, "love": 1, "serving": 1}),
    ("Cordula Astor", "the same by another name, on other luck", {"draw": 1, "love": 1, "serving": 1}),
    ("Beatrix Fernway", "one more draw", {"draw": 2, "love": 1, "serving": 1}),
    ("Beatrix Fernway", "one more Love", {"draw": 1, "love": 2, "serving": 1}),
)
PRICES = (2, 3, 4, 5, 6)
PLACEBO_SIZES = (10, 20, 50, 100)


def cheap(folder: Path, crew: Crew, towns: int) -> None:
    """A strong card for next to nothing."""
    for card in ("Anise Greenaway", "Tenalys Trent", "Geneviève Daubigny"):
        for cost in (None, 1):
            variant = BASE if cost is None else replace(BASE, costs=((card, cost),))
            found = _run(ask_card(variant, card, towns=towns), folder / f"cheap {card} {cost}", crew).cards[0]
            price = f"for {found.cost}" + ("" if cost else " (printed)")
            print(
                f"| {card} {price} | {signed(found.worth, 100, 1)} | {signed(found.points, 1, 1)} | {found.verdict} |"
            )


def copies(folder: Path, crew: Crew, towns: int) -> None:
    """A card, its copy, and better ones, over the same prices; and what the copy has more than the original.

    One study of either is one draw of many, and so is their difference: it has an interval of its own.
    """
    gained: list[list[list[float]]] = []
    for number, (name, what, icons) in enumerate(COPIES):
        variant = replace(HOUSE, card_file=COPY.format(name=name, **icons))
        seed = "copy" if number == 1 else "1"
        study = ask_price(variant, name, prices=PRICES, towns=towns, seed=seed)
        price = _run(study, folder / f"copy {number}", crew).price
        assert price is not None
        worths = " · ".join(signed(point.worth, 100, 0) for point in price.points)
        print(f"| {what} | {worths} | {_prices(price)} |")
        values = Values(study, read_folder(folder / f"copy {number}"), towns)
        gained.append([[0.5 - share for share in values.of(without_at(tried), WINS)] for tried in PRICES])
    beside = [worth(difference(copy, original), 1.0) for original, copy in zip(*gained[:2], strict=True)]
    print(f"| the copy beside the original | {' · '.join(signed(each, 100, 0) for each in beside)} | | |")


def _prices(price: PriceFinding) -> str:
    return f"{fair(price.by_wins)} | {fair(price.by_points)}"


def placebos(folder: Path, crew: Crew, towns: int) -> None:
    """Whoever sits in the first seat, on some luck and on other luck: nothing was done to anybody."""
    halves = [_wins(folder / f"placebo {seed}", crew, towns, seed) for seed in ("a", "b")]
    effects = [value / 2 for value in difference(*halves)]
    print(f"| all {len(effects)} | {signed(worth(effects, 0.5), 100, 1)} | |")
    for size in PLACEBO_SIZES:
        small = [worth(effects[at : at + size], 0.5) for at in range(0, len(effects) - size + 1, size)]
        print(f"| {size} | | {sum(map(_holds_nothing, small))} of {len(small)} |")


def _wins(folder: Path, crew: Crew, towns: int, seed: str) -> list[float]:
    study = ask_seats([BASE], towns=towns, seed=seed)
    found = _run(study, folder, crew)
    return Values(study, read_folder(folder), found.towns).of(free(BASE.name), WINS)


def _holds_nothing(found: Number) -> bool:
    return found.low <= 0 <= found.high


def _run(study: Study, folder: Path, crew: Crew) -> Findings:
    return run_study(study, folder, crew)


def main(words: Sequence[str] | None = None) -> None:
    """Play them and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--towns", type=int, default=200)
    parser.add_argument("--placebos", type=int, default=4000, help="towns of the placebo")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    crew = Processes(asked.jobs)
    print("| Card | Worth, points of win share | Victory points | Verdict |\n|---|---|---|---|")
    cheap(asked.folder, crew, asked.towns)
    print(f"\n| Card | Worth at {', '.join(map(str, PRICES))} | Fair price by wins | by points |\n|---|---|---|---|")
    copies(asked.folder, crew, asked.towns)
    print("\n| Towns in a study | Effect | Held nothing |\n|---|---|---|")
    placebos(asked.folder, crew, asked.placebos)


if __name__ == "__main__":
    main()
