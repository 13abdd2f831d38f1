"""What a person may type besides an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Order(Enum):
    """What is to be done with a typed line."""

    ANSWER = auto()
    ANSWERS = auto()
    TEXTS = auto()
    TABLE = auto()
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


def read_command(line: str) -> Command:
    """The meaning of a typed line. What is no command is an answer; ``save`` and ``?`` may have words behind them."""
    text = line.strip()
    if text.startswith("?"):
        return Command(Order.TEXTS, text[1:].strip())
    word, _, rest = text.partition(" ")
    if word.lower() == "save":
        return Command(Order.SAVE, rest.strip())
    order = _WORDS.get(text.lower())
    return Command(Order.ANSWER, text) if order is None else Command(order)
