"""The published help: pages of rules in three languages, made from the rulebook and the words alone."""
