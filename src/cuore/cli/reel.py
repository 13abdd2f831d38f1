"""A game that was written down, who played it, and the place in it that is looked at."""

from __future__ import annotations

import re

from cuore.cli.crewing import seats_named
from cuore.cli.play.save import seats_of
from cuore.engine.errors import CuoreError, IllegalSetup, WrongPlayerCount, cut
from cuore.engine.record import read_record, replay, result_words
from cuore.engine.rules import Rules
from cuore.engine.words import SEAT_NAMES
from cuore.table import YOU, Seat, Table, read_seats
from cuore.text.english.grammar import plural

PLAYER = "Player"
"""The person who gave no name, told by somebody else."""

LONGEST_NUMBER = 8
"""Nobody means a number of more digits, and no game is that long."""


class NoSuchPlace(CuoreError):
    """A game does not reach that far."""


class Reel:
    """A record that can be wound to any of its decisions. Making one plays it all and checks it."""

    def __init__(self, rules: Rules, text: str, wanted: str = "") -> None:
        self._rules = rules
        self._wanted = wanted  # who is to play on, unless something else is said then
        self.record = read_record(text)
        whole = replay(rules, self.record)
        self.result = result_words(whole)
        self.last = len(self.record.answers)
        self._options = [option for *_, option in whole.decided]
        self._turns = [(number, turn) for number, turn, _, _ in whole.decided]
        asked = [] if whole.game.over else [whole.game.asked]
        self.deciders = [*[seat for _, _, seat, _ in whole.decided], *asked]
        self.seats = self._who_played(text)
        self.names = [self._name(seat) for seat in range(self.record.setup.seats)]
        self.at = 0
        self.session = replay(rules, self.record, 0)

    def _who_played(self, text: str) -> list[Seat]:
        """The seats, where the record tells them."""
        try:
            seats = seats_of(text, self.record)
        except CuoreError:
            return []
        return seats if len(seats) == self.record.setup.seats else []

    def _name(self, seat: int) -> str:
        if not self.seats:
            return f"Seat {SEAT_NAMES[seat]}"
        return PLAYER if self.seats[seat].name == YOU else self.seats[seat].name

    @property
    def people(self) -> list[int]:
        """The seats that are known to be people's."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def chosen(self) -> int:
        """The option that was decided next."""
        return self._options[self.at]

    @property
    def rounds(self) -> int:
        """How many rounds the record has."""
        return self._turns[-1][0] if self._turns else 1

    @property
    def choice(self) -> str:
        """Who decided what next, or how the game ended."""
        if self.at == self.last:
            return self.result or "the record ends here"
        _, seat, words = self.record.answers[self.at]
        return f"{self.names[seat] if self.seats else SEAT_NAMES[seat]}: {words}"

    def go(self, target: int) -> None:
        """Wind to the place before a certain decision, or to the end."""
        if target < self.at:
            self.session = replay(self._rules, self.record, target)
        else:
            for _, _, words in self.record.answers[self.at : target]:
                self.session.answer(words)
        self.at = target

    def target(self, command: str) -> int | None:
        """Where a command leads, if it leads anywhere."""
        words = command.lower().split()
        match words:
            case [] if self.at < self.last:
                return self.at + 1
            case ["b" | "back"]:
                return max(0, self.at - 1)
            case ["n" | "next"]:
                return self._turn_after()
            case ["e" | "end"]:
                return self.last
            case ["r" | "round", number] if number.isdecimal():
                return self._first_of_round(_small(number))
            case [number] if number.isdecimal():
                return min(_small(number), self.last)
            case [joined] if re.fullmatch("r[0-9]+", joined):
                return self._first_of_round(_small(joined[1:]))
        return None

    def _turn_after(self) -> int:
        here = self._turns[self.at] if self.at < self.last else None
        return next((i for i in range(self.at, self.last) if self._turns[i] != here), self.last)

    def remark(self, command: str) -> str:
        """What there is to say when a command leads somewhere else than it seems to; mostly nothing."""
        number = command.strip()
        if not number.isdecimal() or _small(number) <= self.last:
            return ""
        return f"There is no decision {_small(number)}: this is the end, after {plural(self.last, 'decision')}."

    def _first_of_round(self, wanted: int) -> int:
        if wanted > self.rounds:
            raise NoSuchPlace(f"there is no round {cut(str(wanted))}: this game has {plural(self.rounds, 'round')}")
        return next((i for i, (number, _) in enumerate(self._turns) if number >= wanted), self.last)

    def table(self) -> Table:
        """The table as it stood here, everybody by the name they had."""
        seats = [Seat(name, name, None) for name in self.names]
        return Table(self.record.setup, self.session, seats, is_watched=True)

    def players(self, wanted: str) -> list[Seat]:
        """Who plays on from here: those who are wanted; else those who played; else a person and the Housekeeper."""
        game = self.session.game
        if game.over:
            raise IllegalSetup("the game is over here: go back a step before you play on")
        words = ", ".join("you" if seat == game.asked else "housekeeper" for seat in range(len(self.names)))
        if wanted or self._wanted:
            seats = seats_named(wanted or self._wanted)
        else:
            seats = self.seats if self.people else read_seats(words)
        if len(seats) != len(self.names):
            raise WrongPlayerCount(
                f"this game is for {len(self.names)} players, not {len(seats)}: name them with commas between them"
            )
        return seats


def _small(number: str) -> int:
    return int(number) if len(number) <= LONGEST_NUMBER else 10**LONGEST_NUMBER
