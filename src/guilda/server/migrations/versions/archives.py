"""Archived games, and the rules version of every table."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table; the versions are in the first entries of the logs."""
    op.add_column("tables", sa.Column("rules_version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_archived", "tables", ["archived", "phase"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("replays", sa.LargeBinary, nullable=False),
        sa.Column("verdict", sa.LargeBinary, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
    connection = op.get_bind()
    update = sa.text("UPDATE tables SET rules_version = :version WHERE id = :of")
    for table, raw in connection.execute(sa.text("SELECT table_id, entry FROM entries WHERE number = 1")).all():
        connection.execute(update, {"of": table, "version": json.loads(bytes(raw)).get("rules_version", 0)})
