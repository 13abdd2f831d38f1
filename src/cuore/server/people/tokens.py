"""Words that prove something because only this server can have written them, and the cookies among them.

They are signed with the server's key, so a made-up one is refused before anybody asks the store. They are compared as
text and whole: no two of them mean the same. What is kept of a session's token is its SHA-256.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

_MAC_BYTES = 16
_LONGEST = 256  # more is not looked at


class Hidden:
    """A word that must be seen nowhere but where it belongs: printing or logging it shows nothing."""

    __slots__ = ("_word",)

    def __init__(self, word: str) -> None:
        self._word = word

    def __repr__(self) -> str:
        return "<hidden>"

    def reveal(self) -> str:
        """The word itself: for the client that it is made for, and for nothing else."""
        return self._word


def new_id(draw: Callable[[int], bytes] = secrets.token_bytes) -> str:
    """A name for a table, a person, a session or a ticket that nobody can guess: 96 bits, or very nearly.

    It begins with a letter or a digit, so that no command line takes it for an option.
    """
    while True:
        word = urlsafe_b64encode(draw(12)).decode()
        if word[0].isalnum():
            return word


def is_id(word: str) -> bool:
    """Whether it could be one of these, and not something that a client has made up."""
    return re.fullmatch(r"[A-Za-z0-9_-]{16}", word, re.ASCII) is not None


class Seal:
    """Signs one sort of words, with a key of its own that follows from the server's.

    ``sort`` is how they begin, with a number that changes with what they mean: none can be taken for another sort.
    """

    def __init__(self, key: bytes, sort: str) -> None:
        self._key = hmac.digest(key, f"cuore/{sort}".encode(), "sha256")
        self._sort = sort

    def sign(self, words: str) -> str:
        """The words with their signature."""
        mac = hmac.digest(self._key, words.encode(), "sha256")[:_MAC_BYTES]
        return f"{self._sort}.{words}.{urlsafe_b64encode(mac).decode().rstrip('=')}"

    def read(self, value: str) -> str | None:
        """The words that were signed so, or nothing."""
        if len(value) > _LONGEST or not value.isascii() or not value.startswith(f"{self._sort}."):
            return None
        words = value[len(self._sort) + 1 :].rpartition(".")[0]
        return words if hmac.compare_digest(self.sign(words), value) else None


class Cookies:
    """The values of cookies; the same value works as a bearer token."""

    def __init__(self, key: bytes) -> None:
        self._seal = Seal(key, "c1")

    def new(self) -> tuple[Hidden, str]:
        """A new value of 256 random bits, and what the store is to know of it."""
        token = secrets.token_urlsafe(32)
        return Hidden(self._seal.sign(token)), _kept_as(token)

    def read(self, value: str) -> str | None:
        """What the store knows of a cookie, if this server has signed it."""
        token = self._seal.read(value)
        return None if token is None else _kept_as(token)


def _kept_as(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
