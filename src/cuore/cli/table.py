"""``cuore table``: a table in the browser of whoever sits here, on a small server of their own."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from socket import socket
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.rules import readable_rules
from cuore.cli.serve import has_browser, open_page
from cuore.server.web.config import PREFIX, Settings, read_settings
from cuore.server.web.lock import served_at
from cuore.server.web.logs import set_up_logs
from cuore.server.web.start import CannotListen, address_of, bind, run

AT_HOME: dict[str, object] = {"log_level": "warning", "sockets": 1000}
"""What is otherwise than on a server for many, unless the environment says it: who plays wants no log."""


def table(
    *,
    port: int | None = None,
    data: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
) -> int:
    """Play at a table in your browser, until Ctrl-C: against bots, with friends on one screen, or by a link.

    Your tables are kept in one file in your data folder, and are as they were when you come back. If your house is open
    already, its page is opened again.

    Parameters
    ----------
    port
        Where to listen; 8642 unless said, or any free one if that is somebody else's.
    data
        The folder for everything that is kept.
    browser
        Open the page in a browser, where there is one. The address is said in any case.

    """
    options = {name: value for name, value in AT_HOME.items() if PREFIX + name.upper() not in os.environ}
    options |= {"port": port, "data": None if data is None else str(data)}
    settings = read_settings(None, os.environ, options)
    address = served_at(settings.database_file) if settings.is_alone else ""
    if address:
        print(f"Your house is open already: {address}", flush=True)
        if browser and has_browser():
            webbrowser.open(address)
        return 0
    set_up_logs(settings.log_level, settings.log_format)
    rules = readable_rules(None)
    with _listener(settings, chosen=port is not None) as listener:
        address = address_of(settings.host, listener.getsockname()[1])

        def ready() -> None:
            print(f"Your house is open: {address} (Ctrl-C closes it; nothing is lost)", flush=True)
            if browser:
                open_page(address)

        run(settings, rules, listener, ready)
    return 0


def _listener(settings: Settings, chosen: bool) -> socket:
    """A socket at the usual port; if that is somebody else's, at a free one, unless this very port was wanted."""
    try:
        return bind(settings.host, settings.port)
    except CannotListen:
        if chosen:
            raise
    print(f"Port {settings.port} is somebody else's, so a free one is taken.", flush=True)
    return bind(settings.host, 0)
