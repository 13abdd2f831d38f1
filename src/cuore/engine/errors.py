"""Everything that can be wrong with what somebody asked for. An error changes nothing: the game stays as it was.

An error has words for a person and fields for a program. A seat that is not asked is refused before anybody looks at
the options, so no error that reaches it can name one.
"""

from collections.abc import Iterable
from typing import ClassVar


class CuoreError(Exception):
    """Any mistake in what was asked for; the words are made to be shown to a person.

    ``code`` says which mistake it is, ``wanted`` what was asked for, and ``possible`` what could have been meant or
    chosen instead, where that can be listed.
    """

    code: ClassVar[str] = "mistake"

    def __init__(self, words: str = "", wanted: str = "", possible: Iterable[str] = ()) -> None:
        super().__init__(words)
        self.wanted = wanted
        self.possible = tuple(possible)

    def __reduce__(self) -> tuple[object, tuple[object, ...], dict[str, object]]:
        # Made again from its words and fields, whatever it was made of; compiled, it would leave its fields behind.
        return _said_again, (type(self), self.args), vars(self).copy()


def _said_again(kind: type[CuoreError], words: tuple[object, ...]) -> CuoreError:
    return kind.__new__(kind, *words)


class UnknownCard(CuoreError):
    """No card has that name; ``possible`` is the one that comes near, if any."""

    code = "unknown-card"


class AmbiguousCard(CuoreError):
    """More than one card has that name; ``possible`` are those."""

    code = "ambiguous-card"


class IllegalTown(CuoreError):
    """The chosen general maids do not make a town: too few, too many, twice the same, not in the chosen boxes."""

    code = "illegal-town"


class IllegalSetup(CuoreError):
    """Anything else wrong with a setup: boxes, variants, seed."""

    code = "illegal-setup"


class WrongPlayerCount(IllegalSetup):
    """The boxes are not made for so many, or so few, players."""

    code = "wrong-player-count"


class IllegalWord(CuoreError):
    """A verb or question that a box cannot bring: it is another one's name, cannot be packed, or there is no room."""

    code = "illegal-word"


class IllegalChoice(CuoreError):
    """That is not one of the open options; ``possible`` are those, in words."""

    code = "no-such-option"


class AmbiguousChoice(IllegalChoice):
    """Those words fit more than one of the open options; ``possible`` are those that they fit."""

    code = "ambiguous"


class StaleChoice(IllegalChoice):
    """That answer was meant for another decision than the one that is open now: ``number``, not ``current``."""

    code = "stale"

    def __init__(self, words: str = "", number: int = -1, current: int = -1) -> None:
        super().__init__(words, str(number))
        self.number = number
        self.current = current


class NotAsked(IllegalChoice):
    """Somebody answers who is not asked. Always the same words, whatever is asked, and whoever is."""

    code = "not-asked"

    def __init__(self, words: str = "it is not for you to answer now") -> None:
        super().__init__(words)


class GameOver(IllegalChoice):
    """Nothing is asked any more."""

    code = "over"

    def __init__(self, words: str = "the game is over: nothing is asked") -> None:
        super().__init__(words)


class UnknownSeat(CuoreError):
    """Nobody sits there; or a memory of one seat was taken for another's."""

    code = "unknown-seat"


class NothingToUndo(CuoreError):
    """Undo would cross chance, new information or somebody else's decision, or there is nothing before."""

    code = "nothing-to-undo"


class StillRunning(CuoreError):
    """All cards are shown when the game is over, not before."""

    code = "still-running"


class DamagedRecord(CuoreError):
    """A position, game or card file that cannot be read; the words name the place and the reason.

    ``line`` is the number of the line, 0 where it is none in particular.
    """

    code = "damaged-record"

    def __init__(self, words: str = "", wanted: str = "", possible: Iterable[str] = (), line: int = 0) -> None:
        super().__init__(f"line {line}: {words}" if line else words, wanted, possible)
        self.line = line


class ForeignRecord(DamagedRecord):
    """A file of something else, of another version, or of cards that are not here."""

    code = "foreign-record"


LONGEST_QUOTE = 80
MOST_LISTED = 12
LONGEST_SENTENCE = 600


def shorten(text: object) -> str:
    """A value as a message quotes it: on one line, at most 80 characters, between both its quotation marks."""
    try:
        words = repr(text.strip() if isinstance(text, str) else text)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list within lists
        return "something very long"
    half = LONGEST_QUOTE // 2
    return words if len(words) <= LONGEST_QUOTE else f"{words[: half - 1]}…{words[-half:]}"


def cut(text: object) -> str:
    """The same without quotation marks: a name that may be repeated as it is, unless it is long or odd."""
    words = str(text)
    if words.isprintable() and "/" in words and len(words) > LONGEST_QUOTE:
        return f"…{words[1 - LONGEST_QUOTE :]}"  # of a path the end tells most
    return words if len(words) <= LONGEST_QUOTE and words.isprintable() else shorten(words)


def listed(names: Iterable[str], separator: str = ", ") -> str:
    """Names in a message, and how many more there are if they are many."""
    words = list(names)
    more = len(words) - MOST_LISTED
    return separator.join(words) if more <= 1 else f"{separator.join(words[:MOST_LISTED])}{separator}and {more} more"


def sentence(error: Exception) -> str:
    """The words of an error, fit for one line of a terminal that a person can read."""
    words = " ".join(str(error).split())
    return words if len(words) <= LONGEST_SENTENCE else f"{words[: LONGEST_SENTENCE - 1]}…"
