"""The rules that a command plays by, where somebody reads what happens."""

from __future__ import annotations

from pathlib import Path

from cuore.cards.door import load_rules
from cuore.engine.errors import IllegalSetup, cut, listed
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.text.brought import missing_words
from cuore.text.english import ENGLISH


def readable_rules(card_file: Path | None) -> Rules:
    """The rules of this process, with the cards of a file if there is one; boxes without words are refused."""
    rules = load_rules(read_text(card_file) if card_file else None)
    for box in rules.boxes.values():
        missing = missing_words(box, ENGLISH)
        if missing:
            raise IllegalSetup(f"the box {cut(box.id)} has no {ENGLISH.name} words for {listed(missing)}")
    return rules
