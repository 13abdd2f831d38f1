"""How the database came to be as it is, step by step. The steps that are missing are taken when a server starts.

A new step is a module in ``versions`` that names the one before it; a step that was published is never changed.
"""

from __future__ import annotations

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from cuore.server.store.database import CannotOpen

LOCK = 4_863_772_301
"""The number under which PostgreSQL lets one process after the other migrate; it has no other meaning."""


def migrate(connection: Connection) -> None:
    """Take all steps that this database has not taken yet: all of them or none, and one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    here = Path(__file__).parent
    steps = ScriptDirectory(str(here), version_locations=[str(here / "versions")])
    context = MigrationContext.configure(connection)
    reached = context.get_current_heads()
    if unknown := set(reached) - {step.revision for step in steps.walk_revisions()}:
        raise CannotOpen(f"this database was written by a newer version of cuore (step {', '.join(sorted(unknown))})")
    missing = list(steps.iterate_revisions("head", reached or None))
    if not missing:
        return
    with Operations.context(context):
        for step in reversed(missing):
            step.module.upgrade()
    context.stamp(steps, "head")
