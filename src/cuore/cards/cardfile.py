"""Cards from a file: corrections by owners of a box, and cards of one's own, in the step vocabulary of the engine.

The file is TOML with a table ``[[card]]`` for each card. Nothing in it is executed: a step is a word with plain
values, looked up among the known steps. A mistake is reported with its place (which card, which field, which step)
and the reason, and nothing is taken over. See docs/cards.md.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from typing import TypeVar

from cuore.cards.catalogue import CARDS, STEPS, rules_with
from cuore.engine.card import COMMON, Card
from cuore.engine.costs import COST_CHANGES, CostChange
from cuore.engine.errors import DamagedRecord, shorten
from cuore.engine.frame import Program, Step
from cuore.engine.needs import Need
from cuore.engine.requirements import REQUIREMENTS, Requirement
from cuore.engine.rules import Rules, plain
from cuore.engine.score_rules import SCORE_RULES, EachWithAtLeast, ScoreRule
from cuore.engine.words import (
    ANYWHERE,
    AT_HOME,
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    ERRAND_NAMES,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    IN_QUARTERS,
    LOVE,
    MAID_CHIEF,
    NO_ERRAND,
    NOWHERE,
    ON_BUILDING,
    ON_MAID,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    SKILL_NAMES,
)

ILLNESS = "Illness"
STORM = "Heavy Storm"
BEER_STAND = "Beer Stand"
PARK = "more"
_COMMON_NAMES = frozenset(card.name for card in CARDS if card.box == COMMON)
PROGRAMS = (
    "serve",
    "starting",
    "on draw",
    "others dismiss",
    "arrives",
    "employed",
    "after hand",
    "chambered starting",
    "chambered serving",
    "hand ability",
    "drunk",
)
ICONS = ("draw", "love", "serving", "employment", *SKILL_NAMES)
LAID = {
    "": NOWHERE,
    "on a maid": ON_MAID,
    "in quarters": IN_QUARTERS,
    "anywhere": ANYWHERE,
    "on a building": ON_BUILDING,
    "at home": AT_HOME,
}
PROVENANCES = ("printed", "deduced", "reconstructed")
FIELDS = frozenset(
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
        "cure maid",
        "scores",
        "changes",
        "requires",
        "protects",
        "leave",
        "chamber discount",
        "larger hand",
        "needs",
        "needs different",
        "level",
        "alcohol",
        "opens",
        "starts shown",
        "errand",
        "skill needed",
        "park copies",
    )
)
_NUMBERS = (
    "chamber",
    "cure maid",
    "protects",
    "leave",
    "chamber discount",
    "larger hand",
    "level",
    "alcohol",
    "skill needed",
    "park copies",
)
_FLAGS = ("starting must", "turns events away", "needs different", "opens", "starts shown")
_DEPTH = 8  # steps inside steps
_MOST = 99  # any number on a card
_MOST_STEPS = 200  # on one card
_MOST_CARDS = 500  # in one file

_LEAST = {"count": 1, "number": 0, "signed": -_MOST}
"""Kinds of fields that are numbers, and the least that they can be."""

_NAMED = ("card", "staff", "event", "quarters event")
"""Kinds of fields that name a card: any, one that can be in a hand, an event, an event for quarters at large."""

FOR_OTHERS = ("each other", "each player", "neighbours")
ASIDE = ("take one aside", "love to hand or choose", "love to hand rest away")
CARRIED = ("offer reaction", "land", "choose other place")
FOLLOW = {
    "send": ("offer reaction", "land"),
    "lift event": ("choose other place", "offer reaction", "land"),
}
"""What must come after a step that takes an event on its way."""

STAFF = (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE)
STAFF_AND_PRIVATE = (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE, PRIVATE)
LONGEST_NAME = 60
_COUNT = re.compile(r"(^| )x[0-9]+$")
_RESERVED = ("", "all love")

Table = Mapping[str, object]
T = TypeVar("T", ScoreRule, CostChange, Requirement)


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
        "errand": "" if card.errand == NO_ERRAND else ERRAND_NAMES[card.errand],
        "laid": next(word for word, laid in LAID.items() if laid == card.laid),
        "cure": card.cure,
        "scores": [_fields_data("rule", rule) for rule in card.scores],
        "changes": [_fields_data("change", change) for change in card.changes],
        "requires": [_fields_data("requirement", requirement) for requirement in card.requires],
        "needs": [{"cost": n.cost, "general": n.general, "at least": n.at_least} for n in card.needs],
    }
    for key in (*_NUMBERS, *_FLAGS):
        data[key] = getattr(card, key.replace(" ", "_"))
    for key in PROGRAMS:
        data[key] = program_data(getattr(card, key.replace(" ", "_")))
    return {key: value for key, value in data.items() if value not in ("", 0, False, [], {}) or key in ("cost", "vp")}


def program_data(program: Program) -> list[object]:
    """A program as plain data."""
    return [_fields_data("step", step) for step in program]


def _fields_data(kind: str, thing: Step | ScoreRule | CostChange | Requirement) -> dict[str, object]:
    data: dict[str, object] = {kind: thing.WORD}
    for name, field in thing.FIELDS:
        value = thing.field(name)
        if field == "steps":
            assert isinstance(value, tuple)
            data[name] = program_data(value)
        elif isinstance(value, tuple):
            data[name] = list(value)
        elif value not in ("", 0) or not field.endswith("?"):
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
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"the card file is not TOML: {error}") from None
    extra = [key for key in data if key != "card"]
    if extra:
        raise DamagedRecord(f"{shorten(extra[0])} does not belong into a card file: it holds [[card]] tables only")
    tables = data.get("card", [])
    if not isinstance(tables, list) or not tables:
        raise DamagedRecord("the card file has no [[card]] table")
    if len(tables) > _MOST_CARDS:
        raise DamagedRecord(f"the card file has more than {_MOST_CARDS} cards")
    known = {card.name: (card.category, card.laid) for card in CARDS}
    for table in tables:
        if isinstance(table, dict) and isinstance(table.get("name"), str):
            category = str(table.get("category"))
            place = CATEGORY_NAMES.index(category) if category in CATEGORY_NAMES else -1
            known[table["name"].strip()] = (place, LAID.get(str(table.get("laid", "")), NOWHERE))
    cards: list[Card] = []
    for number, table in enumerate(tables, 1):
        card = _Reader(number, table, known).card()
        same = [other.name for other in (*CARDS, *cards) if plain(other.name) == plain(card.name)]
        if card.name in {other.name for other in cards} or (same and card.name not in same):
            raise DamagedRecord(f"card {number} ({card.name}): there is another card of that name: {same[0]}")
        cards.append(card)
    return cards


class _Reader:
    """Reads one card; every complaint says where."""

    def __init__(self, number: int, table: object, known: dict[str, tuple[int, int]]) -> None:
        self.place = f"card {number}"
        if not isinstance(table, dict):
            raise self.wrong("a [[card]] table is expected")
        self.table: Table = table
        if isinstance(table.get("name"), str):
            self.place += f" ({shorten(table['name'])[1:-1]})"
        self.known = known  # category of every card, and where it is laid
        self.steps = 0

    def wrong(self, reason: str) -> DamagedRecord:
        return DamagedRecord(f"{self.place}: {reason}")

    def card(self) -> Card:
        for key in self.table:
            if key not in FIELDS:
                raise self.wrong(f"{shorten(key)} is not a field of a card; there are {', '.join(sorted(FIELDS))}")
        name = self.text("name", required=True)
        official = next((card for card in CARDS if card.name == name), None)
        if official is None and (
            not self.is_plain(name, ",:;#|/()") or _COUNT.search(name) or plain(name) in _RESERVED
        ):
            raise self.wrong(
                "a name is up to 60 printable letters, without , : ; # | / ( ), and not like 'x3' at its end"
            )
        for key in ("title", "box"):
            if not self.is_plain(self.text(key) or "-", ",:;#|/()"):
                raise self.wrong(f"{key} is up to 60 printable characters, without , : ; # | / ( )")
        category = self.one_of("category", CATEGORY_NAMES)
        if official is not None and official.category != category:
            raise self.wrong(f"{name} is a {CATEGORY_NAMES[official.category]}, and a correction cannot change that")
        vp = self.table.get("vp", 0)
        by_rule = vp == "?"
        icons = self.table.get("icons", {})
        if not isinstance(icons, dict) or any(icon not in ICONS for icon in icons):
            raise self.wrong(f"icons is a table of {', '.join(ICONS)}")
        amounts = {icon: self.number(f"icons.{icon}", icons.get(icon, 0), 0, 9) for icon in ICONS}
        laid = self.text("laid")
        if laid not in LAID:
            raise self.wrong(f"laid is {' or '.join(repr(word) for word in LAID if word)}, not {shorten(laid)}")
        programs = {key: self.program(key, self.table.get(key, []), 0) for key in PROGRAMS}
        cure = self.text("cure")
        if cure and cure not in self.known:
            raise self.wrong(f"cure: there is no card called {shorten(cure)}")
        numbers = {
            key: self.number(key, self.table.get(key, 0), 0, _MOST if key == "park copies" else 9) for key in _NUMBERS
        }
        flags = {key: self.flag(key) for key in _FLAGS}
        card = Card(
            name,
            self.text("title"),
            box=COMMON if category == LOVE and name in _COMMON_NAMES else self.text("box") or "house",
            category=category,
            cost=self.number("cost", self.table.get("cost", None if category <= BUILDING else 0), 0, _MOST),
            copies=self.number(
                "copies", self.table.get("copies", 1 if category in (PRIVATE, HIGH_CLASS) else 10), 1, _MOST
            ),
            provenance=PROVENANCES[self.one_of("provenance", PROVENANCES, "reconstructed")],
            vp=0 if by_rule else self.number("vp", vp, -_MOST, _MOST),
            vp_by_rule=by_rule,
            draw=amounts["draw"],
            love=amounts["love"],
            serving=amounts["serving"],
            employment=amounts["employment"],
            chamber=numbers["chamber"],
            serve=programs["serve"],
            starting=programs["starting"],
            starting_must=flags["starting must"],
            on_draw=programs["on draw"],
            others_dismiss=programs["others dismiss"],
            arrives=programs["arrives"],
            employed=programs["employed"],
            after_hand=programs["after hand"],
            chambered_starting=programs["chambered starting"],
            hand_ability=programs["hand ability"],
            drunk=programs["drunk"],
            chambered_serving=programs["chambered serving"],
            imagination=amounts["imagination"],
            concentration=amounts["concentration"],
            effort=amounts["effort"],
            errand=self.one_of("errand", ERRAND_NAMES) if self.text("errand") else NO_ERRAND,
            skill_needed=numbers["skill needed"],
            park_copies=numbers["park copies"],
            turns_events_away=flags["turns events away"],
            laid=LAID[laid],
            cure=cure,
            cure_maid=numbers["cure maid"],
            scores=tuple(self.things("scores", "rule", SCORE_RULES)),
            changes=tuple(self.things("changes", "change", COST_CHANGES)),
            requires=tuple(self.things("requires", "requirement", REQUIREMENTS)),
            protects=numbers["protects"],
            leave=numbers["leave"],
            chamber_discount=numbers["chamber discount"],
            larger_hand=numbers["larger hand"],
            needs=self.needs(),
            needs_different=flags["needs different"],
            level=numbers["level"],
            alcohol=numbers["alcohol"],
            opens=flags["opens"],
            starts_shown=flags["starts shown"],
        )
        self.check_sense(card)
        return card

    def check_sense(self, card: Card) -> None:
        """Refuse what the engine has no place for."""
        for wrong, reason in (*_wrong_of_events(card), *_wrong_of_maids(card), *_wrong_of_others(card)):
            if wrong:
                raise self.wrong(reason)

    @staticmethod
    def is_plain(words: str, without: str) -> bool:
        """Whether a text can stand in the notations."""
        return words.isprintable() and len(words) <= LONGEST_NAME and not any(sign in words for sign in without)

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
            raise self.wrong(f"{place} must be a number from {least} to {most}, not {shorten(value)}")
        return value

    def one_of(self, key: str, words: tuple[str, ...], default: str = "") -> int:
        value = self.text(key) or default
        if value not in words:
            raise self.wrong(f"{key} is one of {', '.join(words)}, not {shorten(value)}")
        return words.index(value)

    # -- steps and rules --

    def program(self, place: str, data: object, depth: int, others: bool = False) -> Program:
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
                raise self.wrong(f"{where}: there is no step {shorten(word)}; there are {', '.join(sorted(STEPS))}")
            where += f" ({word})"
            if made.NEEDS and not any(step.WORD in made.NEEDS for step in steps):
                raise self.wrong(f"{where}: needs {' or '.join(map(repr, made.NEEDS))} before it in the same list")
            if made.TURN_PLAYER and others:
                raise self.wrong(f"{where}: only the player whose turn it is can do this")
            if word in ("to any quarters", "to any discard") and place != "arrives":
                raise self.wrong(f"{where}: only for 'arrives'")
            if word == "may send to" and not (self.table.get("leave") or self.table.get("chamber")):
                raise self.wrong(f"{where}: only for a maid with 'leave' or 'chamber', who can be in private quarters")
            self.steps += 1
            if self.steps > _MOST_STEPS:
                raise self.wrong(f"{where}: more than {_MOST_STEPS} steps on one card")
            inner_others = others or word in FOR_OTHERS
            steps.append(made(**self.fields(where, made.FIELDS, values, depth, inner_others)))
            self.check_gain(where, word, values)
        self.check_order(place, [step.WORD for step in steps])
        return tuple(steps)

    def check_gain(self, where: str, word: str, values: dict[str, object]) -> None:
        least = {"gain": 1, "gain one of": 2}.get(word, 0)
        if len([value for value in values.values() if value]) < least:
            raise self.wrong(f"{where}: must name at least {least} of love, serving, employment, or a skill")

    def check_order(self, place: str, words: list[str]) -> None:
        """An event that is sent or lifted must be offered to its receiver and land, at once."""
        at = 0
        while at < len(words):
            follow = FOLLOW.get(words[at], ())
            if tuple(words[at + 1 : at + 1 + len(follow)]) != follow:
                raise self.wrong(f"{place}: {words[at]!r} must be followed by {', '.join(map(repr, follow))}")
            if words[at] in CARRIED:
                raise self.wrong(f"{place}: {words[at]!r} comes only after 'send' or 'lift event'")
            at += 1 + len(follow)
        for i, word in enumerate(words):
            if word == "turn over" and words[i + 1 : i + 2] not in [[word] for word in ASIDE]:
                raise self.wrong(f"{place}: 'turn over' must be followed by {' or '.join(map(repr, ASIDE))}")
        if "use that card" in words and "may choose deck" not in words:
            raise self.wrong(f"{place}: 'use that card' needs 'may choose deck' before it, or it might never end")

    def things(self, key: str, kind: str, known: Mapping[str, type[T]]) -> list[T]:
        """Score rules, cost changes or requirements: a word with plain values each."""
        data = self.table.get(key, [])
        if not isinstance(data, list):
            raise self.wrong(f"{key} must be a list")
        found: list[T] = []
        for i, item in enumerate(data, 1):
            where = f"{key}, {kind} {i}"
            word, values = self.item(where, kind, item)
            made = known.get(word)
            if made is None:
                raise self.wrong(f"{where}: there is no {kind} {shorten(word)}; there are {', '.join(sorted(known))}")
            found.append(made(**self.fields(f"{where} ({word})", made.FIELDS, values, 0)))
        return found

    def needs(self) -> tuple[Need, ...]:
        data = self.table.get("needs", [])
        if not isinstance(data, list) or len(data) > 5:
            raise self.wrong("needs must be a list of up to five")
        found: list[Need] = []
        for i, item in enumerate(data, 1):
            where = f"needs, need {i}"
            if not isinstance(item, dict) or any(key not in ("cost", "general", "at least") for key in item):
                raise self.wrong(f"{where} must be a table of cost, general, at least")
            flags = [item.get("general", False), item.get("at least", False)]
            if not all(isinstance(flag, bool) for flag in flags):
                raise self.wrong(f"{where}: general and at least are true or false")
            found.append(Need(self.number(f"{where}, cost", item.get("cost"), 0, _MOST), flags[0], flags[1]))
        return tuple(found)

    def is_a(self, kind: str, name: str) -> bool:
        """Whether a name is that of such a card."""
        if name not in self.known:
            return False
        category, laid = self.known[name]
        if kind == "staff":
            return category in STAFF
        if kind == "event":
            return laid != NOWHERE
        return kind == "card" or laid == IN_QUARTERS

    def item(self, where: str, kind: str, item: object) -> tuple[str, dict[str, object]]:
        if not isinstance(item, dict) or not isinstance(item.get(kind), str):
            raise self.wrong(f"{where} must be a table with a {kind!r}")
        return item[kind], {key: value for key, value in item.items() if key != kind}

    def fields(
        self,
        where: str,
        known: tuple[tuple[str, str], ...],
        values: dict[str, object],
        depth: int,
        others: bool = False,
    ) -> dict[str, object]:
        kinds = dict(known)
        for key in values:
            if key not in kinds:
                raise self.wrong(
                    f"{where}: {shorten(key)} is not one of its fields ({', '.join(kinds) or 'it has none'})"
                )
        found: dict[str, object] = {}
        for key, kind in known:
            if key in values:
                found[key] = self.value(f"{where}, {key}", kind.rstrip("?"), values[key], depth, others)
            elif not kind.endswith("?"):
                raise self.wrong(f"{where}: {key!r} is missing")
        return found

    def value(self, where: str, kind: str, value: object, depth: int, others: bool) -> object:
        if kind in _LEAST:
            return self.number(where, value, _LEAST[kind], _MOST)
        if kind == "flag":
            if not isinstance(value, bool):
                raise self.wrong(f"{where} is true or false")
            return value
        if kind.startswith("one of "):
            words = kind.removeprefix("one of ").split(", ")
            if value not in words:
                raise self.wrong(f"{where} is one of {', '.join(words)}, not {shorten(value)}")
            return value
        if kind == "steps":
            program = self.program(where, value, depth + 1, others)
            if not program:
                raise self.wrong(f"{where}: at least one step")
            return program
        if kind in _NAMED:
            if not isinstance(value, str) or not self.is_a(kind, value):
                raise self.wrong(f"{where}: there is no {kind} called {shorten(value)}")
            return value
        return self.several(where, kind, value)

    def several(self, where: str, kind: str, value: object) -> tuple[object, ...]:
        """A list of numbers, or of different cards."""
        if not isinstance(value, list) or not value or len(value) > _MOST:
            raise self.wrong(f"{where} must be a list")
        if kind == "signeds":
            return tuple(self.number(where, item, -_MOST, _MOST) for item in value)
        if len(value) < 2:
            raise self.wrong(f"{where}: at least two")
        for item in value:
            if not isinstance(item, str) or item not in self.known or value.count(item) > 1:
                raise self.wrong(f"{where}: there is no card called {shorten(item)}, or it is there twice")
        return tuple(value)


# -- what makes no sense, with the reason --


def _wrong_of_events(card: Card) -> tuple[tuple[bool, str], ...]:
    return (
        ((card.category == EVENT) != (card.laid != NOWHERE), "an event says where it is laid, and nothing else does"),
        ((card.laid == ON_MAID) != (card.name == ILLNESS), f"one event alone can lie on maids, and that is {ILLNESS}"),
        (
            (card.laid == ON_BUILDING) != (card.name == STORM),
            f"one event alone can lie on buildings, and that is {STORM}",
        ),
        (bool(card.cure) and card.laid not in (ON_MAID, ON_BUILDING), "'cure' is for events that lie on a card"),
        (bool(card.cure_maid) and card.category != EVENT, "'cure maid' is for events"),
        (card.category == EVENT and card.starting_must, "an event is never used unasked: no 'starting must'"),
        (
            card.category not in (PRIVATE, EVENT, HIGH_CLASS) and bool(card.starting or card.starting_must),
            "'starting' is for private maids, high class maids and events",
        ),
    )


def _wrong_of_maids(card: Card) -> tuple[tuple[bool, str], ...]:
    private = card.category == PRIVATE
    arrives = [step.WORD for step in card.arrives]
    return (
        (
            bool(arrives) and arrives != (["to any quarters"] if private else ["to any discard"]),
            "'arrives' is one step: 'to any quarters' for a private maid, 'to any discard' for other staff",
        ),
        (bool(arrives) and card.category not in STAFF_AND_PRIVATE, "'arrives' is for staff and private maids"),
        (any(s.WORD == "after new hand" for s in card.after_hand), "'after new hand' would never end in 'after hand'"),
        (
            not private and bool(card.on_draw or card.others_dismiss or card.larger_hand or card.chamber_discount),
            "'on draw', 'others dismiss', 'larger hand' and 'chamber discount' are for private maids",
        ),
        (
            private and bool(card.serve or card.chamber or card.copies != 1),
            "a private maid neither serves nor becomes a chambermaid, and there is one of her",
        ),
        (
            card.category > PRIVATE and bool(card.serve or card.chamber or card.leave),
            "only a maid can serve or be a chambermaid",
        ),
        (
            card.category != GENERAL and bool(card.turns_events_away or card.hand_ability),
            "'turns events away' and 'hand ability' are for general maids",
        ),
        (
            bool(card.chambered_starting) and not card.chamber,
            "'chambered starting' is for maids who can be chambermaids",
        ),
        (
            bool(card.chambered_serving) and not card.chamber,
            "'chambered serving' is for maids who can be chambermaids",
        ),
        (
            bool(card.chambered_serving) and card.chambered_serving[0].WORD != "dismiss chambermaid",
            "'chambered serving' begins with 'dismiss chambermaid', or it might never end",
        ),
        (
            bool(card.chambered_serving and card.hand_ability),
            "'chambered serving' and 'hand ability' would be used in the same words: not both",
        ),
        (
            bool(card.after_hand) and card.category not in (GENERAL, PRIVATE),
            "'after hand' is for general and private maids",
        ),
        (
            private and bool(card.larger_hand) != bool(card.after_hand),
            "for a private maid 'larger hand' and 'after hand' go together",
        ),
    )


def _wrong_of_others(card: Card) -> tuple[tuple[bool, str], ...]:
    reminiscence = card.category == REMINISCENCE
    icons = card.draw + card.love + card.serving + card.employment
    icons += card.imagination + card.concentration + card.effort
    errands = card.category in (HIGH_CLASS, PREPARATION)
    printed = [rule.printed for rule in card.scores if isinstance(rule, EachWithAtLeast)]
    return (
        (card.category not in STAFF and icons > 0, "only maids who serve, and Love, have icons"),
        (card.category == LOVE and icons != card.love, "a Love card gives Love and nothing else"),
        (any(vp != card.vp for vp in printed), "'printed' must be the vp of the card"),
        (card.category == LOVE and not card.love, "a Love card gives Love: icons = { love = ... }"),
        (
            card.category != BUILDING and bool(card.requires or card.protects),
            "'requires' and 'protects' are for buildings",
        ),
        (
            reminiscence != (card.level in (1, 2) and bool(card.needs)) and card.category != PREPARATION,
            "a Reminiscence has a level 1 or 2 and needs, and nothing else has",
        ),
        (
            (card.category == PREPARATION) != (card.skill_needed > 0)
            or (card.category == PREPARATION and (card.errand == NO_ERRAND or card.level == 0 or bool(card.needs))),
            "a preparation has an errand, a level and 'skill needed', and nothing else has",
        ),
        (errands and card.box != PARK, f"high class maids and preparations belong to the Park: box = '{PARK}'"),
        (card.errand != NO_ERRAND and not errands, "'errand' is for preparations and high class maids"),
        (card.category == HIGH_CLASS and card.copies != 1, "there is one of every high class maid"),
        (card.category == HIGH_CLASS and card.starting_must, "a high class maid's effect is never a must"),
        (bool(card.park_copies) and card.category != LOVE, "'park copies' is for Love"),
        (
            card.category != BEER and bool(card.alcohol or card.drunk or card.opens or card.starts_shown),
            "'alcohol', 'drunk', 'opens' and 'starts shown' are for beers",
        ),
        (card.opens and card.name != BEER_STAND, f"one beer alone opens, and that is {BEER_STAND}"),
    )
