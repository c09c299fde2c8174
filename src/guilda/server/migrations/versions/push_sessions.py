"""The session of every device that gets push messages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the sessions of existing devices are not known."""
    op.add_column("push_devices", sa.Column("session", sa.String(64), nullable=False, server_default=""))
