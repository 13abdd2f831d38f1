"""``cuore lab report``: what a study found, as a page with charts, as Markdown and as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.lab.form import HTML, INTERACTIVE, JSON, MARKDOWN, give_text, one_form, write_page
from cuore.cli.lab.keeping import meant
from cuore.cli.lab.paper import write_report
from cuore.cli.output import console, print_whole
from cuore.cli.places import check_page, shown
from cuore.engine.errors import IllegalSetup
from cuore.lab.report import headline
from cuore.lab.study import read_findings

USUAL = "report"


def report(
    study: Path,
    /,
    *,
    to: Path | None = None,
    html: Annotated[Path | None, Parameter(help=HTML)] = None,
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
    html
        The page alone.
    interactive
        A page that moves.
    json
        Print the findings for programs, and write nothing.
    markdown
        Print the report as Markdown, and write nothing.

    """
    one_form(json=json, as_markdown=markdown)
    if (json or markdown) and (to is not None or html is not None or interactive):
        raise IllegalSetup("--json and --markdown print and write nothing: leave out --to, --html and --interactive")
    if to is not None and html is not None:
        raise IllegalSetup("choose one of --to, for all of the report, and --html, for the page alone")
    if html is not None:
        check_page(html)
    folder = meant(study)
    findings = read_findings(folder)
    if json or markdown:
        give_text(findings, json=json)
        return 0
    if html is not None:
        write_page(findings, html, interactive=interactive)
        files = [("Page", html)]
    else:
        files = write_report(findings, to or folder / USUAL, interactive=interactive)
    console().print(Text(headline(findings)[0]))
    for what, file in files:
        print_whole(f"{what}: {shown(file)}")
    return 0
