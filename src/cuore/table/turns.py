"""Where turns begin and end in the history of a game, and who answered what in them."""

from __future__ import annotations

from collections.abc import Collection

from cuore.engine.session import Session
from cuore.engine.words import PICKING, TOLD_ROUND, TOLD_TURN, verb_of
from cuore.text.digest import DEEDS, Deed


def current_turn_of(session: Session, seat: int) -> int | None:
    """The number of the event with which the turn began that a seat is playing, if it is playing one."""
    if session.game.turn != seat or session.game.phase == PICKING:
        return None
    return max((number for number, event in enumerate(session.told) if event[0] == TOLD_TURN), default=0)


def last_turn_of(session: Session, seat: int) -> tuple[int, int] | None:
    """The numbers of the events with which the last deed of a seat's last turn began, and of the first after it.

    The turn that is being played does not count, nor what it was asked in other players' turns and in the picking of a
    round.
    """
    told, now = session.told, current_turn_of(session, seat)
    own = [number for number, event in enumerate(told) if event[:2] == (TOLD_TURN, seat) and number != now]
    if not own:
        return None
    borders = [number for number, event in enumerate(told) if event[0] in (TOLD_TURN, TOLD_ROUND)]
    end = next((number for number in borders if number > own[-1]), len(told))
    return max((mark for mark in deeds(session, 0) if own[-1] < mark < end), default=own[-1] + 1), end


def deeds(session: Session, since: int) -> dict[int, Deed]:
    """What the players whose turn it was did, by the number of the event it led to, counted from ``since``."""
    answers = zip(session.marks, session.decided, strict=True)
    return {
        mark - since: (seat, option)
        for mark, (_, turn, seat, option) in answers
        if mark >= since and seat == turn and verb_of(option) in DEEDS
    }


def others_acted(session: Session, seat: int) -> bool:
    """Whether the last answer was not this seat's own."""
    return [who for _, _, who, _ in session.decided[-1:]] != [seat]


def has_answered(session: Session, seat: int, since: int, end: int | None = None) -> bool:
    """Whether a seat has answered anything from an event on, or between two events."""
    return any(since <= mark and (end is None or mark < end) and who == seat for mark, who in _answers(session))


def others_answered(session: Session, seat: int, since: int, end: int) -> bool:
    """Whether somebody else was asked between two events."""
    return any(since <= mark < end and who != seat for mark, who in _answers(session))


def last_answer_of(session: Session, seats: Collection[int]) -> int:
    """The number of the event that came of the last answer by one of these seats."""
    return max((mark for mark, who in _answers(session) if who in seats), default=0)


def _answers(session: Session) -> list[tuple[int, int]]:
    """How many events had been told before each answer, and by which seat it was."""
    return [(mark, seat) for mark, (_, _, seat, _) in zip(session.marks, session.decided, strict=True)]
