"""Cards and messages in English, for tests that read them as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.cards.catalogue import official_rules
from cuore.engine.card import Card
from cuore.engine.decision import Decision
from cuore.engine.frame import Step
from cuore.engine.game import Told
from cuore.engine.rules import Rules
from cuore.engine.score_rules import ScoreRule
from cuore.engine.view import View
from cuore.text import card_text
from cuore.text.digest import Paragraph
from cuore.text.english import ENGLISH
from cuore.text.language import NOBODY, Speaker
from cuore.text.log import log_lines
from cuore.text.message import Message
from cuore.text.prompts import prompt
from cuore.text.provenance import provenance_message
from cuore.text.refusals import refusal
from cuore.text.score_text import score_label
from cuore.text.worded import Teller


def english(names: Sequence[str] = (), reader: int = NOBODY, place: str = "", rules: Rules | None = None) -> Speaker:
    """Somebody who speaks English, of the official cards where no others are given."""
    known = rules or official_rules()
    return Speaker(ENGLISH.about(known), known, names, reader, place)


def log(told: Sequence[Told], names: Sequence[str], place: str = "") -> list[str]:
    """Events as lines to read."""
    return [str(english(names, place=place).say(line)) for line in log_lines(told)]


def sentences(paragraphs: Sequence[Paragraph], names: Sequence[str], reader: int = NOBODY) -> list[str]:
    """All that paragraphs say."""
    speaker = english(names, reader)
    return [str(line) for paragraph in paragraphs for line in paragraph.said(speaker)]


def headings(paragraphs: Sequence[Paragraph], names: Sequence[str], reader: int = NOBODY) -> list[str]:
    """What stands above paragraphs."""
    return [str(english(names, reader).say(paragraph.heading)) for paragraph in paragraphs]


def question(decision: Decision) -> str:
    """What a decision asks."""
    return str(english().say(prompt(official_rules(), decision)))


def reason(view: View, answer: str, names: Sequence[str]) -> str:
    """Why an answer is not possible."""
    return str(english(names, view.seat, view.deal.place.name).say(refusal(view, answer)))


# -- cards --


def said(*messages: Message) -> str:
    """Some sentences about official cards."""
    return str(english().say_all(messages))


def text_of(card: Card, rules: Rules | None = None) -> str:
    """The text of a card."""
    return str(card_text.card_text(english(rules=rules), card))


def icons_of(card: Card) -> str:
    """The icons of a card."""
    return str(card_text.icons_text(english(), card))


def provenance_of(card: Card) -> str:
    """Where a card comes from."""
    return said(provenance_message(card))


def clause_of(card: Card, step: Step, you: bool = True) -> str:
    """What a step on a card says, alone."""
    return said(Teller(official_rules(), card, you).step(step))


def rule_of(card: Card, rule: ScoreRule) -> str:
    """What an end-of-game rule on a card says."""
    return said(Teller(official_rules(), card).score(rule))


def label_of(card: Card, rule: ScoreRule) -> str:
    """A few words for an end-of-game rule."""
    return said(score_label(official_rules(), card, rule))
