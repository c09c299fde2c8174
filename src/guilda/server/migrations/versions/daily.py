"""Daily deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the games of people, and those of the master."""
    op.create_table(
        "daily_games",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("deal", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40)),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("ahead", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("picture", sa.Text),
    )
    op.create_index("daily_games_of_deal", "daily_games", ["deal", "finished"])
    op.create_table(
        "daily_masters",
        sa.Column("deal", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
