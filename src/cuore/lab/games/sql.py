"""Questions to a folder of games in SQL: the tables are ``games``, ``employments``, ``towns`` and ``cards``."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
from polars.exceptions import ComputeError, PanicException, PolarsError

from cuore.engine.errors import CuoreError, cut
from cuore.lab.games.folder import read_folder, reason_of

ASKS = ("SELECT", "WITH", "SHOW", "FROM")
"""How a question begins; all else would change something."""

LONGEST = 5000
"""Letters of a question. What is much longer is not read to its end: polars falls over sums of thousands of parts."""

_OTHER_FILES = re.compile(r"\b(?:read|scan)_\w+", re.IGNORECASE)
"""Functions by which polars would read whatever file or address a question names."""

_CALLED = re.compile(r'"?(?:\s|--[^\r\n]*[\r\n]|/\*.*?\*/)*\(', re.DOTALL)
"""What stands between the name of a function and what it is given."""

_QUOTED = re.compile(r"""--[^\n]*|/\*.*?\*/|"(?:[^"]|"")*"|'(?:[^']|'')*'""", re.DOTALL)
"""Whatever may have a quotation mark in it: comments, names and, last, texts."""

_UNSURE = re.compile(r"[\\$`#\[]|//|/\*(?:(?!\*/).)*/\*", re.DOTALL)
"""Where one of these is, a text may begin or end otherwise than it seems: so nothing passes for a text."""

_COMMENT = re.compile(r"\s+|--[^\n]*(\n|$)|/\*.*?\*/", re.DOTALL)


class IllegalQuery(CuoreError):
    """A question in SQL that cannot be answered."""


def query(path: Path, sql: str) -> pl.DataFrame:
    """What a question has for an answer. Only what it needs of the files is read."""
    folder = read_folder(path)
    if len(sql) > LONGEST:
        raise IllegalQuery(f"this question is too long: write up to {LONGEST:,} letters")
    word = _first_word(sql)
    if word.upper() not in ASKS:
        asked = f"begins with {cut(word)}" if word else "is empty"
        raise IllegalQuery(f"this question {asked}: begin it with SELECT or WITH; games can be read, not changed")
    other = _reads_other_files(sql)
    if other:
        raise IllegalQuery(
            f"{cut(other)} would read other files: ask about the tables games, employments, towns and cards"
        )
    tables = {"games": folder.games, "employments": folder.employments, "towns": folder.towns, "cards": folder.cards}
    wanted = {name: read() for name, read in tables.items() if name in sql.lower()}
    try:
        return pl.SQLContext(wanted).execute(sql).collect()
    except (PolarsError, PanicException, OSError) as error:
        if isinstance(error, ComputeError | PanicException | OSError):
            folder.check()  # where a file is damaged, that is what there is to say
        why = reason_of(error).removeprefix("sql parser error: ")
        raise IllegalQuery(f"this question cannot be answered: {why}") from None


def _reads_other_files(sql: str) -> str:
    """The name of a function that is called in a question and would read something else; none in most of them."""
    if _UNSURE.search(sql):
        found = _OTHER_FILES.search(sql)
        return found[0] if found else ""
    bare = _QUOTED.sub(lambda part: "''" if part[0].startswith("'") else part[0], sql)
    return next((each[0] for each in _OTHER_FILES.finditer(bare) if _CALLED.match(bare, each.end())), "")


def _first_word(sql: str) -> str:
    at = 0
    while (space := _COMMENT.match(sql, at)) is not None and space.end() > at:
        at = space.end()
    found = re.match(r"\(*\s*(\w+|\S+)", sql[at:])
    return found[1] if found else ""
