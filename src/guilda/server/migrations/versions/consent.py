"""Consent to the use of finished games for puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has agreed yet."""
    op.add_column("people", sa.Column("puzzle_consent", sa.Boolean, nullable=False, server_default=sa.false()))
