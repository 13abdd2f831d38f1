"""From a file to cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence

from cuore.cards.build import PARTS, RECONSTRUCTED, as_a_whole
from cuore.cards.cardfile.fields import FIELDS, FLAGS, ICONS, LAID, MOST, NUMBERS, PROGRAMS, PROVENANCES
from cuore.cards.cardfile.sense import complaints
from cuore.cards.cardfile.steps import read_needs, read_program, read_things
from cuore.cards.cardfile.table import CardTable, words_like
from cuore.cards.vocabulary import vocabulary_of
from cuore.engine.card import COMMON, Card
from cuore.engine.errors import DamagedRecord, sentence, shorten
from cuore.engine.rules import Rules, plain
from cuore.engine.words import BUILDING, CATEGORY_NAMES, ERRAND_NAMES, HIGH_CLASS, LOVE, NO_ERRAND, NOWHERE, PRIVATE

MOST_CARDS = 500  # in one file
LONGEST_NAME = 60
NOT_IN_NAMES = ",:;#|/()"
COUNT = re.compile(r"(^| )x[0-9]+$|^storm( [0-9]+)?$")  # what a notation would read as a number of cards or storms
NAMES_ARE = (
    "a name is up to 60 printable letters, single spaces, without , : ; # | / ( ), not like 'x3' at its end or 'storm'"
)
RESERVED = ("", "all love")


def read_cards(text: str, rules: Rules) -> list[Card]:
    """The cards of a card file, made of the words of some rules; one that these have already is a correction."""
    return make_cards(_tables(text), rules)


def make_cards(tables: Sequence[object], rules: Rules) -> list[Card]:
    """The cards of plain data in the form that a card file has."""
    known = {card.name: (card.category, card.laid) for card in rules.cards}
    words = vocabulary_of(rules.boxes.values())
    for table in tables:
        if isinstance(table, dict) and isinstance(table.get("name"), str):
            category = str(table.get("category"))
            place = CATEGORY_NAMES.index(category) if category in CATEGORY_NAMES else -1
            known[table["name"].strip()] = (place, LAID.get(str(table.get("laid", "")), NOWHERE))
    cards: list[Card] = []
    for number, table in enumerate(tables, 1):
        card = _read_card(CardTable(number, table, known, words), rules)
        same = [other.name for other in (*rules.cards, *cards) if plain(other.name) == plain(card.name)]
        if card.name in {other.name for other in cards} or (same and card.name not in same):
            raise DamagedRecord(f"card {number} ({card.name}): there is another card of that name: {same[0]}")
        cards.append(card)
    return cards


def _tables(text: str) -> list[object]:
    """The ``[[card]]`` tables of a file that holds nothing else."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"the card file is not TOML: {sentence(error)}") from None
    extra = [key for key in data if key != "card"]
    if extra:
        raise DamagedRecord(f"{shorten(extra[0])} does not belong in a card file: write [[card]] tables only")
    tables = data.get("card", [])
    if not isinstance(tables, list) or not tables:
        raise DamagedRecord("the card file has no [[card]] table")
    if len(tables) > MOST_CARDS:
        raise DamagedRecord(f"the card file has more than {MOST_CARDS} cards")
    return tables


def _read_card(table: CardTable, rules: Rules) -> Card:
    for key in table.data:
        if key not in FIELDS:
            raise table.wrong(f"{shorten(key)} is not a field of a card; {words_like(key, FIELDS)}")
    name, category = _name_and_category(table, rules)
    vp = table.data.get("vp", 0)
    by_rule = vp == "?"
    icons = table.data.get("icons", {})
    if not isinstance(icons, dict) or any(icon not in ICONS for icon in icons):
        raise table.wrong(f"icons is a table of {', '.join(ICONS)}")
    amounts = {icon: table.number(f"icons.{icon}", icons.get(icon, 0), 0, 9) for icon in ICONS}
    laid = table.text("laid")
    if laid not in LAID:
        raise table.wrong(f"laid is {' or '.join(repr(word) for word in LAID if word)}, not {shorten(laid)}")
    programs = {key: read_program(table, key, table.data.get(key, [])) for key in PROGRAMS}
    cure = table.text("cure")
    if cure and cure not in table.known:
        raise table.wrong(f"cure: there is no card called {shorten(cure)}")
    numbers = {
        key: table.number(key, table.data.get(key, 0), 0, MOST if key == "park copies" else 9) for key in NUMBERS
    }
    flags = {key: table.flag(key) for key in FLAGS}
    provenance, ours, deduced = _provenance(table)
    card = Card(
        name,
        table.text("title"),
        box=COMMON if category == LOVE and _is_common(rules, name) else table.text("box") or "house",
        category=category,
        cost=table.number("cost", table.data.get("cost", None if category <= BUILDING else 0), 0, MOST),
        copies=table.number(
            "copies", table.data.get("copies", 1 if category in (PRIVATE, HIGH_CLASS) else 10), 1, MOST
        ),
        provenance=provenance,
        ours=ours,
        deduced=deduced,
        vp=0 if by_rule else table.number("vp", vp, -MOST, MOST),
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
        errand=table.one_of("errand", ERRAND_NAMES) if table.text("errand") else NO_ERRAND,
        skill_needed=numbers["skill needed"],
        park_copies=numbers["park copies"],
        turns_events_away=flags["turns events away"],
        laid=LAID[laid],
        cure=cure,
        cure_maid=numbers["cure maid"],
        scores=read_things(table, "scores", "rule", table.words.score_rules),
        changes=read_things(table, "changes", "change", table.words.cost_changes),
        requires=read_things(table, "requires", "requirement", table.words.requirements),
        protects=numbers["protects"],
        leave=numbers["leave"],
        chamber_discount=numbers["chamber discount"],
        larger_hand=numbers["larger hand"],
        needs=read_needs(table),
        level=numbers["level"],
        alcohol=numbers["alcohol"],
        opens=flags["opens"],
        starts_shown=flags["starts shown"],
        fewer_when_faster=flags["fewer when faster"],
    )
    reasons = complaints(card, rules)
    if reasons:
        raise table.wrong(reasons[0])
    return card


def _is_common(rules: Rules, name: str) -> bool:
    """Whether a name is that of a card that lies in every box."""
    return name in rules.kinds and rules.cards[rules.kinds[name]].box == COMMON


def _name_and_category(table: CardTable, rules: Rules) -> tuple[str, int]:
    """What a card is called, in a way that the notations can write, and what it is."""
    name = table.text("name", required=True)
    official = rules.cards[rules.kinds[name]] if name in rules.kinds else None
    if official is None and (not _writable(name) or COUNT.search(name) or plain(name) in RESERVED):
        raise table.wrong(NAMES_ARE)
    box = rules.boxes.get(table.text("box"))
    if box is not None and name in box.retired:
        raise table.wrong(f"{name} {box.retired[name]}")
    for key in ("title", "box"):
        if not _writable(table.text(key)):
            raise table.wrong(f"{key} is up to 60 printable characters, single spaces, without , : ; # | / ( )")
    category = table.one_of("category", CATEGORY_NAMES)
    if official is not None and official.category != category:
        raise table.wrong(f"{name} is a {CATEGORY_NAMES[official.category]}, and a correction cannot change that")
    return name, category


def _provenance(table: CardTable) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """What a card is as a whole, which parts of it are somebody's own, and which are deduced."""
    ours, deduced = table.some_of("ours", PARTS), table.some_of("deduced", PARTS)
    twice = [part for part in ours if part in deduced]
    if twice:
        raise table.wrong(f"{twice[0]} cannot be both ours and deduced")
    whole = as_a_whole(ours) if ours else RECONSTRUCTED
    said = PROVENANCES[table.one_of("provenance", PROVENANCES, whole)]
    if ours and whole == RECONSTRUCTED != said:
        raise table.wrong(f"a card whose {' and '.join(ours)} are ours is reconstructed, not {said}")
    return said, ours, deduced


def _writable(words: str) -> bool:
    """Whether a text can stand in the notations."""
    folded = " ".join(words.split())
    return words.isprintable() and len(words) <= LONGEST_NAME and words == folded and not set(words) & set(NOT_IN_NAMES)
