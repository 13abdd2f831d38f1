"""The file of all games: a line that says what they are games of, then one line for each, as soon as it is over.

A line is written at once and whole. What a crash can leave is half a last line, and that is cut off before going on.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self, TextIO

from cuore.cards.door import load_rules
from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, IllegalSetup, cut, shorten
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.lab.arena.plan import MOST_GAMES, League
from cuore.lab.arena.played import Played, read_played
from cuore.lab.files import LONGEST_LEAGUE, read_bytes

FORMAT = "cuore arena"
VERSION = 1


@dataclass
class Kept:
    """What a file holds: what its games are games of, the games by number, and how many bytes of it are sound."""

    header: dict[str, object]
    games: dict[int, Played]
    sound: int


class GamesFile:
    """A file that is open for more games. ``games`` are those that were there already."""

    def __init__(self, path: Path, league: League, rules: Rules) -> None:
        self.games: dict[int, Played] = {}
        header = {FORMAT: VERSION, **league.header(rules)}
        line = json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n"
        kept = _read(path) if path.exists() and path.stat().st_size else Kept({}, {}, 0)
        if kept.sound:
            _compare(path, kept.header, header)
            _check_games(path, league, kept.games)
            self.games = kept.games
        elif path.exists() and not line.startswith(read_bytes(path).decode("utf-8", errors="replace")):
            raise ForeignRecord(f"{path}: this is not a file of an arena")
        self._file: TextIO = path.open("a", encoding="utf-8", newline="\n")
        self._file.truncate(kept.sound)
        if not kept.sound:
            self._write(line)

    def add(self, played: Played) -> None:
        """Keep a game."""
        self._write(played.line())

    def _write(self, line: str) -> None:
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def read_games(path: Path, card_file: str | None = None) -> tuple[League, list[Played]]:
    """The league that a file tells of, and the games in it, in their order."""
    kept = _read(path)
    if not kept.sound:
        raise ForeignRecord(f"{path}: this is not a file of an arena")
    league = replace(_league(path, kept.header), card_file=card_file)
    rules = load_rules(card_file)
    if kept.header.get("rules") != RULES_VERSION:
        said = shorten(kept.header.get("rules"))
        raise ForeignRecord(f"{path}: played by version {said} of the rules; this is version {RULES_VERSION}")
    if kept.header.get("cards") != rules.fingerprint:
        raise ForeignRecord(f"{path}: played with other cards: give the card file they were played with")
    league = replace(league, towns=1 + max((played.town for played in kept.games.values()), default=0))
    try:
        league.check(rules)
    except CuoreError as error:
        raise ForeignRecord(f"{path}: {error}") from None
    _check_games(path, league, kept.games)
    return league, [kept.games[number] for number in sorted(kept.games)]


def _read(path: Path) -> Kept:
    """Everything up to the last whole line."""
    data = read_bytes(path, LONGEST_LEAGUE)
    sound = data.rfind(b"\n") + 1
    if not sound:
        return Kept({}, {}, 0)
    lines: list[str] = []
    header: object = None
    with suppress(ValueError, RecursionError):  # not text, not JSON, or lists within lists without end
        lines = data[:sound].decode("utf-8").split("\n")[:-1]
        header = json.loads(lines[0])
    if not isinstance(header, dict) or FORMAT not in header:
        raise ForeignRecord(f"{path}: this is not a file of an arena")
    if header[FORMAT] != VERSION:
        said = shorten(header[FORMAT])
        raise ForeignRecord(f"{path}: a file of version {said}; this is version {VERSION}")
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            played = read_played(line)
        except DamagedRecord as error:
            raise DamagedRecord(f"{path}, line {number}: {error}") from None
        games.setdefault(played.game, played)
    return Kept(header, games, sound)


def _compare(path: Path, found: dict[str, object], wanted: dict[str, object]) -> None:
    """Refuse to mix the games of two plans in one file, and say what is different."""
    for key in [*wanted, *(found.keys() - wanted.keys())]:
        if found.get(key) != wanted.get(key):
            raise IllegalSetup(
                f"{path} holds games of another plan: there {cut(key)} is {_said(found.get(key))}, "
                f"here {_said(wanted.get(key))}; choose another file, or the same plan"
            )


def _said(value: object) -> str:
    """A value of a header as a person would say it."""
    if isinstance(value, list):
        return cut(",".join(map(cut, value)))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return cut(value) if value not in (None, "") else "nothing"


def _check_games(path: Path, league: League, games: dict[int, Played]) -> None:
    """A line that tells of other seats than the plan gives was written by somebody else."""
    for number, played in games.items():
        match = league.match(max(0, number))
        if (played.game, played.town, played.deal, tuple(played.seats)) != (
            match.number,
            match.town,
            match.deal,
            match.seats,
        ):
            raise DamagedRecord(f"{path}: game {number} is not a game of this plan")


def _league(path: Path, header: dict[str, object]) -> League:
    """The plan that a header tells."""

    def words(key: str) -> str:
        value = header.get(key)
        if not isinstance(value, str):
            raise DamagedRecord(f"{path}, line 1: {key!r} is missing or odd")
        return value

    def names(key: str) -> tuple[str, ...]:
        value = header.get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise DamagedRecord(f"{path}, line 1: {key!r} is missing or odd")
        return tuple(value)

    def number(key: str) -> int:
        value = header.get(key)
        if type(value) is not int or not 1 <= value <= MOST_GAMES:
            raise DamagedRecord(f"{path}, line 1: {key!r} is missing or odd")
        return value

    return League(
        bots=names("bots"),
        seed=words("seed"),
        seats=number("players"),
        deals=number("deals"),
        candidate=None if header.get("candidate") is None else words("candidate"),
        boxes=names("boxes"),
        mixed=header.get("mixed") is True,
        town=words("town"),
        beginners=header.get("beginners") is True,
        faster=header.get("faster") is True,
        printed_only=header.get("printed_only") is True,
    )
