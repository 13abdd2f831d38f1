"""Markdown: tables whose pipes stand right, and nothing in a name that means anything."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cuore.lab.report import charts, markdown
from cuore.lab.report.markdown import paragraph, plain
from tests.lab.report import made_up

questions = pytest.mark.parametrize("question", [*made_up.ALL, "nasty", "nasty rules"])


def text_of(question: str, pictures: str = "") -> str:
    made = {**made_up.ALL, "nasty": made_up.nasty, "nasty rules": made_up.nasty_variants}[question]()
    return markdown(made, pictures)


def cells(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row)) - 1


@questions
def test_every_row_has_as_many_cells_as_its_head(question: str) -> None:
    blocks = [block.splitlines() for block in text_of(question).split("\n\n") if block.startswith("| ")]
    assert blocks
    for head, rule, *rows in blocks:
        assert re.fullmatch(r"\|( (:--|--:) \|)+", rule)
        assert rows
        assert {cells(row) for row in (head, rule, *rows)} == {cells(head)}
        assert all(row.startswith("| ") and row.endswith(" |") for row in rows)


@questions
def test_nothing_in_a_name_means_anything(question: str) -> None:
    text = text_of(question).partition("\n```")[0]
    assert not re.search(r"(?<!\\)<", text)
    assert not re.search(r"(?<!\\)\]\(", text)
    assert not re.search(r"http://", text)
    assert not re.search(r"(?<!\\)`", text)


def test_what_is_special_is_escaped() -> None:
    assert plain("a|b") == r"a\|b"
    assert plain("*a* _b_ `c` <d> [e](f) #g ~h~ $i$ &amp; j\\k") == (
        r"\*a\* \_b\_ \`c\` \<d\> \[e\](f) \#g \~h\~ \$i\$ \&amp; j\\k"
    )
    assert plain("http://a.b www.c.d") == r"http\://a.b www\.c.d"
    assert plain("two\nlines") == "two lines"
    assert plain("+1.5 (+0.3 to +2.0) ★: 95 %, d-e; 3.4") == "+1.5 (+0.3 to +2.0) ★: 95 %, d-e; 3.4"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("- a list", r"\- a list"),
        ("+ a list", r"\+ a list"),
        ("1. a list", r"1\. a list"),
        ("12) a list", r"12\) a list"),
        ("--- a line", r"\--- a line"),
        ("=== a heading", r"\=== a heading"),
        ("+1.5 is more", "+1.5 is more"),
        ("3.5 rounds", "3.5 rounds"),
        ("540 games", "540 games"),
        ("plain words", "plain words"),
        ("", ""),
    ],
)
def test_a_paragraph_begins_no_list_and_no_heading(words: str, said: str) -> None:
    assert paragraph(words) == said


def test_a_command_stands_as_it_is_whatever_is_in_it() -> None:
    findings = made_up.of_card()
    text = markdown(replace(findings, study=replace(findings.study, seed="```\n# not a heading")))
    fence = re.findall(r"^(`{3,})$", text, re.MULTILINE)
    assert fence == ["````", "````"]
    assert text.rstrip().endswith("````")


@pytest.mark.parametrize("question", made_up.ALL)
def test_pictures_are_shown_where_their_files_lie(question: str) -> None:
    findings = made_up.ALL[question]()
    shown = re.findall(r"^!\[[^\n]*\]\(some%20where/([^)]+)\.svg\)$", markdown(findings, "some where"), re.MULTILINE)
    assert sorted(shown) == sorted(charts(findings))
    assert "![" not in markdown(findings)
