"""Kept forecasts: found again without a game, never for another plan, and whole or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from dataclasses import fields, replace
from pathlib import Path

import pytest

import cuore
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.cards.door import VARIABLE
from cuore.engine.rules import RULES_VERSION
from cuore.lab.crew import Crew
from cuore.lab.crew.crew import Chunk, Result
from cuore.lab.forecast import Cache, ForecastPlan, default_folder, forecast
from cuore.lab.forecast import cache as module
from cuore.lab.forecast.cache import key, sources
from tests.lab.forecast.plans import ABSURD, ALONE, QUIET, SMALL, small_forecast

RULES = official_rules()


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    """A folder with one forecast in it."""
    found = Cache(tmp_path / "deep" / "down")
    found.put(SMALL, RULES, small_forecast().data())
    return found


class Nobody(Crew):
    """They refuse to play."""

    workers = 0

    def run(self, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result]:
        raise AssertionError("a game is played")

    def about(self) -> str:
        return "nobody"


def test_what_was_made_before_is_found_without_a_game(cache: Cache) -> None:
    assert forecast(SMALL, Nobody(), cache=cache) == small_forecast()


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[]", b"null", b'{"plan": {}}', b"[" * 100_000])
def test_a_damaged_file_is_as_if_it_were_not_there(cache: Cache, damage: bytes) -> None:
    (file,) = cache.folder.iterdir()
    file.write_bytes(damage)
    with pytest.raises(AssertionError, match="a game is played"):
        forecast(SMALL, Nobody(), cache=cache)


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    made = forecast(QUIET, crew=ALONE, cache=cache)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert forecast(QUIET, crew=ALONE, cache=cache) == made
    assert file.read_bytes() == whole


def test_another_forecast_in_its_place_is_not_taken_for_it(cache: Cache) -> None:
    (file,) = cache.folder.iterdir()
    file.rename(cache.folder / f"{key(QUIET, RULES)}.json")
    with pytest.raises(AssertionError, match="a game is played"):
        forecast(QUIET, Nobody(), cache=cache)


OTHER: dict[str, object] = {
    "town": "OTHER",
    "boxes": ("base", "vacation"),
    "maids": SMALL.maids[::-1],
    "without": ("Illness",),
    "guests": ("x",),
    "private_maids": ("x",),
    "printed_only": True,
    "faster": False,
    "players": 3,
    "seed": "other",
    "games": 21,
    "pairs": 3,
    "plan_games": 4,
    "bot": "rush",
    "card_file": "",
}


def test_whatever_decides_the_result_decides_the_name() -> None:
    assert set(OTHER) == {field.name for field in fields(ForecastPlan)}
    names = {key(replace(SMALL, **{name: value}), RULES) for name, value in OTHER.items()}  # type: ignore[arg-type]
    names.add(key(SMALL, RULES))
    names.add(key(SMALL, rules_from_file(ABSURD)))
    assert len(names) == len(OTHER) + 2
    assert key(SMALL, RULES) == key(replace(SMALL), official_rules())


def test_other_rules_or_players_have_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = key(SMALL, RULES)
    with monkeypatch.context() as patch:
        patch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)
        assert key(SMALL, RULES) != before
    with monkeypatch.context() as patch:
        patch.setattr(module, "sources", lambda: "others")
        assert key(SMALL, RULES) != before
    assert key(SMALL, RULES) == before


def test_a_box_from_elsewhere_has_a_part_in_the_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "box.py").write_text("BOX = None")
    (folder / "scores.py").write_text("WORTH = min")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, " ,")
    alone = key(SMALL, RULES)
    monkeypatch.delenv(VARIABLE)
    assert key(SMALL, RULES) == alone
    monkeypatch.setenv(VARIABLE, "harbour.box")
    before = key(SMALL, RULES)
    assert before != alone
    monkeypatch.setenv(VARIABLE, "harbour.box ")  # a process looks at a box once, so it is asked in other words
    assert key(SMALL, RULES) == before
    (folder / "scores.py").write_text("WORTH = max")  # no card of it has another word or number
    monkeypatch.setenv(VARIABLE, "harbour.box  ")
    assert key(SMALL, RULES) != before


def test_the_sources_are_told_apart_by_a_single_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work_out = sources.__wrapped__
    home, original = Path(cuore.__file__).parent, work_out()
    for name in module.DECIDING:
        folder = home / name
        paths = [*folder.rglob("*.py"), *folder.rglob("*.json")] if folder.is_dir() else [folder]
        for path in paths:
            copy = tmp_path / path.relative_to(home)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    monkeypatch.setattr(cuore, "__file__", str(tmp_path / "__init__.py"))
    assert work_out() == original
    for name in ("bots/planner/numbers.py", "engine/moves/deck.py", "cards/base/cards.py", "lab/forecast/model.json"):
        before = work_out()
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("#")
        assert work_out() != before


def test_a_folder_that_cannot_be_written_costs_nothing_but_the_cache(tmp_path: Path) -> None:
    file = tmp_path / "no folder"
    file.write_text("a file")
    cache = Cache(file / "below")
    cache.put(SMALL, RULES, {})
    assert cache.get(SMALL, RULES) is None


def test_nothing_half_written_is_left(cache: Cache) -> None:
    cache.put(SMALL, RULES, small_forecast().data())
    assert [path.suffix for path in cache.folder.iterdir()] == [".json"]
    with pytest.raises(TypeError):
        cache.put(SMALL, RULES, {"set": {1}})
    assert [path.suffix for path in cache.folder.iterdir()] == [".json"]
    assert cache.get(SMALL, RULES) == small_forecast().data()


def test_the_oldest_go_where_there_are_too_many(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 3)
    cache = Cache(tmp_path)
    (tmp_path / "notes.txt").write_text("not a forecast")
    plans = [replace(SMALL, seed=f"{seed}") for seed in "cabde"]
    for age, plan in enumerate(plans):
        cache.put(plan, RULES, {"seed": plan.seed})
        os.utime(tmp_path / f"{key(plan, RULES)}.json", (age, age))
    cache.put(plans[3], RULES, {"seed": "again"})  # made anew, it is the youngest
    assert [cache.get(plan, RULES) is not None for plan in plans] == [False, False, True, True, True]
    cache.put(SMALL, RULES, {})
    assert [cache.get(plan, RULES) is not None for plan in plans] == [False, False, False, True, True]
    assert (tmp_path / "notes.txt").exists()


def test_the_usual_folder_is_that_of_caches() -> None:
    words = "import cuore.lab.forecast as f; print(f.default_folder())"
    env = {**os.environ, "XDG_CACHE_HOME": "/somewhere"}
    found = subprocess.run([sys.executable, "-c", words], env=env, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "/somewhere/cuore/forecasts"
    assert default_folder().parts[-2:] == ("cuore", "forecasts")
