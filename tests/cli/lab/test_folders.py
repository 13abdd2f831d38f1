"""What is made of a folder of games afterwards: reports, rows by SQL, single games."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from cuore.lab.crew import Processes
from cuore.lab.report import charts, headline, markdown, page
from cuore.lab.study import Variant, ask_card, ask_price, read_findings, run_study
from tests.cli.command import Cuore, Outcome
from tests.cli.lab.asking import CARD

STUDY = ask_card(Variant("base"), "Anise", ["random"], towns=5)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played") / "kept"
    run_study(STUDY, folder, Processes(1))
    return folder


@pytest.fixture
def study(played: Path, tmp_path: Path) -> Path:
    """A copy to write into."""
    return Path(shutil.copytree(played, tmp_path / "study"))


# -- reports --


def written(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("*") if file.is_file()}


def test_a_report_is_a_page_markdown_and_charts(cuore: Cuore, study: Path) -> None:
    findings = read_findings(study)
    done = cuore("lab", "report", str(study))
    assert (done.code, done.err) == (0, "")
    assert " ".join(done.out.split()).startswith(headline(findings)[0])
    texts = written(study / "report")
    assert sorted(texts) == sorted(["report.html", "report.md", *[f"charts/{name}.svg" for name in charts(findings)]])
    assert f"Page: {study / 'report' / 'report.html'}\n" in done.out
    assert texts["report.html"].startswith(page(findings))
    assert texts["report.md"].startswith(markdown(findings, "charts"))
    assert all(text.startswith(charts(findings)[Path(name).stem]) for name, text in texts.items() if "charts" in name)
    assert cuore("lab", "report", str(study), "--interactive").code == 0
    assert "<script>" in written(study / "report")["report.html"]
    assert cuore("lab", "report", str(study)).code == 0
    assert written(study / "report") == texts


def test_a_report_can_be_the_page_alone(cuore: Cuore, study: Path, tmp_path: Path) -> None:
    findings, file = read_findings(study), tmp_path / "page.html"
    done = cuore("lab", "report", str(study), "--html", str(file), "--interactive")
    assert (done.code, done.err) == (0, "")
    assert file.read_text(encoding="utf-8") == page(findings, interactive=True)
    assert not (study / "report").exists()
    assert cuore("lab", "report", str(study), "--html", str(file)).is_mistake("already exists")


def test_what_a_terminal_would_obey_is_spelt_out(cuore: Cuore, study: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sql = "SELECT '\x1b[31m' AS \"a\x07\", 'two lines' AS b FROM games LIMIT 1"
    shown = cuore("lab", "sql", sql, str(study)).out
    assert r"\x1b[31m" in shown
    assert r"a\x07" in shown
    assert shown.replace("\n", "").isprintable()
    assert "\x1b" in cuore("lab", "sql", sql, str(study), "--csv").out  # a program reads what is there
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert "\x1b" not in cuore("lab", "sql", sql, str(study), "--csv").out


def test_a_question_that_somebody_stops_ends_quietly(
    cuore: Cuore, study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cuore.lab.games.sql.read_folder", stop)
    assert cuore("lab", "sql", "SELECT 1", str(study)) == Outcome(130, "", "")


def test_a_study_with_odd_names_is_not_told_of(cuore: Cuore, study: Path) -> None:
    about = study / "study.json"
    about.write_text(about.read_text("utf-8").replace('"seed": "1"', '"seed": "\\u001b[31m"'), encoding="utf-8")
    assert cuore("lab", "report", str(study)).is_mistake("letters that cannot be printed")


def test_a_broken_plan_gets_a_sentence(cuore: Cuore, study: Path) -> None:
    about = study / "study.json"
    said = json.loads(about.read_text("utf-8"))
    for broken in ({**said["study"], "variants": 3}, {**said["study"], "arms": [3]}, {"name": "x"}):
        about.write_text(json.dumps({**said, "study": broken}), encoding="utf-8")
        done = cuore("lab", "game", str(study), "1")
        assert done.is_mistake("it is not a study")
        assert "Error" not in done.err


def test_a_report_that_is_printed_writes_nothing(cuore: Cuore, study: Path) -> None:
    before = sorted(study.rglob("*"))
    findings = read_findings(study)
    assert cuore("lab", "report", str(study), "--markdown").out == markdown(findings)
    assert json.loads(cuore("lab", "report", str(study), "--json").out) == json.loads(json.dumps(findings.data()))
    assert sorted(study.rglob("*")) == before


def test_a_report_never_replaces_what_is_not_its_own(cuore: Cuore, study: Path, tmp_path: Path) -> None:
    to = tmp_path / "to"
    to.mkdir()
    (to / "report.md").write_text("Dear diary\n", encoding="utf-8")
    words = ("lab", "report", str(study), "--to", str(to))
    assert cuore(*words).is_mistake("report.md already exists and is not a report of cuore: choose another folder")
    assert written(to) == {"report.md": "Dear diary\n"}
    (to / "report.md").unlink()
    assert cuore(*words).code == 0
    with (to / "report.md").open("a", encoding="utf-8") as file:
        file.write("A remark of mine\n")
    assert cuore(*words).is_mistake("report.md was changed after it was written")
    text = (to / "report.md").read_text(encoding="utf-8")
    (to / "report.md").write_text(text.removesuffix("A remark of mine\n").replace("Anise", "Anna", 1), encoding="utf-8")
    assert cuore(*words).is_mistake("report.md was changed after it was written")
    (to / "report.md").unlink()
    other = tmp_path / "other"
    run_study(ask_card(Variant("base"), "Kagari", ["random"], towns=2), other, Processes(1))
    assert cuore("lab", "report", str(other), "--to", str(to)).is_mistake("is the report of another study")
    assert cuore(*words).code == 0


def test_a_report_of_more_games_replaces_the_one_before(cuore: Cuore, study: Path) -> None:
    assert cuore("lab", "report", str(study)).code == 0
    run_study(ask_card(Variant("base"), "Anise", ["random"], towns=6), study, Processes(1))
    assert cuore("lab", "report", str(study)).code == 0
    assert "in 6 towns" in (study / "report" / "report.md").read_text(encoding="utf-8")


def test_a_study_that_is_kept_is_known_by_its_name(cuore: Cuore, study: Path, data: Path) -> None:
    data.mkdir(parents=True)
    study.rename(data / "mine")
    assert cuore("lab", "report", "mine", "--json").code == 0
    assert cuore("lab", "sql", "SELECT count(*) AS n FROM games", "mine", "--csv").out == "n\n30\n"
    assert cuore("lab", "sql", "SELECT count(*) AS n FROM games", "--csv").out == "n\n30\n"


def test_other_folders_are_no_studies(cuore: Cuore, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary\n", encoding="utf-8")
    assert cuore("lab", "report", str(tmp_path)).is_mistake("is not a folder of games")
    assert cuore("lab", "report", str(tmp_path / "diary.txt")).is_mistake("is not a folder of games")
    kept = str(tmp_path / "simulated")
    assert cuore("simulate", "--games", "4", "--keep", kept, "--jobs", "1").code == 0
    assert cuore("lab", "report", kept).is_mistake("")


# -- rows --


def test_rows_for_people_for_programs_and_for_spreadsheets(
    cuore: Cuore, played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = "SELECT arm, count(*) AS games, avg(rounds) AS rounds FROM games GROUP BY arm ORDER BY arm"
    rows = json.loads(cuore("lab", "sql", question, str(played), "--json").out)
    assert [(row["arm"], row["games"]) for row in rows] == [
        ("forced · random", 10),
        ("free · random", 5),
        ("nobody · random", 5),
        ("without Anise Greenaway · random", 10),
    ]
    shown = cuore("lab", "sql", question, str(played)).out.splitlines()
    assert shown[0].split() == ["arm", "games", "rounds"]
    assert len(shown) == 5
    plain = cuore("lab", "sql", question, str(played), "--csv").out.splitlines()
    assert plain[0] == "arm,games,rounds"
    assert plain[1] == f"forced · random,10,{rows[0]['rounds']}"


def test_all_columns_in_a_pipe_and_as_many_as_fit_on_a_terminal(
    cuore: Cuore, played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = "SELECT * FROM games, towns WHERE games.town = towns.town AND games.game < 300"
    piped = cuore("lab", "sql", "SELECT * FROM games LIMIT 2", str(played)).out.splitlines()
    assert len(piped) == 3
    assert piped[0].split()[-2:] == ["checksum", "answers"]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    told = cuore("lab", "sql", question, str(played)).out
    assert "more columns: " in told
    assert "All of it: --csv" in told
    monkeypatch.setattr(sys.modules["cuore.cli.lab.sql"], "MOST_ROWS", 3)
    assert "27 more rows" in cuore("lab", "sql", "SELECT game FROM games", str(played)).out


def test_answers_are_numbers_for_programs(cuore: Cuore, played: Path) -> None:
    (row,) = json.loads(cuore("lab", "sql", "SELECT answers FROM games WHERE game = 3", str(played), "--json").out)
    assert row["answers"]
    assert all(isinstance(answer, int) for answer in row["answers"])


def test_a_question_that_cannot_be_answered(cuore: Cuore, played: Path) -> None:
    for question, reason in (
        ("SELECT colour FROM games", 'unable to find column "colour"; valid columns: ["game", "town"'),
        ("SELECT * FROM people", "people"),
        ("DROP TABLE games", "begin it with SELECT or WITH"),
        ("", "is empty"),
        ("SELECT FROM WHERE", "this question cannot be answered"),
    ):
        assert cuore("lab", "sql", question, str(played)).is_mistake(reason)


def test_games_of_other_commands_are_asked_the_same_way(cuore: Cuore, tmp_path: Path) -> None:
    kept, met = str(tmp_path / "simulated"), str(tmp_path / "arena")
    assert cuore("simulate", "--games", "4", "--keep", kept, "--jobs", "1").code == 0
    assert cuore("arena", "--bots", "random,biglove", "--towns", "1", "--file", met, "--jobs", "1").code == 0
    for folder in (kept, met):
        assert int(cuore("lab", "sql", "SELECT count(*) AS n FROM games", folder, "--csv").out.split()[1]) in (2, 4)
    assert cuore("lab", "game", met, "1").out == cuore("arena", "game", met, "1").out


# -- single games --


def test_a_game_can_be_replayed(cuore: Cuore, played: Path, tmp_path: Path) -> None:
    done = cuore("lab", "game", str(played), "7")
    assert (done.code, done.err) == (0, "")
    file = tmp_path / "game.txt"
    file.write_text(done.out, encoding="utf-8")
    assert "decisions agree" in cuore("replay", str(file), "--verify").out
    assert "# seats: random, random\n" in done.out
    assert cuore("lab", "game", str(played), "30").is_mistake("there is no game 30 in it")
    mine = str(tmp_path / "cards.toml")
    assert cuore("lab", "game", str(played), "7", "--cards", mine).is_mistake("leave out --cards")
    assert cuore("lab", "game", str(played), "7", "--card-file", mine).is_mistake("a study knows its own cards")


def test_a_game_at_another_price_brings_its_cards(cuore: Cuore, tmp_path: Path) -> None:
    folder, cards, file = tmp_path / "kept", tmp_path / "cards.toml", tmp_path / "game.txt"
    own = Variant("own", ("base", "house"), card_file=CARD)
    run_study(ask_price(own, "Beatrix", "random", prices=[2, 5], towns=2), folder, Processes(1))
    plain = cuore("lab", "game", str(folder), "5")
    assert "cuore replay needs the card file that --cards FILE writes" in plain.err
    file.write_text(plain.out, encoding="utf-8")
    assert cuore("replay", str(file), "--verify").code == 2
    done = cuore("lab", "game", str(folder), "5", "--cards", str(cards))
    assert (done.err, done.out) == ("", plain.out)
    assert "decisions agree" in cuore("replay", str(file), "--verify", "--card-file", str(cards)).out
    assert cuore("lab", "game", str(folder), "5", "--cards", str(cards)).is_mistake("already exists")


@pytest.mark.parametrize(("table", "other"), [("games", "towns"), ("towns", "games"), ("employments", "towns")])
def test_a_file_of_another_table_is_named(cuore: Cuore, study: Path, table: str, other: str) -> None:
    file, wrong = (next(iter((study / each).glob("*.parquet"))) for each in (table, other))
    file.write_bytes(wrong.read_bytes())
    sentence = f"{table}/{file.name} does not hold the games that its name says"
    for command in (("game", str(study), "0"), ("report", str(study)), ("sql", f"SELECT * FROM {table}", str(study))):
        assert cuore("lab", *command).is_mistake(sentence), command
