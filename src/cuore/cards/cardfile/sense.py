"""What makes no sense on a card, with the reason: the engine has no place for it."""

from __future__ import annotations

from cuore.engine.box import Box
from cuore.engine.card import Card
from cuore.engine.rules import Rules
from cuore.engine.words import (
    BEER,
    BUILDING,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    NO_ERRAND,
    NOWHERE,
    ON_BUILDING,
    ON_MAID,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    STAFF,
)

ILLNESS = "Illness"
STORM = "Heavy Storm"
BEER_STAND = "Beer Stand"


def complaints(card: Card, rules: Rules) -> list[str]:
    """Why a card makes no sense; nothing if it does."""
    return [reason for wrong, reason in (*_of_events(card), *_of_maids(card), *_of_others(card, rules)) if wrong]


def _of_events(card: Card) -> tuple[tuple[bool, str], ...]:
    return (
        ((card.category == EVENT) != (card.laid != NOWHERE), "an event says where it is laid, and nothing else does"),
        ((card.laid == ON_MAID) != (card.name == ILLNESS), f"one event alone can lie on maids, and that is {ILLNESS}"),
        (
            (card.laid == ON_BUILDING) != (card.name == STORM),
            f"one event alone can lie on buildings, and that is {STORM}",
        ),
        (bool(card.cure) and card.laid not in (ON_MAID, ON_BUILDING), "'cure' is for events that lie on a card"),
        (bool(card.cure_maid) and card.category != EVENT, "'cure maid' is for events"),
        (card.category == EVENT and card.starting_must, "an event is never used unasked: no 'starting must'"),
        (
            card.category not in (PRIVATE, EVENT, HIGH_CLASS) and bool(card.starting or card.starting_must),
            "'starting' is for private maids, high class maids and events",
        ),
    )


def _of_maids(card: Card) -> tuple[tuple[bool, str], ...]:
    private = card.category == PRIVATE
    done_after_hand = [deed.what for step in card.after_hand for deed in step.deeds()]
    arrives = [deed.to for step in card.arrives for deed in step.deeds() if deed.what == "arrive"]
    arrives_well = len(card.arrives) <= 1 and arrives == (["quarters"] if private else ["discard"])
    return (
        (
            bool(card.arrives) and not arrives_well,
            "'arrives' is one step: 'to any quarters' for a private maid, 'to any discard' for other staff",
        ),
        (bool(card.arrives) and not private and card.category not in STAFF, "'arrives' is for staff and private maids"),
        ("later" in done_after_hand, "'after new hand' would never end in 'after hand'"),
        (
            not private and bool(card.on_draw or card.others_dismiss or card.larger_hand or card.chamber_discount),
            "'on draw', 'others dismiss', 'larger hand' and 'chamber discount' are for private maids",
        ),
        (
            private and bool(card.serve or card.chamber or card.copies != 1),
            "a private maid neither serves nor becomes a chambermaid, and there is one of her",
        ),
        (
            card.category > PRIVATE and bool(card.serve or card.chamber or card.leave),
            "only a maid can serve or be a chambermaid",
        ),
        (
            card.category != GENERAL and bool(card.turns_events_away or card.hand_ability),
            "'turns events away' and 'hand ability' are for general maids",
        ),
        (
            bool(card.chambered_starting) and not card.chamber,
            "'chambered starting' is for maids who can be chambermaids",
        ),
        (
            bool(card.chambered_serving) and not card.chamber,
            "'chambered serving' is for maids who can be chambermaids",
        ),
        (
            bool(card.chambered_serving) and not card.chambered_serving[0].traits().does("dismiss"),
            "'chambered serving' begins with 'dismiss chambermaid', or it might never end",
        ),
        (
            bool(card.chambered_serving and card.hand_ability),
            "'chambered serving' and 'hand ability' would be used in the same words: not both",
        ),
        (
            bool(card.after_hand) and card.category not in (GENERAL, PRIVATE),
            "'after hand' is for general and private maids",
        ),
        (
            private and bool(card.larger_hand) != bool(card.after_hand),
            "for a private maid 'larger hand' and 'after hand' go together",
        ),
    )


def _of_others(card: Card, rules: Rules) -> tuple[tuple[bool, str], ...]:
    reminiscence = card.category == REMINISCENCE
    icons = card.draw + card.love + card.serving + card.employment
    icons += card.imagination + card.concentration + card.effort
    errands = card.category in (HIGH_CLASS, PREPARATION)
    printed = [rule.instead() for rule in card.scores]
    busy = [box for box in rules.boxes.values() if box.place.skills]
    return (
        (card.category not in STAFF and icons > 0, "only maids who serve, and Love, have icons"),
        (card.category == LOVE and icons != card.love, "a Love card gives Love and nothing else"),
        (any(vp is not None and vp != card.vp for vp in printed), "'printed' must be the vp of the card"),
        (card.category == LOVE and not card.love, "a Love card gives Love: icons = { love = ... }"),
        (
            card.category != BUILDING and bool(card.requires or card.protects or card.fewer_when_faster),
            "'requires', 'protects' and 'fewer when faster' are for buildings",
        ),
        (
            reminiscence != (card.level in (1, 2) and bool(card.needs)) and card.category != PREPARATION,
            "a Reminiscence has a level 1 or 2 and needs, and nothing else has",
        ),
        (
            (card.category == PREPARATION) != (card.skill_needed > 0)
            or (card.category == PREPARATION and (card.errand == NO_ERRAND or card.level == 0 or bool(card.needs))),
            "a preparation has an errand, a level and 'skill needed', and nothing else has",
        ),
        (
            errands and all(card.box != box.id for box in busy),
            f"high class maids and preparations belong to {' or '.join(_home(box) for box in busy)}",
        ),
        (card.errand != NO_ERRAND and not errands, "'errand' is for preparations and high class maids"),
        (card.category == HIGH_CLASS and card.copies != 1, "there is one of every high class maid"),
        (card.category == HIGH_CLASS and card.starting_must, "a high class maid's effect is never a must"),
        (bool(card.park_copies) and card.category != LOVE, "'park copies' is for Love"),
        (
            card.category != BEER and bool(card.alcohol or card.drunk or card.opens or card.starts_shown),
            "'alcohol', 'drunk', 'opens' and 'starts shown' are for beers",
        ),
        (card.opens and card.name != BEER_STAND, f"one beer alone opens, and that is {BEER_STAND}"),
    )


def _home(box: Box) -> str:
    """The place of a box, and how a card file says that a card belongs there."""
    return f"the {box.place.title}: box = '{box.id}'"
