"""In what form an answer is given: for people, for programs, for a page of documentation, as a page of its own."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.lab.screen import farewell, told
from cuore.cli.output import console, print_json, print_whole
from cuore.cli.places import check_page, shown
from cuore.engine.errors import IllegalSetup
from cuore.lab.report import markdown, page
from cuore.lab.study import Findings

JSON = "The findings for programs."
MARKDOWN = "The report as Markdown, for a page of documentation."
HTML = "Write the report as one page with its charts into this new file, for a browser."
INTERACTIVE = "A page whose marks say what they are and whose tables can be sorted and filtered."
WITH_HTML = f"With --html: {INTERACTIVE[:1].lower()}{INTERACTIVE[1:]}"


@Parameter(name="*")
@dataclass(frozen=True)
class FormChoice:
    """The options that say in what form."""

    json: Annotated[bool, Parameter(help=JSON, negative=())] = False
    markdown: Annotated[bool, Parameter(help=MARKDOWN, negative=())] = False
    html: Annotated[Path | None, Parameter(help=HTML)] = None
    interactive: Annotated[bool, Parameter(help=WITH_HTML, negative=())] = False

    def check(self) -> None:
        """Refuse what does not go together, and a page that has no place, before anything is played."""
        one_form(json=self.json, as_markdown=self.markdown)
        if self.interactive and self.html is None:
            raise IllegalSetup("--interactive makes the page interactive: add --html FILE")
        if self.html is not None:
            check_page(self.html)

    def give(self, findings: Findings, folder: Path) -> None:
        """Write the page, if one is wanted, and print the answer; its games are in a folder."""
        if self.html is not None:
            write_page(findings, self.html, interactive=self.interactive)
        if self.json or self.markdown:
            give_text(findings, json=self.json)
            return
        out = console()
        for part in told(findings, out):
            out.print(part)
        out.print()
        if self.html is not None:
            print_whole(f"The page is in {shown(self.html)}")
        for line in farewell(folder):
            print_whole(line)


def write_page(findings: Findings, file: Path, *, interactive: bool) -> None:
    """The report as one page."""
    with file.open("x", encoding="utf-8") as out:
        out.write(page(findings, interactive=interactive))


def one_form(*, json: bool, as_markdown: bool) -> None:
    """Refuse two forms at once."""
    if json and as_markdown:
        raise IllegalSetup("choose one of --json and --markdown")


def give_text(findings: Findings, *, json: bool) -> None:
    """The findings as JSON or Markdown, and nothing else."""
    if json:
        print_json(findings.data())
    else:
        sys.stdout.write(markdown(findings))


USUAL_FORM = FormChoice()
