"""The page about the library is made from the docstrings, and is true."""

from __future__ import annotations

import ast

import pytest

import cuore
from tools import api_page

ENTRIES = api_page.entries()


def test_the_page_is_the_one_that_would_be_written() -> None:
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.page(), "write it anew: python -m tools.api_page"


def test_every_public_name_is_on_it_once() -> None:
    page = api_page.page().splitlines()
    told = [line.removeprefix("### ") for line in page if line.startswith("### ")]
    wrong = [line.split("`")[1] for line in page if line.startswith("| `")]
    assert sorted([*told, *wrong]) == sorted(cuore.__all__)


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_every_public_name_says_what_it_is(entry: api_page.Entry) -> None:
    assert entry.text.rstrip().endswith((".", "…")), entry.text
    if isinstance(entry.node, ast.ClassDef):
        methods = [part for part in entry.node.body if isinstance(part, ast.FunctionDef) and part.name[0] != "_"]
        assert [part.name for part in methods if not ast.get_docstring(part)] == []


def test_long_signatures_have_a_line_for_each_argument() -> None:
    lines = api_page.page().splitlines()
    inside = False
    for line in lines:
        if line.startswith("```"):
            inside = not inside
        assert not inside or len(line) <= 120, line
