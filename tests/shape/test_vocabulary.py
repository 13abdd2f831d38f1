"""Every step and every score rule that has a word is in the vocabulary, with fields that fit its constructor."""

from __future__ import annotations

import ast

import pytest

from cuore.cards.catalogue import STEPS
from cuore.engine.score_rules import SCORE_RULES
from tests.shape.sources import classes, constant, modules

KINDS = {"number", "signed", "signeds", "steps", "card", "event", "quarters event", "names"}
STEP_CLASSES = {
    node.name: node for folder in ("engine", "cards") for _, tree in modules(folder) for node in classes(tree, "Step")
}
RULE_CLASSES = {node.name: node for _, tree in modules("engine") for node in classes(tree, "ScoreRule")}


def arguments(node: ast.ClassDef) -> dict[str, bool]:
    """The arguments of a constructor, and whether each may be left out."""
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            names = [argument.arg for argument in statement.args.args[1:]]
            required = len(names) - len(statement.args.defaults)
            return {name: i >= required for i, name in enumerate(names)}
    return {}


def test_every_step_with_a_word_is_registered() -> None:
    worded = {str(constant(node, "WORD")): name for name, node in STEP_CLASSES.items() if constant(node, "WORD")}
    assert worded == {word: step.__name__ for word, step in STEPS.items()}
    assert len(worded) > 25


def test_every_score_rule_is_registered() -> None:
    worded = {str(constant(node, "WORD")): name for name, node in RULE_CLASSES.items()}
    assert worded == {word: rule.__name__ for word, rule in SCORE_RULES.items()}
    assert len(worded) >= 5


def test_no_two_steps_share_a_word() -> None:
    words = [constant(node, "WORD") for node in STEP_CLASSES.values() if constant(node, "WORD")]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("name", [*STEP_CLASSES, *RULE_CLASSES])
def test_the_fields_are_those_of_the_constructor(name: str) -> None:
    node = STEP_CLASSES.get(name) or RULE_CLASSES[name]
    fields = constant(node, "FIELDS") or ()
    assert isinstance(fields, tuple)
    if not constant(node, "WORD"):
        assert fields == ()
        return
    found = arguments(node)
    assert {field for field, _ in fields} == set(found)
    for field, kind in fields:
        assert kind.rstrip("?") in KINDS, f"{name}.{field} is a {kind}"
        # In a file a value may be required that code may leave out, never the other way round.
        assert not kind.endswith("?") or found[field], f"{name}.{field} may be left out in a file but not in code"


@pytest.mark.parametrize("name", STEP_CLASSES)
def test_what_a_step_needs_exists(name: str) -> None:
    needs = constant(STEP_CLASSES[name], "NEEDS") or ()
    assert isinstance(needs, tuple)
    assert set(needs) <= set(STEPS)


@pytest.mark.parametrize("name", STEP_CLASSES)
def test_a_step_that_asks_can_be_answered(name: str) -> None:
    node = STEP_CLASSES[name]
    asks = any(
        isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "ask"
        for call in ast.walk(node)
    )
    methods = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
    assert "run" in methods
    assert ("answer" in methods) == asks


@pytest.mark.parametrize("name", STEP_CLASSES)
def test_a_step_holds_only_the_fields_it_was_built_from(name: str) -> None:
    """Whatever a step must remember goes into the frame: steps are shared by all games."""
    for function in STEP_CLASSES[name].body:
        if not isinstance(function, ast.FunctionDef) or function.name == "__init__":
            continue
        for node in ast.walk(function):
            stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del)
            assert not (stored and isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"), function.name
