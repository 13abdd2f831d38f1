"""Reports of games that were really played, as few as there can be: what a made-up number never is, these are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cuore.lab.crew import Processes
from cuore.lab.games.folder import read_folder
from cuore.lab.report import charts, headline, markdown, page
from cuore.lab.report.words import limits, played
from cuore.lab.study import (
    Arm,
    Study,
    Variant,
    ask_box,
    ask_card,
    ask_compare,
    ask_price,
    ask_seats,
    read_findings,
    run_study,
)
from cuore.lab.study.answering import answer
from cuore.lab.study.layouts import seat_variants
from cuore.lab.study.values import CLOSENESS, ROUNDS, TURNS
from tests.lab.forecast.test_page import read

BASE = Variant("base")
FASTER = replace(BASE, name="faster", faster=True)
CARDS = ["Rouge Crescent", "Ophelia Grail"]


def own(towns: int) -> Study:
    numbers = [
        {"name": "rounds", "number": "rounds", "arm": "b", "minus": "a"},
        {"name": "close", "number": "close", "arm": "a", "minus": ""},
    ]
    arms = (Arm("a", "base", ("random", "random")), Arm("b", "faster", ("random", "random")))
    return Study("Mine", "own", (BASE, FASTER), arms, {"numbers": numbers}, towns=towns)


STUDIES: dict[str, Callable[[int], Study]] = {
    "card": lambda towns: ask_card(replace(BASE, players=6), "Rouge", ["random", "biglove"], towns=towns),
    "box": lambda towns: ask_box(BASE, ["random", "biglove"], cards=CARDS, towns=towns),
    "price": lambda towns: ask_price(BASE, "Rouge", "random", prices=[1, 3], towns=towns),
    "compare": lambda towns: ask_compare(BASE, FASTER, "random", plans=False, towns=towns),
    "seats": lambda towns: ask_seats(seat_variants(BASE, ["base"], [2, 6]), "random", towns=towns),
    "own": own,
}


@pytest.mark.parametrize("towns", [1, 2])
@pytest.mark.parametrize("question", STUDIES)
def test_every_question_has_a_report_from_one_town_on(question: str, towns: int, tmp_path: Path) -> None:
    study = STUDIES[question](2)
    run_study(study, tmp_path / "kept", Processes(1))
    # One town is what a study that was stopped may have.
    findings = read_findings(tmp_path / "kept") if towns == 2 else answer(study, read_folder(tmp_path / "kept"), towns)
    said = headline(findings)
    assert all(sentence.endswith(".") and "nan" not in sentence for sentence in said)
    assert all(line.endswith(".") for line in limits(findings))
    assert f"in {towns} town" in played(findings)
    for interactive in (False, True):
        text = page(findings, interactive=interactive)
        assert "nan" not in text.partition("<script>")[0]
    assert said[0] in " ".join(read(page(findings)).text)
    assert markdown(findings).startswith("# ")
    assert all(ElementTree.fromstring(text) is not None for text in charts(findings).values())
    if question in ("card", "box"):
        assert "biglove" in " ".join(said)
        assert any("never employed" in sentence.lower() for sentence in said)  # it wants no maids at all


def test_columns_subtract_and_tables_agree(tmp_path: Path) -> None:
    findings = run_study(ask_compare(BASE, FASTER, "random", plans=False, towns=5), tmp_path / "kept", Processes(1))
    by_name = {each.number: each for each in findings.differences}
    for each in findings.differences:
        assert each.change.mean == pytest.approx(each.other - each.one, abs=2e-4)
        assert each.change.low <= each.change.mean <= each.change.high
    for at, variant in enumerate(findings.variants):
        shown = [(variant.rounds, ROUNDS), (variant.close, CLOSENESS), (variant.turns[0], TURNS[0])]
        for number, name in shown:
            assert number.mean == pytest.approx((by_name[name].one, by_name[name].other)[at], abs=2e-4)
        assert variant.first_ahead.mean == pytest.approx(variant.turns[0].mean - 0.5, abs=2e-4)
