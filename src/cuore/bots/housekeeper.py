"""The Housekeeper: a decent first opponent who knows what the icons are for and does not dawdle at the end.

It looks at printed facts (icons, points, chamber costs) and at its own staff, never at names, so it plays any town.
It does not look ahead; a stronger player is another module.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cuore.bots.bot import Bot
from cuore.engine.view import View
from cuore.engine.words import (
    ACQUIRE,
    ASK_DECK,
    ASK_DISCARD_PILE,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUILDING,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    CHAMBERMAID_CHIEF,
    CHOOSE_SEAT,
    CURE,
    CURE_WITH,
    DISCARD,
    DISCARD_OWN_TOP,
    DISCARD_TOP,
    DISCARD_TWO,
    DISMISS_MAID,
    DRAW,
    EMPLOY_CARD,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GENERAL,
    GIVE,
    ILL,
    KEEP,
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
    PLAY_ALL_LOVE,
    PLAY_LOVE,
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
    card_of,
    entry_of,
    number_of,
    seat_of,
    verb_of,
)

COMMON_COST = 4
"""The cost that most good cards in a hand have: the number to name."""

_LOVE_WORTH = (0.0, 0.1, 2.4, 5.0)


class HousekeeperBot(Bot):
    """Gives every option a worth and takes the best. Worth 0 is doing nothing: passing, ending a phase."""

    name = "housekeeper"

    def choose(self, view: View, rng: Random) -> int:
        assert view.decision is not None
        mind = _Mind(view)
        best, best_worth = 0, -1e9
        for i, option in enumerate(view.decision.options):
            judge = _JUDGES.get(verb_of(option))
            worth = judge(mind, option) if judge else 0.0
            if worth > best_worth:
                best, best_worth = i, worth
        return best


class _Mind:
    """What the Housekeeper makes of one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = view.deal.rules
        self.house = view.house
        self.late = self._lateness()

    def _lateness(self) -> float:
        """How near the end is, from 0 to 1: by the two shortest maid piles, and by the rounds."""
        left = sorted([self.view.piles[place] for place in self.view.deal.maid_piles] + [self.view.face_down_count])
        return max(1.0 - min(1.0, (left[0] + left[1]) / 13), min(1.0, self.view.round / 45))

    # -- what a card is worth --

    def points(self, kind: int) -> float:
        """Points that one more of this card brings, chambered where that is possible."""
        card = self.rules.cards[kind]
        worth = float(card.vp)
        if card.scores and card.category == GENERAL and card.chamber:
            worth += 2.5
        if card.category == CHAMBERMAID_CHIEF:
            worth += 0.5
        return worth

    def engine(self, kind: int) -> float:
        """What a card does for the turns to come."""
        rules = self.rules
        card = rules.cards[kind]
        if card.category >= BUILDING:
            return 0.0
        if card.category == LOVE:
            return _LOVE_WORTH[min(card.love, 3)]
        if card.category == PRIVATE:
            return 3.2 + card.vp / 2 if card.vp >= 0 else 0.5
        if card.category in (MAID_CHIEF, CHAMBERMAID_CHIEF):
            return -1.0
        worth = 1.1 * card.love + 1.0 * card.draw + 0.8 * card.serving + 0.4 * card.employment
        worth += 0.5 if card.serve else 0.0
        if not card.serving:
            # Without Servings she competes for the one Serving of a turn with the others like her.
            rivals = sum(1 for k in self.house.owned if rules.serve_option[k] and not rules.serving[k])
            worth -= 4.0 * rivals / max(10, len(self.house.owned))
        return worth

    def employ(self, option: int) -> float:
        """Worth of employing a card now."""
        kind = card_of(option)
        rules = self.rules
        if rules.laid[kind]:
            return 0.2 + self.late if self.view.love >= 2 else 0.0
        worth = self.points(kind) * (0.5 + 1.5 * self.late) + self.engine(kind) * (1.0 - self.late)
        if rules.category[kind] == MAID_CHIEF:
            worth += 4.0
        return worth

    # -- serving --

    def serve(self, option: int) -> float:
        """Worth of being served by a maid now: those who bring Servings first, then what the last one brings."""
        kind = card_of(option)
        card = self.rules.cards[kind]
        worth = 1.5 * card.love + 1.3 * card.draw + 0.4 * card.employment + (0.6 if card.serve else 0.0)
        return worth + (100.0 + 10 * card.draw if card.serving else 0.1)

    def chamber(self, option: int) -> float:
        """Worth of making a chambermaid: her points, and a lighter deck, spread over the Servings she takes."""
        kind = card_of(option)
        worth = self.points(kind) + 0.8 + self.late
        return worth / max(1, self.rules.chamber[kind])

    def dead(self, kind: int) -> bool:
        """Whether a card in hand will do nothing more this turn."""
        rules = self.rules
        if rules.category[kind] == LOVE:
            return False
        if self.view.turn == self.view.seat and self.view.phase == SERVING:
            return not rules.serve_option[kind] or self.view.servings == 0
        return not rules.serve_option[kind]

    def hold(self, kind: int) -> float:
        """How much a card in hand is worth keeping there."""
        card = self.rules.cards[kind]
        if card.category == LOVE:
            return float(card.love)
        return 0.05 if self.dead(kind) else 0.5 + card.love + card.draw + card.serving

    def discard(self, option: int) -> float:
        """Worth of discarding this card rather than another, or than passing."""
        kind = card_of(option)
        waiting = [k for k in self.house.hand if self.rules.serve_option[k]]
        gain = 0.3 if waiting or self.dead(kind) else 0.0
        return gain - self.hold(kind)

    # -- other seats --

    def menace(self, seat: int) -> float:
        """How much a player has to show; the one with most is the one to hinder."""
        house = self.view.houses[seat]
        maids = [entry & 1023 for entry in house.chambermaids + house.private if entry < ILL]
        return sum(self.points(kind) for kind in maids) + 0.1 * house.deck_count

    def lay_on(self, option: int) -> float:
        """Worth of laying an event on a maid or seat: good on others, and on own maids with negative points."""
        seat = seat_of(option)
        mine = seat == self.view.seat
        if verb_of(option) == PUT_ON:
            entry = entry_of(option)
            points = (
                0.0 if entry >= ILL else self.points(entry & 1023) + (2.0 if self.rules.starting[entry & 1023] else 0.0)
            )
            return -points if mine else points
        return -5.0 if mine else self.menace(seat)

    def choose_seat(self, option: int) -> float:
        """A deck to look at and a discard pile to fill are the own ones; everything else is for the others."""
        mine = seat_of(option) == self.view.seat
        if self.view.ask_what in (ASK_DECK, ASK_DISCARD_PILE):
            return 1.0 if mine else 0.5
        return self.lay_on(option)

    def move_event(self, option: int) -> float:
        """The own events are the ones to be rid of."""
        return 2.0 if seat_of(option) == self.view.seat else 1.0

    # -- small things --

    def use(self, option: int) -> float:
        """Use a private maid unless it costs the hand, or there is nothing of ours to move."""
        kind = card_of(option)
        if self.rules.chambered_starting[kind]:
            return 0.5 - self.late - 0.3 * self.points(kind)  # a chambermaid is worth more at the end
        program = self.rules.starting[kind] or self.rules.hand_ability[kind]
        first = program[0].WORD
        if first == "keep one card":
            return -1.0
        if first == "lift event":
            ill = [entry for entry in self.house.chambermaids + self.house.private if entry >= ILL]
            return 1.0 if ill or self.house.events else -1.0
        return 1.0

    def cure(self, option: int) -> float:
        """Cure when points are about to be counted, or the active private maid is down."""
        top_ill = bool(self.house.private) and self.house.private[-1] >= ILL
        return 1.0 if top_ill or self.late > 0.7 else -0.5

    def seen_top(self, option: int) -> float:
        """A seen top card: away with dead ones of ours, and with good ones of others."""
        frame = self.view.frames[-1]
        good = self.rules.category[frame.picked] in (LOVE, GENERAL)
        mine = frame.target == self.view.seat
        keep = good == mine
        return 1.0 if keep == (verb_of(option) == LEAVE_TOP) else 0.0

    def exchange(self, option: int) -> float:
        """Exchange when the seen card is better than the average of the own hand."""
        hand = self.house.hand
        average = sum(self.hold(kind) for kind in hand) / max(1, len(hand))
        return self.hold(self.view.frames[-1].picked) - average

    def give_up(self, option: int) -> float:
        """Worth of returning a card to the Town: away with what does nothing, and with events."""
        kind = card_of(option)
        return 2.0 if self.rules.laid[kind] else 0.8 - 0.3 * self.engine(kind)

    def part_with(self, option: int) -> float:
        """Worth of putting this card away rather than another: the least useful one, and only if it is useless."""
        return 0.1 - self.hold(card_of(option))

    def discard_pair(self, option: int) -> float:
        """Two cards for three new ones: good, unless they are good themselves."""
        return 1.6 - 2 * self.hold(card_of(option))

    def acquire(self, option: int) -> float:
        """A Reminiscence is worth its points and a little more; the Camp Fire only to a player who is ahead."""
        card = self.rules.cards[card_of(option)]
        if card.employed and card.employed[0].WORD == "end game":
            mine = self.menace(self.view.seat)
            return (
                50.0
                if mine > max(self.menace(s) for s in range(len(self.view.houses)) if s != self.view.seat)
                else -1.0
            )
        return card.vp * (0.6 + self.late)

    def beer(self, option: int) -> float:
        """A beer from the pile is worth a beer; one that lies open is worth what it says."""
        if verb_of(option) in (BEER_FROM_PILE, BUY_BEER_FROM_PILE):
            return 2.0
        return 1.0 + self.points(card_of(option))

    def take(self, option: int) -> float:
        """Worth of taking a card into hand."""
        kind = card_of(option)
        now = self.rules.love[kind] if self.rules.is_love[kind] else 0.0
        if self.rules.serve_option[kind] and self.view.servings > 0:
            now = 1.5 + 0.5 * self.rules.serving[kind]
        return self.employ(option) + now


_JUDGES: dict[int, Callable[[_Mind, int], float]] = {
    USE: _Mind.use,
    CURE: _Mind.cure,
    SERVE: _Mind.serve,
    CHAMBER: _Mind.chamber,
    PLAY_LOVE: lambda mind, option: 50.0 if mind.view.phase != SERVING else -1.0,
    PLAY_ALL_LOVE: lambda mind, option: 99.0,
    EMPLOY_CARD: _Mind.employ,
    DISCARD: _Mind.discard,
    KEEP: lambda mind, option: mind.hold(card_of(option)),
    RETURN: _Mind.give_up,
    RETURN_TWO: lambda mind, option: 0.5 + mind.late,
    PUT_BACK: _Mind.part_with,
    PUT_UNDER: _Mind.part_with,
    SWAP_FOR: lambda mind, option: mind.engine(card_of(option)) - mind.engine(mind.house.private[-1] & 1023),
    SEND_TO: lambda mind, option: 0.5 + mind.late + 0.1 * mind.menace(seat_of(option)),
    SEND_AWAY: lambda mind, option: 1.0 + 2 * mind.late,
    TEAR_DOWN: lambda mind, option: 1.0 + mind.points(card_of(option)),
    DISCARD_OWN_TOP: lambda mind, option: 0.2,
    DISCARD_TWO: _Mind.discard_pair,
    LAY_UNDER: lambda mind, option: 1.0 - mind.engine(card_of(option)),
    ACQUIRE: _Mind.acquire,
    PAY_SERVING: lambda mind, option: 0.8,
    PAY_FOR_BEER: lambda mind, option: 1.0,
    BEER_FROM_PILE: _Mind.beer,
    BEER_SHOWN: _Mind.beer,
    BUY_BEER_FROM_PILE: _Mind.beer,
    BUY_BEER_SHOWN: _Mind.beer,
    DISMISS_MAID: lambda mind, option: 0.5 - mind.points(card_of(option)),
    NAME_NUMBER: lambda mind, option: 1.0 if number_of(option) == COMMON_COST else 0.0,
    CURE_WITH: lambda mind, option: -0.5 - mind.engine(card_of(option)),
    GIVE: lambda mind, option: -mind.points(card_of(option)),
    RETURN_FROM_MAID: lambda mind, option: 2.0,
    TAKE: _Mind.take,
    CHOOSE_SEAT: _Mind.choose_seat,
    PUT_ON: _Mind.lay_on,
    MOVE_EVENT: _Mind.move_event,
    MOVE_FROM_MAID: _Mind.move_event,
    GAIN_LOVE: lambda mind, option: 1.0,
    GAIN_EMPLOYMENT: lambda mind, option: 0.5,
    DRAW: lambda mind, option: 1.0,
    LEAVE_TOP: _Mind.seen_top,
    DISCARD_TOP: _Mind.seen_top,
    EXCHANGE: _Mind.exchange,
    REVEAL: lambda mind, option: 1.0,
    LET: lambda mind, option: 0.1,
}
