"""From a file to cards."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import blake2b

from cuore.cards.build import PARTS, RECONSTRUCTED, as_a_whole
from cuore.cards.cardfile.fields import FIELDS, FLAGS, ICONS, LAID, MOST, NUMBERS, PROGRAMS, PROVENANCES
from cuore.cards.cardfile.sense import complaints
from cuore.cards.cardfile.steps import read_needs, read_program, read_things
from cuore.cards.cardfile.table import CardTable, words_like
from cuore.cards.cardfile.writing import card_data
from cuore.cards.catalogue import CARDS, COMMON_PROGRAMS, merged_with
from cuore.cards.retired import RETIRED, RETIRED_FROM
from cuore.engine.card import COMMON, Card
from cuore.engine.costs import COST_CHANGES
from cuore.engine.errors import DamagedRecord, sentence, shorten
from cuore.engine.requirements import REQUIREMENTS
from cuore.engine.rules import Rules, plain
from cuore.engine.score_rules import SCORE_RULES
from cuore.engine.words import BUILDING, CATEGORY_NAMES, ERRAND_NAMES, HIGH_CLASS, LOVE, NO_ERRAND, NOWHERE, PRIVATE

MOST_CARDS = 500  # in one file
LONGEST_NAME = 60
NOT_IN_NAMES = ",:;#|/()"
COUNT = re.compile(r"(^| )x[0-9]+$|^storm( [0-9]+)?$")  # what a notation would read as a number of cards or storms
NAMES_ARE = (
    "a name is up to 60 printable letters, single spaces, without , : ; # | / ( ), not like 'x3' at its end or 'storm'"
)
RESERVED = ("", "all love")
OFFICIAL = {card.name: card for card in CARDS}
COMMON_NAMES = frozenset(card.name for card in CARDS if card.box == COMMON)


def rules_from_file(text: str) -> Rules:
    """The official rules with the cards of a file: one that has an official name corrects that card."""
    cards = read_cards(text)
    merged = merged_with(cards)
    changed = [card_data(card) for card in merged if _is_changed(card)]
    words = json.dumps(changed, sort_keys=True).encode()
    fingerprint = blake2b(words, digest_size=8).hexdigest() if changed else ""
    return Rules(merged, COMMON_PROGRAMS, fingerprint, RETIRED)


def _is_changed(card: Card) -> bool:
    """Whether no official card is the same."""
    official = OFFICIAL.get(card.name)
    return card is not official and (official is None or card_data(card) != card_data(official))


def read_cards(text: str) -> list[Card]:
    """The cards of a card file."""
    tables = _tables(text)
    known = {card.name: (card.category, card.laid) for card in CARDS}
    for table in tables:
        if isinstance(table, dict) and isinstance(table.get("name"), str):
            category = str(table.get("category"))
            place = CATEGORY_NAMES.index(category) if category in CATEGORY_NAMES else -1
            known[table["name"].strip()] = (place, LAID.get(str(table.get("laid", "")), NOWHERE))
    cards: list[Card] = []
    for number, table in enumerate(tables, 1):
        card = _read_card(CardTable(number, table, known))
        same = [other.name for other in (*CARDS, *cards) if plain(other.name) == plain(card.name)]
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
        raise DamagedRecord(f"{shorten(extra[0])} does not belong into a card file: it holds [[card]] tables only")
    tables = data.get("card", [])
    if not isinstance(tables, list) or not tables:
        raise DamagedRecord("the card file has no [[card]] table")
    if len(tables) > MOST_CARDS:
        raise DamagedRecord(f"the card file has more than {MOST_CARDS} cards")
    return tables


def _read_card(table: CardTable) -> Card:
    for key in table.data:
        if key not in FIELDS:
            raise table.wrong(f"{shorten(key)} is not a field of a card; {words_like(key, FIELDS)}")
    name, category = _name_and_category(table)
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
        box=COMMON if category == LOVE and name in COMMON_NAMES else table.text("box") or "house",
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
        scores=read_things(table, "scores", "rule", SCORE_RULES),
        changes=read_things(table, "changes", "change", COST_CHANGES),
        requires=read_things(table, "requires", "requirement", REQUIREMENTS),
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
    reasons = complaints(card)
    if reasons:
        raise table.wrong(reasons[0])
    return card


def _name_and_category(table: CardTable) -> tuple[str, int]:
    """What a card is called, in a way that the notations can write, and what it is."""
    name = table.text("name", required=True)
    official = next((card for card in CARDS if card.name == name), None)
    if official is None and (not _writable(name) or COUNT.search(name) or plain(name) in RESERVED):
        raise table.wrong(NAMES_ARE)
    if name in RETIRED and table.text("box") == RETIRED_FROM:
        raise table.wrong(f"{name} {RETIRED[name]}")
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
