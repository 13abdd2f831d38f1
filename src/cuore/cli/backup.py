"""``cuore backup``: a copy of all tables while the server runs, and a look at a copy."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cuore.cli.here import command
from cuore.engine.errors import IllegalSetup


def backup(
    target: Path | None = None,
    /,
    *,
    data: Path | None = None,
    database: str | None = None,
    config: Path | None = None,
    check: Path | None = None,
) -> int:
    """Copy everything that a server keeps into one file, or check such a file.

    The server may run meanwhile: the copy is what was kept at one moment, and it is checked at once. To go back to it,
    stop the server and put it in the place of its database file. It holds the seeds of running games: whoever has it
    knows all hands.

    Parameters
    ----------
    target
        The new file.
    data
        The data folder of the server, as in cuore serve.
    database
        The database of the server, as in cuore serve.
    config
        The file with the server's settings, as in cuore serve.
    check
        Check this file instead: damage, missing or changed entries, rows that lead nowhere.

    """
    # A database takes longer to import than all other commands together.
    from cuore.server.store.backup import check_file, copy_to  # noqa: PLC0415
    from cuore.server.store.database import url_of  # noqa: PLC0415
    from cuore.server.web.config import read_settings  # noqa: PLC0415

    if check is not None and target is None:
        found = check_file(check)
        return _tell(f"{check.name}: checked: {found.counted}", found.wrong)
    if target is None or check is not None:
        raise IllegalSetup(
            f"name one file: the new copy, as in {command('backup', 'FILE')}, or the copy to check, with --check FILE"
        )
    settings = read_settings(config, os.environ, {"data": str(data) if data else None, "database": database})
    url = url_of(settings.database or settings.database_file)
    if url.drivername != "sqlite":
        raise IllegalSetup(
            "PostgreSQL is copied by its own tools: pg_dump --format=custom --file=FILE URL, and pg_restore to "
            "bring it back"
        )
    found = copy_to(Path(url.database or ""), target)
    return _tell(f"{target.name}: copied and checked: {found.counted}", found.wrong)


def _tell(done: str, wrong: list[str]) -> int:
    """Say what was found; the exit code says whether all is well."""
    print(done)
    for fault in wrong:
        sys.stderr.write(f"cuore: {fault}\n")
    if not wrong:
        print("everything hangs together")
    return 1 if wrong else 0
