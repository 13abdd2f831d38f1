"""A game of a folder made again, bit for bit, from its town, its seed and its answers: nobody has to think."""

from __future__ import annotations

from cuore.engine.errors import DamagedRecord, ForeignRecord, cut, shorten
from cuore.engine.record import start_session, write_record
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.scoring import points
from cuore.engine.session import Session
from cuore.lab.games.folder import Folder
from cuore.lab.games.row import Row
from cuore.lab.games.town_row import TownRow
from cuore.lab.interventions import bot_of
from cuore.lab.playing import game_checksum


def replay(rules: Rules, row: Row, town: TownRow) -> Session:
    """The game with its whole history: ``told`` has every event of it."""
    number = row.place.game
    session = start_session(rules, town.setup(row.seed))
    for answer in row.answers:
        if not 0 <= answer < len(session.game.options):
            raise DamagedRecord(f"the answers of game {number} do not fit its questions")
        session.apply(answer)
    if game_checksum(session.game, points(session.game), list(row.answers)) != row.checksum:
        raise DamagedRecord(f"game {number} ends otherwise than it did: its row is damaged")
    return session


def write_game(rules: Rules, row: Row, town: TownRow) -> str:
    """The game in the notation of games, which ``cuore replay`` reads."""
    return write_record(town.setup(row.seed), replay(rules, row, town))


def seats_said(row: Row) -> str:
    """Who sat where, as a record has it: the bots, whatever was asked of them besides."""
    return ", ".join([bot_of(name) for name in row.seats])


def check_rules(folder: Folder, rules: Rules) -> None:
    """Refuse games that other rules or cards than these were played by."""
    version, cards = folder.about.get("rules"), folder.about.get("cards")
    if version != RULES_VERSION:
        raise ForeignRecord(
            f"{cut(folder.path)}: played by version {shorten(version)} of the rules; this is version {RULES_VERSION}"
        )
    if rules.fingerprint not in (cards if isinstance(cards, list) else [cards]):
        raise ForeignRecord(f"{cut(folder.path)}: played with other cards: give the card file they were played with")
