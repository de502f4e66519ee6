"""Measurements, run by `make bench` and `make accuracy`; no part of the package or the tests."""
