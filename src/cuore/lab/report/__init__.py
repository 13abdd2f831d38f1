"""Reports: what a study found as a page, as Markdown and as pictures, from its findings alone."""

from cuore.lab.report.charts import charts_of
from cuore.lab.report.markdown import markdown
from cuore.lab.report.page import page
from cuore.lab.report.words import headline, source
from cuore.lab.study.findings import Findings

__all__ = ["charts", "headline", "markdown", "page"]


def charts(findings: Findings) -> dict[str, str]:
    """The charts by their names, each as an SVG that needs nothing else."""
    return {chart.name: chart.alone(source(findings)) for chart in charts_of(findings)}
