"""The question that a decision asks, as the asked player reads it."""

from __future__ import annotations

from cuore.engine.decision import Decision
from cuore.engine.words import (
    ASK_DECK,
    ASK_DISCARD,
    ASK_EMPLOY,
    ASK_EVENT_SEAT,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_HAND,
    ASK_ILLNESS_PLACE,
    ASK_KEEP,
    ASK_MAY_DISCARD,
    ASK_MAY_DRAW,
    ASK_MAY_RETURN,
    ASK_MAY_RETURN_EVENT,
    ASK_MOVE_EVENT,
    ASK_REACTION,
    ASK_SERVING,
    ASK_STARTING,
    ASK_TAKE,
    ASK_TOP_CARD,
)

PROMPTS: dict[int, str] = {
    ASK_STARTING: "Starting Phase: what will you do first?",
    ASK_SERVING: "Serving Phase: who serves you?",
    ASK_EMPLOY: "Employ Phase: play Love and employ (buy) staff.",
    ASK_DISCARD: "Discard a card from your hand.",
    ASK_MAY_DISCARD: "You may discard a card from your hand.",
    ASK_KEEP: "Which one card do you keep?",
    ASK_MAY_RETURN: "You may return a card to the Town.",
    ASK_TAKE: "Take a card from the Town.",
    ASK_DECK: "Whose deck (waiting room) do you look at?",
    ASK_TOP_CARD: "What becomes of the top card you see?",
    ASK_MAY_RETURN_EVENT: "You may return one of your events to the Town.",
    ASK_GAIN: "What do you gain?",
    ASK_MAY_DRAW: "You may draw one more card.",
    ASK_ILLNESS_PLACE: "On whom do you put the Illness?",
    ASK_EVENT_SEAT: "Who receives the event?",
    ASK_REACTION: "An event is coming for you.",
    ASK_MOVE_EVENT: "Which event do you move?",
    ASK_HAND: "Whose hand do you look at?",
    ASK_EXCHANGE: "Do you exchange the card you saw for a random one of yours?",
}


def prompt(decision: Decision) -> str:
    """The question, with the card that asks it."""
    words = PROMPTS[decision.ask]
    return words if decision.source < 0 else f"{decision.rules.names[decision.source]}: {words}"
