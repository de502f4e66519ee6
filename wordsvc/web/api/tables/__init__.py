"""Shared tables over HTTP."""
