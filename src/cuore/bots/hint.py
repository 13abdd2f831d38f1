"""Advice for one decision: what to do, what is as good, the chance to win, and why, in the language of cards.

It is the search of the strongest player with more patience, it chooses as that one does, and it knows no more than the
seat that asks. Good for a terminal, for a table in a browser, and for anybody who wants to know why a bot did what it
did.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from cuore.bots.ending import DECIDED, last_card
from cuore.bots.facts import Facts
from cuore.bots.house import HAND, House
from cuore.bots.judgement import Judgement
from cuore.bots.planner import Mind
from cuore.bots.search import Budget, Line, Search, clearly_behind
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

NORMAL = 1.96
"""Standard errors of an interval that holds the truth 95 times of 100."""

WIDEST = 10
"""So many options are tried at most; the rest are what the planner likes least."""

SECONDS = 4.0
LEAST = 400
ENOUGH = 2000
"""How long a person waits for a hint; but with fewer simulations than the least, early in a game, it would be a guess,
and with more than the most nothing new comes of it."""

CLOSE = 0.5
"""Points that are as good as none where a game ends."""

PATIENCE = 16
"""Worlds before an option may drop out: what is said to be behind should be."""

RECOMMENDED = "recommended"
AS_GOOD = "about the same"
BEHIND = "behind"
UNTRIED = "not tried"
"""How an option stands beside the recommended one."""

_STANDINGS = (RECOMMENDED, AS_GOOD, BEHIND, UNTRIED)
_NOTHING = (PASS, END_SERVING, START_SERVING, LET, LET_ALL)


class NothingAsked(CuoreError):
    """The seat that wants advice has nothing to decide."""


@dataclass(frozen=True)
class Advice:
    """One option: how it stands, the chance to win with it, between which bounds that lies, and the reason.

    Whether it is about the same as the recommended one is found by comparing both world by world, which tells more
    than their chances do: bounds may overlap although the one is better in nearly every world.
    """

    index: int
    words: str
    standing: str
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
            "standing": self.standing,
            "win": round(self.win, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "lead": round(self.lead, 2),
            "simulations": self.simulations,
            "reason": self.reason,
        }


def advise(view: View, memory: Memory, budget: Budget, seed: str = "hint") -> list[Advice]:
    """The options of a seat's open decision: the recommended one, those that are about as good, and the others.

    The same seed and simulations give the same advice.
    """
    if view.decision is None:
        raise NothingAsked("this seat has nothing to decide now")
    seen = sketch(view)
    judgement = Mind().judgement(view.deal.stock)
    search = Search(view, memory, [judgement] * view.deal.seats, seed)
    search.prepare(seen, len(seen.options))
    search.lines = _worth_trying(search.lines)
    best = search.run(budget, PATIENCE)
    house = House(seen, view.seat, judgement.facts, judgement.temper)
    found = [
        _advice(seen, judgement, house, line, search.lines, standing_of(line, best, search.live))
        for line in search.lines
    ]
    values = {line.index: (line.value, line.worth) for line in search.lines}
    found.sort(key=lambda advice: (-_STANDINGS.index(advice.standing), values[advice.index]), reverse=True)
    return found


def _worth_trying(lines: list[Line]) -> list[Line]:
    """What the planner likes best, and in any case to do nothing: everybody wants to know that."""
    idle = [line for line in lines[WIDEST:] if verb_of(line.option) in (*_NOTHING, END_TURN)]
    return lines[: WIDEST - len(idle)] + idle


def standing_of(line: Line, best: Line, live: list[Line]) -> str:
    """How a line stands: what dropped out is behind, unless it never made a difference to one that did not."""
    if line is best:
        return RECOMMENDED
    if not line.values or not best.values:
        return UNTRIED
    if all(other.values[: len(line.values)] != line.values for other in live):
        return BEHIND
    return BEHIND if clearly_behind(line.values, best.values, NORMAL) else AS_GOOD


def interval(wins: float, tries: int) -> tuple[float, float]:
    """Wilson's bounds of a share of wins, within which the truth lies 95 times of 100."""
    if not tries:
        return 0.0, 1.0
    share = wins / tries
    square = NORMAL * NORMAL
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    reach = NORMAL * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _advice(seen: Game, judgement: Judgement, house: House, line: Line, lines: list[Line], standing: str) -> Advice:
    tries = len(line.values)
    low, high = interval(line.wins, tries)
    return Advice(
        line.index,
        option_words(seen.rules, line.option),
        standing,
        line.wins / tries if tries else 0.5,
        low,
        high,
        line.lead / tries if tries else 0.0,
        tries,
        reason(seen, judgement, house, line, lines, standing),
    )


def reason(seen: Game, judgement: Judgement, house: House, line: Line, lines: list[Line], standing: str) -> str:
    """What an option among others does to the deck, the points and the race to the end, in a sentence or two."""
    verb, kind = verb_of(line.option), card_of(line.option)
    parts: list[str] = []
    if verb in (EMPLOY_CARD, TAKE):
        parts += _employing(seen, judgement, house, kind)
    elif verb == SERVE:
        parts.append(_icons(judgement.facts, kind) or "does what her text says")
    elif verb == PICK:
        parts.append(_picking(seen, judgement.facts, kind))
    elif verb == CHAMBER:
        gain = house.gain(kind, 1, True, False)
        parts.append(_points(gain) if gain else "no points at once")
        parts.append(_hands(house, -1, kind))
    elif verb in (PLAY_LOVE, PLAY_ALL_LOVE):
        parts.append("Love in hand is worth nothing after this turn")
    elif verb == END_TURN:
        parts.append(_ending(seen, house, lines, standing))
    elif verb in _NOTHING:
        parts.append("leaves everything as it is")
    if line.values:
        ahead = line.lead / len(line.values)
        side = "ahead" if ahead >= 0 else "behind"
        points = f"about {_many(round(abs(ahead)), 'point')} {side}" if abs(ahead) >= CLOSE else "about even"
        parts.append(f"ends {points}, in round {line.rounds / len(line.values):.0f}")
    return "; ".join(parts)


def _picking(seen: Game, facts: Facts, kind: int) -> str:
    """What a high class maid is good for in the turn to come."""
    errand = seen.rules.errand[kind]
    if errand != NO_ERRAND:
        return f"lets you work for {ERRAND_NAMES[errand]}"
    gift = facts.sent[kind]
    found = [
        _many(int(amount), thing) if thing != "Love" else f"{int(amount)} Love"
        for amount, thing in (
            (gift.love, "Love"),
            (gift.draw, "card"),
            (gift.serving, "Serving"),
            (gift.employment, "Employment"),
        )
        if amount >= 1
    ]
    return "gives " + ", ".join(found) if found else "does what her text says"


def _ending(seen: Game, house: House, lines: list[Line], standing: str) -> str:
    """Why a turn might be ended: by the best of what could still be employed."""
    if any(verb_of(line.option) in (PLAY_LOVE, PLAY_ALL_LOVE) for line in lines):
        return "leaves Love in hand, which is worth nothing after this turn"
    best = next((line for line in lines if verb_of(line.option) == EMPLOY_CARD), None)
    if best is None:
        return "leaves everything as it is"
    kind = card_of(best.option)
    name = seen.rules.names[kind]
    if best.worth > 0:
        return f"{name} did not pay off in the imagined games" if standing == RECOMMENDED else "employs nobody"
    if last_card(seen, house, kind) < 0:
        return f"{name} would end the game, not ahead"
    if house.facts.in_deck[kind] and house.flow(kind) < house.density:
        return f"nothing on offer improves the deck: {name} would thin your draws ({_hands(house, 1, kind)})"
    return f"nothing on offer is worth having: not even {name}"


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


def _many(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


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
