"""Big Love: Love and chiefs only. The plain plan that any cleverer one has to beat."""

from __future__ import annotations

from random import Random

from cuore.bots.bot import Bot
from cuore.engine.view import View
from cuore.engine.words import (
    CHAMBERMAID_CHIEF,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    LET,
    LOVE,
    MAID_CHIEF,
    PASS,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    START_SERVING,
    card_of,
    verb_of,
)

_DECLINE = (PASS, START_SERVING, END_SERVING, LET)


class BigLoveBot(Bot):
    """Plays all Love, employs the dearest Maid Chief or Love, and turns to Chambermaid Chiefs towards the end."""

    name = "biglove"

    def choose(self, view: View, rng: Random) -> int:
        assert view.decision is not None
        options = view.decision.options
        verbs = [verb_of(option) for option in options]
        for wanted in (PLAY_ALL_LOVE, PLAY_LOVE):
            if wanted in verbs and END_TURN in verbs:
                return verbs.index(wanted)
        if EMPLOY_CARD in verbs or END_TURN in verbs:
            return self._employ(view, options)
        for decline in _DECLINE:
            if decline in verbs:
                return verbs.index(decline)
        return 0

    def _employ(self, view: View, options: list[int]) -> int:
        rules = view.deal.rules
        left = {kind: view.piles[place] for place, kind in enumerate(view.deal.shop)}
        chiefs_left = sum(n for kind, n in left.items() if rules.category[kind] == MAID_CHIEF)
        late = chiefs_left <= 3
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
                    worth = 50.0 if late else 1.0
                elif category == LOVE:
                    worth = float(rules.love[kind]) if rules.love[kind] > 1 else 0.0
            if worth > best_worth:
                best, best_worth = i, worth
        return best
