"""House rules: docstrings, short modules, a test file for every card, and an engine that knows no card."""

from __future__ import annotations

import ast
import re
from unicodedata import combining, normalize

import pytest

from cuore.cards.catalogue import CARDS
from cuore.engine.words import EVENT, LOVE
from tests.shape.sources import ROOT, SOURCES, TESTS, modules, parse, texts

LONGEST = 600


def slug(name: str) -> str:
    """A name as files have it."""
    flat = "".join(c for c in normalize("NFKD", name.lower()) if not combining(c))
    return "_".join(re.findall("[a-z]+", flat))


def proof_of(name: str, category: int) -> str:
    """The name of the file that proves a card."""
    if category == LOVE:
        return "test_love.py"
    return f"test_{slug(name if category == EVENT else name.split(maxsplit=1)[0])}.py"


def names_of_tests(tree: ast.Module) -> list[str]:
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_every_card_has_a_test_file_with_at_least_five_tests(card: object) -> None:
    name, category, box = (getattr(card, field) for field in ("name", "category", "box"))
    path = TESTS / "cards" / box / proof_of(name, category)
    assert path.exists(), f"{path.name} is missing"
    tree = parse(path)
    assert len(set(names_of_tests(tree))) >= 5
    said = ast.get_docstring(tree)
    assert said is not None
    first = name.split()[0] if category != LOVE else "Love"
    assert first in said, "the card's rules stand on top of its tests"


def test_every_proof_of_a_card_belongs_to_one() -> None:
    known = {proof_of(card.name, card.category) for card in CARDS}
    assert {path.name for path in (TESTS / "cards" / "base").glob("test_*.py")} == known


def test_every_module_says_what_it_is_for() -> None:
    silent = [path for path, tree in modules() if not ast.get_docstring(tree)]
    assert silent == []


def test_every_test_module_says_what_it_proves() -> None:
    silent = [
        path.relative_to(TESTS).as_posix()
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "__init__.py" and not ast.get_docstring(parse(path))
    ]
    assert silent == []


def test_no_module_is_too_long() -> None:
    folders = [SOURCES, TESTS, ROOT / "tools"]
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for folder in folders
        for path in folder.rglob("*.py")
    }
    assert len(lengths) > 100
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def known_names() -> set[str]:
    """Names of cards, and what everybody calls the maids."""
    maids = {card.name.split()[0] for card in CARDS if card.category not in (LOVE, EVENT)}
    return {card.name for card in CARDS} | maids


@pytest.mark.parametrize("path", [path for path, _ in modules("engine")])
def test_the_engine_names_no_card(path: str) -> None:
    pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(known_names())))
    tree = dict(modules("engine"))[path]
    found = [f"line {node.lineno}: {node.value!r}" for node in texts(tree) if pattern.search(str(node.value))]
    assert found == []


def test_a_card_named_in_the_engine_would_be_found() -> None:
    tree = ast.parse('"""Colette is a docstring."""\nif name == "Colette Framboise":\n    pass\n')
    assert [node.value for node in texts(tree)] == ["Colette Framboise"]


def test_bots_know_cards_by_their_facts() -> None:
    # A bot that knows a card by its name plays worse the day the card is corrected or another box comes.
    pattern = re.compile("|".join(re.escape(card.name) for card in CARDS))
    found = [
        f"{path}, line {node.lineno}"
        for folder in ("bots", "lab")
        for path, tree in modules(folder)
        for node in texts(tree)
        if pattern.search(str(node.value))
    ]
    assert found == []


def test_no_module_prints_or_asks_but_the_commands() -> None:
    guilty = [
        f"{path}, line {node.lineno}"
        for path, tree in modules()
        if not path.startswith("cli/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "input", "open", "eval", "exec")
    ]
    assert guilty == []
