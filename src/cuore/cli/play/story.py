"""News and log on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from cuore.cli.play.labels import Labels
from cuore.cli.play.news import Paragraph
from cuore.text.english import capital


def story(labels: Labels, paragraphs: Sequence[Paragraph]) -> RenderableType:
    """What happened, a paragraph for each turn."""
    return Group(*[_paragraph(labels, paragraph) for paragraph in paragraphs])


def _paragraph(labels: Labels, paragraph: Paragraph) -> Text:
    if not paragraph.heading:
        return labels.painted(". ".join(capital(line) for line in paragraph.lines) + ".")
    return Text.assemble((f"{paragraph.heading}: ", "player"), labels.painted("; ".join(paragraph.lines) + "."))
