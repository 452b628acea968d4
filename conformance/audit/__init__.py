"""The audit: recorded rounds checked against the rules, from one file to as many as there are."""
