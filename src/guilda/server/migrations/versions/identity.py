"""Sessions, one-time links, external logins, e-mail addresses, reserved names; blocks, reports and bans."""

import sqlalchemy as sa
from alembic import op

from guilda.server.names import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and reserve the names of accounts; of confusable names, that of the oldest account."""
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    connection = op.get_bind()
    accounts = connection.execute(sa.text("SELECT id, login FROM people WHERE login IS NOT NULL ORDER BY created, id"))
    reserved: dict[str, str] = {}
    for person, login in accounts.all():
        reserved.setdefault(skeleton(login), person)
    update = sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :person")
    for text, person in reserved.items():
        connection.execute(update, {"skeleton": text, "person": person})
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("people_email", "people", ["email"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_index("sessions_seen", "sessions", ["seen"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_of_person", "links", ["person"])
    op.create_table(
        "external_logins",
        sa.Column("issuer", sa.String(200), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
    )
    op.create_index("external_logins_of_person", "external_logins", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("blocked", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("reported", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_created", "reports", ["created"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("value", sa.String(60), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
