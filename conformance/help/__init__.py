"""The published help: pages of rules in every language, made from the rulebook and the words alone."""
