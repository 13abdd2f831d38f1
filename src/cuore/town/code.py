"""The code of a town: a few letters and digits that can be read out over the phone, and mean one town for ever.

A code is written in base 32, in Crockford's letters (no I, L, O or U; small or large does not matter), in groups with
hyphens. First come the boxes, a bit for each; then one number with places just large enough for these boxes: whose
chiefs, which maids, which special cards stay in the box, who visits. Boxes are numbered in the order of the catalogue
and a new one comes last, and the places depend on nothing but the boxes of the town: so codes keep their meaning when
boxes are added. Two letters check how it was typed (one or two wrong letters, and two that changed places, are always
noticed), two more that the same cards were meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import comb
from typing import Final

from cuore.engine.errors import IllegalTown, shorten
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE
from cuore.town.naming import did_you_mean
from cuore.town.offer import Offer
from cuore.town.town import Town, new_town

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
TAKEN_FOR: Final = {"O": "0", "I": "1", "L": "1"}
CHECKS: Final = 4
GROUP: Final = 4
LONGEST: Final = 60
MOST_SAID: Final = 600

_SAID = """
    zero one two three four five six seven eight nine Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel Juliett Kilo Mike
    November Papa Quebec Romeo Sierra Tango Victor Whiskey X-ray Yankee Zulu
"""
SPOKEN: Final = dict(zip(LETTERS, _SAID.split(), strict=True))
"""How each sign is said over the phone."""

_ALSO_SAID = """
    oh=0 niner=9 alpha=A juliet=J juliette=J whisky=W oscar=O india=I lima=L uniform=U dash=- hyphen=- minus=-
"""
HEARD: Final = {
    **{word.lower().replace("-", ""): sign for sign, word in SPOKEN.items()},
    **{word: sign for word, _, sign in [said.partition("=") for said in _ALSO_SAID.split()]},
}
"""What each word stands for that one may hear, however it is spelt; of the letters that are in no code, too."""

_X_RAY: Final = re.compile(r"\bx[- ]ray\b", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,.;-]+")


class IllegalCode(IllegalTown):
    """What is no code of a town, or of one that there is not here."""


def write_code(rules: Rules, town: Town) -> str:
    """The code of a town."""
    boxes = list(rules.boxes)
    mask = _in_base_32(sum([1 << boxes.index(box) for box in town.boxes]))
    number = 0
    for size, value in reversed(list(_places(rules, town))):
        assert 0 <= value < size
        number = number * size + value
    # As many zeros go before the boxes as they have more than one digit.
    digits = [0] * (len(mask) - 1) + mask + _in_base_32(number)
    digits += _meaning(town)
    digits += _typed(digits)
    letters = "".join([LETTERS[digit] for digit in digits])
    return "-".join([letters[at : at + GROUP] for at in range(0, len(letters), GROUP)])


def read_code(rules: Rules, text: str) -> Town:
    """The town that a code stands for, written or in the words of ``spoken``."""
    digits = _digits(_written(text))
    if len(digits) <= CHECKS + 1 or _typed(digits[:-2]) != digits[-2:]:
        raise IllegalCode(
            f"{shorten(text)} is not the code of a town: a letter is wrong, missing or in the wrong place"
        )
    said = digits[:-CHECKS]
    zeros = next((at for at, digit in enumerate(said) if digit), len(said))
    mask = _number(said[zeros : 2 * zeros + 1])
    boxes = list(rules.boxes)
    if not 0 < mask < 1 << len(boxes):
        raise IllegalCode(f"the town {shorten(text)} needs boxes that are not here")
    chosen = [box for at, box in enumerate(boxes) if mask >> at & 1]
    town = _town(rules, chosen, _number(said[2 * zeros + 1 :]))
    if town is None or _meaning(town) != digits[-CHECKS:-2]:
        raise IllegalCode(f"the town {shorten(text)} was made with different cards")
    town.check(rules)
    if _digits(write_code(rules, town)) != digits:
        raise IllegalCode(f"{shorten(text)} is not the code of a town: it is too long")
    return town


def looks_like_code(text: str) -> bool:
    """Whether somebody who wrote this meant a code.

    That is signs of one alone, and a digit, a hyphen or checks that fit; or the words by which it is said.
    """
    word = _written(text).strip().upper()
    if word != text.strip().upper():
        return True
    digits = [LETTERS.find(TAKEN_FOR.get(sign, sign)) for sign in word if sign not in "- "]
    if not CHECKS < len(digits) <= LONGEST or -1 in digits:
        return False
    return any(sign.isdigit() or sign == "-" for sign in word) or _typed(digits[:-2]) == digits[-2:]


def spoken(code: str) -> str:
    """A code as one says it over the phone."""
    return ", ".join([" ".join([SPOKEN[sign] for sign in group]) for group in code.split("-")])


def _written(text: str) -> str:
    """A code that somebody wrote as one says it, in its signs; any other as it is.

    Most of the words must be those for signs, so many that they make a code: a group of a written one may read like
    such a word, PAPA or G0LF.
    """
    words = [word for word in _BETWEEN.split(_X_RAY.sub("xray", text[:MOST_SAID])) if word]
    signs = [word if len(word) == 1 else HEARD.get(word.lower(), "") for word in words]
    heard = len([sign for sign in signs if sign])
    if len(text) > MOST_SAID or heard <= max(CHECKS, len(words) // 2) or heard == len("".join(words)):
        return text
    for word, sign in zip(words, signs, strict=True):
        if not sign and not word.isdecimal():
            hint = did_you_mean(word, SPOKEN.values())
            raise IllegalCode(f"{shorten(word)} stands for no letter or digit of a code{hint}")
    return "".join([sign or word for word, sign in zip(words, signs, strict=True)])


# -- the number --


def _places(rules: Rules, town: Town) -> Iterator[tuple[int, int]]:
    """What follows the boxes: how many values each place has, and which it is, from the lowest to the highest."""
    offer = Offer(rules, town.boxes)
    in_order = [box for box in rules.boxes if box in town.boxes]
    yield len(in_order), in_order.index(town.boxes[0])
    maids, special = sorted(offer.maids), sorted(offer.special)
    yield comb(len(maids), TOWN_SIZE), _rank([maids.index(rules.kind(name)) for name in town.maids])
    if offer.is_visited:
        guests = sorted(offer.guests)
        ranked = _rank([guests.index(rules.kind(name)) for name in town.guests])
        yield comb(len(guests), TOWN_SIZE) + 1, ranked + 1 if town.guests else 0
        yield 1 << len(special), sum([1 << special.index(rules.kind(name)) for name in town.private_maids])
    # The highest place: where nothing is left out, it makes no code longer.
    yield 1 << len(special), sum([1 << special.index(rules.kind(name)) for name in town.without])


def _town(rules: Rules, boxes: list[str], number: int) -> Town | None:
    """The town of these boxes with a number, None where there is none."""
    number, chiefs = divmod(number, len(boxes))
    first = boxes[chiefs]
    order = (first, *[box for box in boxes if box != first])
    offer = Offer(rules, order)
    maids, special, guests = sorted(offer.maids), sorted(offer.special), sorted(offer.guests)
    if len(maids) < TOWN_SIZE:
        return None
    number, ranked = divmod(number, comb(len(maids), TOWN_SIZE))
    chosen = [maids[at] for at in _unrank(ranked, TOWN_SIZE, len(maids))]
    visiting: list[int] = []
    private_maids: list[int] = []
    if offer.is_visited:
        number, ranked = divmod(number, comb(len(guests), TOWN_SIZE) + 1)
        visiting = [guests[at] for at in _unrank(ranked - 1, TOWN_SIZE, len(guests))] if ranked else []
        number, visitors = divmod(number, 1 << len(special))
        private_maids = _in_mask(special, visitors)
    if number >= 1 << len(special):
        return None

    def names(kinds: list[int]) -> tuple[str, ...]:
        return tuple([rules.names[k] for k in kinds])

    left = _in_mask(special, number)
    return new_town(rules, order, names(chosen), names(left), names(visiting), names(private_maids))


def _in_mask(kinds: list[int], mask: int) -> list[int]:
    return [kind for at, kind in enumerate(kinds) if mask >> at & 1]


def _rank(places: Sequence[int]) -> int:
    """The number of a choice among all of its size: that of its highest, then of its next (places are sorted)."""
    return sum([comb(place, at) for at, place in enumerate(sorted(places), 1)])


def _unrank(number: int, count: int, size: int) -> list[int]:
    """The choice with a number."""
    found = []
    for at in range(count, 0, -1):
        size -= 1
        while comb(size, at) > number:
            size -= 1
        number -= comb(size, at)
        found.append(size)
    return found[::-1]


# -- digits --


def _digits(text: str) -> list[int]:
    signs = [sign for sign in text.strip().upper() if sign not in "- "]
    if len(signs) > LONGEST:
        raise IllegalCode(f"{shorten(text)} is not the code of a town: it is too long")
    found = [LETTERS.find(TAKEN_FOR.get(sign, sign)) for sign in signs]
    if -1 in found:
        wrong = signs[found.index(-1)]
        raise IllegalCode(f"{shorten(text)} is not the code of a town: codes never contain {shorten(wrong)}")
    return found


def _in_base_32(number: int) -> list[int]:
    digits = [number % 32]
    while number >= 32:
        number //= 32
        digits.append(number % 32)
    return digits[::-1]


def _number(digits: Sequence[int]) -> int:
    number = 0
    for digit in digits:
        number = number * 32 + digit
    return number


def _meaning(town: Town) -> list[int]:
    """Two digits that depend on every name."""
    named = "\n".join(
        ["/".join(part) for part in (town.boxes, town.maids, town.without, town.guests, town.private_maids)]
    )
    hashed = blake2b(named.encode(), digest_size=2, person=b"cuore town").digest()
    return [hashed[0] % 32, hashed[1] % 32]


def _typed(digits: Sequence[int]) -> list[int]:
    """Two digits after which the whole is divisible by (x - 1)(x - a) over the field of 32 elements.

    That is a Reed-Solomon code: up to 31 digits, any two that are wrong are noticed.
    """
    first = second = 0
    for digit in digits:
        carry = digit ^ first
        first = second ^ _times(carry, _SUM)
        second = _times(carry, _PRODUCT)
    return [first, second]


def _times(a: int, b: int) -> int:
    """The product in the field of 32 elements, modulo x^5 + x^2 + 1."""
    found = 0
    while b:
        if b & 1:
            found ^= a
        a = a << 1 ^ (0b100101 if a & 16 else 0)
        b >>= 1
    return found


_ROOT: Final = 2
_SUM: Final = 1 ^ _ROOT
_PRODUCT: Final = _ROOT
