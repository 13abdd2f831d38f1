"""Which of the two builds is running: plain Python, or the engine compiled by mypyc."""

from __future__ import annotations

from cuore.engine import game


def running_build() -> str:
    """``compiled`` or ``interpreted``."""
    return "interpreted" if (game.__file__ or "").endswith(".py") else "compiled"
