"""Which sources this is: whoever works together must have the same, or the results depend on who worked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

import cuore
from cuore.cards.door import VARIABLE


def fingerprint() -> str:
    """A fingerprint of all our sources, and of the boxes that this process has from elsewhere.

    The compiled build has the sources beside what it made of them, so it has the same, and may work with the other.
    """
    return _fingerprint(os.environ.get(VARIABLE, ""))


def sources_hash(home: Path, names: Iterable[str]) -> str:
    """A fingerprint of some sources below a folder: of files, and of all that is in folders."""
    digest = blake2b(digest_size=8)
    for name in names:
        place = home / name
        for path in sorted([*place.rglob("*.py"), *place.rglob("*.json")]) if place.is_dir() else [place]:
            digest.update(path.relative_to(home).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def _fingerprint(boxes: str) -> str:
    return together([sources_hash(Path(cuore.__file__).parent, ["."]), *boxes_hashes(boxes)], 16)


def together(parts: Iterable[str], size: int) -> str:
    """One fingerprint of several, of so many bytes."""
    return blake2b(" ".join(parts).encode(), digest_size=size).hexdigest()


def boxes_hashes(boxes: str) -> Iterator[str]:
    """A fingerprint of each box from elsewhere: of its module, and of all that lies in the same package."""
    for name in [name.strip() for name in boxes.split(",") if name.strip()]:
        try:
            spec = find_spec(name)
        except Exception:  # noqa: BLE001 - whatever is wrong in a module that is not ours, who wants to play with it is told
            spec = None
        file = Path(spec.origin) if spec and spec.origin else None
        if file is None or not file.is_file():
            yield f"{name} none"
        else:
            yield f"{name} {sources_hash(file.parent, ['.'] if '.' in name or _is_package(file) else [file.name])}"


def _is_package(file: Path) -> bool:
    return file.stem == "__init__"
