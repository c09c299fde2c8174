"""Alembic's entry: the connection is handed in by `storage.migrate`, which has begun a transaction on it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
