"""Standard streams that are always there: a program that was started without one gets one that leads nowhere."""

from __future__ import annotations

import os
import sys

_FIRST_OF_OURS = 3


def stand_in() -> None:
    """Fill the places of missing streams, so that no file of ours takes one and is written to by whoever complains."""
    while (nowhere := os.open(os.devnull, os.O_RDWR)) < _FIRST_OF_OURS:
        os.set_inheritable(nowhere, True)
    os.close(nowhere)
    sys.stdin = sys.stdin or os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)
