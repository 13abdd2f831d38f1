"""The notation of a game: setup and seed, or the position that it begins with, and every decision in words.

It is the truth of a game; all else is replayed from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256

from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, IllegalChoice, IllegalSetup, cut, shorten
from cuore.engine.options import option_words
from cuore.engine.position import HEADER as POSITION
from cuore.engine.position import read_position, split_lines, write_position
from cuore.engine.position.notation import clean_lines, is_plain, quoted, small_number, unquoted
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.scoring import points
from cuore.engine.session import Session
from cuore.engine.setup import Setup, check_seed, lay_out
from cuore.engine.words import ENDING_NAMES, SEAT_NAMES

HEADER = "cuore game 1"
QUOTED_SEED = "quoted seed"
"""The word for a seed with spaces or signs in it that a plain line would lose."""
SEED_AT_POSITION = "position"
"""The seed of a game that begins with a position and says none."""
AFTER_POSITION = ("result", "answers", "checksum")
"""Words that end the position with which a game begins, as every answer does."""


class Record:
    """A game as it is kept: how it began, who decided what in which words, and how it ended (if it did).

    A game of a server also says its ``table``, the ``commitment`` that was published before its first card, and a hash
    of all answers.
    """

    def __init__(
        self,
        version: str,
        setup: Setup,
        cards: str,
        answers: list[tuple[int, int, str]],
        result: str,
        checksum: str,
        placed: str = "",
        table: str = "",
        commitment: str = "",
        answers_hash: str = "",
    ) -> None:
        self.version = version  # of the rules it was played by
        self.setup = setup
        self.cards = cards  # the fingerprint of the cards, empty for the official ones
        self.answers = answers  # (line number, seat, words)
        self.result = result
        self.checksum = checksum
        self.placed = placed  # the position that it begins with, if it does, each line where it stands in the record
        self.table = table
        self.commitment = commitment
        self.answers_hash = answers_hash

    def __repr__(self) -> str:
        result = self.result or "unfinished"
        return f"<Record by rules {self.version}: {self.setup!r}, {len(self.answers)} answers, {result}>"


def setup_at(position: str, seed: str = SEED_AT_POSITION) -> Setup:
    """How a game begins that is not laid out: with a position, which says its boxes, players and town.

    ``write_position`` writes such a one. The seed is for the chance of bots; the luck of the game is the position's.
    """
    check_seed(seed)
    lines = clean_lines(position)
    values = {key.lower(): value for _, key, value in split_lines(position, POSITION)}
    for key in ("boxes", "players", "town"):
        if not values.get(key):
            raise DamagedRecord(f"the position that the game begins with does not say its {key!r}")
    if small_number(values["players"]) < 0:
        raise DamagedRecord(f"players must be a number, not {shorten(values['players'])}")
    text = "\n".join([POSITION, *[line for _, line in lines if line != POSITION]])
    return Setup(_names(values["boxes"]), int(values["players"]), (), seed, position=text)


def start_session(rules: Rules, setup: Setup) -> Session:
    """A new game with its history."""
    return Session(read_position(rules, setup.position) if setup.position else lay_out(rules, setup))


def result_words(session: Session) -> str:
    """How a game ended: every seat's points and what ended it; empty while it runs."""
    g = session.game
    if not g.over:
        return ""
    scores = ", ".join(f"{SEAT_NAMES[seat]} {vp}" for seat, vp in enumerate(points(g)))
    return f"{scores} ({ENDING_NAMES[g.ending]})"


def checksum(session: Session) -> str:
    """A short fingerprint of the whole state, hidden cards included."""
    return blake2b(write_position(session.game).encode(), digest_size=8).hexdigest()


def hash_of_answers(answers: Sequence[tuple[int, str]]) -> str:
    """The SHA-256 of all answers, seat and words, as they stand in a record without its comments."""
    return sha256("".join([f"{SEAT_NAMES[seat]}: {words}\n" for seat, words in answers]).encode()).hexdigest()


def write_record(setup: Setup, session: Session, table: str = "", commitment: str = "") -> str:
    """The notation of a game so far; the setup is what the session began with.

    ``table`` and ``commitment`` are for a game whose luck was promised. With them goes a hash of all answers.
    """
    rules = session.game.rules
    lines = write_beginning(setup, str(RULES_VERSION), rules.fingerprint, table, commitment)
    last = (-1, -1)
    for number, turn, seat, option in session.decided:
        if (number, turn) != last:
            last = (number, turn)
            lines.append(f"# round {number}, {SEAT_NAMES[turn]}'s turn")
        lines.append(f"{SEAT_NAMES[seat]}: {option_words(rules, option)}")
    lines.append("")
    if session.game.over:
        lines.append(f"result: {result_words(session)}")
    if table:
        decided = [(seat, option_words(rules, option)) for _, _, seat, option in session.decided]
        lines.append(f"answers: {hash_of_answers(decided)}")
    lines.append(f"checksum: {checksum(session)}")
    return "\n".join(lines) + "\n"


def write_beginning(setup: Setup, version: str, cards: str, table: str = "", commitment: str = "") -> list[str]:
    """The lines of a record before its first answer, an empty one last: all that a game follows from but its answers.

    Without the commitment they are what a commitment is made of, so they stay as they are for every setup there was.
    """
    lines = [HEADER]
    if table:
        lines.append(f"table: {table}")
    if commitment:
        lines.append(f"commitment: {commitment}")
    lines += [f"rules: {version}", *_head(setup)]
    if cards:
        lines.append(f"cards: {cards}")
    lines.append("")
    if setup.position:
        lines += [*setup.position.splitlines(), ""]
    return lines


def _head(setup: Setup) -> list[str]:
    """How a game is laid out; of one that begins with a position, the seed alone."""
    seed = f"seed: {setup.seed}" if is_plain(setup.seed) else f"{QUOTED_SEED}: {quoted(setup.seed)}"
    if setup.position:
        return [seed]
    lines = [f"boxes: {', '.join(setup.boxes)}", f"players: {setup.seats}", f"town: {', '.join(setup.town)}", seed]
    if setup.first >= 0:
        lines.append(f"first: {SEAT_NAMES[setup.first]}")
    if setup.without:
        lines.append(f"without: {', '.join(setup.without)}")
    if setup.faster:
        lines.append("faster: yes")
    if setup.printed_only:
        lines.append("printed only: yes")
    if setup.asks_all:
        lines.append("asks all: yes")
    if setup.guests:
        lines.append(f"guests: {', '.join(setup.guests)}")
    if setup.private_maids:
        lines.append(f"private maids: {', '.join(setup.private_maids)}")
    return lines


class _Lines:
    """The lines of a game by their words. A line that nobody takes is a mistake, and is told with its number."""

    def __init__(self, text: str) -> None:
        self._values: dict[str, tuple[int, str]] = {}
        self.answers: list[tuple[int, int, str]] = []
        self.placed = ""  # the position that the game begins with, each line where it stands
        for number, key, value in split_lines(self._without_position(text), HEADER):
            if _is_seat(key):
                self.answers.append((number, SEAT_NAMES.index(key), value))
            elif key in self._values:
                raise DamagedRecord(f"{shorten(key)} was said before, in line {self._values[key][0]}", line=number)
            else:
                self._values[key] = (number, value)

    def _without_position(self, text: str) -> str:
        """The text with empty lines where the position was: it reaches to the first answer, or to what ends a game."""
        lines = clean_lines(text)
        begins = [place for place, (_, line) in enumerate(lines) if line == POSITION][:1]
        if not begins:
            return text
        others = [""] * lines[-1][0]
        position = others[:]
        inside = False
        for place, (number, line) in enumerate(lines):
            key = line.partition(":")[0].strip()
            if _is_seat(key) and place < begins[0]:
                raise DamagedRecord("the position that a game begins with stands before all answers", line=number)
            inside = place in begins or (inside and not _is_seat(key) and key not in AFTER_POSITION)
            (position if inside else others)[number - 1] = line
        self.placed = "\n".join(position)
        return "\n".join(others)

    def take(self, key: str, default: str | None = None) -> str:
        """What a line says, once."""
        if key not in self._values and default is None:
            raise DamagedRecord(f"the game does not say its {key!r}")
        return self._values.pop(key, (0, default or ""))[1]

    def flag(self, key: str) -> bool:
        """Whether a line says yes."""
        value = self.take(key, "no")
        if value not in ("yes", "no"):
            raise DamagedRecord(f"{key} is yes or no, not {shorten(value)}")
        return value == "yes"

    def seed(self, default: str | None = None) -> str:
        """The seed, in whichever way it is written."""
        return unquoted(self.take(QUOTED_SEED)) if QUOTED_SEED in self._values else self.take("seed", default)

    def check_taken(self) -> None:
        """Refuse what is left."""
        for key, (number, _) in self._values.items():
            where = ", or not beside a position" if self.placed else ""
            raise DamagedRecord(f"{shorten(key)} is not a word of this notation{where}", line=number)


def read_record(text: str) -> Record:
    """Read the notation of a game without playing it."""
    first = next((line for _, line in clean_lines(text)), "")
    if not first:
        raise ForeignRecord("this is not a game of cuore: there is nothing in it")
    if first != HEADER:
        raise ForeignRecord(f"this is not a game of cuore: it begins with {shorten(first)}, not {HEADER!r}")
    lines = _Lines(text)
    version = lines.take("rules")
    setup = _read_position_setup(lines) if lines.placed else _read_setup(lines)
    cards, result, checked = lines.take("cards", ""), lines.take("result", ""), lines.take("checksum", "")
    table, commitment, hashed = lines.take("table", ""), lines.take("commitment", ""), lines.take("answers", "")
    record = Record(version, setup, cards, lines.answers, result, checked, lines.placed, table, commitment, hashed)
    lines.check_taken()
    return record


def _read_setup(lines: _Lines) -> Setup:
    seats = lines.take("players")
    if small_number(seats) < 0:
        raise DamagedRecord(f"players must be a number, not {shorten(seats)}")
    faster, printed_only, asks_all = lines.flag("faster"), lines.flag("printed only"), lines.flag("asks all")
    return Setup(
        seed=lines.seed(),
        boxes=_names(lines.take("boxes")),
        seats=int(seats),
        town=_names(lines.take("town")),
        without=_names(lines.take("without", "")),
        faster=faster,
        printed_only=printed_only,
        asks_all=asks_all,
        guests=_names(lines.take("guests", "")),
        private_maids=_names(lines.take("private maids", "")),
        first=_seat(lines.take("first", "")),
    )


def _seat(name: str) -> int:
    """The seat with a name, -1 for none."""
    if name and not _is_seat(name):
        raise DamagedRecord(f"first is a seat, not {shorten(name)}")
    return SEAT_NAMES.index(name) if name else -1


def _read_position_setup(lines: _Lines) -> Setup:
    try:
        return setup_at(lines.placed, lines.seed(SEED_AT_POSITION))
    except IllegalSetup as error:
        raise DamagedRecord(f"this game cannot be set up: {error}") from None


def _is_seat(key: str) -> bool:
    return len(key) == 1 and key in SEAT_NAMES


def check_version(record: Record) -> None:
    """Refuse a game that other rules have played: the same answers would lead elsewhere."""
    if record.version != str(RULES_VERSION):
        raise ForeignRecord(
            f"this game was played by version {cut(record.version)} of the rules, and cannot go on or be replayed "
            f"by version {RULES_VERSION}"
        )


def replay(rules: Rules, record: Record, upto: int | None = None) -> Session:
    """Play a record again, all of it or its first ``upto`` decisions.

    Every decision is checked; so is the end, when it is reached.
    """
    if record.version != str(RULES_VERSION):
        for line, _, words in record.answers:
            if rules.fate_of(words):
                raise ForeignRecord(rules.fate_of(words), line=line)
    check_version(record)
    if record.cards != rules.fingerprint:
        raise ForeignRecord("this game was played with other cards: give the card file it was played with")
    try:
        placed = record.placed
        session = Session(read_position(rules, placed)) if placed else start_session(rules, record.setup)
    except CuoreError as error:
        raise DamagedRecord(f"this game cannot be set up: {error}") from None
    for line, seat, words in record.answers[:upto]:
        if session.game.over:
            raise DamagedRecord("the game is over before this", line=line)
        if session.game.asked != seat:
            asked = SEAT_NAMES[session.game.asked]
            raise DamagedRecord(f"{asked} must decide here, not {SEAT_NAMES[seat]}", line=line)
        try:
            session.answer(words)
        except IllegalChoice as error:
            raise DamagedRecord(str(error), line=line) from None
    if upto is None or upto >= len(record.answers):
        if record.result and record.result != result_words(session):
            found = result_words(session) or "not over"
            raise DamagedRecord(f"the record says it ended {shorten(record.result)}, but replayed it is {found!r}")
        if record.checksum and record.checksum != checksum(session):
            raise DamagedRecord("the checksum does not agree with the replayed game")
    return session


def _names(value: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in value.split(",") if name.strip())
