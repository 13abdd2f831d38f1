"""A sentence, or a piece of one, in some language: text whose names still know what they name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text. ``what`` says what it names ("card", "seat", "name", or nothing), ``ref`` which one."""

    text: str
    what: str = ""
    ref: int = -1


@dataclass(frozen=True, slots=True, repr=False)
class Phrase:
    """Pieces in a row. ``str`` gives the plain text."""

    pieces: tuple[Piece, ...] = ()

    def __repr__(self) -> str:
        return f"<Phrase {str(self)!r}>"

    def __str__(self) -> str:
        return "".join(piece.text for piece in self.pieces)

    def __bool__(self) -> bool:
        return any(piece.text for piece in self.pieces)

    def __add__(self, other: Phrase | str) -> Phrase:
        return phrase(self, other)

    def __radd__(self, other: str) -> Phrase:
        return phrase(other, self)

    def capital(self) -> Phrase:
        """The same, beginning with a capital letter."""
        for i, piece in enumerate(self.pieces):
            if piece.text:
                first = replace(piece, text=piece.text[0].upper() + piece.text[1:])
                return Phrase((*self.pieces[:i], first, *self.pieces[i + 1 :]))
        return self

    def data(self) -> list[list[str | int]]:
        """The pieces for a page: ``[text]``, and ``[text, what, ref]`` where it names something."""
        return [[piece.text, piece.what, piece.ref] if piece.what else [piece.text] for piece in self.pieces]


def phrase(*parts: Phrase | Piece | str) -> Phrase:
    """Pieces, phrases and plain text in a row as one phrase; plain text next to plain text is one piece."""
    pieces: list[Piece] = []
    for part in parts:
        found = part.pieces if isinstance(part, Phrase) else (Piece(part) if isinstance(part, str) else part,)
        for piece in found:
            if piece.text and not piece.what and pieces and not pieces[-1].what:
                pieces[-1] = Piece(pieces[-1].text + piece.text)
            elif piece.text:
                pieces.append(piece)
    return Phrase(tuple(pieces))


def join(between: str, phrases: Iterable[Phrase | str]) -> Phrase:
    """Phrases with the same text between each two."""
    parts: list[Phrase | str] = []
    for number, part in enumerate(phrases):
        parts += [between, part] if number else [part]
    return phrase(*parts)
