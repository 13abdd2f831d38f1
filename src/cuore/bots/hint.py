"""Advice for one decision: every option with its chance to win, how sure that is, and why, in the language of cards.

It is the search of the strongest player with nothing dropped, and it knows no more than the seat that asks. Good for a
terminal, for a table in a browser, and for anybody who wants to know why a bot did what it did.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from cuore.bots.ending import DECIDED, last_card
from cuore.bots.facts import Facts
from cuore.bots.house import HAND, House
from cuore.bots.judgement import Judgement
from cuore.bots.planner import Mind
from cuore.bots.search import Budget, Line, Search
from cuore.bots.sketch import sketch
from cuore.engine.decision import option_words
from cuore.engine.errors import CuoreError
from cuore.engine.game import Game
from cuore.engine.memory import Memory
from cuore.engine.view import View
from cuore.engine.words import (
    CHAMBER,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    EVENT,
    GENERAL,
    LET,
    LET_ALL,
    PASS,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PRIVATE,
    SERVE,
    START_SERVING,
    TAKE,
    card_of,
    verb_of,
)

NORMAL = 1.96
"""Standard errors of an interval that holds the truth 95 times of 100."""

MOST = 12
"""So many options get a chance to win worked out; the rest are what the planner likes least."""

_NOTHING = (PASS, END_TURN, END_SERVING, START_SERVING, LET, LET_ALL)


class NothingAsked(CuoreError):
    """The seat that wants advice has nothing to decide."""


@dataclass(frozen=True)
class Advice:
    """One option: the chance to win with it, between which bounds that lies, and the reason."""

    index: int
    words: str
    win: float
    low: float
    high: float
    lead: float  # points ahead of the best other player at the end, on the average
    simulations: int
    reason: str

    def data(self) -> dict[str, object]:
        """As JSON has it."""
        return {
            "option": self.index,
            "words": self.words,
            "win": round(self.win, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "lead": round(self.lead, 2),
            "simulations": self.simulations,
            "reason": self.reason,
        }


def advise(view: View, memory: Memory, budget: Budget, seed: str = "hint") -> list[Advice]:
    """The options of a seat's open decision, the best first. The same seed and simulations give the same advice."""
    if view.decision is None:
        raise NothingAsked("this seat has nothing to decide now")
    seen = sketch(view)
    judgement = Mind().judgement(view.deal.stock)
    search = Search(view, memory, [judgement] * view.deal.seats, seed)
    search.prepare(seen, MOST)
    search.run(budget, False)
    house = House(seen, view.seat, judgement.facts, judgement.temper)
    lines = sorted(search.lines, key=lambda line: (-line.value, -line.worth))
    return [_advice(seen, judgement, house, line) for line in lines]


def interval(wins: float, tries: int) -> tuple[float, float]:
    """Wilson's bounds of a share of wins, within which the truth lies 95 times of 100."""
    if not tries:
        return 0.0, 1.0
    share = wins / tries
    square = NORMAL * NORMAL
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    reach = NORMAL * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _advice(seen: Game, judgement: Judgement, house: House, line: Line) -> Advice:
    tries = len(line.values)
    low, high = interval(line.wins, tries)
    return Advice(
        line.index,
        option_words(seen.rules, line.option),
        line.wins / tries if tries else 0.5,
        low,
        high,
        line.lead / tries if tries else 0.0,
        tries,
        reason(seen, judgement, house, line),
    )


def reason(seen: Game, judgement: Judgement, house: House, line: Line) -> str:
    """What an option does to the deck, the points and the race to the end, in a sentence or two."""
    verb, kind = verb_of(line.option), card_of(line.option)
    parts: list[str] = []
    if verb in (EMPLOY_CARD, TAKE):
        parts += _employing(seen, judgement, house, kind)
    elif verb == SERVE:
        parts.append(_icons(judgement.facts, kind) or "does what her text says")
    elif verb == CHAMBER:
        gain = house.gain(kind, 1, True, False)
        parts.append(_points(gain) if gain else "no points at once")
        parts.append(_hands(house, -1, kind))
    elif verb in (PLAY_LOVE, PLAY_ALL_LOVE):
        parts.append("Love in hand is worth nothing after this turn")
    elif verb in _NOTHING:
        parts.append("leaves everything as it is")
    if line.values:
        ahead = line.lead / len(line.values)
        side = "ahead" if ahead >= 0 else "behind"
        parts.append(f"ends {abs(ahead):.1f} points {side}, in round {line.rounds / len(line.values):.0f}")
    return "; ".join(parts)


def _employing(seen: Game, judgement: Judgement, house: House, kind: int) -> list[str]:
    facts = judgement.facts
    category = seen.rules.category[kind]
    parts: list[str] = []
    if category == EVENT:
        return ["a nuisance for somebody else"]
    gain = house.gain(kind, 1, False, True)
    if gain:
        parts.append(_points(gain))
    if seen.rules.chamber[kind] and (more := house.gain(kind, 1, True, True)) != gain:
        parts.append(f"{_points(more)} as a chambermaid")
    if category == PRIVATE:
        parts.append("works every turn from the quarters")
    elif facts.in_deck[kind]:
        parts.append(_hands(house, 1, kind))
        if category == GENERAL and (icons := _icons(facts, kind)):
            parts.append(icons)
    place = seen.deal.pile_of[kind]
    ending = last_card(seen, house, kind)
    if ending:
        parts.append("ends the game, " + ("ahead" if ending >= DECIDED else "not ahead"))
    elif place >= 0 and seen.rules.is_maid[kind]:
        left = seen.piles[place] - 1
        parts.append(f"leaves {left} in her pile, about {house.turns:.0f} turns to go")
    return parts


def _hands(house: House, by: int, kind: int) -> str:
    """The Love of an average hand before and after a card comes or goes."""
    before = HAND * house.density
    flow = house.flow(kind)
    after = HAND * (house.density * house.size + by * flow) / max(1.0, house.size + by)
    return f"Love a hand {before:.1f} → {after:.1f}"


def _points(number: int) -> str:
    return f"{number:+d} point{'' if abs(number) == 1 else 's'}"


def _icons(facts: Facts, kind: int) -> str:
    """What a maid gives when she serves, as her icons say."""
    card = facts.stock.rules.cards[kind]
    found = [
        f"{amount} {one if amount == 1 else many}"
        for amount, one, many in (
            (card.love, "Love", "Love"),
            (card.draw, "card more", "cards more"),
            (card.serving, "Serving", "Servings"),
            (card.employment, "Employment", "Employments"),
        )
        if amount
    ]
    return "brings " + ", ".join(found) if found else ""
