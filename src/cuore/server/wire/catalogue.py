"""What a client needs to know once: cards, boxes, events, verbs, questions and the words for them.

Everything is read from where it is declared. The catalogue of some rules is the same for as long as a server runs, and
in any process; it is known by its hash.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from string import Formatter

import msgspec

from cuore.bots.registry import KNOWN_BOTS, LEVELS
from cuore.engine.box import Box
from cuore.engine.card import COMMON, Card
from cuore.engine.event_kind import Change, EventKind
from cuore.engine.rules import RULES_VERSION, Rules, plain
from cuore.engine.told import event_numbered
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.verbs import BUILT_IN_QUESTIONS, BUILT_IN_VERBS, Question, Verb, question, verb
from cuore.engine.words import CATEGORY_NAMES, ENDING_NAMES, ERRAND_NAMES, NO_ERRAND, PHASE_NAMES, SKILL_NAMES
from cuore.engine.zones import ENDING, HOUSE_ZONES, PHASE, TABLE_COUNTERS, TABLE_ZONES, Zone
from cuore.server.wire.scene import SENT_OF_HOUSE, SENT_OF_TABLE, pieces_of
from cuore.server.wire.shapes import Counted, Piece
from cuore.text.card_text import ICONS, card_text, has_cost
from cuore.text.english import ENGLISH
from cuore.text.english.grammar import called
from cuore.text.language import WORDS_OF, Language, Speaker
from cuore.text.provenance import provenance_message

WORDS_SENT = ("phase.", "place", "ending.", "skill.", "errand.", "zone.", "counter.")
"""How the keys begin of words that belong to nothing else in the catalogue."""


_NAMED = {
    counter.name: PHASE_NAMES if counter.form == PHASE else ENDING_NAMES
    for counter in TABLE_COUNTERS
    if counter.form in (PHASE, ENDING)
}
"""Counters that stand for something with a name."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all parts of a catalogue have in common."""


class Slot(Facts, frozen=True, kw_only=True):
    """A gap in a template: a part of the thing that is said, or the words of another key with the same parts.

    ``case`` is the form in which it stands, ``beside`` the parts that this form looks at too. Of ``forms`` one is
    chosen by the part: the first for one thing, a yes, or another player, the second otherwise.
    """

    part: str = ""
    key: str = ""
    case: str = ""
    beside: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()


Template = tuple[str | Slot, ...]
"""Words with gaps."""


class CardFacts(Facts, frozen=True, kw_only=True):
    """One kind of card."""

    kind: int
    name: str
    short: str  # what everybody calls her
    plain: str  # as a hurried person types it
    title: str = ""
    box: str = ""  # none: it is in every box
    category: str
    cost: int | None = None  # none: it is never for sale
    points: int | None = None  # printed ones; none: a rule decides
    icons: dict[str, int] = {}  # what she gives when she serves; of Love, what it is worth
    chamber: int = 0  # Servings to make her a chambermaid, 0 where she cannot be one
    level: int = 0  # of a Reminiscence, or a preparation
    errand: str = ""
    skill_needed: int = 0
    alcohol: int = 0
    copies: int  # in its box
    provenance: str  # printed, deduced or reconstructed
    ours: tuple[str, ...] = ()  # the parts of it that are reconstructions
    deduced: tuple[str, ...] = ()
    source: str  # one sentence on where it comes from
    roles: tuple[str, ...] = ()  # what it is good for
    needs: tuple[str, ...] = ()  # mechanics and cards without which a part of it does nothing
    text: tuple[Piece, ...] = ()  # what it does, in our words
    text_at: dict[str, tuple[Piece, ...]] = {}  # the same at other places, where it reads differently


class ZoneFacts(Facts, frozen=True, kw_only=True):
    """A place for cards, as events name it, and where it is found in a view."""

    name: str
    holder: str  # game, side table, park, or seat
    order: str  # bag, row or pile; the top of a pile is its last card
    sees: str  # all, owner, count, top or told
    at: tuple[str, ...]  # fields of the view, or of a house


class BoxFacts(Facts, frozen=True, kw_only=True):
    """One box."""

    id: str
    title: str
    about: str = ""
    place: str  # where it is played
    apart: bool = False  # with it in the mixture the game is played there, and the others are guests
    players: tuple[int, int]  # the fewest and the most
    cards: tuple[Counted, ...]  # with how many of each
    first_town: tuple[int, ...] = ()  # recommended for a first game
    help: tuple[tuple[str, str], ...] = ()  # words that only this box has, and what they mean


class EventField(Facts, frozen=True, kw_only=True):
    """A number of an event: in which of the four slots it is, its name, and of which sort it is."""

    slot: str
    name: str
    sort: str


class EventChange(Facts, frozen=True, kw_only=True):
    """What an event does to a counter, or to a list of noted cards; ``by`` and ``of`` may be slots of the event."""

    counter: str
    how: str  # set, add, take, clear
    by: int | bool | str  # a slot, or what it is in a view: a number, yes or no, the name of a phase
    of: str = ""


class EventFacts(Facts, frozen=True, kw_only=True):
    """One kind of event."""

    name: str
    fields: tuple[EventField, ...] = ()
    leaves: str = ""  # the zone that the card leaves
    reaches: str = ""  # and the one that it reaches
    to_other: bool = False  # that one is of the other seat
    learns: str = ""  # who learns which card it was
    changes: tuple[EventChange, ...] = ()
    news: str = ""  # to whom it brings something new, so that nobody can undo it
    quiet: bool = False  # has no line in a log
    since: bool = False  # is told again to somebody who was away
    in_a_row: bool = False  # several of one seat, one after the other, are told as one
    words: Template = ()


class VerbFacts(Facts, frozen=True, kw_only=True):
    """What can be done: its notation, its parts, where the thing lies, and how it is said."""

    name: str
    notation: str
    parts: tuple[str, ...] = ()
    at: str = ""
    words: Template = ()
    own: Template = ()  # where it is done to the own seat, and said differently


class QuestionFacts(Facts, frozen=True, kw_only=True):
    """What can be asked; ``at``: where things lie, by verb, if not where the verb says."""

    name: str
    words: Template = ()
    at: dict[str, str] = {}


class BotFacts(Facts, frozen=True, kw_only=True):
    """A computer player; any of them may be wished for in a seat, by name. Levels count from 1, the beginner."""

    name: str
    sort: str
    about: str
    level: int = 0


class Catalogue(Facts, frozen=True, kw_only=True):
    """All of it."""

    rules: int  # version of the rules
    cards: tuple[CardFacts, ...]  # by their kinds
    boxes: tuple[BoxFacts, ...]
    zones: tuple[ZoneFacts, ...]
    events: tuple[EventFacts, ...]
    verbs: tuple[VerbFacts, ...]
    questions: tuple[QuestionFacts, ...]
    categories: tuple[str, ...]
    phases: tuple[str, ...]
    endings: tuple[str, ...]
    skills: tuple[str, ...]
    errands: tuple[str, ...]
    bots: tuple[BotFacts, ...]
    words: dict[str, Template]  # a key that ends in @ and a place is how that place says it


@lru_cache(maxsize=8)
def catalogue_of(rules: Rules) -> Catalogue:
    """The catalogue of some rules."""
    language = ENGLISH.about(rules)
    boxes = list(rules.boxes.values())
    # Other rules in this process may have brought more; these here have nothing to do with it.
    events = [*BUILT_IN, *[event_numbered(what) for box in boxes for what in box.events]]
    verbs = [*BUILT_IN_VERBS, *[verb(number) for box in boxes for number in box.verbs]]
    questions = [*BUILT_IN_QUESTIONS, *[question(number) for box in boxes for number in box.questions]]
    return Catalogue(
        rules=RULES_VERSION,
        cards=tuple([_card(rules, language, kind) for kind in range(len(rules.cards))]),
        boxes=tuple([_box(rules, box) for box in boxes]),
        zones=_zones(boxes),
        events=tuple([_event(language, kind) for kind in events]),
        verbs=tuple([_verb(language, one) for one in verbs]),
        questions=tuple([_question(language, one) for one in questions]),
        categories=CATEGORY_NAMES,
        phases=PHASE_NAMES,
        endings=ENDING_NAMES,
        skills=SKILL_NAMES,
        errands=ERRAND_NAMES,
        bots=tuple(
            [
                BotFacts(
                    name=bot.name,
                    sort=bot.sort,
                    about=bot.about,
                    level=LEVELS.index(bot.name) + 1 if bot.name in LEVELS else 0,
                )
                for bot in KNOWN_BOTS
            ]
        ),
        words={key: template_of(language, key) for key in language.templates if key.startswith(WORDS_SENT)},
    )


@lru_cache(maxsize=8)
def catalogue_bytes(rules: Rules) -> bytes:
    """The catalogue as it is sent: always the same bytes, in any process."""
    return msgspec.json.encode(catalogue_of(rules), order="deterministic")


@lru_cache(maxsize=8)
def catalogue_hash(rules: Rules) -> str:
    """The name of a catalogue: the SHA-256 of its bytes."""
    return sha256(catalogue_bytes(rules)).hexdigest()


# -- cards and boxes --


def _card(rules: Rules, language: Language, kind: int) -> CardFacts:
    card = rules.cards[kind]
    traits = rules.traits(kind)
    home = rules.boxes[card.box].place.name if card.box != COMMON else ""
    said = {place: _text(rules, language, card, place) for place in _places(rules)}
    text = said.get(home, _text(rules, language, card, home))
    return CardFacts(
        kind=kind,
        name=card.name,
        short=called(card),
        plain=plain(card.name),
        title=card.title,
        box=card.box,
        category=CATEGORY_NAMES[card.category],
        cost=card.cost if has_cost(card) else None,
        points=None if card.vp_by_rule else card.vp,
        icons={icon: getattr(card, icon) for icon in ICONS if getattr(card, icon)},
        chamber=card.chamber,
        level=card.level,
        errand=ERRAND_NAMES[card.errand] if card.errand != NO_ERRAND else "",
        skill_needed=card.skill_needed,
        alcohol=card.alcohol,
        copies=card.copies,
        provenance=card.provenance,
        ours=card.ours,
        deduced=card.deduced,
        source=str(Speaker(language, rules).say(provenance_message(card))),
        roles=traits.roles(),
        needs=(*traits.needs(), *traits.names()),
        text=text,
        text_at={place: words for place, words in said.items() if words != text},
    )


def _places(rules: Rules) -> list[str]:
    """Where games can be played, by name."""
    return list(dict.fromkeys([box.place.name for box in rules.boxes.values()]))


def _text(rules: Rules, language: Language, card: Card, place: str) -> tuple[Piece, ...]:
    return pieces_of(card_text(Speaker(language, rules, place=place), card))


def _box(rules: Rules, box: Box) -> BoxFacts:
    kinds = [*rules.by_box.get(box.id, ()), *(rules.by_box.get(COMMON, ()) if box.love else ())]
    return BoxFacts(
        id=box.id,
        title=box.title,
        about=box.about,
        place=box.place.name,
        apart=box.place.apart,
        players=box.players,
        cards=tuple([(kind, box.place.in_box(rules.cards[kind])) for kind in kinds]),
        first_town=tuple([rules.kind(name) for name in box.first_town]),
        help=box.help_lines,
    )


def _zones(boxes: list[Box]) -> tuple[ZoneFacts, ...]:
    found = [_zone(zone, SENT_OF_TABLE) for zone in TABLE_ZONES] + [_zone(zone, SENT_OF_HOUSE) for zone in HOUSE_ZONES]
    for box in boxes:
        found += [_zone(zone, {}) for zone in box.zones if isinstance(zone, Zone)]
    return tuple(found)


def _zone(zone: Zone, sent: Mapping[str, str]) -> ZoneFacts:
    at = [sent.get(field, "zones" if field == zone.name else "counters") for field in zone.seen_as()]
    return ZoneFacts(name=zone.name, holder=zone.holder, order=zone.order, sees=zone.sees, at=tuple(dict.fromkeys(at)))


# -- what is told, done and asked --


def _event(language: Language, kind: EventKind) -> EventFacts:
    changes = [EventChange(counter=each.counter, how=each.how, by=_by(each), of=each.of) for each in kind.changes]
    return EventFacts(
        name=kind.name,
        fields=tuple([EventField(slot=field.slot, name=field.name, sort=field.sort) for field in kind.fields]),
        leaves=kind.leaves,
        reaches=kind.reaches,
        to_other=kind.to_other,
        learns=kind.learns,
        changes=tuple(changes),
        news=kind.news,
        quiet=kind.quiet,
        since=kind.since and not kind.quiet,
        in_a_row=kind.in_a_row,
        words=template_of(language, f"event.{kind.name}"),
    )


def _by(change: Change) -> int | bool | str:
    names = _NAMED.get(change.counter)
    return names[change.by] if names is not None and isinstance(change.by, int) else change.by


def _verb(language: Language, what: Verb) -> VerbFacts:
    key = f"option.{what.name}"
    return VerbFacts(
        name=what.name,
        notation=what.template,
        parts=what.parts,
        at=what.at,
        words=template_of(language, key) or template_of(language, f"{key}.other"),
        own=template_of(language, f"{key}.own"),
    )


def _question(language: Language, what: Question) -> QuestionFacts:
    at = {verb(number).name: place for number, place in what.at.items()}
    return QuestionFacts(name=what.name, words=template_of(language, f"ask.{what.name}"), at=at)


# -- words --


def template_of(language: Language, key: str) -> Template:
    """What a language says for a key, in parts; nothing where it has none, or a function of its own."""
    template = language.templates.get(key)
    if not isinstance(template, str):
        return ()
    found: list[str | Slot] = []
    for text, name, case, _ in Formatter().parse(template):
        found += [text] if text else []
        if name:
            found += _gap(language, name, case or "")
    return tuple(found)


def _gap(language: Language, name: str, case: str) -> Template:
    form, *beside = case.split() or [""]
    if name.startswith(WORDS_OF):
        key = name.removeprefix(WORDS_OF)
        by_place = any(known.startswith(f"{key}@") for known in language.templates)
        return (Slot(key=key, case=form),) if by_place or form else template_of(language, key)
    part, *forms = name.split("|")
    return (Slot(part=part, case=form, beside=tuple(beside), forms=tuple(forms)),)
