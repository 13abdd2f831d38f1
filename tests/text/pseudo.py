"""A pseudo-language: English with every letter of its own marked, so that words which no language gave stand out.

It is made from nothing but what a language is: templates, the way parts are said, and cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from string import Formatter, ascii_letters

from cuore.cards.catalogue import BOXES
from cuore.text.language import Case, Language, Speaker, Template
from cuore.text.message import Part
from cuore.text.phrase import Phrase, Piece
from cuore.text.refusals import BY_EFFECT, PHASES_OF

MARKED = str.maketrans({letter: chr(0x1D5A0 + ord(letter) - ord("A")) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}) | (
    str.maketrans({letter: chr(0x1D5BA + ord(letter) - ord("a")) for letter in "abcdefghijklmnopqrstuvwxyz"})
)
"""Letters of the same shape that English does not have."""

ENGINE = "there is no card called"
"""How the one sentence begins that the engine itself gives: an error has its own words."""


def pseudo(language: Language) -> Language:
    """A language in other letters."""
    templates = {key: _template(words) for key, words in language.templates.items()}
    cases = {name: _case(case) for name, case in language.cases.items()}
    return Language("pseudo", templates, _part(language.of_part), cases)


def _template(words: Template) -> Template:
    if not isinstance(words, str):
        return lambda speaker, parts: marked(speaker, words(speaker, parts))
    return "".join(_fields(words))


def _fields(words: str) -> Iterator[str]:
    for text, name, case, _ in Formatter().parse(words):
        yield text.translate(MARKED)
        if name is not None:
            field, *forms = name.split("|")
            inside = "|".join([field, *[form.translate(MARKED) for form in forms]])
            yield f"{{{inside}:{case}}}" if case else f"{{{inside}}}"


def _case(case: Case) -> Case:
    return lambda speaker, part, *others: marked(speaker, case(speaker, part, *others))


def _part(of_part: Callable[[Speaker, Part], Phrase]) -> Callable[[Speaker, Part], Phrase]:
    return lambda speaker, part: marked(speaker, of_part(speaker, part))


def marked(speaker: Speaker, said: Phrase) -> Phrase:
    """A phrase in which all letters are marked but those of names, and of what claims to be one."""
    return Phrase(tuple([_marked(speaker, piece) for piece in said.pieces]))


def _marked(speaker: Speaker, piece: Piece) -> Piece:
    is_kept = piece.what == "name" or is_name(speaker, piece)
    return piece if is_kept else replace(piece, text=piece.text.translate(MARKED))


def is_name(speaker: Speaker, piece: Piece) -> bool:
    """Whether a piece is the name of a card or a player, as it stands in every language."""
    if piece.what == "card":
        return piece.text in speaker.rules.names[piece.ref]
    if piece.what == "seat":
        return piece.text == speaker.names[piece.ref]
    return piece.what == "name" and _is_given(speaker, piece.text)


def _is_given(speaker: Speaker, text: str) -> bool:
    """Whether something was typed, can be typed, names a card in short or a box, or comes from the engine."""
    quoted = text.startswith(("'", ENGINE)) or text in BOXES
    return quoted or text in (*PHASES_OF, *BY_EFFECT) or any(text in name for name in speaker.rules.names)


def foreign(speaker: Speaker, said: Phrase) -> str:
    """What stands in a phrase that is neither a name nor from the language."""
    rest = "".join(piece.text for piece in said.pieces if not is_name(speaker, piece))
    return "".join(letter for letter in rest if letter in ascii_letters)
