"""The vocabulary that cards are written in.

A new card composes these. A new step needs two users or a name in a rule book; what only one card does lives beside
that card. Where a step speaks of "you" it means ``frame.seat``. Every step here can be named in a card file by its
``WORD``.
"""

from cuore.engine.frame import Step
from cuore.engine.laying import ChoosePlace, Land, OfferReaction, Send
from cuore.engine.steps.conditions import EachOther, EachPlayer, IfHand, IfLove, IfNotMaid, IfTaken, Neighbours
from cuore.engine.steps.discarding import Discard, DiscardDownTo, DiscardTop, MayDiscard, MayReplace, PutBack
from cuore.engine.steps.gaining import (
    Bargain,
    Draw,
    Gain,
    GainOneOf,
    LargerNewHand,
    MayChamber,
    MayDraw,
    SmallerNewHand,
)
from cuore.engine.steps.hands import hand_options, has_cards_to_draw
from cuore.engine.steps.looking import (
    ChooseDeck,
    DiscardThatTop,
    LeaveOrDiscardTop,
    LookAtTop,
    MayChooseDeck,
    TakeOneAside,
    TurnOver,
)
from cuore.engine.steps.quarters import DismissChambermaid, MayReturnEvent, ReceiveEvent
from cuore.engine.steps.town import (
    TO_ANY_DISCARD,
    MayReturn,
    TakeFromTown,
    TakeIntoHand,
    TakeOntoDeck,
    TakeToDiscard,
    ToAnyDiscard,
)

STEPS: dict[str, type[Step]] = {
    step.WORD: step
    for step in (
        Gain,
        GainOneOf,
        Draw,
        MayDraw,
        SmallerNewHand,
        LargerNewHand,
        Bargain,
        MayChamber,
        Discard,
        MayDiscard,
        DiscardDownTo,
        MayReplace,
        PutBack,
        DiscardTop,
        EachOther,
        EachPlayer,
        Neighbours,
        IfHand,
        IfNotMaid,
        IfLove,
        IfTaken,
        MayReturn,
        TakeIntoHand,
        TakeFromTown,
        ToAnyDiscard,
        TakeOntoDeck,
        TakeToDiscard,
        MayChooseDeck,
        ChooseDeck,
        DiscardThatTop,
        TurnOver,
        TakeOneAside,
        LookAtTop,
        LeaveOrDiscardTop,
        MayReturnEvent,
        ReceiveEvent,
        DismissChambermaid,
        ChoosePlace,
        Send,
        OfferReaction,
        Land,
    )
}

__all__ = [
    "STEPS",
    "TO_ANY_DISCARD",
    "Bargain",
    "ChooseDeck",
    "Discard",
    "DiscardDownTo",
    "DiscardThatTop",
    "DiscardTop",
    "DismissChambermaid",
    "Draw",
    "EachOther",
    "EachPlayer",
    "Gain",
    "GainOneOf",
    "IfHand",
    "IfLove",
    "IfNotMaid",
    "IfTaken",
    "LargerNewHand",
    "LeaveOrDiscardTop",
    "LookAtTop",
    "MayChamber",
    "MayChooseDeck",
    "MayDiscard",
    "MayDraw",
    "MayReplace",
    "MayReturn",
    "MayReturnEvent",
    "Neighbours",
    "PutBack",
    "ReceiveEvent",
    "SmallerNewHand",
    "TakeFromTown",
    "TakeIntoHand",
    "TakeOneAside",
    "TakeOntoDeck",
    "TakeToDiscard",
    "ToAnyDiscard",
    "TurnOver",
    "hand_options",
    "has_cards_to_draw",
]
