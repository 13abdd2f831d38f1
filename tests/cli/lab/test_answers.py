"""What an answer looks like: for people at 80 and at 120 columns, for programs, and as a page."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from cuore.lab.report import headline, markdown, page
from cuore.lab.report.tables import sheets
from cuore.lab.study import read_findings
from tests.cli.command import Cuore
from tests.cli.lab.asking import CARD, SMALL

QUESTIONS = {
    "card": SMALL,
    "versus": ("lab", "card", "anise", "--against", "illness", "--bots", "random", "--pairs", "6", "--jobs", "1"),
    "box": ("lab", "box", "--cards", "Anise,Illness,Kagari", "--bots", "random,biglove", "--pairs", "6", "--jobs", "1"),
    "price": ("lab", "price", "anise", "--prices", "5,7", "--bots", "random", "--pairs", "5", "--jobs", "1"),
    "compare": ("lab", "compare", "plain", "faster", "--no-plans", "--bots", "random", "--pairs", "6", "--jobs", "1"),
    "seats": ("lab", "seats", "--boxes", "base", "--bots", "random", "--pairs", "4", "--jobs", "1"),
}


def folder_in(out: str) -> Path:
    found = re.search(r"^The games are in (.*)$", out, re.MULTILINE)
    assert found is not None
    return Path(found[1])


@pytest.mark.parametrize("words", QUESTIONS.values(), ids=QUESTIONS)
def test_for_people_and_for_programs(
    cuore: Cuore, data: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    told = cuore(*words)
    assert (told.code, told.err) == (0, "")
    folder = folder_in(told.out)
    assert folder.parent == data
    findings = read_findings(folder)
    as_json = cuore(*words, "--json")
    assert (as_json.code, as_json.err) == (0, "")
    found = json.loads(as_json.out)
    assert found["checksum"] == findings.checksum
    assert {**found, "study": 0} == {**json.loads(json.dumps(findings.data())), "study": 0}
    for width in (60, 80, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        said = cuore(*words).out
        lines = said.splitlines()
        prose = " ".join(said.split())
        assert all(sentence in prose for sentence in headline(findings))
        assert prose.startswith(headline(findings)[0])
        assert findings.checksum in said
        *body, where, how = lines
        assert folder_in(where) == folder
        assert how == f"As a page with charts: cuore lab report {folder}"
        assert max(map(len, body)) <= width
        assert all(sheet.title in lines for sheet in sheets(findings))
        for sheet in sheets(findings):
            at = lines.index(sheet.title)
            assert sheet.rows[0][0].words.split()[0] in " ".join(lines[at : at + 9])
    command = re.search(r"^As a page with charts: cuore (.*)$", told.out, re.MULTILINE)
    assert command is not None
    assert cuore(*shlex.split(command[1])).code == 0


def test_markdown_and_a_page(cuore: Cuore, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    done = cuore(*SMALL, "--keep", kept, "--markdown", "--html", str(tmp_path / "page.html"), "--interactive")
    findings = read_findings(Path(kept))
    assert done.out == markdown(findings)
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert text == page(findings, interactive=True)
    plain = cuore(*SMALL, "--keep", kept, "--html", str(tmp_path / "plain.html"))
    assert f"The page is in {tmp_path / 'plain.html'}" in plain.out
    assert (tmp_path / "plain.html").read_text(encoding="utf-8") == page(findings)


def test_it_says_whether_it_became_narrow_enough(cuore: Cuore) -> None:
    wide = cuore("lab", "card", "anise", "--bots", "biglove", "--jobs", "1", "--width", "30")
    said = "It stopped where no interval that was asked about was wider than ±30 percentage points"
    assert said in " ".join(wide.out.split())
    narrow = " ".join(cuore(*SMALL, "--width", "0.5").out.split())
    assert "It did not come as far as it was to go, to intervals no wider than ±0.5 percentage points" in narrow


def test_a_study_file_with_other_luck(cuore: Cuore, tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(
        'name = "Mine"\nquestion = "card"\ncard = "Anise"\nbots = ["random"]\ntowns = 6\n', encoding="utf-8"
    )
    whole = json.loads(cuore("lab", "run", str(file), "--jobs", "1", "--json").out)
    assert (whole["study"]["name"], whole["towns"]) == ("Mine", 6)
    assert whole["cards"] == json.loads(cuore(*SMALL, "--json").out)["cards"]
    other = json.loads(cuore("lab", "run", str(file), "--pairs", "3", "--seed", "2", "--jobs", "1", "--json").out)
    assert (other["towns"], other["study"]["seed"]) == (3, "2")
    assert other["checksum"] != whole["checksum"]


def test_the_single_card_of_a_file_is_priced(cuore: Cuore, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(CARD, encoding="utf-8")
    words = ("--prices", "3,4", "--bots", "random", "--pairs", "3", "--jobs", "1", "--json")
    found = json.loads(cuore("lab", "price", str(file), *words).out)
    assert (found["price"]["card"], found["price"]["printed"]) == ("Beatrix Fernway", 4)
    assert json.loads(cuore("lab", "price", "beatrix", "--card-file", str(file), *words).out) == found
