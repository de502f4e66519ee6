"""The store in which tables outlive the process: SQLite or PostgreSQL."""
