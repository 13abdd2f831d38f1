"""What a planner makes of every option: its worth in victory points, with doing nothing as 0.

It works on anything of the shape of a game: the sketch that is made from a view, or an imagined world in the middle of
a simulation. There is one place for each kind of decision, and none for any card.
"""

from __future__ import annotations

from cuore.bots import park
from cuore.bots.facts import Facts
from cuore.bots.house import House, lead
from cuore.bots.temper import Temper
from cuore.engine.deal import empty_maid_piles
from cuore.engine.game import Game
from cuore.engine.phases.employ import prices_now
from cuore.engine.words import (
    ACQUIRE,
    ASK_DECK,
    ASK_DISCARD_PILE,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUILDING,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CARD,
    CHAMBER,
    CHOOSE_SEAT,
    CURE,
    CURE_WITH,
    DISCARD,
    DISCARD_OWN_TOP,
    DISCARD_TOP,
    DISCARD_TWO,
    DISMISS_MAID,
    DRAW,
    EMPLOY,
    EMPLOY_CARD,
    END_TURN,
    EVENT,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GIVE,
    HIGH_CLASS,
    ILL,
    KEEP,
    KIND,
    LAY_UNDER,
    LEAVE_TOP,
    LET,
    LOVE,
    MAID_CHIEF,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    NAME_NUMBER,
    PAY_FOR_BEER,
    PAY_SERVING,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
    PRIVATE,
    PUT_BACK,
    PUT_ON,
    PUT_UNDER,
    RETURN,
    RETURN_FROM_MAID,
    RETURN_TWO,
    REVEAL,
    SEND_AWAY,
    SEND_TO,
    SERVE,
    SERVING,
    SWAP_FOR,
    TAKE,
    TEAR_DOWN,
    USE,
    USE_CHAMBERMAID,
    VERB,
    entry_of,
    number_of,
    seat_of,
)

COMMON_COST = 4
"""The cost that most good cards in a hand have: the number to name."""

BEER_OF_PILE = 2.5
DECIDED = 500.0
"""The worth of ending a game that is won; and what it costs to end a lost one."""

FIRST = 100.0
"""Added to maids who give their Serving back: there is nothing to lose by them."""

PLAIN: list[float] = [0.0] * (VERB + 1)
"""By verb: what is always worth the same, whatever it is done with."""

for _verb, _worth in (
    (PLAY_ALL_LOVE, 99.0),
    (RETURN_FROM_MAID, 2.0),
    (GAIN_LOVE, 1.0),
    (GAIN_EMPLOYMENT, 0.5),
    (DRAW, 1.0),
    (REVEAL, 1.0),
    (LET, 0.1),
    (SEND_AWAY, 1.5),
    (DISCARD_OWN_TOP, 0.2),
    (PAY_SERVING, 0.8),
    (BEER_FROM_PILE, BEER_OF_PILE),
    (BUY_BEER_FROM_PILE, BEER_OF_PILE),
):
    PLAIN[_verb] = _worth


def love_to_play(g: Game) -> int:
    """The option that plays Love in an Employ Phase, or -1: there is nothing else to do with it."""
    options = g.options
    if g.phase != EMPLOY or options[-1] != END_TURN:
        return -1
    for i in range(len(options)):
        if options[i] & VERB == PLAY_ALL_LOVE:
            return i
    return 0 if options[0] & VERB == PLAY_LOVE else -1


class Judgement:
    """The worth of options, for one Town and one temper."""

    def __init__(self, facts: Facts, temper: Temper) -> None:
        self.facts = facts
        self.temper = temper
        self._purse: park.Purse | None = None  # of the decision that is looked at

    def best(self, g: Game) -> int:
        """The number of the option that looks best; the first of equals."""
        at = love_to_play(g)
        if at >= 0:
            return at
        worths = self.worths(g)
        at = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[at]:
                at = i
        return at

    def worths(self, g: Game) -> list[float]:
        """The worth of every option of the open decision, for the seat that is asked."""
        house = House(g, g.asked, self.facts, self.temper)
        self._purse = None
        worths = [self.worth(g, house, option) for option in g.options]
        if g.phase == EMPLOY and g.employments > 1:
            self._add_second(g, worths)
        return worths

    def _add_second(self, g: Game, worths: list[float]) -> None:
        """With another Employment, a card is also worth what can be employed beside it."""
        now = prices_now(g)
        cost = g.rules.cost if now is None else now.of
        alone = worths[:]
        options = g.options
        for i in range(len(options)):
            if options[i] & VERB == EMPLOY_CARD and alone[i] > 0.0:
                left = g.love - cost[options[i] >> CARD & KIND]
                beside = 0.0
                for j in range(len(options)):
                    if (
                        alone[j] > beside
                        and options[j] & VERB == EMPLOY_CARD
                        and cost[options[j] >> CARD & KIND] <= left
                    ):
                        beside = alone[j]
                worths[i] += beside

    def worth(self, g: Game, house: House, option: int) -> float:
        """The worth of one option."""
        verb = option & VERB
        kind = option >> CARD & KIND
        if verb == EMPLOY_CARD:
            return self.employ(g, house, kind)
        if verb == SERVE:
            return self.serve(g, house, kind)
        if verb == CHAMBER:
            return self.chamber(g, house, kind)
        if verb == PLAY_LOVE:
            return 50.0 if g.phase != SERVING else -1.0
        if verb == DISCARD:
            return self.discard(g, house, kind)
        if verb == USE:
            return self.use(g, house, kind)
        if verb == ACQUIRE:
            return self.acquire(g, house, kind)
        if verb == TAKE:
            return self.take(g, house, kind)
        if verb == CHOOSE_SEAT:
            return self.choose_seat(g, house, option)
        if verb >= PICK:
            return self._in_park(g, house, verb, kind)
        if verb == PUT_ON:
            return self.lay_on(g, house, option)
        if PLAIN[verb] != 0.0:
            return PLAIN[verb]
        if verb < DISCARD_TWO:
            return self._rarer(g, house, option, verb, kind)
        return self._rarest(g, house, option, verb, kind)

    def _in_park(self, g: Game, house: House, verb: int, kind: int) -> float:
        if verb == PICK:
            return park.pick(g, house, self.purse(g, house), kind)
        if verb == USE_CHAMBERMAID:
            return park.use_chambermaid(g, house, kind)
        if verb == PREPARE:
            return self.facts.vp[kind] + self.last_preparation(g, house, kind)
        return 0.0

    def purse(self, g: Game, house: House) -> park.Purse:
        """What this turn can employ, and what each of it is worth; worked out once for a decision."""
        if self._purse is None:
            kinds = [kind for place, kind in enumerate(g.deal.shop) if g.piles[place]] + g.park.guests_up + g.face_up
            worths = [self.employ(g, house, kind) for kind in kinds]
            self._purse = park.Purse(g, house, kinds, worths)
        return self._purse

    def last_preparation(self, g: Game, house: House, kind: int) -> float:
        """What it means if this preparation is the one that ends the game with this round."""
        if len(g.park.preparations[g.rules.errand[kind]]) != 1 or g.park.ends:
            return 0.0
        return 0.0 if lead(g, house.seat, self.facts, float(self.facts.vp[kind])) > 0.0 else -DECIDED

    def _rarer(self, g: Game, house: House, option: int, verb: int, kind: int) -> float:
        if verb == KEEP:
            return self.hold(g, house, kind)
        if verb == CURE:
            return self.cure(g, house, option)
        if verb == RETURN:
            return self.give_up(g, house, kind)
        if verb == MOVE_EVENT or verb == MOVE_FROM_MAID:
            return 2.0 if seat_of(option) == house.seat else 1.0
        if verb == GAIN_SERVING:
            return 0.8 if house.closing > 0.5 else 0.2
        if verb == LEAVE_TOP or verb == DISCARD_TOP:
            return self.seen_top(g, house, verb)
        if verb == EXCHANGE:
            return self.exchange(g, house)
        if verb == PUT_BACK or verb == PUT_UNDER:
            return 0.1 - self.hold(g, house, kind)
        if verb == SWAP_FOR:
            return self.private(house, kind) - self.private(house, self.active(g, house.seat))
        if verb == RETURN_TWO:
            return 1.5 - 2.0 * self.temper.rate * house.plays
        if verb == SEND_TO:
            return 0.6 + 0.1 * self.menace(g, seat_of(option))
        if verb == TEAR_DOWN:
            return 1.0 + self.facts.vp[kind]
        return 0.0

    def _rarest(self, g: Game, house: House, option: int, verb: int, kind: int) -> float:
        if verb == DISCARD_TWO:
            return 1.6 - 2 * self.hold(g, house, kind)
        if verb == LAY_UNDER:
            return 1.0 + house.lighter(kind)
        if verb == PAY_FOR_BEER:
            return BEER_OF_PILE - 2.0 * self.temper.rate
        if verb == BEER_SHOWN or verb == BUY_BEER_SHOWN:
            return 0.3 + house.gain(kind, 1, False, True)
        if verb == DISMISS_MAID:
            return 0.5 + house.gain(kind, -1, True, False)
        if verb == NAME_NUMBER:
            return 1.0 if number_of(option) == COMMON_COST else 0.0
        if verb == CURE_WITH:
            return -0.5 - self.temper.rate * house.flow(kind)
        if verb == GIVE:
            return -float(house.gain(kind, 1, False, True))
        return 0.0

    # -- employing --

    def employ(self, g: Game, house: House, kind: int) -> float:
        """Worth of employing a card now: its points, and what it does for the turns to come."""
        facts = self.facts
        temper = self.temper
        category = g.rules.category[kind]
        if category == EVENT:
            return self.event(g, house, kind)
        points = house.promise(kind)
        if category == MAID_CHIEF:
            points += temper.greed
        worth = points * (1.0 - (1.0 - temper.points) * house.young)
        if facts.in_deck[kind]:
            worth += house.grows(kind)
        elif category == PRIVATE:
            worth += self.private(house, kind)
            current = self.active(g, house.seat)
            if current >= 0:
                worth -= self.private(house, current)
        elif category == BUILDING:
            worth += 0.3
        worth -= temper.spare
        return worth + self.ending(g, house, kind, points)

    def ending(self, g: Game, house: House, kind: int, points: float) -> float:
        """What it means if this card is the one that ends the game."""
        place = g.deal.pile_of[kind]
        private = len(g.face_down) + (len(g.face_up) if g.park.in_use else 0)
        guests = len(g.park.guests_up) + len(g.park.guests_down)
        if place >= 0:
            if g.piles[place] != 1 or not g.rules.is_maid[kind]:
                return 0.0
        elif (private if g.rules.category[kind] == PRIVATE else guests) != 1:
            return 0.0
        missing = g.deal.empty_piles_end - empty_maid_piles(g.deal, g.piles, private, guests)
        if missing > 1 or (g.park.in_use and (missing < 1 or g.park.ends)):
            return 0.0
        return DECIDED if lead(g, house.seat, self.facts, points) > 0.0 else -DECIDED

    def event(self, g: Game, house: House, kind: int) -> float:
        """Worth of laying an event: a nuisance to somebody else."""
        vp = self.facts.vp[kind]
        return self.temper.event * (1.5 - house.young) - 0.3 * vp - 0.3

    def active(self, g: Game, seat: int) -> int:
        """The kind of the active private maid, -1 if there is none or she is ill."""
        private = g.players[seat].private
        return private[-1] if private and private[-1] < ILL else -1

    def private(self, house: House, kind: int) -> float:
        """The points that an active private maid brings by what she does every turn."""
        if kind < 0:
            return 0.0
        facts = self.facts
        temper = self.temper
        love = (
            facts.private_love[kind]
            + facts.private_draw[kind] * house.density
            + facts.private_serving[kind] * temper.serving * min(1.0, house.closing)
            + facts.private_employment[kind] * temper.employment
            + 0.3 * facts.private_texts[kind]
        )
        return temper.private * temper.rate * love * max(0.0, house.turns - 1.0)

    # -- serving --

    def serve(self, g: Game, house: House, kind: int) -> float:
        """Worth of being served by a maid now: those who give a Serving first, then what the last one brings."""
        facts = self.facts
        temper = self.temper
        love = (
            facts.love[kind]
            + 1.2 * facts.draw[kind] * house.density
            + temper.text * (facts.texts[kind] + facts.hurts[kind])
            + 0.4 * facts.employment[kind]
        )
        points = park.served_now(g, house, kind) if g.park.in_use else 0.0
        if facts.serving[kind] >= 1.0:
            return FIRST + 10.0 * facts.draw[kind] + facts.serving[kind] + love
        return 0.05 + temper.rate * love + points

    def chamber(self, g: Game, house: House, kind: int) -> float:
        """Worth of making a chambermaid: her points, and a lighter deck, spread over the Servings she takes."""
        temper = self.temper
        late = 1.0 - house.turns / 8.0
        share = temper.chamber_early + (1.0 - temper.chamber_early) * max(0.0, late)
        worth = share * house.chambered(kind) + house.lighter(kind) + 0.05
        return worth / max(1, g.rules.chamber[kind])

    def acquire(self, g: Game, house: House, kind: int) -> float:
        """A Reminiscence is worth its points and a little more; one that ends the game only to a player ahead."""
        points = float(house.gain(kind, 1, False, True))
        if self.facts.ends_game[kind]:
            return DECIDED if lead(g, house.seat, self.facts, points) > 0.0 else -DECIDED
        return points - 0.8 * house.density * 2.0 * self.temper.rate

    def use(self, g: Game, house: House, kind: int) -> float:
        """Use an effect unless it costs the hand, a chambermaid, or there is nothing of ours to move."""
        rules = g.rules
        if rules.chambered_starting[kind]:
            return 0.7 * self.temper.rate + house.gain(kind, -1, True, False) - 0.5
        program = rules.starting[kind] or rules.hand_ability[kind]
        if not program:
            return 1.0
        first = program[0].WORD
        if g.rules.category[kind] == HIGH_CLASS:
            return park.pick(g, house, self.purse(g, house), kind)
        if first == "keep one card":
            return -1.0
        if first == "lift event":
            p = g.players[house.seat]
            for entry in p.chambermaids + p.private:
                if entry >= ILL:
                    return 1.0
            return 1.0 if p.events else -1.0
        return 1.0

    def cure(self, g: Game, house: House, option: int) -> float:
        """Cure when her points are soon to be counted, or she is the active private maid."""
        entry = entry_of(option)
        kind = entry & KIND
        if entry // ILL & 15 > 1:
            return -0.5
        points = float(house.gain(kind, 1, g.rules.chamber[kind] > 0, True))
        private = g.players[house.seat].private
        if private and private[-1] == entry:
            points += self.private(house, kind)
        return points - 3.0 * self.temper.rate * min(1.0, house.turns / 4.0)

    # -- cards in hand --

    def hold(self, g: Game, house: House, kind: int) -> float:
        """How much a card in hand is worth keeping there, in Love."""
        rules = g.rules
        if rules.category[kind] == LOVE:
            return float(rules.love[kind])
        if not self.facts.served[kind] and not rules.chamber[kind]:
            return 0.05
        if g.turn == house.seat and g.phase == SERVING and g.servings <= 0:
            return 0.05
        return 0.3 + house.flow(kind)

    def discard(self, g: Game, house: House, kind: int) -> float:
        """Worth of discarding this card rather than another, or than passing."""
        hold = self.hold(g, house, kind)
        return 0.3 - hold

    def take(self, g: Game, house: House, kind: int) -> float:
        """Worth of taking a card into hand."""
        now = float(g.rules.love[kind]) if g.rules.is_love[kind] else 0.0
        if g.rules.serve_option[kind] and g.servings > 0:
            now = house.flow(kind) + 0.5
        return self.employ(g, house, kind) + self.temper.rate * now + self.temper.spare

    def give_up(self, g: Game, house: House, kind: int) -> float:
        """Worth of returning a card to the Town: away with what does nothing, and with events."""
        if g.rules.laid[kind]:
            return 2.0
        return 0.8 + house.lighter(kind) - self.facts.vp[kind]

    def seen_top(self, g: Game, house: House, verb: int) -> float:
        """A seen top card: away with dead ones of ours, and with good ones of others."""
        frame = g.stack[-1]
        if frame.picked < 0:
            return 0.0
        good = house.flow(frame.picked) > house.density
        keep = good == (frame.target == house.seat)
        return 1.0 if keep == (verb == LEAVE_TOP) else 0.0

    def exchange(self, g: Game, house: House) -> float:
        """Exchange when the seen card is better than the average of the own hand."""
        hand = g.players[house.seat].hand
        total = 0.0
        for kind in hand:
            total += self.hold(g, house, kind)
        picked = g.stack[-1].picked
        return (self.hold(g, house, picked) if picked >= 0 else 1.0) - total / max(1, len(hand))

    # -- other seats --

    def menace(self, g: Game, seat: int) -> float:
        """How much a player has to show; the one with most is the one to hinder."""
        p = g.players[seat]
        total = 0.0
        for entry in p.chambermaids:
            if entry < ILL:
                total += 1.0 + self.facts.vp[entry]
        for entry in p.private:
            if entry < ILL:
                total += self.facts.vp[entry]
        return total + 0.1 * (len(p.deck) + len(p.hand) + len(p.discard))

    def lay_on(self, g: Game, house: House, option: int) -> float:
        """Worth of laying an event on a maid or seat: good on others, and on own maids with negative points."""
        seat = seat_of(option)
        mine = seat == house.seat
        if option & VERB == PUT_ON:
            entry = entry_of(option)
            points = 0.0
            if entry < ILL:
                kind = entry & KIND
                points = self.facts.vp[kind] + 0.5 * len(self.facts.touches[kind])
                private = g.players[seat].private
                if private and private[-1] == entry:
                    points += self.private(house, kind)
            return -points if mine else points + 0.05 * self.temper.menace * self.menace(g, seat)
        return -5.0 if mine else self.temper.menace * self.menace(g, seat)

    def choose_seat(self, g: Game, house: House, option: int) -> float:
        """A deck to look at and a discard pile to fill are the own ones; everything else is for the others."""
        if g.ask_what == ASK_DECK or g.ask_what == ASK_DISCARD_PILE:
            return 1.0 if seat_of(option) == house.seat else 0.5
        return self.lay_on(g, house, option)
