"""Reading a position, complete or partial, with an error for every mistake that says where and why."""

from __future__ import annotations

import re

from cuore.engine.brought import Brought, new_brought
from cuore.engine.census import count_entries
from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import CuoreError, DamagedRecord, shorten
from cuore.engine.game import Game
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.park import NO_PARK
from cuore.engine.position.reader import PILE_TAKES, Reader
from cuore.engine.position.reading_frames import read_frames
from cuore.engine.position.reading_houses import read_houses, read_zone
from cuore.engine.position.reading_park import check_visitors, errands_for, one_on_top, read_park
from cuore.engine.position.reading_piles import census, named_piles, park_shop, pile_sizes, totals, town_shop
from cuore.engine.position.reading_side_table import read_side_table
from cuore.engine.position.sense import check_sense
from cuore.engine.rules import Rules
from cuore.engine.setup import (
    check_seed,
    empty_piles_that_end,
    new_house,
    of_boxes,
    players_for,
    start_deck,
)
from cuore.engine.side_table import new_side_table
from cuore.engine.words import (
    BEER,
    CHAMBERMAID_CHIEF,
    EVENT,
    PRIVATE,
    SEAT_NAMES,
)
from cuore.engine.zones import (
    BAG,
    COUNTS,
    FLAG,
    NOTES,
    OF_GAME,
    OF_SEAT,
    ROW,
    TABLE_COUNTERS,
    TABLE_ZONES,
    Counter,
    StatePart,
)

ROWS = tuple(
    [
        zone
        for zone in TABLE_ZONES
        if zone.holder == OF_GAME and zone.order == ROW and zone.entries != COUNTS and zone.key not in PILE_TAKES
    ]
)
"""What lies on the table by itself, beside no pile."""


def read_position(rules: Rules, text: str, first_town: tuple[str, ...] = ()) -> Game:
    """The game that a position describes, before it runs on: call ``run`` to reach its first question.

    ``first_town`` names the general maids of a Town that the position does not choose itself.
    """
    g = _read_game(Reader(rules, text), first_town)
    _try_out(g)
    return g


def read_list(rules: Rules, boxes: tuple[str, ...], words: str) -> list[int]:
    """A list of cards as a position writes it, in the order given."""
    return Reader(rules, f"boxes: {', '.join(boxes)}").cards(words)


def _try_out(g: Game) -> None:
    """A position that says more than a person would (frames, events on their way) may fit badly: see it run."""
    trial = g.copy()
    try:
        trial.run()
    except (AssertionError, IndexError, KeyError, NotImplementedError, StopIteration, ValueError):
        raise DamagedRecord("this position does not fit together: it cannot be played on") from None
    carriers = [f for f in trial.stack if f.picked >= 0 and f.pc < len(f.program) and f.program[f.pc].CARRIES]
    if len(trial.moving) > len(carriers):
        raise DamagedRecord("an event is on its way that nothing brings to its place")
    if [f.picked for f in carriers] != trial.moving or carriers not in ([], trial.stack[-1:]):
        raise DamagedRecord("an effect brings an event to its place that is not on its way")


def _read_game(reader: Reader, first_town: tuple[str, ...]) -> Game:
    """Everything that the lines say, and the usual for what they do not say."""
    rules = reader.rules
    seats = reader.number("players", 2, *players_for(rules, reader.boxes))
    first = reader.seat(reader.text("first", "A"), seats)
    luck = _read_luck(reader)
    named = named_piles(reader)
    up, down = reader.shown_and_hidden("private maids")
    if reader.place.open_pile:
        one_on_top(reader, "private maid", up, down)
    lying = {zone.name: reader.cards_of(zone.key, zone.takes) for zone in ROWS}
    brought = _read_brought(reader, seats)
    players, untouched = read_houses(reader, seats)
    reader.line = 0

    outside = census(reader, players, up + down)
    for zone in ROWS:
        if zone.entries != NOTES:
            count_entries(rules, lying[zone.name], outside)
    for by_seat in brought.lying:
        for cards in by_seat:
            count_entries(rules, cards, outside)
    if reader.place.visitors:
        check_visitors(reader, outside)
        park = read_park(reader, seats, first, luck, outside)
        side = new_side_table()
        side.removed = reader.cards_of("removed", (EVENT, CHAMBERMAID_CHIEF))
        for kind in side.removed:
            outside[kind] += 1
        shop = park_shop(reader, named, outside, first_town)
    else:
        park = NO_PARK
        side = read_side_table(reader, seats, outside)
        shop = town_shop(reader, named, outside, first_town)
    start = start_deck(rules, of_boxes(rules, (reader.host.id,)) if reader.place.apart else shop)
    for seat in untouched:
        players[seat] = new_house(luck, seat, start)
    for kind in start:
        outside[kind] += len(untouched)
    if "private maids" not in reader.said and not reader.place.open_pile:
        rest = [k for k in reader.kinds if rules.category[k] == PRIVATE and not outside[k]]
        shown = reader.place.shown_private_maids
        up, down = rest[:shown], rest[shown:]
        for kind in rest:
            outside[kind] += 1
    sizes = pile_sizes(reader, shop, named, outside, seats)
    private_pile = reader.flag("private pile", "yes") and any(
        total and rules.category[kind] == PRIVATE for kind, total in enumerate(outside)
    )
    stock = Stock(
        rules,
        shop,
        totals(reader, shop, sizes, outside, seats),
        reader.boxes,
        private_pile,
        errands_for(rules, reader.host.id, seats) if park.in_use else (),
        # A pile of beers that is said to be empty has run out, wherever its beers may be.
        not park.in_use and any(rules.category[kind] == BEER for kind in reader.kinds),
    )
    asks_all = reader.flag("asks all", "no")
    deal = Deal(stock, luck, seats, first, empty_piles_that_end(seats), asks_all=asks_all)
    g = Game(deal, players, sizes, sizes.count(0))
    g.side, g.park, g.brought = side, park, brought
    g.face_up, g.face_down = up, down
    for name, cards in lying.items():
        setattr(g, name, cards)
    _read_counters(reader, g)
    read_frames(reader, g)
    check_sense(reader, g)
    if reader.values:
        name, (number, _) = next(iter(reader.values.items()))
        raise DamagedRecord(f"{shorten(name)} is not a word of this notation, or not in these boxes", line=number)
    return g


def _read_luck(reader: Reader) -> Luck:
    seed = reader.text("seed", "position")
    try:
        check_seed(seed)
    except CuoreError as error:
        raise reader.damaged(str(error)) from None
    seeded = luck_from_seed(seed)
    key = reader.text("luck")
    if not key:
        return seeded
    if not re.fullmatch("[0-9a-f]{64}", key):
        raise reader.damaged("luck must be 64 hexadecimal digits")
    return Luck(bytes.fromhex(key))


def _read_brought(reader: Reader, seats: int) -> Brought:
    """What the boxes have of their own."""
    brought = new_brought(reader.rules.brings(reader.boxes), seats)
    for place, zone in enumerate(brought.brings.zones):
        lying = [read_zone(reader, zone, who) for who in _holders(zone, seats)]
        brought.lying[place] = [sorted(cards) for cards in lying] if zone.order == BAG else lying
    for place, counter in enumerate(brought.brings.counters):
        brought.numbers[place] = [_read_number(reader, counter, who) for who in _holders(counter, seats)]
    return brought


def _read_number(reader: Reader, counter: Counter, who: str) -> int:
    if counter.form == FLAG:
        return 1 if reader.flag(who + counter.key, "yes" if counter.default else "no") else 0
    return reader.number(who + counter.key, counter.default, counter.least)


def _holders(declared: StatePart, seats: int) -> list[str]:
    """What stands before the key in the lines of a zone or counter."""
    return [f"{SEAT_NAMES[seat]} " for seat in range(seats)] if declared.holder == OF_SEAT else [""]


def _read_counters(reader: Reader, g: Game) -> None:
    """All counters of the game itself; what is not said is as a game begins."""
    for counter in TABLE_COUNTERS:
        if counter.holder == OF_GAME:
            setattr(g, counter.name, reader.counter(counter, getattr(g, counter.name), g.deal.seats))
    if (g.acquired or g.another_turn) and not g.deal.stock.reminiscing:
        raise reader.damaged("there are no Reminiscences in this game: nobody has acquired one, or another turn by it")
    if g.stand_used and not g.deal.stock.has_beers:
        raise reader.damaged("there are no beers in this game: nobody has bought one")
