"""The English that texts are made of: numbers, plurals, signs, lists, and what everybody calls a maid or a player."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.card import Card
from cuore.engine.quarters import card_under, events_on
from cuore.engine.words import BUILDING, HIDDEN, HIGH_CLASS, KIND, PRIVATE
from cuore.text.language import Case, Speaker
from cuore.text.message import CardPart, EntryPart, Message, NamePart, Part, SeatPart, ZonePart
from cuore.text.phrase import Phrase, Piece, join, phrase

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(count: int) -> str:
    """Small numbers as words."""
    return SMALL[count] if 0 <= count < len(SMALL) else str(count)


def ordinal(count: int) -> str:
    """Small places as words."""
    return ("", "one", "second", "third", "fourth", "fifth")[count] if 1 <= count <= 5 else f"{count}th"


def plural(count: int, word: str) -> str:
    """A number of things."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(value: object) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def capital(clause: str) -> str:
    """With a capital letter."""
    return clause[0].upper() + clause[1:]


def first_name(name: str) -> str:
    """What everybody calls her."""
    return name.split(maxsplit=1)[0]


def called(card: Card) -> str:
    """What everybody calls a card: people by their first names, all else in full."""
    return first_name(card.name) if card.category <= PRIVATE or card.category == HIGH_CLASS else card.name


# -- phrases --


def and_list(parts: Sequence[Phrase | str]) -> Phrase:
    """``a, b and c``."""
    if len(parts) < 2:
        return phrase(*parts)
    return phrase(join(", ", parts[:-1]), " and ", parts[-1])


def predicates(parts: Sequence[Phrase]) -> Phrase:
    """What one subject does, as one predicate: a comma before the last "and" where there is an "and" elsewhere."""
    if len(parts) == 1:
        return parts[0]
    comma = any(" and " in str(part) for part in (parts if len(parts) > 2 else parts[:1]))
    return phrase(join(", ", parts[:-1]), ", and " if comma else " and ", parts[-1])


def series(parts: Sequence[Phrase]) -> Phrase:
    """Several clauses as one."""
    if len(parts) < 3:
        return join(", and " if " and " in str(parts[0]) else " and ", parts)
    return phrase(join(", ", parts[:-1]), ", and ", parts[-1])


def times(count: int) -> str:
    """How often something happened, behind it."""
    return ("", "", " twice")[count] if count < 3 else f" {number(count)} times"


def of_part(speaker: Speaker, part: Part) -> Phrase:
    """A part as it stands in the middle of a sentence."""
    match part:
        case Message():
            return speaker.say(part)
        case CardPart():
            return _cards(speaker, part)
        case EntryPart():
            return _entry(speaker, part.entry)
        case SeatPart():
            return phrase(Piece("you", "seat", part.seat)) if speaker.is_reader(part.seat) else speaker.seat(part.seat)
        case ZonePart():
            return speaker.zone(part.zone)
        case NamePart():
            return phrase(Piece(part.text, "name"))
        case tuple():
            return and_list([speaker.part(one) for one in part])
        case _:
            return phrase(str(part))


def _cards(speaker: Speaker, cards: CardPart) -> Phrase:
    if cards.kind == HIDDEN:
        return phrase("a card" if cards.count == 1 else f"{cards.count} cards")
    return _many(cards.count) + speaker.card(cards.kind)


def _many(count: int) -> str:
    """How many cards of one name, before the name."""
    if count == 1:
        return ""
    return f"{number(count)} " if count < len(SMALL) else f"{count}× "


def _entry(speaker: Speaker, entry: int) -> Phrase:
    """A card in private quarters with what lies on and under it, as the notation writes it."""
    kind, events = entry & KIND, events_on(entry)
    is_building = speaker.rules.category[kind] == BUILDING
    inside: list[Phrase | str] = []
    if is_building and card_under(entry) >= 0:
        inside.append(speaker.card(card_under(entry)))
    if events:
        word = "storm" if is_building else "ill"
        inside.append(word if events == 1 else f"{word} {events}")
    card = speaker.card(kind)
    return phrase(card, " (", join(", ", inside), ")") if inside else card


def begun(speaker: Speaker, sentence: Phrase) -> Phrase:
    """With a capital letter, unless it begins with a player's name, which is written as it was given."""
    first = sentence.pieces[0]
    is_name = first.what == "seat" and phrase(first) == speaker.seat(first.ref)
    return sentence if is_name else sentence.capital()


# -- cases --


def _named(speaker: Speaker, part: Part) -> Phrase:
    """Cards as a sentence names them, Love cards told from amounts: ``two 1 Love cards and Colette Framboise``."""
    if isinstance(part, tuple):
        return and_list([_named(speaker, one) for one in part])
    if not isinstance(part, CardPart) or part.kind == HIDDEN or not speaker.rules.is_love[part.kind]:
        return speaker.part(part)
    return phrase(_many(part.count) or "a ", speaker.card(part.kind), " card" if part.count == 1 else " cards")


def _seen(speaker: Speaker, part: Part) -> Phrase:
    """The cards that a reader may know, in brackets behind what hides them from others."""
    cards = part if isinstance(part, tuple) else (part,)
    hidden = any(isinstance(card, CardPart) and card.kind == HIDDEN for card in cards)
    return phrase() if hidden else phrase(" (", _named(speaker, cards), ")")


def _whose(speaker: Speaker, part: Part, doer: Part = -1) -> Phrase:
    """Whose something is; ``doer``: the subject of the sentence, who is not named again."""
    assert isinstance(part, SeatPart)
    if speaker.is_reader(part.seat):
        return phrase(Piece("your", "seat", part.seat))
    return phrase(Piece("their own", "seat", part.seat)) if part == doer else speaker.seat(part.seat) + "'s"


def _on(speaker: Speaker, card: Part, owner: Part, doer: Part = -1) -> Phrase:
    """Where an event came to lie: on a card in somebody's house, or in the house at large."""
    whose = _whose(speaker, owner, doer)
    return phrase("on ", whose, " ", speaker.part(card)) if card else phrase("in ", whose, " private quarters")


def _off(speaker: Speaker, card: Part, owner: Part, doer: Part = -1) -> Phrase:
    """Where an event lay."""
    return phrase("from ", _whose(speaker, owner, doer), " ", speaker.part(card) if card else "private quarters")


def _called(speaker: Speaker, part: Part) -> Phrase:
    """What everybody calls a card, or some of them."""
    if isinstance(part, tuple):
        return and_list([_called(speaker, one) for one in part])
    assert isinstance(part, CardPart)
    return phrase(Piece(called(speaker.rules.cards[part.kind]), "card", part.kind))


def _called_or(speaker: Speaker, part: Part) -> Phrase:
    """One of some cards, as everybody calls them."""
    assert isinstance(part, tuple)
    return join(" or ", [_called(speaker, one) for one in part])


def _word(_: Speaker, part: Part) -> Phrase:
    """A number as a word."""
    assert isinstance(part, int)
    return phrase(number(part))


def _some(_: Speaker, part: Part) -> Phrase:
    """How many, before a noun."""
    assert isinstance(part, int)
    return phrase("a" if part == 1 else number(part))


def _series(speaker: Speaker, part: Part) -> Phrase:
    """Clauses in a row."""
    assert isinstance(part, tuple)
    return series([speaker.part(one) for one in part])


def _row(speaker: Speaker, part: Part) -> Phrase:
    """Things with commas between them."""
    assert isinstance(part, tuple)
    return join(", ", [speaker.part(one) for one in part])


def _or_list(speaker: Speaker, part: Part) -> Phrase:
    """One of some things."""
    assert isinstance(part, tuple)
    *first, last = [speaker.part(one) for one in part]
    return phrase(join(", ", first), " or ", last) if first else last


def _phases(speaker: Speaker, part: Part) -> Phrase:
    """One of some phases."""
    assert isinstance(part, tuple)
    return join(" or the ", [speaker.part(one) for one in part])


def _requirements(speaker: Speaker, part: Part) -> Phrase:
    """Clauses that all must hold."""
    assert isinstance(part, tuple)
    return join(", and ", [speaker.part(one) for one in part])


def _capital(speaker: Speaker, part: Part) -> Phrase:
    """At the beginning of a sentence."""
    return begun(speaker, speaker.part(part))


CASES: dict[str, Case] = {
    "named": _named,
    "seen": _seen,
    "whose": _whose,
    "on": _on,
    "off": _off,
    "called": _called,
    "called_or": _called_or,
    "row": _row,
    "or_list": _or_list,
    "phases": _phases,
    "and_and": _requirements,
    "word": _word,
    "some": _some,
    "series": _series,
    "capital": _capital,
}
"""The cases of English, by the names that templates use."""
