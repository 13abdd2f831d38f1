"""What one seat, or a spectator, may see right now: a snapshot built field by field from a whitelist.

Nothing is ever deleted from a view to make it safe; what is not written down here is not in it, and what is written
down is what ``zones.py`` declares to be seen (a law compares the two). A view holds no reference to the game, so a
player that is given views can neither touch nor read the real cards.

A view is plain data: ``data`` gives all of it as lists, numbers and words, and ``View.of`` makes the same view of them
again, in this process or in another. ``view.deal`` is no data but the sealed facts of a game that many share (its
rules, its stock, what follows from them); of these only the few that they follow from are in ``data``, and
``View.of`` looks the rest up.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cuore.engine.brought import Brought, new_brought
from cuore.engine.costs import changed_prices
from cuore.engine.deal import Deal, empty_maid_piles
from cuore.engine.decision import Decision, decision_from
from cuore.engine.errors import DamagedRecord, IllegalWord, NotAsked, StillRunning
from cuore.engine.finding import holder_of
from cuore.engine.frame import Frame
from cuore.engine.game import Game, Told
from cuore.engine.luck import NO_LUCK
from cuore.engine.plain_data import flag_in, number_in, numbers_in, parts_in, rows_in, text_in
from cuore.engine.player import empty_player
from cuore.engine.rules import Rules
from cuore.engine.verbs import all_questions
from cuore.engine.words import (
    ENDING_NAMES,
    EVERYBODY,
    HIDDEN,
    ILL,
    MOST,
    PHASE_NAMES,
    SEAT_NAMES,
    SPECTATOR,
    viewer_name,
)
from cuore.engine.zones import (
    ALL,
    BAG,
    BY_SEAT,
    BY_SKILL,
    CARDS,
    COUNT,
    COUNTS,
    ENDING,
    ENTRIES,
    FLAG,
    HEAPS,
    HOUSE,
    HOUSE_ZONES,
    OF_GAME,
    OF_SEAT,
    ONE_SEAT,
    PHASE,
    TABLE,
    TABLE_ZONES,
    TOP,
    Counter,
    Zone,
    shown_fields,
)


def in_order(names: list[str]) -> tuple[str, ...]:
    """Names of fields in the order in which data have them."""
    return tuple(sorted(names, key=lambda name: name.replace("_", "")))


HOUSE_FIELDS = in_order([*shown_fields(HOUSE), "owned"])
SHOWN_FIELDS = in_order([*shown_fields(TABLE), "park_in_use", "side_in_use"])
HEAPED = frozenset([zone.name for zone in TABLE_ZONES if zone.entries == HEAPS])
VIEW_FIELDS = in_order([*SHOWN_FIELDS, "ask_what", "asked", "deal", "decision", "frames", "houses", "seat"])


NO_ZONES: Mapping[str, list[int]] = MappingProxyType({})
NO_COUNTERS: Mapping[str, int] = MappingProxyType({})
NO_OPENED: Mapping[str, list[list[int]]] = MappingProxyType({})
"""What most views have of the zones and counters that boxes bring; they all share them."""


class HouseView:
    """What is seen of one house.

    Hidden cards are counts; ``hand`` and ``owned`` are filled for the viewer's own alone.
    """

    def __init__(self, g: Game, owner: int, viewer: int) -> None:
        self.zones: Mapping[str, list[int]] = NO_ZONES
        self.counters: Mapping[str, int] = NO_COUNTERS
        p = g.players[owner]
        own = owner == viewer
        self.deck_count = len(p.deck)
        self.hand_count = len(p.hand)
        self.discard_count = len(p.discard)
        self.discard_top = p.discard[-1] if p.discard else HIDDEN
        self.hand = p.hand[:] if own else []
        self.owned = sorted(p.hand + p.deck + p.discard) if own else []  # everybody knows the own staff
        self.played = p.played[:]
        self.chambermaids = sorted(p.chambermaids)
        self.private = p.private[:]
        self.events = sorted(p.events)
        self.buildings = sorted(p.buildings)
        self.reminiscences = sorted(p.reminiscences)
        self.preparations = sorted(p.preparations)
        self.beers_count = len(p.beers)
        self.beers = sorted(p.beers) if own else []
        self.lets_all = p.lets_all
        self.shuffles = p.shuffles
        self.looks = p.looks

    def __repr__(self) -> str:
        own = " (the viewer's own)" if self.owned else ""
        counts = f"deck {self.deck_count}, hand {self.hand_count}, discard {self.discard_count}"
        return f"<HouseView{own}: {counts}, chambermaids {len(self.chambermaids)}, private maids {len(self.private)}>"

    def see_brought(self, brought: Brought, owner: int, own: bool) -> None:
        """Add what boxes have of their own."""
        self.zones, self.counters = _brought_seen(brought, OF_SEAT, owner, own)

    def data(self) -> dict[str, object]:
        """Everything, as plain values in a fixed order."""
        found: dict[str, object] = {name: _apart(getattr(self, name)) for name in HOUSE_FIELDS}
        found.update({name: cards[:] for name, cards in self.zones.items()})
        found.update(self.counters)
        return found


FRAME_FIELDS = ("at", "borrowed", "card", "knows", "pc", "picked", "place", "program", "seat", "target")


class FrameView:
    """An effect in progress, as far as the viewer may know it."""

    def __init__(self, g: Game, index: int, viewer: int) -> None:
        f = g.stack[index]
        self.program = g.rules.path_of(f.program)
        self.pc = f.pc
        self.seat = f.seat
        self.card = f.card
        self.target = f.target
        self.knows = f.knows
        self.picked = f.picked if may_know(f.knows, viewer) else HIDDEN
        self.place = f.place
        self.at = f.at
        self.borrowed = f.borrowed

    def __repr__(self) -> str:
        return f"<FrameView of {self.program!r} for {SEAT_NAMES[self.seat]}: step {self.pc}>"

    def data(self) -> dict[str, object]:
        """Everything, as plain values in a fixed order."""
        return {name: getattr(self, name) for name in FRAME_FIELDS}


class View:
    """A game through the eyes of one seat (or of ``SPECTATOR``, who sees what everybody sees).

    ``zones`` and ``counters`` are those that boxes have of their own, by the same names that fields would have: of a
    zone "larder" that is not for all eyes there are a counter "larder_count", and what the viewer sees of it.
    """

    def __init__(self, g: Game, seat: int) -> None:
        self.zones: Mapping[str, list[int]] = NO_ZONES
        self.counters: Mapping[str, int] = NO_COUNTERS
        self.opened: Mapping[str, list[list[int]]] = NO_OPENED
        self.seat = seat
        self.deal: Deal = g.deal.with_luck(NO_LUCK)
        self.houses = [HouseView(g, owner, seat) for owner in range(g.deal.seats)]
        self.piles = g.piles[:]
        self.face_up = g.face_up[:]
        self.face_down_count = len(g.face_down)
        self.moving = g.moving[:]
        self.turn = g.turn
        self.round = g.round
        self.phase = g.phase
        self.love = g.love
        self.servings = g.servings
        self.employments = g.employments
        self.new_hand = g.new_hand
        self.used = g.used[:]
        self.bargains = g.bargains[:]
        self.after_hand = g.after_hand[:]
        self.acquired = g.acquired
        self.another_turn = g.another_turn
        self.chiefs_are_love = g.chiefs_are_love
        self.beer_rights = g.beer_rights
        self.stand_used = g.stand_used
        self.aside_count = len(g.aside)
        self.aside_knows = g.aside_knows if g.aside else EVERYBODY
        self.aside = g.aside[:] if may_know(self.aside_knows, seat) else []
        self.side_in_use = g.side.in_use
        self.reminiscences_up = g.side.reminiscences_up[:]
        self.reminiscences_down_count = len(g.side.reminiscences_down)
        self.beers_up = g.side.beers_up[:]
        self.beers_down_count = len(g.side.beers_down)
        self.removed = sorted(g.side.removed)
        self.stand_owner = g.side.stand_owner
        self.stand_turns = g.side.stand_turns
        self.park_in_use = g.park.in_use
        self.first_master = g.park.first_master
        self.opener = g.park.opener
        self.high_class = g.park.high_class[:]
        self.picked = g.park.picked[:]
        self.skills = g.park.skills[:]
        self.preparations = [pile[:] for pile in g.park.preparations]
        self.guests_up = g.park.guests_up[:]
        self.guests_down_count = len(g.park.guests_down)
        self.ends = g.park.ends
        if g.brought.in_use:
            self.zones, self.counters = _brought_seen(g.brought, OF_GAME, 0, False)
            for owner, house in enumerate(self.houses):
                house.see_brought(g.brought, owner, owner == seat)
        self.ending = g.ending
        self.decisions = g.decisions
        self.asked = g.asked  # who decides is seen by all; what exactly, and the options, by the asked seat alone
        own = seat != SPECTATOR and g.asked == seat
        self.ask_what = g.ask_what if own else HIDDEN
        self.decision: Decision | None = g.pending if own else None
        self.frames = [FrameView(g, i, seat) for i in range(len(g.stack))]

    @property
    def house(self) -> HouseView:
        """The viewer's own house."""
        return self.houses[self.seat]

    def __repr__(self) -> str:
        when = f"round {self.round}, turn of {SEAT_NAMES[self.turn]}, decision {self.decisions}"
        return f"<{type(self).__name__} of {viewer_name(self.seat)}, {when}>"

    def words(self) -> list[str]:
        """The options of the viewer's open decision in words; none when somebody else is asked, or nobody."""
        return [] if self.decision is None else self.decision.words(self.deal.rules)

    def index(self, words: str) -> int:
        """The number of the option of the viewer's open decision that words mean."""
        if self.decision is None:
            raise NotAsked
        return self.decision.index(self.deal.rules, words)

    def price(self, kind: int) -> int:
        """What a card costs the viewer, were it bought now; for a spectator, the player whose turn it is."""
        seat = self.turn if self.seat == SPECTATOR else self.seat
        house = self.houses[seat]
        bargains = self.bargains if seat == self.turn else []
        now = changed_prices(self.deal.rules, bargains, house.chambermaids, house.events)
        return self.deal.rules.cost[kind] if now is None else now.of[kind]

    def empty_maid_piles(self) -> int:
        """How many piles of maids have run out."""
        private = self.deal.place.private_maids(len(self.face_up), self.face_down_count)
        return empty_maid_piles(self.deal, self.piles, private, len(self.guests_up))

    def data(self) -> dict[str, object]:
        """Everything that is seen, as plain values in a fixed order: equal data means nothing can be told apart."""
        found: dict[str, object] = {name: _apart(getattr(self, name)) for name in VIEW_FIELDS}
        found["deal"] = self.deal.data()
        found["decision"] = None if self.decision is None else self.decision.data()
        found["houses"] = [house.data() for house in self.houses]
        found["frames"] = [frame.data() for frame in self.frames]
        found.update({name: cards[:] for name, cards in self.zones.items()})
        found.update(self.counters)
        if self.opened:
            found["opened"] = {name: [cards[:] for cards in by_seat] for name, by_seat in self.opened.items()}
        return found

    @staticmethod
    def of(data: Mapping[str, object], rules: Rules) -> View:
        """The view that had these data, wherever it was; refused if it was of other rules, or never was one."""
        try:
            view = _view_of(data, rules)
            _check(view)
            same = view.data() == data
        except (IllegalWord, IndexError, KeyError, TypeError, ValueError):
            raise DamagedRecord("these are not the data of a view") from None
        if not same:
            raise DamagedRecord("these data are not of one view")
        return view


class OpenView(View):
    """A finished game with all cards face up, for replays; refused while the game runs.

    Of an earlier position in it, ``end`` must be given: the same game as it ended.

    ``opened`` has the cards of every zone that somebody does not see in play: by name, then by seat (one where the
    table holds it). In the houses, ``hand``, ``beers`` and ``owned`` are filled for all.
    """

    def __init__(self, g: Game, end: Game | None = None) -> None:
        if not (end or g).over or (end is not None and end.deal is not g.deal):
            raise StillRunning("all cards are shown when the game is over")
        super().__init__(g, SPECTATOR)
        self.houses = [HouseView(g, owner, owner) for owner in range(g.deal.seats)]
        for owner, house in enumerate(self.houses):
            house.see_brought(g.brought, owner, True)
        opened: dict[str, list[list[int]]] = {}
        for zone in TABLE_ZONES:
            if zone.hidden:
                opened[zone.name] = [getattr(holder_of(g, zone), zone.name)[:]]
        for zone in HOUSE_ZONES:
            if zone.hidden:
                opened[zone.name] = [getattr(p, zone.name)[:] for p in g.players]
        for place, zone in enumerate(g.brought.brings.zones):
            if zone.hidden:
                opened[zone.name] = [cards[:] for cards in g.brought.lying[place]]
        self.opened = opened


def _apart(value: object) -> object:
    """A value that nobody else holds: lists are copied, and lists in them."""
    return [_apart(part) for part in value] if isinstance(value, list) else value


def _brought_seen(brought: Brought, holder: str, seat: int, own: bool) -> tuple[dict[str, list[int]], dict[str, int]]:
    """What is seen of the zones and counters that boxes brought: cards, and numbers."""
    lists: dict[str, list[int]] = {}
    numbers: dict[str, int] = {}
    for zone in brought.brings.zones:
        if zone.holder != holder:
            continue
        cards = brought.cards(zone, seat)
        if zone.sees != ALL:
            numbers[f"{zone.name}_count"] = len(cards)
        if zone.sees == TOP:
            numbers[f"{zone.name}_top"] = cards[-1] if cards else HIDDEN
        elif zone.sees != COUNT:
            shown = cards if zone.sees == ALL or own else []
            lists[zone.name] = sorted(shown) if zone.order == BAG else shown[:]
    for counter in brought.brings.counters:
        if counter.holder == holder:
            numbers[counter.name] = brought.number(counter, seat)
    return lists, numbers


def _view_of(data: Mapping[str, object], rules: Rules) -> View:
    facts = data["deal"]
    if not isinstance(facts, dict):
        raise TypeError
    deal = Deal.of(facts, rules)
    g = Game(deal, [empty_player() for _ in range(deal.seats)], numbers_in(data, "piles"), 0)
    g.brought = new_brought(deal.stock.brings, deal.seats)
    g.stack = [_frame_of(frame, rules) for frame in parts_in(data, "frames")]
    asked = data["decision"]
    if isinstance(asked, dict):
        g.options = decision_from(asked).options
    g.asked, g.ask_what = number_in(data, "asked"), number_in(data, "ask_what")
    g.decisions = number_in(data, "decisions")
    view = View(g, number_in(data, "seat"))  # the question and the frames are there; now everything that lies there
    for name in SHOWN_FIELDS:
        setattr(view, name, rows_in(data, name) if name in HEAPED else _like(getattr(view, name), data, name))
    for house, there in zip(view.houses, parts_in(data, "houses"), strict=True):
        for name in HOUSE_FIELDS:
            setattr(house, name, _like(getattr(house, name), there, name))
        house.zones = {name: numbers_in(there, name) for name in house.zones}
        house.counters = {name: number_in(there, name) for name in house.counters}
    view.zones = {name: numbers_in(data, name) for name in view.zones}
    view.counters = {name: number_in(data, name) for name in view.counters}
    if "opened" in data:
        (opened,) = parts_in({"opened": [data["opened"]]}, "opened")
        view.opened = {name: rows_in(opened, name) for name in opened}
    return view


def _check(view: View) -> None:
    """Refuse what no game has: seats where nobody sits, kinds that there are not, numbers beyond all bounds."""
    deal = view.deal
    for name in ("empty_piles_end", "round_limit"):
        _check_number(getattr(deal, name))
    _check_number(view.asked, -1, deal.seats - 1)
    _check_number(view.seat, SPECTATOR, deal.seats - 1)
    _check_number(view.ask_what, HIDDEN, len(all_questions()) - 1)
    if len(view.piles) != len(deal.shop) or len(view.picked) > deal.seats:
        raise ValueError(view.piles)
    _check_parts(view, view, TABLE)
    for house in view.houses:
        _check_parts(view, house, HOUSE)
        _check_cards(view, house.owned)
    brings = deal.stock.brings
    for numbers in (view.counters, *[house.counters for house in view.houses]):
        for number in numbers.values():
            _check_number(number, HIDDEN)
    kept = {zone.name: zone.entries for zone in brings.zones}
    for lying in (view.zones, *[house.zones for house in view.houses]):
        for name, cards in lying.items():
            _check_cards(view, cards, kept[name])
    for rows in view.opened.values():
        for cards in rows:
            _check_cards(view, cards, ENTRIES)
    for frame in view.frames:
        _check_number(frame.pc, 0, len(deal.rules.programs[frame.program]))
        _check_number(frame.seat, 0, deal.seats - 1)
        _check_number(frame.card, -1, len(deal.rules.cards) - 1)
        for number in (frame.target, frame.picked, frame.knows, frame.place, frame.at):
            _check_number(number, HIDDEN)
    if view.decision is not None:
        view.decision.words(deal.rules)


def _check_parts(view: View, holder: View | HouseView, declared: tuple[Zone | Counter, ...]) -> None:
    for part in declared:
        if isinstance(part, Counter):
            if part.form == BY_SKILL:
                for number in getattr(holder, part.name):
                    _check_number(number)
            elif part.form != FLAG:
                highest = {ONE_SEAT: view.deal.seats - 1, PHASE: len(PHASE_NAMES) - 1, ENDING: len(ENDING_NAMES) - 1}
                least = min(part.default, 0) if part.form == ONE_SEAT else part.least
                _check_number(getattr(holder, part.name), least, highest.get(part.form, MOST))
            continue
        for name in part.seen_as():
            seen = getattr(holder, name)
            if part.entries == HEAPS:
                for heap in seen:
                    _check_cards(view, heap)
            elif name == part.name:
                _check_cards(view, seen, part.entries)
            elif name == f"{part.name}_top":
                _check_cards(view, [seen], BY_SEAT)
            else:
                _check_number(seen)


def _check_cards(view: View, cards: list[int], entries: str = CARDS) -> None:
    rules = view.deal.rules
    most = {COUNTS: MOST, ENTRIES: MOST * ILL}.get(entries, len(rules.cards) - 1)
    for entry in cards:
        _check_number(entry, -1 if entries == BY_SEAT else 0, most)
        if entries == ENTRIES:
            rules.entry_words(entry)


def _check_number(number: int, least: int = 0, most: int = MOST) -> None:
    if not least <= number <= most:
        raise ValueError(number)


def _like(sample: object, data: Mapping[str, object], name: str) -> object:
    """A value of the same sort as a sample."""
    if isinstance(sample, bool):
        return flag_in(data, name)
    return number_in(data, name) if isinstance(sample, int) else numbers_in(data, name)


def _frame_of(data: Mapping[str, object], rules: Rules) -> Frame:
    f = Frame(rules.programs[text_in(data, "program")], number_in(data, "seat"), number_in(data, "card"))
    f.pc = number_in(data, "pc")
    f.target = number_in(data, "target")
    f.picked = number_in(data, "picked")
    f.knows = number_in(data, "knows")
    f.place = number_in(data, "place")
    f.at = number_in(data, "at")
    f.borrowed = flag_in(data, "borrowed")
    return f


def may_know(knows: int, viewer: int) -> bool:
    """Whether a viewer is in a set of seats; a spectator is in none but everybody."""
    return knows == EVERYBODY or (viewer != SPECTATOR and bool(knows >> viewer & 1))


def told_to(told: Told, viewer: int) -> Told:
    """One event as a viewer hears it: without its card, where that is not for this viewer, and without who knows it."""
    what, seat, card, number, other, knows = told
    return (what, seat, card if may_know(knows, viewer) else HIDDEN, number, other, 0)
