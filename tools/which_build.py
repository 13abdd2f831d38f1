"""Which of the two builds runs: interpreted Python or compiled C.

As a command it prints the answer. As a pytest plugin (`-p tools.which_build`) it refuses, in every worker, to test
anything but the compiled build.
"""

import importlib
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

import pytest

from setup import compiled_modules

Build = Literal["compiled", "interpreted", "mixed"]


def running_build() -> Build:
    """Import every module that is listed for compilation and tell from its file how it was built.

    Mixed means a stale or broken tree.
    """
    files = [importlib.import_module(name).__file__ or "" for name in compiled_modules()]
    compiled = [file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files]
    if compiled and all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "interpreted"


def pytest_sessionstart() -> None:
    if (found := running_build()) != "compiled":
        pytest.exit(f"expected the compiled build, found the {found} one", returncode=1)


def pytest_report_header() -> str:
    return f"cuore build: compiled ({len(compiled_modules())} modules)"


if __name__ == "__main__":
    print(running_build())
