"""A forecast by a process of its own: lines of JSON, one sentence for every mistake, and an end when nobody listens."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import asdict, replace
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.lab.forecast import Effort, Forecast, ForecastPlan, Likings, search
from cuore.lab.forecast.__main__ import PAUSE, Teller, answer, read_wish
from tests.lab.forecast.plans import SMALL, small_forecast

RULES = official_rules()
COMMAND = [sys.executable, "-m", "cuore.lab.forecast"]
PATIENCE = 120


SEARCH: dict[str, object] = {"boxes": ["base"], "like": ["rounds=20"], "quick": True, "seed": "tea"}
"""A quick search: no game is played in it."""


def wish(**more: object) -> str:
    return json.dumps({**asdict(SMALL), **more})


def search_wish(**more: object) -> str:
    return json.dumps({**SEARCH, **more})


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def answered(text: str) -> list[dict[str, object]]:
    out = StringIO()
    answer(text, Teller(out))
    return lines(out.getvalue())


def test_a_plan_is_answered_with_how_far_it_is_and_the_forecast(tmp_path: Path) -> None:
    text = wish(jobs=2, cache=str(tmp_path)) + "\n"
    done = subprocess.run(COMMAND, input=text, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stderr == ""
    *progress, last = lines(done.stdout)
    assert progress
    assert all(set(line) == {"done", "total"} for line in progress)
    made = Forecast.from_data(last["forecast"])
    assert replace(made, versions=small_forecast().versions) == small_forecast()
    assert len(list(tmp_path.iterdir())) == 1
    assert [set(line) for line in answered(wish(cache=str(tmp_path)))] == [{"forecast"}]  # this time it was there


def test_an_order_with_what_is_liked_is_a_search(tmp_path: Path) -> None:
    text = search_wish(jobs=1, cache=str(tmp_path)) + "\n"
    done = subprocess.run(COMMAND, input=text, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stderr == ""
    (line,) = lines(done.stdout)  # nothing is played, so there is nothing to count
    made = search(RULES, ("base",), likings=Likings(("rounds=20",)), seed="tea", quick=True)
    assert line == {"found": {**json.loads(json.dumps(made.data())), "sentences": made.sentences()}}
    assert made.sentences()[1].startswith("rounds=20: ")


def test_a_search_that_plays_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = replace(Effort(), drawn=60, generations=0, race=((2, 2),), finalists=1, sure=20, surer=20)
    monkeypatch.setattr("cuore.lab.forecast.search_plan.search", partial(search, effort=effort))
    *progress, last = answered(search_wish(quick=False, jobs=1, like=["rounds=500"]))
    assert progress
    assert all(set(line) == {"done", "total"} for line in progress)
    (found,) = last.values()
    assert isinstance(found, dict)
    assert (found["met"], found["tried"]) == (False, 2)
    assert found["forecast"]["games"]["ordinary"] == 20
    assert "none comes near" in found["sentences"][0]


def test_a_search_keeps_to_the_wishes() -> None:
    wishes = {"pin": ["Azure Crescent"], "forbid": ["events"]}
    (line,) = answered(search_wish(wishes=wishes, boxes=["base", "vacation"], without=["Illness"]))
    found = line["found"]
    assert isinstance(found, dict)
    assert "Azure Crescent" in found["town"]["maids"]
    assert {"Illness", "Bad Habit"} <= set(found["town"]["without"])


SEARCH_MISTAKES = {
    "no boxes": ('{"like": ["fair"]}', "a search needs boxes"),
    "an unknown field": (search_wish(town="x"), "a search has no 'town'"),
    "a text for a list": (search_wish(like="fair"), "this search cannot be read"),
    "no wishes": (search_wish(wishes=3), "wishes must be a table of lists"),
    "an unknown wish": (search_wish(wishes={"hope": ["tea"]}), "there are no wishes called 'hope'; choose from "),
    "nothing liked": (search_wish(like=[]), "there is nothing to search for"),
    "an unknown word": (search_wish(like=["dragons"]), "there is no wish 'dragons'"),
    "likings that clash": (search_wish(like=["rounds=20", "rounds=40"]), "rounds=20 and rounds=40 exclude each other"),
    "wishes that clash": (search_wish(wishes={"require": ["buildings"]}), "no town fits"),
    "no players": (search_wish(like=["fair"], players=0), "for 2 to 6 players, not 0"),
    "many players": (search_wish(players=7), "for 2 to 6 players, not 7"),
    "no box": (search_wish(boxes=[]), "box"),
    "an unknown box": (search_wish(boxes=["attic"]), "attic"),
    "half a letter": (search_wish(seed="\ud800"), "a seed is"),
    "jobs": (search_wish(jobs=0), "jobs must be from 1"),
    "card file": (search_wish(card_file="[["), ""),
}


@pytest.mark.parametrize(("text", "reason"), SEARCH_MISTAKES.values(), ids=SEARCH_MISTAKES)
def test_a_mistake_in_a_search_is_one_sentence(text: str, reason: str) -> None:
    (line,) = answered(text)
    assert set(line) == {"error"}
    assert reason in str(line["error"])
    assert "\n" not in str(line["error"])


def test_what_is_liked_is_read_before_any_town_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.lab.forecast.search_plan.search", None)
    (line,) = answered(search_wish(like=["dragons"]))
    assert "dragons" in str(line["error"])


def test_the_other_end_may_stay_open() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write('{"town": 3}\n')
        process.stdin.flush()
        assert "error" in json.loads(process.stdout.readline())
        assert process.wait(PATIENCE) == 2


MISTAKES = {
    "nothing": ("", "one JSON object"),
    "no JSON": ("{", "one JSON object"),
    "a list": ("[]", "one JSON object"),
    "deep": ("[" * 100_000, "one JSON object"),
    "no plan": ("{}", "a plan needs town, boxes, maids"),
    "an unknown field": (wish(colour="red"), "a plan has no 'colour'"),
    "a number for a name": (wish(town=3), "town"),
    "a name for a number": (wish(games="many"), "games"),
    "a text for a list": (wish(maids="Azure"), "maids"),
    "jobs": (wish(jobs=0), "jobs must be from 1"),
    "folder": (wish(cache=3), "cache"),
    "players": (wish(players=9), "players"),
    "bot": (wish(bot="nobody"), "there is no bot called 'nobody'"),
    "card file": (wish(card_file="[["), ""),
    "half a letter": (wish(seed="\ud800"), "a seed is"),
}


@pytest.mark.parametrize(("text", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_sentence(text: str, reason: str) -> None:
    (line,) = answered(text)
    assert set(line) == {"error"}
    assert reason in str(line["error"])
    assert "\n" not in str(line["error"])


def test_a_mistake_in_a_process() -> None:
    done = subprocess.run(COMMAND, input="?", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (2, "")
    assert list(lines(done.stdout)[0]) == ["error"]


def test_it_ends_when_nobody_listens_and_takes_its_workers_along() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(wish(games=20_000, jobs=2) + "\n")
    process.stdin.flush()
    assert "done" in json.loads(process.stdout.readline())
    children = workers_of(process.pid)
    assert len(children) >= 2
    process.stdout.close()
    assert process.wait(PATIENCE) == 1
    assert process.stderr.read() == ""
    process.stdin.close()
    process.stderr.close()
    wait_until_gone(children)


def test_workers_end_when_their_process_is_killed() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(wish(games=20_000, jobs=2) + "\n")
    process.stdin.flush()
    process.stdout.readline()
    children = workers_of(process.pid)
    process.kill()
    process.wait(PATIENCE)
    process.stdin.close()
    process.stdout.close()
    wait_until_gone(children)


def workers_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def wait_until_gone(processes: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in processes):
        assert time.monotonic() < until, "a worker is left behind"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Whether there is such a process that is not just waiting to be counted."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_how_far_it_is_is_not_told_all_the_time() -> None:
    out = StringIO()
    teller = Teller(out)
    for done in range(1000):
        teller.progress(done, 1000)
    assert len(lines(out.getvalue())) == 1
    time.sleep(PAUSE)
    teller.progress(1000, 1000)
    assert lines(out.getvalue())[-1] == {"done": 1000, "total": 1000}


def test_a_plan_says_only_what_is_not_as_usual() -> None:
    plan, more = read_wish('{"town": "T", "boxes": ["base"], "maids": ["x"]}')
    assert plan == ForecastPlan("T", ("base",), ("x",))
    assert (more.cache, more.jobs) == (None, None)
    with pytest.raises(CuoreError):
        read_wish("3")
