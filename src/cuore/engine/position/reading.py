"""Reading a position, complete or partial, with an error for every mistake that says where and why."""

from __future__ import annotations

import re

from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import CuoreError, DamagedRecord, shorten
from cuore.engine.game import Game
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.park import NO_PARK
from cuore.engine.position.reader import Reader
from cuore.engine.position.reading_frames import read_frames
from cuore.engine.position.reading_houses import read_houses
from cuore.engine.position.reading_park import check_visitors, errands_for, one_on_top, read_park
from cuore.engine.position.reading_piles import census, named_piles, park_shop, pile_sizes, totals, town_shop
from cuore.engine.position.reading_side_table import read_side_table
from cuore.engine.position.sense import check_sense
from cuore.engine.rules import Rules
from cuore.engine.setup import (
    FACE_UP_PRIVATE_MAIDS,
    HAND_SIZE,
    MOST_PLAYERS,
    MOST_PLAYERS_IN_PARK,
    check_seed,
    empty_piles_that_end,
    new_house,
    of_boxes,
    start_deck,
)
from cuore.engine.side_table import new_side_table
from cuore.engine.words import (
    BEER,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    ENDING_NAMES,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    PHASE_NAMES,
    PRIVATE,
    RUNNING,
    SEAT_NAMES,
    STAFF,
    STARTING,
)


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
    seats = reader.number("players", 2, 2, MOST_PLAYERS_IN_PARK if reader.park else MOST_PLAYERS)
    first = reader.seat(reader.text("first", "A"), seats)
    turn = reader.seat(reader.text("turn", SEAT_NAMES[first]), seats)
    luck = _read_luck(reader)
    phase = reader.word_of("phase", PHASE_NAMES, PHASE_NAMES[STARTING])
    ending = reader.word_of("ending", ENDING_NAMES, ENDING_NAMES[RUNNING])
    named = named_piles(reader)
    up, down = reader.shown_and_hidden("private maids")
    if reader.park:
        one_on_top(reader, "private maid", up, down)
    used = reader.cards_of("used", (PRIVATE, HIGH_CLASS, GENERAL))
    moving = reader.cards_of("moving", (EVENT,))
    aside = reader.cards_of("aside", STAFF)
    players, untouched = read_houses(reader, seats)
    reader.line = 0

    outside = census(reader, players, moving + up + down + aside)
    if reader.park:
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
    start = start_deck(rules, of_boxes(rules, (reader.park,)) if reader.park else shop)
    for seat in untouched:
        players[seat] = new_house(luck, seat, start)
    for kind in start:
        outside[kind] += len(untouched)
    if "private maids" not in reader.said and not reader.park:
        rest = [k for k in reader.kinds if rules.category[k] == PRIVATE and not outside[k]]
        up, down = rest[:FACE_UP_PRIVATE_MAIDS], rest[FACE_UP_PRIVATE_MAIDS:]
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
        errands_for(rules, reader.park, seats) if reader.park else (),
        # A pile of beers that is said to be empty has run out, wherever its beers may be.
        not reader.park and any(rules.category[kind] == BEER for kind in reader.kinds),
    )
    g = Game(Deal(stock, luck, seats, first, empty_piles_that_end(seats)), players, sizes, sizes.count(0))
    g.side = side
    g.park = park
    g.aside = aside
    g.face_up, g.face_down = up, down
    g.used, g.moving = used, moving
    g.turn, g.phase, g.ending = turn, phase, ending
    _read_rarities(reader, g)
    _read_counters(reader, g)
    read_frames(reader, g)
    check_sense(reader, g)
    if reader.values:
        name, (number, _) = next(iter(reader.values.items()))
        raise DamagedRecord(f"line {number}: {shorten(name)} is not a word of this notation, or not in these boxes")
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


def _read_rarities(reader: Reader, g: Game) -> None:
    """What only some moments have."""
    anything = tuple(range(len(CATEGORY_NAMES)))
    g.bargains = reader.cards_of("bargains", anything)
    g.after_hand = reader.cards_of("after hand", anything)
    g.beer_rights = reader.number("beer rights", 0)
    known = reader.text("aside known to")
    if known:
        g.aside_knows = reader.seats(known, g.deal.seats)
    g.acquired = reader.flag("acquired")
    g.another_turn = reader.flag("another turn")
    g.chiefs_are_love = reader.flag("chiefs are love")
    g.stand_used = reader.flag("stand used")
    if (g.acquired or g.another_turn) and not g.deal.stock.reminiscing:
        raise reader.damaged("there are no Reminiscences in this game: nobody has acquired one, or another turn by it")
    if g.stand_used and not g.deal.stock.has_beers:
        raise reader.damaged("there are no beers in this game: nobody has bought one")


def _read_counters(reader: Reader, g: Game) -> None:
    """What every moment has."""
    g.round = reader.number("round", 1, 1)
    g.love = reader.number("love", 0)
    g.servings = reader.number("servings", 1)
    g.employments = reader.number("employments", 1)
    g.new_hand = reader.number("new hand", HAND_SIZE)
    g.decisions = reader.number("decisions", 0)
