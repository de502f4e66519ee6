"""How does alembic run the scripts? On the connection that ``store.upgrade`` hands over."""

from __future__ import annotations

from alembic import context

from wordsvc.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
