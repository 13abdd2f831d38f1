"""Reports as files: a page, Markdown, and the charts. Each knows its own text by heart.

Its last line has a fingerprint of the study and one of all that stands above. So a report can be written anew when more
games were played, and what somebody else put there, or changed in it, is never lost.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from cuore.engine.errors import CuoreError, cut
from cuore.lab.files import CannotOpen, read_text
from cuore.lab.report import charts, markdown, page
from cuore.lab.study import Findings, Study
from cuore.lab.study.running import deciding

PAGE = "report.html"
MARKDOWN = "report.md"
CHARTS = "charts"

_SIGNED = re.compile(r"<!-- cuore lab report ([0-9a-f]{16}) ([0-9a-f]{16}) -->\n")


class NotOurs(CuoreError):
    """Something else lies where a report should be."""


def write_report(findings: Findings, folder: Path, *, interactive: bool = False) -> list[tuple[str, Path]]:
    """Write a report into a folder. Says what was written where, its charts in one; all or nothing is replaced."""
    texts = {
        folder / PAGE: page(findings, interactive=interactive),
        folder / MARKDOWN: markdown(findings, CHARTS),
        **{folder / CHARTS / f"{name}.svg": text for name, text in charts(findings).items()},
    }
    key = _key(findings.study)
    for file in texts:
        _check(file, key)
    for place in dict.fromkeys(file.parent for file in texts):
        place.mkdir(exist_ok=True)
    for file, text in texts.items():
        _put(file, _signed(text, key))
    return list(_said(folder, len(texts) - 2))


def _said(folder: Path, pictures: int) -> Iterator[tuple[str, Path]]:
    yield "Page", folder / PAGE
    yield "Markdown", folder / MARKDOWN
    if pictures:
        yield f"{pictures} {'chart' if pictures == 1 else 'charts'}", folder / CHARTS


def _key(study: Study) -> str:
    """What is the same for all reports of a study, however many of its games were played."""
    return _hash(json.dumps(deciding(study)))


def _signed(text: str, key: str) -> str:
    return f"{text}<!-- cuore lab report {key} {_hash(text)} -->\n"


def _check(file: Path, key: str) -> None:
    """Refuse a file that is none of ours, or was changed since, or tells of another study."""
    if not file.exists():
        return
    try:
        text = read_text(file)
    except CannotOpen:
        text = ""
    signed = _SIGNED.search(text)
    if signed is None:
        raise NotOurs(f"{cut(file)} already exists and is not a report of cuore: choose another folder with --to")
    if signed.end() < len(text) or signed[2] != _hash(text[: signed.start()]):
        raise NotOurs(f"{cut(file)} was changed after it was written: choose another folder with --to, or delete it")
    if signed[1] != key:
        raise NotOurs(f"{cut(file)} is the report of another study: choose another folder with --to")


def _put(file: Path, text: str) -> None:
    """A file that is there whole, or as it was before."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
