"""``cuore bench``: what it reports, not how fast it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore.build import running_build
from cuore.cards.catalogue import BOXES
from cuore.lab.bench.compare import Progress, Settings
from tests.cli.command import Cuore, in_a_process, in_process

BUILD_FIELDS = [
    "build",
    "games",
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "copies_per_s",
    "views_per_s",
    "bytes_per_game",
    "players",
    "rounds",
    "mixtures",
]


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


def build(name: str, speed: float) -> dict[str, object]:
    rates = dict.fromkeys(("games_per_s", "decisions_per_game", "copies_per_s", "views_per_s", "bytes_per_game"), 5.0)
    players = {"2": 1.0, "3": 2.0, "4": 3.0}
    return {
        "build": name,
        "decisions_per_s": speed,
        **rates,
        "players": players,
        "rounds": {"1-20": 0.5, "101-120": 0.75},
        "mixtures": {"base": 1.0, "base + vacation": 1.25},
    }


FOUND: dict[str, object] = {
    "builds": {"interpreted": build("interpreted", 123_456.0), "compiled": build("compiled", 654_321.0)},
    "peer": {"decisions_per_s": 60_000.0, "games_per_s": 100.0, "version": "0.4.0"},
    "ratios": {"interpreted / pyminion": 2.06, "compiled / interpreted": 5.3},
    "repeats": 3,
}


def test_a_real_run_reports_every_figure() -> None:
    done = in_a_process("bench", "--json", "--games", "1", "--repeats", "1")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert list(found) == ["builds", "peer", "ratios", "repeats"]
    assert list(found["builds"]) == [running_build()]
    figures = found["builds"][running_build()]
    assert list(figures) == BUILD_FIELDS
    assert list(figures["players"]) == ["2", "3", "4"]
    assert next(iter(figures["rounds"])) == "1-20"
    assert len(figures["mixtures"]) == 2 ** len(BOXES) - 1
    for name in BUILD_FIELDS[2:7]:
        assert figures[name] > 0, name
    if found["peer"] is not None:
        assert found["ratios"] == {
            f"{running_build()} / pyminion": pytest.approx(
                figures["decisions_per_s"] / found["peer"]["decisions_per_s"], abs=0.01
            )
        }


def test_the_settings_are_handed_on(cuore: Cuore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Settings] = []

    def compare(settings: Settings, progress: Progress) -> dict[str, object]:
        seen.append(settings)
        progress("something")
        return FOUND

    monkeypatch.setattr("cuore.cli.bench.compare", compare)
    done = cuore("bench", "--json", "--games", "12", "--repeats", "2", "--seed", "9", "--other", str(tmp_path))
    assert (done.code, done.err) == (0, "")  # progress is for terminals
    assert json.loads(done.out) == FOUND
    assert (seen[0].games, seen[0].repeats, seen[0].seed, seen[0].other) == (12, 2, 9, tmp_path)


def test_for_people_there_is_a_table(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.bench.compare", lambda settings, progress: FOUND)
    monkeypatch.setenv("COLUMNS", "120")
    done = cuore("bench")
    assert (done.code, done.err) == (0, "")
    for part in ("interpreted", "compiled", "pyminion 0.4.0", "123,456", "654,321", "60,000", "4 players", "101-120"):
        assert part in done.out
    assert any(line.split()[-2:] == ["1.25", "1.25"] for line in done.out.splitlines() if "base + vacation" in line)
    assert "compiled / interpreted: 5.3" in done.out


def test_without_the_peer_the_table_says_so(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = {**FOUND, "peer": None}
    monkeypatch.setattr("cuore.cli.bench.compare", lambda settings, progress: alone)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    done = cuore("bench")
    assert done.code == 0
    assert "pyminion is not installed here" in done.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--games", "0"), "games must be at least 1"),
        (("--repeats", "0"), "repeats must be at least 1"),
        (("--repeats", "-1"), "repeats must be at least 1"),
    ],
)
def test_mistakes_are_one_line(cuore: Cuore, words: tuple[str, ...], reason: str) -> None:
    assert cuore("bench", "--json", *words).is_mistake(reason)


def test_another_build_must_be_one(cuore: Cuore, tmp_path: Path) -> None:
    assert cuore("bench", "--other", str(tmp_path)).is_mistake(f"{tmp_path} holds no build of cuore")
    assert cuore("bench", "--other", str(tmp_path / "none")).is_mistake("holds no build of cuore")
