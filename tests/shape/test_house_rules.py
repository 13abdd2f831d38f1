"""House rules: docstrings, short modules, a test file for every card, and an engine that knows no card."""

from __future__ import annotations

import ast
import re
from unicodedata import combining, normalize

import pytest

from cuore.cards.catalogue import BOXES, CARDS
from cuore.engine.card import Card
from cuore.engine.words import ERRAND_NAMES, HIGH_CLASS, LOVE, PREPARATION, PRIVATE
from tests.shape.sources import ROOT, SOURCES, TESTS, modules, parse, texts

LONGEST = 700


def slug(name: str) -> str:
    """A name as files have it."""
    flat = "".join(c for c in normalize("NFKD", name.lower()) if not combining(c))
    return "_".join(re.findall("[a-z]+", flat))


def proof_of(card: Card) -> str:
    """The file that proves a card: maids go by their first names, everything else by its whole name.

    Preparations of one errand differ in numbers alone and are proved together.
    """
    if card.category == LOVE:
        return f"{BOXES[0]}/test_love.py"
    return f"{card.box}/test_{slug(called(card))}.py"


def called(card: Card) -> str:
    """What everybody calls a card."""
    if card.category == LOVE:
        return "Love"
    if card.category == PREPARATION:
        return ERRAND_NAMES[card.errand]
    return card.name.split(maxsplit=1)[0] if card.category <= PRIVATE or card.category == HIGH_CLASS else card.name


def names_of_tests(tree: ast.Module) -> list[str]:
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_every_card_has_a_test_file_with_at_least_five_tests(card: Card) -> None:
    path = TESTS / "cards" / proof_of(card)
    assert path.exists(), f"{path.name} is missing"
    tree = parse(path)
    assert len(set(names_of_tests(tree))) >= 5
    said = ast.get_docstring(tree)
    assert said is not None
    assert called(card) in said, "the card's rules stand on top of its tests"


def test_no_two_cards_share_their_proof() -> None:
    proofs = [proof_of(card) for card in CARDS if card.category not in (LOVE, PREPARATION)]
    assert len(set(proofs)) == len(proofs) == 143
    preparations = {proof_of(card) for card in CARDS if card.category == PREPARATION}
    assert preparations == {"more/test_food.py", "more/test_decoration.py", "more/test_cleaning.py"}


def test_every_proof_of_a_card_belongs_to_one() -> None:
    folder = TESTS / "cards"
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("test_*.py")}
    assert found == {proof_of(card) for card in CARDS}


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Geneviève Daubigny", "base/test_genevieve.py"),
        ("Bad Habit", "base/test_bad_habit.py"),
        ("2 Love", "base/test_love.py"),
        ("Renée R Rieussec", "expanding/test_renee.py"),
        ("Lily Garden", "expanding/test_lily_garden.py"),
        ("Laura", "vacation/test_laura.py"),
        ("Camp Fire", "vacation/test_camp_fire.py"),
        ("Let Me Drink!", "oktoberfest/test_let_me_drink.py"),
        ("Noëmi", "more/test_noemi.py"),
        ("Marianne Soleil at the Park", "more/test_marianne.py"),
        ("Moinne de Lefèbre", "more/test_moinne.py"),
        ("Food 2", "more/test_food.py"),
        ("Get Drunk (give away)", "oktoberfest/test_get_drunk_give_away.py"),
    ],
)
def test_how_a_proof_is_called(name: str, file: str) -> None:
    (card,) = [card for card in CARDS if card.name == name]
    assert proof_of(card) == file


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
    return {card.name for card in CARDS} | {called(card) for card in CARDS if card.category <= PRIVATE}


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
