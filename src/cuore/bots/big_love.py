"""Big Love: Love and chiefs only. The plain plan that any cleverer one has to beat.

The Park sells no chiefs. There it is Love, a high class maid who brings some, and the dearest maids, who serve and do
the errand that they know best.
"""

from __future__ import annotations

from random import Random

from cuore.bots.bot import Bot
from cuore.bots.planner.facts import read
from cuore.engine.card import Card
from cuore.engine.memory import Memory
from cuore.engine.park import NOBODY
from cuore.engine.view import View
from cuore.engine.words import (
    CHAMBER,
    CHAMBERMAID_CHIEF,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    GENERAL,
    LET,
    LOVE,
    MAID_CHIEF,
    NO_ERRAND,
    PASS,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
    SERVE,
    START_SERVING,
    USE,
    card_of,
    verb_of,
)

MOST_LOVE = 3
"""So many of each better Love card are enough where maids do the rest."""

ANYBODY = 0.5
MOST_FOR_LOVE = 0.4
"""The worth of a high class maid without work, and what her Love adds at most: less than work that can be done."""

SERVING_GIVEN = 0.5
"""What a Serving counts between maids who cost the same."""

LATE = 1
"""With so few Maid Chiefs left it is time for the others."""

_DECLINE = (PASS, START_SERVING, END_SERVING, LET)


class BigLoveBot(Bot):
    """Plays all Love, employs the dearest Maid Chief or Love, and turns to Chambermaid Chiefs towards the end.

    Those that come to its hand it sends to the private quarters, where they count and are out of the way.
    """

    name = "biglove"

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        options = view.decision.options
        verbs = [verb_of(option) for option in options]
        if view.deal.place.in_rounds:
            found = self._in_rounds(view, options, verbs)
            if found >= 0:
                return found
        for wanted in (PLAY_ALL_LOVE, PLAY_LOVE):
            if wanted in verbs and END_TURN in verbs:
                return verbs.index(wanted)
        if EMPLOY_CARD in verbs or END_TURN in verbs:
            return self._employ(view, options)
        rules = view.deal.rules
        for i, option in enumerate(options):
            if verbs[i] == CHAMBER and rules.category[card_of(option)] == CHAMBERMAID_CHIEF:
                return i
        for decline in _DECLINE:
            if decline in verbs:
                return verbs.index(decline)
        return 0

    def _in_rounds(self, view: View, options: list[int], verbs: list[int]) -> int:
        """What is different in the Park: picking, serving and working, and dear maids in the place of chiefs."""
        if PREPARE in verbs:
            return verbs.index(PREPARE)
        worths: list[float] = []
        if PICK in verbs:
            worths = [self._pick(view, card_of(option)) for option in options]
        elif USE in verbs and SERVE not in verbs:
            worths = [self._love(view, card_of(option)) if verb_of(option) == USE else 0.0 for option in options]
            if max(worths) <= 0.0:
                return -1
        elif SERVE in verbs:
            picked = view.picked[view.seat]
            errand = view.deal.rules.errand[picked] if picked != NOBODY else NO_ERRAND
            worths = [
                self._serve(view, card_of(option), errand) if verb_of(option) == SERVE else 0.0 for option in options
            ]
        elif EMPLOY_CARD in verbs and PLAY_LOVE not in verbs:
            worths = [
                self._dearest(view, card_of(option)) if verb_of(option) == EMPLOY_CARD else 0.1 for option in options
            ]
        return worths.index(max(worths)) if worths else -1

    def _pick(self, view: View, kind: int) -> float:
        """The work chief for whom the hand has most skill, if it is enough for her pile; or who gives Love."""
        rules = view.deal.rules
        errand = rules.errand[kind]
        if errand == NO_ERRAND or not view.preparations[errand]:
            return ANYBODY + min(MOST_FOR_LOVE, self._love(view, kind))
        skill = sum(skills_of(rules.cards[card])[errand] for card in view.house.hand)
        return float(skill) if skill >= rules.skill_needed[view.preparations[errand][-1]] else 0.0

    def _love(self, view: View, kind: int) -> float:
        """The Love that a maid's effect in the first step of a turn gives."""
        return read(view.deal.rules.starting[kind]).love

    def _serve(self, view: View, kind: int, errand: int) -> float:
        """Who gives a Serving back comes first, then who has the skill that is asked for."""
        card = view.deal.rules.cards[kind]
        skill = skills_of(card)[errand] if errand != NO_ERRAND else 0
        return 1.0 + 10.0 * card.serving + 3.0 * skill + card.love + card.draw

    def _dearest(self, view: View, kind: int) -> float:
        """A few good Love cards, and the dearest maids, who gives a Serving first; nobody whose points are a riddle."""
        rules = view.deal.rules
        if rules.category[kind] == LOVE:
            there = view.house.owned.count(kind) + view.house.played.count(kind)
            return 0.0 if rules.love[kind] < 2 or there >= MOST_LOVE else 10.0 * rules.love[kind]
        plain = rules.category[kind] == GENERAL and not rules.cards[kind].vp_by_rule
        gives = SERVING_GIVEN * min(1, rules.cards[kind].serving)
        return rules.cost[kind] + gives if plain and rules.cost[kind] > 2 else 0.0

    def _employ(self, view: View, options: list[int]) -> int:
        rules = view.deal.rules
        left = {kind: view.piles[place] for place, kind in enumerate(view.deal.shop)}
        chiefs_left = sum(n for kind, n in left.items() if rules.category[kind] == MAID_CHIEF)
        late = chiefs_left <= LATE
        best, best_worth = [verb_of(o) for o in options].index(END_TURN), 0.0
        for i, option in enumerate(options):
            kind = card_of(option)
            worth = 0.0
            if verb_of(option) == EMPLOY_CARD:
                category = rules.category[kind]
                if category == MAID_CHIEF:
                    worth = 100.0
                elif category == LOVE and not late:
                    worth = float(rules.cost[kind]) if rules.love[kind] > 1 else 0.0
                elif category == CHAMBERMAID_CHIEF:
                    worth = 50.0 if late else 0.0
                elif category == LOVE:
                    worth = float(rules.love[kind]) if rules.love[kind] > 1 else 0.0
            if worth > best_worth:
                best, best_worth = i, worth
        return best


def skills_of(card: Card) -> tuple[int, int, int]:
    """The skill points of a maid, by errand."""
    return (card.imagination, card.concentration, card.effort)
