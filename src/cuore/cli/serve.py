"""``cuore serve``: tables for browsers and programs, over HTTP and WebSocket."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.rules import readable_rules
from cuore.server.web.config import read_settings
from cuore.server.web.logs import set_up_logs
from cuore.server.web.start import address_of, bind, run


def serve(
    *,
    port: int | None = None,
    host: str | None = None,
    data: Path | None = None,
    config: Path | None = None,
    database: str | None = None,
    redis: str | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
) -> int:
    """Serve tables until Ctrl-C: to the browsers of this machine, or of others with --host.

    Everything is kept in one file in your data folder. Settings may also come from a file (--config) and from the
    environment (CUORE_PORT and so on); what is said here counts most.

    Parameters
    ----------
    port
        Where to listen; 8642 unless said, and 0 takes any free one.
    host
        The address to listen at; without it, only this machine can reach the server.
    data
        The folder for everything that is kept.
    config
        A TOML file with settings.
    database
        Keep everything in this database instead: postgresql://USER@HOST/NAME.
    redis
        Where several servers on one database tell each other what is new: redis://HOST.
    browser
        Open the page in a browser, where there is one.

    """
    options = {
        "port": port,
        "host": host,
        "data": None if data is None else str(data),
        "database": database,
        "redis": redis,
    }
    settings = read_settings(config, os.environ, options)
    set_up_logs(settings.log_level, settings.log_format)
    rules = readable_rules(None)
    with bind(settings.host, settings.port) as listener:
        address = address_of(settings.host, listener.getsockname()[1])

        def ready() -> None:
            print(f"The house is open: {address} (Ctrl-C closes it)", flush=True)
            if browser:
                open_page(address)

        run(settings, rules, listener, ready)
    return 0


def open_page(address: str) -> None:
    """Open a page in a browser, where somebody has one; nobody waits for it."""
    if has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Whether somebody sits here who has a browser: not where programs run programs, not without a screen."""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
