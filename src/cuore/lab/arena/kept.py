"""A league that was kept: the plan that its folder tells, and the games in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cuore.cards.door import load_rules
from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, cut
from cuore.lab.arena.plan import ARENA, MOST_GAMES, League
from cuore.lab.games.folder import ABOUT, Folder, read_folder
from cuore.lab.games.replaying import check_rules
from cuore.town import Wishes, read_wishes


def read_league(path: Path, card_file: str | None = None) -> tuple[League, Folder]:
    """The league that a folder tells of, with as many towns as were begun, and the folder."""
    folder = read_folder(path)
    said = folder.about.get(ARENA)
    if not isinstance(said, dict):
        raise ForeignRecord(f"{cut(path)}: these are not the games of an arena")
    rules = load_rules(card_file)
    check_rules(folder, rules)
    league = replace(_league(path / ABOUT, said), card_file=card_file)
    try:
        replace(league, towns=1).check(rules)  # before anything is counted: without bots nobody meets
    except CuoreError as error:
        raise ForeignRecord(f"{cut(path / ABOUT)}: {error}") from None
    return replace(league, towns=1 + (league.match(folder.end - 1).town if folder.end else 0)), folder


def _league(path: Path, said: dict[str, object]) -> League:
    """The plan that a folder tells."""

    def words(key: str) -> str:
        value = said.get(key)
        if not isinstance(value, str):
            raise DamagedRecord(f"{cut(path)}: {key!r} is missing or odd")
        return value

    def names(key: str) -> tuple[str, ...]:
        value = said.get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise DamagedRecord(f"{cut(path)}: {key!r} is missing or odd")
        return tuple(value)

    def number(key: str) -> int:
        value = said.get(key)
        if type(value) is not int or not 1 <= value <= MOST_GAMES:
            raise DamagedRecord(f"{cut(path)}: {key!r} is missing or odd")
        return value

    return League(
        bots=names("bots"),
        seed=words("seed"),
        seats=number("players"),
        deals=number("deals"),
        candidate=None if said.get("candidate") is None else words("candidate"),
        boxes=names("boxes"),
        mixed=said.get("mixed") is True,
        town=words("town"),
        beginners=said.get("beginners") is True,
        faster=said.get("faster") is True,
        printed_only=said.get("printed_only") is True,
        wishes=_wishes(path, said.get("wishes", {})),
    )


def _wishes(path: Path, data: object) -> Wishes:
    """The wishes that a folder tells."""
    try:
        return read_wishes(data)
    except CuoreError as error:
        raise DamagedRecord(f"{cut(path)}: {error}") from None
