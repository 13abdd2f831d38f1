"""The library's front door: these names, no others, and each of them works."""

from __future__ import annotations

import ast
from types import ModuleType

import cuore
from cuore.engine import errors
from tests.shape.sources import modules

PUBLIC = {
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
}


def test_the_front_door_has_these_names_and_no_others() -> None:
    assert set(cuore.__all__) == PUBLIC
    assert len(cuore.__all__) == len(PUBLIC)


def test_every_public_name_is_there_and_is_no_module() -> None:
    for name in cuore.__all__:
        assert not isinstance(getattr(cuore, name), ModuleType), name


def test_nothing_else_looks_public() -> None:
    visible = {name for name, value in vars(cuore).items() if name[0] != "_" and not isinstance(value, ModuleType)}
    assert visible == PUBLIC


def test_the_version_is_the_one_that_is_installed() -> None:
    assert cuore.__version__.count(".") == 2


def test_every_error_of_ours_is_a_cuore_error_with_words_of_its_own() -> None:
    found = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert len(found) >= 12
    assert all(issubclass(error, errors.CuoreError) for error in found)
    tree = dict(modules())["engine/errors.py"]
    said = [ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert None not in said
    assert len(set(said)) == len(found)
