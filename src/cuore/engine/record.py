"""The notation of a game: setup, seed and every decision in words.

It is the truth of a game; all else is replayed from it.
"""

from __future__ import annotations

from hashlib import blake2b

from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, IllegalChoice, cut, shorten
from cuore.engine.options import option_words
from cuore.engine.position import split_lines, write_position
from cuore.engine.position.notation import clean_lines, is_plain, quoted, small_number, unquoted
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.scoring import points
from cuore.engine.session import Session
from cuore.engine.setup import Setup, lay_out
from cuore.engine.words import ENDING_NAMES, SEAT_NAMES

HEADER = "cuore game 1"
QUOTED_SEED = "quoted seed"
"""The word for a seed with spaces or signs in it that a plain line would lose."""


class Record:
    """A game as it is kept: how it was laid out, who decided what in which words, and how it ended (if it did)."""

    def __init__(
        self, version: str, setup: Setup, cards: str, answers: list[tuple[int, int, str]], result: str, checksum: str
    ) -> None:
        self.version = version  # of the rules it was played by
        self.setup = setup
        self.cards = cards  # the fingerprint of the cards, empty for the official ones
        self.answers = answers  # (line number, seat, words)
        self.result = result
        self.checksum = checksum


def start_session(rules: Rules, setup: Setup) -> Session:
    """A new game with its history."""
    return Session(lay_out(rules, setup))


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


def write_record(setup: Setup, session: Session) -> str:
    """The notation of a game so far; the setup is the one that the session began with."""
    rules = session.game.rules
    lines = [
        HEADER,
        f"rules: {RULES_VERSION}",
        f"boxes: {', '.join(setup.boxes)}",
        f"players: {setup.seats}",
        f"town: {', '.join(setup.town)}",
        f"seed: {setup.seed}" if is_plain(setup.seed) else f"{QUOTED_SEED}: {quoted(setup.seed)}",
    ]
    if setup.without:
        lines.append(f"without: {', '.join(setup.without)}")
    if setup.faster:
        lines.append("faster: yes")
    if setup.printed_only:
        lines.append("printed only: yes")
    if setup.guests:
        lines.append(f"guests: {', '.join(setup.guests)}")
    if setup.private_maids:
        lines.append(f"private maids: {', '.join(setup.private_maids)}")
    if rules.fingerprint:
        lines.append(f"cards: {rules.fingerprint}")
    lines.append("")
    last = (-1, -1)
    for number, turn, seat, option in session.decided:
        if (number, turn) != last:
            last = (number, turn)
            lines.append(f"# round {number}, {SEAT_NAMES[turn]}'s turn")
        lines.append(f"{SEAT_NAMES[seat]}: {option_words(rules, option)}")
    lines.append("")
    if session.game.over:
        lines.append(f"result: {result_words(session)}")
    lines.append(f"checksum: {checksum(session)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read the notation of a game without playing it."""
    values: dict[str, tuple[int, str]] = {}
    answers: list[tuple[int, int, str]] = []
    first = next((line for _, line in clean_lines(text)), "")
    if first != HEADER:
        raise ForeignRecord(f"this is not a game of cuore: it begins with {shorten(first)}, not {HEADER!r}")
    for number, key, value in split_lines(text, HEADER):
        if len(key) == 1 and key in SEAT_NAMES:
            answers.append((number, SEAT_NAMES.index(key), value))
        elif key in values:
            raise DamagedRecord(f"{shorten(key)} was said before, in line {values[key][0]}", line=number)
        else:
            values[key] = (number, value)

    def take(key: str, default: str | None = None) -> str:
        if key not in values and default is None:
            raise DamagedRecord(f"the game does not say its {key!r}")
        return values.pop(key, (0, default or ""))[1]

    version = take("rules")
    seats = take("players")
    if small_number(seats) < 0:
        raise DamagedRecord(f"players must be a number, not {shorten(seats)}")
    flags = {key: take(key, "no") for key in ("faster", "printed only")}
    for key, flag in flags.items():
        if flag not in ("yes", "no"):
            raise DamagedRecord(f"{key} is yes or no, not {shorten(flag)}")
    seed = unquoted(take(QUOTED_SEED)) if QUOTED_SEED in values else take("seed")
    setup = Setup(
        boxes=_names(take("boxes")),
        seats=int(seats),
        town=_names(take("town")),
        seed=seed,
        without=_names(take("without", "")),
        faster=flags["faster"] == "yes",
        printed_only=flags["printed only"] == "yes",
        guests=_names(take("guests", "")),
        private_maids=_names(take("private maids", "")),
    )
    record = Record(version, setup, take("cards", ""), answers, take("result", ""), take("checksum", ""))
    if values:
        key, (number, _) = next(iter(values.items()))
        raise DamagedRecord(f"{shorten(key)} is not a word of this notation", line=number)
    return record


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
        session = start_session(rules, record.setup)
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
