"""Everything that can be wrong with what somebody asked for. An error changes nothing: the game stays as it was."""

from collections.abc import Iterable


class CuoreError(Exception):
    """Any mistake in what was asked for; the words are made to be shown to a person."""


class UnknownCard(CuoreError):
    """No card has that name."""


class AmbiguousCard(CuoreError):
    """More than one card has that name; the message lists them."""


class IllegalTown(CuoreError):
    """The chosen general maids do not make a town: too few, too many, twice the same, not in the chosen boxes."""


class IllegalSetup(CuoreError):
    """Anything else wrong with a setup: boxes, variants, seed."""


class WrongPlayerCount(IllegalSetup):
    """The boxes are not made for so many, or so few, players."""


class IllegalChoice(CuoreError):
    """That is not one of the open options."""


class AmbiguousChoice(IllegalChoice):
    """Those words fit more than one of the open options."""


class StaleChoice(IllegalChoice):
    """That answer was meant for another decision than the one that is open now."""


class NothingToUndo(CuoreError):
    """Undo would cross chance, new information or somebody else's decision, or there is nothing before."""


class DamagedRecord(CuoreError):
    """A position, game or card file that cannot be read; the message names the place and the reason."""


class ForeignRecord(DamagedRecord):
    """A file of something else, of another version, or of cards that are not here."""


LONGEST_QUOTE = 80
MOST_LISTED = 12
LONGEST_SENTENCE = 600


def shorten(text: object) -> str:
    """What somebody wrote, fit to be repeated in a message: on one line, and not too long."""
    try:
        words = repr(text.strip() if isinstance(text, str) else text)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list within lists
        return "something very long"
    return words if len(words) <= LONGEST_QUOTE else f"{words[: LONGEST_QUOTE - 3]}…"


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
