"""Reading what a position says of the Park."""

from __future__ import annotations

from cuore.engine.card import COMMON
from cuore.engine.luck import Luck
from cuore.engine.park import NOBODY, Park, new_park
from cuore.engine.places.park import FULL_TABLE, PARK, high_class_maids, leave_one_out, preparation_piles
from cuore.engine.places.park import preparations as preparations_for
from cuore.engine.position.reader import Reader
from cuore.engine.rules import Rules
from cuore.engine.words import (
    ALL_PREPARED,
    ENDING_NAMES,
    ERRAND_NAMES,
    GENERAL,
    HIGH_CLASS,
    ON_MAID,
    PILES_EMPTY,
    PREPARATION,
    PRIVATE,
    RUNNING,
    SEAT_NAMES,
    SKILL_NAMES,
)


def errands_for(rules: Rules, park: str, seats: int) -> tuple[bool, ...]:
    """By errand: whether so many players have preparations of it, be they said to be somewhere or not."""
    kinds = [k for k in preparations_for(rules, rules.by_box[park], seats) if PARK.copies(rules, k, seats, park)]
    return tuple([any(rules.errand[k] == errand for k in kinds) for errand in range(len(ERRAND_NAMES))])


def check_visitors(reader: Reader, outside: list[int]) -> None:
    """Refuse cards of other boxes that never come to the Park: only maids and Illnesses do."""
    rules = reader.rules
    for kind, count in enumerate(outside):
        welcome = rules.category[kind] in (GENERAL, PRIVATE) or rules.laid[kind] == ON_MAID
        if count and not welcome and rules.cards[kind].box not in (reader.host.id, COMMON):
            raise reader.damaged(f"{rules.names[kind]} has no place in the Park")


def one_on_top(reader: Reader, what: str, up: list[int], down: list[int]) -> None:
    """Refuse a face-up pile that does not show one card, or none when it is empty."""
    if len(up) > 1 or (down and not up):
        raise reader.damaged(f"one {what} lies on top of the others: {what}s: NAME | the rest")


def read_park(reader: Reader, seats: int, first: int, luck: Luck, outside: list[int]) -> Park:
    """Rounds, high class maids, preparations, skill points and guests; all their cards are added to ``outside``."""
    rules = reader.rules
    opener = reader.seat(reader.text("opened by", SEAT_NAMES[first]), seats)
    park = new_park(seats, opener)
    park.first_master = reader.seat(reader.text("first master", SEAT_NAMES[opener]), seats)
    for seat in range(seats):
        held = reader.cards_of(f"{SEAT_NAMES[seat]} high class", (HIGH_CLASS,))
        if len(held) > 1:
            raise reader.damaged("nobody has more than one high class maid")
        park.picked[seat] = held[0] if held else NOBODY
    there = [k for k in high_class_maids(rules, reader.host.id, seats) if k not in park.picked]
    if seats == FULL_TABLE - 1:
        leave_one_out(rules, there, luck)
    park.high_class = sorted(reader.cards_of("high class", (HIGH_CLASS,)) if "high class" in reader.said else there)
    taken = park.high_class + [kind for kind in park.picked if kind != NOBODY]
    if len(set(taken)) != len(taken):
        raise reader.damaged("a high class maid is in two places")
    if len(taken) < seats:
        raise reader.damaged(f"there must be a high class maid for each of {seats} players")
    for kind in taken:
        outside[kind] += 1
    left = [0] * len(rules.cards)
    if "preparations" in reader.said:
        for kind in reader.cards_of("preparations", (PREPARATION,)):
            left[kind] += 1
    else:
        for kind in preparations_for(rules, rules.by_box[reader.host.id], seats):
            left[kind] = max(0, PARK.copies(rules, kind, seats, reader.host.id) - outside[kind])
    park.preparations = preparation_piles(rules, left)
    for kind, count in enumerate(left):
        outside[kind] += count
    park.skills = [reader.number(skill, 0) for skill in SKILL_NAMES]
    park.guests_up, park.guests_down = reader.shown_and_hidden("guests")
    one_on_top(reader, "guest", park.guests_up, park.guests_down)
    for kind in park.guests_up + park.guests_down:
        if rules.cards[kind].box == reader.host.id:
            raise reader.damaged(f"{rules.names[kind]} is no guest in the Park")
        outside[kind] += 1
    last = reader.text("last round", "no")
    endings = {"no": RUNNING, "yes": PILES_EMPTY}
    endings.update({ENDING_NAMES[ending]: ending for ending in (PILES_EMPTY, ALL_PREPARED)})
    if last not in endings:
        raise reader.damaged(f"last round is one of {', '.join(endings)}")
    park.ends = endings[last]
    return park
