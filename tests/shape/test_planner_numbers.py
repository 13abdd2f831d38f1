"""The numbers of the planner stand in one place, each with what it means: the rest of it has formulas and no number."""

from __future__ import annotations

import ast
import re

from cuore.bots.planner.judgement import ALWAYS, JUDGED
from cuore.cards.catalogue import CARDS
from cuore.engine.words import EMPLOY_CARD, END_WORK, HIGH_CLASS, LOVE, PRIVATE, SERVE
from tests.shape.sources import SOURCES, modules, parse

PLANNER = "bots/planner"
PLACES = ("numbers.py", "temper.py", "personas.py")
ARITHMETIC = {0.0, 1.0, 2.0, 0.5, 1e9}
"""None, all, two of them, half of it, more than there is."""


def numbers() -> ast.Module:
    return parse(SOURCES / PLANNER / "numbers.py")


def test_no_number_stands_elsewhere() -> None:
    found = [
        f"{path}:{node.lineno} {node.value}"
        for path, tree in modules(PLANNER)
        if not path.endswith(PLACES)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value not in ARITHMETIC
    ]
    assert found == []


def test_no_constant_is_made_elsewhere() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, tree in modules(PLANNER)
        if not path.endswith((*PLACES, "sketch.py"))
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant | ast.UnaryOp)
    ]
    assert found == []


def test_every_number_says_what_it_means() -> None:
    body = numbers().body
    assigned = 0
    for place, node in enumerate(body):
        if not isinstance(node, ast.AnnAssign):
            continue
        assigned += 1
        rest = [other for other in body[place:] if not isinstance(other, ast.AnnAssign)]
        said = rest[0] if rest else None
        assert isinstance(said, ast.Expr), ast.unparse(node)
        assert isinstance(said.value, ast.Constant), ast.unparse(node)
    assert assigned > 100


def test_every_number_is_used() -> None:
    names = {
        node.target.id
        for node in numbers().body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    used = {
        node.id
        for path, tree in modules("bots")
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    assert names - used == set()


def test_no_number_is_for_one_card() -> None:
    text = (SOURCES / PLANNER / "numbers.py").read_text(encoding="utf-8").casefold()
    said = " ".join(re.findall("[a-z0-9]+", text.replace("_", " ")))
    maids = {card.name.split()[0] for card in CARDS if card.category <= PRIVATE or card.category == HIGH_CLASS}
    others = {card.name for card in CARDS if card.category > PRIVATE and card.category not in (HIGH_CLASS, LOVE)}
    assert [name for name in maids | others if f" {name.casefold()} " in said] == []


def test_the_table_of_verbs_knows_every_verb_of_the_engine() -> None:
    known = {verb for verb, _ in JUDGED} | {verb for verb, _ in ALWAYS} | {SERVE, EMPLOY_CARD}
    assert known == set(range(END_WORK + 1))
    assert len(known) == len(JUDGED) + len(ALWAYS) + 2
