"""The first box, Tanto Cuore: 280 cards of 33 kinds."""

from __future__ import annotations

from cuore.cards.base.steps import ChooseHand, ChooseOtherPlace, KeepOneCard, LiftEvent, LookAtRandomCard, MayExchange
from cuore.cards.build import CardMaker, loves
from cuore.engine.card import Card
from cuore.engine.laying import (
    ChoosePlace,
    Land,
    OfferReaction,
    Send,
)
from cuore.engine.score_rules import ChamberedFamily, ChamberedSets, EachWithAtLeast, MostOwned, OddOrEven
from cuore.engine.steps import (
    Discard,
    DiscardTop,
    Draw,
    EachOther,
    Gain,
    GainOneOf,
    IfHand,
    IfNotMaid,
    LeaveOrDiscardTop,
    LookAtTop,
    MayChooseDeck,
    MayDiscard,
    MayDraw,
    MayReturn,
    MayReturnEvent,
    Neighbours,
    ReceiveEvent,
    SmallerNewHand,
    TakeIntoHand,
)
from cuore.engine.words import (
    IN_QUARTERS,
    ON_MAID,
)

_base = CardMaker("base")
_sisters = ChamberedFamily(("Azure Crescent", "Viola Crescent", "Rouge Crescent"), pair=3, all=7)

CARDS: list[Card] = [
    _base.maid_chief("Marianne Soleil", cost=9, vp=6),
    _base.chambermaid_chief("Colette Framboise", cost=3, vp=1, scores=(MostOwned(5),)),
    _base.general("Anise Greenaway", "Treasury Maid", cost=7, vp=3, draw=3, employment=1),
    _base.general(
        "Ophelia Grail",
        "All-Purpose Maid",
        cost=6,
        vp_by_rule=True,
        draw=1,
        love=1,
        serving=1,
        employment=1,
        scores=(OddOrEven(odd=2, even=-2),),
    ),
    _base.general(
        "Sainsbury Lockwood",
        "Laundry Maid",
        cost=5,
        serve=(MayReturn("1 Love", then=(TakeIntoHand(maid_up_to=4, or_card="2 Love"),)),),
    ),
    _base.general("Tenalys Trent", "Nap Maid", cost=5, love=3, employment=1, serve=(EachOther((Draw(1),)),)),
    _base.general(
        "Natsumi Fujikawa",
        "Cleaning Maid",
        cost=5,
        draw=1,
        serving=2,
        serve=(MayDiscard(then=(EachOther((IfHand(4, (Discard(),)),)),)),),
    ),
    _base.general("Nena Wilder", "Teasing Maid", cost=5, love=1, serve=(Neighbours((ReceiveEvent("Bad Habit"),)),)),
    _base.general(
        "Esquine Forêt", "Scrapping Maid", cost=4, draw=2, serve=(MayDiscard(up_to=2, then=(Gain(serving=1),)),)
    ),
    _base.general("Geneviève Daubigny", "Cooking Maid", cost=4, draw=1, love=1, serving=1),
    _base.general("Moine de Lefèvre", "Employing Maid", cost=4, draw=2, employment=2),
    _base.general(
        "Eliza Rosewater",
        "Policing Maid",
        cost=3,
        love=2,
        serve=(MayChooseDeck(), LookAtTop(), LeaveOrDiscardTop()),
    ),
    _base.general("Kagari Ichinomiya", "Sewing Maid", cost=3, serving=2),
    _base.general(
        "Claire Saint-Juste", "White Maid", cost=3, serving=1, serve=(MayReturnEvent(),), turns_events_away=True
    ),
    _base.general(
        "Safran Virginie",
        "Chambermaid",
        cost=3,
        vp_by_rule=True,
        love=2,
        chamber=1,
        scores=(ChamberedSets((0, 4, 8, 12)),),
    ),
    _base.general("Azure Crescent", "Chambermaid", cost=2, vp=1, employment=1, chamber=1, scores=(_sisters,)),
    _base.general("Viola Crescent", "Chambermaid", cost=2, vp=1, draw=1, chamber=1, scores=(_sisters,)),
    _base.general("Rouge Crescent", "Chambermaid", cost=2, vp=1, love=1, chamber=1, scores=(_sisters,)),
    _base.private(
        "Amber Twilight",
        "Black Maid",
        cost=5,
        vp=-3,
        others_dismiss=(DiscardTop(), IfNotMaid((SmallerNewHand(1),))),
    ),
    _base.private(
        "Nord Twilight",
        "Black Maid",
        cost=4,
        vp=-4,
        may=(
            KeepOneCard("Illness"),
            ChoosePlace("Illness"),
            Send("Illness"),
            OfferReaction(),
            Land(),
            Send("Illness"),
            OfferReaction(),
            Land(),
        ),
    ),
    _base.private("Sora Nakachi", cost=7, vp=2, may=(LiftEvent(), ChooseOtherPlace(), OfferReaction(), Land())),
    _base.private("Fay Longfang", cost=6, must=(GainOneOf(love=1, employment=1),)),
    _base.private("Lalande Dreyfus", cost=6, vp=2, may=(Draw(1),)),
    _base.private("Milly Violet", cost=5, vp=2, on_draw=(Gain(serving=1),)),
    _base.private("Eugenie Fontaine", cost=5, may=(ChooseHand(), LookAtRandomCard(), MayExchange())),
    _base.private("Lucienne de Marlboro", cost=5, vp=1, must=(Gain(serving=1),)),
    _base.private("Rosa Topaz", cost=5, vp=1, must=(Gain(love=1),)),
    _base.private("Tanya Petrushka", cost=4, vp=1, on_draw=(MayDraw(),)),
    _base.event("Illness", cost=4, copies=10, laid=ON_MAID, cure="3 Love"),
    _base.event(
        "Bad Habit", cost=2, vp=-1, copies=16, laid=IN_QUARTERS, scores=(EachWithAtLeast(4, printed=-1, vp=-2),)
    ),
    *loves(),
]
