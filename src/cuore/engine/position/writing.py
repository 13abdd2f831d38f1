"""Writing a position."""

from __future__ import annotations

from cuore.engine.finding import holder_of
from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.position.notation import HEADER
from cuore.engine.rules import Rules
from cuore.engine.words import ENDING_NAMES, EVERYBODY, PHASE_NAMES, SEAT_NAMES, SKILL_NAMES
from cuore.engine.zones import (
    BAG,
    BY_SEAT,
    BY_SKILL,
    COUNTS,
    ENDING,
    FLAG,
    HEAPS,
    HOUSE_COUNTERS,
    HOUSE_ZONE,
    HOUSE_ZONES,
    NO_LINE,
    OF_GAME,
    OF_PARK,
    OF_SEAT,
    OF_SIDE_TABLE,
    ONE_SEAT,
    PHASE,
    PILE,
    SEATS,
    TABLE,
    TABLE_ZONES,
    Counter,
    Zone,
)

UNDER_IT = {zone.key: zone.name for zone in TABLE_ZONES if zone.order == PILE and zone.entries != HEAPS}
"""The face-down piles of the table, by the key of the line that shows first what lies face up beside each."""


def write_position(g: Game) -> str:
    """The complete notation of a game."""
    lines = [
        HEADER,
        f"boxes: {', '.join(g.deal.stock.boxes)}",
        f"players: {g.deal.seats}",
        f"first: {SEAT_NAMES[g.deal.first]}",
        f"luck: {g.deal.luck.key.hex()}",
    ]
    if g.deal.asks_all:
        lines.append("asks all: yes")
    for declared in TABLE:
        if isinstance(declared, Zone):
            lines += _write_zone(g, declared)
        else:
            lines += _write_counter(g, declared)
    lines += _write_brought(g, OF_GAME, 0)
    for seat in range(g.deal.seats):
        lines += _write_house(g, seat)
    lines += [_write_frame(g, i) for i in range(len(g.stack))]
    return "\n".join(lines) + "\n"


def _write_zone(g: Game, zone: Zone) -> list[str]:
    """The line of a zone of the table; none where the game has no such zone, or nothing lies there."""
    names = g.rules.names
    if zone.holder == OF_PARK and not g.park.in_use:
        return []
    if zone.entries == COUNTS:
        return [f"{zone.key}: " + ", ".join(f"{names[k]} x{g.piles[i]}" for i, k in enumerate(g.deal.shop))]
    if zone.entries == HEAPS:
        return [f"{zone.key}: " + ", ".join(list_words(g.rules, heap[::-1]) for heap in g.park.preparations if heap)]
    if zone.entries == BY_SEAT or zone.order == PILE:
        return []  # it stands with the houses, or behind what lies face up
    cards: list[int] = getattr(holder_of(g, zone), zone.name)
    words = ", ".join([names[k] for k in (sorted(cards) if zone.order == BAG else cards)])
    if zone.key in UNDER_IT:
        return _write_pile(g, zone, words) if _has_pile(g, zone) else []
    return [f"{zone.key}: {words}"] if cards or zone.holder == OF_PARK else []


def _has_pile(g: Game, zone: Zone) -> bool:
    """Whether a game has this face-down pile, be it empty by now: Reminiscences and beers never lie in the Park."""
    if zone.holder == OF_SIDE_TABLE:
        return g.side.in_use and not g.park.in_use
    return zone.holder == OF_GAME or bool(g.deal.stock.guests)


def _write_pile(g: Game, zone: Zone, shown: str) -> list[str]:
    """What lies face up, and the pile beside or under it."""
    down: list[int] = getattr(holder_of(g, zone), UNDER_IT[zone.key])
    lines = [f"{zone.key}: {shown} | {', '.join([g.rules.names[k] for k in reversed(down)])}".rstrip()]
    if zone.holder == OF_GAME and (shown or down) and not g.deal.stock.private_pile:
        lines.append("private pile: no")
    return lines


def _write_counter(g: Game, counter: Counter) -> list[str]:
    """The line of a counter of the table; none where it has its usual value."""
    if counter.holder == OF_PARK and not g.park.in_use:
        return []
    if counter.form == BY_SKILL:
        return [f"{SKILL_NAMES[skill]}: {points}" for skill, points in enumerate(g.park.skills) if points]
    value: int = getattr(holder_of(g, counter), counter.name)
    if counter.key == NO_LINE or (value == counter.default and not counter.always):
        return []
    if counter.form == SEATS and not g.aside:
        return []  # who sees cards that are not there
    words = counter_words(g, counter, value)
    return [
        f"{counter.key}: {words} {g.side.stand_turns}" if counter.holder == OF_SIDE_TABLE else f"{counter.key}: {words}"
    ]


def counter_words(g: Game, counter: Counter, value: int) -> str:
    """The value of a counter as a position writes it."""
    if counter.form == ONE_SEAT:
        return SEAT_NAMES[value]
    if counter.form == SEATS:
        return _seats_words(value, g.deal.seats)
    if counter.form == PHASE:
        return PHASE_NAMES[value]
    if counter.form == ENDING:
        return ENDING_NAMES[value]
    if counter.form == FLAG:
        return "yes" if value else "no"
    return str(value)


def _write_brought(g: Game, holder: str, seat: int) -> list[str]:
    """What boxes have of their own, as far as it differs from the beginning."""
    who = f"{SEAT_NAMES[seat]} " if holder == OF_SEAT else ""
    brought = g.brought
    lines: list[str] = []
    for zone in brought.brings.zones:
        cards = brought.cards(zone, seat) if zone.holder == holder else []
        if cards:
            lines.append(f"{who}{zone.key}: {list_words(g.rules, _in_order(zone, cards))}")
    for counter in brought.brings.counters:
        value = brought.number(counter, seat) if counter.holder == holder else counter.default
        if value != counter.default:
            lines.append(f"{who}{counter.key}: {counter_words(g, counter, value)}")
    return lines


def _seats_words(seats: int, count: int) -> str:
    return "".join(SEAT_NAMES[s] for s in range(count) if seats >> s & 1)


def _in_order(zone: Zone, cards: list[int]) -> list[int]:
    """The cards of a zone in the order in which they are written: of a pile the top first."""
    if zone.order == PILE:
        return cards[::-1]
    return sorted(cards) if zone.order == BAG else cards


def zone_words(g: Game, seat: int, name: str) -> str:
    """The cards of one zone of a seat as a position writes them."""
    return list_words(g.rules, _in_order(HOUSE_ZONE[name], getattr(g.players[seat], name)))


def list_words(rules: Rules, cards: list[int]) -> str:
    """Cards in their order, equal neighbours as one with their number."""
    words: list[str] = []
    at = 0
    while at < len(cards):
        count = 1
        while at + count < len(cards) and cards[at + count] == cards[at]:
            count += 1
        words.append(rules.entry_words(cards[at]) + (f" x{count}" if count > 1 else ""))
        at += count
    return ", ".join(words)


def _write_house(g: Game, seat: int) -> list[str]:
    name = SEAT_NAMES[seat]
    p = g.players[seat]
    lines = [f"{name} hand: {zone_words(g, seat, 'hand')}".rstrip()]
    lines += [
        f"{name} {zone.key}: {zone_words(g, seat, zone.name)}" for zone in HOUSE_ZONES[1:] if getattr(p, zone.name)
    ]
    if g.park.in_use and g.park.picked[seat] != NOBODY:
        lines.append(f"{name} high class: {g.rules.names[g.park.picked[seat]]}")
    for counter in HOUSE_COUNTERS:
        value: int = getattr(p, counter.name)
        if value != counter.default or counter.always:
            lines.append(f"{name} {counter.key}: {counter_words(g, counter, value)}")
    return lines + _write_brought(g, OF_SEAT, seat)


def _write_frame(g: Game, index: int) -> str:
    f = g.stack[index]
    asking = index == len(g.stack) - 1 and bool(g.options)
    words = [
        f"frame: {g.rules.path_of(f.program)}",
        f"step {f.pc if asking else f.pc + 1}",
        f"seat {SEAT_NAMES[f.seat]}",
    ]
    if f.card >= 0:
        words.append(f"card {g.rules.names[f.card]}")
    if f.target >= 0:
        words.append(f"target {SEAT_NAMES[f.target]}")
    if f.picked >= 0:
        words.append(f"picked {g.rules.names[f.picked]}")
    if f.knows != EVERYBODY:
        words.append("known to " + _seats_words(f.knows, g.deal.seats))
    if f.place >= 0:
        words.append(f"place {g.rules.entry_words(f.place)}")
    if f.at:
        words.append(f"at {f.at}")
    if f.borrowed:
        words.append("borrowed")
    return "; ".join(words)
