"""Judged rows as they are written, a module a family of formats, and the sinks they go to."""
