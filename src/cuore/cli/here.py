"""Commands that a person can paste: in the words by which this program was started, from where that person stands."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from shlex import join, quote

NAME = "cuore"


def command(*words: str) -> str:
    """A command of this program with these words behind it, as it can be typed here."""
    return f"{program()} {join(words)}" if words else program()


def program() -> str:
    """What to type to start this program again: its name where the shell finds it, else the way to it."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{quote(_way_to(Path(sys.executable)))} -m {NAME}"
    return quote(_way_to(started)) if started.name == NAME and started.is_file() else NAME


def _way_to(file: Path) -> str:
    """A program's name if the shell finds this very file by it, else its path, as short as it can be from here."""
    try:
        whole, here = _whole(file), Path.cwd()
    except FileNotFoundError:  # the folder that one stands in is gone
        return str(file)
    found = shutil.which(file.name)
    if found is not None and _whole(Path(found)) == whole:
        return file.name
    if whole.is_relative_to(here) and _is_where_one_stands(here):
        return str(whole.relative_to(here)) if whole.parent != here else f"./{file.name}"
    return str(whole)


def _is_where_one_stands(here: Path) -> bool:
    """Whether the shell is in this folder too; ``make -C`` is not."""
    shell = os.environ.get("PWD", "")
    return not shell or not Path(shell).is_dir() or here.samefile(shell)


def _whole(file: Path) -> Path:
    """The whole path. Links are not followed: the Python of a virtual environment is one, to a Python without us."""
    return Path(os.path.abspath(file))  # noqa: PTH100
