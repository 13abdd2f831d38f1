"""News and log on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cuore.cli.play.labels import Labels
from cuore.text.digest import Paragraph
from cuore.text.language import Speaker


def story(labels: Labels, speaker: Speaker, paragraphs: Sequence[Paragraph], headings: bool = False) -> RenderableType:
    """What happened, a line for everything that somebody did; ``headings``: with whose turn it was above it."""
    return Group(*sentences(labels, speaker, paragraphs, headings))


def sentences(
    labels: Labels, speaker: Speaker, paragraphs: Sequence[Paragraph], headings: bool = False
) -> list[RenderableType]:
    """What happened, sentence by sentence."""
    found: list[RenderableType] = []
    for paragraph in paragraphs:
        if headings and paragraph.heading:
            found.append(Text(str(speaker.say(paragraph.heading)), "player"))
        for line in paragraph.said(speaker):
            text = labels.painted(line, short=True)
            found.append(Padding(text, (0, 0, 0, 2)) if headings else text)
    return found
