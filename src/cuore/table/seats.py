"""Who sits at the table: people by their names, computer players by the names of their bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cuore.bots import is_bot, make_bot, nearest_bot
from cuore.engine.errors import CuoreError, shorten

YOU = "You"
"""The name of a person who gave none; texts then speak to that person directly."""

LONGEST_NAME = 16

SAID_IN_RECORD = "# seats: "
"""How the line of a saved game begins that tells who plays it; to every other reader of records it is a comment."""

QUOTES = "\"'"
"""A name between two of these is a person's, whatever bots are called."""


class IllegalSeats(CuoreError):
    """The seats make no table: a name that cannot be shown or kept, or two people of the same name."""

    code = "illegal-seats"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: the word it was asked for with, the name that everybody reads, and the bot by name, if one plays it."""

    word: str
    name: str
    bot: str | None


def read_seats(text: str, kept: bool = False) -> list[Seat]:
    """Seats from words separated by commas. The name of a bot is that bot, any other word is a person.

    A word that is almost the name of a bot is a slip more often than a person: it is refused, unless it stands between
    quotation marks or was ``kept`` in a saved game.
    """
    seats: list[Seat] = []
    for said in [word.strip() for word in text.split(",")]:
        quoted = len(said) > 1 and said[0] in QUOTES and said[-1] == said[0]
        called = said[1:-1].strip() if quoted else said
        _check(called)
        word = f"{said[0]}{called}{said[0]}" if quoted else called
        bot = make_bot(called).name if is_bot(called) and not quoted else None
        if bot is None:
            if not quoted and not kept:
                _check_spelling(called)
            name = YOU if called.lower() == YOU.lower() else called
        else:
            name = _numbered(bot.capitalize(), seats)
        if any(name.casefold() == seat.name.casefold() for seat in seats):
            raise IllegalSeats(f"two players are called {shorten(name)}: give each a name of their own")
        seats.append(Seat(word, name, bot))
    if YOU in [seat.name for seat in seats] and sum(seat.bot is None for seat in seats) > 1:
        raise IllegalSeats("with several people, 'you' could be any of them: give each a name")
    return seats


def seats_said(record: str) -> list[Seat]:
    """Who plays, as a saved game says it; nobody where it says nothing."""
    line = re.search(rf"^{SAID_IN_RECORD}(.*)$", record, re.MULTILINE)
    return read_seats(line[1], kept=True) if line is not None else []


def write_seats(seats: Sequence[Seat]) -> str:
    """The words that ``read_seats`` makes the same seats from."""
    return ", ".join(seat.word for seat in seats)


def reseated(seats: Sequence[Seat], number: int, who: str) -> list[Seat]:
    """The same table with somebody else in one seat."""
    if type(number) is not int or not 0 <= number < len(seats):
        raise IllegalSeats(f"there is no seat {shorten(number)}: this table has {len(seats)}")
    if type(who) is not str or "," in who:
        raise IllegalSeats(f"{shorten(who)} cannot be a name: one seat is for one player")
    (new,) = read_seats(who)
    return read_seats(write_seats([*seats[:number], new, *seats[number + 1 :]]), kept=True)


def _check(name: str) -> None:
    if not name:
        raise IllegalSeats("a player has no name: write for example 'Ann, Ben, housekeeper'")
    if len(name) > LONGEST_NAME or not name.isprintable() or "#" in name or not any(c.isalnum() for c in name):
        raise IllegalSeats(f"{shorten(name)} cannot be a name: use up to {LONGEST_NAME} letters, without #")


def _check_spelling(name: str) -> None:
    bot = nearest_bot(name)
    if bot:
        raise IllegalSeats(
            f"there is no bot called {shorten(name)}: did you mean {bot}? (a person of that name is written "
            f"'\"{name}\"')"
        )


def _numbered(name: str, seats: list[Seat]) -> str:
    """Two bots of a kind are told apart by a number."""
    before = sum(seat.bot is not None and seat.name.split()[0] == name for seat in seats)
    return f"{name} {before + 1}" if before else name
