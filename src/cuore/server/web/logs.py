"""The log: one line an event, for programs as JSON or for a person at a terminal, and no secret in any of them.

Everything goes this way, also what libraries say. What a client has sent is written with its control characters made
visible, so that nobody can write a line of their own or paint the terminal.
"""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

KEPT_OUT: Final = "(kept out)"

SECRETS: Final = frozenset(
    {
        "authorization",
        "body",
        "cookie",
        "database",
        "database_password",
        "database_url",
        "headers",
        "invite",
        "key",
        "password",
        "position",
        "query",
        "record",
        "redis",
        "redis_password",
        "secret",
        "seed",
        "set_cookie",
        "ticket",
        "token",
    }
)
"""Names under which nothing is ever written, whoever tries."""

LOUDNESS: Final = {"": "WARNING", "uvicorn.access": "CRITICAL", "uvicorn.error": "ERROR"}
"""How loud others have to be: libraries write whole statements, messages and addresses when they are asked for more."""


def keep_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Write nothing under a name that stands for a secret."""
    for name in event:
        if name.lower() in SECRETS:
            event[name] = KEPT_OUT
    return event


def one_line(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Make control characters visible; JSON does so by itself."""
    for name, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            event[name] = "".join(_visible(character) for character in value)
    return event


def _visible(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode()


class _NoBadText(logging.Filter):
    """Drops what uvicorn says, with a whole trace, about every text that is no UTF-8: any client can send that."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8")


def set_up_logs(level: str, form: str, stream: TextIO | None = None) -> None:
    """Let everything that is said be written to a stream, the standard one for errors unless another is named."""
    out = stream or sys.stderr
    for_people = form == "console" or (form == "auto" and out.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    render: list[Processor] = [structlog.processors.JSONRenderer()]
    if for_people:
        plain = structlog.dev.plain_traceback
        render = [one_line, structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=plain)]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            keep_secrets,
            *render,
        ],
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    for name, loudness in {**LOUDNESS, "cuore": level.upper()}.items():
        logging.getLogger(name).setLevel(loudness)
    logging.getLogger("uvicorn.error").filters = [_NoBadText()]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
