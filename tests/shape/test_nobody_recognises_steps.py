"""Cards say what they do: every step tells its traits, and nobody outside a step's own module knows it by its word.

Who wants to know what a step, a score rule, a change of price or a requirement does reads its traits. Who turns them
into words makes a key of their word, and compares it with nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from cuore.cards.catalogue import STEPS
from cuore.engine.costs import COST_CHANGES
from cuore.engine.requirements import REQUIREMENTS
from cuore.engine.score_rules import SCORE_RULES
from cuore.engine.traits import DEEDS, NO_QUESTION
from tests.shape.sources import classes, modules

REGISTRIES = (STEPS, SCORE_RULES, COST_CHANGES, REQUIREMENTS)
CLASSES = {thing.__name__: thing for things in REGISTRIES for thing in things.values()}
WORDS = {word for things in REGISTRIES for word in things if " " in word} - set(DEEDS)
"""Shorter ones are words of the language as well, and some are what deeds are called."""

BASES = ("Step", "ScoreRule", "CostChange", "Requirement")
NODES = {
    node.name: (path, node)
    for folder in ("engine", "cards")
    for path, tree in modules(folder)
    for base in BASES
    for node in classes(tree, base)
    if node.name in CLASSES and CLASSES[node.name].__module__ == f"cuore.{path[:-3].replace('/', '.')}"
}
"""The sources of each of them, and where it is at home."""


def is_word(node: ast.expr) -> bool:
    """Whether an expression is the word of something."""
    return isinstance(node, ast.Attribute) and node.attr == "WORD"


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression holds."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def is_call(node: ast.AST, name: str) -> bool:
    """Whether something of this name is called."""
    if not isinstance(node, ast.Call):
        return False
    return getattr(node.func, "id", None) == name or getattr(node.func, "attr", None) == name


def recognised(path: str, tree: ast.Module) -> Iterator[str]:
    """Every place at which a module knows a step and its like by its word, its class or the name of a field."""
    foreign = WORDS - {CLASSES[name].WORD for name, (home, _) in NODES.items() if home == path}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            said = {text for side in sides for text in texts_in(side)}
            if (any(map(is_word, sides)) and said) or said & foreign:
                yield f"{path}:{node.lineno} compares with a word"
        elif isinstance(node, ast.MatchValue) and texts_in(node.value) & foreign:
            yield f"{path}:{node.lineno} compares with a word"
        elif is_call(node, "isinstance") and isinstance(node, ast.Call):
            names = {part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)}
            homes = {name: NODES[name][0] for name in names if name in NODES}
            yield from [f"{path}:{node.lineno} asks for a {name}" for name, home in homes.items() if home != path]
        elif is_call(node, "field") and isinstance(node, ast.Call) and any(map(texts_in, node.args)):
            yield f"{path}:{node.lineno} peeks into a field"


def test_nobody_knows_a_step_by_its_word() -> None:
    found = [place for path, tree in modules() for place in recognised(path, tree)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'step.WORD == "gain"',
        '"chambered" in rule.WORD',
        'word == "may discard"',
        'word in ("gain", "each other")',
        "isinstance(step, TakeFromTown)",
        "isinstance(rule, MostOwned | OddOrEven)",
        'step.field("love")',
        'match word:\n    case "take first master":\n        pass',
    ],
)
def test_who_did_would_be_found(source: str) -> None:
    assert list(recognised("bots/planner/some.py", ast.parse(source)))


# -- every step tells what it does --


def methods(name: str) -> set[str]:
    """The methods that a class has of its own."""
    return {statement.name for statement in NODES[name][1].body if isinstance(statement, ast.FunctionDef)}


def test_all_of_them_are_looked_at() -> None:
    assert set(NODES) == set(CLASSES)


@pytest.mark.parametrize("word", STEPS)
def test_a_step_tells_whether_it_asks(word: str) -> None:
    asks = any(is_call(node, "ask") for node in ast.walk(NODES[STEPS[word].__name__][1]))
    assert (STEPS[word].ASKS != NO_QUESTION) == asks


@pytest.mark.parametrize("word", STEPS)
def test_a_step_tells_what_it_does(word: str) -> None:
    """By its deeds; else it only asks, carries on, or has others in it that do something."""
    step = STEPS[word]
    inner = any(kind == "steps" for _, kind in step.FIELDS)
    assert step.DOES or "deeds" in methods(step.__name__) or inner or step.ASKS or step.GATE or step.CARRIES
    assert not (step.DOES and "deeds" in methods(step.__name__)), "in one way, not in two"


@pytest.mark.parametrize("name", [name for name in CLASSES if name not in {step.__name__ for step in STEPS.values()}])
def test_rules_for_scores_prices_and_buildings_tell_what_they_do_or_look_at(name: str) -> None:
    assert "deeds" in methods(name) or CLASSES[name].LOOKS
