"""Cards from a file: corrections by owners of a box, and cards of one's own, in the step vocabulary of the engine.

The file is TOML with a table ``[[card]]`` for each card. Nothing in it is executed: a step is a word with plain
values, looked up among the known steps. A mistake is reported with its place (which card, which field, which step)
and the reason, and nothing is taken over. See docs/cards.md.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from hashlib import blake2b

from cuore.cards.catalogue import CARDS, STEPS, rules_with
from cuore.engine.card import Card
from cuore.engine.errors import DamagedRecord
from cuore.engine.frame import Program, Step
from cuore.engine.rules import Rules
from cuore.engine.score_rules import SCORE_RULES, ScoreRule
from cuore.engine.words import CATEGORY_NAMES, EVENT, GENERAL, IN_QUARTERS, LOVE, NOWHERE, ON_MAID, PRIVATE

ILLNESS = "Illness"
PROGRAMS = ("serve", "starting", "on draw", "others dismiss")
ICONS = ("draw", "love", "serving", "employment")
LAID = {"": NOWHERE, "on a maid": ON_MAID, "in quarters": IN_QUARTERS}
PROVENANCES = ("printed", "deduced", "reconstructed")
_FIELDS = frozenset(
    (
        *PROGRAMS,
        "name",
        "title",
        "box",
        "category",
        "cost",
        "copies",
        "provenance",
        "vp",
        "icons",
        "chamber",
        "starting must",
        "turns events away",
        "laid",
        "cure",
        "scores",
    )
)
_DEPTH = 8  # steps inside steps
_MOST = 99  # any number on a card
_MOST_STEPS = 200  # on one card
_MOST_CARDS = 500  # in one file

_NAMED = {
    "card": (NOWHERE, ON_MAID, IN_QUARTERS),
    "event": (ON_MAID, IN_QUARTERS),
    "quarters event": (IN_QUARTERS,),
}
"""Kinds of fields that name a card, and where that card may be laid."""

Table = Mapping[str, object]


# -- from a card to plain data --


def card_data(card: Card) -> dict[str, object]:
    """A card as plain data, in the form that a card file has."""
    data: dict[str, object] = {
        "name": card.name,
        "title": card.title,
        "box": card.box,
        "category": CATEGORY_NAMES[card.category],
        "cost": card.cost,
        "copies": card.copies,
        "provenance": card.provenance,
        "vp": "?" if card.vp_by_rule else card.vp,
        "icons": {icon: getattr(card, icon) for icon in ICONS if getattr(card, icon)},
        "chamber": card.chamber,
        "serve": program_data(card.serve),
        "starting": program_data(card.starting),
        "starting must": card.starting_must,
        "on draw": program_data(card.on_draw),
        "others dismiss": program_data(card.others_dismiss),
        "turns events away": card.turns_events_away,
        "laid": next(word for word, laid in LAID.items() if laid == card.laid),
        "cure": card.cure,
        "scores": [_fields_data("rule", rule) for rule in card.scores],
    }
    return {key: value for key, value in data.items() if value not in ("", 0, False, [], {}) or key in ("cost", "vp")}


def program_data(program: Program) -> list[object]:
    """A program as plain data."""
    return [_fields_data("step", step) for step in program]


def _fields_data(kind: str, thing: Step | ScoreRule) -> dict[str, object]:
    data: dict[str, object] = {kind: thing.WORD}
    for name, field in thing.FIELDS:
        value = thing.field(name)
        if field == "steps":
            assert isinstance(value, tuple)
            data[name] = program_data(value)
        elif isinstance(value, tuple):
            data[name] = list(value)
        elif value not in ("", 0):
            data[name] = value
    return data


# -- from a file to cards --


def rules_from_file(text: str) -> Rules:
    """The official rules with the cards of a file: one that has an official name corrects that card."""
    cards = read_cards(text)
    rules = rules_with(cards)
    official = {card.name: card_data(card) for card in CARDS}
    changed = [card_data(card) for card in rules.cards if card_data(card) != official.get(card.name)]
    if changed:
        rules.fingerprint = blake2b(json.dumps(changed, sort_keys=True).encode(), digest_size=8).hexdigest()
    return rules


def read_cards(text: str) -> list[Card]:
    """The cards of a card file."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise DamagedRecord(f"the card file is not TOML: {error}") from None
    extra = [key for key in data if key != "card"]
    if extra:
        raise DamagedRecord(f"{extra[0]!r} does not belong into a card file: it holds [[card]] tables only")
    tables = data.get("card", [])
    if not isinstance(tables, list) or not tables:
        raise DamagedRecord("the card file has no [[card]] table")
    if len(tables) > _MOST_CARDS:
        raise DamagedRecord(f"the card file has more than {_MOST_CARDS} cards")
    known = {card.name: card.laid for card in CARDS}
    for table in tables:
        if isinstance(table, dict):
            known[str(table.get("name"))] = LAID.get(str(table.get("laid", "")), NOWHERE)
    cards: list[Card] = []
    for number, table in enumerate(tables, 1):
        card = _Reader(number, table, known).card()
        if card.name in {other.name for other in cards}:
            raise DamagedRecord(f"card {number} ({card.name}): there are two cards of that name in the file")
        cards.append(card)
    return cards


class _Reader:
    """Reads one card; every complaint says where."""

    def __init__(self, number: int, table: object, known: dict[str, int]) -> None:
        self.place = f"card {number}"
        if not isinstance(table, dict):
            raise self.wrong("a [[card]] table is expected")
        self.table: Table = table
        if isinstance(table.get("name"), str):
            self.place += f" ({table['name']})"
        self.known = known  # where every card of that name is laid
        self.steps = 0

    def wrong(self, reason: str) -> DamagedRecord:
        return DamagedRecord(f"{self.place}: {reason}")

    def card(self) -> Card:
        for key in self.table:
            if key not in _FIELDS:
                raise self.wrong(f"{key!r} is not a field of a card; there are {', '.join(sorted(_FIELDS))}")
        name = self.text("name", required=True)
        if any(sign in name for sign in ",:;#|/()") or len(name) > 60 or not name.isprintable():
            raise self.wrong("a name is up to 60 printable characters without , : ; # | / ( )")
        category = self.one_of("category", CATEGORY_NAMES)
        vp = self.table.get("vp", 0)
        by_rule = vp == "?"
        icons = self.table.get("icons", {})
        if not isinstance(icons, dict) or any(icon not in ICONS for icon in icons):
            raise self.wrong(f"icons is a table of {', '.join(ICONS)}")
        amounts = {icon: self.number(f"icons.{icon}", icons.get(icon, 0), 0, 9) for icon in ICONS}
        laid = self.text("laid")
        if laid not in LAID:
            raise self.wrong(f"laid is {' or '.join(repr(word) for word in LAID if word)}, not {laid!r}")
        programs = {key: self.program(key, self.table.get(key, []), 0) for key in PROGRAMS}
        cure = self.text("cure")
        if cure and cure not in self.known:
            raise self.wrong(f"cure: there is no card called {cure!r}")
        card = Card(
            name,
            self.text("title"),
            box=self.text("box") or "house",
            category=category,
            cost=self.number("cost", self.table.get("cost"), 0, _MOST),
            copies=self.number("copies", self.table.get("copies", 1 if category == PRIVATE else 10), 1, _MOST),
            provenance=PROVENANCES[self.one_of("provenance", PROVENANCES, "reconstructed")],
            vp=0 if by_rule else self.number("vp", vp, -_MOST, _MOST),
            vp_by_rule=by_rule,
            draw=amounts["draw"],
            love=amounts["love"],
            serving=amounts["serving"],
            employment=amounts["employment"],
            chamber=self.number("chamber", self.table.get("chamber", 0), 0, 9),
            serve=programs["serve"],
            starting=programs["starting"],
            starting_must=self.flag("starting must"),
            on_draw=programs["on draw"],
            others_dismiss=programs["others dismiss"],
            turns_events_away=self.flag("turns events away"),
            laid=LAID[laid],
            cure=cure,
            scores=self.scores(),
        )
        self.check_sense(card)
        return card

    def check_sense(self, card: Card) -> None:
        """Refuse what the engine has no place for."""
        if (card.category == EVENT) != (card.laid != NOWHERE):
            raise self.wrong("an event says where it is laid, and nothing else does")
        if card.laid == ON_MAID and self.known.get(ILLNESS) == ON_MAID and card.name != ILLNESS:
            raise self.wrong(f"one kind of event alone can lie on maids, and that is {ILLNESS}")
        if card.category != PRIVATE and (card.starting or card.on_draw or card.others_dismiss):
            raise self.wrong("'starting', 'on draw' and 'others dismiss' are for private maids")
        if card.category == PRIVATE and (card.serve or card.chamber or card.copies != 1):
            raise self.wrong("a private maid neither serves nor becomes a chambermaid, and there is one of her")
        if card.category in (EVENT, LOVE) and (card.serve or card.chamber):
            raise self.wrong("only a maid can serve or become a chambermaid")
        if card.category == LOVE and not card.love:
            raise self.wrong("a Love card gives Love: icons = { love = ... }")
        if card.turns_events_away and card.category != GENERAL:
            raise self.wrong("'turns events away' is for general maids")

    # -- plain fields --

    def text(self, key: str, required: bool = False) -> str:
        value = self.table.get(key, "")
        if not isinstance(value, str) or (required and not value.strip()):
            raise self.wrong(f"{key} must be a text")
        return value.strip()

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} is true or false")
        return value

    def number(self, place: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{place} must be a number from {least} to {most}, not {value!r}")
        return value

    def one_of(self, key: str, words: tuple[str, ...], default: str = "") -> int:
        value = self.text(key) or default
        if value not in words:
            raise self.wrong(f"{key} is one of {', '.join(words)}, not {value!r}")
        return words.index(value)

    # -- steps and rules --

    def program(self, place: str, data: object, depth: int) -> Program:
        if not isinstance(data, list):
            raise self.wrong(f"{place} must be a list of steps")
        if depth > _DEPTH:
            raise self.wrong(f"{place}: steps inside steps inside steps: more than {_DEPTH} deep")
        steps: list[Step] = []
        for i, item in enumerate(data, 1):
            where = f"{place}, step {i}"
            word, values = self.item(where, "step", item)
            made = STEPS.get(word)
            if made is None:
                raise self.wrong(f"{where}: there is no step {word!r}; there are {', '.join(sorted(STEPS))}")
            where += f" ({word})"
            if made.NEEDS and not any(step.WORD in made.NEEDS for step in steps):
                raise self.wrong(f"{where}: needs {' or '.join(map(repr, made.NEEDS))} before it in the same list")
            if made.TURN_PLAYER and place.endswith(", steps"):
                raise self.wrong(f"{where}: only the player whose turn it is can do this")
            self.steps += 1
            if self.steps > _MOST_STEPS:
                raise self.wrong(f"{where}: more than {_MOST_STEPS} steps on one card")
            steps.append(made(**self.fields(where, made.FIELDS, values, depth)))
        return tuple(steps)

    def scores(self) -> tuple[ScoreRule, ...]:
        data = self.table.get("scores", [])
        if not isinstance(data, list):
            raise self.wrong("scores must be a list of rules")
        rules: list[ScoreRule] = []
        for i, item in enumerate(data, 1):
            where = f"scores, rule {i}"
            word, values = self.item(where, "rule", item)
            made = SCORE_RULES.get(word)
            if made is None:
                raise self.wrong(f"{where}: there is no rule {word!r}; there are {', '.join(sorted(SCORE_RULES))}")
            rules.append(made(**self.fields(f"{where} ({word})", made.FIELDS, values, 0)))
        return tuple(rules)

    def item(self, where: str, kind: str, item: object) -> tuple[str, dict[str, object]]:
        if not isinstance(item, dict) or not isinstance(item.get(kind), str):
            raise self.wrong(f"{where} must be a table with a {kind!r}")
        return item[kind], {key: value for key, value in item.items() if key != kind}

    def fields(
        self, where: str, known: tuple[tuple[str, str], ...], values: dict[str, object], depth: int
    ) -> dict[str, object]:
        kinds = dict(known)
        for key in values:
            if key not in kinds:
                raise self.wrong(f"{where}: {key!r} is not one of its fields ({', '.join(kinds) or 'it has none'})")
        found: dict[str, object] = {}
        for key, kind in known:
            if key in values:
                found[key] = self.value(f"{where}, {key}", kind.rstrip("?"), values[key], depth)
            elif not kind.endswith("?"):
                raise self.wrong(f"{where}: {key!r} is missing")
        return found

    def value(self, where: str, kind: str, value: object, depth: int) -> object:
        if kind == "number":
            return self.number(where, value, 0, _MOST)
        if kind == "signed":
            return self.number(where, value, -_MOST, _MOST)
        if kind == "steps":
            program = self.program(where, value, depth + 1)
            if not program:
                raise self.wrong(f"{where}: at least one step")
            return program
        if kind in _NAMED:
            if not isinstance(value, str) or self.known.get(value) not in _NAMED[kind]:
                raise self.wrong(f"{where}: there is no {kind} called {value!r}")
            return value
        if not isinstance(value, list) or not value or len(value) > _MOST:
            raise self.wrong(f"{where} must be a list")
        if kind == "signeds":
            return tuple(self.number(where, item, -_MOST, _MOST) for item in value)
        for item in value:
            if item not in self.known:
                raise self.wrong(f"{where}: there is no card called {item!r}")
        return tuple(value)
