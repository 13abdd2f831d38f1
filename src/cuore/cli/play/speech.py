"""Who speaks at the terminal, and to whom."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.deal import Deal
from cuore.table import YOU
from cuore.text.english import ENGLISH
from cuore.text.language import NOBODY, Speaker


def speaker_for(deal: Deal, names: Sequence[str], reader: int = NOBODY) -> Speaker:
    """Says everything about a game. Without a reader, the person who gave no name is spoken to."""
    if reader == NOBODY and YOU in names:
        reader = list(names).index(YOU)
    return Speaker(ENGLISH.about(deal.rules), deal.rules, names, reader, deal.place.name)
