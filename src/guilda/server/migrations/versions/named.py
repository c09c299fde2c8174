"""Persons who are named in a table's log without a seat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column, and rows for the persons in the logs."""
    op.add_column("seats", sa.Column("seated", sa.Boolean, nullable=False, server_default=sa.true()))
    connection = op.get_bind()
    named: set[tuple[str, str]] = set()
    for table, raw in connection.execute(sa.text("SELECT table_id, entry FROM entries")):
        entry = json.loads(bytes(raw))
        persons = [entry.get("by"), *(chair.get("person") for chair in entry.get("chairs", ()))]
        named.update((table, person) for person in persons if person)
    known = {tuple(row) for row in connection.execute(sa.text("SELECT table_id, person FROM seats"))}
    insert = sa.text(
        "INSERT INTO seats (table_id, person, changed, seated)"
        " SELECT id, :person, changed, :seated FROM tables WHERE id = :of"
    )
    for table, person in sorted(named - known):
        connection.execute(insert, {"of": table, "person": person, "seated": False})
