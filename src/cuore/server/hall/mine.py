"""Somebody's own tables, as a list and statistics want them: where one sits, whether one is awaited, how it ended."""

from __future__ import annotations

import msgspec

from cuore.server.hall.ending import read_result
from cuore.server.hall.room import OPEN, PLAYING
from cuore.server.ports import Ended, TableRow


class MyGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table where somebody sits or is host. What follows ``finished`` is there when its game is over."""

    id: str
    title: str
    state: str  # open, playing, paused, frozen, over, closed
    boxes: tuple[str, ...]
    seats: tuple[str, ...]  # names, of bots as well; empty for a free seat
    bots: tuple[str, ...]  # who plays each seat, where that is a bot
    yours: tuple[int, ...]  # one's own seats
    free: int = 0
    host: bool = False
    sandbox: bool = False  # with a seed that somebody chose: not for statistics
    awaited: bool = False  # the table waits for an answer of one's own
    created: float
    changed: float
    finished: float = 0.0
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    ending: str = ""
    rounds: int = 0


def seats_in(row: TableRow) -> list[tuple[str, str, str]]:
    """Who has which seat: person, name and bot."""
    return msgspec.json.decode(row.seats, type=list[tuple[str, str, str]])


def seats_of(row: TableRow, person: str) -> tuple[int, ...]:
    """The seats that somebody has."""
    return tuple([number for number, (who, _, _) in enumerate(seats_in(row)) if who == person])


def awaited_alone(row: TableRow, person: str) -> bool | None:
    """Whether a table waits for somebody, as far as its short form tells.

    Where several people play it does not, nor while something is due to happen: a bot's answer, or the end of a clock.
    """
    if row.state != PLAYING or not seats_of(row, person):
        return False
    people = {who for who, _, bot in seats_in(row) if who and not bot}
    if person not in people:
        return False
    return True if people == {person} and not row.bots_play else None


def my_game(row: TableRow, person: str, awaited: bool, ended: Ended | None) -> MyGame:
    """One line of the list."""
    seats = seats_in(row)
    result = read_result(ended.result) if ended is not None else None
    return MyGame(
        id=row.id,
        title=row.title,
        state=row.state,
        boxes=tuple(row.boxes.split(",")),
        seats=tuple([name or bot for _, name, bot in seats]),
        bots=tuple([bot for _, _, bot in seats]),
        yours=seats_of(row, person),
        free=sum([not who and not bot for who, _, bot in seats]) if row.state == OPEN else 0,
        host=row.host == person,
        sandbox=row.sandbox,
        awaited=awaited,
        created=row.created,
        changed=row.changed,
        finished=ended.finished if ended is not None else 0.0,
        points=result.points if result is not None else (),
        winners=result.winners if result is not None else (),
        ending=result.ending if result is not None else "",
        rounds=result.rounds if result is not None else 0,
    )
