"""Every step, score rule, change of price and requirement that has a word is registered, with fields that fit it."""

from __future__ import annotations

import ast

import pytest

from cuore.cards.catalogue import OFFICIAL, STEPS
from cuore.engine.costs import COST_CHANGES, CostChange
from cuore.engine.frame import Step
from cuore.engine.requirements import REQUIREMENTS, Requirement
from cuore.engine.score_rules import SCORE_RULES, ScoreRule
from cuore.engine.steps import STEPS as COMMON_STEPS
from tests.shape.sources import classes, constant, modules

KINDS = {
    "number",
    "count",
    "signed",
    "signeds",
    "flag",
    "steps",
    "card",
    "staff",
    "event",
    "quarters event",
    "names",
    "one of",
}
STEP_CLASSES = {
    node.name: node for folder in ("engine", "cards") for _, tree in modules(folder) for node in classes(tree, "Step")
}
RULE_CLASSES = {node.name: node for _, tree in modules("engine") for node in classes(tree, "ScoreRule")}
CHANGE_CLASSES = {node.name: node for _, tree in modules("engine") for node in classes(tree, "CostChange")}
REQUIREMENT_CLASSES = {node.name: node for _, tree in modules("engine") for node in classes(tree, "Requirement")}
ALL_CLASSES = {**STEP_CLASSES, **RULE_CLASSES, **CHANGE_CLASSES, **REQUIREMENT_CLASSES}
REGISTERED: dict[str, type[Step | ScoreRule | CostChange | Requirement]] = {
    thing.__name__: thing for things in (STEPS, SCORE_RULES, COST_CHANGES, REQUIREMENTS) for thing in things.values()
}
BOX_STEPS = {box.id: {step.WORD for step in box.steps} for box in OFFICIAL}


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
    assert len(worded) > 85


@pytest.mark.parametrize("box", BOX_STEPS)
def test_every_step_of_a_box_is_registered_by_the_box(box: str) -> None:
    tree = dict(modules("cards"))[f"cards/{box}/steps.py"]
    worded = {constant(node, "WORD") for node in classes(tree, "Step")}
    assert worded == BOX_STEPS[box]
    assert worded <= set(STEPS)


def test_no_registered_step_hides_another() -> None:
    assert len(STEPS) == len(COMMON_STEPS) + sum(len(words) for words in BOX_STEPS.values())


def test_every_score_rule_is_registered() -> None:
    worded = {str(constant(node, "WORD")): name for name, node in RULE_CLASSES.items()}
    assert worded == {word: rule.__name__ for word, rule in SCORE_RULES.items()}
    assert len(worded) >= 15


def test_every_change_of_price_and_every_requirement_is_registered() -> None:
    changes = {str(constant(node, "WORD")): name for name, node in CHANGE_CLASSES.items()}
    assert changes == {word: change.__name__ for word, change in COST_CHANGES.items()}
    assert len(changes) >= 4
    requirements = {str(constant(node, "WORD")): name for name, node in REQUIREMENT_CLASSES.items()}
    assert requirements == {word: requirement.__name__ for word, requirement in REQUIREMENTS.items()}
    assert len(requirements) >= 2


def test_no_two_steps_share_a_word() -> None:
    words = [constant(node, "WORD") for node in STEP_CLASSES.values() if constant(node, "WORD")]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("name", ALL_CLASSES)
def test_the_fields_are_those_of_the_constructor(name: str) -> None:
    node = ALL_CLASSES[name]
    if not constant(node, "WORD"):
        assert constant(node, "FIELDS") is None
        return
    found = arguments(node)
    fields = REGISTERED[name].FIELDS
    assert {field for field, _ in fields} == set(found)
    assert len(fields) == len(found)
    for field, kind in fields:
        plain = "one of" if kind.startswith("one of ") else kind.rstrip("?")
        assert plain in KINDS, f"{name}.{field} is a {kind}"
        # In a file a value may be required that code may leave out, never the other way round.
        assert not kind.endswith("?") or found[field], f"{name}.{field} may be left out in a file but not in code"


def test_every_kind_of_field_occurs() -> None:
    kinds = {kind.rstrip("?") for thing in REGISTERED.values() for _, kind in thing.FIELDS}
    assert {"one of" if kind.startswith("one of ") else kind for kind in kinds} == KINDS


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
