"""What writing and reading a position have in common: its words, lines and lists."""

from __future__ import annotations

import re
from json import dumps, loads

from cuore.engine.errors import DamagedRecord, ForeignRecord, shorten

HEADER = "cuore position 1"
USUAL = -1  # a pile that is named without a number: as many as are not elsewhere
CARD_WORDS = re.compile(r"^(?P<name>.*?)(?:\s*\(ill(?:\s+(?P<ill>[0-9]+))?\))?(?:\s+x(?P<count>[0-9]+))?$")
BUILDING_WORDS = re.compile(r"^(?P<name>[^(]*?)\s*\((?P<inside>[^()]*(?:\([^()]*\))?[^()]*)\)$")
STORM_WORDS = re.compile(r"^storm(?: (?P<storms>[0-9]+))?$")


LONGEST_TEXT = 1_000_000
LONGEST_LINE = 20_000


def clean_lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers: comments gone, white space as single spaces."""
    if len(text) > LONGEST_TEXT:
        raise DamagedRecord(f"this is longer than {LONGEST_TEXT:,} characters")
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = " ".join(raw.split("#", 1)[0].split())
        if len(line) > LONGEST_LINE:
            raise DamagedRecord(f"longer than {LONGEST_LINE:,} characters", line=number)
        if line:
            lines.append((number, line))
    return lines


def split_lines(text: str, header: str) -> list[tuple[int, str, str]]:
    """The lines of a notation as (line number, key, value); a header line, when there is one, must be the right one."""
    lines: list[tuple[int, str, str]] = []
    for number, line in clean_lines(text):
        if not lines and line.startswith("cuore "):
            if line != header:
                raise ForeignRecord(f"this is {shorten(line)}, and {header!r} is wanted here", line=number)
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise DamagedRecord(f"{shorten(line)} is not of the form 'word: value'", line=number)
        lines.append((number, key.strip(), value.strip()))
    return lines


def is_plain(words: str) -> bool:
    """Whether a text can stand in a line as it is: nothing of it is a comment, or folded, or lost at the ends."""
    return bool(words) and words.isprintable() and "#" not in words and words == " ".join(words.split())


def quoted(words: str) -> str:
    """Any text in quotes, so that it can stand in a line: what would not survive there is escaped as in JSON."""
    letters: list[str] = []
    for i, letter in enumerate(words):
        folded = letter == " " and words[i - 1 : i] == " "
        if letter in '"\\':
            letters.append(f"\\{letter}")
        elif letter == "#" or folded or not letter.isprintable():
            letters.append(dumps(letter)[1:-1] if ord(letter) > 0x7E else f"\\u{ord(letter):04x}")
        else:
            letters.append(letter)
    return f'"{"".join(letters)}"'


def unquoted(words: str) -> str:
    """The text that was quoted; nothing if this is none."""
    try:
        found = loads(words)
    except (ValueError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""


def small_number(words: str) -> int:
    """A number of up to six plain digits, -1 for anything else."""
    return int(words) if re.fullmatch("[0-9]{1,6}", words) else -1


def split_cards(value: str) -> list[str]:
    """The cards of a list; a comma inside parentheses does not separate."""
    parts = [""]
    depth = 0
    for letter in value:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]
