"""What is read from disk is a plain file of a sane size; everything else is told in one sentence, at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cuore.lab.files import LONGEST_TEXT, CannotOpen, read_bytes, read_text


def complaint(path: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        read_text(path)
    words = str(caught.value)
    assert "\n" not in words
    assert len(words) < 200
    return words


def test_a_plain_file_is_read_whatever_its_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes("é\r\nb\rc\n".encode())
    assert read_text(path) == "é\nb\nc\n" == path.read_text(encoding="utf-8")
    path.write_bytes(b"")
    assert read_text(path) == ""


@pytest.mark.timeout(10)
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert complaint(path).endswith("pipe cannot be opened: it is not a plain file")


@pytest.mark.timeout(10)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device_is_refused_at_once(device: str) -> None:
    assert "cannot be opened" in complaint(Path(device))


def test_a_file_without_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(10**12)
    assert complaint(path).endswith(f"it is longer than {LONGEST_TEXT:,} bytes")
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(CannotOpen, match="longer than 4 bytes"):
        read_bytes(path, 4)


def test_other_things_that_are_no_file(tmp_path: Path) -> None:
    assert complaint(tmp_path / "none").endswith("none cannot be opened: there is no such file or folder")
    assert complaint(tmp_path).endswith("cannot be opened: it is a folder")
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    assert complaint(picture).endswith("cannot be opened: it is not text")
    assert "cannot be" in complaint(Path("a\0b"))
    assert "cannot be opened" in complaint(Path("x" * 5000))
    assert "cannot be opened" in complaint(tmp_path / "two\nlines")
