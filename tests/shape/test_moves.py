"""Cards are moved, counters changed and events told in one package of the engine: moves.

That is what everything about hidden cards rests on: a card that moved without an event could be followed by nobody, or
seen by anybody; and whoever follows a game by its events could not know what was spent in silence. Only whoever lays
out a whole game may place cards and set counters.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from cuore.engine.zones import BY_SEAT, BY_SKILL, HOUSE_COUNTERS, HOUSE_ZONES, TABLE_COUNTERS, TABLE_ZONES
from cuore.engine.zones import NOTES as REMEMBERED
from tests.shape.sources import functions, modules

IN_PARK = {zone.name for zone in TABLE_ZONES if zone.entries == BY_SEAT}
"""Zones of the Park whose name a frame has for something else: they are one where they are said to be the Park's."""

ZONES = {zone.name for zone in (*TABLE_ZONES, *HOUSE_ZONES) if zone.entries != REMEMBERED} - IN_PARK | {"lying"}
"""All places of cards; those that boxes bring lie in one list."""

LISTS = {counter.name for counter in TABLE_COUNTERS if counter.form == BY_SKILL}
NOTES = {zone.name for zone in TABLE_ZONES if zone.entries == REMEMBERED} | LISTS
"""Lists that are no zones but change like them."""

COUNTERS = {counter.name for counter in (*TABLE_COUNTERS, *HOUSE_COUNTERS)} - LISTS - {"decisions"} | {"sold_out"}
"""What else changes; how many decisions were made belongs to the open question, and so to game.py."""

CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "__setitem__", "__delitem__"}
MOVES = "engine/moves"
MAY = {
    "engine/setup/dealing.py": "lays a new game out",
    "engine/places/town.py": "lays out what lies beside the Town",
    "engine/places/park.py": "lays out the Park",
    "engine/position/reading.py": "reads a game",
    "engine/position/reading_houses.py": "reads what belongs to a seat",
    "engine/position/reading_side_table.py": "reads what lies beside the Town",
    "engine/position/reading_park.py": "reads what a position says of the Park",
    "engine/outline.py": "lays out what a view shows",
    "engine/worlds.py": "imagines a game",
    "engine/memory.py": "its slots are no cards of a game",
}
COPIES = {"engine/game.py": "Game.copy", "engine/side_table.py": "SideTable.copy"}
COUNTS = {
    "engine/scoring.py: score_table": "table.",
    "bots/planner/facts.py: Facts._try_score_rules": "table.",
    "bots/planner/event_cards.py: ill_points": "table.",
    "bots/planner/facts.py: change": "table.",
    "bots/planner/outlook.py: own_table": "table.",
    "bots/planner/outlook.py: public_points": "table.",
    "bots/planner/outlook.py: _write_quarters": "table.",
    "table/points.py: open_points": "table.",
}
"""Numbers that are called like the zones they were counted in."""


def is_zone(node: ast.expr, aliases: set[str]) -> bool:
    """Whether an expression is a zone, a part of one, or a name given to one."""
    if isinstance(node, ast.Subscript | ast.Starred):
        return is_zone(node.value, aliases)
    if isinstance(node, ast.IfExp):
        return is_zone(node.body, aliases) or is_zone(node.orelse, aliases)
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        return called == "cards_in" or ast.unparse(node.func).endswith("brought.cards")
    if isinstance(node, ast.Attribute):
        noted = node.attr in NOTES and not _is_self(node.value)
        return node.attr in ZONES or noted or (node.attr in IN_PARK and ast.unparse(node.value).endswith("park"))
    return isinstance(node, ast.Name) and node.id in aliases


def is_counter(node: ast.expr) -> bool:
    """Whether an expression is a counter of a game; a name given to its number is none, nor what others count."""
    return isinstance(node, ast.Attribute) and node.attr in COUNTERS and not _is_self(node.value)


def aliases_in(function: ast.FunctionDef) -> set[str]:
    """Local names that stand for a zone itself (not for a copy, a sum or a count)."""
    found: set[str] = set()
    for node in ast.walk(function):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Attribute | ast.IfExp | ast.Call)
            and is_zone(node.value, set())
        ):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        several = node.iter if isinstance(node, ast.For) else None
        if isinstance(several, ast.Tuple | ast.List) and any(is_zone(zone, set()) for zone in several.elts):
            assert isinstance(node, ast.For)
            found |= {target.id for target in _parts(node.target) if isinstance(target, ast.Name)}
    return found


def changed(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The places of a function where a zone or a counter is assigned, deleted or changed."""
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
            if (is_zone(target, aliases) or is_counter(target)) and not plain_name and not own:
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
        if path not in MAY and not path.startswith(f"{MOVES}/") and COPIES.get(path) != name
        for node in changed(function)
        if not ast.unparse(node).startswith(COUNTS.get(f"{path}: {name}", "-"))
    ]


def test_only_moves_changes_zones_and_counters() -> None:
    assert places("") == []


def test_moves_itself_would_be_found() -> None:
    found = [(name, function) for _, tree in modules(MOVES) for name, function in functions(tree)]
    guilty = {name for name, function in found if list(changed(function))}
    assert {"draw", "discard", "serve", "give", "land_event", "_take_off", "leaves_pile", "dismiss_played"} <= guilty
    assert {"build", "lay_under", "tear_down", "acquire", "take_beer", "order_beers", "set_aside_top"} <= guilty
    assert {"remove_event", "turn_up_reminiscence", "private_maid_leaves", "send_to_quarters"} <= guilty
    assert {"pick", "back_to_park", "prepare", "joins_pile"} <= guilty
    assert {"gain", "spend", "begin_turn", "let_all", "wait_for_hand", "next_round", "use_beer_right"} <= guilty
    assert len(found) > 70


def test_every_part_of_the_package_moves_is_looked_into() -> None:
    paths = [path for path, _ in modules(MOVES)]
    assert len(paths) >= 10
    assert all(path.startswith(f"{MOVES}/") for path in paths)


def test_the_exceptions_are_there() -> None:
    assert set(MAY) | set(COPIES) <= {path for path, _ in modules("")}


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
        "g.side.beers_down.pop()",
        "g.side.removed += [1]",
        "p.buildings[p.buildings.index(3)] = 4",
        "(p.beers if g else p.hand).remove(1)",
        "x = p.beers if g else p.hand\n    x.append(1)",
        "down = g.side.beers_down\n    down[-1], down[-2] = down[-2], down[-1]",
        "for x in (p.hand, p.deck):\n        x.clear()",
        "g.park.preparations[0].pop()",
        "g.park.picked[0] = 3",
        "park.picked = []",
        "g.park.guests_down.insert(0, 3)",
        "g.brought.lying[0][1].append(3)",
        "g.brought.cards(LARDER).append(3)",
        "x = cards_in(g, 'larder', 1)\n    x.remove(3)",
        "up = g.park.guests_up\n    up.append(1)",
        "g.love -= 3",
        "g.servings = 0",
        "g.park.skills[0] += 1",
        "g.used.append(3)",
        "x = g.after_hand\n    x.pop(0)",
        "g.players[0].lets_all = True",
        "g.round, g.phase = 2, 0",
    ],
)
def test_every_way_to_change_a_zone_is_found(line: str) -> None:
    (function,) = [node for _, node in functions(ast.parse(f"def f(g, p):\n    {line}"))]
    assert list(changed(function))


@pytest.mark.parametrize(
    "line",
    [
        "x = p.hand[:]\n    x.append(1)",
        "x = len(p.deck)",
        "options.append(1)",
        "f.picked = 3",
        "love = g.love\n    love -= 1",
    ],
)
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
    found = tellers("tell")
    assert found
    assert {path for path in found if not path.startswith(f"{MOVES}/")} == set()
    # Every part of the package tells but the door.
    silent = {path for path, _ in modules(MOVES)} - found
    assert silent == {f"{MOVES}/__init__.py"}


COUNTING = {"leaves_pile", "joins_pile", "joins_no_pile"}
"""Half a move each: the one that calls it tells."""


def calls_in(function: ast.FunctionDef) -> set[str]:
    """The names of everything that a function calls."""
    called = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {f.attr if isinstance(f, ast.Attribute) else f.id for f in called if isinstance(f, ast.Attribute | ast.Name)}


def test_every_move_tells_an_event() -> None:
    silent = []
    for path, tree in modules(MOVES):
        for name, function in functions(tree):
            moves = list(changed(function)) or calls_in(function) & COUNTING
            if moves and "tell" not in calls_in(function) and not name.startswith("_") and name not in COUNTING:
                silent.append(f"{path}: {name}")
    assert silent == []


def test_piles_are_counted_by_moves_alone() -> None:
    guilty = [
        f"{path}: {name}"
        for path, tree in modules()
        if not path.startswith(f"{MOVES}/")
        for name, function in functions(tree)
        if calls_in(function) & COUNTING
    ]
    assert guilty == []


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
