"""One table as its entries have made it, and what may be entered next.

A room is a fold over entries: the same entries and the same secret make the same room, to the bit, in any process. It
knows no clock, no store and no connection. ``decide`` turns a command into the entry that it would be, or refuses it,
and changes nothing; ``enter`` carries out what has been kept.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from cuore.bots import BOT_NAMES
from cuore.engine.game import Game
from cuore.engine.options import option_words
from cuore.engine.record import start_session
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.words import SPECTATOR
from cuore.server.entries import (
    Answered,
    Began,
    Chair,
    Closed,
    Entry,
    Froze,
    Opened,
    Paused,
    Rematched,
    Renewed,
    Resumed,
    Seated,
    Thawed,
    Undone,
)
from cuore.server.errors import Refused
from cuore.server.people.names import clean_name, skeleton
from cuore.server.ports import Mark, PersonRow, Secret, TableRow
from cuore.server.wire.commands import (
    Answer,
    Begin,
    Close,
    Leave,
    Pause,
    Resume,
    SeatBot,
    Sit,
    TableCommand,
    Undo,
)
from cuore.server.wire.options import Laid
from cuore.table import Seat, Table, read_seats

OPEN = "open"
PLAYING = "playing"
PAUSED = "paused"
FROZEN = "frozen"
OVER = "over"
CLOSED = "closed"
"""The states of a table."""

RETURNING = 10_000
"""Milliseconds that somebody has at least who comes back after their time had run out."""


class CardFailed(Exception):
    """A card raised an error while an answer was tried out: the table has to stand still, and is as it was."""


def setup_of(laid: Laid, secret: Secret) -> Setup:
    """How a game is laid out, with its secret."""
    if secret.position:
        return Setup(laid.boxes, laid.players, (), secret.seed, position=secret.position)
    return Setup(
        laid.boxes,
        laid.players,
        laid.town,
        secret.seed,
        without=laid.without,
        faster=laid.faster,
        printed_only=laid.printed_only,
        guests=laid.guests,
        private_maids=laid.private_maids,
        asks_all=True,  # a question that is left out would tell what somebody holds
    )


class Room:
    """A table from its opening on."""

    def __init__(self, rules: Rules, id_: str, secret: Secret, opened: Opened) -> None:
        self.rules = rules
        self.id = id_
        self.opened = opened
        self.setup = setup_of(opened.laid, secret)
        self.revision = 1
        self.chain = ""
        self.chairs = list(opened.chairs)
        self.table: Table | None = None  # from the first card on
        self.paused = False
        self.is_foreign = opened.rules != str(RULES_VERSION) or opened.cards != rules.fingerprint
        self.frozen = self.is_foreign  # other rules would lead elsewhere: it waits for the ones it was played by
        self.damage = ""  # what could not be carried out, for the operator
        self.closed = False
        self.rematch = ""
        self.invitation = 1  # the number of the link that lets people in
        clock = opened.options.clock
        self.left = [clock.seconds * 1000] * len(self.chairs) if clock else []
        self._dealt: Session | None = None  # between the thought of beginning and the beginning
        self.told_at = [0, 0]  # how many events had been told when a revision was reached

    def __repr__(self) -> str:
        return f"<Room {self.id}: {self.state}, revision {self.revision}>"

    # -- what it is --

    @property
    def state(self) -> str:
        """Where it stands."""
        return FROZEN if self.frozen and not self.closed else self._thawed_state

    @property
    def _thawed_state(self) -> str:
        if self.closed:
            return CLOSED
        if self.table is None:
            return OPEN
        if self.table.game.over:
            return OVER
        return PAUSED if self.paused else PLAYING

    @property
    def session(self) -> Session:
        """The game with its history, once it has begun."""
        if self.table is None:
            raise Refused("not-begun")
        return self.table.session

    @property
    def asked(self) -> int:
        """The seat that is asked; nobody's unless the game is going on."""
        return self.session.game.asked if self.state == PLAYING else SPECTATOR

    @property
    def asked_bot(self) -> str:
        """The bot that is to answer; empty where a person is asked, or nobody."""
        return self.chairs[self.asked].bot if self.asked != SPECTATOR else ""

    @property
    def only_bots_play(self) -> bool:
        """Whether a bot has every seat, its own or that of somebody who is away."""
        return all(chair.bot for chair in self.chairs)

    @property
    def timed_seat(self) -> int:
        """The seat whose clock runs."""
        return self.asked if self.left and self.asked != SPECTATOR and not self.asked_bot else SPECTATOR

    @property
    def host(self) -> str:
        """The person who may seat bots and deal: who opened the table, or whoever is left of those who sit there."""
        here = [chair.person for chair in self.chairs if chair.person and not chair.gone]
        opener = self.opened.host
        return opener if opener in here or not here or self.table is None else here[0]

    def may_host(self, person: str, present: Collection[str]) -> bool:
        """Whether a person may do what a host does: the host, and while the host is not present every player."""
        return person == self.host or (self.host not in present and self._plays(person))

    def _plays(self, person: str) -> bool:
        """Whether a person has a seat here that they have not left."""
        return any(not self.chairs[seat].gone for seat in self.seats_of(person))

    def name_of(self, seat: int) -> str:
        """What everybody calls whoever has a seat: a person by their name, also while a bot sits in."""
        chair = self.chairs[seat]
        if chair.name or not chair.bot:
            return chair.name
        return self.table.names[seat] if self.table is not None else chair.bot.capitalize()

    def agrees_with(self, mark: Mark) -> bool:
        """Whether the same people sit here; the same entries and yet other people: somebody was erased."""
        return self.revision != mark.revision or msgspec.json.decode(mark.seats) == seats_in(self.chairs)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that somebody has."""
        return tuple(number for number, chair in enumerate(self.chairs) if person and chair.person == person)

    def awaits(self, person: str) -> bool:
        """Whether somebody has to answer, and no bot does it for them."""
        return self.asked in self.seats_of(person) and not self.asked_bot

    def short(self, created: float, changed: float) -> TableRow:
        """The short form as it is now."""
        return self._short(self.state, self.asked, self.chairs, self.revision, created, changed)

    def short_after(self, entry: Entry, created: float, changed: float) -> TableRow:
        """The short form after an entry that has not been entered yet; it is tried out on a copy.

        Raises ``CardFailed`` where it could not be carried out.
        """
        chairs = self.chairs[:]
        state, asked = self.state, self.asked
        match entry:
            case Answered():
                game = self._tried(entry.option)
                state, asked = (OVER, SPECTATOR) if game.over else (PLAYING, game.asked)
            case Began():
                self._read_seats()
                self._dealt = start_session(self.rules, self.setup)
                state, asked = PLAYING, self._dealt.game.asked
            case Seated():
                chairs[entry.seat] = entry.chair
            case Paused():
                state, asked = PAUSED, SPECTATOR
            case Resumed():
                state, asked = PLAYING, self.session.game.asked
            case Froze():
                state, asked = FROZEN, SPECTATOR
            case Thawed():
                state = self._thawed_state
                asked = self.session.game.asked if state == PLAYING else SPECTATOR
            case Closed():
                state, asked = CLOSED, SPECTATOR
            case _:
                pass
        return self._short(state, asked, chairs, self.revision + 1, created, changed)

    def _tried(self, option: int) -> Game:
        try:
            game = self.session.game.copy()
            game.apply(option)
        except Exception as error:
            raise CardFailed(f"{type(error).__name__}: {error}") from error
        return game

    def _short(
        self, state: str, asked: int, chairs: Sequence[Chair], revision: int, created: float, changed: float
    ) -> TableRow:
        return TableRow(
            id=self.id,
            state=state,
            public=self.opened.options.public,
            sandbox=self.opened.sandbox,
            host=self.opened.host,
            title=self.opened.title,
            boxes=",".join(self.opened.laid.boxes),
            seats=msgspec.json.encode(seats_in(chairs)).decode(),
            revision=revision,
            created=created,
            changed=changed,
            bots_play=asked != SPECTATOR and (bool(chairs[asked].bot) or bool(self.left)),
        )

    # -- what may be entered next --

    def decide(
        self, command: TableCommand, person: PersonRow, seat: int, invited: bool, present: Collection[str]
    ) -> Entry:
        """The entry that a command would be. ``seat``: the one it is given from.

        ``present``: who is connected, or was until a moment ago (``showing.GRACE``).
        """
        self._check_there()
        match command:
            case Answer():
                return self._answered(command, person, seat)
            case Undo():
                self._check_asked(person, seat)
                if not self.session.can_undo:
                    raise Refused("nothing-to-undo")
                return Undone(seat=seat)
            case Sit():
                return self._seated(command, person, invited)
            case Leave():
                return self._left(command, person)
            case SeatBot():
                return self._seated_bot(command, person, present)
            case Begin():
                return self._begun(person, present)
            case Pause() | Resume():
                return self._paused(command, person)
            case Close():
                return self._closed(person)
            case _:
                raise Refused("malformed")  # a rematch makes another table: that is the hall's to do

    def _check_there(self) -> None:
        if self.frozen:
            raise Refused("frozen")
        if self.closed:
            raise Refused("closed")

    def answered_by_bot(self, option: int) -> Answered:
        """The entry that a bot's answer is."""
        game = self.session.game
        game.check(option)
        return Answered(seat=game.asked, option=option, words=option_words(self.rules, game.options[option]))

    def _answered(self, command: Answer, person: PersonRow, seat: int) -> Answered:
        self._check_asked(person, seat)
        options = self.session.game.options
        if command.option >= len(options):
            raise Refused("no-such-option")
        words = option_words(self.rules, options[command.option])
        if command.words is not None and command.words != words:
            raise Refused("no-such-option")
        return Answered(seat=seat, option=command.option, words=words)

    def _check_asked(self, person: PersonRow, seat: int) -> None:
        """Refuse whoever does not play, then whoever is not asked: both before anything is looked at."""
        if seat not in self.seats_of(person.id):
            raise Refused("not-yours")
        self.check_playing()
        if seat != self.asked or self.chairs[seat].bot:
            raise Refused("not-asked")

    def check_playing(self) -> None:
        """Refuse what belongs to a game that goes on, where none does."""
        self._check_there()
        if self.state == OPEN:
            raise Refused("not-begun")
        if self.state == OVER:
            raise Refused("over")
        if self.state == PAUSED:
            raise Refused("paused")

    def _seated(self, command: Sit, person: PersonRow, invited: bool) -> Seated:
        chair = self._chair(command.seat)
        if self.state == OVER:
            raise Refused("over")
        if chair.person == person.id and (chair.bot or chair.gone):
            return Seated(seat=command.seat, chair=Chair(person=person.id, name=chair.name))
        if not chair.is_free:
            raise Refused("seat-taken")
        sits = bool(self.seats_of(person.id))
        # A further seat, for somebody on the same device, is for friends: strangers get one each.
        if not (invited or person.id == self.opened.host or (self.opened.options.public and not sits)):
            raise Refused("not-yours")
        if command.name is not None and not sits:
            raise Refused("bad-name")
        name = person.name if command.name is None else clean_name(command.name)
        if skeleton(name) in [skeleton(other.name) for other in self.chairs if other.name]:
            raise Refused("name-in-use")
        return Seated(seat=command.seat, chair=Chair(person=person.id, name=name))

    def _left(self, command: Leave, person: PersonRow) -> Seated:
        chair = self._chair(command.seat)
        if chair.person != person.id:
            raise Refused("not-yours")
        if self.state == OVER:
            raise Refused("over")
        if self.table is None:
            return Seated(seat=command.seat, chair=Chair())
        if chair.gone:
            raise Refused("not-yours")
        return Seated(seat=command.seat, chair=msgspec.structs.replace(chair, gone=True))

    def _seated_bot(self, command: SeatBot, person: PersonRow, present: Collection[str]) -> Seated:
        if not self.may_host(person.id, present):
            raise Refused("not-yours")
        chair = self._chair(command.seat)
        if self.state == OVER:
            raise Refused("over")
        if command.bot is not None and command.bot not in BOT_NAMES:
            raise Refused("no-such-bot")
        if self.table is not None:
            return self._seated_stand_in(command, chair, present)
        # The host decides who plays; who only stands in for the host sends nobody away who is present.
        if chair.person == person.id or (person.id != self.host and chair.person in present):
            raise Refused("seat-taken")
        return Seated(seat=command.seat, chair=Chair(bot=command.bot or ""))

    def _seated_stand_in(self, command: SeatBot, chair: Chair, present: Collection[str]) -> Seated:
        """Once the cards are dealt: the agreed bot, for a person who has left or has been away for long enough."""
        if command.bot is None:
            raise Refused("begun")
        if chair.bot or (chair.person in present and not chair.gone):
            raise Refused("seat-taken")
        if command.bot != self.opened.options.stand_in:
            raise Refused("not-agreed")
        return Seated(seat=command.seat, chair=msgspec.structs.replace(chair, bot=command.bot))

    def _begun(self, person: PersonRow, present: Collection[str]) -> Began:
        if not self.may_host(person.id, present):
            raise Refused("not-yours")
        if self.table is not None:
            raise Refused("begun")
        if any(chair.is_free for chair in self.chairs):
            raise Refused("seats-empty")
        return Began()

    def _paused(self, command: Pause | Resume, person: PersonRow) -> Paused | Resumed:
        seats = self.seats_of(person.id)
        if not self._plays(person.id):
            raise Refused("not-yours")
        if isinstance(command, Pause):
            self.check_playing()
            return Paused(seat=seats[0])
        if not self.paused:
            self.check_playing()
            raise Refused("not-paused")
        return Resumed(seat=seats[0])

    def _closed(self, person: PersonRow) -> Closed:
        if person.id != self.host:
            raise Refused("not-yours")
        if self.state == OVER:
            raise Refused("over")
        others = [chair for chair in self.chairs if chair.person not in ("", person.id) and not chair.gone]
        if self.table is not None and others:
            raise Refused("not-yours")
        return Closed()

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("no-such-seat")
        return self.chairs[seat]

    # -- what is kept is carried out --

    def enter(self, entry: Entry, chain: str = "") -> None:
        """Carry out the next entry; what cannot be carried out freezes the table for good: nothing after it is guessed.

        Who sits where follows from no rule, so it is known even then: whoever played may still look.
        """
        if isinstance(entry, Renewed):
            self.invitation += 1
        elif self.is_foreign:
            if isinstance(entry, Seated):
                self.chairs[entry.seat] = entry.chair
            self.closed |= isinstance(entry, Closed)
        else:
            try:
                self._enter(entry)
            except Exception as error:  # noqa: BLE001 -- other code than the one that accepted it, or damage
                self.frozen = self.is_foreign = True
                self.damage = f"entry {self.revision + 1}: {type(error).__name__}"
        self.revision += 1
        self.chain = chain
        self.told_at.append(len(self.table.session.told) if self.table else 0)

    def _enter(self, entry: Entry) -> None:
        match entry:
            case Answered():
                table = self._playing()
                found = option_words(self.rules, table.game.options[entry.option])
                if found != entry.words:
                    raise Refused("no-such-option")
                table.answer(entry.seat, entry.option, table.revision)
                self._set_clocks(entry.left)
            case Undone():
                table = self._playing()
                table.undo(entry.seat, table.revision)
                self._set_clocks(entry.left)
            case Seated():
                self._sit_down(entry)
            case Began():
                seats = self._read_seats()
                dealt, self._dealt = self._dealt or start_session(self.rules, self.setup), None
                self.table = Table(self.setup, dealt, seats)
            case Paused():
                self.paused = True
                self._set_clocks(entry.left)
            case Resumed():
                self.paused = False
            case Froze():
                self.frozen = True
            case Thawed():
                self.frozen = False
            case Closed():
                self.closed = True
            case Rematched():
                self.rematch = entry.table
            case Opened() | Renewed():
                raise Refused("begun")

    def _sit_down(self, entry: Seated) -> None:
        before = self.chairs[entry.seat]
        self.chairs[entry.seat] = entry.chair
        self._set_clocks(entry.left)
        if self.table is None:
            return
        if seat_word(entry.seat, before) != seat_word(entry.seat, entry.chair):
            self.table.sit(entry.seat, seat_word(entry.seat, entry.chair), self.table.revision)
        if self.left and before.bot and not entry.chair.bot:
            self.left[entry.seat] = max(self.left[entry.seat], RETURNING)

    def _read_seats(self) -> list[Seat]:
        """Who plays, as the table layer has it; refused where it cannot be played so."""
        return read_seats(", ".join(seat_word(*each) for each in enumerate(self.chairs)), kept=True)

    def _playing(self) -> Table:
        if self.table is None:
            raise Refused("not-begun")
        return self.table

    def _set_clocks(self, left: tuple[int, ...]) -> None:
        if left:
            self.left = list(left)

    def kept_since(self, revision: int) -> int:
        """How many of the events that somebody had heard at a revision still stand."""
        return min(self.told_at[revision:]) if 0 <= revision <= self.revision else 0


def seats_in(chairs: Sequence[Chair]) -> list[list[str]]:
    """Who has which seat, as the short form of a table has it."""
    return [[chair.person, chair.name, chair.bot] for chair in chairs]


def seat_word(seat: int, chair: Chair) -> str:
    """Who plays a seat, in the word that the table layer reads: a bot, or somebody without a name.

    Names are the room's own. They are chosen and erased by people, and no game may stand or fall with them.
    """
    return chair.bot or f'"Seat {seat}"'
