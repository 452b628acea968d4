"""The rules as data: `spec/` read strictly into frozen, validated values."""

from conformance.rulebook.load import load, rulebook
from conformance.rules import Result, Rule, Rulebook, Table

__all__ = ["Result", "Rule", "Rulebook", "Table", "load", "rulebook"]
