"""The player's page: what a person at the table wants to know, in the order in which it is asked."""
