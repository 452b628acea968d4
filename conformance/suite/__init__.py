"""The suite: Gherkin in every language, run against any engine."""
