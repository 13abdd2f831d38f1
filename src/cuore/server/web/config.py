"""What can be set: by options of the command, then by the environment, then by a file, and what holds without them.

A key that nobody knows is refused, with the nearest one that there is: a slip of the pen must not leave a door open.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from cuore.engine.errors import CuoreError, cut, listed, sentence, shorten
from cuore.server.people.retention import Retention
from cuore.troubles import reason

PREFIX = "CUORE_"
"""What the names of our variables in the environment begin with."""

DATABASE = "cuore.db"
"""The file in the data folder, where no other database is named."""

SQLITE = "sqlite:///"

ELSEWHERE = frozenset({"CUORE_BOXES", "CUORE_COMPILED", "CUORE_LAW_GAMES"})
"""Variables of other parts of the program."""

Days = Annotated[int, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class BadSettings(CuoreError):
    """Something that cannot be set so."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is to run; docs/server.md explains every line."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8642
    data: str = ""  # the folder; empty: where this system keeps such things
    database: str = ""  # empty: a file in the data folder
    database_password: str = ""  # as it is, without the escapes that an address needs
    redis: str = ""  # empty: this is the only process
    redis_password: str = ""
    origins: tuple[str, ...] = ()  # where pages may come from; empty: the addresses that it listens on
    trusted_proxies: tuple[str, ...] = ()  # whose word on the client's address is taken
    workers: Annotated[int, Meta(ge=0, le=256)] = 0  # processes in which bots think; 0: one core is left free
    sockets: Count = 20_000
    sockets_per_address: Count = 200
    sockets_per_person: Count = 20
    requests_per_second: Count = 20  # from one address, and five times as many at once
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "console"] = "auto"  # auto: for people at a terminal, for programs elsewhere
    metrics: bool = True
    metrics_readers: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    keep_guests: Days = 0  # without a visit; of these five, 0 is for ever
    keep_tables: Days = 0  # that have no finished game and no future
    keep_games: Days = 0  # finished ones of guests
    keep_account_games: Days = 0  # finished ones of people with accounts
    keep_reports: Days = 0  # after they are settled

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data).expanduser() if self.data else user_data_path("cuore", appauthor=False) / "server"

    @property
    def is_alone(self) -> bool:
        """Whether all that is kept lies in a file, which one server alone may write."""
        return not self.database or self.database.startswith(SQLITE)

    @property
    def place(self) -> str | Path:
        """Where everything is kept."""
        return self.database or self.database_file

    @property
    def retention(self) -> Retention:
        """For how long."""
        return Retention(
            self.keep_guests, self.keep_tables, self.keep_games, self.keep_account_games, self.keep_reports
        )

    @property
    def database_file(self) -> Path:
        """That file."""
        return Path(self.database.removeprefix(SQLITE)) if self.database else self.folder / DATABASE


def read_settings(file: Path | None, environment: Mapping[str, str], options: Mapping[str, object]) -> Settings:
    """The settings from all three sources; an option that is None was not given."""
    chosen: dict[str, object] = {}
    if file is not None:
        chosen |= _from_file(file)
    chosen |= _from_environment(environment)
    given = {name: value for name, value in options.items() if value is not None}
    chosen |= _converted(given, "--{}")
    return _checked(Settings(**chosen))  # type: ignore[arg-type]  # every value was converted to its field's type


def _from_file(file: Path) -> dict[str, object]:
    try:
        if file.exists() and not file.is_file():  # a pipe would be waited for, and a device never ends
            raise BadSettings(
                f"{cut(file)} cannot be opened: it is {'a folder' if file.is_dir() else 'not a plain file'}"
            )
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{cut(file)} cannot be opened: {reason(error)}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{cut(file)} cannot be opened: it is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{cut(file)} is not a TOML file: {sentence(error)}") from None
    for key in found:
        if key not in Settings.__struct_fields__:
            raise BadSettings(
                f"{cut(file)}: there is no setting {shorten(key)}{_meant(key, Settings.__struct_fields__)}"
            )
    return _converted(found, f"{cut(file)}: {{}}")


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    known = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    found: dict[str, object] = {}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable in ELSEWHERE:
            continue
        if variable in known:
            name = known[variable]
            found[name] = _listed(value) if isinstance(getattr(Settings(), name), tuple) else value
        elif get_close_matches(variable, known, 1, 0.8):  # others may be somebody else's
            raise BadSettings(f"there is no setting {shorten(variable)}{_meant(variable, known)}")
    return _converted(found, PREFIX + "{}")


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _converted(found: Mapping[str, object], place: str) -> dict[str, object]:
    """Every value in the type of its field; ``place`` says where it was found."""
    fields = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    converted = {}
    for name, value in found.items():
        where = place.format(name.upper() if place.startswith(PREFIX) else name)
        try:
            converted[name] = msgspec.convert(value, fields[name], strict=False)
        except msgspec.ValidationError:
            raise BadSettings(f"{where} must be {_allowed(fields[name])}{_instead(name, value)}") from None
    return converted


def _instead(name: str, value: object) -> str:
    """What it is instead, unless there may be a password in it."""
    return "" if name in ("database", "redis") else f", not {shorten(value)}"


def _allowed(type_: object) -> str:
    """What a setting can be, in words."""
    match msgspec.inspect.type_info(type_):
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case msgspec.inspect.LiteralType(values=words):
            return f"one of {', '.join(map(str, words))}"
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.VarTupleType():
            return "a list of texts"
        case msgspec.inspect.StrType(max_length=int(most)):
            return f"a text of 1 to {most} letters"
        case _:
            return "a text"


def _checked(settings: Settings) -> Settings:
    """What a type cannot say."""
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
            raise BadSettings(
                f"{shorten(origin)} is not an origin: write one like https://cards.example.org, with nothing after it"
            )
        if origin != origin.lower():
            raise BadSettings(f"{shorten(origin)} is not an origin: write it in small letters, as browsers do")
    for address in (*settings.trusted_proxies, *settings.metrics_readers):
        try:
            ip_network(address)
        except ValueError:
            raise BadSettings(
                f"{shorten(address)} is not an address or a network: write one like 10.0.0.2 or 10.0.0.0/8"
            ) from None
    if settings.database and not settings.database.startswith((SQLITE, "postgresql://")):
        raise BadSettings(
            "a database is written sqlite:///PATH or postgresql://USER@HOST/NAME"
        )  # there may be a password
    if settings.redis and settings.is_alone:
        raise BadSettings(
            "redis connects several servers that share one database: set database too, to postgresql://USER@HOST/NAME"
        )
    return settings


def _meant(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), 1, 0.6)
    return f": did you mean {near[0]}?" if near else f"; choose from {listed(sorted(known))}"
