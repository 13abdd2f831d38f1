"""The pictures of a report: each drawn for a desk and for a phone, and by itself for a paper."""

from cuore.lab.report.charts.drawing import Chart
from cuore.lab.report.charts.of_study import charts_of

__all__ = ["Chart", "charts_of"]
