"""What happened, told to one person at the table: since the own last turn, in the turn that is played, or all of it."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.engine.game import Told
from cuore.engine.told import event_numbered
from cuore.engine.words import (
    DISMISS,
    SPECTATOR,
    TOLD_DREW,
    TOLD_LAST_ROUND,
    TOLD_PHASE,
    TOLD_SHUFFLED,
    TOLD_STAND_CLOSED,
    TOLD_USED,
)
from cuore.table.table import Table
from cuore.table.turns import (
    current_turn_of,
    deeds,
    has_answered,
    last_answer_of,
    last_turn_of,
    others_answered,
)
from cuore.text.digest import CLEANING, Paragraph, digest
from cuore.text.message import Message, message

SINCE = message("news.since")
SO_FAR = message("news.so far")
BEFORE = message("news.before")


@dataclass(frozen=True, slots=True)
class News:
    """Paragraphs, and what they are about; without paragraphs there is nothing to tell."""

    title: Message
    paragraphs: list[Paragraph]


def news_of(table: Table, seat: int) -> News:
    """What is new to a seat: what came of its answers in this turn; before the first of them, of its last turn."""
    now = current_turn_of(table.session, seat)
    if now is not None and has_answered(table.session, seat, now):
        done = _told(table, seat, now)
        if done:
            return News(SO_FAR, done)
    last = last_turn_of(table.session, seat)
    if last is None:
        return News(BEFORE, _told(table, seat, 0))
    return News(SINCE, [*_end_of_turn(table, seat, *last), *_told(table, seat, last[1])])


def log_of(table: Table, seat: int) -> list[Paragraph]:
    """Everything that a seat was told."""
    return _told(table, seat, 0)


def last_news(table: Table) -> list[Paragraph]:
    """What everybody was told since a person answered last, up to the end of the game, which has a page of its own."""
    return _told(table, SPECTATOR, last_answer_of(table.session, table.people))


def _told(table: Table, viewer: int, since: int) -> list[Paragraph]:
    heard = [told for told in table.session.heard(viewer, since) if event_numbered(told[0]).since]
    return digest(table.rules, heard, deeds(table.session, since))


def _end_of_turn(table: Table, seat: int, last_deed: int, end: int) -> list[Paragraph]:
    """What others did to a seat when its turn ended.

    Its own doings and its new hand are no news to it, but for a deed that others had to answer (what they chose is
    told with its cause) and a turn in which nothing was asked.
    """
    heard = table.session.heard(seat, last_deed)[: end - last_deed]
    done = {}
    if others_answered(table.session, seat, last_deed, end) or not has_answered(table.session, seat, last_deed, end):
        done = {number: deed for number, deed in deeds(table.session, last_deed).items() if number < len(heard)}
        kept = _without_new_hand(heard, seat)
    else:
        kept = _of_others(heard, seat)
    return digest(table.rules, kept, done)


def _without_new_hand(heard: list[Told], seat: int) -> list[Told]:
    phases = [number for number, told in enumerate(heard) if told[0] == TOLD_PHASE and told[3] == DISMISS]
    last = phases[-1] if phases else len(heard)
    own = [told for told in heard[last:] if told[0] not in (TOLD_DREW, TOLD_SHUFFLED) or told[1] != seat]
    return [*heard[:last], *own]


def _of_others(heard: list[Told], seat: int) -> list[Told]:
    """The effects of other players' cards, and what happens of itself."""
    found: list[Told] = []
    keeping = False
    for told in heard:
        what, who, *_ = told
        if what == TOLD_USED:
            keeping = who != seat
        elif what in (TOLD_PHASE, *CLEANING) or (what == TOLD_DREW and who == seat):
            keeping = False
        if keeping or what in (TOLD_PHASE, TOLD_LAST_ROUND, TOLD_STAND_CLOSED):
            found.append(told)
    return found
