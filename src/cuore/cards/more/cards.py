"""More Tanto Cuore: a party in the Park. Another game on the same staff.

The English book prints no list of cards, so most of these numbers are reconstructions that satisfy every sentence of
it. Four of them share their name with a card of the base box and are another card: they carry the Park in their name.
"""

from __future__ import annotations

from cuore.cards.build import UNKNOWN_MAID, CardMaker
from cuore.cards.more.steps import DiscardMaid, EveryFew, MayDiscardLove, ReturnCertainCard, TakeFirstMaster
from cuore.engine.card import Card
from cuore.engine.costs import CheaperMaids
from cuore.engine.score_rules import EachChambered, EachChamberedSet, OddOrEven
from cuore.engine.steps import Bargain, Discard, DismissChambermaid, Draw, Gain
from cuore.engine.words import (
    CONCENTRATION,
    EFFORT,
    IMAGINATION,
)

_more = CardMaker("more", deduced=("copies",))

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
