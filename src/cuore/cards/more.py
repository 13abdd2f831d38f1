"""More Tanto Cuore: a party in the Park. Another game on the same staff.

The English book prints no list of cards, so most of these numbers are reconstructions that satisfy every sentence of
it. Four of them share their name with a card of the base box and are another card: they carry the Park in their name.
"""

from __future__ import annotations

from cuore.cards.build import UNKNOWN_MAID, Box
from cuore.engine import moves
from cuore.engine.card import Card
from cuore.engine.costs import CheaperMaids
from cuore.engine.frame import Frame, Program, Step
from cuore.engine.game import Game
from cuore.engine.love import love_in_hand
from cuore.engine.score_rules import EachChambered, EachChamberedSet, OddOrEven
from cuore.engine.steps import Bargain, Discard, DismissChambermaid, Draw, Gain
from cuore.engine.words import (
    ASK_DISCARD,
    ASK_MAY_DISCARD,
    CONCENTRATION,
    DISCARD,
    EFFORT,
    IMAGINATION,
    PASS,
    card_of,
    option,
)

_more = Box("more", deduced=("copies",))

# -- steps that only these cards need --


class TakeFirstMaster(Step):
    """Take the First Master card: its owner opens the next round."""

    WORD = "take first master"
    TURN_PLAYER = True

    def possible(self, g: Game, seat: int) -> bool:
        return g.park.in_use and g.park.first_master != seat

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            moves.take_first_master(g, f.seat)


class ReturnCertainCard(Step):
    """Return a certain card from hand; without one, nothing more happens."""

    WORD = "return certain card"
    FIELDS = (("card", "staff"),)

    def __init__(self, card: str) -> None:
        self.card = card

    def possible(self, g: Game, seat: int) -> bool:
        return g.rules.kinds[self.card] in g.players[seat].hand

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            moves.return_to_town(g, f.seat, g.rules.kinds[self.card])
        else:
            f.pc = len(f.program)


class DiscardMaid(Step):
    """Discard a maid from hand, of your own choice; without one, nothing more happens."""

    WORD = "discard maid"

    def maids(self, g: Game, seat: int) -> list[int]:
        """The kinds of maids in a hand."""
        return sorted({card for card in g.players[seat].hand if g.rules.is_maid[card]})

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.maids(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        maids = self.maids(g, f.seat)
        if maids:
            g.ask(f.seat, ASK_DISCARD, [option(DISCARD, card) for card in maids])
        else:
            f.pc = len(f.program)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.seat, card_of(option))


class MayDiscardLove(Step):
    """You may discard a Love card from hand; if you do, something happens."""

    WORD = "may discard love"
    FIELDS = (("then", "steps"),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        loves = love_in_hand(g, f.seat)
        if loves:
            g.ask(f.seat, ASK_MAY_DISCARD, [*[option(DISCARD, card) for card in loves], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.discard(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)


class EveryFew(Step):
    """Every third maid (or so) of this kind that serves in a turn brings something.

    A borrowed one counts too; she lies elsewhere, so it is remembered that she acted.
    """

    WORD = "every few"
    FIELDS = (("count", "count"), ("then", "steps"))
    TURN_PLAYER = True

    def __init__(self, count: int, then: Program) -> None:
        self.count = count
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.borrowed:
            moves.use_maid(g, f.seat, f.card)
        served = g.players[f.seat].played.count(f.card) + g.used.count(f.card)
        if served and served % self.count == 0:
            g.push(self.then, f.seat, f.card)


STEPS: dict[str, type[Step]] = {
    step.WORD: step for step in (TakeFirstMaster, ReturnCertainCard, DiscardMaid, MayDiscardLove, EveryFew)
}

# -- the cards --

CARDS: list[Card] = [
    _more.high_class("Noëmi", errand=IMAGINATION),
    _more.high_class("Celina", errand=CONCENTRATION),
    _more.high_class("Arisa", errand=EFFORT),
    _more.high_class("Marianne Soleil at the Park", effect=(TakeFirstMaster(),)),
    _more.high_class("Ignis", effect=(ReturnCertainCard("1 Love"), Gain(love=2))),
    _more.high_class("Yukina", effect=(DiscardMaid(), Gain(serving=1))),
    _more.high_class("Ellis", effect=(Draw(1), Discard())),
    _more.high_class("Sylvie", effect=(Gain(employment=1),), ours=("name", "text")),
    _more.high_class("Thekla", effect=(Bargain(),), changes=(CheaperMaids(1),), ours=("name", "text")),
    _more.park_chief("Colette Framboise at the Park", vp=1, chambered_serving=(DismissChambermaid(), Gain(serving=1))),
    _more.park_maid("Anise Greenaway at the Park", cost=7, vp=3, draw=3, serve=(Gain(employment=1),)),
    _more.park_maid(
        "Ophelia Grail at the Park",
        cost=6,
        vp_by_rule=True,
        draw=1,
        serving=1,
        love=1,
        imagination=1,
        concentration=1,
        effort=1,
        scores=(OddOrEven(odd=2, even=-2),),
    ),
    _more.park_maid("Julia", cost=6, vp=1, serving=1, imagination=2),
    _more.park_maid("Edith Shirling", cost=5, love=1, imagination=2),
    _more.park_maid("Lenor Abrille", cost=5, draw=1, serving=1, imagination=1),
    _more.park_maid("Tomo Watagaya", cost=5, concentration=2),
    _more.park_maid("Cecilia Saint-Claire", cost=4, serving=1, love=1, effort=1),
    _more.park_maid("Moinne de Lefèbre", cost=4, draw=2, serve=(Gain(employment=2),)),
    _more.park_maid(
        "Chiffon Loudenne",
        cost=3,
        draw=1,
        serving=1,
        serve=(EveryFew(3, then=(Gain(effort=2),)),),
        ours=("cost", "vp", "chamber"),
    ),
    _more.park_maid("Elaine Fontenille", cost=3, serving=1, concentration=1),
    _more.park_maid(
        "Mirabel Ashdown",
        cost=3,
        love=1,
        effort=1,
        chamber=1,
        chambered_serving=(DismissChambermaid(), Gain(concentration=1)),
        ours=("name", *UNKNOWN_MAID),
    ),
    _more.park_maid(
        "Dawn Stride",
        cost=2,
        vp_by_rule=True,
        love=1,
        chamber=1,
        scores=(EachChambered(1), EachChamberedSet(size=3, bonus=2)),
    ),
    _more.park_maid(
        "Pia Lindqvist",
        cost=2,
        effort=1,
        serve=(MayDiscardLove(then=(Gain(effort=1),)),),
        ours=("name", *UNKNOWN_MAID),
    ),
    _more.preparation("Food 1", errand=IMAGINATION, level=1, needed=2, vp=2),
    _more.preparation("Food 2", errand=IMAGINATION, level=2, needed=3, vp=4),
    _more.preparation("Food 3", errand=IMAGINATION, level=3, needed=4, vp=6),
    _more.preparation("Decoration 1", errand=CONCENTRATION, level=1, needed=2, vp=2),
    _more.preparation("Decoration 2", errand=CONCENTRATION, level=2, needed=3, vp=4),
    _more.preparation("Decoration 3", errand=CONCENTRATION, level=3, needed=4, vp=6),
    _more.preparation("Cleaning 1", errand=EFFORT, level=1, needed=2, vp=2, ours=("vp", "copies")),
    _more.preparation("Cleaning 2", errand=EFFORT, level=2, needed=3, vp=4),
    _more.preparation("Cleaning 3", errand=EFFORT, level=3, needed=4, vp=6, copies=2),
]

IMAGINATIVE = ("Edith Shirling", "Lenor Abrille", "Julia")
FEWEST_IMAGINATIVE = 2
"""At least two of these belong into a town drawn at random, or Food is hardly to be had."""

FIRST_TOWN: tuple[str, ...] = (
    "Anise Greenaway at the Park",
    "Ophelia Grail at the Park",
    "Edith Shirling",
    "Lenor Abrille",
    "Tomo Watagaya",
    "Cecilia Saint-Claire",
    "Moinne de Lefèbre",
    "Chiffon Loudenne",
    "Elaine Fontenille",
    "Dawn Stride",
)
