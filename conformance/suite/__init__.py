"""The suite: Gherkin in three languages, run against any engine."""
