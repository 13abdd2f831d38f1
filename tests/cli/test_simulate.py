"""``cuore simulate``: many games between bots, with a checksum that is the same everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import Cuore, Outcome, in_a_process, in_process

FIELDS = [
    "boxes",
    "players",
    "bots",
    "town",
    "seed",
    "games",
    "decisions",
    "seconds",
    "cpu_seconds",
    "games_per_s",
    "decisions_per_s",
    "seats",
    "rounds",
    "endings",
    "checksum",
]
CHECKSUM = "fa664bf9baeffc745d96aa85c1cb37f3"
"""Of 60 random games with seed 7 in the first town: the same on every machine, in every build and with any number of
jobs. It may change only when the rules do, and then RULES_VERSION goes up."""
BOX_CHECKSUMS = {
    "base": CHECKSUM,
    "expanding": "3151f75163f28d50a2fee0c8a0db4153",
    "vacation": "1fef2468dc321ec4b5250e963c8f9cb5",
    "oktoberfest": "4d32ec2f29e94d1ae8f7401975122a11",
    "base,expanding,vacation,oktoberfest": "5a4ef380f5714d7ce99054f521460de7",
}
"""The same for every box in its first town, and for all of them in random towns."""
SIXTY = ("simulate", "--games", "60", "--seed", "7", "--json")
OWN = '[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 2\nicons = {draw = 2, love = 1}\n'
KAGARI = (
    '[[card]]\nname = "Kagari Ichinomiya"\nbox = "base"\ncategory = "general maid"\ncost = 3\nicons = {serving = 3}\n'
)
TOWN = "Azure,Viola,Rouge,Safran,Kagari,Genevieve,Moine,Tenalys,Sainsbury,Anise"


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


def report(done: Outcome) -> dict[str, object]:
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def checksum(done: Outcome) -> object:
    return report(done)["checksum"]


def test_the_report_has_the_fields_that_scripts_rely_on(cuore: Cuore) -> None:
    found = report(cuore("simulate", "--bots", "random,biglove,housekeeper", "--games", "12", "--json"))
    assert list(found) == FIELDS
    assert found["games"] == 12
    assert found["players"] == 3
    assert found["bots"] == ["random", "biglove", "housekeeper"]
    assert isinstance(found["decisions"], int)
    assert found["decisions"] > 12 * 50
    for rate in ("seconds", "cpu_seconds", "games_per_s", "decisions_per_s"):
        assert isinstance(found[rate], (int, float))
    assert re.fullmatch("[0-9a-f]{32}", str(found["checksum"]))


def test_the_seats_rounds_and_endings_add_up(cuore: Cuore) -> None:
    found = report(cuore("simulate", "--bots", "housekeeper,random,random,random", "--games", "15", "--json"))
    seats, rounds, endings = found["seats"], found["rounds"], found["endings"]
    assert isinstance(seats, list)
    assert isinstance(rounds, dict)
    assert isinstance(endings, dict)
    assert [list(seat) for seat in seats] == [["bot", "wins", "shared", "mean_vp"]] * 4
    assert sum(seat["wins"] for seat in seats) <= 15
    assert sum(seat["wins"] for seat in seats) + (sum(seat["shared"] for seat in seats) + 1) // 2 >= 15
    assert seats[0]["mean_vp"] > max(seat["mean_vp"] for seat in seats[1:])
    assert set(rounds) == {"mean", "min", "max"}
    assert 1 <= rounds["min"] <= rounds["mean"] <= rounds["max"] <= 200
    assert list(endings) == ["piles", "rounds", "camp fire", "beers", "preparations"]
    assert endings["camp fire"] == endings["beers"] == endings["preparations"] == 0
    assert sum(endings.values()) == 15


def test_the_checksum_is_the_same_everywhere(cuore: Cuore) -> None:
    assert checksum(cuore(*SIXTY)) == CHECKSUM
    assert checksum(cuore(*SIXTY, "--players", "2", "--bots", "random,random", "--boxes", "base")) == CHECKSUM
    assert checksum(cuore(*SIXTY, "--town", TOWN)) == CHECKSUM


@pytest.mark.parametrize("boxes", BOX_CHECKSUMS)
def test_the_checksum_of_every_box_is_the_same_everywhere(cuore: Cuore, boxes: str) -> None:
    town = "random" if "," in boxes else "first"
    found = report(cuore(*SIXTY, "--boxes", boxes, "--town", town))
    assert found["checksum"] == BOX_CHECKSUMS[boxes]
    assert found["boxes"] == boxes.split(",")


def test_a_thousand_random_games_of_the_base_box(cuore: Cuore) -> None:
    # The value of the days when there was one box: more boxes have not changed the first.
    words = ("--boxes", "base", "--players", "2", "--bots", "random,random", "--games", "1000", "--seed", "7")
    assert checksum(cuore("simulate", "--json", "--jobs", "1", *words)) == "f8573a67422db328fe30b133554c5e32"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boxes", ["more", "base,expanding,vacation,oktoberfest,more"])
def test_the_park_is_played_by_up_to_four_the_same_with_any_number_of_jobs(
    cuore: Cuore, monkeypatch: pytest.MonkeyPatch, boxes: str, players: int
) -> None:
    monkeypatch.setattr("cuore.lab.games.chunks.WORTH_IT", 6000)  # or one would play all of so few
    words = ("--boxes", boxes, "--town", "random", "--bots", ",".join(["random"] * players))
    found = report(cuore(*SIXTY, *words))
    assert found["players"] == players
    assert found["boxes"] == boxes.split(",")
    assert checksum(cuore(*SIXTY, *words, "--jobs", "2")) == found["checksum"]


@pytest.mark.parametrize("players", [5, 6])
def test_the_park_is_not_for_more_than_four(cuore: Cuore, players: int) -> None:
    bots = ",".join(["random"] * players)
    assert cuore("simulate", "--boxes", "more", "--bots", bots).is_mistake("these boxes are for 2 to 4 players")


@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_can_play(cuore: Cuore, players: int) -> None:
    bots = ",".join(["random"] * players)
    found = report(cuore("simulate", "--games", "3", "--bots", bots, "--players", str(players), "--json"))
    seats = found["seats"]
    assert isinstance(seats, list)
    assert len(seats) == players


def test_who_comes_to_the_park_makes_other_games(cuore: Cuore) -> None:
    words = ("simulate", "--games", "12", "--seed", "7", "--json", "--boxes", "more,base")
    guests = "Azure,Viola,Rouge,Safran,Kagari,Genevieve,Moine,Tenalys,Sainsbury,Claire"
    wishes: list[tuple[str, ...]] = [
        (),
        ("--guests", "none"),
        ("--guests", guests),
        ("--private-maids", "none"),
        ("--without", "Illness"),
        ("--guests", "none", "--private-maids", "none", "--without", "Illness"),
    ]
    found = [checksum(cuore(*words, *wish)) for wish in wishes]
    assert len(set(found)) == 6
    assert checksum(cuore(*words, "--guests", "random", "--private-maids", "random")) == found[0]


def test_events_can_be_left_in_the_box(cuore: Cuore) -> None:
    assert checksum(cuore(*SIXTY, "--without", "Bad Habit")) == checksum(cuore(*SIXTY, "--beginners"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_bots_play_in_the_park(cuore: Cuore, players: int) -> None:
    bots = ",".join(["random", "housekeeper", "biglove", "random"][:players])
    found = report(cuore("simulate", "--boxes", "more", "--games", "3", "--bots", bots, "--json"))
    assert found["players"] == players
    endings = found["endings"]
    assert isinstance(endings, dict)
    assert endings["piles"] + endings["preparations"] == 3


def test_only_printed_cards(cuore: Cuore) -> None:
    assert checksum(cuore(*SIXTY, "--boxes", "expanding", "--printed-only")) != BOX_CHECKSUMS["expanding"]


def test_the_checksum_does_not_depend_on_processes_or_hashes(cuore: Cuore) -> None:
    words = ("simulate", "--games", "210", "--faster", "--json")
    assert checksum(in_a_process(*words, "--jobs", "2", PYTHONHASHSEED="1")) == checksum(cuore(*words, "--jobs", "1"))
    assert checksum(in_a_process(*SIXTY, PYTHONHASHSEED="2")) == CHECKSUM


def test_cleverer_bots_give_the_same_games_in_several_processes() -> None:
    words = ("simulate", "--games", "55", "--bots", "housekeeper,biglove", "--town", "random", "--faster", "--json")
    one, two = (report(in_a_process(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    timed = ("seconds", "cpu_seconds", "games_per_s", "decisions_per_s")
    assert {key: one[key] for key in one if key not in timed} == {key: two[key] for key in two if key not in timed}


@pytest.mark.parametrize(
    "words",
    [
        ("--town", "random"),
        ("--bots", "random,biglove"),
        ("--bots", "random,random,random"),
        ("--faster",),
        ("--beginners",),
    ],
)
def test_other_games_have_another_checksum(cuore: Cuore, words: tuple[str, ...]) -> None:
    assert checksum(cuore(*SIXTY, *words)) != CHECKSUM


def test_other_seeds_and_other_numbers_of_games_have_another_checksum(cuore: Cuore) -> None:
    found = {CHECKSUM}
    for games, seed in (("60", "8"), ("59", "7"), ("1", "7"), ("1", "8")):
        found.add(str(checksum(cuore("simulate", "--json", "--games", games, "--seed", seed))))
    assert len(found) == 5


def test_every_game_of_random_towns_has_a_town_of_its_own(cuore: Cuore) -> None:
    ten = checksum(cuore("simulate", "--games", "10", "--town", "random", "--seed", "x", "--json"))
    assert ten == checksum(cuore("simulate", "--games", "10", "--town", "random", "--seed", "x", "--json"))


def test_for_people_there_is_a_table(cuore: Cuore) -> None:
    done = cuore("simulate", "--games", "20", "--bots", "random,biglove")
    assert (done.code, done.err) == (0, "")
    for part in ("20 games", "decisions/s", "Seat", "Mean VP", "biglove", "Rounds", "ended: 20 by piles", "Checksum "):
        assert part in done.out
    assert "\x1b" not in done.out


def test_games_with_a_card_file(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(KAGARI, encoding="utf-8")
    assert checksum(cuore(*SIXTY, "--card-file", str(path))) != CHECKSUM
    path.write_text(OWN, encoding="utf-8")
    assert checksum(cuore(*SIXTY, "--card-file", str(path))) == CHECKSUM  # in a box that was not chosen
    words = ("--boxes", "base,house", "--town", TOWN.replace("Azure", "Beatrix"), "--card-file", str(path))
    assert checksum(cuore(*SIXTY, *words)) != CHECKSUM
    assert checksum(cuore(*SIXTY, *words, "--bots", "housekeeper,biglove")) != CHECKSUM


MISTAKES = {
    "one bot": (("--bots", "random"), "for 2 to 6 players, not 1"),
    "five in the Park": (("--boxes", "more", "--bots", ",".join(["random"] * 5)), "for 2 to 4 players, not 5"),
    "guests in a Town": (("--guests", "Azure"), "are for games in the Park"),
    "no bot": (("--bots", ","), "for 2 to 6 players, not 0"),
    "seven bots": (("--bots", ",".join(["random"] * 7)), "for 2 to 6 players, not 7"),
    "no first town for two boxes": (
        ("--boxes", "base,vacation"),
        "there is no recommended first town for base, vacation",
    ),
    "another box's maid": (("--town", TOWN.replace("Azure", "Laura")), "Laura is in the box 'vacation'"),
    "beers and no Bar Maid": (
        ("--boxes", "base,oktoberfest", "--town", TOWN),
        "a town with beers needs at least one Bar Maid: Nadja Kersten or Gina Kersten",
    ),
    "players and bots": (("--players", "3"), "3 players need 3 bots, and --bots names 2: random,random"),
    "unknown bot": (("--bots", "random,deepthought"), "there is no bot called 'deepthought'; choose from random"),
    "no games": (("--games", "0"), "games must be at least 1, not 0"),
    "a part of a game": (("--games", "2.7"), "not '2.7'"),
    "signs in the seed": (("--seed", "\x1b[2J"), r"the seed '\x1b[2J' has letters that cannot be printed"),
    "negative games": (("--games", "-5"), "games must be at least 1, not -5"),
    "games without end": (("--games", "9" * 30), "games must be at most 10,000,000"),
    "games of many digits": (("--games", "9" * 9000), "--games"),
    "no jobs": (("--jobs", "0"), "jobs must be at least 1, not 0"),
    "jobs without end": (("--jobs", "100000"), "jobs must be at most 256"),
    "unknown box": (("--boxes", "attic"), "there is no box called 'attic'"),
    "a box twice": (("--boxes", "base,base", "--town", "random"), "twice"),
    "empty box": (("--boxes", ""), "there is no box called ''"),
    "short town": (("--town", "Azure,Viola"), "too few general maids: a town has 10, not 2"),
    "long town": (("--town", TOWN + ",Eliza"), "too many general maids: a town has 10, not 11"),
    "twice in the town": (("--town", TOWN + ",Azure"), "Azure Crescent is twice in the town"),
    "no general maid": (("--town", TOWN + ",Rosa"), "Rosa Topaz is not a general maid"),
    "unknown maid": (("--town", TOWN + ",Nobody"), "there is no card called 'Nobody'"),
    "faster with three": (("--faster", "--bots", "random,random,random"), "the faster game is for 2 players, not 3"),
    "long seed": (("--seed", "x" * 300), "a seed is 1 to 200 characters of text"),
    "a seed of bytes": (("--seed", "\udcff"), "a seed is 1 to 200 characters of text"),
    "a seed of bytes and a random town": (
        ("--seed", "\udcff", "--town", "random"),
        "a seed is 1 to 200 characters of text",
    ),
    "no such file": (("--card-file", "nowhere.toml"), "nowhere.toml cannot be opened: there is no such file or folder"),
}


@pytest.mark.parametrize(("words", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(cuore: Cuore, words: tuple[str, ...], reason: str) -> None:
    games = () if "--games" in words else ("--games", "2")
    assert cuore("simulate", "--json", *games, *words).is_mistake(reason)


@pytest.mark.parametrize("words", [("--games", "many"), ("--colour",), ("--games",), ("extra",)])
def test_mistakes_of_usage_are_one_line_too(cuore: Cuore, words: tuple[str, ...]) -> None:
    done = cuore("simulate", *words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1


def test_a_seed_that_would_be_too_long_for_a_later_game_is_refused_before_any(cuore: Cuore) -> None:
    for games, most in ((10, 198), (11, 197), (4000, 195)):
        words = ("simulate", "--games", f"{games}", "--seed", "x" * (most + 1), "--jobs", "2")
        assert cuore(*words).is_mistake(f"the seed has {most + 1} characters, and may have {most} here")
    assert cuore("simulate", "--games", "11", "--seed", "x" * 197, "--jobs", "1").code == 0


def test_names_of_bots_may_have_large_letters(cuore: Cuore) -> None:
    one, other = (report(cuore(*SIXTY, "--bots", bots)) for bots in ("random,biglove", " Random , BigLove"))
    assert one["checksum"] == other["checksum"]
    assert other["bots"] == ["random", "biglove"]


def test_a_mistake_in_a_process_of_its_own() -> None:
    done = in_a_process("simulate", "--seed", b"\xff", "--town", "random", "--games", "1")
    assert done.is_mistake("a seed is 1 to 200 characters of text")
