"""Files for browsers: read once at the start into a list of paths, and served from that list and from nowhere else.

What a request names is looked up, never opened, so no path can lead anywhere. Texts are packed once, at the start.
"""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""The endings that are served, and what they are called (texts are UTF-8). Other files are left alone."""

TEXTS: Final = frozenset({"css", "html", "js", "json", "svg", "txt", "webmanifest"})
"""Those that become smaller when they are packed; pictures and fonts are packed already."""

WORTH_PACKING: Final = 1024
"""Bytes: what is shorter travels as fast as it is."""

_WITH_HASH: Final = re.compile(r"/(?:assets|fonts)/.+-[A-Za-z0-9_-]{8,64}\.\w+")


class File(NamedTuple):
    """A file as it is sent. ``packed``: the same for those who take gzip, empty where that is not worth it."""

    content: bytes
    media_type: str
    etag: str
    packed: bytes = b""


def file_of(content: bytes, ending: str) -> File:
    """A file with the mark by which a browser knows that it has it already."""
    packed = pack(content) if ending in TEXTS and len(content) >= WORTH_PACKING else b""
    return File(content, TYPES[ending], f'"{sha256(content).hexdigest()}"', packed)


def pack(content: bytes) -> bytes:
    """Some bytes in gzip: the same ones always, for nothing in it tells when."""
    return gzip.compress(content, mtime=0)


def is_for_ever(path: str) -> bool:
    """Whether a path has the hash of its content in its name, so that what it leads to never changes."""
    return _WITH_HASH.fullmatch(path) is not None


def manifest() -> dict[str, File]:
    """All files that come with this program, by their paths below the root of the server."""
    found: dict[str, File] = {}
    _gather(files(__package__) / "static", "", found)
    return found


def _gather(folder: Traversable, path: str, found: dict[str, File]) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}/{entry.name}"
        ending = entry.name.rpartition(".")[2]
        if entry.is_dir():
            _gather(entry, name, found)
        elif ending in TYPES:
            found[name] = file_of(entry.read_bytes(), ending)
