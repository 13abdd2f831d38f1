"""Random games for the laws: every mixture of boxes, number of players and variant, and play in which much happens.

Evenly random players end their turns so early that the rarer effects hardly occur, so every second game is played by
*lively* ones, who like doing something better than not doing it. *Curious* ones like best what they have done least.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations
from random import Random

from cuore.cards.catalogue import BOXES, official_rules, with_boxes
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup, lay_out, players_for
from cuore.engine.words import (
    ACQUIRE,
    BEER_FROM_PILE,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    END_WORK,
    LET_ALL,
    LOVE,
    PASS,
    PAY_FOR_BEER,
    PICK,
    PLAY_ALL_LOVE,
    PREPARE,
    PRIVATE,
    START_SERVING,
    card_of,
    verb_of,
)
from cuore.town import make_setup
from tests.sixth_box import BOX as SIXTH_BOX
from tests.towns import any_town

FACTOR = max(1, int(os.environ.get("CUORE_LAW_GAMES", "1")))
"""How many times as many games as usual; with many, lift the limits: ``--timeout=0 -o faulthandler_timeout=0``."""

PARK_BOX = "more"
OTHERS = [box for box in BOXES if box != PARK_BOX]

MIXTURES: list[tuple[str, ...]] = [boxes for size in range(1, len(OTHERS) + 1) for boxes in combinations(OTHERS, size)]
"""All fifteen of the Town."""

VISITORS: list[tuple[str, ...]] = [(), *((box,) for box in OTHERS), *reversed(MIXTURES[len(OTHERS) :])]
"""All sixteen ways to have other boxes in the Park: none, each alone, all of them, and the rest."""

ALL_TABLES = 5 * len(MIXTURES)
"""So many games have every mixture of the Town with every number of players; as many of the Park come with them."""

PARK = 1_000_000
"""From this number on, games are played in the Park."""

ALL_PARK_TABLES = 3 * len(VISITORS)
"""So many games in the Park have every mixture with every number of players."""

SIXTH = 2_000_000
"""From this number on, a box takes part that comes from elsewhere."""

SIXTH_MIXTURES: list[tuple[str, ...]] = [
    (SIXTH_BOX.id,),
    (SIXTH_BOX.id, *OTHERS[:2]),
    (PARK_BOX, SIXTH_BOX.id),
    (*OTHERS[::-1], SIXTH_BOX.id),
    (OTHERS[0], SIXTH_BOX.id, PARK_BOX),
]
"""It alone, as host and as guest, in the Town and in the Park."""

_LIKED = {
    END_SERVING: 0.1,
    END_TURN: 0.15,
    END_WORK: 0.1,
    START_SERVING: 0.2,
    PASS: 0.4,
    LET_ALL: 0.1,
    CHAMBER: 0.6,
    PAY_FOR_BEER: 4.0,
    BEER_FROM_PILE: 2.0,
    BUY_BEER_FROM_PILE: 6.0,
    BUY_BEER_SHOWN: 6.0,
    ACQUIRE: 4.0,
    PREPARE: 6.0,
}


def repeats(usual: int) -> range:
    """How often a test does something."""
    return range(usual * FACTOR)


def numbers(usual: int) -> list[int]:
    """The numbers of the games that a test plays: so many in the Town, some in the Park, a few with the sixth box.

    With all tables of the Town come all of the Park, else two games there for five in the Town.
    """
    in_park = ALL_PARK_TABLES if usual == ALL_TABLES else 2 * usual // 5
    with_sixth = max(2, usual // 8)
    return [
        *repeats(usual),
        *range(PARK, PARK + in_park * FACTOR),
        *range(SIXTH, SIXTH + with_sixth * FACTOR),
    ]


def rules(number: int = 0) -> Rules:
    """The cards of a game: the official ones, and for the sixth box those and its own."""
    return _six_boxes() if number >= SIXTH else official_rules()


@cache
def _six_boxes() -> Rules:
    return with_boxes(SIXTH_BOX)


def setup_of(number: int, law: str) -> Setup:
    """The layout of a game: fifteen in a row have all mixtures, and ``ALL_TABLES`` in a row all numbers of players.

    Each box of a mixture gives the chiefs by turns; now and then it is the beginners' or the faster game.
    """
    if number >= SIXTH:
        return _sixth_setup_of(number - SIXTH, f"{law} {number}")
    if number >= PARK:
        return _park_setup_of(number - PARK, f"{law} {number}")
    cycle, place = divmod(number, len(MIXTURES))
    players = 2 + (cycle + place) % 5
    boxes = MIXTURES[place]
    first = (cycle + place) % len(boxes)
    order, seed = boxes[first:] + boxes[:first], f"{law} {number}"
    return make_setup(
        rules(),
        boxes=order,
        players=players,
        town=",".join(any_town(rules(), order, seed).maids),
        seed=seed,
        beginners=number % 7 == 3,
        faster=players == 2 and number % 4 == 3,
    )


def _park_setup_of(number: int, seed: str) -> Setup:
    """Sixteen in a row have all mixtures, and 48 all numbers of players; now and then some visitors stay away."""
    cycle, place = divmod(number, len(VISITORS))
    boxes = (*VISITORS[place], PARK_BOX)
    first = number % len(boxes)
    order = boxes[first:] + boxes[:first]
    chosen = any_town(rules(), order, seed, guests=number % 11 != 7, visitors=number % 13 != 3)
    return make_setup(
        rules(),
        boxes=order,
        players=2 + (cycle + place) % 3,
        town="first" if number % 4 == 0 else ",".join(chosen.maids),
        seed=seed,
        guests=",".join(chosen.guests) or "none",
        private_maids=",".join(chosen.private_maids) or "none",
        without="Illness" if "base" in boxes and number % 10 == 9 else "",
    )


def _sixth_setup_of(number: int, seed: str) -> Setup:
    """Five in a row have all its mixtures; players change with each row."""
    cycle, place = divmod(number, len(SIXTH_MIXTURES))
    boxes = SIXTH_MIXTURES[place]
    least, most = players_for(rules(SIXTH), boxes)
    chosen = any_town(rules(SIXTH), boxes, seed)
    is_visited = bool(rules(SIXTH).host(boxes).place.visitors)
    return make_setup(
        rules(SIXTH),
        boxes=boxes,
        players=least + (cycle + place) % (most - least + 1),
        town="first" if place == 0 and cycle % 2 == 0 else ",".join(chosen.maids),
        seed=seed,
        guests=",".join(chosen.guests) if is_visited else "random",
        private_maids=(",".join(chosen.private_maids) or "none") if is_visited else "random",
    )


def begin(number: int, law: str) -> Session:
    """A game with its history, at its first decision."""
    return Session(lay_out(rules(number), setup_of(number, law)))


def player_of(number: int, law: str) -> Random:
    """The chance that all seats of a game decide with."""
    return Random(f"{law} {number} decides")


def choose(g: Game, chance: Random, lively: bool) -> int:
    """An answer to the open decision."""
    return pick(g, chance.random(), lively)


def pick(g: Game, fraction: float, lively: bool) -> int:
    """The answer that a number from 0 to 1 stands for."""
    if not lively:
        return int(fraction * len(g.options))
    appeals = list(accumulate(_appeal(g, option) for option in g.options))
    return bisect_right(appeals, fraction * appeals[-1])


def _appeal(g: Game, option: int) -> float:
    verb, card = verb_of(option), card_of(option)
    if verb in _LIKED:
        return _LIKED[verb]
    if verb == PLAY_ALL_LOVE:
        return 6.0
    if g.rules.category[card] == PRIVATE:
        return 6.0
    if g.park.in_use and g.round % 5:
        return _appeal_to_diligent(g, verb, card)
    if verb == EMPLOY_CARD:
        return 0.1 * g.rules.cost[card] ** 2
    return 0.7 if g.rules.category[card] == LOVE else 1.0


def _appeal_to_diligent(g: Game, verb: int, card: int) -> float:
    """For four rounds of five everybody wants to see Food, or Decoration, or Cleaning done."""
    facts = g.rules.cards[card]
    wanted = g.deal.first % 3
    skill = (facts.imagination, facts.concentration, facts.effort)[wanted]
    if verb == PICK:
        return 20.0 if facts.errand == wanted else 1.0
    if verb == EMPLOY_CARD:
        if facts.category == LOVE:
            return 0.1 * facts.cost**2
        place = g.deal.pile_of[card]
        if place < 0:
            return 20.0  # a guest
        many = g.piles[place] > 3
        return 6.0 * facts.cost * (skill + facts.serving) if skill and many else 0.01
    return 1.0 + 20 * skill + 20 * facts.serving


def decisions(session: Session, number: int, law: str, most: int = 1_000_000) -> Iterator[int]:
    """Play a game: yields the answer that will be given next, before it is given, until the game is over."""
    chance = player_of(number, law)
    lively = number % 2 == 0
    while session.game.options and len(session.answers) < most:
        index = choose(session.game, chance, lively)
        yield index
        session.apply(index)


class Curious:
    """Players who like best what they have done least, in all games that they play together; rich and thirsty ones."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.done: Counter[tuple[int, int, int]] = Counter()

    def choose(self, g: Game) -> int:
        """An answer to the open decision."""
        appeals = list(accumulate(self._appeal(g, option) for option in g.options))
        index = min(bisect_right(appeals, self.chance.random() * appeals[-1]), len(g.options) - 1)
        self.done[_key(g, g.options[index])] += 1
        return index

    def _appeal(self, g: Game, option: int) -> float:
        verb, card = verb_of(option), card_of(option)
        appeal = _appeal(g, option) * (1 + 30 / (1 + self.done[_key(g, option)]))
        if verb == EMPLOY_CARD and (g.rules.category[card] == LOVE or g.rules.cards[card].title == "Bar Maid"):
            return appeal * 6
        return appeal * 6 if verb in (PAY_FOR_BEER, BUY_BEER_FROM_PILE, BUY_BEER_SHOWN) else appeal


def _key(g: Game, option: int) -> tuple[int, int, int]:
    return g.ask_what, verb_of(option), card_of(option)
