"""The question that a decision asks, as the asked player reads it."""

from __future__ import annotations

from cuore.engine.decision import Decision
from cuore.engine.rules import Rules
from cuore.engine.words import (
    ASK_BEER,
    ASK_BEER_ORDER,
    ASK_CHAMBER,
    ASK_DECK,
    ASK_DISCARD,
    ASK_DISCARD_PILE,
    ASK_DISCARD_TWO,
    ASK_DISMISS_MAID,
    ASK_EMPLOY,
    ASK_EVENT_SEAT,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_HAND,
    ASK_ILLNESS_PLACE,
    ASK_KEEP,
    ASK_LAY_UNDER,
    ASK_LEAVE,
    ASK_MAY_DISCARD,
    ASK_MAY_DRAW,
    ASK_MAY_RETURN,
    ASK_MAY_RETURN_EVENT,
    ASK_MOVE_EVENT,
    ASK_NEED,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_PICK,
    ASK_PUT_BACK,
    ASK_PUT_UNDER,
    ASK_QUARTERS,
    ASK_REACTION,
    ASK_RETURN,
    ASK_SEND_TO,
    ASK_SERVING,
    ASK_STARTING,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TAKE_ASIDE,
    ASK_TEAR_DOWN,
    ASK_TOP_CARD,
    ASK_WORK,
    PAY_FOR_BEER,
    PAY_SERVING,
)
from cuore.text.card_text import NEED_SORTS, need_words
from cuore.text.english.grammar import plural

PROMPTS: dict[int, str] = {
    ASK_STARTING: "Starting Phase: what will you do first?",
    ASK_SERVING: "Serving Phase: who serves you?",
    ASK_EMPLOY: "Employ Phase: play Love and employ (buy) staff.",
    ASK_DISCARD: "Discard a card from your hand.",
    ASK_MAY_DISCARD: "You may discard a card from your hand.",
    ASK_KEEP: "Which one card do you keep?",
    ASK_MAY_RETURN: "You may return a card to the Town.",
    ASK_TAKE: "Take a card from the Town.",
    ASK_DECK: "Whose deck (waiting room) do you choose?",
    ASK_TOP_CARD: "What becomes of the top card you see?",
    ASK_MAY_RETURN_EVENT: "You may return one of your events to the Town.",
    ASK_GAIN: "What do you gain?",
    ASK_MAY_DRAW: "You may draw one more card.",
    ASK_ILLNESS_PLACE: "On whom do you put the Illness?",
    ASK_EVENT_SEAT: "Who receives the event?",
    ASK_REACTION: "An event is coming for you.",
    ASK_MOVE_EVENT: "Which event do you move?",
    ASK_HAND: "Which player's hand do you choose?",
    ASK_PUT_BACK: "Which card do you put on top of your deck (waiting room)?",
    ASK_PUT_UNDER: "Which card do you put under your deck (waiting room)?",
    ASK_SWAP: "You may swap your private maid for one on offer.",
    ASK_SEND_TO: "You may send her to another house.",
    ASK_OPPONENT: "Which player do you choose?",
    ASK_TEAR_DOWN: "You may tear down a building.",
    ASK_DISCARD_TWO: "You may discard two cards alike.",
    ASK_LAY_UNDER: "Which card do you lay under the building?",
    ASK_PAY: "Do you pay {payment}?",
    ASK_BEER: "Which beer do you take?",
    ASK_BEER_ORDER: "In which order do the two beers lie?",
    ASK_NUMBER: "Which number do you name?",
    ASK_CHAMBER: "You may make a chambermaid for no Serving.",
    ASK_DISMISS_MAID: "You may put a chambermaid onto your discard pile.",
    ASK_DISCARD_PILE: "Whose discard pile (kitchen entrance) does it go to?",
    ASK_GIVE: "Which beer do you give away?",
    ASK_RETURN: "Which card do you return to the Town?",
    ASK_QUARTERS: "Whose private quarters does she go to?",
    ASK_PICK: "Pick a high class maid for this round.",
    ASK_WORK: "Work step: do you gain this preparation?",
    ASK_NEED: "Discard {need} still missing.",
    ASK_LEAVE: "You may return a card to the Town.",
    ASK_TAKE_ASIDE: "Take one of the cards turned over.",
    ASK_EXCHANGE: "Do you exchange the card you saw for a random one of yours?",
}

PAYMENTS: dict[int, str] = {
    PAY_SERVING: "a Serving for this effect",
    PAY_FOR_BEER: "Love for a beer",
}
"""What is paid and what for, by the option that pays."""


def prompt(rules: Rules, decision: Decision) -> str:
    """The question, with the card that asks it."""
    need = _need(rules, decision) if decision.question == ASK_NEED else ""
    words = PROMPTS[decision.question].format(payment=PAYMENTS.get(decision.options[0], ""), need=need)
    return words if decision.source < 0 else f"{rules.names[decision.source]}: {words}"


def _need(rules: Rules, decision: Decision) -> str:
    """What is to be discarded now for a Reminiscence, and how much is missing."""
    needs = rules.needs[decision.source]
    if needs:
        missing = plural(len(needs) - decision.paid, "card")
        return f"{need_words(needs[decision.paid])}: {missing}"
    total = rules.cards[decision.source].needs[0]
    return f"a {NEED_SORTS[total.sort][0]}: {total.total - decision.paid} of {total.total}"
