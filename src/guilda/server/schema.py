"""The tables of the database. The log (`entries`) is the source of truth; the rest serves queries."""

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
    false,
    text,
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
    Column("rules_version", Integer, nullable=False, server_default="0"),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("tables_listed", "public", "phase", "changed"),
    Index("tables_changed", "changed"),
    Index("tables_waking", "phase", "wakes"),
    Index("tables_archived", "archived", "phase"),
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
    Column("email", String(254)),  # confirmed
    Column("skeleton", String(200)),  # of an account's login, see `names`
    Column("puzzle_consent", Boolean, nullable=False, server_default=false()),
    Index("people_skeleton", "skeleton", unique=True),
    Index("people_email", "email"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the cookie's value
    Column("id", String(40), nullable=False),  # names it in the list of devices
    Column("person", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_of_person", "person"),
    Index("sessions_seen", "seen"),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the secret in the link
    Column("purpose", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("value", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("links_of_person", "person"),
)

external_logins = Table(
    "external_logins",
    metadata,
    Column("issuer", String(200), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("person", String(40), nullable=False),
    Index("external_logins_of_person", "person"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("blocked", String(40), primary_key=True),
    Column("name", String(40), nullable=False),  # of the blocked person, as it was
    Column("created", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("reporter", String(40), nullable=False),
    Column("reported", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("line", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("reports_created", "created"),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(10), primary_key=True),  # person or address
    Column("value", String(60), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
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

UNREVIEWED = text("review IS NULL")
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("replays", LargeBinary, nullable=False),
    Column("verdict", LargeBinary, nullable=False),
    Column("review", LargeBinary),
    Index("archives_unreviewed", "table_id", sqlite_where=UNREVIEWED, postgresql_where=UNREVIEWED),
)

processes = Table(
    "processes",
    metadata,
    Column("process", String(80), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("started", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("session", String(64), nullable=False, server_default=""),  # digest of the browser's session
    Index("push_devices_of_person", "person", "created"),
)

turn_mails = Table(
    "turn_mails",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("key", String(40), nullable=False, unique=True),  # names the row in links
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("language", String(5), nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("sent", BigInteger, nullable=False),
)

waiting_turns = Table(
    "waiting_turns",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("lines", Text, nullable=False),
)

daily_games = Table(
    "daily_games",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("deal", String(40), primary_key=True),  # 2026-11-17/azul
    Column("table_id", String(40)),  # none: the deal was taken to be played offline
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("points", Integer),  # none: the game does not count
    Column("ahead", Integer),
    Column("won", Boolean),
    Column("picture", Text),
    Index("daily_games_of_deal", "deal", "finished"),
)

daily_masters = Table(
    "daily_masters",
    metadata,
    Column("deal", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("started", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("vacations_until", "until"),
)
