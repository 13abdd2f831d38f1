"""The options of a decision, as messages and as one of the players reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cuore.engine.decision import Decision
from cuore.engine.options import ABSENT, Option, unpack
from cuore.engine.rules import Rules
from cuore.engine.verbs import verb_named
from cuore.text.english import ENGLISH
from cuore.text.language import NOBODY, Speaker
from cuore.text.message import CardPart, EntryPart, Message, Part, SeatPart
from cuore.text.phrase import Phrase


def option_message(option: Option) -> Message:
    """An option as a message: its verb is the key, and its parts are those that it has."""
    parts: dict[str, Part] = {}
    if option.card != ABSENT:
        parts["card"] = CardPart(option.card)
    if option.entry != ABSENT:
        parts["entry"] = EntryPart(option.entry)
    if option.seat != ABSENT:
        parts["seat"] = SeatPart(option.seat)
    if option.event != ABSENT:
        parts["event"] = CardPart(option.event)
    if option.number != ABSENT:
        parts["number"] = option.number
    return Message(f"option.{option.verb}", parts)


def option_phrase(speaker: Speaker, option: Option) -> Phrase:
    """An option as a speaker says it: if nobody brought words for its verb, as the notation has it."""
    said = option_message(option)
    if said.key not in speaker.language.templates:
        template = verb_named(option.verb).template.replace("{own}", "{entry}").replace("{illness}", "{event}")
        speaker = replace(speaker, language=speaker.language.with_words({said.key: template}))
    return speaker.say(said)


def option_text(rules: Rules, names: Sequence[str], packed: int, reader: int = NOBODY) -> str:
    """One option with the players' names, as one of them reads it, or nobody of them."""
    return str(option_phrase(Speaker(ENGLISH.about(rules), rules, names, reader), unpack(rules, packed)))


def option_texts(rules: Rules, decision: Decision, names: Sequence[str]) -> list[str]:
    """All options as the asked player reads them: ``put on your Colette Framboise``."""
    return [option_text(rules, names, packed, decision.seat) for packed in decision.options]
