"""The Tanto Cuore deck-building card games: a verified rules engine, a terminal table, bots and a simulator.

An unofficial fan work. The names here are the library, docs/api.md tells what each is; docs/architecture.md shows the
house behind them.
"""

from cuore.bots import BOT_NAMES, LEVELS, Bot, UnknownBot, make_bot
from cuore.bots.advice.hint import Advice, NothingAsked, advise
from cuore.bots.search.race import Budget
from cuore.cards.catalogue import BOXES, official_rules, rules_from_file, with_boxes
from cuore.engine.box import Box
from cuore.engine.card import Card
from cuore.engine.card_traits import CardTraits
from cuore.engine.decision import Decision, decision_from
from cuore.engine.errors import (
    AmbiguousCard,
    AmbiguousChoice,
    CuoreError,
    DamagedRecord,
    ForeignRecord,
    GameOver,
    IllegalChoice,
    IllegalSetup,
    IllegalTown,
    IllegalWord,
    NotAsked,
    NothingToUndo,
    StaleChoice,
    StillRunning,
    UnknownCard,
    UnknownSeat,
    WrongPlayerCount,
)
from cuore.engine.event_kind import EventKind
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.options import Option
from cuore.engine.position import write_position
from cuore.engine.record import Record, read_record, replay, setup_at, start_session, write_record
from cuore.engine.retelling import Retelling
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.session import Session
from cuore.engine.setup import Setup, new_game
from cuore.engine.told import EVENT_KINDS, Event, event_named, new_event, told_from
from cuore.engine.traits import Deed, Traits, new_deed
from cuore.engine.verbs import Question, Verb, all_questions, all_verbs, new_question, new_verb
from cuore.engine.view import HouseView, OpenView, View, told_to
from cuore.engine.words import SEAT_NAMES, SPECTATOR
from cuore.engine.worlds import NoWorld, imagine
from cuore.engine.zones import HOUSE_COUNTERS, HOUSE_ZONES, TABLE_COUNTERS, TABLE_ZONES, Counter, Zone
from cuore.table import Frozen, IllegalSeats, Onlooker, Seat, Stale, Table, read_seats, write_seats
from cuore.text.card_text import card_text
from cuore.text.english import ENGLISH
from cuore.text.language import Language, Speaker
from cuore.text.message import Message
from cuore.text.options import option_texts
from cuore.text.phrase import Phrase, Piece
from cuore.town import (
    Checklist,
    IllegalCode,
    IllegalWish,
    ImpossibleWishes,
    NamedTown,
    Town,
    Wishes,
    checklist,
    draw_town,
    make_setup,
    named_towns,
    new_town,
    read_code,
    read_position,
    redraw,
    town_of,
    write_code,
)

__version__ = "0.1.0"

__all__ = [
    "BOT_NAMES",
    "BOXES",
    "ENGLISH",
    "EVENT_KINDS",
    "HOUSE_COUNTERS",
    "HOUSE_ZONES",
    "LEVELS",
    "SEAT_NAMES",
    "SPECTATOR",
    "TABLE_COUNTERS",
    "TABLE_ZONES",
    "Advice",
    "AmbiguousCard",
    "AmbiguousChoice",
    "Bot",
    "Box",
    "Budget",
    "Card",
    "CardTraits",
    "Checklist",
    "Counter",
    "CuoreError",
    "DamagedRecord",
    "Decision",
    "Deed",
    "Event",
    "EventKind",
    "ForeignRecord",
    "Frozen",
    "Game",
    "GameOver",
    "HouseView",
    "IllegalChoice",
    "IllegalCode",
    "IllegalSeats",
    "IllegalSetup",
    "IllegalTown",
    "IllegalWish",
    "IllegalWord",
    "ImpossibleWishes",
    "Language",
    "Memory",
    "Message",
    "NamedTown",
    "NoWorld",
    "NotAsked",
    "NothingAsked",
    "NothingToUndo",
    "Onlooker",
    "OpenView",
    "Option",
    "Phrase",
    "Piece",
    "Question",
    "Record",
    "Retelling",
    "Rules",
    "Seat",
    "Session",
    "Setup",
    "Speaker",
    "Stale",
    "StaleChoice",
    "StillRunning",
    "Table",
    "Told",
    "Town",
    "Traits",
    "UnknownBot",
    "UnknownCard",
    "UnknownSeat",
    "Verb",
    "View",
    "Wishes",
    "WrongPlayerCount",
    "Zone",
    "advise",
    "all_questions",
    "all_verbs",
    "card_text",
    "checklist",
    "decision_from",
    "draw_town",
    "event_named",
    "imagine",
    "luck_from_seed",
    "make_bot",
    "make_setup",
    "named_towns",
    "new_deed",
    "new_event",
    "new_game",
    "new_question",
    "new_town",
    "new_verb",
    "official_rules",
    "option_texts",
    "points",
    "read_code",
    "read_position",
    "read_record",
    "read_seats",
    "redraw",
    "replay",
    "rules_from_file",
    "setup_at",
    "start_session",
    "told_from",
    "told_to",
    "town_of",
    "winners",
    "with_boxes",
    "write_code",
    "write_position",
    "write_record",
    "write_seats",
]
