"""Files that are there whole or not at all, and stay when the machine stops: written beside, synced, renamed."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import polars as pl

TMP = ".tmp"
"""How a file's name ends until it is whole."""

_LEVEL = 9
_ROW_GROUP = 1 << 16


def parquet(frame: pl.DataFrame) -> bytes:
    """A table as it lies in a file."""
    data = io.BytesIO()
    frame.write_parquet(data, compression="zstd", compression_level=_LEVEL, row_group_size=_ROW_GROUP)
    return data.getvalue()


def keep(path: Path, data: bytes) -> None:
    """Write a file."""
    part = _beside(path)
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _rename(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def sink(lazy: pl.LazyFrame, path: Path, check: Callable[[Path], None]) -> None:
    """Write a table that need not fit into memory. It takes its place when it was looked at."""
    part = _beside(path)
    lazy.sink_parquet(part.absolute(), compression="zstd", compression_level=_LEVEL, row_group_size=_ROW_GROUP)
    check(part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    _rename(part, path)


def _rename(part: Path, path: Path) -> None:
    part.replace(path)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _beside(path: Path) -> Path:
    return path.with_name(path.name + TMP)
