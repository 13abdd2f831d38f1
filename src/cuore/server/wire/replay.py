"""A game that was played, to be looked at again: every position and what led to it, through one pair of eyes or open.

Every answer is played and checked again, so a record that somebody brings can do nothing but be a game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cuore.engine.errors import CuoreError
from cuore.engine.game import Game
from cuore.engine.options import option_words
from cuore.engine.record import Record, replay
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.verbs import verb
from cuore.engine.view import OpenView, View
from cuore.engine.words import GENERAL, HIDDEN, SEAT_NAMES, SPECTATOR, card_of, verb_of
from cuore.server.wire.ending import over_of
from cuore.server.wire.messages import Over
from cuore.server.wire.options import Laid, laid_of
from cuore.server.wire.scene import ask_of, event_lines, scene_of
from cuore.server.wire.shapes import NOBODY, Ask, EventLine, Scene
from cuore.table import IllegalSeats, Table, read_seats, seats_said

OPEN = -2
"""The eyes that see everything."""

MOST_DECISIONS = 5_000
"""Of a record that somebody brings; the longest game that we have seen has 735."""

MOST_BYTES = 32 << 20
"""Of a replay before it is packed: ten times the longest that we have seen."""


class TooLong(CuoreError):
    """Nobody has played a game like that."""

    code = "too-long-a-game"


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, the answer that led to it, and what happened on the way; the first position has no answer."""

    n: int  # how many answers were given until here; a fork names it as its decision
    seat: int = NOBODY  # who gave the last of them
    words: str = ""  # and what it was, in the notation
    view: Scene
    events: tuple[EventLine, ...] = ()
    ask: Ask | None = None  # what is asked here, where it is asked of these eyes, or all is open


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, as a seat saw it, as a spectator did, or with open hands: then ``opened`` of every view is there.

    In it the cards of all hidden zones are found by name and then by seat: hand, deck, discard, beers, and those that
    lie face down on the table.
    """

    table: str  # empty for a record that somebody brought
    laid: Laid
    names: tuple[str, ...]  # of the seats
    seat: int  # whose eyes these are, -1 for a spectator
    open: bool  # all cards are face up
    over: Over | None = None  # how it ended, if it did
    steps: tuple[ReplayStep, ...] = ()  # the first position, and one after every answer


def check_length(record: Record) -> None:
    """Refuse a record that would take too long, before anything is played."""
    if len(record.answers) > MOST_DECISIONS:
        raise TooLong(f"this record has {len(record.answers):,} decisions, and {MOST_DECISIONS:,} are the most")


def names_in(text: str, players: int) -> tuple[str, ...]:
    """What everybody is called in a record that says it, and by their seats in any other."""
    try:
        seats = seats_said(text)
    except IllegalSeats:
        seats = []
    if len(seats) != players:
        return tuple([f"Seat {name}" for name in SEAT_NAMES[:players]])
    return tuple([seat.name for seat in seats])


def laid_in(setup: Setup, g: Game) -> Laid:
    """How a game is laid out; of one that begins with a position, as far as that shows it."""
    laid = laid_of(setup)
    if not setup.position:
        return laid
    maids = [kind for kind in g.deal.shop if g.rules.category[kind] == GENERAL]
    return msgspec.structs.replace(laid, town=tuple([g.rules.names[kind] for kind in maids]))


def write_replay(
    rules: Rules, record: Record, eyes: int, names: Sequence[str], table: str = "", laid: Laid | None = None
) -> bytes:
    """The replay of a record, as it is sent; raises the errors of ``replay``, and ``TooLong``.

    ``eyes``: a seat, ``SPECTATOR`` or ``OPEN``; ``laid``: what its table says, where there is one.
    """
    whole = replay(rules, record)
    head = Replay(
        table=table,
        laid=laid or laid_in(record.setup, whole.game),
        names=tuple(names),
        seat=max(eyes, SPECTATOR),
        open=eyes == OPEN,
        over=_over(record, whole),
    )
    return _with_steps(msgspec.json.encode(head), _steps(rules, whole, eyes))


def _over(record: Record, whole: Session) -> Over | None:
    if not whole.game.over:
        return None
    seats = read_seats(", ".join([f'"Seat {name}"' for name in SEAT_NAMES[: record.setup.seats]]), kept=True)
    table = Table(record.setup, whole, seats)
    return over_of(table, record.setup.seed, record.commitment, len(whole.answers))


def _with_steps(head: bytes, steps: Sequence[bytes]) -> bytes:
    nothing = b"[]}"  # the steps are the last field
    assert head.endswith(nothing)
    return b"".join([head.removesuffix(nothing), b"[", b",".join(steps), b"]}"])


def _steps(rules: Rules, whole: Session, eyes: int) -> list[bytes]:
    """All steps, each as it is sent: a record that would become too much is left before it is in memory."""
    session, end = whole.rewound(), whole.game
    steps = [msgspec.json.encode(_step(rules, session, eyes, 0, end))]
    size = len(steps[0])
    for answer in whole.answers:
        told = len(session.told)
        session.apply(answer)
        steps.append(msgspec.json.encode(_step(rules, session, eyes, told, end)))
        size += len(steps[-1])
        if size > MOST_BYTES:
            raise TooLong("this game is too big to be shown")
    return steps


def _step(rules: Rules, session: Session, eyes: int, told: int, end: Game) -> ReplayStep:
    g = session.game
    view: View = OpenView(g, end) if eyes == OPEN else session.view(eyes)
    asked = view if eyes != OPEN or g.over else session.view(g.asked)
    return ReplayStep(
        n=len(session.answers),
        seat=session.decided[-1][2] if session.decided else NOBODY,
        words=_words(rules, session, eyes, told),
        view=scene_of(view),
        events=event_lines(session.told[told:] if eyes == OPEN else session.heard(eyes, told)),
        ask=None if asked.decision is None else ask_of(rules, asked.decision, False, g.deal.place.name),
    )


def _words(rules: Rules, session: Session, eyes: int, told: int) -> str:
    """The last answer, unless it names a card that these eyes did not see."""
    if not session.decided:
        return ""
    _, _, seat, option = session.decided[-1]
    if eyes not in (OPEN, seat) and "card" in verb(verb_of(option)).parts:
        # The first that was told of the card was what was done with it; later it may have come into a hidden hand.
        happened = zip(session.told[told:], session.heard(eyes, told), strict=True)
        if HIDDEN in [heard[2] for truly, heard in happened if truly[2] == card_of(option)][:1]:
            return ""
    return option_words(rules, option)
