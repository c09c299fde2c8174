"""An index of the games in the archive that have no review yet."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    missing = sa.text("review IS NULL")
    op.create_index("archives_unreviewed", "archives", ["table_id"], sqlite_where=missing, postgresql_where=missing)
