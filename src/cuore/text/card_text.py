"""Card texts, made from the programs that the engine runs: what a player reads cannot differ from what happens.

Here is decided what a card says and in which order: a message for each sentence. The words stand in the folder of a
language.
"""

from __future__ import annotations

from cuore.cards.cardfile.fields import LAID
from cuore.engine.beers import BEER_PRICE
from cuore.engine.card import Card
from cuore.engine.frame import Program
from cuore.engine.rules import Rules
from cuore.engine.words import (
    BUILDING,
    CHAMBERMAID_CHIEF,
    ERRAND_NAMES,
    EVENT,
    HIGH_CLASS,
    LOVE,
    NO_ERRAND,
    REMINISCENCE,
    SKILL_NAMES,
)
from cuore.text.language import Speaker
from cuore.text.message import Message, Part, message
from cuore.text.phrase import Phrase
from cuore.text.wanted import wanted_by
from cuore.text.worded import Teller, named

ICONS = ("draw", "love", "serving", "employment", *SKILL_NAMES)
"""The fields of a card that are icons, as a card shows them."""

LAID_NAMES = {place: name for name, place in LAID.items()}


def has_cost(card: Card) -> bool:
    """Whether it is ever for sale."""
    return card.category <= BUILDING and not (card.category == CHAMBERMAID_CHIEF and card.cost == 0)


def card_text(speaker: Speaker, card: Card) -> Phrase:
    """The whole rules text of a card, in sentences."""
    return speaker.say_all(card_messages(speaker.rules, card))


def icons_text(speaker: Speaker, card: Card) -> Phrase:
    """What a maid gives before her text."""
    return speaker.say(icons_message(card)) if card.category != LOVE else Phrase()


def card_messages(rules: Rules, card: Card) -> list[Message]:
    """The sentences of a card's text. Printed numbers (cost, points, icons) are not repeated."""
    tell = Teller(rules, card)
    said: list[Message] = []
    if card.category == LOVE:
        said.append(message("card.love", love=card.love))
    if card.needs:
        said.append(message("card.wanted", wanted=wanted_by(card)))
    said += [message("card.required", need=need) for need in tell.requirements()]
    if card.laid:
        said.append(message(f"card.laid.{LAID_NAMES[card.laid]}"))
    if card.errand != NO_ERRAND:
        said.append(errand_message(card))
    if card.serve:
        said.append(does_message(rules, card, card.serve))
    said += _timed(rules, card)
    if card.turns_events_away:
        said.append(message("card.turns events away"))
    if card.protects:
        said.append(message("card.protects", count=card.protects))
    if card.cure:
        said.append(message("card.cure", card=named(rules, card.cure)))
    if card.cure_maid:
        said.append(message("card.cure maid", cost=card.cure_maid))
    if card.changes and card.chamber:
        said.append(message("card.changes as chambermaid", changes=tell.changes()))
    if card.changes and card.category == EVENT:
        said.append(message("card.changes as event", changes=tell.changes()))
    if card.chamber:
        said.append(message("card.chamber", servings=card.chamber))
    if card.leave:
        said.append(message("card.leave", servings=card.leave))
    if card.alcohol or "alcohol" in card.ours:
        said.append(message("card.alcohol", alcohol=card.alcohol))
    return said + [message("card.score", rule=tell.score(rule)) for rule in card.scores]


def _timed(rules: Rules, card: Card) -> list[Message]:
    """The programs that have a moment of their own, each with it."""
    said: list[Message] = []

    def add(frame: str, program: Program, when: str, **parts: Part) -> None:
        if program:
            tell = Teller(rules, card, you=frame != "card.of others")
            said.append(message(frame, when=message(f"when.{when}", **parts), program=tell.program(program)))

    if card.category == HIGH_CLASS:
        add("card.offered", card.starting, "turn begins")
    elif card.starting_must:
        add("card.timed", card.starting, "starting")
    else:
        add("card.offered", card.starting, "may use", maid=card.category != EVENT)
    add("card.timed", card.on_draw, "drew")
    add("card.of others", card.others_dismiss, "others dismiss")
    add("card.timed", card.arrives, "employed", maid=True)
    if card.category == REMINISCENCE:
        add("card.timed", card.employed, "acquired")
    elif card.employed and card.after_hand:
        add("card.timed", card.after_hand, "after hand")
    else:
        add("card.timed", card.employed, "employed", maid=card.category != BUILDING)
    if card.larger_hand:
        add("card.timed", card.after_hand, "larger hand", by=card.larger_hand)
    if card.chamber_discount:
        said.append(message("card.chamber discount", by=card.chamber_discount))
    add("card.offered", card.chambered_starting, "chambered starting")
    add("card.offered", card.chambered_serving, "chambered serving")
    add("card.offered", card.hand_ability, "in hand")
    if card.drunk:
        said += [message("card.drunk"), does_message(rules, card, card.drunk)]
    if card.opens:
        said.append(message("card.opens", price=BEER_PRICE))
    if card.starts_shown:
        said.append(message("card.starts shown"))
    return said


def does_message(rules: Rules, card: Card, program: Program) -> Message:
    """What a card does, in sentences without a moment."""
    return message("card.does", program=Teller(rules, card).program(program))


def short_message(rules: Rules, card: Card, program: Program) -> Message:
    """What a card does, in a few words."""
    return message("card.in short", program=Teller(rules, card).program(program))


def errand_message(card: Card) -> Message:
    """What a work chief leads, or what a preparation takes."""
    errand = message(f"errand.{ERRAND_NAMES[card.errand].lower()}")
    skill = message(f"skill.{SKILL_NAMES[card.errand]}")
    if card.category == HIGH_CLASS:
        return message("card.leads", errand=errand, skill=skill)
    return message("card.prepared", errand=errand, skill=skill, needed=card.skill_needed)


def icons_message(card: Card) -> Message:
    """What a maid gives before her text."""
    return Message("icons", {icon: getattr(card, icon) for icon in ICONS})
