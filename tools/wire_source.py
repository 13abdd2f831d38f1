"""The types of the wire as their sources have them: names, what is said of each, fields with their types and limits.

The page about the protocol and the types for browsers are both made of this.
"""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from importlib import import_module
from inspect import getdoc

import msgspec
from msgspec import inspect as shapes

from cuore.server.web.shapes import Body
from cuore.server.wire.commands import IDS, Said
from cuore.server.wire.options import PRINTABLE
from cuore.server.wire.wishes import TableWish, TownWishes
from tools.api_page import comments, text_behind, tree

WIRE = tuple(
    f"cuore.server.wire.{name}" for name in ("options", "wishes", "commands", "shapes", "messages", "catalogue")
)
"""Where the types of the protocol are, in the order in which they are told."""

HTTP = (
    "cuore.server.wire.replay",
    "cuore.server.wire.towns",
    "cuore.server.hall.ending",
    "cuore.server.hall.hall",
    "cuore.server.hall.mine",
    "cuore.server.web.refusals",
    "cuore.server.web.shapes",
    "cuore.server.web.routes_people",
    "cuore.server.web.routes_tables",
    "cuore.server.web.routes_games",
    "cuore.server.web.routes_towns",
    "cuore.server.web.routes_house",
)
"""And where those are that only requests and their answers have."""

WISHES = (Body, TableWish, TownWishes)
"""What requests bring: in these, what has a usual value may be left out."""

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "object": "unknown"}


@dataclass(frozen=True)
class Field:
    """One field: its type as TypeScript writes it, whether it may be missing, what is said of it, and its limits."""

    name: str
    sort: str
    optional: bool
    text: str
    limits: str
    usual: str  # what stands for it where it is missing, if that is not simply nothing


@dataclass(frozen=True)
class Shape:
    """An object that travels. ``tag`` is its ``type`` if it is a message."""

    name: str
    module: str
    tag: str
    text: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    module: str
    sort: str
    text: str


def declared() -> list[Shape | Alias]:
    """All types of the protocol, in the order of the sources."""
    found: list[Shape | Alias] = []
    bases = {ast.unparse(base) for path in WIRE for node in _classes(path) for base in node.bases}
    for path in WIRE:
        module = path.rpartition(".")[2]
        body = tree(path).body
        for at, node in enumerate(body):
            if isinstance(node, ast.ClassDef):
                if node.name not in bases:  # what several have in common is told with each of them
                    found.append(_shape(getattr(import_module(path), node.name), module))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if not name.isupper() and not name.startswith("_"):
                    found.append(Alias(name, module, sort_of(node.value), _words(text_behind(body[at + 1 :]))))
    return found


def declared_for_http() -> list[Shape]:
    """All types that only requests and their answers have. Names for types stand there as what they are."""
    found: list[Shape] = []
    for path in HTTP:
        module = import_module(path)
        for node in _classes(path):
            shape = getattr(module, node.name)
            if issubclass(shape, msgspec.Struct) and shape.__struct_fields__:
                found.append(_shape(shape, path.rpartition(".")[2]))
    return found


def _classes(path: str) -> list[ast.ClassDef]:
    return [node for node in tree(path).body if isinstance(node, ast.ClassDef)]


def _aliases(path: str) -> dict[str, str]:
    """Names for types that a module of requests has for itself."""
    if path in WIRE:
        return {}
    return {
        node.targets[0].id: sort_of(node.value)
        for node in tree(path).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Subscript)
        and ast.unparse(node.value.value) == "Annotated"
    }


def _shape(shape: type[msgspec.Struct], module: str) -> Shape:
    config = shape.__struct_config__
    told: dict[str, tuple[str, str]] = {}
    for cls in reversed(shape.__mro__):
        told |= _told(cls) if cls.__module__ in (*WIRE, *HTTP) else {}
    info = shapes.type_info(shape)
    assert isinstance(info, shapes.StructType)
    fields = [
        Field(
            name=field.encode_name,
            sort=_wished(told[field.name][0]) if issubclass(shape, WISHES) else told[field.name][0],
            optional=not field.required and (config.omit_defaults or issubclass(shape, (Said, *WISHES))),
            text=told[field.name][1],
            limits=_limits(field.type) if config.forbid_unknown_fields else "",
            usual=_usual(field),
        )
        for field in info.fields
    ]
    tag = str(config.tag) if config.tag is not None else ""
    return Shape(shape.__name__, module, tag, _words(getdoc(shape) or ""), tuple(fields))


def _told(shape: type) -> dict[str, tuple[str, str]]:
    """Of the fields that a class itself declares: the type and the comment."""
    node = next(
        node for node in tree(shape.__module__).body if isinstance(node, ast.ClassDef) and node.name == shape.__name__
    )
    behind = comments(shape.__module__)
    names = _aliases(shape.__module__) | (_aliases(Body.__module__) if issubclass(shape, Body) else {})
    return {
        part.target.id: (_named(sort_of(part.annotation), names), behind.get(part.end_lineno or 0, ""))
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


def _wished(sort: str) -> str:
    """A wish says of the options only what is to be otherwise than usual."""
    return re.sub(r"\bTableOptions\b", "Partial<TableOptions>", sort)


def _named(sort: str, names: dict[str, str]) -> str:
    return re.sub(r"\w+", lambda word: names.get(word[0], word[0]), sort)


def _usual(field: shapes.Field) -> str:
    usual = field.default
    if usual is msgspec.NODEFAULT or not usual or usual == TownWishes():  # nothing wished
        return ""
    return json.dumps(usual, default=msgspec.to_builtins)


def sort_of(node: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match node:
        case ast.Name(name):
            return PLAIN.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{sort_of(left)} | {sort_of(right)}"
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([first, *_])):
            return sort_of(first)
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(several)):
            return " | ".join([ast.unparse(one) for one in several])
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([one, ast.Constant(value)])) if value is Ellipsis:
            said = sort_of(one)
            return f"({said})[]" if " | " in said else f"{said}[]"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(several)):
            return f"[{', '.join(sort_of(one) for one in several)}]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([key, value])):
            return f"Record<{sort_of(key)}, {sort_of(value)}>"
        case _:
            raise ValueError(f"nobody has said how this is written in TypeScript: {ast.unparse(node)}")


def _limits(info: shapes.Type) -> str:
    """What a client has to keep to."""
    if isinstance(info, shapes.UnionType):
        return "; ".join(filter(None, [_limits(one) for one in info.types]))
    if isinstance(info, shapes.StrType):
        return _limits_of_text(info)
    if isinstance(info, shapes.IntType | shapes.FloatType):
        least = "" if info.ge is None else f"{info.ge:,} to "
        over = "" if info.gt is None else f"more than {info.gt:g}, "
        most = "" if info.le is None else f"{info.le:,}" if least else f"at most {info.le:g}"
        return f"{over}{least}{most}"
    return ""


def _limits_of_text(info: shapes.StrType) -> str:
    if info.pattern == IDS:
        return "8 to 64 letters, digits, `-` and `_`"
    least, most = info.min_length or 0, info.max_length
    said = [] if most is None else [f"{least} to {most} characters" if least else f"at most {most} characters"]
    if info.pattern == PRINTABLE:
        said.append("none of them a control character")
    elif info.pattern:
        said.append(f"`{info.pattern}`")
    return ", ".join(said)


def _words(text: str) -> str:
    """A docstring on one line for each paragraph, as Markdown."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")).replace("``", "`")
