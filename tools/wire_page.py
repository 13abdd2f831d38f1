"""Write docs/protocol.md, and web/src/lib/wire/types.ts and http.ts: the protocol for readers, and types for browsers.

`python -m tools.wire_page` writes all three, and a test asks whether they are still true. What is told by hand stands
in `wire_page.md` beside this file; types, limits, codes and examples are filled in.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from cuore.cards.catalogue import official_rules
from cuore.server.clock import RealClock
from cuore.server.errors import REFUSALS
from cuore.server.people.limits import HOUR, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, MINUTE, Limits
from cuore.server.web.budgets import FOR_MESSAGE, FRAME
from cuore.server.web.config import Settings
from cuore.server.web.doors import MOST_BODY, MOST_BODY_AT
from cuore.server.web.lines import MOST_FRAGMENTS
from cuore.server.wire.catalogue import catalogue_bytes
from cuore.server.wire.commands import LONGEST
from cuore.server.workers.forecasts import MOST_OF_ONE
from tools.wire_examples import examples
from tools.wire_sizes import TABLE_OF_SIZES
from tools.wire_source import Alias, Field, Shape, declared, declared_for_http

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = Path(__file__).with_suffix(".md")
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "lib" / "wire" / "types.ts"
HTTP_TYPES = TYPES.with_name("http.ts")

QUOTAS = (
    ("_guests_from", "new guests", "address"),
    ("_accounts_from", "new accounts", "address"),
    ("_tries_of_name", "wrong passwords", "name"),
    ("_tries_from", "wrong passwords", "address"),
    ("_tables_of", "new tables, forks among them", "person"),
    ("_guesses_from", "tables or invitations that are none", "address"),
    ("_replays_of", "replays", "person"),
    ("_towns_from", "towns drawn or shown", "address"),
    ("_forecasts_of", "forecasts and searches", "person"),
    ("_talk_of", "words to a table", "person"),
    ("_reports_of", "reports", "person"),
)
"""The buckets of ``Limits``: what is counted, and by whom."""

HEAD = """// The protocol of a table, which docs/protocol.md explains.
// Made from src/cuore/server/wire: `python -m tools.wire_page` writes it anew.
"""

HTTP_HEAD = """// What requests bring and what they are answered with, which /api/openapi.json describes.
// Made from the routes in src/cuore/server/web: `python -m tools.wire_page` writes it anew.
"""


def main() -> None:
    """Write all."""
    for path, text in ((PAGE, page()), (TYPES, types()), (HTTP_TYPES, http_types())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")


# -- the page --


def page() -> str:
    """The whole page."""
    told = declared()
    parts = {name: f"```json\n{text}\n```" for name, text in examples().items()}
    parts["longest"] = f"{LONGEST:,}"
    parts["body"], parts["record"] = f"{MOST_BODY:,}", f"{max(MOST_BODY_AT.values()):,}"
    parts["quotas"] = _quotas()
    parts["line rate"] = f"{FOR_MESSAGE * MESSAGES_PER_SECOND / 1024:.0f}"
    parts["line burst"] = f"{FOR_MESSAGE * MESSAGES_AT_ONCE / 1024:.0f}"
    parts["frame"] = str(FRAME)
    parts["fragments"] = str(MOST_FRAGMENTS)
    parts["client"] = _told(told, ("commands",))
    parts["server"] = _told(told, ("messages", "options"))
    parts["scene"] = _told(told, ("shapes",))
    parts["catalogue"] = _told(told, ("catalogue",))
    rows = [f"| `{code}` | {words} |" for code, words in REFUSALS.items()]
    parts["refusals"] = "\n".join(["| Code | Words |", "|---|---|", *rows])
    data = catalogue_bytes(official_rules())
    parts["catalogue size"] = f"{round(len(data), -3):,}"
    parts["catalogue packed"] = f"{round(len(gzip.compress(data)), -3):,}"
    parts["sizes"] = TABLE_OF_SIZES
    template = TEMPLATE.read_text(encoding="utf-8")
    return re.sub(r"\{\{(.+?)\}\}", lambda gap: parts[gap[1]], template)


def _quotas() -> str:
    """What is counted, by whom, and how much is taken."""
    limits, settings = Limits(RealClock()), Settings()
    rows = [
        f"| {what} | {owner} | {getattr(limits, name).burst:,.0f} in {_span(getattr(limits, name).seconds)} |"
        for name, what, owner in QUOTAS
    ]
    rows += [
        f"| requests | address | {settings.requests_per_second} a second, five times as many at once, unless set |",
        f"| open sockets | person | {settings.sockets_per_person}, unless set |",
        f"| open sockets | address | {settings.sockets_per_address}, unless set |",
        f"| waiting forecasts and searches | person | {MOST_OF_ONE} |",
    ]
    return "\n".join(["| What | Of a | How much |", "|---|---|---|", *rows])


def _span(seconds: float) -> str:
    words = {HOUR: "an hour", MINUTE: "a minute"}
    return words.get(seconds) or (f"{seconds / MINUTE:.0f} minutes" if seconds > MINUTE else f"{seconds:.0f} seconds")


def _told(told: list[Shape | Alias], modules: tuple[str, ...]) -> str:
    """The types of some modules: messages first, then what they are made of, then names for types."""
    here = sorted([each for each in told if each.module in modules], key=lambda each: modules.index(each.module))
    shapes = [each for each in here if isinstance(each, Shape)]
    messages = [_section(shape) for shape in shapes if shape.tag]
    others = [_section(shape) for shape in shapes if not shape.tag]
    names = [f"- `{each.name}` is `{each.sort}`. {each.text}".rstrip() for each in here if isinstance(each, Alias)]
    return "\n\n".join([*messages, *others, "\n".join(names)]).rstrip()


def _section(shape: Shape) -> str:
    title = f"### `{shape.tag}`" if shape.tag else f"### {shape.name}"
    rows = [
        f"| `{field.name}{'?' if field.optional else ''}` | `{_cell(field.sort)}` | {_about(field)} |"
        for field in shape.fields
    ]
    table = ["| Field | Type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([title, "", shape.text, *([""] if table else []), *table])


def _about(field: Field) -> str:
    said = "; ".join(filter(None, [field.text, field.limits]))
    usual = f"usually {field.usual}" if field.usual else ""
    return _cell("; ".join(filter(None, [said, usual])))


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


# -- the types --


def types() -> str:
    """All types in TypeScript."""
    return "\n".join([HEAD, *[_typed(each) for each in declared()]])


def http_types() -> str:
    """The types of requests and their answers in TypeScript; what the protocol has too comes from there."""
    shapes = declared_for_http()
    text = "\n".join([_typed(each) for each in shapes])
    code = re.sub(r"/\*\*.*?\*/|//.*", "", text)
    there = {each.name for each in declared()} - {each.name for each in shapes}
    used = sorted(set(re.findall(r"\b[A-Z]\w+", code)) & there)
    return "\n".join([HTTP_HEAD, f"import type {{ {', '.join(used)} }} from './types';\n", text])


def _typed(each: Shape | Alias) -> str:
    comment = _comment(each.text)
    if isinstance(each, Alias):
        return f"{comment}export type {each.name} = {each.sort};\n"
    lines = [f"  type: '{each.tag}';"] if each.tag else []
    for field in each.fields:
        behind = "; ".join(filter(None, [field.text, f"usually {field.usual}" if field.usual else ""]))
        note = f" // {behind}" if behind else ""
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.sort};{note}")
    return "\n".join([f"{comment}export interface {each.name} {{", *lines, "}", ""])


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    main()
