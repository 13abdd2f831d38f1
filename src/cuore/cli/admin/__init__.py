"""``cuore admin``: what an operator may see and do, straight on the store of a server, also while the server runs."""

from __future__ import annotations

from cuore.cli.admin import lists, people, tables, upkeep
from cuore.cli.admin.place import admin

__all__ = ["admin", "lists", "people", "tables", "upkeep"]
