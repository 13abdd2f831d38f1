"""``cuore town``, and towns in the other commands."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cuore import official_rules
from cuore.lab.forecast import SIZES, cache
from cuore.lab.games.folder import read_folder
from cuore.town import read_code, spoken
from tests.cli.command import Cuore, in_process

RULES = official_rules()
FIRST = "176V-449J"


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cuore:
    monkeypatch.setattr(cache, "default_folder", lambda: tmp_path / "forecasts")
    return in_process(capsys, monkeypatch)


def data(cuore: Cuore, *words: str) -> dict[str, Any]:
    outcome = cuore("town", *words, "--json")
    assert outcome.code == 0, outcome.err
    found = json.loads(outcome.out)
    assert isinstance(found, dict)
    return found


def test_a_town_is_drawn_and_shown_again_by_its_code(cuore: Cuore) -> None:
    wishes = ("--boxes", "base,vacation", "--forbid", "attacks", "--pin", "Kagari", "--seed", "winter")
    drawn = data(cuore, *wishes)
    again = data(cuore, drawn["code"])
    assert [maid["name"] for maid in again["maids"]] == [maid["name"] for maid in drawn["maids"]]
    assert again["without"] == drawn["without"]
    assert data(cuore, *wishes)["code"] == drawn["code"]
    assert drawn["seed"] == "winter"
    assert drawn["wishes"] == {"forbid": ["attacks"], "pin": ["Kagari"]}
    assert drawn["why"]["Kagari Ichinomiya"].startswith("You asked for it")
    shown = cuore("town", drawn["code"])
    assert shown.code == 0
    for maid in drawn["maids"]:
        assert maid["name"] in shown.out
    assert drawn["spoken"] in " ".join(shown.out.split())


def test_without_a_seed_chance_draws(cuore: Cuore) -> None:
    assert len({data(cuore)["code"] for _ in range(4)}) > 1


def test_the_set_up_list_and_the_paper(cuore: Cuore, tmp_path: Path) -> None:
    shown = cuore("town", FIRST, "--setup", "--players", "5")
    assert "☐ 72 × 1 Love" in shown.out
    assert "for 5 players" in shown.out
    paper = tmp_path / "town.html"
    assert cuore("town", FIRST, "--html", str(paper)).code == 0
    text = paper.read_text(encoding="utf-8")
    assert FIRST in text
    assert "24 × Colette Framboise" in text
    assert not re.search(r"https?://|<script", text)
    before = text
    assert cuore("town", FIRST, "--html", str(paper)).is_mistake("already exists: choose another name")
    assert paper.read_text(encoding="utf-8") == before


def test_nothing_is_played_for_a_page_that_cannot_be_written(cuore: Cuore, tmp_path: Path) -> None:
    there = tmp_path / "there.html"
    there.write_text("mine", encoding="utf-8")
    assert cuore("town", FIRST, "--forecast", "--size", "thorough", "--html", str(there)).is_mistake(
        "already exists: choose another name"
    )
    assert not (tmp_path / "forecasts").exists()


def test_every_other_card_says_why_it_is_there(cuore: Cuore, tmp_path: Path) -> None:
    """Not the ten maids alone: private maids, events, guests, on the screen and on the page."""
    paper = tmp_path / "town.html"
    for town in ("A Party for Friends", FIRST):
        found = data(cuore, town)
        shown = " ".join(cuore("town", town).out.split())
        assert cuore("town", town, "--html", str(paper)).code == 0
        page = paper.read_text(encoding="utf-8")
        paper.unlink()
        assert "Makes use of events; has to do with Illness" in shown
        maids = {maid["name"] for maid in found["maids"]}
        for name, why in found["why"].items():
            assert name in shown
            assert html.escape(name) in page
            assert name not in maids or " ".join(why.split()) in shown
            assert name not in maids or html.escape(why) in page


def test_cards_that_are_there_for_one_reason_are_told_together(cuore: Cuore, tmp_path: Path) -> None:
    paper = tmp_path / "town.html"
    shown = " ".join(cuore("town", "A Party for Friends", "--html", str(paper)).out.split())
    page = " ".join(paper.read_text(encoding="utf-8").split())
    for names, why in (
        ("Illness", "Comes with Tanto Cuore."),
        ("Courtney Jewel, Roanna Shiraz, Clymene Silvestri", "Come with Expanding the House."),
        ("Viola Crescent, Rouge Crescent", "Score as chambermaids."),
        ("Anise Greenaway", "Draws two cards or more; lets you employ more."),
    ):
        assert f"{names} {why}" in shown
        assert f"{names} <small>{why}</small>" in page


def test_nothing_that_may_be_pasted_is_broken(cuore: Cuore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Commands, codes and paths stay whole at any width: also where they are written into a file."""
    page = tmp_path / "a name that is long enough for more than one line of a small terminal.html"
    for width in ("60", "30"):
        monkeypatch.setenv("COLUMNS", width)
        shown = cuore("town", "Ten Rascals", "--players", "4", "--html", str(page)).out.splitlines()
        page.unlink()
        code = "F1H2-CHXE-TVAK-59BY-PDG3-6FK"
        assert f"Ten Rascals  {code}" in shown
        assert f"Play here: cuore play --town {code}" in shown
        assert f"What to expect of it: cuore town {code} --forecast --players 4" in shown
        assert f"To lay it on a table: cuore town {code} --setup --players 4" in shown
        assert f"Over the phone: {spoken(code)}" in shown
        assert f"All of it is in {page}" in shown
        shelf = cuore("town", "--named").out.splitlines()
        assert f"Ten Rascals  {code}  base, expanding, vacation, oktoberfest" in shelf
        assert max(map(len, cuore("town", FIRST, "--setup").out.splitlines())) <= int(width)  # the rest is broken


def test_what_is_said_over_the_phone_is_read_back(cuore: Cuore) -> None:
    for words in (
        ("one", "seven", "six", "Victor,", "four", "four", "nine", "Juliett"),
        ("one seven six victor four four nine juliet",),
        ("176V", "449J"),
        ("First", "Tanto", "Cuore"),
    ):
        assert data(cuore, *words)["code"] == FIRST
    assert data(cuore, "Azure, Viola, Rouge, Kagari, Safran,", "Geneviève, Moine, Sainsbury, Tenalys, Anise") == {
        **data(cuore, FIRST)
    }


def test_boxes_are_known_by_their_beginnings_and_titles(cuore: Cuore) -> None:
    for words in ("okto", "Oktoberfest", " oktoberfest "):
        assert data(cuore, "--boxes", words)["boxes"] == ["oktoberfest"]
    assert data(cuore, "--boxes", "romantic vacation,tanto cuore")["boxes"] == ["vacation", "base"]


def test_the_shelf_of_some_boxes(cuore: Cuore) -> None:
    shown = cuore("town", "--named", "--boxes", "vacation, base").out
    for name, there in (("Holiday at Home", True), ("A Quiet Evening", True), ("The Builders", False)):
        assert (name in shown) == there
    kept = json.loads(cuore("town", "--named", "--boxes", "vacation", "--json").out)
    assert [each["name"] for each in kept] == ["First Romantic Vacation", "Island Holiday"]


def test_the_set_up_list_is_all_that_is_shown(cuore: Cuore) -> None:
    shown = cuore("town", FIRST, "--setup", "--players", "6").out
    assert shown.splitlines()[1] == "To take out of the boxes, for 6 players"
    assert "Love, from two boxes (a second box is needed, of any sort)" in shown
    for other in ("Why she is here", "Over the phone", "Scores as a chambermaid"):
        assert other not in shown
    assert not any(line != line.rstrip() for line in shown.splitlines() if len(line) < 70)


def test_cards_stand_in_the_order_of_the_set_up_list(cuore: Cuore) -> None:
    for town in ("Everybody Comes", "A Party for Friends", FIRST):
        found = data(cuore, town)
        lines = [line for part in found["setup"] for line in part["lines"]]
        for kinds in found["special"].values():
            places = ["\n".join(lines).index(name) for name in kinds]
            assert places == sorted(places)


@pytest.mark.parametrize(
    ("words", "where", "told"),
    [
        (("--forecast", FIRST), "forecast", "a forecast is kept when it is finished. The town was 176V-449J"),
        (("--like", "close"), "search", "Nothing is kept of a search."),
    ],
)
def test_whoever_stops_it_is_told_what_is_kept(
    cuore: Cuore, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], where: str, told: str
) -> None:
    def pressed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"cuore.cli.town.{where}", pressed)
    stopped = cuore("town", *words, "--jobs", "1")
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.err.startswith("Stopped. ")
    assert told in stopped.err


def test_a_card_that_nobody_employs_has_no_worth(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SIZES, "quick", {"games": 20, "pairs": 1, "plan_games": 2})
    shown = cuore("town", FIRST, "--forecast", "--size", "quick", "--jobs", "1").out
    never = [line.split() for line in shown.splitlines() if line.strip().endswith("never employed")]
    assert never
    assert all(line[-4:-2] == ["–", "–"] for line in never)
    rows = [line for line in shown.splitlines() if line.startswith((" Rounds", " Winner ahead", " Points of a seat"))]
    assert len(rows) == 3
    assert all(re.search(r"  \d+ to \d+ *$", row) for row in rows)
    assert re.search(r" Games within 3 points +\d+ % ", shown)


def test_one_card_is_exchanged(cuore: Cuore) -> None:
    other = data(cuore, FIRST, "--reroll", "Anise", "--seed", "x")
    names = {maid["name"] for maid in other["maids"]}
    before = {maid["name"] for maid in data(cuore, FIRST)["maids"]}
    assert before - names == {"Anise Greenaway"}


def test_a_forecast_is_told_kept_and_found_again(cuore: Cuore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(SIZES, "quick", {"games": 20, "pairs": 1, "plan_games": 2})
    words = (FIRST, "--forecast", "--size", "quick", "--jobs", "1")
    found = data(cuore, *words)["forecast"]
    assert found["games"]["ordinary"] == 20
    assert found["rounds"]["low"] <= found["rounds"]["mean"] <= found["rounds"]["high"]
    assert list((tmp_path / "forecasts").iterdir())
    assert data(cuore, *words)["forecast"] == found
    other = data(cuore, *words, "--forecast-seed", "2")["forecast"]
    assert other["checksum"] != found["checksum"]
    page = tmp_path / "forecast.html"
    shown = cuore("town", *words, "--html", str(page))
    assert "What to expect, from" in shown.out
    assert "Whoever begins" in shown.out
    text = page.read_text(encoding="utf-8")
    assert "First Tanto Cuore: forecast" in text
    assert f"checksum {found['checksum']}" in text
    assert "24 × Colette Framboise" in text


def test_the_named_towns_are_shown_and_can_be_asked_for(cuore: Cuore) -> None:
    shown = cuore("town", "--named")
    assert "First Tanto Cuore" in shown.out
    assert FIRST in shown.out
    assert data(cuore, "first tanto cuore")["code"] == FIRST
    assert data(cuore, "first", "--boxes", "vacation")["code"] == "4APT-JPQH"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("176V-449K",), "is not the code of a town: a letter is wrong"),
        (("nowhere",), "is not the name of a card or a town, and not a code"),
        (("--require", "dragons"), "there is no wish 'dragons'"),
        (("--boxes", "base,vacation", "--require", "beer"), "in base, vacation none fit 'beers'"),
        (("--boxes", "attic"), "there is no box called 'attic'"),
        ((FIRST, "--forbid", "attacks"), "wishes and --seed are for drawing a town: leave out the code"),
        ((FIRST, "--reroll", "Natsumi"), "is not in this town"),
        ((FIRST, "--forecast", "--size", "huge"), "there is no size 'huge'"),
        ((FIRST, "--forecast", "--jobs", "0"), "jobs must be at least 1"),
        (("--pin", "Nobody"), "there is no card called 'Nobody'"),
        (("--reroll", "Anise"), "--reroll needs the code of a town"),
        ((FIRST, "--without", "Illness"), "are for drawing a town: leave out its code or name"),
        ((FIRST, "--boxes", "vacation"), "this town is for the box base: leave out --boxes"),
        ((FIRST, "--players", "9"), "players must be at most 6, not 9"),
        ((FIRST, "--setup", "--faster", "--players", "4"), "the faster game is for 2 players"),
        ((FIRST, "--reroll", "Anise", "--pin", "Anise"), "cannot be both pinned and exchanged"),
        (("--quick",), "--quick is for a search"),
        (("--like", "close", "--faster"), "a search plays the usual game"),
        ((FIRST, "--size", "quick"), "are for a forecast: add --forecast"),
        ((FIRST, "--forecast-seed", "2"), "are for a forecast: add --forecast"),
        (("--named", FIRST), "leave out the town"),
        (("Beer Gardn",), "did you mean Beer Garden?"),
        (("garden",), "could be House and Garden, Beer Garden"),
        (("--boxes", "okotberfest"), "did you mean oktoberfest?"),
        (("--boxes", "attic"), "choose from base, expanding"),
        (("--named", "--boxes", "bsae"), "did you mean base?"),
        (("--require", "Natsumi"), "write it under pin"),
        (("one", "seven", "six", "Viktor", "four", "four", "nine", "Juliett"), "did you mean Victor?"),
    ],
)
def test_mistakes_are_told_in_one_line(cuore: Cuore, words: tuple[str, ...], reason: str) -> None:
    assert cuore("town", *words).is_mistake(reason)


# -- the same words in the other commands --


def test_simulate_plays_in_a_coded_town_and_by_wishes(cuore: Cuore) -> None:
    games = ("simulate", "--games", "2", "--json")
    coded = json.loads(cuore(*games, "--town", FIRST).out)
    assert coded["checksum"] == json.loads(cuore(*games, "--town", "first").out)["checksum"]
    assert json.loads(cuore(*games, "--town", "4APT-JPQH").out)["boxes"] == ["vacation"]
    wished = json.loads(cuore(*games, "--boxes", "base", "--forbid", "attacks").out)
    assert wished["town"] == "random"
    assert cuore(*games, "--forbid", "attacks", "--pin", "Natsumi").is_mistake("Natsumi Fujikawa is one of the attacks")
    assert cuore(*games, "--town", FIRST, "--boxes", "vacation").is_mistake(
        "this town is for the boxes base, not for vacation"
    )


def test_the_arena_meets_in_towns_by_wishes_and_keeps_them_apart(cuore: Cuore, tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = ("arena", "--bots", "random,biglove", "--towns", "2", "--file", str(file))
    assert cuore(*words, "--forbid", "attacks", "--json").code == 0
    folder = read_folder(file)
    assert len(folder) == 4
    for number in range(4):
        _, town = folder.row(number)
        assert not any(RULES.traits(RULES.kind(name)).is_attack for name in town.maids)
    assert cuore(*words, "--json").is_mistake("holds games of another plan: there wishes")
    assert cuore("arena", "show", str(file), "--json").code == 0
    assert cuore("arena", "game", str(file), "1").code == 0
    coded = ("arena", "--bots", "random,biglove", "--towns", "1", "--town", FIRST, "--json")
    assert cuore(*coded).code == 0


def test_play_sits_down_in_a_coded_town_and_by_wishes(cuore: Cuore, tmp_path: Path) -> None:
    for number, (words, expected) in enumerate(
        (
            (("--town", "4APT-JPQH"), "boxes: vacation"),
            (("--forbid", "events"), "without: Illness, Bad Habit"),
            (("--town", "First Oktoberfest"), "boxes: oktoberfest"),
        )
    ):
        save = tmp_path / f"{number}.txt"
        outcome = cuore("play", *words, "--seed", "x", "--seats", "Ann, random", "--save", str(save), typed="q\n")
        assert outcome.code == 0, outcome.err
        text = save.read_text(encoding="utf-8")
        assert expected.split(": ")[1].split(", ")[0] in text
    found = data(cuore, "--seed", "y", "--boxes", "base,vacation")
    maids = {maid["name"] for maid in found["maids"]}
    assert set(read_code(RULES, found["code"]).maids) == maids
    bare, save = found["code"].replace("-", " "), tmp_path / "coded.txt"
    again = ("play", "--town", bare, "--seed", "x", "--seats", "Ann, random", "--save", str(save))
    assert cuore(*again, typed="q\n").code == 0
    assert all(name in save.read_text(encoding="utf-8") for name in maids)


def test_a_town_is_searched_for_by_what_its_games_are_like(cuore: Cuore) -> None:
    found = data(cuore, "--boxes", "base,vacation", "--like", "rounds=18-24, peaceful", "--quick", "--seed", "a")
    assert found["search"]["looked_at"] > 100
    assert found["search"]["code"] == found["code"]
    assert [check["liking"] for check in found["search"]["checks"]] == ["rounds=18-24", "peaceful"]
    shown = cuore("town", "--like", "rounds=20", "--quick", "--seed", "a")
    assert "this is the nearest by a guess, without a game" in " ".join(shown.out.split())
    assert shown.code == 0
    assert cuore("town", "--like", "dragons").is_mistake("dragons")
    far = cuore("town", "--like", "rounds=300", "--quick", "--seed", "a")
    assert far.code == 1
    assert "none comes near rounds=300" in " ".join(far.out.split())
    assert data(cuore, "--like", "rounds=300", "--quick", "--seed", "a")["search"]["met"] is False
    assert cuore("town", FIRST, "--like", "close").is_mistake("--like searches for a new town: leave out the code")
