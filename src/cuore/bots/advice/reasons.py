"""Why an option is good or bad, in short sentences: points, the Love of an average hand, what a maid gives, the end."""

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
from cuore.text.english.grammar import joined, plural

LOW = 2
"""Maids left in a pile that are worth a word."""

LOVE_IS_LOST = "Love that is left in your hand is lost at the end of the turn."
HER_TEXT = "She does what her text says."


class Reasons:
    """The reasons for the options of one decision, of which some were thought about, with a planner's worths."""

    def __init__(self, seen: Game, judgement: Judgement, worths: dict[int, float]) -> None:
        self._seen = seen
        self._facts: Facts = judgement.facts
        self._outlook = Outlook(seen, seen.asked, judgement.facts, judgement.temper)
        self._worths = worths  # by option, the best one first

    def why(self, option: int, recommended: bool) -> str:
        """What an option does to the deck, the points and the race to the end."""
        verb, kind = verb_of(option), card_of(option)
        if verb in (EMPLOY_CARD, TAKE):
            return " ".join(self._employing(kind))
        if verb == SERVE:
            icons = self._icons(kind)
            return f"She gives {icons}." if icons else HER_TEXT
        if verb == PICK:
            return self._picking(kind)
        if verb == CHAMBER:
            gain = self._outlook.gain(kind, 1, True, False)
            points = plural(gain, "point") if gain else "no points yet"
            return f"As a chambermaid she brings {points}. {self._hands(-1, kind)}"
        if verb in (PLAY_LOVE, PLAY_ALL_LOVE):
            return LOVE_IS_LOST
        if verb == END_TURN:
            return self._ending(recommended)
        if verb == END_SERVING:
            return "Nobody else serves you in this turn."
        return "It leaves everything as it is." if verb in (PASS, START_SERVING, LET, LET_ALL) else ""

    def _employing(self, kind: int) -> list[str]:
        rules = self._seen.rules
        category = rules.category[kind]
        if category == EVENT:
            return ["It troubles another player."]
        if rules.arrives[kind]:
            return ["She goes to another house and is a burden there."]
        parts = self._counting(kind)
        if category == PRIVATE:
            parts.append("She works for you in every turn, from your private quarters.")
        elif self._facts.in_deck[kind]:
            parts.append(self._hands(1, kind))
            if category == GENERAL and (icons := self._icons(kind)):
                parts.append(f"When she serves you, she gives {icons}.")
        ending = last_card(self._seen, self._outlook, kind)
        place = self._seen.deal.pile_of[kind]
        if ending:
            parts.append(f"That ends the game, and you are {'' if ending >= DECIDED else 'not '}ahead.")
        elif place >= 0 and rules.is_maid[kind] and (left := self._seen.piles[place] - 1) <= LOW:
            parts.append(f"That leaves {left or 'none'} of her.")
        return parts

    def _counting(self, kind: int) -> list[str]:
        """The points of one more of a card."""
        rules = self._seen.rules
        who = "She" if rules.is_maid[kind] else "It"
        gain = self._outlook.gain(kind, 1, False, True)
        with_others = " with the cards you have" if gain != self._facts.vp[kind] else ""
        parts: list[str] = []
        if gain:
            parts.append(f"{who} {_counts(gain)} at the end{with_others}.")
        if rules.chamber[kind] and (more := self._outlook.gain(kind, 1, True, True)) != gain:
            parts.append(f"As a chambermaid she {_counts(more)}{'' if gain else ' at the end'}.")
        return parts

    def _picking(self, kind: int) -> str:
        """What a high class maid is good for in the turn to come."""
        errand = self._seen.rules.errand[kind]
        if errand != NO_ERRAND:
            return f"She lets you work for {ERRAND_NAMES[errand]}."
        gift = self._facts.sent[kind]
        found = _given(int(gift.love), int(gift.draw), int(gift.serving), int(gift.employment))
        return f"She gives {found}." if found else HER_TEXT

    def _ending(self, recommended: bool) -> str:
        """Why a turn might be ended: by the best of what could still be employed."""
        if any(verb_of(option) in (PLAY_LOVE, PLAY_ALL_LOVE) for option in self._worths):
            return LOVE_IS_LOST
        best = next((option for option in self._worths if verb_of(option) == EMPLOY_CARD), None)
        if best is None:
            return "It leaves everything as it is."
        kind = card_of(best)
        name = self._seen.rules.names[kind]
        if self._worths[best] > 0:
            if recommended:
                return f"{name} did not pay off in the imagined games."
            return "You would employ nobody, and the Love of this turn would be lost."
        if last_card(self._seen, self._outlook, kind) < 0:
            return f"{name} would end the game, and you are not ahead."
        if self._facts.in_deck[kind] and self._outlook.flow(kind) < self._outlook.density:
            return f"Nothing on offer improves your deck: {name} would thin your draws. {self._hands(1, kind)}"
        return f"Nothing on offer is worth having, not even {name}."

    def _hands(self, by: int, kind: int) -> str:
        """The Love of an average hand before and after a card comes or goes."""
        outlook = self._outlook
        before = f"{HAND * outlook.density:.1f}"
        after = f"{HAND * (outlook.density * outlook.size + by * outlook.flow(kind)) / max(1.0, outlook.size + by):.1f}"
        if after == before:
            return f"An average hand of yours would bring {after} Love as before."
        return f"An average hand of yours would bring {after} Love instead of {before}."

    def _icons(self, kind: int) -> str:
        """What a maid gives when she serves, as her icons say."""
        card = self._seen.rules.cards[kind]
        return _given(card.love, card.draw, card.serving, card.employment)


def _counts(points: int) -> str:
    return f"counts {plural(points, 'point')}" if points >= 0 else f"costs you {plural(-points, 'point')}"


def _given(love: int, draw: int, serving: int, employment: int) -> str:
    """``2 Love, 1 card and 1 Employment``."""
    found = [f"{love} Love"] if love else []
    found += [
        plural(amount, thing)
        for amount, thing in ((draw, "card"), (serving, "Serving"), (employment, "Employment"))
        if amount
    ]
    return joined(found) if found else ""
