"""Positions after an edit that a person could make: still in the notation, but perhaps not a game any more.

Other than the accidents of ``samples``, these know what a line means: cards change places, counters and seats change,
effects in progress get other registers. Most are refused; what is accepted must be playable to its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from cuore.cards.catalogue import official_rules
from cuore.engine.position.notation import split_cards

RULES = official_rules()
SEATS = "ABCDEF"
ZONES = (
    "hand",
    "deck",
    "discard",
    "played",
    "chambermaids",
    "private",
    "events",
    "buildings",
    "reminiscences",
    "beers",
    "preparations",
    "high class",
)
LISTS = (
    "town",
    "private maids",
    "reminiscences",
    "beers",
    "guests",
    "high class",
    "preparations",
    "removed",
    "used",
    "moving",
    "aside",
    "bargains",
    "after hand",
)
NUMBERS = (
    "round",
    "love",
    "servings",
    "employments",
    "new hand",
    "decisions",
    "beer rights",
    "imagination",
    "concentration",
    "effort",
    "A shuffles",
    "B looks",
    "players",
)
CHOICES: dict[str, tuple[str, ...]] = {
    "first": tuple("ABCD"),
    "turn": tuple("ABCD"),
    "opened by": tuple("ABCD"),
    "first master": tuple("ABCD"),
    "phase": ("starting", "serving", "employ", "picking", "work", "dismiss"),
    "ending": ("running", "piles", "preparations", "camp fire"),
    "last round": ("yes", "no", "piles", "preparations"),
    "private pile": ("yes", "no"),
    "acquired": ("yes", "no"),
    "chiefs are love": ("yes", "no"),
    "stand used": ("yes", "no"),
    "beer stand": ("A 1", "A 2", "B 1", "B 2", "C 2"),
    "aside known to": ("A", "B", "AB", "ABC"),
    "A lets all": ("yes", "no"),
    "boxes": (
        "base",
        "expanding",
        "vacation",
        "oktoberfest",
        "more",
        "base, vacation",
        "more, base",
        "oktoberfest, base",
        "base, expanding, vacation, oktoberfest",
        "more, base, expanding, vacation, oktoberfest",
    ),
}
STATES = ("(ill)", "(ill 2)", "(ill 8)", "(storm)", "(storm 3)", "(Altbier)", "(1 Love, storm)", "x2", "x8", "x0", "x1")
REGISTERS = ("step", "seat", "target", "picked", "place", "at", "known to", "card", "borrowed")


class Sheet:
    """The lines of a position as (word, value)."""

    def __init__(self, text: str) -> None:
        self.header, *rest = text.splitlines()
        self.lines = [(w, v.strip()) for w, _, v in (line.split("#")[0].partition(":") for line in rest)]

    def text(self) -> str:
        """The notation again."""
        return "\n".join([self.header, *(f"{word}: {value}" for word, value in self.lines)]) + "\n"

    def place_of(self, word: str) -> int:
        """Where a line is; it is added when it is not there."""
        for place, (found, _) in enumerate(self.lines):
            if found == word:
                return place
        self.lines.append((word, ""))
        return len(self.lines) - 1

    def set(self, word: str, value: str) -> None:
        """Say something else."""
        self.lines[self.place_of(word)] = (word, value)

    def value(self, word: str) -> str:
        """What is said."""
        return self.lines[self.place_of(word)][1]

    @property
    def seats(self) -> str:
        """The seats there are."""
        said = dict(self.lines).get("players", "2")
        return SEATS[: int(said)] if said in tuple("23456") else "AB"

    def list_words(self, chance: Random) -> str:
        """A line that is a list of cards, or could be one."""
        if chance.random() < 0.3:
            return chance.choice(LISTS)
        return f"{chance.choice(self.seats)} {chance.choice(ZONES)}"

    def said_list(self, chance: Random) -> str:
        """A line that is a list and has cards."""
        said = [w for w, v in self.lines if v and (w in LISTS or (w[1:2] == " " and w[2:] in ZONES))]
        return chance.choice(said) if said else "A hand"

    def a_card(self, chance: Random) -> str:
        """The name of a card: mostly one that is said somewhere."""
        if chance.random() < 0.5:
            return chance.choice(RULES.names)
        cards = _split(self.value(self.said_list(chance)))[0]
        return chance.choice(cards) if cards else "1 Love"


def _split(value: str) -> tuple[list[str], int]:
    """The cards of a list, and after how many of them its bar stands (-1: none)."""
    shown, bar, hidden = value.partition("|")
    up = split_cards(shown)
    return up + split_cards(hidden), len(up) if bar else -1


def _join(cards: list[str], bar: int) -> str:
    if bar < 0:
        return ", ".join(cards)
    return f"{', '.join(cards[:bar])} | {', '.join(cards[bar:])}"


def _other_number(sheet: Sheet, chance: Random) -> None:
    sheet.set(chance.choice(NUMBERS), str(chance.choice((0, 1, 2, 3, 4, 5, 6, 7, 20, 199, 999_999))))


def _other_choice(sheet: Sheet, chance: Random) -> None:
    word = chance.choice(tuple(CHOICES))
    sheet.set(word, chance.choice(CHOICES[word]))


def _take(sheet: Sheet, chance: Random) -> str:
    """Take one card from a list."""
    word = sheet.said_list(chance)
    cards, bar = _split(sheet.value(word))
    if not cards:
        return "1 Love"
    at = chance.randrange(len(cards))
    card = cards[at]
    many = re.fullmatch(r"(.*) x([0-9]+)", card)
    if many and int(many[2]) > 1:
        card = many[1]
        cards[at] = f"{card} x{int(many[2]) - 1}"
    else:
        del cards[at]
        bar -= 0 <= at < bar
    sheet.set(word, _join(cards, bar))
    return card


def _put(sheet: Sheet, chance: Random, card: str) -> None:
    word = sheet.list_words(chance)
    cards, bar = _split(sheet.value(word))
    at = chance.randint(0, len(cards))
    cards.insert(at, card)
    sheet.set(word, _join(cards, bar + (0 <= at < bar)))


def _move_card(sheet: Sheet, chance: Random) -> None:
    _put(sheet, chance, _take(sheet, chance))


def _lose_card(sheet: Sheet, chance: Random) -> None:
    _take(sheet, chance)


def _find_card(sheet: Sheet, chance: Random) -> None:
    _put(sheet, chance, sheet.a_card(chance))


def _other_card(sheet: Sheet, chance: Random) -> None:
    word = sheet.said_list(chance)
    cards, bar = _split(sheet.value(word))
    if cards:
        cards[chance.randrange(len(cards))] = sheet.a_card(chance)
    sheet.set(word, _join(cards, bar))


def _other_state(sheet: Sheet, chance: Random) -> None:
    word = sheet.said_list(chance)
    cards, bar = _split(sheet.value(word))
    if cards:
        at = chance.randrange(len(cards))
        cards[at] = f"{re.sub(r' x[0-9]+$', '', cards[at])} {chance.choice(STATES)}"
    sheet.set(word, _join(cards, bar))


def _other_bar(sheet: Sheet, chance: Random) -> None:
    word = chance.choice(("private maids", "reminiscences", "beers", "guests"))
    cards, _ = _split(sheet.value(word))
    sheet.set(word, _join(cards, chance.randint(0, len(cards))))


def _swap_values(sheet: Sheet, chance: Random) -> None:
    one, other = sheet.said_list(chance), sheet.list_words(chance)
    first, second = sheet.value(one), sheet.value(other)
    sheet.set(one, second)
    sheet.set(other, first)


def _drop_line(sheet: Sheet, chance: Random) -> None:
    if sheet.lines:
        del sheet.lines[chance.randrange(len(sheet.lines))]


def _empty_line(sheet: Sheet, chance: Random) -> None:
    word = sheet.said_list(chance)
    sheet.set(word, "|" if "|" in sheet.value(word) else "")


def _frames(sheet: Sheet) -> list[int]:
    return [place for place, (word, _) in enumerate(sheet.lines) if word == "frame"]


def _register(sheet: Sheet, chance: Random, name: str) -> str:
    seat = chance.choice(sheet.seats)
    if name in ("seat", "target"):
        return f"{name} {seat}"
    if name in ("picked", "card"):
        return f"{name} {re.sub(' x[0-9]+$', '', sheet.a_card(chance))}"
    if name == "place":
        entries, _ = _split(sheet.value(f"{seat} {chance.choice(('chambermaids', 'private', 'buildings'))}"))
        return f"place {re.sub(' x[0-9]+$', '', chance.choice(entries) if entries else sheet.a_card(chance))}"
    if name == "known to":
        return f"known to {''.join(s for s in sheet.seats if chance.random() < 0.5) or seat}"
    if name == "borrowed":
        return name
    return f"{name} {chance.choice((1, 1, 2, 2, 3, 4, 5, 6, 7))}"


def _edit_frame(sheet: Sheet, chance: Random) -> None:
    frames = _frames(sheet)
    if not frames:
        return
    place = chance.choice((frames[-1], chance.choice(frames)))
    program, *parts = sheet.lines[place][1].split("; ")
    name = chance.choice(REGISTERS)
    kept = [part for part in parts if not part.startswith(name)]
    if len(kept) == len(parts) or chance.random() < 0.7:
        kept.append(_register(sheet, chance, name))
    sheet.lines[place] = ("frame", "; ".join([program, *kept]))


def _drop_frame(sheet: Sheet, chance: Random) -> None:
    frames = _frames(sheet)
    if frames:
        del sheet.lines[chance.choice(frames)]


def _double_frame(sheet: Sheet, chance: Random) -> None:
    frames = _frames(sheet)
    if frames:
        sheet.lines.insert(frames[-1] + 1, sheet.lines[chance.choice(frames)])


def _begin_program(sheet: Sheet, chance: Random) -> None:
    """An effect that is not in progress, begun or half done."""
    path = chance.choice(tuple(RULES.programs))
    owner = path.split(" / ")[0]
    card = owner if owner in RULES.kinds else re.sub(" x[0-9]+$", "", sheet.a_card(chance))
    parts = [path, f"step {chance.choice((1, 1, 2, 3))}", f"seat {chance.choice(sheet.seats)}", f"card {card}"]
    more = [name for name in ("target", "picked", "place", "at") if chance.random() < 0.3]
    parts += [_register(sheet, chance, name) for name in more]
    frames = _frames(sheet)
    sheet.lines.insert(frames[-1] + 1 if frames else len(sheet.lines), ("frame", "; ".join(parts)))


EDITS: tuple[tuple[Callable[[Sheet, Random], None], int], ...] = (
    (_other_number, 4),
    (_other_choice, 5),
    (_move_card, 6),
    (_lose_card, 3),
    (_find_card, 4),
    (_other_card, 4),
    (_other_state, 4),
    (_other_bar, 1),
    (_swap_values, 2),
    (_drop_line, 3),
    (_empty_line, 2),
    (_edit_frame, 7),
    (_drop_frame, 1),
    (_double_frame, 1),
    (_begin_program, 4),
)


def edited(text: str, chance: Random) -> str:
    """A position after one to three edits."""
    sheet = Sheet(text)
    for _ in range(chance.choice((1, 1, 2, 3))):
        chance.choices([edit for edit, _ in EDITS], [weight for _, weight in EDITS])[0](sheet, chance)
    return sheet.text()
