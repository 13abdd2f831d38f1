"""What a person may type besides an answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from cuore.engine.errors import CuoreError


class Order(Enum):
    """What is to be done with a typed line."""

    ANSWER = auto()
    ANSWERS = auto()
    TEXTS = auto()
    TABLE = auto()
    DECK = auto()
    LOG = auto()
    HINT = auto()
    UNDO = auto()
    SAVE = auto()
    HELP = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class Command:
    """A typed line: what to do, and with what."""

    order: Order
    words: str = ""


_WORDS: dict[str, Order] = {
    "a": Order.ANSWERS,
    "answers": Order.ANSWERS,
    "t": Order.TABLE,
    "table": Order.TABLE,
    "d": Order.DECK,
    "deck": Order.DECK,
    "l": Order.LOG,
    "log": Order.LOG,
    "i": Order.HINT,
    "hint": Order.HINT,
    "u": Order.UNDO,
    "undo": Order.UNDO,
    "s": Order.SAVE,
    "save": Order.SAVE,
    "h": Order.HELP,
    "help": Order.HELP,
    "q": Order.QUIT,
    "quit": Order.QUIT,
    "exit": Order.QUIT,
}

LEAVE = tuple(word for word, order in _WORDS.items() if order is Order.QUIT)
COMMAND_WORDS = tuple(word for word in _WORDS if len(word) > 1)

YES = ("y", "yes")
ASKED_BACK = f"{YES[0]}: yes · Enter: no"
"""What stands behind a question that is asked back."""

LONGEST_LINE = 500
"""Nobody types more than this on purpose."""

_A_FILE = re.compile(r"[./~\\]")
"""What tells the name of a file from words of an answer: ``s game.cuore``, but ``s natsumi`` is short for serving."""


class Unreadable(CuoreError):
    """A line that nobody can have meant."""


def read_command(line: str) -> Command:
    """The meaning of a typed line. What is no command is an answer; ``save`` and ``?`` may have words behind them."""
    text = line.replace("\t", " ").strip()
    if len(text) > LONGEST_LINE:
        raise Unreadable(f"an answer of {len(text):,} characters is too long: write at most {LONGEST_LINE}")
    if not text.isprintable():
        raise Unreadable("this line has a key in it that is not a letter: type it again, please")
    if text.startswith("?"):
        return Command(Order.TEXTS, text[1:].strip())
    word, _, rest = text.partition(" ")
    if word.lower() == "save" or (word.lower() == "s" and _A_FILE.search(rest)):
        return Command(Order.SAVE, rest.strip())
    order = _WORDS.get(text.lower())
    return Command(Order.ANSWER, text) if order is None else Command(order)
