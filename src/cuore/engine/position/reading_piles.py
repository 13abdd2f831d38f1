"""Reading the piles of the Town or the Park: which there are, and how many cards lie in each.

A card that is said to be somewhere else is not in its pile; ``outside`` counts those, by kind.
"""

from __future__ import annotations

from cuore.engine.census import count_entries
from cuore.engine.errors import shorten
from cuore.engine.player import Player
from cuore.engine.position.notation import USUAL, split_cards
from cuore.engine.position.reader import Reader
from cuore.engine.setup import TOWN_SIZE, of_boxes
from cuore.engine.words import (
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    ILL,
    LOVE,
    MAID_CHIEF,
    ON_MAID,
)
from cuore.engine.zones import HOUSE_ZONES


def named_piles(reader: Reader) -> dict[int, int]:
    """The piles that are named, each with its number of cards or as usual."""
    found: dict[int, int] = {}
    for words in split_cards(reader.text("town")):
        kind, count = reader.entry(words)
        if kind >= ILL:
            raise reader.damaged(f"{shorten(words)}: nothing lies on or under the cards of a pile")
        if not reader.rules.sellable(kind):
            raise reader.damaged(f"{reader.rules.names[kind]} has no pile of her own")
        if not reader.place.sells(reader.rules, kind, reader.host.id):
            raise reader.damaged(f"{reader.rules.names[kind]} has no pile in the {reader.place.title}")
        if kind in found:
            raise reader.damaged(f"{reader.rules.names[kind]} is twice in the town")
        found[kind] = count if " x" in words else USUAL
    return found


def census(reader: Reader, players: list[Player], others: list[int]) -> list[int]:
    """How many cards of each kind the houses have, and other places that are listed."""
    outside = [0] * len(reader.rules.cards)
    for p in players:
        for zone in HOUSE_ZONES:
            count_entries(reader.rules, getattr(p, zone.name), outside)
    count_entries(reader.rules, others, outside)
    return outside


def town_shop(reader: Reader, named: dict[int, int], outside: list[int], first_town: tuple[str, ...]) -> list[int]:
    """The piles of the Town: what is named, what is needed by cards elsewhere, and the first town for the rest."""
    rules = reader.rules
    whole = all(any(rules.category[k] == category for k in named) for category in (MAID_CHIEF, CHAMBERMAID_CHIEF, LOVE))
    if whole:
        return list(named)
    own = [k for k in reader.kinds if rules.category[k] == GENERAL]
    generals = _ten_maids(reader, [k for k in own if k in named or outside[k]], first_town)
    first = of_boxes(rules, reader.boxes[:1])
    chiefs = [k for k in first if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF)]
    chiefs += [
        k
        for k in reader.kinds
        if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF) and outside[k] and k not in chiefs
    ]
    loves = [k for k in reader.kinds if rules.category[k] == LOVE]
    buildings = [k for k in reader.kinds if rules.category[k] == BUILDING]
    events = [k for k in reader.kinds if rules.category[k] == EVENT]
    return chiefs + generals + loves + buildings + events


def park_shop(reader: Reader, named: dict[int, int], outside: list[int], first_town: tuple[str, ...]) -> list[int]:
    """The piles of the Park: its own maids, Love, and the Illness cards if they are said to be there."""
    rules = reader.rules
    own = [k for k in rules.by_box[reader.host.id] if rules.category[k] == GENERAL]
    generals = _ten_maids(reader, [k for k in own if k in named or outside[k]], first_town)
    loves = [k for k in of_boxes(rules, (reader.host.id,)) if rules.category[k] == LOVE]
    events = [k for k in reader.kinds if rules.laid[k] == ON_MAID and (k in named or outside[k])]
    return generals + loves + events


def _ten_maids(reader: Reader, there: list[int], first_town: tuple[str, ...]) -> list[int]:
    """General maids that must be there, filled up from a first town, in the order of their costs."""
    rules = reader.rules
    generals = there[:]
    for name in first_town:
        kind = rules.kinds[name]
        if len(generals) < TOWN_SIZE and kind not in generals:
            generals.append(kind)
    generals.sort(key=lambda k: (rules.cost[k], k))
    return generals


def pile_sizes(reader: Reader, shop: list[int], named: dict[int, int], outside: list[int], seats: int) -> list[int]:
    """How many cards lie in each pile: what is said, or as many as are not elsewhere."""
    rules = reader.rules
    sizes = [named.get(kind, USUAL) for kind in shop]
    for place, kind in enumerate(shop):
        if sizes[place] == USUAL:
            sizes[place] = reader.place.copies(rules, kind, seats, reader.host.id) - outside[kind]
    return sizes


def totals(reader: Reader, shop: list[int], sizes: list[int], outside: list[int], seats: int) -> list[int]:
    """How many cards of each kind take part; no more than the box has."""
    found = outside[:]
    for kind, count in enumerate(outside):
        if count and not reader.place.apart and reader.rules.sellable(kind) and kind not in shop:
            raise reader.damaged(f"{reader.rules.names[kind]} is in this game, but has no pile in the town")
    for place, kind in enumerate(shop):
        found[kind] += sizes[place]
    for kind, card in enumerate(reader.rules.cards):
        copies = reader.place.most_copies(reader.rules, kind, seats, reader.host.id)
        if found[kind] > copies:
            raise reader.damaged(f"there are {found[kind]} {card.name}, and the box has {copies}")
    for kind, left in zip(shop, sizes, strict=True):
        if left < 0:
            raise reader.damaged(
                f"there are {outside[kind]} {reader.rules.names[kind]} outside the Town, more than the box has"
            )
    return found
