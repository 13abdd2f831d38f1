"""What letters look like, whatever script and case they were typed in.

The table behind it (``looks.txt``) is written by hand for the scripts in which names can be written; it knows letters
that look alike, not words that sound alike, and within Chinese and Korean it knows next to nothing.
"""

from __future__ import annotations

import unicodedata
from importlib.resources import files

PUNCTUATION = " -_.'’&+"
"""What may stand between letters. The eye passes over it, so it does not tell two names apart."""

DIGITS = "0123456789"

LATIN = "latin"
GREEK = "greek"
CYRILLIC = "cyrillic"
JAPANESE = "japanese"  # Chinese characters and both kana, which Japanese mixes
KOREAN = "korean"

_RANGES = (
    ("A", "Z", LATIN),
    ("a", "z", LATIN),
    ("\u00c0", "\u024f", LATIN),
    ("\u1e00", "\u1eff", LATIN),
    ("\u0370", "\u03ff", GREEK),
    ("\u1f00", "\u1fff", GREEK),
    ("\u0400", "\u052f", CYRILLIC),
    ("\u3005", "\u3005", JAPANESE),  # the mark that repeats a character
    ("\u3041", "\u3096", JAPANESE),
    ("\u30a1", "\u30fa", JAPANESE),
    ("\u30fc", "\u30fc", JAPANESE),  # the mark that makes a sound longer
    ("\u4e00", "\u9fff", JAPANESE),
    ("\uac00", "\ud7a3", KOREAN),
)


def script_of(letter: str) -> str:
    """The script that a letter belongs to; empty for everything that is no letter of a script we know."""
    for first, last, script in _RANGES:
        if first <= letter <= last:
            return script
    return ""


def is_known(letter: str) -> bool:
    """Whether this letter can stand in a name: we can say what it looks like."""
    script = script_of(letter)
    if script in {"", JAPANESE, KOREAN}:
        return script != ""
    bare = _bare(letter, script)
    return bare != "" and all(part in _LOOKS for part in bare)


def greek_case(name: str) -> str:
    """A name with every word in small letters behind a capital.

    Greek capitals and small letters look like different Latin ones: a capital Nu like N, a small one like v. Were both
    cases free, one Greek name would have to be kept from two Latin ones; so Greek names are always written like this.
    """
    words = (word[:1].upper() + word[1:].lower() for word in name.split(" "))
    return unicodedata.normalize("NFKC", " ".join(words))


def look_of(letter: str) -> str:
    """What the eye reads, in one letter or two; nothing where it passes over."""
    if letter in PUNCTUATION:
        return ""
    script = script_of(letter)
    if script in {JAPANESE, KOREAN}:
        return _LOOKS.get(letter, letter)
    return "".join(_LOOKS.get(part, part) for part in _bare(letter, script))


def _bare(letter: str, script: str) -> str:
    """A letter without its marks, and without its case where case does not change what it looks like."""
    same = letter if script == GREEK else letter.casefold()
    return "".join(part for part in unicodedata.normalize("NFKD", same) if not unicodedata.combining(part))


def _read_looks() -> dict[str, str]:
    looks: dict[str, str] = {}
    for line in files(__package__).joinpath("looks.txt").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        read_as, *letters = line.split()
        for letter in letters:
            if letter in looks:
                raise ValueError(f"{letter!r} stands twice in looks.txt")
            looks[letter] = letter if read_as == "=" else read_as
    return looks


_LOOKS = _read_looks()
