"""Alembic: bring a data file to the schema of this version. Run by the store, never by hand."""

from alembic import context

from semiramis.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
