"""Terminals that have few letters."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import cuore
from cuore.cli.charset import nearest, read_anyway, readable, write_nearest, write_readable


@pytest.mark.parametrize(
    ("character", "plain"),
    [("è", "e"), ("♥", "L"), ("×", "x"), ("★", "*"), ("漢", "?"), ("…", "."), ("°", "#"), ("→", "->")],
)
def test_the_nearest_character(character: str, plain: str) -> None:
    assert nearest(character) == plain


@pytest.mark.parametrize(("character", "plain"), [("è", "e"), ("♥", "L"), ("…", "..."), ("→", "->"), ("ß", "ss")])
def test_what_a_person_would_write(character: str, plain: str) -> None:
    assert readable(character) == plain


def test_every_character_of_this_program_has_a_likeness() -> None:
    sources = Path(cuore.__file__).parent.rglob("*.py")
    used = {sign for source in sources for sign in source.read_text(encoding="utf-8") if not sign.isascii()}
    assert len(used) > 10
    assert [sign for sign in used if nearest(sign) == "?"] == []


def test_the_mark_of_a_text_is_like_no_other_sign() -> None:
    signs = [nearest(sign) for sign in "♥★×·…▸▾▴→°"]
    assert len(set(signs)) == len(signs)


def test_lines_and_corners_stay_lines_and_corners() -> None:
    assert "".join(nearest(sign) for sign in "╭─╮│╰╯━┃┏") == "+-+|++-|+"


def test_a_stream_writes_what_can_be_read() -> None:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding="ascii")
    write_readable(stream)
    stream.write("Geneviève … \udcff")
    stream.flush()
    assert raw.getvalue() == b"Genevieve ... ?"


@pytest.mark.parametrize(("encoding", "written"), [("ascii", b"Genevieve 4L"), ("latin-1", b"Genevi\xe8ve 4L")])
def test_a_stream_writes_what_it_can(encoding: str, written: bytes) -> None:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding=encoding)
    write_nearest(stream)
    stream.write("Geneviève 4♥")
    stream.flush()
    assert raw.getvalue() == written


def test_a_stream_reads_what_it_can() -> None:
    stream = TextIOWrapper(BytesIO(b"serve Genevi\xe8ve\n"), encoding="utf-8")
    read_anyway(stream)
    assert stream.readline().startswith("serve Genevi")
