"""Which sources a process has: one letter makes a difference, wherever it is played from does not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import cuore
from cuore.cards.door import VARIABLE
from cuore.lab.crew import fingerprint as of_this_process
from cuore.lab.crew.fingerprint import fingerprint, sources_hash

HOME = Path(cuore.__file__).parent


def test_a_single_letter_anywhere_makes_other_sources(tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere"
    shutil.copytree(HOME / "lab", copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = sources_hash(copy, ["."])
    assert before == sources_hash(HOME / "lab", ["."])
    file = copy / "crew" / "crew.py"
    file.write_bytes(file.read_bytes() + b"#")
    changed = sources_hash(copy, ["."])
    file.rename(file.with_name("gang.py"))
    renamed = sources_hash(copy, ["."])
    (copy / "notes.txt").write_text("no source")
    assert len({before, changed, renamed}) == 3
    assert sources_hash(copy, ["."]) == renamed


def test_of_some_sources_only_these_count(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("1")
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "two.py").write_text("2")
    (tmp_path / "other.py").write_text("3")
    before = sources_hash(tmp_path, ["one.py", "more"])
    (tmp_path / "other.py").write_text("4")
    assert sources_hash(tmp_path, ["one.py", "more"]) == before
    (tmp_path / "more" / "two.py").write_text("5")
    assert sources_hash(tmp_path, ["one.py", "more"]) != before


def test_all_our_sources_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert of_this_process() == fingerprint()
    monkeypatch.delenv(VARIABLE, raising=False)
    before = fingerprint()
    monkeypatch.setattr(cuore, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setenv(VARIABLE, ",")  # what was worked out before is kept, so it is asked in other words
    assert fingerprint() != before


def test_boxes_from_elsewhere_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "attic.py").write_text("BOX = 1")
    (tmp_path / "cellar").mkdir()
    (tmp_path / "cellar" / "__init__.py").write_text("")
    (tmp_path / "cellar" / "box.py").write_text("BOX = 2")
    (tmp_path / "cellar" / "steps.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    names = ("", "attic", "attic,cellar", "cellar.box", "nowhere", "nowhere.box")
    found = {name: seen_by(monkeypatch, name) for name in names}
    assert len(set(found.values())) == len(names)
    assert seen_by(monkeypatch, " attic ") == found["attic"]
    (tmp_path / "cellar" / "steps.py").write_text("LOVE = 3")  # a part of its box
    assert seen_by(monkeypatch, "cellar.box ") != found["cellar.box"]
    assert seen_by(monkeypatch, "attic,cellar ") != found["attic,cellar"]
    assert seen_by(monkeypatch, "attic  ") == found["attic"]
    (tmp_path / "attic.py").write_text("BOX = 3")
    assert seen_by(monkeypatch, "attic   ") != found["attic"]


def seen_by(monkeypatch: pytest.MonkeyPatch, boxes: str) -> str:
    """The fingerprint with some boxes. It is worked out once for the same words, so tests put spaces after them."""
    monkeypatch.setenv(VARIABLE, boxes)
    return fingerprint()
