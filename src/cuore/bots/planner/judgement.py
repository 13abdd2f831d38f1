"""What a planner makes of every option: its worth in victory points, with doing nothing as 0.

It works on anything of the shape of a game: the sketch that is made from a view, or an imagined world in the middle of
a simulation. At the end of this page a table tells for every verb how it is judged; none is for any one card, and a
verb that the table does not know is judged by the traits of the step that asks. What the judges ask about stands apart:
employing, servings, hand, event_cards, private_maids, reminiscences, guesses, park and ending.
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.bots.planner import employing, event_cards, guesses, hand, park, reminiscences, servings
from cuore.bots.planner.ending import last_beer, last_preparation
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.numbers import (
    ALL_LOVE_PLAYED,
    BEER_PRICE,
    CARD_DRAWN,
    EVENT_LET,
    EVENT_REFUSED,
    HIDDEN_BEER,
    LAID_UNDER,
    LOVE_PAID,
    LOVE_PLAYED,
    LOVE_TOO_EARLY,
    NOT_USED,
    OWN_TOP_DISCARDED,
    PUT_AWAY,
    RETURNED,
    SENT_AWAY,
    SENT_FOR,
    SENT_FOR_LATE,
    SENT_TO_MENACE,
    SENT_TO_OTHERS,
    TORN_DOWN,
    TWO_DISCARDED,
    TWO_RETURNED,
    USED,
)
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.private_maids import active, every_turn
from cuore.bots.planner.purse import Purse, gain_one
from cuore.bots.planner.temper import Temper
from cuore.bots.planner.unknown import unknown
from cuore.engine.game import Game
from cuore.engine.words import (
    ACQUIRE,
    ASK_NEED,
    ASK_REUSE,
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
    END_SERVING,
    END_TURN,
    END_WORK,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GIVE,
    HIGH_CLASS,
    KEEP,
    KIND,
    LAY_UNDER,
    LEAVE_THEM,
    LEAVE_TOP,
    LET,
    LET_ALL,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    NAME_NUMBER,
    PASS,
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
    START_SERVING,
    SWAP_FOR,
    SWAP_THEM,
    TAKE,
    TEAR_DOWN,
    USE,
    USE_CHAMBERMAID,
    VERB,
    number_of,
    seat_of,
)


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
        if verb == EMPLOY_CARD:  # these two ask for most of all decisions: no need to look them up
            return employing.employ(g, outlook, option >> CARD & KIND)
        if verb == SERVE:
            return servings.serve(g, outlook, option >> CARD & KIND)
        judge = _judges[verb]
        return _worths[verb] if judge is None else judge(self, g, outlook, option)

    def purse(self, g: Game, outlook: Outlook) -> Purse:
        """What this turn can employ, and what each of it is worth; worked out once for a decision."""
        if self._purse is None:
            kinds = [kind for place, kind in enumerate(g.deal.shop) if g.piles[place]] + g.park.guests_up + g.face_up
            worths = [employing.employ(g, outlook, kind) for kind in kinds]
            self._purse = Purse(g, outlook, kinds, worths)
        return self._purse


# -- the judges: one for each verb whose worth depends on something --


def _acquire(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return reminiscences.acquire(g, outlook, option >> CARD & KIND)


def _chamber(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return servings.chamber(g, outlook, option >> CARD & KIND)


def _play_love(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return LOVE_PLAYED if g.phase == EMPLOY else LOVE_TOO_EARLY


def _discard(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return hand.discard(g, outlook, option >> CARD & KIND)


def _use(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    """Use an effect unless it costs the hand, a chambermaid, or there is nothing of ours to move.

    What must happen anyway waits for all that is worth doing before it.
    """
    kind = option >> CARD & KIND
    rules = g.rules
    if g.ask_what == ASK_REUSE:
        return servings.borrow(g, outlook, kind)
    if rules.starting_must[kind]:
        return 0.0
    if rules.chambered_starting[kind]:
        return send_for(g, outlook, kind)
    if rules.category[kind] == HIGH_CLASS and rules.starting[kind]:
        return park.pick(g, outlook, j.purse(g, outlook), kind)
    effect = j.facts.effect[kind]
    if effect.discards_hand:
        return NOT_USED
    if effect.moves_event:
        return event_cards.move_any(g, outlook)
    if effect.serving > 0.0 and effect.discards:
        return servings.spare_serving(g, outlook, g.servings) - LOVE_PAID
    return USED


def send_for(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of what a chambermaid does who leaves the quarters for it and comes back to the deck."""
    called = outlook.facts.called[kind]
    cards = called.draw + RETURNED * called.returns
    back = outlook.gain(kind, -1, True, False) + outlook.grows(kind)
    return outlook.temper.rate * cards * outlook.density + back - SENT_FOR - SENT_FOR_LATE * (1.0 - outlook.young)


def _take(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return hand.take(g, outlook, option >> CARD & KIND)


def _choose_seat(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.choose_seat(g, outlook, option)


def _put_on(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.lay_on(g, outlook, option)


def _keep(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return hand.worth_keeping(g, outlook, option >> CARD & KIND)


def _cure(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.cure(g, outlook, option)


def _cure_with(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.cure_with(g, outlook, option, option >> CARD & KIND)


def _return(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    kind = option >> CARD & KIND
    return event_cards.returned(g, outlook, option) if g.rules.laid[kind] else hand.give_up(g, outlook, kind)


def _return_from_maid(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.returned(g, outlook, option)


def _move_event(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return event_cards.move(g, outlook, option)


def _gain(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return gain_one(g, outlook, j.purse(g, outlook), option & VERB)


def _seen_top(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return guesses.seen_top(g, outlook, option & VERB)


def _exchange(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return guesses.exchange(g, outlook)


def _name_number(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return guesses.name_number(g, outlook, number_of(option))


def _put_back(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return hand.put_back(g, outlook, option >> CARD & KIND)


def _put_under(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return PUT_AWAY - hand.worth_keeping(g, outlook, option >> CARD & KIND)


def _swap(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    """Worth of having another private maid instead of the active one."""
    kind = option >> CARD & KIND
    worth = j.facts.vp[kind] + every_turn(outlook, kind)
    current = active(g, outlook.seat)
    return worth - j.facts.vp[current] - every_turn(outlook, current) if current >= 0 else worth


def _return_two(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return TWO_RETURNED - 2.0 * j.temper.rate * outlook.plays


def _discard_two(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return TWO_DISCARDED - 2 * hand.worth_keeping(g, outlook, option >> CARD & KIND)


def _send_to(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return SENT_TO_OTHERS + SENT_TO_MENACE * event_cards.menace(g, outlook, seat_of(option))


def _tear_down(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return TORN_DOWN + j.facts.vp[option >> CARD & KIND]


def _lay_under(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return LAID_UNDER + outlook.lighter(option >> CARD & KIND)


def _pay_for_beer(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return HIDDEN_BEER - BEER_PRICE * j.temper.rate + last_beer(g, outlook, HIDDEN_BEER)


def _hidden_beer(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return HIDDEN_BEER + last_beer(g, outlook, HIDDEN_BEER)


def _seen_beer(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    points = employing.seen_beer(outlook, option >> CARD & KIND)
    return points + last_beer(g, outlook, points)


def _dismiss(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return servings.dismiss(g, outlook, option >> CARD & KIND)


def _give(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return -float(outlook.gain(option >> CARD & KIND, 1, False, True))


def _pay_serving(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return servings.pay_serving(g, outlook)


def _pick(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return park.pick(g, outlook, j.purse(g, outlook), option >> CARD & KIND)


def _use_chambermaid(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return park.use_chambermaid(g, outlook, option >> CARD & KIND)


def _prepare(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    kind = option >> CARD & KIND
    return j.facts.vp[kind] + last_preparation(g, outlook, kind)


def _unknown(j: Judgement, g: Game, outlook: Outlook, option: int) -> float:
    return unknown(g, outlook, option)


# -- the table --

Judge = Callable[[Judgement, Game, Outlook, int], float]

JUDGED: tuple[tuple[int, Judge], ...] = (
    (USE, _use),
    (CURE, _cure),
    (CHAMBER, _chamber),
    (PLAY_LOVE, _play_love),
    (DISCARD, _discard),
    (KEEP, _keep),
    (RETURN, _return),
    (TAKE, _take),
    (CHOOSE_SEAT, _choose_seat),
    (PUT_ON, _put_on),
    (MOVE_EVENT, _move_event),
    (MOVE_FROM_MAID, _move_event),
    (RETURN_FROM_MAID, _return_from_maid),
    (GAIN_LOVE, _gain),
    (GAIN_EMPLOYMENT, _gain),
    (GAIN_SERVING, _gain),
    (LEAVE_TOP, _seen_top),
    (DISCARD_TOP, _seen_top),
    (EXCHANGE, _exchange),
    (PUT_BACK, _put_back),
    (PUT_UNDER, _put_under),
    (SWAP_FOR, _swap),
    (RETURN_TWO, _return_two),
    (SEND_TO, _send_to),
    (TEAR_DOWN, _tear_down),
    (DISCARD_TWO, _discard_two),
    (LAY_UNDER, _lay_under),
    (ACQUIRE, _acquire),
    (PAY_SERVING, _pay_serving),
    (PAY_FOR_BEER, _pay_for_beer),
    (BEER_FROM_PILE, _hidden_beer),
    (BEER_SHOWN, _seen_beer),
    (BUY_BEER_FROM_PILE, _hidden_beer),
    (BUY_BEER_SHOWN, _seen_beer),
    (DISMISS_MAID, _dismiss),
    (NAME_NUMBER, _name_number),
    (CURE_WITH, _cure_with),
    (GIVE, _give),
    (PICK, _pick),
    (USE_CHAMBERMAID, _use_chambermaid),
    (PREPARE, _prepare),
)
"""Verbs whose worth depends on what they are done with; beside these there are ``EMPLOY_CARD`` and ``SERVE``."""

ALWAYS: tuple[tuple[int, float], ...] = (
    (PASS, 0.0),
    (START_SERVING, 0.0),
    (END_SERVING, 0.0),
    (END_TURN, 0.0),
    (END_WORK, 0.0),
    (LET_ALL, 0.0),
    (SWAP_THEM, 0.0),
    (LEAVE_THEM, 0.0),
    (PLAY_ALL_LOVE, ALL_LOVE_PLAYED),
    (DRAW, CARD_DRAWN),
    (REVEAL, EVENT_REFUSED),
    (LET, EVENT_LET),
    (SEND_AWAY, SENT_AWAY),
    (DISCARD_OWN_TOP, OWN_TOP_DISCARDED),
)
"""Verbs that are always worth the same."""

_judges: list[Judge | None] = [_unknown] * (VERB + 1)
_worths: list[float] = [0.0] * (VERB + 1)
"""The same by verb, for who asks all the time; a judge where there is one."""

for _verb, _judge in JUDGED:
    _judges[_verb] = _judge
for _verb, _worth in ALWAYS:
    _judges[_verb] = None
    _worths[_verb] = _worth
