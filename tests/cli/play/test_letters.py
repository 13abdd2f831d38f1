"""Terminals that have few letters."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest

from cuore.cli.play.letters import nearest, read_anyway, write_nearest


@pytest.mark.parametrize(("character", "plain"), [("è", "e"), ("♥", "L"), ("×", "x"), ("★", "*"), ("漢", "?")])
def test_the_nearest_character(character: str, plain: str) -> None:
    assert nearest(character) == plain


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
