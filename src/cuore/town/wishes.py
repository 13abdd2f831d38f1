"""What somebody may wish of a town, as plain values: from a command line, a page or a file.

A wish is a word, mostly with a number behind it: ``drawing``, ``drawing=2``, ``attacks=1-3``. Words are roles of maids
and mechanics, both read from the traits of the cards; what each list means stands at ``Wishes``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final

from cuore.engine.card_traits import ROLES
from cuore.engine.errors import IllegalTown, listed, shorten
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, EVENT, PRIVATE, REMINISCENCE
from cuore.town.naming import did_you_mean

GUESTS: Final = "guests"
"""General maids of other boxes who visit a game apart."""

MECHANICS: Final[dict[str, str]] = {
    "events": CATEGORY_NAMES[EVENT],
    "buildings": CATEGORY_NAMES[BUILDING],
    "private maids": CATEGORY_NAMES[PRIVATE],
    "reminiscences": CATEGORY_NAMES[REMINISCENCE],
    "beers": CATEGORY_NAMES[BEER],
    GUESTS: GUESTS,
}
"""The words for what a town can have besides its maids, and the category of each."""

PILES: Final = ("events", "buildings", "private maids", "mechanics")
"""Of these so many can be wished for: piles of events and buildings, private maids, and mechanics in all."""

ROLE_WORDS: Final[dict[str, str]] = {
    f"{role}s" if role in ("attack", "chambermaid", "reaction") else role: role for role in ROLES
}
"""The words for what a maid is good for, and the role of each."""

TASTES: Final = ("points", "cheap", "dear")
"""What can be said of a maid besides her roles: she brings points, costs at most 3, or at least 5."""

SPREAD: Final = "spread"
"""Of the costs: at least one maid of every cost from 2 to 5, and one who costs more."""

COSTS: Final = re.compile(r"(?P<low>[0-9]{1,2})((?P<up>\+)|-(?P<high>[0-9]{1,2}))?")
MOST: Final = 99
ALL: Final = 99
"""All of a family, or none."""

LONGEST_WISH: Final = 60
MOST_WISHES: Final = 200


class IllegalWish(IllegalTown):
    """A wish that cannot be understood."""


class UnknownWish(IllegalWish):
    """A word that nobody knows as a wish: it is ``wanted``."""


@dataclass(frozen=True)
class Wishes:
    """What a town is to be like. Nothing said is nothing wished.

    ``require``: mechanics that must be in play, and roles of which there must be a maid (``drawing=2``: at least two,
    ``attacks=1-3``: one to three). ``forbid``: mechanics that stay in the box, and roles that nobody may have; without
    attacks no card in the game does anything bad to another player. ``only``: roles that every maid must have.
    ``pin`` and ``ban`` name cards. ``piles`` says how many event and building piles and how many private maids there
    are (``events=1``). ``costs`` says how many maids cost how much (``2=1``: at least one, ``6+=1-2``, ``3-4=5``), or
    ``spread``. ``slant`` makes maids likelier, three times each: roles, ``points``, ``cheap``, ``dear``. ``together``:
    of maids who name one another, like sisters, none comes or at least so many (``ALL`` for all of them).

    A box can stand where a role can: ``vacation=2-4``; one that is called like another of these words cannot be wished
    for. So can ``points`` (maids who bring victory points), ``cheap`` (they cost at most 3) and ``dear`` (at least 5).
    """

    require: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    pin: tuple[str, ...] = ()
    ban: tuple[str, ...] = ()
    piles: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    slant: tuple[str, ...] = ()
    together: int = 0

    def __bool__(self) -> bool:
        return self != Wishes()

    def data(self) -> dict[str, object]:
        """All that was said, for JSON."""
        found: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if value:
                found[field.name] = value if isinstance(value, int) else list(value)
        return found

    def check(self, boxes: tuple[str, ...]) -> None:
        """Refuse what cannot be understood, card names apart; ``boxes`` are those that there are."""
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, tuple) and len(value) > MOST_WISHES:
                raise IllegalWish(f"there are too many wishes: {field.name} takes up to {MOST_WISHES}")
        of_maids = words_of_maids(boxes)
        for text in (*self.forbid, *self.only, *self.slant):
            refuse_number(text)
        for text in self.forbid:
            read_wish(text, (*MECHANICS, *of_maids))
        for text in (*self.only, *self.slant):
            read_wish(text, of_maids)
        for text in self.require:
            word = read_wish(text, (*MECHANICS, *of_maids))[0]
            if word in PILES and "=" in text:
                raise IllegalWish(
                    f"the number of {word} is a wish for piles: write {word}={text.partition('=')[2].strip()} there"
                )
            if word in MECHANICS:
                refuse_number(text)
        for text in self.piles:
            read_wish(text, PILES, number=True)
        for text in self.costs:
            read_costs(text)


def read_wishes(data: object) -> Wishes:
    """The wishes with such data."""
    if not isinstance(data, dict):
        raise IllegalWish("wishes must be a table of lists, such as pin and forbid")
    known = [field.name for field in fields(Wishes)]
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name not in known:
            raise IllegalWish(f"there are no wishes called {shorten(name)}; choose from {', '.join(known)}")
        if name == "together":
            if not isinstance(value, int):
                raise IllegalWish(f"together must be a whole number, not {shorten(value)}")
            found[name] = int(value)
        elif isinstance(value, list) and all(isinstance(word, str) for word in value):
            found[name] = tuple(value)
        else:
            raise IllegalWish(f"{name} must be a list of words, not {shorten(value)}")
    return Wishes(**found)


@lru_cache(maxsize=16)
def words_of_maids(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The words for what a maid is: roles, tastes, and her box, unless another word is meant by its name."""
    ours = (*ROLE_WORDS, *TASTES)
    taken = [form for word in (*MECHANICS, *PILES, *ours) for form in _forms(word)]
    return (*ours, *[box for box in boxes if not _forms(box).intersection(taken)])


def words_in(text: str) -> tuple[str, ...]:
    """Wishes, or names, that somebody typed with commas between them."""
    return tuple([word.strip() for word in text.split(",") if word.strip()])


def refuse_number(text: str) -> None:
    """Refuse a number where none can stand."""
    if "=" in text:
        raise IllegalWish(f"{shorten(text)} takes no number: write {text.partition('=')[0].strip()}")


def read_wish(text: str, known: Sequence[str], *, number: bool = False) -> tuple[str, int, int]:
    """A word with how many at least and at most: one and any number, if nothing is said.

    A word may be written in the singular, with hyphens, or be only begun. Where a ``number`` is asked for, one alone
    means exactly that; elsewhere, at least that.
    """
    if len(text) > LONGEST_WISH:
        raise IllegalWish(f"a wish is a word or two, not {shorten(text)}")
    said, equals, amount = text.partition("=")
    word = meant(said, known)
    if number and not equals:
        raise IllegalWish(f"{word} needs a number: write {word}=1, or {word}=1-3")
    if not equals:
        return word, 1, MOST
    least, most = read_range(text, amount)
    return word, least, most if "-" in amount or not number else least


def meant(said: str, known: Sequence[str]) -> str:
    """The one known word that somebody meant."""
    flat = _flat(said)
    exact = [word for word in known if flat in _forms(word)]
    found = exact or [word for word in known if len(flat) > 2 and _flat(word).startswith(flat)]
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalWish(f"{shorten(said)} could be {listed(found)}")
    hint = did_you_mean(said, known) or f"; choose from {', '.join(known)}"
    raise UnknownWish(f"there is no wish {shorten(said)}{hint}", said, known)


@lru_cache(maxsize=200)
def _forms(word: str) -> frozenset[str]:
    """A word as it may be written: in the singular or the plural."""
    flat = _flat(word)
    return frozenset((flat, flat.removesuffix("s"), f"{flat}s"))


def _flat(words: str) -> str:
    return " ".join(words.lower().replace("-", " ").replace("_", " ").split())


def read_range(text: str, amount: str) -> tuple[int, int]:
    """``2``: at least two; ``1-3``: one to three."""
    low, dash, high = amount.strip().partition("-")
    numbers = [part.strip() for part in ((low, high) if dash else (low,))]
    if not all(part.isdecimal() and part.isascii() and len(part) < 3 for part in numbers):
        raise IllegalWish(f"{shorten(text)} needs a number after =, like 2, or two, like 1-3")
    least, most = int(numbers[0]), int(numbers[-1]) if dash else MOST
    if least > most:
        raise IllegalWish(f"{shorten(text)} goes from more to less: write {most}-{least}")
    return least, most


def read_costs(text: str) -> list[tuple[int, int, int, int]]:
    """Bounds on how many maids cost how much: the costs from and to, how many at least and at most."""
    if text.strip().lower() == SPREAD:
        return [*[(cost, cost, 1, MOST) for cost in range(2, 6)], (6, MOST, 1, MOST)]
    costs, equals, amount = text.partition("=")
    found = COSTS.fullmatch(costs.strip())
    if not equals or found is None:
        raise IllegalWish(
            f"{shorten(text)} is not a wish for costs: write spread, 3=2 (at least two maids of cost 3), 6+=1 or "
            "2-3=1-4"
        )
    least, most = read_range(text, amount)
    low = int(found["low"])
    high = MOST if found["up"] else int(found["high"] or low)
    if low > high:
        raise IllegalWish(f"{shorten(text)} goes from more to less: write {high}-{low}")
    return [(low, high, least, most)]
