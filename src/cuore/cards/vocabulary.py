"""The words that cards can be made of: what the engine knows, and what boxes bring along."""

from __future__ import annotations

from collections.abc import Iterable

from cuore.engine.box import Box
from cuore.engine.costs import COST_CHANGES, CostChange
from cuore.engine.errors import CuoreError
from cuore.engine.frame import Step
from cuore.engine.requirements import REQUIREMENTS, Requirement
from cuore.engine.score_rules import SCORE_RULES, ScoreRule
from cuore.engine.steps import STEPS


class Vocabulary:
    """Steps, score rules, changes of costs and requirements, each by its word."""

    def __init__(self) -> None:
        self.steps: dict[str, type[Step]] = dict(STEPS)
        self.score_rules: dict[str, type[ScoreRule]] = dict(SCORE_RULES)
        self.cost_changes: dict[str, type[CostChange]] = dict(COST_CHANGES)
        self.requirements: dict[str, type[Requirement]] = dict(REQUIREMENTS)


def vocabulary_of(boxes: Iterable[Box]) -> Vocabulary:
    """All words that there are with some boxes; no two of a sort are the same."""
    found = Vocabulary()
    for box in boxes:
        for step in box.steps:
            _check_new(box, step.WORD, step.WORD in found.steps)
            found.steps[step.WORD] = step
        for rule in box.score_rules:
            _check_new(box, rule.WORD, rule.WORD in found.score_rules)
            found.score_rules[rule.WORD] = rule
        for change in box.cost_changes:
            _check_new(box, change.WORD, change.WORD in found.cost_changes)
            found.cost_changes[change.WORD] = change
        for requirement in box.requirements:
            _check_new(box, requirement.WORD, requirement.WORD in found.requirements)
            found.requirements[requirement.WORD] = requirement
    return found


def _check_new(box: Box, word: str, known: bool) -> None:
    if known or not word:
        raise CuoreError(f"the box {box.id!r} brings the word {word!r}, which is taken, or is none")
