"""What the files say, against the same numbers worked out by hand from the games."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from cuore.lab.crew import Processes
from cuore.lab.games.folder import read_folder
from cuore.lab.games.row import Row
from cuore.lab.numbers import sums_of
from cuore.lab.study import Study, Variant, ask_card, read_findings, run_study, values
from cuore.lab.study.values import NUMBERS, Values
from cuore.town import Wishes

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
        assert values.slipped(arm.name, kind) == sum(
            each.card == kind and each.house == mine[row.place.game] for row in here for each in row.arrivals
        )
        a_game = [
            fmean(sum(each.card == kind for each in row.arrivals) for row in here if row.place.town == town)
            for town in range(study.towns)
        ]
        assert values.of(arm.name, f"employed:{CARD}") == pytest.approx(a_game)
    assert seen


def test_what_winners_had_more_of_lies_in_their_houses(tmp_path: Path) -> None:
    gifts = Variant("expanding", boxes=("expanding",), wishes=Wishes(pin=("Grace Saulsbury",)))
    study = ask_card(gifts, "Felicity Horn", ["random"], towns=12, deals=2)
    run_study(study, tmp_path / "kept", Processes(1))
    kept = read_folder(tmp_path / "kept")
    kind = study.variants[0].rules().find("Felicity Horn")
    towns: dict[int, list[float]] = {}
    given = 0
    for row in kept.rows():
        if row.place.arm == "free · random":
            came = [each for each in row.arrivals if each.card == kind]
            had = [sum(each.house == seat for each in came) for seat in range(2)]
            given += sum(each.house != each.seat for each in came)
            if had[0] != had[1]:
                towns.setdefault(row.place.town, []).append(row.share(had.index(max(had))) - 1 / 2)
    assert given
    found = Values(study, kept, study.towns).company("free · random", kind)
    assert found == pytest.approx([fmean(parts) for parts in towns.values()])


def test_other_cards_in_two_arms(study: Study, folder: Path) -> None:
    kept = read_folder(folder)
    counts: dict[tuple[str, int, int], int] = {}
    for row in kept.rows():
        for each in row.arrivals:
            key = row.place.arm, each.card, row.place.town
            counts[key] = counts.get(key, 0) + 1
    arms = ("free · random", "nobody · random")
    found = Values(study, kept, study.towns).beside(*arms)
    assert [each.card for each in found] == sorted({card for arm, card, _ in counts if arm in arms})
    for both in found:
        towns = range(study.towns)  # all of them: where the card came into play is an outcome
        one, other = ([counts.get((arm, both.card, town), 0) / study.deals for town in towns] for arm in arms)
        assert (both.one, both.other) == pytest.approx((fmean(one), fmean(other)))
        assert both.change == pytest.approx(sums_of([a - b for a, b in zip(one, other, strict=True)]))


def test_a_few_towns_at_a_time_say_the_same(study: Study, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = read_findings(folder).data()
    monkeypatch.setattr(values, "AT_ONCE", 1)
    assert read_findings(folder).data() == whole
