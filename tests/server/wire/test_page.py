"""The page about the protocol and the types for browsers are made from the types that the server uses, and are true."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cuore.server.errors import REFUSALS
from cuore.server.web import routes_games, routes_house, routes_people, routes_tables, routes_towns
from cuore.server.web.app import _litestar
from cuore.server.web.openapi import CONFIG, described
from cuore.server.wire.commands import FromClient
from cuore.server.wire.decode import read_message
from cuore.server.wire.messages import FromServer
from tools import wire_page
from tools.wire_examples import examples
from tools.wire_source import Alias, Shape, declared, declared_for_http

PAGE = wire_page.PAGE.read_text(encoding="utf-8")
TYPES = wire_page.TYPES.read_text(encoding="utf-8")
HTTP_TYPES = wire_page.HTTP_TYPES.read_text(encoding="utf-8")
ROUTES = [
    *routes_people.ROUTES,
    *routes_tables.ROUTES,
    *routes_games.ROUTES,
    *routes_towns.ROUTES,
    *routes_house.ROUTES,
]
LEFT_OUT = ("after", "undone")
NO_MESSAGES = ("card", "event kind")


def found_tsc() -> str | None:
    """The compiler of the web folder, or one that is installed."""
    own = Path(wire_page.ROOT) / "web" / "node_modules" / ".bin" / "tsc"
    return str(own) if own.exists() else shutil.which("tsc")


def test_the_page_is_the_one_that_would_be_written() -> None:
    assert wire_page.page() == PAGE, "write it anew: python -m tools.wire_page"


def test_the_types_are_those_that_would_be_written() -> None:
    assert wire_page.types() == TYPES, "write them anew: python -m tools.wire_page"


@pytest.mark.parametrize(
    ("side", "heading"), [(FromClient, "From the client"), (FromServer, "From the server")], ids=["client", "server"]
)
def test_every_message_is_on_the_page(side: object, heading: str) -> None:
    tags = {message.__struct_config__.tag for message in get_args(side)}
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    assert set(re.findall(r"^### `(.+)`$", section, re.MULTILINE)) == tags


def test_every_code_is_on_the_page_with_its_words() -> None:
    for code, words in REFUSALS.items():
        assert f"| `{code}` | {words} |" in PAGE


def test_every_type_is_declared_once_and_every_name_is_declared() -> None:
    names = re.findall(r"^export (?:type|interface) (\w+)", TYPES, re.MULTILINE)
    assert len(names) == len(set(names)) == len(declared())
    code = re.sub(r"/\*\*.*?\*/|//.*", "", TYPES)
    used = set(re.findall(r"\b[A-Z]\w+", code)) - {"Partial", "Record"}
    assert used == set(names)


def test_the_types_of_requests_are_those_that_would_be_written() -> None:
    assert wire_page.http_types() == HTTP_TYPES, "write them anew: python -m tools.wire_page"


def test_every_body_of_a_route_has_a_type() -> None:
    """What the OpenAPI document names, a page finds in one of the two files."""
    names = set(re.findall(r"^export (?:type|interface) (\w+)", TYPES + HTTP_TYPES, re.MULTILINE))
    document = described(_litestar(None, [*ROUTES], CONFIG))  # type: ignore[arg-type]  # nobody asks
    wanted = set(document["components"]["schemas"])
    assert wanted - names <= {"list"}
    assert len(wanted) > 25


def test_every_name_in_the_types_of_requests_is_known() -> None:
    code = re.sub(r"/\*\*.*?\*/|//.*", "", HTTP_TYPES)
    declared_here = set(re.findall(r"^export interface (\w+)", HTTP_TYPES, re.MULTILINE))
    imported = set(re.findall(r"\w+", HTTP_TYPES.split("import type {")[1].split("}")[0]))
    assert set(re.findall(r"\b[A-Z]\w+", code)) - {"Partial", "Record"} == declared_here | imported
    assert {each.name for each in declared_for_http()} == declared_here
    assert not declared_here & imported


def test_what_a_wish_may_leave_out_is_marked() -> None:
    wish = TYPES.split("export interface TableWish {")[1].split("}")[0]
    assert "  seats: string[];" in wish
    assert "  boxes?: BoxName[];" in wish
    assert "  options?: Partial<TableOptions>;" in wish
    fork = HTTP_TYPES.split("export interface UploadForkWish {")[1].split("\n}")[0]
    assert "  record: string;" in fork
    assert "  options?: Partial<TableOptions>;" in fork


def test_what_may_be_missing_is_marked() -> None:
    scene = TYPES.split("export interface Scene {")[1].split("}")[0]
    assert "  seat: number;" in scene
    assert "  love?: number;" in scene
    assert "  ask?: Ask | null;" in TYPES
    assert "  rev: Revision;" in TYPES.split("export interface Answer {")[1].split("}")[0]
    assert "  pace: number;" in TYPES, "a server always says all options"


def test_types_have_the_fields_that_travel() -> None:
    shapes = {each.name: each for each in declared() if isinstance(each, Shape)}
    for shape in shapes.values():
        body = TYPES.split(f"export interface {shape.name} {{")[1].split("\n}")[0]
        for field in shape.fields:
            assert re.search(rf"^  {field.name}\??: ", body, re.MULTILINE), f"{shape.name}.{field.name}"
    assert [each.name for each in declared() if isinstance(each, Alias)][-1] == "Template"


def test_examples_are_messages() -> None:
    for name, text in examples().items():
        if name in (*LEFT_OUT, *NO_MESSAGES):
            json.loads(text)
        elif name in ("hello", "answer", "undo"):
            read_message(json.dumps(json.loads(text)))
        else:
            msgspec.json.decode(text.encode(), type=FromServer)


def test_nothing_is_left_to_fill_in() -> None:
    assert "{{" not in PAGE
    assert all(len(line) <= 130 for line in PAGE.split("## From the client")[0].splitlines())


@pytest.mark.skipif(found_tsc() is None, reason="there is no TypeScript compiler here")
def test_the_examples_are_of_these_types(tmp_path: Path) -> None:
    lines = [f"import type {{ FromClient, FromServer }} from {json.dumps(str(wire_page.TYPES.with_suffix('')))};"]
    for number, (name, text) in enumerate(examples().items()):
        side = "FromClient" if name in ("hello", "answer", "undo") else "FromServer"
        if name not in (*LEFT_OUT, *NO_MESSAGES):
            lines.append(f"export const example{number}: {side} = {text};")
    program = tmp_path / "examples.ts"
    program.write_text("\n".join(lines), encoding="utf-8")
    tsc = found_tsc()
    assert tsc is not None
    options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]
    done = subprocess.run([tsc, *options, str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
