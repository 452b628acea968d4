"""Baccarat written once, executed, and published: rules as data, a reference engine, and a suite for any engine."""

from datetime import date

__version__ = "0.1.0"

RULES_DATE = date(2026, 11, 30)
"""The day of the rules of this version, which stands at the foot of every player's page."""
