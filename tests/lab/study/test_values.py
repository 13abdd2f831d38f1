"""What the files say, against the same numbers worked out by hand from the games."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from cuore.lab.crew import Processes
from cuore.lab.games.folder import read_folder
from cuore.lab.games.row import Row
from cuore.lab.study import Study, Variant, ask_card, run_study
from cuore.lab.study.values import NUMBERS, Values

CARD = "Rouge Crescent"


@pytest.fixture(scope="module")
def study() -> Study:
    return ask_card(Variant("base", players=3), CARD, ["random"], towns=4, deals=2)


@pytest.fixture(scope="module")
def folder(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study") / "kept"
    run_study(study, path, Processes(1))
    return path


def by_hand(rows: list[Row], subject: dict[int, int], number: str) -> float:
    """A number over the games of one arm in one town, in the plainest way."""

    def of(row: Row) -> float:
        points = sorted(row.points, reverse=True)
        mine = row.points[subject[row.place.game]]
        others = [vp for seat, vp in enumerate(row.points) if seat != subject[row.place.game]]
        found = {
            "wins": row.share(subject[row.place.game]),
            "points": mine,
            "margin": mine - fmean(others),
            "rounds": row.rounds,
            "decisions": sum(row.decisions),
            "lead": points[0] - points[1],
            "close": float(points[0] - points[1] <= 3),
            **{f"turn {turn + 1}": row.share((row.first + turn) % 3) for turn in range(3)},
        }
        return found[number]

    if number == "differed":
        deals = {row.place.deal for row in rows}
        return fmean(len({row.checksum for row in rows if row.place.deal == deal}) > 1 for deal in deals)
    return fmean(of(row) for row in rows)


def test_every_number_of_every_arm_and_town(study: Study, folder: Path) -> None:
    kept = read_folder(folder)
    rows = list(kept.rows())
    assert len(rows) == study.games
    values = Values(study, kept, study.towns)
    subject = {row.place.game: study.match(row.place.game).subject for row in rows}
    for arm in study.arms:
        for number in NUMBERS:
            if number in ("turn 4", "turn 5", "turn 6"):
                continue
            found = values.of(arm.name, number)
            for town in range(study.towns):
                here = [row for row in rows if row.place.arm == arm.name and row.place.town == town]
                assert found[town] == pytest.approx(by_hand(here, subject, number)), (arm.name, number)


def test_cards_that_came_into_play(study: Study, folder: Path) -> None:
    kept = read_folder(folder)
    rows = list(kept.rows())
    values = Values(study, kept, study.towns)
    kind = study.variants[0].rules().find(CARD)
    seen = 0
    for arm in study.arms:
        here = [row for row in rows if row.place.arm == arm.name]
        mine = {row.place.game: study.match(row.place.game).subject for row in here}
        for subject in (True, False):
            count = [
                sum(each.card == kind and (each.seat == mine[row.place.game]) == subject for each in row.arrivals)
                for row in here
            ]
            assert values.arrived(arm.name, kind, subject=subject) == (sum(count), sum(map(bool, count)))
            seen += sum(count)
        a_game = [
            fmean(sum(each.card == kind for each in row.arrivals) for row in here if row.place.town == town)
            for town in range(study.towns)
        ]
        assert values.of(arm.name, f"employed:{CARD}") == pytest.approx(a_game)
    assert seen


def test_what_winners_had_more_of(study: Study, folder: Path) -> None:
    kept = read_folder(folder)
    kind = study.variants[0].rules().find(CARD)
    expected = []
    for row in kept.rows():
        if row.place.arm == "free · random":
            had = [sum(each.card == kind and each.seat == seat for each in row.arrivals) for seat in range(3)]
            most = [seat for seat in range(3) if had[seat] == max(had)]
            if len(most) < 3:
                expected.append((row.place.town, sum(map(row.share, most)) - len(most) / 3))
    found = Values(study, kept, study.towns).company("free · random", kind)
    assert [town for town, _ in found] == [town for town, _ in expected]
    assert [value for _, value in found] == pytest.approx([value for _, value in expected])
    assert found
