"""What a planner makes of every option: its worth in victory points, with doing nothing as 0.

It works on anything of the shape of a game: the sketch that is made from a view, or an imagined world in the middle of
a simulation. Here every kind of decision finds its place; none is for any one card. What they ask about stands apart:
employing, servings, hand, events, private_maids, reminiscences, guesses, park and ending.
"""

from __future__ import annotations

from typing import Final

from cuore.bots.planner import employing, event_cards, guesses, hand, park, reminiscences, servings
from cuore.bots.planner.ending import last_beer, last_preparation
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.outlook import HIDDEN_BEER, Outlook
from cuore.bots.planner.private_maids import active, every_turn
from cuore.bots.planner.purse import Purse, gain_one
from cuore.bots.planner.temper import Temper
from cuore.engine.game import Game
from cuore.engine.words import (
    ACQUIRE,
    ASK_NEED,
    BEER_FROM_PILE,
    BEER_SHOWN,
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
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GIVE,
    HIGH_CLASS,
    KEEP,
    KIND,
    LAY_UNDER,
    LEAVE_TOP,
    LET,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    NAME_NUMBER,
    PAY_FOR_BEER,
    PAY_SERVING,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
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
    number_of,
    seat_of,
)

RETURNED: Final = 0.3
"""Cards that it is worth to return one to the Town."""

SENT_FOR: Final = 0.1
SENT_FOR_LATE: Final = 0.5
"""The points that it costs to send for a chambermaid, and more towards the end."""

LOVE_PAID: Final = 1.0
"""The Love of the card that is paid for a Serving."""

PLAIN: list[float] = [0.0] * (VERB + 1)
"""By verb: what is always worth the same, whatever it is done with."""

for _verb, _worth in (
    (PLAY_ALL_LOVE, 99.0),
    (DRAW, 1.0),
    (REVEAL, 1.0),
    (LET, 0.1),
    (SEND_AWAY, 1.5),
    (DISCARD_OWN_TOP, 0.2),
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
        self._purse: Purse | None = None  # of the decision that is looked at

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
        outlook = Outlook(g, g.asked, self.facts, self.temper)
        self._purse = None
        if g.ask_what == ASK_NEED:
            return reminiscences.pay(g, outlook)
        worths = [self.worth(g, outlook, option) for option in g.options]
        if g.phase == EMPLOY and g.employments > 1:
            employing.add_second(g, worths)
        if g.phase == SERVING and g.deal.stock.reminiscing:
            reminiscences.acquire_first(g, worths)
        return worths

    def worth(self, g: Game, outlook: Outlook, option: int) -> float:
        """The worth of one option."""
        verb = option & VERB
        kind = option >> CARD & KIND
        if verb == EMPLOY_CARD:
            return employing.employ(g, outlook, kind)
        if verb == SERVE:
            return servings.serve(g, outlook, kind)
        if verb == CHAMBER:
            return servings.chamber(g, outlook, kind)
        if verb == PLAY_LOVE:
            return 50.0 if g.phase != SERVING else -1.0
        if verb == DISCARD:
            return hand.discard(g, outlook, kind)
        if verb == USE:
            return self.use(g, outlook, kind)
        if verb == ACQUIRE:
            return reminiscences.acquire(g, outlook, kind)
        if verb == TAKE:
            return hand.take(g, outlook, kind)
        if verb == CHOOSE_SEAT:
            return event_cards.choose_seat(g, outlook, option)
        if verb >= PICK:
            return self._in_park(g, outlook, verb, kind)
        if verb == PUT_ON:
            return event_cards.lay_on(g, outlook, option)
        if PLAIN[verb] != 0.0:
            return PLAIN[verb]
        if verb < DISCARD_TWO:
            return self._rarer(g, outlook, option, verb, kind)
        return self._rarest(g, outlook, option, verb, kind)

    def _in_park(self, g: Game, outlook: Outlook, verb: int, kind: int) -> float:
        """The worth of what is only done in the Park."""
        if verb == PICK:
            return park.pick(g, outlook, self.purse(g, outlook), kind)
        if verb == USE_CHAMBERMAID:
            return park.use_chambermaid(g, outlook, kind)
        if verb == PREPARE:
            return self.facts.vp[kind] + last_preparation(g, outlook, kind)
        return 0.0

    def purse(self, g: Game, outlook: Outlook) -> Purse:
        """What this turn can employ, and what each of it is worth; worked out once for a decision."""
        if self._purse is None:
            kinds = [kind for place, kind in enumerate(g.deal.shop) if g.piles[place]] + g.park.guests_up + g.face_up
            worths = [employing.employ(g, outlook, kind) for kind in kinds]
            self._purse = Purse(g, outlook, kinds, worths)
        return self._purse

    def _rarer(self, g: Game, outlook: Outlook, option: int, verb: int, kind: int) -> float:
        """The worth of what only some cards ask for."""
        if verb == KEEP:
            return hand.hold(g, outlook, kind)
        if verb == CURE:
            return event_cards.cure(g, outlook, option)
        if verb == RETURN:
            return event_cards.returned(g, outlook, option) if g.rules.laid[kind] else hand.give_up(g, outlook, kind)
        if verb == MOVE_EVENT or verb == MOVE_FROM_MAID:
            return event_cards.move(g, outlook, option)
        if verb == RETURN_FROM_MAID:
            return event_cards.returned(g, outlook, option)
        if verb == GAIN_LOVE or verb == GAIN_EMPLOYMENT or verb == GAIN_SERVING:
            return gain_one(g, outlook, self.purse(g, outlook), verb)
        if verb == LEAVE_TOP or verb == DISCARD_TOP:
            return guesses.seen_top(g, outlook, verb)
        if verb == EXCHANGE:
            return guesses.exchange(g, outlook)
        if verb == PUT_BACK:
            return hand.put_back(g, outlook, kind)
        if verb == PUT_UNDER:
            return 0.1 - hand.hold(g, outlook, kind)
        if verb == SWAP_FOR:
            return self.swap(g, outlook, kind)
        if verb == RETURN_TWO:
            return 1.5 - 2.0 * self.temper.rate * outlook.plays
        if verb == SEND_TO:
            return 0.6 + 0.1 * event_cards.menace(g, outlook, seat_of(option))
        if verb == TEAR_DOWN:
            return 1.0 + self.facts.vp[kind]
        return 0.0

    def swap(self, g: Game, outlook: Outlook, kind: int) -> float:
        """Worth of having another private maid instead of the active one."""
        worth = self.facts.vp[kind] + every_turn(outlook, kind)
        current = active(g, outlook.seat)
        return worth - self.facts.vp[current] - every_turn(outlook, current) if current >= 0 else worth

    def _rarest(self, g: Game, outlook: Outlook, option: int, verb: int, kind: int) -> float:
        """The worth of what hardly any card asks for."""
        if verb == DISCARD_TWO:
            return 1.6 - 2 * hand.hold(g, outlook, kind)
        if verb == LAY_UNDER:
            return 1.0 + outlook.lighter(kind)
        if verb == PAY_FOR_BEER:
            return HIDDEN_BEER - 2.0 * self.temper.rate + last_beer(g, outlook, HIDDEN_BEER)
        if verb == BEER_FROM_PILE or verb == BUY_BEER_FROM_PILE:
            return HIDDEN_BEER + last_beer(g, outlook, HIDDEN_BEER)
        if verb == BEER_SHOWN or verb == BUY_BEER_SHOWN:
            points = employing.seen_beer(outlook, kind)
            return points + last_beer(g, outlook, points)
        if verb == DISMISS_MAID:
            return servings.dismiss(g, outlook, kind)
        if verb == NAME_NUMBER:
            return guesses.name_number(g, outlook, number_of(option))
        if verb == CURE_WITH:
            return event_cards.cure_with(g, outlook, option, kind)
        if verb == GIVE:
            return -float(outlook.gain(kind, 1, False, True))
        if verb == PAY_SERVING:
            return servings.pay_serving(g, outlook)
        return 0.0

    def use(self, g: Game, outlook: Outlook, kind: int) -> float:
        """Use an effect unless it costs the hand, a chambermaid, or there is nothing of ours to move."""
        rules = g.rules
        if rules.chambered_starting[kind]:
            return send_for(g, outlook, kind)
        program = rules.starting[kind] or rules.hand_ability[kind]
        if not program:
            return 1.0
        if rules.category[kind] == HIGH_CLASS:
            return park.pick(g, outlook, self.purse(g, outlook), kind)
        first = program[0].WORD
        if first == "pay card":
            return servings.spare_serving(g, outlook, g.servings) - LOVE_PAID
        if first == "keep one card":
            return -1.0
        if first == "lift event":
            return event_cards.move_any(g, outlook)
        return 1.0


def send_for(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of what a chambermaid does who leaves the quarters for it and comes back to the deck."""
    draws = 0.0
    for step in g.rules.chambered_starting[kind]:
        if step.WORD == "draw":
            count = step.field("count")
            draws += count if isinstance(count, int) else 0
        elif step.WORD == "return card":
            draws += RETURNED
    back = outlook.gain(kind, -1, True, False) + outlook.grows(kind)
    return outlook.temper.rate * draws * outlook.density + back - SENT_FOR - SENT_FOR_LATE * (1.0 - outlook.young)
