"""The promise about a seed: published before the first card, opened after the last.

What is promised is a text: the beginning of the record that the game will have, up to its first answer, with table and
seed but without the commitment itself. The commitment is the SHA-256 of that text, so whoever has the record of the
finished game can check it with any tool for such hashes (``docs/fairness.md``). The seed has 256 bits of chance, so the
hash tells nothing about it.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from cuore.engine.errors import CuoreError, IllegalSetup
from cuore.engine.record import Record, read_record, write_beginning
from cuore.engine.rules import RULES_VERSION
from cuore.engine.setup import Setup

SEED_BYTES: Final = 32
_COMMITMENT = re.compile("[0-9a-f]{64}")


def new_seed() -> str:
    """A seed that nobody can guess: 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment_text(table: str, setup: Setup, cards: str = "", version: str = str(RULES_VERSION)) -> str:
    """What is promised of a game at a table.

    ``cards`` is the fingerprint of the cards, empty for the official ones. A setup that could not be read again from
    the text is refused: two different games must never share one.
    """
    text = "\n".join(write_beginning(setup, version, cards, table)) + "\n"
    try:
        read = read_record(text)
    except CuoreError as error:
        raise IllegalSetup(f"no promise can be made of this: {error}") from None
    if (read.table, read.setup, read.cards, read.version) != (table, setup, cards, version) or not table:
        raise IllegalSetup("no promise can be made of this: written down, it would be something else")
    return text


def commit(table: str, setup: Setup, cards: str = "", version: str = str(RULES_VERSION)) -> str:
    """The commitment to a game at a table: 64 hexadecimal digits that can be shown to everybody before it begins."""
    return sha256(commitment_text(table, setup, cards, version).encode()).hexdigest()


def commitment_of(record: Record) -> str:
    """The commitment that a game must have had, by what its record says; empty if it names no table."""
    return commit(record.table, record.setup, record.cards, record.version) if record.table else ""


def check(record: Record, commitment: str) -> bool:
    """Whether a game is the one that was promised."""
    return is_commitment(commitment) and commitment_of(record) == commitment


def is_commitment(words: str) -> bool:
    """Whether this has the form of a commitment."""
    return _COMMITMENT.fullmatch(words) is not None
