"""Write docs/api.md: every public name of the library, with its signature and its docstring.

`python -m tools.api_page` writes it, and a test asks whether it is still true. It reads sources, not objects: compiled
classes have no signatures, and comments behind attributes are no part of any object.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"
FRONT = "cuore"

HEAD = """# The library

Everything here is imported from `cuore`; [the house in one look](architecture.md) shows how it hangs together. A card
is known by its kind, which is its place in `rules.cards`, and a seat by its number from 0. This page is made from the
docstrings (`python -m tools.api_page`).
"""

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Setting up", ("cards.catalogue", "town", "engine.setup", "engine.luck")),
    (
        "Playing",
        ("engine.game", "engine.session", "engine.decision", "engine.options", "engine.verbs", "engine.scoring"),
    ),
    ("Keeping games", ("engine.record", "engine.position")),
    ("Seeing, hearing, remembering", ("engine.view", "engine.told", "engine.event_kind", "engine.memory")),
    ("Playing on elsewhere", ("engine.worlds", "engine.retelling")),
    ("What a game consists of", ("engine.zones", "engine.words")),
    ("Cards and what they do", ("engine.rules", "engine.box", "engine.card", "engine.card_traits", "engine.traits")),
    ("Tables", ("table",)),
    ("Computer players", ("bots",)),
    ("Words", ("text",)),
)
"""The headings, and from where the names under each come."""

MADE = (
    "Box",
    "Budget",
    "Card",
    "Counter",
    "Deed",
    "Event",
    "Onlooker",
    "OpenView",
    "Retelling",
    "Session",
    "Setup",
    "Table",
    "Traits",
    "View",
    "Zone",
)
"""Classes that a user makes objects of; the page tells how. Of all others the library makes them."""

MISTAKES = "Mistakes"
HIDDEN_BASES = ("Sealed", "StatePart")
WIDEST = 96
"""Signatures that are longer have a line for each argument."""


@dataclass(frozen=True)
class Entry:
    """A public name: where it is defined, by which statement, and its docstring."""

    name: str
    module: str
    node: ast.stmt
    text: str


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


def page() -> str:
    """The whole page."""
    found = entries()
    mistakes = [entry for entry in found if is_mistake(entry)]
    mistakes.sort(key=lambda entry: (entry.module != f"{FRONT}.engine.errors", entry.module, entry.node.lineno))
    parts = [HEAD]
    for title, modules in GROUPS:
        here = [entry for entry in found if entry not in mistakes and _place(entry, modules) is not None]
        here.sort(key=lambda entry: (_place(entry, modules), entry.module, entry.node.lineno))
        parts += [f"## {title}\n", *[_said(entry) for entry in here]]
    parts += [f"## {MISTAKES}\n", _table(mistakes)]
    return "\n".join(parts)


def entries() -> list[Entry]:
    """All public names, in the order of the imports that bring them."""
    names = [
        alias.asname or alias.name
        for node in tree(FRONT).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    return [_definition(FRONT, name) for name in names]


def is_mistake(entry: Entry) -> bool:
    """Whether a name is an error: these say which one they are by a code."""
    return isinstance(entry.node, ast.ClassDef) and _code(entry.node) is not None


def _place(entry: Entry, modules: tuple[str, ...]) -> int | None:
    """The place of an entry among some modules and packages; None if it is from somewhere else."""
    for place, module in enumerate(modules):
        if f"{entry.module}.".startswith(f"{FRONT}.{module}."):
            return place
    return None


# -- finding --


@cache
def _text(module: str) -> str:
    path = SOURCE.joinpath(*module.split("."))
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(_text(module))


@cache
def comments(module: str) -> dict[int, str]:
    """The comments of a module that stand behind something, by line."""
    tokens = generate_tokens(StringIO(_text(module)).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == COMMENT and token.start[1]}


def _definition(module: str, name: str) -> Entry:
    """Where a name is defined at last."""
    body = tree(module).body
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return Entry(name, module, node, ast.get_docstring(node) or "")
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return _definition(node.module, alias.name)
        if name in _assigned(node):
            return Entry(name, module, node, text_behind(body[at + 1 :]) or comments(module).get(node.lineno, ""))
    raise LookupError(f"{module}: {name}")


def _assigned(node: ast.stmt) -> list[str]:
    """The names that a plain assignment gives a value."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def text_behind(body: list[ast.stmt]) -> str:
    """What is said of a value in the text that follows it at once."""
    after = body[0] if body else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return cleandoc(after.value.value)
    return ""


# -- telling --


def _source(node: ast.AST) -> str:
    """A piece of source, with the quotation marks of this house."""
    return ast.unparse(node).replace("'", '"')


def _said(entry: Entry) -> str:
    """One entry of the page."""
    node = entry.node
    lines = [f"### {entry.name}", "", "```python", _head(entry), "```", "", _words(entry.text), ""]
    if isinstance(node, ast.ClassDef):
        lines += _members(entry, node)
    where = f"<sub>`{entry.module}`</sub>\n"
    return "\n".join([*lines, where] if not lines[-1] else [*lines, "", where])


def _head(entry: Entry) -> str:
    node = entry.node
    if isinstance(node, ast.ClassDef):
        bases = [_source(base) for base in node.bases if _source(base) not in HIDDEN_BASES]
        head = f"class {entry.name}" + (f"({', '.join(bases)})" if bases else "")
        made = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
        if entry.name not in MADE or not made:
            return head
        return f"{head}\n{_signature(made[0], entry.name).removesuffix(' -> None')}"
    if isinstance(node, ast.FunctionDef):
        return _signature(node, entry.name)
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    sort = f": {_source(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
    told = isinstance(value, ast.Constant | ast.UnaryOp | ast.Subscript)  # a number, a text, a type
    return f"{entry.name}{sort} = {_source(value)}" if value is not None and told else f"{entry.name}{sort}"


def _members(entry: Entry, node: ast.ClassDef) -> list[str]:
    """Attributes in one paragraph, then properties and methods."""
    found = [f"`{name}`" + (f": {comment}" if comment else "") for name, comment in _attributes(entry.module, node)]
    lines = [f"*Attributes:* {'; '.join(found)}.", ""] if found else []
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name[0] != "_"]
    lines += [_method(part) for part in methods if _is_property(part)]
    lines += [_method(part) for part in methods if not _is_property(part)]
    return lines


def _attributes(module: str, node: ast.ClassDef) -> list[tuple[str, str]]:
    """What an object has, with what is said of it: fields of a data class, or what is set when it is made."""
    behind = comments(module)
    found: dict[str, str] = {}
    for base in tree(module).body:  # of a base beside it that is not public itself
        if isinstance(base, ast.ClassDef) and base.name in HIDDEN_BASES and base.name in map(ast.unparse, node.bases):
            found |= dict(_attributes(module, base))
    for part in node.body:
        if isinstance(part, ast.Assign | ast.AnnAssign):
            found |= {name: behind.get(part.end_lineno or 0, "") for name in _assigned(part)}
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            for inner in ast.walk(part):
                targets = inner.targets if isinstance(inner, ast.Assign) else []
                targets = [inner.target] if isinstance(inner, ast.AnnAssign) else targets
                for target in targets:
                    if isinstance(target, ast.Attribute) and _source(target.value) == "self":
                        found.setdefault(target.attr, behind.get(getattr(inner, "end_lineno", 0), ""))
    return [(name, comment) for name, comment in found.items() if name[0] != "_" and not name.isupper()]


def _is_property(node: ast.FunctionDef) -> bool:
    return "property" in [_source(decorator) for decorator in node.decorator_list]


def _method(node: ast.FunctionDef) -> str:
    text = _words((ast.get_docstring(node) or "").replace("\n\n", "\n"))
    if _is_property(node):
        shape = f"{node.name}: {_source(node.returns)}" if node.returns else node.name
    else:
        shape = _signature(node, node.name, wrapped=False)
    return f"- `{shape}`" + (f": {text}" if text else "")


def _signature(node: ast.FunctionDef, name: str, wrapped: bool = True) -> str:
    """A function as it is called, without ``self``."""
    arguments = _arguments(node.args)
    result = f" -> {_source(node.returns)}" if node.returns else ""
    short = f"{name}({', '.join(arguments)}){result}"
    if len(short) <= WIDEST or not wrapped:
        return short
    return "\n".join([f"{name}(", *[f"    {argument}," for argument in arguments], f"){result}"])


def _arguments(args: ast.arguments) -> list[str]:
    """The arguments one by one, as they are written."""
    plain = [*args.posonlyargs, *args.args]
    defaults: list[ast.expr | None] = [*[None] * (len(plain) - len(args.defaults)), *args.defaults]
    found = [
        _argument(arg, default) for arg, default in zip(plain, defaults, strict=True) if arg.arg not in ("self", "cls")
    ]
    if args.vararg is not None:
        found.append(f"*{_argument(args.vararg, None)}")
    elif args.kwonlyargs:
        found.append("*")
    found += [_argument(arg, default) for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    return found


def _argument(arg: ast.arg, default: ast.expr | None) -> str:
    words = arg.arg + (f": {_source(arg.annotation)}" if arg.annotation else "")
    return words if default is None else f"{words} = {_source(default)}"


def _table(mistakes: list[Entry]) -> str:
    """All errors: what each is called, its code, what it is a case of, and what it says."""
    lines = ["| | Code | Is a | |", "|---|---|---|---|"]
    for entry in mistakes:
        assert isinstance(entry.node, ast.ClassDef)
        bases = ", ".join(f"`{_source(base)}`" for base in entry.node.bases)
        text = " ".join(_words(entry.text).split())
        lines.append(f"| `{entry.name}` | `{_code(entry.node)}` | {bases} | {text} |")
    return "\n".join([*lines, ""])


def _code(node: ast.ClassDef) -> str | None:
    for part in node.body:
        if isinstance(part, ast.Assign | ast.AnnAssign) and _assigned(part) == ["code"] and part.value is not None:
            return str(ast.literal_eval(part.value))
    return None


def _words(text: str) -> str:
    """A docstring as Markdown: paragraphs on a line each."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return "\n\n".join(paragraphs).replace("``", "`")


if __name__ == "__main__":
    main()
