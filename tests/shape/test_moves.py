"""Cards are moved, and events told, on one page of the engine: moves.py. Whoever lays out a whole game may place cards.

That is what everything about hidden cards rests on: a card that moved without an event could be followed by nobody, or
seen by anybody.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.shape.sources import functions, modules

ZONES = {
    "deck",
    "hand",
    "discard",
    "played",
    "chambermaids",
    "private",
    "events",
    "piles",
    "face_up",
    "face_down",
    "moving",
}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "__setitem__", "__delitem__"}
MAY = {
    "engine/moves.py": "moves cards",
    "engine/setup.py": "lays a new game out",
    "engine/position.py": "reads a game",
    "engine/worlds.py": "imagines a game",
    "engine/memory.py": "its slots are no cards of a game",
}
COPIES = {"engine/game.py": "Game.copy"}


def is_zone(node: ast.expr, aliases: set[str]) -> bool:
    """Whether an expression is a zone, a part of one, or a name given to one."""
    if isinstance(node, ast.Subscript | ast.Starred):
        return is_zone(node.value, aliases)
    if isinstance(node, ast.Attribute):
        return node.attr in ZONES
    return isinstance(node, ast.Name) and node.id in aliases


def aliases_in(function: ast.FunctionDef) -> set[str]:
    """Local names that stand for a zone itself (not for a copy, a sum or a count)."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in ZONES:
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def changed(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The places of a function where a zone is assigned, deleted or changed."""
    aliases = aliases_in(function)
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [part for target in node.targets for part in _parts(target)]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in targets:
            plain_name = isinstance(target, ast.Name) and not isinstance(node, ast.AugAssign)
            own = isinstance(target, ast.Attribute) and _is_self(target.value) and function.name == "__init__"
            if is_zone(target, aliases) and not plain_name and not own:
                yield node
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr in CHANGES and is_zone(called.value, aliases):
            yield node


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def places(folder: str) -> list[str]:
    """Where zones are changed below a folder, as ``path: function, line``."""
    return [
        f"{path}: {name}, line {getattr(node, 'lineno', 0)}"
        for path, tree in modules(folder)
        for name, function in functions(tree)
        if path not in MAY and COPIES.get(path) != name
        for node in changed(function)
    ]


def test_only_moves_changes_zones() -> None:
    assert places("") == []


def test_moves_itself_would_be_found() -> None:
    found = [name for path, tree in modules("engine") if path == "engine/moves.py" for name, _ in functions(tree)]
    (tree,) = [tree for path, tree in modules("engine") if path == "engine/moves.py"]
    guilty = {name for name, function in functions(tree) if list(changed(function))}
    assert {"draw", "discard", "serve", "give", "land_event", "_take_off", "_leaves_pile", "dismiss"} <= guilty
    assert len(found) > 25


@pytest.mark.parametrize(
    "line",
    [
        "g.players[0].hand.append(1)",
        "p.deck = []",
        "p.deck[0] = 1",
        "del p.deck[-1]",
        "g.piles[3] -= 1",
        "p.discard += [1]",
        "a, p.hand = 1, []",
        "x = p.hand\n    x.remove(3)",
        "x = p.hand\n    x += [3]",
        "x = p.hand\n    x[0] = 3",
        "g.moving.remove(1)",
    ],
)
def test_every_way_to_change_a_zone_is_found(line: str) -> None:
    (function,) = [node for _, node in functions(ast.parse(f"def f(g, p):\n    {line}"))]
    assert list(changed(function))


@pytest.mark.parametrize("line", ["x = p.hand[:]\n    x.append(1)", "x = len(p.deck)", "options.append(1)", "hand = 3"])
def test_reading_a_zone_is_no_change(line: str) -> None:
    (function,) = [node for _, node in functions(ast.parse(f"def f(g, p, options):\n    {line}"))]
    assert not list(changed(function))


def tellers(attribute: str) -> set[str]:
    """The modules that call something of that name."""
    return {
        path
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == attribute
    }


def test_only_moves_tells_events() -> None:
    assert tellers("tell") == {"engine/moves.py"}


def test_every_move_tells_an_event() -> None:
    (tree,) = [tree for path, tree in modules("engine") if path == "engine/moves.py"]
    silent = []
    for name, function in functions(tree):
        calls = [
            node.func.attr
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        ]
        if list(changed(function)) and "tell" not in calls and not name.startswith("_"):
            silent.append(name)
    assert silent == []


def test_the_list_of_events_is_written_by_the_game_alone() -> None:
    guilty = [
        f"{path}: line {node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CHANGES
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "told"
    ]
    assert guilty == []
