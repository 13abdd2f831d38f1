"""Expanding the House: 279 cards, with buildings."""

from __future__ import annotations

from cuore.cards.build import CardMaker
from cuore.cards.expanding.steps import (
    DuelOfDecks,
    GainByType,
    LayChiefUnder,
    LoveToHandOrChoose,
    MayDiscardOwnTop,
    MayDiscardTwoAlike,
    MayReturnTwo,
    MaySendTo,
    MaySwapPrivateMaid,
    MayTearDown,
    NeedBuildings,
    PayCard,
    PayOrSheLeaves,
    ToAnyQuarters,
)
from cuore.engine.card import Card
from cuore.engine.costs import CheaperBuildings, FixedCost
from cuore.engine.requirements import ChiefInHand, MoreThan
from cuore.engine.score_rules import ChamberedSets, EachChambered, EachChamberedSet
from cuore.engine.steps import (
    Bargain,
    ChooseDeck,
    Discard,
    DiscardThatTop,
    DiscardTop,
    Draw,
    EachPlayer,
    Gain,
    GainOneOf,
    IfHand,
    MayChamber,
    MayReplace,
    PutBack,
    TakeFromTown,
    TurnOver,
)

_house = CardMaker("expanding", deduced=("copies",))
_EFFECT = ("vp", "text")  # ours of the private maids of whom only the cost is known

CARDS: list[Card] = [
    _house.maid_chief("Claudine de la Rochelle", cost=8, vp=5),
    _house.chambermaid_chief("Aline du Roy", cost=2, vp=1),
    _house.general("Tiffany Wise", "Hiring Maid", cost=7, vp=2, love=3, serve=(MaySwapPrivateMaid(),)),
    _house.general("Carillon Vandoor", "Governess Maid", cost=5, draw=3),
    _house.general(
        "Francine Barbier",
        "Library Maid",
        cost=5,
        serving=2,
        serve=(MayReturnTwo("2 Love", then=(TakeFromTown("chief", 99, "hand"),)),),
    ),
    _house.general("Renée R Rieussec", "Pet Maid", cost=5, draw=2, serving=1, serve=(IfHand(6, (PutBack(),)),)),
    _house.general(
        "Domino Bonaparte",
        "Black Maid",
        cost=4,
        vp_by_rule=True,
        draw=2,
        employment=1,
        leave=2,
        serve=(MaySendTo(),),
        scores=(EachChambered(-2),),
    ),
    _house.general(
        "Amaretto Renard",
        "Dressing Maid",
        cost=4,
        serve=(Bargain(),),
        changes=(FixedCost("2 Love", 2), FixedCost("3 Love", 4)),
    ),
    _house.general(
        "Victoria Calderan", "Destruction Maid", cost=4, love=2, serve=(DuelOfDecks(), MayTearDown(dearer_by=2))
    ),
    _house.general(
        "Emily Raymond",
        "Architect Maid",
        cost=4,
        serving=2,
        employment=1,
        serve=(Bargain(),),
        changes=(CheaperBuildings(1),),
    ),
    _house.general(
        "Rutile der Sar",
        "Ninja Maid",
        cost=3,
        serve=(ChooseDeck(), DiscardThatTop(), GainByType(love=2, serving=2, draw=2)),
    ),
    _house.general(
        "Phyllis Lumley", "Guest Room Maid", cost=3, love=2, serve=(MayDiscardOwnTop(5, then=(Gain(love=1),)),)
    ),
    _house.general(
        "Lilac Hawkwind",
        "Bodyguard Maid",
        cost=3,
        serve=(EachPlayer((DiscardTop(),)), TakeFromTown("love or maid", 4, "deck")),
    ),
    _house.general(
        "Felicity Horn",
        "Chambermaid",
        cost=3,
        vp_by_rule=True,
        love=1,
        chamber=1,
        serve=(MayChamber(chiefs_only=True),),
        scores=(ChamberedSets((0, 4, 8, 12)),),
    ),
    _house.general(
        "Suzuna Kamikawa",
        "Chambermaid",
        cost=3,
        vp=1,
        draw=1,
        serving=1,
        chamber=1,
        scores=(EachChamberedSet(3, 5),),
    ),
    _house.general(
        "Grace Saulsbury", "Parlor Maid", cost=3, love=1, serve=(TakeFromTown("maid", 3, "any discard", may=True),)
    ),
    _house.general("Pauline Dumond", "Tea Maid", cost=2, serving=1, serve=(MayDiscardTwoAlike(then=(Draw(3),)),)),
    _house.general(
        "Ririko Hiiragi",
        "Chambermaid",
        cost=2,
        vp=1,
        serving=1,
        chamber=1,
        changes=(FixedCost("Lily Garden", 5),),
    ),
    _house.private(
        "Mika Yakushido",
        "Black Maid",
        cost=6,
        vp=-2,
        arrives=(ToAnyQuarters(),),
        must=(PayOrSheLeaves("1 Love"),),
    ),
    _house.private("Silk Amanohara", "Exorcist Maid", cost=4, may=(NeedBuildings(3), Draw(1))),
    _house.private("Courtney Jewel", cost=6, vp=1, ours=_EFFECT, larger_hand=1, after_hand=(Discard(),)),
    _house.private("Roanna Shiraz", cost=6, vp=1, ours=_EFFECT, may=(MayReplace(2),)),
    _house.private("Aurelie Lambert", cost=6, vp=2, ours=_EFFECT, must=(GainOneOf(serving=1, employment=1),)),
    _house.private("Clymene Silvestri", cost=6, vp=1, ours=_EFFECT, must=(TurnOver(1), LoveToHandOrChoose())),
    _house.private("Chrysta Antibes", cost=5, vp=1, ours=_EFFECT, must=(Gain(employment=1),)),
    _house.private("Eve Valentine", cost=5, vp=1, ours=_EFFECT, chamber_discount=1),
    _house.private("Shion Tsuwabuki", cost=5, vp=1, ours=_EFFECT, may=(PayCard("1 Love"), Gain(serving=1))),
    _house.building("Garden", cost=4, vp=1, fewer_when_faster=True, protects=4),
    _house.building(
        "Estate",
        cost=5,
        vp=2,
        fewer_when_faster=True,
        ours=("vp", "requires"),
        deduced=("copies",),
        requires=(ChiefInHand(),),
        employed=(LayChiefUnder(),),
    ),
    _house.building(
        "Lily Garden",
        cost=6,
        vp=4,
        fewer_when_faster=True,
        deduced=("copies",),
        requires=(MoreThan("Garden", "Ririko Hiiragi", than="Lily Garden"),),
    ),
]
