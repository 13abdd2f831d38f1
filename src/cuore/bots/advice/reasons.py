"""Why an option is good or bad: points, the Love of an average hand, what a maid gives, the end; a message for each."""

from __future__ import annotations

from cuore.bots.planner.ending import last_card
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner.numbers import DECIDED, HAND
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game
from cuore.engine.words import (
    CHAMBER,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    ERRAND_NAMES,
    EVENT,
    GENERAL,
    LET,
    LET_ALL,
    NO_ERRAND,
    PASS,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PRIVATE,
    SERVE,
    START_SERVING,
    TAKE,
    card_of,
    verb_of,
)
from cuore.text.message import CardPart, Message, message

LOW = 2
"""Maids left in a pile that are worth a word."""

LOVE_IS_LOST = message("reason.love is lost")
NOTHING_CHANGES = message("reason.nothing changes")
HER_TEXT = message("reason.her text")


class Reasons:
    """The reasons for the options of one decision, of which some were thought about, with a planner's worths."""

    def __init__(self, seen: Game, judgement: Judgement, worths: dict[int, float]) -> None:
        self._seen = seen
        self._facts: Facts = judgement.facts
        self._outlook = Outlook(seen, seen.asked, judgement.facts, judgement.temper)
        self._worths = worths  # by option, the best one first

    def why(self, option: int, recommended: bool) -> list[Message]:
        """What an option does to the deck, the points and the race to the end."""
        verb, kind = verb_of(option), card_of(option)
        if verb in (EMPLOY_CARD, TAKE):
            return self._employing(kind)
        if verb == SERVE:
            given = self._icons(kind)
            return [message("reason.gives", given=given) if given else HER_TEXT]
        if verb == PICK:
            return [self._picking(kind)]
        if verb == CHAMBER:
            gain = self._outlook.gain(kind, 1, True, False)
            brings = (
                message("reason.chambermaid", points=gain) if gain else message("reason.chambermaid without points")
            )
            return [brings, self._hands(-1, kind)]
        if verb in (PLAY_LOVE, PLAY_ALL_LOVE):
            return [LOVE_IS_LOST]
        if verb == END_TURN:
            return self._ending(recommended)
        if verb == END_SERVING:
            return [message("reason.nobody else serves")]
        return [NOTHING_CHANGES] if verb in (PASS, START_SERVING, LET, LET_ALL) else []

    def _employing(self, kind: int) -> list[Message]:
        rules = self._seen.rules
        category = rules.category[kind]
        if category == EVENT:
            return [message("reason.troubles another")]
        if rules.arrives[kind]:
            return [message("reason.burdens another")]
        said = self._counting(kind)
        if category == PRIVATE:
            said.append(message("reason.works always"))
        elif self._facts.in_deck[kind]:
            said.append(self._hands(1, kind))
            if category == GENERAL and (given := self._icons(kind)):
                said.append(message("reason.gives when she serves", given=given))
        ending = last_card(self._seen, self._outlook, kind)
        place = self._seen.deal.pile_of[kind]
        if ending:
            said.append(message("reason.ends the game", ahead=ending >= DECIDED))
        elif place >= 0 and rules.is_maid[kind] and (left := self._seen.piles[place] - 1) <= LOW:
            said.append(message("reason.leaves", left=left) if left else message("reason.leaves none"))
        return said

    def _counting(self, kind: int) -> list[Message]:
        """The points of one more of a card."""
        rules = self._seen.rules
        gain = self._outlook.gain(kind, 1, False, True)
        others = gain != self._facts.vp[kind]
        said: list[Message] = []
        if gain:
            said.append(message("reason.counts", maid=rules.is_maid[kind], worth=_worth(gain), others=others))
        if rules.chamber[kind] and (more := self._outlook.gain(kind, 1, True, True)) != gain:
            said.append(message("reason.counts as chambermaid", worth=_worth(more), end=not gain))
        return said

    def _picking(self, kind: int) -> Message:
        """What a high class maid is good for in the turn to come."""
        errand = self._seen.rules.errand[kind]
        if errand != NO_ERRAND:
            return message("reason.leads", errand=message(f"errand.{ERRAND_NAMES[errand].lower()}"))
        gift = self._facts.sent[kind]
        given = _given(int(gift.love), int(gift.draw), int(gift.serving), int(gift.employment))
        return message("reason.gives", given=given) if given else HER_TEXT

    def _ending(self, recommended: bool) -> list[Message]:
        """Why a turn might be ended: by the best of what could still be employed."""
        if any(verb_of(option) in (PLAY_LOVE, PLAY_ALL_LOVE) for option in self._worths):
            return [LOVE_IS_LOST]
        best = next((option for option in self._worths if verb_of(option) == EMPLOY_CARD), None)
        if best is None:
            return [NOTHING_CHANGES]
        kind = card_of(best)
        card = CardPart(kind)
        if self._worths[best] > 0:
            return [message("reason.did not pay off", card=card) if recommended else message("reason.employs nobody")]
        if last_card(self._seen, self._outlook, kind) < 0:
            return [message("reason.would end the game", card=card)]
        if self._facts.in_deck[kind] and self._outlook.flow(kind) < self._outlook.density:
            return [message("reason.would thin", card=card), self._hands(1, kind)]
        return [message("reason.not worth having", card=card)]

    def _hands(self, by: int, kind: int) -> Message:
        """The Love of an average hand before and after a card comes or goes."""
        outlook = self._outlook
        before = _tenths(HAND * outlook.density)
        after = _tenths(HAND * (outlook.density * outlook.size + by * outlook.flow(kind)) / max(1.0, outlook.size + by))
        if after == before:
            return message("reason.same hand", after=after)
        return message("reason.other hand", after=after, before=before)

    def _icons(self, kind: int) -> tuple[Message, ...]:
        """What a maid gives when she serves, as her icons say."""
        card = self._seen.rules.cards[kind]
        return _given(card.love, card.draw, card.serving, card.employment)


def _worth(points: int) -> Message:
    if points >= 0:
        return message("reason.worth", points=points)
    return message("reason.worth less than nothing", points=-points)


def _given(love: int, draw: int, serving: int, employment: int) -> tuple[Message, ...]:
    gains = (("love", love), ("draw", draw), ("serving", serving), ("employment", employment))
    return tuple([message(f"reason.gain.{name}", count=count) for name, count in gains if count])


def _tenths(amount: float) -> int:
    return round(10 * round(amount, 1))
