"""The tables of the database. What stands here and what the migrations make is the same; a test compares them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("boxes", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("bots_play", Boolean, nullable=False),
    Column("said", BigInteger, nullable=False, server_default=text("0")),  # the last number in talk
    Index(None, "public", "state", "changed"),
    Index(None, "state", "bots_play"),
)
"""The short forms, and the one row that whoever writes to a table holds."""

secrets: Final = Table(
    "secrets",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seed", Text, nullable=False),
    Column("position", Text, nullable=False),
)
"""Seeds and positions of running games. Nothing reads them but ``Store.secret``."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("revision", BigInteger, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("chain", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)
"""What happened, in order: the truth about every table."""

places: Final = Table(
    "places",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("now", Boolean, nullable=False),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""Where somebody sits or is the host, ``now`` or at some time before."""

minds: Final = Table(
    "minds",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", Double, nullable=False),
)
"""Which process sees to a table."""

games: Final = Table(
    "games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("record", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("finished", Double, nullable=False),
    Column("result", Text, nullable=False),
)
"""Finished games."""

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned_until", Double, nullable=False, server_default=text("0")),
    Column("ban_reason", Text, nullable=False, server_default=text("''")),
    UniqueConstraint("skeleton"),
    Index(None, "seen"),
)
"""Guests and accounts."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", Text, nullable=False),
    UniqueConstraint("id"),
    Index(None, "person"),
)
"""Devices that somebody is signed in on."""

erased: Final = Table(
    "erased",
    metadata,
    Column("trace", Text, primary_key=True),
)
"""Hashes of the ids of people who were erased, so that a table that still has them in memory cannot bring them back."""

talk: Final = Table(
    "talk",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "person"),
)
"""What was said."""

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Index(None, "other"),
)
"""Whom somebody does not want to hear."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("sort", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("name", Text, nullable=False, server_default=text("''")),
    Column("erased", Boolean, nullable=False, server_default=text("false")),
    Column("settled", Double, nullable=False, server_default=text("0")),
)
"""What an operator should see."""

pulse: Final = Table(
    "pulse",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Two rows that servers write over and over: the time that they believe, and the probe of their health."""

words: Final = Table(
    "words",
    metadata,
    Column("word", Text, primary_key=True),
    Column("until", Double, nullable=False),
    Index(None, "until"),
)
"""Words that were used once, until they are forgotten."""

keys: Final = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""The key that all processes share."""
