"""The optional compiled build: with CUORE_COMPILED=1, the modules that pyproject.toml lists are built by mypyc.

Without it the build is plain Python. Both come from the same sources; `make compiled` and `make interpreted` choose.
"""

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent


def compiled_sources() -> list[Path]:
    """The files that mypyc compiles, relative to the root, in a stable order."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cuore"]["compiled"]
    found = {path.relative_to(ROOT) for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.name not in {"__init__.py", "__main__.py"})


def compiled_modules() -> list[str]:
    """The same by the names under which they are imported."""
    return [".".join(path.relative_to("src").with_suffix("").parts) for path in compiled_sources()]


def build() -> None:
    """Hand over to setuptools, which reads everything else from pyproject.toml."""
    from setuptools import Extension, setup  # noqa: PLC0415 - the lists above are of use without setuptools

    extensions: list[Extension] = []
    if os.environ.get("CUORE_COMPILED") == "1" and "bdist_wheel" in sys.argv:  # not while only metadata is asked for
        from mypyc.build import mypycify  # noqa: PLC0415 - only the compiled build needs mypyc

        os.chdir(ROOT)
        extensions = mypycify(
            [str(path) for path in compiled_sources()],
            opt_level="3",
            debug_level="0",
            target_dir="build/mypyc",
            group_name="cuore",
        )
    setup(ext_modules=extensions)


if __name__ == "__main__":
    build()
