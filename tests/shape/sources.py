"""The sources as syntax trees, for tests that look at the shape of the house rather than at what it does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "cuore"
TESTS = ROOT / "tests"


@cache
def modules(folder: str = "") -> tuple[tuple[str, ast.Module], ...]:
    """All modules below a folder of the package, with their paths in it."""
    paths = sorted((SOURCES / folder).rglob("*.py"))
    return tuple((path.relative_to(SOURCES).as_posix(), parse(path)) for path in paths)


@cache
def parse(path: Path) -> ast.Module:
    """One module."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def functions(tree: ast.AST, where: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions and methods with their dotted names."""
    for node in ast.iter_child_nodes(tree):
        name = f"{where}.{node.name}".lstrip(".") if isinstance(node, ast.FunctionDef | ast.ClassDef) else where
        if isinstance(node, ast.FunctionDef):
            yield name, node
        yield from functions(node, name)


def classes(tree: ast.Module, base: str) -> Iterator[ast.ClassDef]:
    """All classes that name a base class, or the sealed one beside it; that one itself is none of them."""
    bases = {base, f"Sealed{base}"}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or node.name in bases:
            continue
        if any(isinstance(named, ast.Name) and named.id in bases for named in node.bases):
            yield node


def constant(node: ast.ClassDef, name: str) -> object:
    """The value of a plain assignment in the body of a class; None where there is none."""
    for statement in node.body:
        targets: list[ast.expr] = []
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert isinstance(statement, ast.Assign | ast.AnnAssign)
            return None if statement.value is None else ast.literal_eval(statement.value)
    return None


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """All text constants but the docstrings (and other texts that stand for themselves)."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node


def fields(path: str, name: str) -> tuple[str, ...]:
    """The attributes that a class lists in its ``__slots__`` (a compiled class does not tell)."""
    for node in ast.walk(dict(modules())[path]):
        if isinstance(node, ast.ClassDef) and node.name == name:
            slots = constant(node, "__slots__")
            assert isinstance(slots, tuple)
            return slots
    raise LookupError(name)
