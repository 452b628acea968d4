"""Baccarat written once, executed, and published: rules as data, a reference engine, and a suite for any engine."""

__version__ = "0.1.0"
