"""End-of-game rules as messages: what a card says of them, and a few words beside their points."""

from __future__ import annotations

from cuore.engine.card import Card
from cuore.engine.rules import Rules
from cuore.engine.score_rules import ScoreRule
from cuore.text.message import Message, message
from cuore.text.worded import Teller


def score_message(rules: Rules, card: Card, rule: ScoreRule) -> Message:
    """An end-of-game rule, as a sentence of its card."""
    return message("card.score", rule=Teller(rules, card).score(rule))


def score_label(rules: Rules, card: Card, rule: ScoreRule) -> Message:
    """What a rule on a card gave its points for, in a few words."""
    said = Teller(rules, card).score(rule)
    return Message(f"{said.key}.label", said.parts)
