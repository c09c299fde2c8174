"""The tables of the database. The log (`entries`) is the truth; what stands beside it makes lists quick."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("last", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wakes", BigInteger),
    Column("counted", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("process", String(80)),
    Column("leased", BigInteger, nullable=False),
    Index("tables_listed", "public", "phase", "changed"),
    Index("tables_changed", "changed"),
    Index("tables_waking", "phase", "wakes"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("seated", Boolean, nullable=False, server_default=true()),  # false: only named in the log
    Index("seats_of_person", "person", "changed"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(5)),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_of_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
