"""Reading a position, complete or partial, with an error for every mistake that says where and why."""

from __future__ import annotations

import re

from cuore.engine.beers import BEER_OF_PILE, BEER_SHOWN_THERE
from cuore.engine.deal import Deal, Stock
from cuore.engine.errors import CuoreError, DamagedRecord, shorten
from cuore.engine.events import LAYING, RECEIVING
from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.park import NO_PARK, NOBODY, Park
from cuore.engine.player import Player, empty_player
from cuore.engine.position.notation import (
    BUILDING_WORDS,
    CARD_WORDS,
    HEADER,
    PHASE_STEP,
    PHASE_STEP_IN_PARK,
    SIDE_CATEGORIES,
    STORM_WORDS,
    TOP_FIRST,
    USUAL,
    ZONES,
    small_number,
    split_cards,
    split_lines,
)
from cuore.engine.position.reading_park import (
    check_round,
    check_visitors,
    errands_for,
    has_pile_in_park,
    one_on_top,
    read_park,
)
from cuore.engine.quarters import card_under, events_on
from cuore.engine.rules import Rules
from cuore.engine.setup import (
    FACE_UP_PRIVATE_MAIDS,
    FACE_UP_REMINISCENCES,
    HAND_SIZE,
    LARGE_TABLE,
    MOST_PLAYERS,
    MOST_PLAYERS_IN_PARK,
    TOWN_SIZE,
    check_seed,
    copies_in_park,
    empty_piles_that_end,
    of_boxes,
    park_box,
    start_deck,
)
from cuore.engine.side_table import NO_SIDE_TABLE, SideTable, new_side_table
from cuore.engine.turn import PARK_TURN, TURN
from cuore.engine.words import (
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    ENDING_NAMES,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    ILL,
    LOVE,
    MAID_CHIEF,
    ON_MAID,
    PHASE_NAMES,
    PICKING,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    RUNNING,
    SEAT_NAMES,
    STARTING,
    UNDER,
)


def read_position(rules: Rules, text: str, first_town: tuple[str, ...] = ()) -> Game:
    """The game that a position describes, before it runs on: call ``run`` to reach its first question.

    ``first_town`` names the general maids of a Town that the position does not choose itself.
    """
    g = Reader(rules, text, first_town).game()
    _try_out(g)
    return g


def _try_out(g: Game) -> None:
    """A position that says more than a person would (frames, events on their way) may fit badly: see it run."""
    trial = g.copy()
    try:
        trial.run()
    except (AssertionError, IndexError, KeyError, NotImplementedError, StopIteration, ValueError):
        raise DamagedRecord("this position does not fit together: it cannot be played on") from None
    carriers = [f for f in trial.stack if f.picked >= 0 and f.pc < len(f.program) and f.program[f.pc].WORD in CARRYING]
    if len(trial.moving) > len(carriers):
        raise DamagedRecord("an event is on its way that nothing brings to its place")
    if [f.picked for f in carriers] != trial.moving or carriers not in ([], trial.stack[-1:]):
        raise DamagedRecord("an effect brings an event to its place that is not on its way")


def read_list(rules: Rules, boxes: tuple[str, ...], words: str) -> list[int]:
    """A list of cards as a position writes it, in the order given."""
    return Reader(rules, f"boxes: {', '.join(boxes)}", ()).cards(words)


STAFF = (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE)
"""The categories that can be in a hand."""

CARRYING = ("offer reaction", "land")
"""Steps with an event in hand: nothing else can begin before they have brought it to its place."""

MOST_REPEATS = 15
NAMELESS = (BEER_OF_PILE, BEER_SHOWN_THERE)
"""Programs that can run without a card behind them: a beer bought at the Beer Stand."""


class Reader:
    """Reads one position. ``self.line`` is where we are, for error messages."""

    def __init__(self, rules: Rules, text: str, first_town: tuple[str, ...]) -> None:
        self.rules = rules
        self.first_town = first_town
        self.line = 0
        self.values: dict[str, tuple[int, str]] = {}
        self.frames: list[tuple[int, str]] = []
        for number, word, value in split_lines(text, HEADER):
            key = word.lower() if word[1:2] != " " else word[0].upper() + word[1:].lower()
            if key == "frame":
                self.frames.append((number, value))
                continue
            if key in self.values:
                raise DamagedRecord(f"line {number}: {key!r} was said before, in line {self.values[key][0]}")
            self.values[key] = (number, value)
        self.said = frozenset(self.values)
        boxes = self.text("boxes")
        self.boxes = tuple(b.strip() for b in boxes.split(",")) if boxes else (rules.cards[0].box,)
        known = {card.box for card in rules.cards}
        for box in self.boxes:
            if box not in known or not box:
                raise self.damaged(f"there is no box called {box!r}")
        self.kinds = of_boxes(rules, self.boxes)
        self.park = park_box(rules, self.boxes)
        chiefs = {rules.category[k] for k in of_boxes(rules, self.boxes[:1])}
        if not self.park and not {MAID_CHIEF, CHAMBERMAID_CHIEF} <= chiefs:
            raise self.damaged(f"the box {self.boxes[0]!r} has no chiefs: name another box first")

    def damaged(self, reason: str) -> DamagedRecord:
        return DamagedRecord(f"line {self.line}: {reason}" if self.line else reason)

    def text(self, key: str, default: str = "") -> str:
        self.line, value = self.values.pop(key, (0, default))
        return value

    def number(self, key: str, default: int, least: int = 0, most: int = 1_000_000) -> int:
        value = self.text(key, str(default))
        if not re.fullmatch("-?[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise self.damaged(f"{key} must be a number from {least} to {most}, not {shorten(value)}")
        return int(value)

    def seat(self, value: str, seats: int) -> int:
        place = SEAT_NAMES.find(value.upper()) if len(value) == 1 else -1
        if not 0 <= place < seats:
            raise self.damaged(f"{shorten(value)} is not a seat: there are {', '.join(SEAT_NAMES[:seats])}")
        return place

    def seats(self, letters: str, count: int) -> int:
        """A set of seats as bits."""
        found = 0
        for letter in letters:
            seat = 1 << self.seat(letter, count)
            if found & seat:
                raise self.damaged(f"{letter} is said twice")
            found |= seat
        return found

    def find(self, name: str) -> int:
        try:
            return self.rules.find(name, self.kinds)
        except CuoreError as error:
            raise self.damaged(str(error)) from None

    def entry(self, words: str) -> tuple[int, int]:
        """One card with what lies on and under it, and how many there are of it."""
        match = CARD_WORDS.match(words)
        assert match is not None
        ill = match["ill"] or ("1" if "(ill" in words else "0")
        count = match["count"] or "1"
        if len(count) > 3 or len(ill) > 3:
            raise self.damaged(f"{shorten(words)}: that is too many")
        building = BUILDING_WORDS.match(match["name"])
        if building and building["name"]:
            kind = self.find_quietly(building["name"])
            if kind >= 0 and self.rules.category[kind] == BUILDING:
                return kind + self.inside(building["inside"]), int(count)
        kind = self.find(match["name"])
        if int(ill) and (self.rules.category[kind] > PRIVATE or self.rules.illness < 0):
            raise self.damaged(f"{self.rules.names[kind]} cannot be ill")
        return kind + int(ill) * ILL, int(count)

    def find_quietly(self, name: str) -> int:
        try:
            return self.rules.find(name, self.kinds)
        except CuoreError:
            return -1

    def inside(self, words: str) -> int:
        """What lies under a building, and the storms on it."""
        found = 0
        for part in split_cards(words):
            storm = STORM_WORDS.match(part)
            if storm:
                storms = int(storm["storms"] or 1) if len(storm["storms"] or "") < 3 else 99
                if not 1 <= storms <= 15 or found & 15 * ILL:
                    raise self.damaged(f"{shorten(words)}: 1 to 15 storms can lie on a building")
                found += storms * ILL
            else:
                if found >= UNDER:
                    raise self.damaged(f"{shorten(words)}: one card can lie under a building")
                found += (self.find(part) + 1) * UNDER
        return found

    def cards(self, value: str) -> list[int]:
        found: list[int] = []
        for words in split_cards(value):
            entry, count = self.entry(words)
            found += [entry] * count
        return found

    def cards_of(self, key: str, categories: tuple[int, ...]) -> list[int]:
        """The cards of a line that allows some categories only, and nothing lying on them."""
        found = self.cards(self.text(key))
        for entry in found:
            if entry >= ILL or self.rules.category[entry] not in categories:
                raise self.damaged(f"{self.rules.entry_words(entry)} cannot be said there")
        return found

    def game(self) -> Game:
        seats = self.number("players", 2, 2, MOST_PLAYERS_IN_PARK if self.park else MOST_PLAYERS)
        first = self.seat(self.text("first", "A"), seats)
        turn = self.seat(self.text("turn", SEAT_NAMES[first]), seats)
        luck = self.luck()
        phase = self.word_of("phase", PHASE_NAMES, PHASE_NAMES[STARTING])
        ending = self.word_of("ending", ENDING_NAMES, ENDING_NAMES[RUNNING])
        named_piles = self.piles(self.text("town"))
        up, down = self.private_maids()
        used = self.cards_of("used", (PRIVATE, HIGH_CLASS, GENERAL))
        moving = self.cards_of("moving", (EVENT,))
        aside = self.cards_of("aside", STAFF)
        players, untouched = self.houses(seats)
        self.line = 0

        outside = self.census(players, moving + up + down + aside)
        if self.park:
            check_visitors(self, outside)
            park = read_park(self, seats, first, outside)
            side = new_side_table()
            side.removed = self.cards_of("removed", (EVENT, CHAMBERMAID_CHIEF))
            for kind in side.removed:
                outside[kind] += 1
            shop = self.park_shop(named_piles, outside, park)
        else:
            park = NO_PARK
            side = self.side_table(seats, outside)
            shop = self.shop(named_piles, outside)
        start = start_deck(self.rules, of_boxes(self.rules, (self.park,)) if self.park else shop)
        for kind in start:
            outside[kind] += len(untouched)
        if "private maids" not in self.said and not self.park:
            rest = [k for k in self.kinds if self.rules.category[k] == PRIVATE and not outside[k]]
            up, down = rest[:FACE_UP_PRIVATE_MAIDS], rest[FACE_UP_PRIVATE_MAIDS:]
            for kind in rest:
                outside[kind] += 1
        piles = [named_piles.get(kind, USUAL) for kind in shop]
        for place, kind in enumerate(shop):
            if piles[place] == USUAL:
                piles[place] = self.copies(kind, seats) - outside[kind]
        if seats > LARGE_TABLE:
            for place, kind in enumerate(shop):
                if self.rules.category[kind] == LOVE and named_piles.get(kind, USUAL) == USUAL:
                    piles[place] += self.rules.cards[kind].copies
        private_pile = self.flag("private pile", "yes") and any(
            total and self.rules.category[kind] == PRIVATE for kind, total in enumerate(outside)
        )
        totals = self.totals(shop, piles, outside, seats)
        stock = Stock(self.rules, shop, totals, self.boxes, private_pile)
        if self.park:
            stock.errands = errands_for(self.rules, self.park, seats)
        deal = Deal(stock, luck, seats, first, empty_piles_that_end(seats))
        g = Game(deal, players, piles, piles.count(0))
        g.side = side
        g.park = park
        g.aside = aside
        self.rarities(g)
        g.face_up, g.face_down = up, down
        g.used, g.moving = used, moving
        g.turn, g.phase, g.ending = turn, phase, ending
        g.round = self.number("round", 1, 1)
        g.love = self.number("love", 0)
        g.servings = self.number("servings", 1)
        g.employments = self.number("employments", 1)
        g.new_hand = self.number("new hand", HAND_SIZE)
        g.decisions = self.number("decisions", 0)
        for seat in untouched:
            p = players[seat]
            p.deck = start[:]
            luck.shuffle(f"deck {SEAT_NAMES[seat]} 0", p.deck)
            p.shuffles = 1
            p.hand = sorted(p.deck[-HAND_SIZE:])
            del p.deck[-HAND_SIZE:]
        self.read_frames(g)
        check_round(g)
        if self.values:
            name, (number, _) = next(iter(self.values.items()))
            raise DamagedRecord(f"line {number}: {name!r} is not a word of this notation")
        return g

    def luck(self) -> Luck:
        seed = self.text("seed", "position")
        try:
            check_seed(seed)
        except CuoreError as error:
            raise self.damaged(str(error)) from None
        seeded = luck_from_seed(seed)
        key = self.text("luck")
        if not key:
            return seeded
        if not re.fullmatch("[0-9a-f]{64}", key):
            raise self.damaged("luck must be 64 hexadecimal digits")
        return Luck(bytes.fromhex(key))

    def word_of(self, key: str, words: tuple[str, ...], default: str) -> int:
        value = self.text(key, default)
        if value not in words:
            raise self.damaged(f"{key} is one of {', '.join(words)}, not {shorten(value)}")
        return words.index(value)

    def census(self, players: list[Player], others: list[int]) -> list[int]:
        """How many cards of each kind are not in a pile of the Town."""
        outside = [0] * len(self.rules.cards)
        for p in players:
            for entry in p.deck + p.hand + p.discard + p.played + p.chambermaids + p.private + p.events:
                outside[entry % ILL] += 1
                if entry >= ILL:
                    outside[self.rules.illness] += entry // ILL
            for entry in p.buildings:
                outside[entry % ILL] += 1
                if events_on(entry):
                    outside[self.rules.storm] += events_on(entry)
                if card_under(entry) >= 0:
                    outside[card_under(entry)] += 1
            for kind in p.reminiscences + p.beers + p.preparations:
                outside[kind] += 1
        for kind in others:
            outside[kind] += 1
        return outside

    def copies(self, kind: int, seats: int) -> int:
        """How many cards of a kind there usually are."""
        if self.park:
            return copies_in_park(self.rules, kind, seats, self.park)
        return self.rules.cards[kind].copies

    def totals(self, shop: list[int], piles: list[int], outside: list[int], seats: int) -> list[int]:
        """How many cards of each kind take part; no more than the box has."""
        totals = outside[:]
        for place, kind in enumerate(shop):
            totals[kind] += piles[place]
        for kind, card in enumerate(self.rules.cards):
            copies = card.copies * (2 if card.category == LOVE and seats > LARGE_TABLE else 1)
            if self.park and card.category == LOVE:
                copies = card.park_copies or card.copies
            elif self.park and card.box != self.park and card.category in (GENERAL, PRIVATE):
                copies = 1
            if totals[kind] > copies:
                raise self.damaged(f"there are {totals[kind]} {card.name}, and the box has {copies}")
        if any(left < 0 for left in piles):
            kind = next(kind for kind, left in zip(shop, piles, strict=True) if left < 0)
            raise self.damaged(
                f"there are {outside[kind]} {self.rules.names[kind]} outside the Town, more than the box has"
            )
        return totals

    def side_table(self, seats: int, outside: list[int]) -> SideTable:
        """Reminiscences and beers; what is not said lies in the piles, in the order of the catalogue."""
        rules = self.rules
        beers = [k for k in self.kinds if rules.category[k] == BEER]
        memories = [
            k for k in self.kinds if rules.category[k] == REMINISCENCE and not (beers and rules.cards[k].level == 2)
        ]
        if not beers and not memories:
            return NO_SIDE_TABLE
        side = new_side_table()
        side.removed = self.cards_of("removed", (EVENT, BEER))
        stand = self.text("beer stand")
        if stand:
            owner, _, turns = stand.partition(" ")
            side.stand_owner = self.seat(owner, seats)
            side.stand_turns = int(turns) if turns in ("1", "2") else 0
            if not side.stand_turns:
                raise self.damaged("the beer stand closes after 1 or 2 turns")
            outside[next(k for k in beers if rules.cards[k].opens)] += 1
        for kind in side.removed:
            outside[kind] += 1
        said = {word: word in self.said for word in ("reminiscences", "beers")}
        shown = {word: self.shown_and_hidden(word) for word in ("reminiscences", "beers")}
        side.reminiscences_up, side.reminiscences_down = shown["reminiscences"]
        side.beers_up, side.beers_down = shown["beers"]
        for kind in side.reminiscences_up + side.reminiscences_down + side.beers_up + side.beers_down:
            outside[kind] += 1
        if not said["reminiscences"]:
            rest = [k for k in memories for _ in range(rules.cards[k].copies - outside[k])]
            rest.sort(key=lambda k: (rules.cards[k].level, k))
            side.reminiscences_up = rest[:FACE_UP_REMINISCENCES]
            side.reminiscences_down = rest[FACE_UP_REMINISCENCES:][::-1]
            for kind in rest:
                outside[kind] += 1
        if not said["beers"]:
            rest = [k for k in beers for _ in range(rules.cards[k].copies - outside[k])]
            side.beers_up = [k for k in rest if rules.cards[k].starts_shown]
            side.beers_down = [k for k in rest if not rules.cards[k].starts_shown]
            for kind in rest:
                outside[kind] += 1
        return side

    def shown_and_hidden(self, word: str) -> tuple[list[int], list[int]]:
        """Cards face up | a face-down pile, its top first."""
        shown, _, hidden = self.text(word).partition("|")
        up, down = self.cards(shown), self.cards(hidden)
        for kind in up + down:
            if kind >= ILL or self.rules.category[kind] != SIDE_CATEGORIES[word]:
                raise self.damaged(f"{self.rules.entry_words(kind)} does not belong to the {word}")
        down.reverse()
        return up, down

    def rarities(self, g: Game) -> None:
        """What only some moments have."""
        anything = tuple(range(len(CATEGORY_NAMES)))
        g.bargains = self.cards_of("bargains", anything)
        g.after_hand = self.cards_of("after hand", anything)
        g.beer_rights = self.number("beer rights", 0)
        known = self.text("aside known to")
        if known:
            g.aside_knows = self.seats(known, g.deal.seats)
        g.acquired = self.flag("acquired")
        g.chiefs_are_love = self.flag("chiefs are love")
        g.stand_used = self.flag("stand used")

    def flag(self, key: str, default: str = "no") -> bool:
        value = self.text(key, default)
        if value not in ("yes", "no"):
            raise self.damaged(f"{key!r} is yes or no, not {shorten(value)}")
        return value == "yes"

    def piles(self, value: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for words in split_cards(value):
            if words:
                kind, count = self.entry(words)
                if not self.rules.sellable(kind):
                    raise self.damaged(f"{self.rules.names[kind]} has no pile of her own")
                if self.park and not has_pile_in_park(self, kind):
                    raise self.damaged(f"{self.rules.names[kind]} has no pile in the Park")
                if kind in found:
                    raise self.damaged(f"{self.rules.names[kind]} is twice in the town")
                found[kind] = count if " x" in words else USUAL
        return found

    def private_maids(self) -> tuple[list[int], list[int]]:
        up, down = self.shown_and_hidden("private maids")
        if self.park:
            one_on_top(self, "private maid", up, down)
        return up, down

    def houses(self, seats: int) -> tuple[list[Player], list[int]]:
        """All houses, and the seats of which nothing is said."""
        players: list[Player] = []
        untouched: list[int] = []
        for seat in range(seats):
            name = SEAT_NAMES[seat]
            p = empty_player()
            if not any(key.startswith(f"{name} ") for key in self.values):
                untouched.append(seat)
            for zone in ZONES:
                cards = self.cards(self.text(f"{name} {zone}"))
                for entry in cards:
                    self.check_place(entry, zone)
                if zone in TOP_FIRST:
                    cards.reverse()
                elif zone == "hand":
                    cards.sort()
                setattr(p, zone, cards)
            p.shuffles = self.number(f"{name} shuffles", 0)
            p.looks = self.number(f"{name} looks", 0)
            p.lets_all = self.flag(f"{name} lets all")
            players.append(p)
        return players, untouched

    def check_place(self, entry: int, zone: str) -> None:
        rules = self.rules
        kind = entry % ILL
        category = rules.category[kind]
        fits = {
            "chambermaids": rules.chamber[kind] > 0 or rules.leave[kind] > 0,
            "private": category == PRIVATE,
            "events": category == EVENT,
            "buildings": category == BUILDING,
            "reminiscences": category == REMINISCENCE,
            "beers": category == BEER,
            "preparations": category == PREPARATION,
        }.get(zone, category in STAFF and entry < ILL)
        if not fits:
            raise self.damaged(f"{rules.entry_words(entry)} cannot be among {zone}")

    def shop(self, named: dict[int, int], outside: list[int]) -> list[int]:
        """The piles of the Town: what is named, what is needed by cards elsewhere, and the first town for the rest."""
        rules = self.rules
        whole = all(
            any(rules.category[k] == category for k in named) for category in (MAID_CHIEF, CHAMBERMAID_CHIEF, LOVE)
        )
        if whole:
            return list(named)
        generals = [k for k in self.kinds if rules.category[k] == GENERAL and (k in named or outside[k])]
        for name in self.first_town:
            kind = rules.kinds[name]
            if len(generals) < TOWN_SIZE and kind not in generals:
                generals.append(kind)
        generals.sort(key=lambda k: (rules.cost[k], k))
        first = of_boxes(rules, self.boxes[:1])
        chiefs = [k for k in first if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF)]
        chiefs += [
            k
            for k in self.kinds
            if rules.category[k] in (MAID_CHIEF, CHAMBERMAID_CHIEF) and outside[k] and k not in chiefs
        ]
        loves = [k for k in self.kinds if rules.category[k] == LOVE]
        buildings = [k for k in self.kinds if rules.category[k] == BUILDING]
        events = [k for k in self.kinds if rules.category[k] == EVENT]
        return chiefs + generals + loves + buildings + events

    def park_shop(self, named: dict[int, int], outside: list[int], park: Park) -> list[int]:
        """The piles of the Park: its own maids, Love, and the Illness cards if they are said to be there."""
        rules = self.rules
        own = [k for k in rules.by_box[self.park] if rules.category[k] == GENERAL]
        generals = [k for k in own if k in named or outside[k]]
        for name in self.first_town:
            kind = rules.kinds[name]
            if len(generals) < TOWN_SIZE and kind not in generals:
                generals.append(kind)
        generals.sort(key=lambda k: (rules.cost[k], k))
        loves = [k for k in self.kinds if rules.category[k] == LOVE]
        events = [k for k in self.kinds if rules.laid[k] == ON_MAID and (k in named or outside[k])]
        return generals + loves + events

    def read_frames(self, g: Game) -> None:
        if g.over and self.frames:
            raise DamagedRecord("a game that has ended has no frames")
        if not self.frames and not g.over:
            steps = PHASE_STEP_IN_PARK if self.park else PHASE_STEP
            if g.phase not in steps:
                raise DamagedRecord(f"a position in the {PHASE_NAMES[g.phase]} phase must say its frames")
            f = g.push(PARK_TURN if self.park else TURN, g.turn, -1)
            f.pc = steps[g.phase]
            if g.phase == PICKING:
                f.seat = g.park.opener
                f.at = len([kind for kind in g.park.picked if kind != NOBODY])
        for number, value in self.frames:
            self.line = number
            words = [part.strip() for part in value.split(";")]
            program = self.rules.programs.get(words[0])
            if program is None:
                raise self.damaged(f"there is no program {words[0]!r}")
            f = Frame(program, -1, -1)
            for part in words[1:]:
                self.read_register(g, f, part)
            if f.seat < 0 or not 0 <= f.pc <= len(program):
                raise self.damaged("a frame needs a seat, and a step that its program has")
            is_turn = f.program is (PARK_TURN if self.park else TURN)
            if is_turn == bool(g.stack) or (f.program in (TURN, PARK_TURN) and not is_turn):
                raise self.damaged("the turn is the first frame, and only the first")
            sent = f.program is RECEIVING or (f.program is LAYING and f.pc > 0)
            if sent and f.target < 0:
                raise self.damaged("an event on its way needs a target")
            if g.stack and f.card < 0 and f.program not in NAMELESS:
                raise self.damaged("an effect needs the card it comes from")
            g.stack.append(f)

    def read_register(self, g: Game, f: Frame, part: str) -> None:
        key, _, value = part.partition(" ")
        if key == "step" and small_number(value) >= 1:
            f.pc = small_number(value) - 1
        elif key == "seat":
            f.seat = self.seat(value, g.deal.seats)
        elif key == "card":
            f.card = self.find(value)
        elif key == "target":
            f.target = self.seat(value, g.deal.seats)
        elif key == "picked":
            f.picked = self.find(value)
        elif part.startswith("known to "):
            f.knows = self.seats(part[9:], g.deal.seats)
        elif key == "place":
            f.place = self.entry(value)[0]
        elif key == "at" and 0 <= small_number(value) <= MOST_REPEATS:
            f.at = small_number(value)
        elif part == "borrowed":
            f.borrowed = True
        else:
            raise self.damaged(f"{shorten(part)} is not a part of a frame")
