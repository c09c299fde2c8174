"""Devices for push notifications, addresses for turn mails, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("push_devices_of_person", "push_devices", ["person", "created"])
    op.create_table(
        "turn_mails",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(40), nullable=False, unique=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "waiting_turns",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("started", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("vacations_until", "vacations", ["until"])
