"""``cuore lab report``: what a study found, as a page with charts, as Markdown and as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.lab.form import INTERACTIVE, JSON, MARKDOWN, give_text, one_form
from cuore.cli.lab.keeping import meant
from cuore.cli.lab.paper import write_report
from cuore.cli.output import console
from cuore.engine.errors import IllegalSetup
from cuore.lab.report import headline
from cuore.lab.study import read_findings

USUAL = "report"


def report(
    study: Path,
    /,
    *,
    to: Path | None = None,
    interactive: Annotated[bool, Parameter(help=INTERACTIVE, negative=())] = False,
    json: Annotated[bool, Parameter(help=JSON, negative=())] = False,
    markdown: Annotated[bool, Parameter(help=MARKDOWN, negative=())] = False,
) -> int:
    """Report on a study from its games alone: nothing is played. All towns that were finished count.

    Parameters
    ----------
    study
        The folder of a study, or the name of one that cuore lab studies shows.
    to
        The folder to write into: the page, the same as Markdown, and the charts as SVG. Without it, one called report
        in the folder of the study. A report of the same study that lies there is replaced, anything else never.
    interactive
        A page that moves.
    json
        Print the findings for programs, and write nothing.
    markdown
        Print the report as Markdown, and write nothing.

    """
    one_form(json=json, as_markdown=markdown)
    if (json or markdown) and (to is not None or interactive):
        raise IllegalSetup("--json and --markdown print and write nothing: leave out --to and --interactive")
    folder = meant(study)
    findings = read_findings(folder)
    if json or markdown:
        give_text(findings, json=json)
        return 0
    files = write_report(findings, to or folder / USUAL, interactive=interactive)
    out = console()
    out.print(Text(headline(findings)[0]))
    for what, file in files:
        out.print(Text(f"{what}: {file}"), soft_wrap=True)
    return 0
