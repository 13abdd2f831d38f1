"""A bookkeeper who sees nothing but events: card lists of its own, moved only by what is told.

It shares no code with moves.py. If it ever disagrees with the game, a card moved without being told, or was told to
move and did not; and since it is asked after every event, no card can be lost or doubled between two decisions
either, on whichever build.
"""

from __future__ import annotations

from collections import Counter

from cuore.engine.game import Game, Told
from cuore.engine.park import NOBODY
from cuore.engine.words import (
    BEER,
    CAMP_FIRE,
    DISMISS,
    EMPLOY,
    GENERAL,
    ILL,
    PICKING,
    ROUND_LIMIT,
    RUNNING,
    SERVING,
    STARTING,
    TOLD_ACQUIRED,
    TOLD_ANOTHER_TURN,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_BACK_TO_PARK,
    TOLD_BARGAIN,
    TOLD_BEER_BY_LOT,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_RIGHT,
    TOLD_BEER_RIGHT_USED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_BUILT,
    TOLD_CHAMBERED,
    TOLD_CHIEFS_ARE_LOVE,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EMPLOYMENTS,
    TOLD_EMPLOYMENTS_SPENT,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_FIRST_MASTER,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_HAS_WAITED,
    TOLD_LAID_UNDER,
    TOLD_LARGER_HAND,
    TOLD_LAST_ROUND,
    TOLD_LEFT_QUARTERS,
    TOLD_LETS_ALL,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_LOVE_SPENT,
    TOLD_MAID_DISMISSED,
    TOLD_NEXT_ROUND,
    TOLD_NUMBER_NAMED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PICKED,
    TOLD_PICKER,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PREPARED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_ROUND,
    TOLD_SCORE,
    TOLD_SENT_TO_QUARTERS,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SERVINGS_SPENT,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_SKILL,
    TOLD_SKILL_SPENT,
    TOLD_SMALLER_HAND,
    TOLD_STAND_AGED,
    TOLD_STAND_CLOSED,
    TOLD_STAND_OPENED,
    TOLD_STAND_USED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
    TOLD_TURN,
    TOLD_USED,
    TOLD_WAITS_FOR_HAND,
    WORK,
)
from tests.sixth_box.steps import TOLD_HUNG, TOLD_TAKEN_DOWN, VERANDA

HAND, DECK, DISCARD, PLAYED = "hand", "deck", "discard", "played"
CHAMBERMAIDS, STACK, EVENTS = "chambermaids", "private maids", "events"
BUILDINGS, REMINISCENCES, BEERS, ASIDE, STAND = "buildings", "reminiscences", "beers", "aside", "open stand"
TOWN, ON_OFFER, FACE_DOWN, MOVING, REMOVED = "town", "on offer", "face down", "moving", "removed"
REMINISCENCES_UP, REMINISCENCES_DOWN = "reminiscences up", "reminiscences down"
BEERS_UP, BEERS_DOWN = "beers up", "beers down"
GUESTS_UP, GUESTS_DOWN = "guest on top", "guests under her"
HIGH_CLASS, PICKED, TO_DO, PREPARED = "high class", "picked", "to do", "prepared"
HANGING = "hanging"  # on the veranda, a place that no box of ours has

OF_THE_TABLE = (
    TOWN,
    ON_OFFER,
    FACE_DOWN,
    MOVING,
    REMOVED,
    REMINISCENCES_UP,
    REMINISCENCES_DOWN,
    BEERS_UP,
    BEERS_DOWN,
    GUESTS_UP,
    GUESTS_DOWN,
    HIGH_CLASS,
    TO_DO,
)

Place = tuple[int, str]
"""A seat (or -1 for the table) and one of its zones."""

_FROM_TO = {
    TOLD_DREW: (DECK, HAND),
    TOLD_TOP_DISCARDED: (DECK, DISCARD),
    TOLD_DISCARDED: (HAND, DISCARD),
    TOLD_HAND_CARD_DISMISSED: (HAND, DISCARD),
    TOLD_SERVED: (HAND, PLAYED),
    TOLD_LOVE_PLAYED: (HAND, PLAYED),
    TOLD_CHAMBERED: (HAND, CHAMBERMAIDS),
    TOLD_EMPLOYED: (TOWN, DISCARD),
    TOLD_TOOK: (TOWN, HAND),
    TOLD_RETURNED: (HAND, TOWN),
    TOLD_PRIVATE_ARRIVED: (ON_OFFER, STACK),
    TOLD_PRIVATE_TURNED_UP: (FACE_DOWN, ON_OFFER),
    TOLD_EVENT_SENT: (TOWN, MOVING),
    TOLD_EVENT_TURNED_AWAY: (MOVING, TOWN),
    TOLD_PUT_BACK: (HAND, DECK),
    TOLD_PUT_UNDER: (HAND, DECK),
    TOLD_TOOK_ONTO_DECK: (TOWN, DECK),
    TOLD_TOOK_TO_DISCARD: (TOWN, DISCARD),
    TOLD_SET_ASIDE: (DECK, ASIDE),
    TOLD_ASIDE_TO_HAND: (ASIDE, HAND),
    TOLD_ASIDE_DISCARDED: (ASIDE, DISCARD),
    TOLD_ASIDE_TO_DECK: (ASIDE, DECK),
    TOLD_PLAYED_RETURNED: (PLAYED, TOWN),
    TOLD_LEFT_QUARTERS: (CHAMBERMAIDS, TOWN),
    TOLD_MAID_DISMISSED: (CHAMBERMAIDS, DISCARD),
    TOLD_BUILT: (TOWN, BUILDINGS),
    TOLD_ACQUIRED: (REMINISCENCES_UP, REMINISCENCES),
    TOLD_REMINISCENCE_TURNED_UP: (REMINISCENCES_DOWN, REMINISCENCES_UP),
    TOLD_BEER_TURNED_UP: (BEERS_DOWN, BEERS_UP),
    TOLD_STAND_OPENED: (BEERS, STAND),
    TOLD_STAND_CLOSED: (STAND, BEERS),
    TOLD_PICKED: (HIGH_CLASS, PICKED),
    TOLD_BACK_TO_PARK: (PICKED, HIGH_CLASS),
    TOLD_PREPARED: (TO_DO, PREPARED),
    TOLD_GUEST_TURNED_UP: (GUESTS_DOWN, GUESTS_UP),
    TOLD_GUEST_UNDER: (GUESTS_UP, GUESTS_DOWN),
    TOLD_HUNG: (HAND, HANGING),
    TOLD_TAKEN_DOWN: (HANGING, DISCARD),
}
"""Events by which one card goes from a zone to another, both of the seat that is named (or of the table)."""

_NO_CARD_MOVES = (
    TOLD_LOVE,
    TOLD_SERVINGS,
    TOLD_EMPLOYMENTS,
    TOLD_REVEALED,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOOKED_AT_HAND,
    TOLD_USED,
    TOLD_SMALLER_HAND,
    TOLD_SCORE,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEERS_SWAPPED,
    TOLD_LARGER_HAND,
    TOLD_NUMBER_NAMED,
    TOLD_BARGAIN,
    TOLD_LOVE_SPENT,
    TOLD_SERVINGS_SPENT,
    TOLD_EMPLOYMENTS_SPENT,
    TOLD_NEXT_ROUND,
    TOLD_WAITS_FOR_HAND,
    TOLD_HAS_WAITED,
    TOLD_BEER_RIGHT,
    TOLD_BEER_RIGHT_USED,
    TOLD_STAND_USED,
    TOLD_STAND_AGED,
    TOLD_BEER_BY_LOT,
    TOLD_CHIEFS_ARE_LOVE,
    TOLD_LETS_ALL,
)

_OF_THE_PARK = (
    TOLD_ROUND,
    TOLD_PICKED,
    TOLD_PICKER,
    TOLD_FIRST_MASTER,
    TOLD_SKILL,
    TOLD_SKILL_SPENT,
    TOLD_PREPARED,
    TOLD_LAST_ROUND,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
)

_FACE_UP_ON_THE_PILE = (
    TOLD_DISCARDED,
    TOLD_TOP_DISCARDED,
    TOLD_EMPLOYED,
    TOLD_TOOK_TO_DISCARD,
    TOLD_ASIDE_DISCARDED,
    TOLD_MAID_DISMISSED,
    TOLD_TAKEN_DOWN,
)
_LEFT_IN_PILE = {
    TOLD_PRIVATE_TURNED_UP: FACE_DOWN,
    TOLD_REMINISCENCE_TURNED_UP: REMINISCENCES_DOWN,
    TOLD_BEER_TURNED_UP: BEERS_DOWN,
    TOLD_GUEST_TURNED_UP: GUESTS_DOWN,
    TOLD_GUEST_UNDER: GUESTS_DOWN,
}
_COURSE = ((STARTING, SERVING), (SERVING, EMPLOY), (EMPLOY, DISMISS), (SERVING, DISMISS))
"""How a turn goes on; an Employ Phase is left out when a maid ends it with the Serving Phase."""

_COURSE_IN_PARK = ((STARTING, SERVING), (SERVING, WORK), (WORK, EMPLOY), (EMPLOY, DISMISS), (SERVING, DISMISS))

_KINDS = ILL
_STORMS = 16


class Ledger:
    """Where every card is, according to the events alone. A zone is a bag: nothing tells the order of a shuffle."""

    def __init__(self, g: Game) -> None:
        """Start from a game of which nothing has been told yet."""
        self.bags = bags_of(g)
        self.tops = tops_of(g)
        self.rules = g.rules
        self.illness, self.storm, self.stand = g.deal.illness, g.deal.stock.storm, g.deal.stock.beer_stand
        self.total = self.count()
        self.turn, self.seats = g.turn, g.deal.seats
        self.another_turn = True  # of whoever begins
        self.phase = DISMISS
        self.over = False
        self.shop = g.deal.shop
        self.park = _ParkLedger(g) if g.park.in_use else None
        if self.park is not None:
            self.phase = PICKING
        self.errands = {g.rules.errand[kind] for kind in self.bags[-1, TO_DO]}
        self.visitors = [
            zones for zones in ((GUESTS_UP, GUESTS_DOWN), (ON_OFFER, FACE_DOWN)) if self.bags[-1, zones[0]]
        ]
        self._last = (-1, -1)

    def hear(self, told: Told) -> None:
        """Move what is told to move. Fails if it is not where it is said to come from."""
        what, seat, card, number, other, _ = told
        assert not self.over or what == TOLD_SCORE, "something happened after the end"
        if what in _FROM_TO:
            source, target = _FROM_TO[what]
            self._move(card, self._place(seat, source, card), self._place(seat, target, card, joins=True))
            self._look(what, seat, card, number)
            self._hear_of_park(told)
        elif what in (TOLD_GAVE, TOLD_BEER_MOVED):
            zone = HAND if what == TOLD_GAVE else BEERS
            self._move(card, (seat, zone), (other, zone))
        elif what == TOLD_SENT_TO_QUARTERS:
            self._move(card, (seat, PLAYED), (other, CHAMBERMAIDS))
        elif what == TOLD_SHUFFLED:
            assert not self.bags[seat, DECK], "a deck that still has cards is not shuffled"
            assert number == self._move_all((seat, DISCARD), (seat, DECK)) > 0
            self.tops[seat] = []
        elif what == TOLD_PLAYED_DISMISSED:
            assert self.bags[seat, PLAYED][card] > 0
            assert number == self._move_all((seat, PLAYED), (seat, DISCARD))
            self.tops[seat] = [card]
        elif what in (TOLD_EVENT_LANDED, TOLD_EVENT_LIFTED, TOLD_EVENT_RETURNED):
            self._event(what, seat, card, number)
        elif what in (TOLD_TURN, TOLD_PHASE, TOLD_OVER, TOLD_ANOTHER_TURN):
            self._course(what, seat, number)
        elif what in _OF_THE_PARK:
            self._hear_of_park(told)
        elif what == TOLD_PRIVATE_LEFT:
            self._take(card + number * ILL, (seat, STACK))
            self.bags[-1, FACE_DOWN][card] += 1
            self._back_to_town(self.illness, number)
        elif what in (TOLD_LAID_UNDER, TOLD_TORN_DOWN):
            self._building(what, seat, card, number)
        elif what == TOLD_BEER_TAKEN:
            source = BEERS_UP if number else BEERS_DOWN
            self._move(card, (-1, source), (seat, BEERS))
        elif what == TOLD_REMOVED:
            self._move(card, (seat, self._where_from(seat, card)), (-1, REMOVED))
        else:
            assert what in _NO_CARD_MOVES
        assert self.count() == self.total
        self._last = (what, seat)

    def count(self) -> int:
        """All cards there are; an Illness lying on a maid is one too, and so is what lies on and under a building."""
        bags = [bag for bag in self.bags.values() if bag]
        # Most bags hold plain cards only, and are added up quickly: this is asked after every event.
        return sum(sum(bag.values()) for bag in bags) + sum(
            count * (entry // _KINDS % _STORMS + (entry >= _KINDS * _STORMS))
            for bag in bags
            if max(bag) >= _KINDS
            for entry, count in bag.items()
        )

    def _look(self, what: int, seat: int, card: int, number: int) -> None:
        if what == TOLD_DREW:
            assert number == self.bags[seat, DECK].total(), "a draw tells how many cards are left"
        elif what in _LEFT_IN_PILE:
            assert number == self.bags[-1, _LEFT_IN_PILE[what]].total()
        elif what in _FACE_UP_ON_THE_PILE:
            self.tops[seat] = [card]
        elif what == TOLD_HAND_CARD_DISMISSED and self._last != (what, seat):
            self.tops[seat] = [card]  # a packet is told from its top card on

    def _hear_of_park(self, told: Told) -> None:
        """What only the Park has, besides its cards."""
        what, seat, card, number, other, _ = told
        if what not in _OF_THE_PARK:
            return
        park = self.park
        assert park is not None
        if what == TOLD_ROUND:
            assert self.phase == DISMISS, "a round begins when the turn before it has ended"
            self.turn, self.phase = seat, PICKING
            park.begin_round(seat, number)
        elif what == TOLD_PICKED:
            assert (seat, self.phase) == (self.turn, PICKING), "everybody picks in turn"
            park.picks(seat)
        elif what == TOLD_PICKER:
            assert (seat, self.phase) == (park.next_picker(), PICKING)
            self.turn = seat
        elif what == TOLD_FIRST_MASTER:
            assert (park.first_master, seat) == (other, self.turn)
            park.first_master = seat
        elif what == TOLD_SKILL:
            assert (seat, self.phase) == (self.turn, SERVING)
            park.skills[other] += number
        elif what == TOLD_SKILL_SPENT:
            assert (seat, self.phase) == (self.turn, WORK)
            park.skills[other] -= number
            park.spent = (other, number)
            assert min(park.skills) >= 0
        elif what == TOLD_PREPARED:
            self._prepared(park, seat, card, number)
        elif what == TOLD_LAST_ROUND:
            assert (park.ends, self.phase) == (RUNNING, DISMISS), "this is looked at when a turn ends, and told once"
            park.ends = number
        else:
            assert self.bags[-1, GUESTS_UP].total() == 1, "one guest shows"

    def _exhausted(self) -> bool:
        """Whether an errand is done, or two of the piles of maids that the game began with are empty."""
        town, rules = self.bags[-1, TOWN], self.rules
        if {rules.errand[kind] for kind in self.bags[-1, TO_DO]} != self.errands:
            return True
        empty = [kind for kind in self.shop if rules.category[kind] == GENERAL and not town[kind]]
        gone = [zones for zones in self.visitors if not any(self.bags[-1, zone] for zone in zones)]
        return len(empty) + len(gone) >= 2

    def _prepared(self, park: _ParkLedger, seat: int, card: int, left: int) -> None:
        """The errand's chief was picked, its easiest card is taken, and the skill points for it were spent."""
        rules = self.rules
        errand = rules.errand[card]
        assert (seat, self.phase) == (self.turn, WORK)
        assert [rules.errand[chief] for chief in self.bags[seat, PICKED]] == [errand]
        pile = {kind: count for kind, count in self.bags[-1, TO_DO].items() if rules.errand[kind] == errand}
        assert left == sum(pile.values())
        assert all(rules.skill_needed[card] <= rules.skill_needed[kind] for kind in pile)
        assert park.spent == (errand, rules.skill_needed[card])
        park.spent = (-1, 0)

    def _event(self, what: int, seat: int, event: int, entry: int) -> None:
        """An event comes to lie in quarters (``entry`` -1) or on a maid there, or leaves that place."""
        if what == TOLD_EVENT_LANDED:
            source, target, change = (-1, MOVING), (seat, EVENTS), ILL
        else:
            source, target, change = (seat, EVENTS), (-1, MOVING if what == TOLD_EVENT_LIFTED else TOWN), -ILL
        if entry < 0:
            self._move(event, source, target)
            return
        if event == self.storm:
            zone = BUILDINGS
        else:
            zone = CHAMBERMAIDS if self.bags[seat, CHAMBERMAIDS][entry] else STACK
        self._take(entry, (seat, zone))
        self.bags[seat, zone][entry + change] += 1
        if change > 0:
            self._take(event, source)
        else:
            self.bags[target][event] += 1

    def _building(self, what: int, seat: int, card: int, entry: int) -> None:
        """A card is laid under a building that just was built, or a building is torn down."""
        self._take(entry, (seat, BUILDINGS))
        if what == TOLD_LAID_UNDER:
            self._take(card, (seat, BEERS if self._is_beer(card) else HAND))
            self.bags[seat, BUILDINGS][entry + (card + 1) * _KINDS * _STORMS] += 1
            return
        assert card == entry % _KINDS
        self._back_to_town(card, 1)
        self._back_to_town(self.storm, entry // _KINDS % _STORMS)
        under = entry // (_KINDS * _STORMS) - 1
        if under >= 0:
            self.bags[seat, BEERS if self._is_beer(under) else DISCARD][under] += 1
            if not self._is_beer(under):
                self.tops[seat] = [under]

    def _where_from(self, seat: int, card: int) -> str:
        if seat < 0:
            return BEERS_UP
        return BEERS if self._is_beer(card) else EVENTS

    def _is_beer(self, card: int) -> bool:
        return self.rules.category[card] == BEER

    def _back_to_town(self, card: int, count: int) -> None:
        if count:
            self.bags[-1, TOWN][card] += count

    def _course(self, what: int, seat: int, number: int) -> None:
        if what == TOLD_TURN:
            if self.park is None:
                assert self.phase == DISMISS, "a turn begins when another has ended"
                following = self.turn if self.another_turn else (self.turn + 1) % self.seats
                assert seat == following, "the turn goes round, but for another one of the same player"
                self.another_turn = False
            else:
                self.park.begin_turn(seat, number, first=self.phase == PICKING)
                houses = [(seat + later) % self.park.seats for later in range(self.park.seats)]
                last = houses.index((self.park.opener - 1) % self.park.seats)
                with_maid = [bool(self.bags[house, PICKED]) for house in houses]
                assert with_maid == [place <= last for place in range(len(houses))], "who had a turn gave her back"
                assert self.park.ends != RUNNING or not self._exhausted(), "this should have been called the last round"
            self.turn, self.phase = seat, STARTING
        elif what == TOLD_ANOTHER_TURN:
            assert (seat, self.phase) == (self.turn, SERVING), "it is earned in the own Serving Phase"
            self.another_turn = True
        elif what == TOLD_PHASE:
            assert seat == self.turn
            assert (self.phase, number) in (_COURSE if self.park is None else _COURSE_IN_PARK)
            self.phase = number
        else:
            at_once = number == CAMP_FIRE and self.phase == SERVING
            assert self.phase == DISMISS or at_once, "a game ends when a turn does, but for the Camp Fire"
            assert self.park is None or self.park.may_end(self.turn, number), "a round is finished"
            self.over = True

    def _place(self, seat: int, zone: str, card: int, joins: bool = False) -> Place:
        """Where a card is that an event names. The Park has one pile of guests, and no pile of its chiefs."""
        if zone == TOWN and self.park is not None and card not in self.shop:
            zone = GUESTS_UP if self.rules.category[card] == GENERAL else REMOVED
            assert joins or zone == GUESTS_UP, "what is out of the game stays out"
        return (-1, zone) if zone in OF_THE_TABLE else (seat, zone)

    def _take(self, entry: int, place: Place) -> None:
        assert self.bags[place][entry] > 0, f"{entry} is not at {place}"
        self.bags[place][entry] -= 1
        if not self.bags[place][entry]:
            del self.bags[place][entry]

    def _move(self, entry: int, source: Place, target: Place) -> None:
        self._take(entry, source)
        self.bags[target][entry] += 1

    def _move_all(self, source: Place, target: Place) -> int:
        moved = self.bags[source].total()
        self.bags[target] += self.bags[source]
        self.bags[source] = Counter()
        return moved


class _ParkLedger:
    """The course of rounds in the Park, and the skill points of a turn."""

    def __init__(self, g: Game) -> None:
        self.seats, self.round = g.deal.seats, 1
        self.first_master = self.opener = g.turn
        self.skills = [0, 0, 0]
        self.spent = (-1, 0)  # skill points, for what is prepared next
        self.ends = RUNNING
        self.have_picked = 0
        self.last_turn = -1

    def begin_round(self, seat: int, number: int) -> None:
        """The First Master opens a round, when everybody has had a turn."""
        assert (seat, number) == (self.first_master, self.round + 1)
        assert (self.last_turn + 1) % self.seats == self.opener
        assert self.ends == RUNNING
        self.opener, self.round, self.have_picked, self.skills = seat, number, 0, [0, 0, 0]

    def next_picker(self) -> int:
        """Who picks a high class maid next."""
        assert self.have_picked < self.seats
        return (self.opener + self.have_picked) % self.seats

    def picks(self, seat: int) -> None:
        """A seat has picked."""
        assert seat == self.next_picker()
        self.have_picked += 1

    def begin_turn(self, seat: int, number: int, first: bool) -> None:
        """A turn begins: the opener's when all have picked, else the next seat's."""
        assert (self.have_picked, number) == (self.seats, self.round)
        assert seat == (self.opener if first else (self.last_turn + 1) % self.seats)
        self.last_turn = seat
        self.skills = [0, 0, 0]

    def may_end(self, turn: int, ending: int) -> bool:
        """Whether the game may end so after this turn."""
        return (turn + 1) % self.seats == self.opener and ending in (self.ends, ROUND_LIMIT)

    def course(self) -> tuple[object, ...]:
        """All but the cards."""
        return self.round, self.first_master, self.opener, self.skills, self.ends


def course_of(g: Game) -> tuple[object, ...] | None:
    """The same of a game."""
    park = g.park
    return (g.round, park.first_master, park.opener, park.skills, park.ends) if park.in_use else None


def bags_of(g: Game) -> dict[Place, Counter[int]]:
    """Where the cards of a game really are."""
    found: dict[Place, Counter[int]] = {
        (-1, TOWN): +Counter(dict(zip(g.deal.shop, g.piles, strict=True))),
        (-1, ON_OFFER): Counter(g.face_up),
        (-1, FACE_DOWN): Counter(g.face_down),
        (-1, MOVING): Counter(g.moving),
        (-1, REMOVED): Counter(g.side.removed),
        (-1, REMINISCENCES_UP): Counter(g.side.reminiscences_up),
        (-1, REMINISCENCES_DOWN): Counter(g.side.reminiscences_down),
        (-1, BEERS_UP): Counter(g.side.beers_up),
        (-1, BEERS_DOWN): Counter(g.side.beers_down),
        (-1, GUESTS_UP): Counter(g.park.guests_up),
        (-1, GUESTS_DOWN): Counter(g.park.guests_down),
        (-1, HIGH_CLASS): Counter(g.park.high_class),
        (-1, TO_DO): Counter(card for pile in g.park.preparations for card in pile),
    }
    for seat, p in enumerate(g.players):
        for zone, cards in (
            (HAND, p.hand),
            (DECK, p.deck),
            (DISCARD, p.discard),
            (PLAYED, p.played),
            (CHAMBERMAIDS, p.chambermaids),
            (STACK, p.private),
            (EVENTS, p.events),
            (BUILDINGS, p.buildings),
            (REMINISCENCES, p.reminiscences),
            (BEERS, p.beers),
            (PREPARED, p.preparations),
            (PICKED, [card for card in g.park.picked[seat : seat + 1] if card != NOBODY]),
            (ASIDE, g.aside if seat == g.turn else []),
            (STAND, [g.deal.stock.beer_stand] if seat == g.side.stand_owner else []),
            (HANGING, g.brought.cards(VERANDA, seat) if g.brought.in_use else []),
        ):
            found[seat, zone] = Counter(cards)
    return found


def tops_of(g: Game) -> list[list[int]]:
    """The card on top of every discard pile, if there is one."""
    return [p.discard[-1:] for p in g.players]
