"""The purse of a planner: what the Love of this turn can employ, and what one thing more in it would be worth."""

from __future__ import annotations

from cuore.bots.planner.numbers import LITTLE, UNSPENT
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game
from cuore.engine.phases.employ import prices_now
from cuore.engine.words import GAIN_EMPLOYMENT, GAIN_LOVE, SERVING


class Purse:
    """What a turn can employ: everything on sale with its worth, and the Love that the hand will bring."""

    def __init__(self, g: Game, outlook: Outlook, kinds: list[int], worths: list[float]) -> None:
        self.kinds = kinds
        self.worths = worths
        facts = outlook.facts
        self.love = float(g.love)
        self.employments = float(g.employments)
        servings = 1.0 if g.phase != SERVING else float(g.servings)
        closing: list[float] = []
        for kind in g.players[outlook.seat].hand:
            love = facts.love[kind]
            if not facts.served[kind]:
                self.love += love
                continue
            love += facts.draw[kind] * outlook.density
            if facts.serving[kind] >= 1.0:
                self.love += love
                servings += facts.serving[kind] - 1.0
            else:
                closing.append(love)
            self.employments += facts.employment[kind]
        closing.sort()
        while closing and servings >= 1.0:
            self.love += closing.pop()
            servings -= 1.0
        self.next = closing[-1] if closing else 0.0  # the Love that one more Serving would bring

    def worth(self, love: float, employments: float, price: tuple[int, ...]) -> float:
        """The points of the best that so much Love can employ; a part of a Love counts in part."""
        whole = int(love)
        part = love - whole
        low = self._best(whole, employments, price)
        return low if part < LITTLE else low + part * (self._best(whole + 1, employments, price) - low)

    def _best(self, love: int, employments: float, price: tuple[int, ...]) -> float:
        kinds = self.kinds
        worths = self.worths
        best = 0.0
        for i in range(len(kinds)):
            left = love - price[kinds[i]]
            if left < 0 or worths[i] <= 0.0:
                continue
            beside = 0.0
            if employments >= 2.0:
                for j in range(len(kinds)):
                    if worths[j] > beside and price[kinds[j]] <= left:
                        beside = worths[j]
            best = max(best, worths[i] + beside)
        return best


def gain_one(g: Game, outlook: Outlook, purse: Purse, verb: int) -> float:
    """Worth of gaining Love, a Serving or an Employment, where one of them is to be chosen: by what can be employed."""
    asking = outlook.facts.asking(g)
    love = purse.love
    employments = purse.employments
    if verb == GAIN_LOVE:
        love += asking.love
    elif verb == GAIN_EMPLOYMENT:
        employments += asking.employment
    else:
        love += purse.next
    now = prices_now(g)
    price = g.rules.cost if now is None else now.of
    return purse.worth(love, employments, price) + UNSPENT * outlook.temper.rate * love
