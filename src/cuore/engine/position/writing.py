"""Writing a position."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.position.notation import HEADER, TOP_FIRST, ZONES
from cuore.engine.rules import Rules
from cuore.engine.words import ENDING_NAMES, EVERYBODY, PHASE_NAMES, RUNNING, SEAT_NAMES, SKILL_NAMES


def write_position(g: Game) -> str:
    """The complete notation of a game."""
    names = g.rules.names
    lines = [
        HEADER,
        f"boxes: {', '.join(g.deal.stock.boxes)}",
        f"players: {g.deal.seats}",
        f"first: {SEAT_NAMES[g.deal.first]}",
        f"luck: {g.deal.luck.key.hex()}",
        f"decisions: {g.decisions}",
        f"round: {g.round}",
        f"turn: {SEAT_NAMES[g.turn]}",
        f"phase: {PHASE_NAMES[g.phase]}",
        f"ending: {ENDING_NAMES[g.ending]}",
        f"love: {g.love}",
        f"servings: {g.servings}",
        f"employments: {g.employments}",
        f"new hand: {g.new_hand}",
        "town: " + ", ".join(f"{names[k]} x{g.piles[i]}" for i, k in enumerate(g.deal.shop)),
    ]
    up, down = [names[k] for k in g.face_up], [names[k] for k in reversed(g.face_down)]
    lines.append(f"private maids: {', '.join(up)} | {', '.join(down)}".rstrip())
    if (up or down) and not g.deal.stock.private_pile:
        lines.append("private pile: no")
    if g.used:
        lines.append("used: " + ", ".join(names[k] for k in g.used))
    if g.moving:
        lines.append("moving: " + ", ".join(names[k] for k in g.moving))
    lines += _write_rarities(g)
    for seat in range(g.deal.seats):
        lines += _write_house(g, seat)
    lines += [_write_frame(g, i) for i in range(len(g.stack))]
    return "\n".join(lines) + "\n"


def _write_rarities(g: Game) -> list[str]:
    """What only some boxes have, or only some moments."""
    names = g.rules.names
    side = g.side
    lines: list[str] = []
    if g.park.in_use:
        lines += _write_park(g)
    elif side.in_use:
        for word, up, down in (
            ("reminiscences", side.reminiscences_up, side.reminiscences_down),
            ("beers", side.beers_up, side.beers_down),
        ):
            shown, hidden = [names[k] for k in up], [names[k] for k in reversed(down)]
            lines.append(f"{word}: {', '.join(shown)} | {', '.join(hidden)}".rstrip())
        if side.stand_owner >= 0:
            lines.append(f"beer stand: {SEAT_NAMES[side.stand_owner]} {side.stand_turns}")
    if side.removed:
        lines.append("removed: " + ", ".join(names[k] for k in sorted(side.removed)))
    if g.aside:
        lines.append("aside: " + ", ".join(names[k] for k in g.aside))
        if g.aside_knows != EVERYBODY:
            lines.append("aside known to: " + _seats_words(g.aside_knows, g.deal.seats))
    if g.bargains:
        lines.append("bargains: " + ", ".join(names[k] for k in g.bargains))
    if g.after_hand:
        lines.append("after hand: " + ", ".join(names[k] for k in g.after_hand))
    if g.beer_rights:
        lines.append(f"beer rights: {g.beer_rights}")
    for word, flag in (
        ("acquired", g.acquired),
        ("another turn", g.another_turn),
        ("chiefs are love", g.chiefs_are_love),
        ("stand used", g.stand_used),
    ):
        if flag:
            lines.append(f"{word}: yes")
    return lines


def _write_park(g: Game) -> list[str]:
    """Rounds, high class maids, preparations, skill points and guests."""
    names = g.rules.names
    park = g.park
    lines = [
        f"first master: {SEAT_NAMES[park.first_master]}",
        f"opened by: {SEAT_NAMES[park.opener]}",
        f"high class: {', '.join(names[k] for k in park.high_class)}",
        "preparations: " + ", ".join(list_words(g.rules, pile[::-1]) for pile in park.preparations if pile),
    ]
    lines += [f"{SKILL_NAMES[skill]}: {points}" for skill, points in enumerate(park.skills) if points]
    if g.deal.stock.guests:
        shown, hidden = [names[k] for k in park.guests_up], [names[k] for k in reversed(park.guests_down)]
        lines.append(f"guests: {', '.join(shown)} | {', '.join(hidden)}".rstrip())
    if park.ends != RUNNING:
        lines.append(f"last round: {ENDING_NAMES[park.ends]}")
    return lines


def _seats_words(seats: int, count: int) -> str:
    return "".join(SEAT_NAMES[s] for s in range(count) if seats >> s & 1)


def zone_words(g: Game, seat: int, zone: str) -> str:
    """The cards of one zone as a position writes them."""
    p = g.players[seat]
    cards: list[int] = getattr(p, zone)
    if zone in TOP_FIRST:
        return list_words(g.rules, cards[::-1])
    return list_words(g.rules, cards if zone == "played" else sorted(cards))


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
    lines += [f"{name} {zone}: {zone_words(g, seat, zone)}" for zone in ZONES[1:] if getattr(p, zone)]
    if g.park.in_use and g.park.picked[seat] != NOBODY:
        lines.append(f"{name} high class: {g.rules.names[g.park.picked[seat]]}")
    lines.append(f"{name} shuffles: {p.shuffles}")
    if p.looks:
        lines.append(f"{name} looks: {p.looks}")
    if p.lets_all:
        lines.append(f"{name} lets all: yes")
    return lines


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
