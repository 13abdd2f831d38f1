"""What happened, told to one person at the table: since the own last turn, or all of it."""

from __future__ import annotations

from cuore.cli.play.seats import YOU
from cuore.cli.play.table import Table
from cuore.engine.words import SPECTATOR, TOLD_OVER, TOLD_SCORE
from cuore.text.digest import Paragraph, digest


def news_of(table: Table, seat: int) -> list[Paragraph]:
    """What a seat was told since its last turn."""
    return _told(table, seat, table.last_turn_of(seat))


def log_of(table: Table, seat: int) -> list[Paragraph]:
    """Everything that a seat was told."""
    return _told(table, seat, 0)


def last_news(table: Table) -> list[Paragraph]:
    """What everybody was told since a person answered last, up to the end of the game, which has a page of its own."""
    return _told(table, SPECTATOR, table.last_answer_of_people())


def _told(table: Table, viewer: int, since: int) -> list[Paragraph]:
    heard = [told for told in table.session.heard(viewer, since) if told[0] not in (TOLD_OVER, TOLD_SCORE)]
    return digest(table.rules, heard, table.deeds(since), table.names, YOU)
