"""The Tanto Cuore deck-building card games: a verified rules engine, a terminal table, bots and a simulator.

An unofficial fan work. The names here are the library; see docs/architecture.md for the house behind them.
"""

from cuore.bots import BOT_NAMES, LEVELS, Bot, make_bot
from cuore.bots.advice.hint import advise
from cuore.bots.search.race import Budget
from cuore.cards.catalogue import BOXES, official_rules, rules_from_file, with_boxes
from cuore.engine.box import Box
from cuore.engine.decision import Decision
from cuore.engine.errors import CuoreError
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import write_position
from cuore.engine.record import Record, read_record, replay, setup_at, start_session, write_record
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.session import Session
from cuore.engine.setup import Setup, new_game
from cuore.engine.view import View
from cuore.engine.worlds import imagine
from cuore.table import Onlooker, Table, read_seats
from cuore.town import make_setup, read_position

__version__ = "0.1.0"

__all__ = [
    "BOT_NAMES",
    "BOXES",
    "LEVELS",
    "Bot",
    "Box",
    "Budget",
    "CuoreError",
    "Decision",
    "Game",
    "Onlooker",
    "Record",
    "Rules",
    "Session",
    "Setup",
    "Table",
    "View",
    "advise",
    "imagine",
    "luck_from_seed",
    "make_bot",
    "make_setup",
    "new_game",
    "official_rules",
    "points",
    "read_position",
    "read_record",
    "read_seats",
    "replay",
    "rules_from_file",
    "setup_at",
    "start_session",
    "winners",
    "with_boxes",
    "write_position",
    "write_record",
]
