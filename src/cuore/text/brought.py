"""The words that a box owes its readers: those for what it brings to the vocabulary."""

from __future__ import annotations

from cuore.engine.box import Box
from cuore.engine.told import event_numbered
from cuore.engine.verbs import question
from cuore.text.language import Language
from cuore.text.worded import COST, NEED, SCORE, STEP


def missing_words(box: Box, language: Language) -> list[str]:
    """The keys for which neither a language nor the box says anything.

    Verbs can do without, as the notation has words for them, and zones and counters, which are called by their names.
    """
    keys = [f"{STEP}.{step.WORD}" for step in box.steps]
    for rule in box.score_rules:
        keys += [f"{SCORE}.{rule.WORD}", f"{SCORE}.{rule.WORD}.label"]
    keys += [f"{COST}.{change.WORD}" for change in box.cost_changes]
    keys += [f"{NEED}.{requirement.WORD}" for requirement in box.requirements]
    keys += [f"ask.{question(what).name}" for what in box.questions]
    keys += [f"event.{event_numbered(what).name}" for what in box.events if not event_numbered(what).quiet]
    said = box.words.get(language.name, {})
    return [key for key in keys if key not in said and key not in language.templates]
